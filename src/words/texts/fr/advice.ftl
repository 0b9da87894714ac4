## Ce qui est conseillé.

advice-play = Joue { $card }.
advice-say = { $text }.
advice-discard = Écarte { $text }.

## Combien de fois.

worlds-all = dans toutes les donnes possibles
worlds-some =
    { $n ->
        [1] dans une donne possible sur 10
       *[other] dans { $n } donnes possibles sur 10
    }
worlds-none = dans aucune donne possible
others-all = toujours
others-some = dans { $n } sur 10
others-none = jamais
tenths = { $n },{ $other }

## Pourquoi.

reason-only-choice = Rien d’autre n’est possible.
reason-all-alike = Tous les choix se valent.
reason-close = Tout aussi bon, autant qu’on puisse en juger : { $text }.
reason-won = La partie est presque sûrement gagnée.
reason-lost = La partie est presque sûrement perdue.
reason-more-often = Tu gagnes ainsi la partie plus souvent : { $n } % contre { $other } %.
reason-wins-game =
    Tu gagnes ainsi la partie sur ce coup { $worlds } ; avec l’autre choix, { $other }.
reason-stops-them =
    Victoire de l’adversaire sur ce coup : { $worlds } ; avec l’autre choix, { $other }.
reason-hands-game = « { $text } » donnerait à l’adversaire le point qui lui manque.
reason-takes-game = Cela te donne le point qui te manque.
reason-wins-trick = Cela fait le pli { $worlds }.
reason-partner-takes = { $who } fait le pli { $worlds }, et ta carte y compte.
reason-gives-nothing = Le pli va à l’adversaire { $worlds }, et cette carte ne lui apporte rien.
reason-would-lose = Tu perdrais { $card } : { $who } fait le pli { $worlds }.
reason-higher-held =
    Tu gardes { $card } : { $who } tient encore une carte plus forte de cette couleur { $worlds }.
reason-keeps-trumps =
    { $n ->
        [1] Tu gardes ton atout.
        [2] Tu gardes tes deux atouts.
       *[other] Tu gardes tes { $n } atouts.
    }
reason-draws-trumps = Cela fait tomber les atouts : l’adversaire en tient encore { $worlds }.
reason-our-point = { $text } : à toi { $worlds } ; avec l’autre choix, { $other }.
reason-their-point = { $text } : à l’adversaire { $worlds } ; avec l’autre choix, { $other }.
reason-saves-jack = Le valet est sauvé { $worlds } ; avec l’autre choix, { $other }.
reason-holds-suit =
    { $n ->
        [0] Tu ne tiens aucun { $suit }.
        [1] À { $suit }, tu ne tiens que { $card }.
       *[other] À { $suit }, tu tiens { $n } cartes, la plus forte étant { $card }.
    }
reason-mean-points = Points en moyenne sur ce coup : { $n } pour toi, { $other } pour l’adversaire.
reason-mean-else = « { $text } » : { $n } contre { $other }.
reason-dealer-runs = { $who } change alors d’atout { $worlds }.
reason-dealer-gives = { $who } offre alors le point { $worlds }.
reason-throws-junk = Tu n’écartes ni atout ni carte qui compte.
reason-no-trick-left = Cette main ne peut plus rien gagner.

## Le conseil à la table.

hint = Conseil
hint-waits = Recherche du meilleur choix…
hint-warns = Une partie avec conseils est un entraînement : elle ne compte pas dans les statistiques.
hint-yes = Voir le conseil
hint-failed = Pas de conseil pour l’instant.
close-hint = Fermer le conseil
hint-note = Chances de gagner la partie, d’après ce que tu peux voir
practice-hints = entraînement avec conseils
percent = { $n } %
hint-best = { $text } : { $value }, le meilleur choix
