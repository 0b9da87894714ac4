### What the games are called; and where there is little room, in at most 17 letters.

variant-german = German All Fours
variant-german-short = German
variant-trinidad = Trinidad All Fours
variant-trinidad-short = Trinidad
variant-trinidad-2 = Trinidad All Fours for two
variant-trinidad-2-short = Trinidad (2)
variant-tobago = Tobago All Fours
variant-tobago-short = Tobago
variant-west-yorkshire = West Yorkshire All Fours
variant-west-yorkshire-short = W. Yorkshire
variant-west-yorkshire-2 = West Yorkshire for two
variant-west-yorkshire-2-short = W. Yorkshire (2)
variant-west-yorkshire-6 = West Yorkshire for six
variant-west-yorkshire-6-short = W. Yorkshire (6)
variant-lancashire = Lancashire All Fours
variant-lancashire-short = Lancashire
variant-cotton = Charles Cotton’s All Fours
variant-cotton-short = Cotton
variant-running = Running All Fours
variant-running-short = Running
variant-old-american = Old American All Fours
variant-old-american-short = Old American
variant-seven-up = Seven Up
variant-seven-up-short = Seven Up
variant-pitch = Pitch
variant-pitch-short = Pitch
variant-french = French All Fours
variant-french-short = French
variant-french-4 = French All Fours for four
variant-french-4-short = French (4)
variant-california-jack = California Jack
variant-california-jack-short = California Jack
variant-sca = All Fours to 49
variant-sca-short = To 49

## Where they are played, or were.

family-caribbean = Caribbean
family-england = England
family-america = America
family-france = French rules
family-germany = German rules
family-old-books = Earlier times
