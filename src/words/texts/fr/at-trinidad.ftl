### Said instead at the tables of Trinidad and Tobago, with the game's own words.

stand = Stand
beg = Beg
said-stand = Stand, je prends !
said-beg = Beg, je propose
ask-stand = Retourne : { $card }. Tu prends à { $suit } (stand), ou tu proposes (beg) ?
ask-must-beg = Retourne : { $card }. Tu n’as pas de { $suit } : il faut proposer (beg).
lesson-turned =
    { $trump ->
        [fixed] Atout { $suit }
       *[offered] Atout { $suit } ?
    } ¶ On retourne une carte, le « kick » : sa couleur est proposée. Même le plus
    petit atout bat toutes les autres couleurs.
