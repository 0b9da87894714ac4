### What the games are called; and where there is little room, in at most 17 letters.

variant-german = All Fours à l’allemande
variant-german-short = Allemand
variant-trinidad = All Fours de Trinidad
variant-trinidad-short = Trinidad
variant-trinidad-2 = All Fours de Trinidad à deux
variant-trinidad-2-short = Trinidad (2)
variant-tobago = All Fours de Tobago
variant-tobago-short = Tobago
variant-west-yorkshire = All Fours du West Yorkshire
variant-west-yorkshire-short = W. Yorkshire
variant-west-yorkshire-2 = West Yorkshire à deux
variant-west-yorkshire-2-short = W. Yorkshire (2)
variant-west-yorkshire-6 = West Yorkshire à six
variant-west-yorkshire-6-short = W. Yorkshire (6)
variant-lancashire = All Fours du Lancashire
variant-lancashire-short = Lancashire
variant-cotton = All Fours de Charles Cotton
variant-cotton-short = Cotton
variant-running = Running All Fours
variant-running-short = Running
variant-old-american = All Fours américain d’autrefois
variant-old-american-short = Américain
variant-seven-up = Seven Up
variant-seven-up-short = Seven Up
variant-pitch = Pitch
variant-pitch-short = Pitch
variant-french = All Fours à la française
variant-french-short = Français
variant-french-4 = All Fours à la française, à quatre
variant-french-4-short = Français (4)
variant-california-jack = California Jack
variant-california-jack-short = California Jack
variant-sca = All Fours en 49
variant-sca-short = En 49

## Where they are played, or were.

family-caribbean = Caraïbes
family-england = Angleterre
family-america = Amérique
family-france = Règles françaises
family-germany = Règles allemandes
family-old-books = Autrefois
