### What the games are called; and where there is little room, in at most 17 letters.

variant-german = Deutsches All Fours
variant-german-short = Deutsch
variant-trinidad = Trinidad All Fours
variant-trinidad-short = Trinidad
variant-trinidad-2 = Trinidad All Fours zu zweit
variant-trinidad-2-short = Trinidad (2)
variant-tobago = Tobago All Fours
variant-tobago-short = Tobago
variant-west-yorkshire = West Yorkshire All Fours
variant-west-yorkshire-short = W. Yorkshire
variant-west-yorkshire-2 = West Yorkshire zu zweit
variant-west-yorkshire-2-short = W. Yorkshire (2)
variant-west-yorkshire-6 = West Yorkshire zu sechst
variant-west-yorkshire-6-short = W. Yorkshire (6)
variant-lancashire = Lancashire All Fours
variant-lancashire-short = Lancashire
variant-cotton = Charles Cottons All Fours
variant-cotton-short = Cotton
variant-running = Running All Fours
variant-running-short = Running
variant-old-american = Altamerikanisches All Fours
variant-old-american-short = Altamerikanisch
variant-seven-up = Seven Up
variant-seven-up-short = Seven Up
variant-pitch = Pitch
variant-pitch-short = Pitch
variant-french = Französisches All Fours
variant-french-short = Französisch
variant-french-4 = Französisches All Fours zu viert
variant-french-4-short = Französisch (4)
variant-california-jack = California Jack
variant-california-jack-short = California Jack
variant-sca = All Fours bis 49
variant-sca-short = Bis 49

## Where they are played, or were.

family-caribbean = Karibik
family-england = England
family-america = Amerika
family-france = Französische Regeln
family-germany = Deutsche Regeln
family-old-books = Aus früherer Zeit
