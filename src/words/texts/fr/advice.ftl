## Ce qui est conseillé.

advice-play = Joue { $card }.
advice-say = { $text }.
advice-discard = Écarte { $text }.

## Combien de fois.

worlds-all = dans tous les mondes
worlds-some =
    { $n ->
        [1] dans 1 monde sur 10
       *[other] dans { $n } mondes sur 10
    }
worlds-none = dans aucun monde
others-all = toujours
others-some = dans { $n } sur 10
others-none = jamais
tenths = { $n },{ $other }

## Pourquoi.

reason-only-choice = Rien d’autre n’est possible.
reason-all-alike = Rien n’en dépend.
reason-close = { $text } : tout aussi bon, pour autant qu’on puisse voir.
reason-won = La partie ne peut presque plus être perdue.
reason-lost = La partie ne peut presque plus être gagnée.
reason-more-often = Cela gagne la partie plus souvent : { $n } % contre { $other } %.
reason-wins-game = Cela gagne la partie sur ce coup { $worlds }, sinon { $other }.
reason-stops-them = L’autre camp gagne la partie sur ce coup { $worlds }, sinon { $other }.
reason-hands-game = « { $text } » donnerait à l’autre camp le point qui lui manque.
reason-takes-game = Cela te donne le point qui te manque.
reason-wins-trick = Cela fait le pli { $worlds }.
reason-partner-takes = { $who } fait le pli { $worlds }, et ta carte y compte.
reason-gives-nothing =
    Le pli va à l’autre camp { $worlds }, et cette carte ne lui apporte rien.
reason-would-lose = Tu perdrais { $card } : { $who } fait le pli { $worlds }.
reason-higher-held =
    Tu gardes { $card } : { $who } tient encore une carte plus forte de cette couleur { $worlds }.
reason-keeps-trumps =
    { $n ->
        [1] Tu gardes ton atout.
        [2] Tu gardes tes deux atouts.
       *[other] Tu gardes tes { $n } atouts.
    }
reason-draws-trumps = Cela fait tomber les atouts : l’autre camp en tient encore { $worlds }.
reason-our-point = { $text } : à toi { $worlds }, sinon { $other }.
reason-their-point = { $text } : à l’autre camp { $worlds }, sinon { $other }.
reason-saves-jack = Le valet est sauvé { $worlds }, sinon { $other }.
reason-holds-suit =
    { $n ->
        [0] Tu ne tiens aucun { $suit }.
        [1] À { $suit }, tu ne tiens que { $card }.
       *[other] À { $suit }, tu tiens { $n } cartes, la plus forte étant { $card }.
    }
reason-mean-points = Le coup te rapporte alors { $n } points en moyenne, à l’autre camp { $other }.
reason-mean-else = « { $text } » : { $n } contre { $other }.
reason-dealer-runs = { $who } change alors l’atout { $worlds }.
reason-dealer-gives = { $who } offre alors le point { $worlds }.
reason-throws-junk = Rien de ce qui part ne compte ni n’est atout.
reason-no-trick-left = Cette main ne peut plus rien gagner.

## Le conseil à la table.

hint = Conseil
hint-waits = Recherche du meilleur choix…
hint-warns = Une partie avec conseils est un entraînement : elle ne compte pas dans les statistiques.
hint-yes = Voir le conseil
hint-failed = Pas de conseil pour l’instant.
close-hint = Fermer le conseil
hint-note = Chance de gagner la partie, d’après ce que ta place peut savoir
practice-hints = entraînement avec conseils
percent = { $n } %
hint-best = { $text } : { $value }, le meilleur choix
