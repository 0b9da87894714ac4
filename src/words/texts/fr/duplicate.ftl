## Duplicate: the hands of a game, each again as a computer player plays it from the same seat.

duplicate = Mêmes cartes
duplicate-note =
    Chaque coup encore une fois, joué de ta place par « { $who } » : les mêmes cartes, la même
    marque. Les autres font comme avant, jusqu’à ce qu’une décision diffère.
duplicate-progress = Coup { $n } sur { $other }…
duplicate-nothing = Il n’y a encore rien à comparer : joue d’abord un coup.
duplicate-failed = La comparaison n’est pas possible ici pour le moment.
duplicate-hand = Coup { $n }
duplicate-chance = { $n } % de chances
duplicate-total = Tous les coups
duplicate-ahead =
    { $n ->
        [1] Tu as tiré de ces cartes un point de plus que « { $who } ».
       *[other] Tu as tiré de ces cartes { $n } points de plus que « { $who } ».
    }
duplicate-behind =
    { $n ->
        [1] « { $who } » a tiré de ces cartes un point de plus que toi.
       *[other] « { $who } » a tiré de ces cartes { $n } points de plus que toi.
    }
duplicate-level = Tu as tiré de ces cartes autant que « { $who } ».

## Where a hand went another way.

duplicate-alike = Joué de même, décision par décision
duplicate-in-trick = Pli { $n } – { $text }
duplicate-before-play = Avant le premier pli – { $text }
duplicate-line = « { $who } » joue
