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
