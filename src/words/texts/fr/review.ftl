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

## Of a whole hand.

review-turned = La donne { $n } a basculé ici ({ $text }) : cela a coûté { $value } %.
review-clean = À la donne { $n }, rien n’a été abandonné.
review-lucky = Ce qui fut abandonné à la donne { $n }, les cartes l’ont pardonné.

## The review on the screen. $n and $other count decisions.

review = Analyse
review-note = Ce que chaque décision a coûté en chances de gagner, d’après ce que tu pouvais savoir alors.
review-progress = Décision { $n } sur { $other }…
review-nothing = Il n’y a encore rien à revoir : joue d’abord une donne.
review-failed = L’analyse n’est pas possible ici pour le moment.
review-chances = Tes chances de gagner la partie, décision par décision
review-chances-text = { $n } % à la première décision, { $other } % à la dernière
review-to-table = Montrer à la table
