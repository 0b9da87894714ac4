## Suits, and one card of each.

clubs = trèfle
diamonds = carreau
hearts = cœur
spades = pique
a-club = un trèfle
a-diamond = un carreau
a-heart = un cœur
a-spade = un pique

## Ranks.

cards =
    deux de { $suit },
    trois de { $suit },
    quatre de { $suit },
    cinq de { $suit },
    six de { $suit },
    sept de { $suit },
    huit de { $suit },
    neuf de { $suit },
    dix de { $suit },
    valet de { $suit },
    dame de { $suit },
    roi de { $suit },
    as de { $suit }
the-cards =
    le deux de { $suit },
    le trois de { $suit },
    le quatre de { $suit },
    le cinq de { $suit },
    le six de { $suit },
    le sept de { $suit },
    le huit de { $suit },
    le neuf de { $suit },
    le dix de { $suit },
    le valet de { $suit },
    la dame de { $suit },
    le roi de { $suit },
    l’as de { $suit }
rank-letters = 23456789TVDRA
