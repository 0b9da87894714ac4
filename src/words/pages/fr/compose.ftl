compose-title = Choisir les cartes
compose-description =
    Placer des cartes dans les mains, choisir le jeu et emporter le lien de cette donne exacte.
compose-intro =
    Place des cartes dans les mains et sur le paquet, et repars avec un lien qui donne exactement
    celles-là. Ce que tu laisses libre est donné par le nom de la donne.
compose-variant = Jeu
compose-players = Joueurs
compose-seed = Nom de la donne
compose-seed-note = Donne toutes les cartes que tu n’as pas placées.
compose-dealer = Donneur
compose-dealer-found = désigné par les règles
compose-puzzle = Comme problème
compose-puzzle-note = Toutes les cartes sur table : ta main y arrive-t-elle, quoi que fassent les autres ?
compose-puzzle-none = pas de problème
compose-puzzle-jack = sauver le valet
compose-puzzle-hang = pendre le valet
compose-puzzle-low = ramasser le plus faible
compose-puzzle-game = marquer la force du jeu
compose-puzzle-all = faire les quatre points
compose-puzzle-win = gagner la partie
compose-score = Points avant le coup : { $who }
compose-rules = Règles maison

compose-pack = Les cartes
compose-pack-note =
    Appuie sur une carte : elle va à l’endroit choisi ; appuie dessus là-bas, elle revient. À la
    souris, tu peux aussi la glisser.
compose-places = Où vont les cartes
compose-place-hand = Main : { $who }
compose-place-hand-you = Ta main
compose-place-pack = Ensuite dans le paquet, du dessus vers le bas
compose-place-pack-note = La retourne, puis les cartes en plus ; ou le talon.

compose-result = La donne
compose-good = Cette donne est possible.
compose-dealt = { $who } :
compose-turned = Puis on retourne
compose-by = Donneur : { $who }
compose-link = Lien
compose-embed = Pour la mettre dans ta propre page
compose-copy = Copier le lien
compose-copied = Lien copié.
compose-play = Jouer
compose-clear = Reprendre toutes les cartes
compose-placed = { $card }, ici : { $place }
compose-failed = Impossible de charger les règles. Recharge la page.
