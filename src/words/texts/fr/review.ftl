## What a decision was worth, looking back: a word for each mark.

mark-best = au mieux
mark-good = bon
mark-doubtful = douteux
mark-mistake = erreur
mark-lucky = chanceux

## Why. $text: a card, or a word as on its button; $value: hundredths, “4.2”.

verdict-cost = Cela coûte { $value } % des chances de gagner la partie.
verdict-better = Mieux : { $text }.
verdict-lucky = Les cartes étaient placées de sorte que ce fut sans suite.

## What somebody did, said after “when”.

did-says =
    { $form ->
        [you] tu as dit « { $text } »
       *[others] { $who } a dit « { $text } »
    }
did-discards =
    { $form ->
        [you] tu as écarté { $text }
       *[others] { $who } a écarté { $text }
    }
did-lays-down =
    { $form ->
        [you] tu as abattu ta main
       *[others] { $who } a abattu sa main
    }
did-keeps =
    { $form ->
        [you] tu as continué
       *[others] { $who } a continué
    }
did-led =
    { $form ->
        [you] tu as entamé { $card }
       *[others] { $who } a entamé { $card }
    }
did-led-into =
    { $form ->
        [you] tu as entamé { $card } devant { $other }
       *[others] { $who } a entamé { $card } devant { $other }
    }
did-under =
    { $form ->
        [you] tu as mis { $card } sous { $other }
       *[others] { $who } a mis { $card } sous { $other }
    }
did-over =
    { $form ->
        [you] tu as mis { $card } sur { $other }
       *[others] { $who } a mis { $card } sur { $other }
    }
did-beaten =
    { $form ->
        [you] tu as joué { $card } devant { $other }
       *[others] { $who } a joué { $card } devant { $other }
    }
did-trumps =
    { $form ->
        [you] tu as coupé { $other } avec { $card }
       *[others] { $who } a coupé { $other } avec { $card }
    }
did-thrown =
    { $form ->
        [you] tu as jeté { $card } sur { $other }
       *[others] { $who } a jeté { $card } sur { $other }
    }

## The same in short, after the number of the trick.

how-led = à l’entame
how-led-into = à l’entame, devant { $card }
how-under = sous { $card }
how-over = sur { $card }
how-beaten = devant { $card }
how-trumps = coupe { $card }
how-thrown = défausse sur { $card }

## Of a whole hand.

review-turned = La donne { $n } a basculé quand { $text } : cela a coûté { $value } %.
review-clean = À la donne { $n }, rien n’a été abandonné.
review-lucky = Ce qui fut abandonné à la donne { $n }, les cartes l’ont pardonné.

## The review on the screen. $n and $other count decisions.

review = Analyse
review-note = Ce que chaque décision a coûté en chances de gagner, d’après ce que tu pouvais savoir alors.
review-progress = Décision { $n } sur { $other }…
review-nothing = Il n’y a encore rien à revoir : joue d’abord une donne.
review-failed = L’analyse n’est pas possible ici pour le moment.
review-chances = Chances de gagner la partie, décision par décision
review-chances-text = { $n } % à la première décision, { $other } % à la dernière
review-to-table = Montrer à la table
review-whose = Les décisions de
review-hand = Donne { $n }
review-before = Avant le jeu
review-of = { $n } sur { $other }
review-previous = La décision d’avant
review-next = La décision suivante
review-fell = { $n } à { $other } %
review-trick = Le pli jusque-là
review-played =
    { $form ->
        [you] Tu as joué
       *[others] { $who } a joué
    }
review-best = Le mieux
review-choices = Tous les choix
review-try = Essayer à partir d’ici
sign-high = ↑
sign-low = ↓
sign-jack = V
sign-game = F
review-points = Les points de la donne { $n }

## How the cards really lay.

review-really = Les cartes telles qu’elles étaient
review-really-note = Toutes cartes ouvertes, et chacun jouant au mieux : personne ne pouvait le savoir alors.
review-really-better = { $text } aurait été le mieux : { $n } % contre { $other } %.
review-really-none = Rien n’était meilleur que ce qui a été joué : { $n } %.
review-line = La suite après { $text }
review-really-partly = Aussi loin que la recherche exacte est allée.
