## What a decision was worth, looking back: a word for each mark.

mark-best = le meilleur
mark-good = bon
mark-doubtful = douteux
mark-mistake = erreur
mark-lucky = chanceux

## Why. $text: a card, or a word as on its button; $value: hundredths, “4.2”.

verdict-cost = Chances de gagner la partie, en points de pourcentage : −{ $value }.
verdict-better = Mieux : { $text }.
verdict-lucky = Vu la répartition des cartes, c’était sans conséquence.

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
        [you] tu as joué { $card }
       *[others] { $who } a joué { $card }
    }
did-led-into =
    { $form ->
        [you] tu as joué { $card } devant { $other }
       *[others] { $who } a joué { $card } devant { $other }
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
        [you] tu as perdu { $card } sur { $other }
       *[others] { $who } a perdu { $card } sur { $other }
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

how-led = en premier
how-led-into = en premier, devant { $card }
how-under = sous { $card }
how-over = sur { $card }
how-beaten = tombe sous { $card }
how-trumps = coupe { $card }
how-thrown = défausse sur { $card }

## Of a whole hand.

review-turned =
    Le coup { $n } a basculé quand { $text } ; coût en points de pourcentage : { $value }.
review-clean = Au coup { $n }, rien n’a été gâché.
review-lucky = Au coup { $n }, les cartes ont pardonné ce qui avait été gâché.

## The review on the screen. $n and $other count decisions.

review = Analyse
review-note = Ce que chaque décision a coûté en chances de gagner, d’après ce que tu pouvais savoir alors.
review-progress = Décision { $n } sur { $other }…
review-nothing = Il n’y a encore rien à revoir : joue d’abord un coup.
review-failed = L’analyse n’est pas possible ici pour le moment.
review-chances = Chances de gagner la partie, décision par décision
review-chances-text = { $n } % à la première décision, { $other } % à la dernière
review-to-table = Montrer à la table
review-whose = Décisions
review-hand = Coup { $n }
review-before = Avant le jeu
review-of = { $n } sur { $other }
review-previous = La décision d’avant
review-next = La décision suivante
review-fell = de { $n } à { $other } %
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
review-points = Les points du coup { $n }

## How the cards really lay.

review-really = Les cartes telles qu’elles étaient
review-really-note =
    Cartes sur table, et chacun jouant au mieux : personne ne pouvait le savoir alors.
review-really-better = Le meilleur choix : { $text }, { $n } % contre { $other } %.
review-really-none = Rien n’était meilleur que ce qui a été joué : { $n } %.
review-line = La suite après { $text }
review-really-partly = Aussi loin que la recherche exacte est allée.
