### What the page itself has: its labels, and what it says while the program is not there. No places,
### no forms: these are put into the page as they are.

## The page around the table, in the order of its elements.

page-table = La table de jeu ; le texte qui suit dit la même chose.
page-words = Le jeu en mots
page-hand = Ta main
page-actions = Ce que tu peux faire
page-happened = Ce qui s’est passé
deal-name = Nom de la donne
deal-note = De 1 à 64 lettres, chiffres, - ou _. Le même nom donne les mêmes cartes.
close = Fermer
cancel = Annuler
take-deal = Prendre cette donne
link-by-hand = Le lien de cette donne, à copier à la main

## While the program is not there to say it.

loading = On mélange les cartes…
not-loaded = Impossible de charger le jeu. Recharge la page ou essaie un autre navigateur.
stopped = Le jeu s’est arrêté. Recharge la page : son adresse ouvre la même donne.
no-script = Le All Fours se joue avec JavaScript, qui est désactivé ici.

## What previews of links say, and the start screen.

tagline = Chaque point expliqué au moment où il se marque.
