### Les pages sur les règles

site = All Fours : les règles
index-title = Les règles du All Fours
index-description =
    Le All Fours et toute sa famille expliqués aux débutants, variante par variante, avec des tables à
    suivre pas à pas.
index-lead =
    Le All Fours est une famille de jeux de cartes qui remonte à l’Angleterre du XVIIe siècle : six
    cartes chacun, quatre points par coup, et un valet que tout le monde veut. Chaque page explique
    un de ces jeux depuis la première carte. À côté du texte, il y a de vraies tables : suis un coup
    pas à pas et vois chaque point au moment où on le marque.
index-start = Tu n’as jamais joué ? Commence par { $link } : c’est le jeu national de Trinidad.
index-variants = Les jeux
index-more = Tout d’un coup d’œil
index-fair = Les donnes sont-elles honnêtes ? Vérifie-les
index-compose = Choisir soi-même les cartes
compare-title = Les jeux comparés
compare-description =
    Toutes les variantes du All Fours côte à côte : donne, atout, cartes retournées, jeu et points.
compare-lead =
    En quoi ces jeux diffèrent-ils ? Ces tableaux sont tirés des règles mêmes avec lesquelles on
    joue ici.
house-title = Règles maison
house-description =
    Toutes les règles du All Fours que l’on peut changer, avec chacune de leurs valeurs.
house-lead =
    Chaque règle par laquelle ces jeux diffèrent peut être changée avant la partie. Les voici
    toutes, avec toutes les valeurs qu’elles peuvent avoir ; là où il est écrit « convenu », on
    choisit le nombre.
nav-skip = Aller au texte
nav-label = Pages
nav-home = Règles
nav-compare = Comparer
nav-house = Règles maison
nav-play = Jouer
nav-languages = Langues
nav-contents = Sur cette page
facts-players = Joueurs
facts-target = But
facts-sources = Sources
facts-play = Jouer à ce jeu
section-options = Règles maison
options-lead =
    D’autres façons de jouer que les sources mentionnent. On peut choisir chacune avant la partie :
options-all = Toutes les règles maison
example-label = Exemple
example-table = La table de cet exemple : { $title }
example-steps = Pas à pas
example-awards = Points marqués
example-cards = Toutes les cartes
example-open = Ouvrir cette donne dans le jeu
example-previous = Retour
example-next = Suite
example-turned = retournée
example-stock = sur le talon
table-points = Points
table-side = Pour
table-for = Quoi
table-card = Cartes
table-score = Marque
table-variant = Jeu
word-red = rouge
word-black = noir
word-yes = oui
word-no = –
word-or = ou
role-dealer = le donneur, du donneur, au donneur, le donneur
role-eldest = le premier en cartes, du premier en cartes, au premier en cartes, le premier en cartes
role-third = le troisième joueur, du troisième joueur, au troisième joueur, le troisième joueur
role-dealer-partner =
    le partenaire du donneur, du partenaire du donneur, au partenaire du donneur, le partenaire du
    donneur
role-eldest-partner =
    le partenaire du premier en cartes, du partenaire du premier en cartes, au partenaire du premier
    en cartes, le partenaire du premier en cartes
role-third-partner =
    le partenaire du troisième, du partenaire du troisième, au partenaire du troisième, le
    partenaire du troisième
side-dealer = le camp du donneur, du camp du donneur, au camp du donneur, le camp du donneur
side-eldest =
    le camp du premier en cartes, du camp du premier en cartes, au camp du premier en cartes, le
    camp du premier en cartes
side-third = le troisième camp, du troisième camp, au troisième camp, le troisième camp
word-pair = { $name } : { $value }
group-deal = Joueurs et donne
group-trump = Comment on trouve l’atout
group-turned = Cartes retournées
group-play = Le jeu de la carte
group-points = Les points
sources-title = Les sources
sources-lead =
    Ce que ces pages disent des jeux se trouve dans neuf textes. Un petit numéro après un paragraphe
    mène ici ; survole-le pour voir le nom de la source.
sources-description =
    Les neuf textes d’où viennent ces règles du All Fours, et ce dont chacun traite.
sources-ours-title = Nos décisions
sources-ours-lead =
    Là où les sources se taisent ou se lisent de deux façons, un programme doit bien choisir. Un tel
    paragraphe porte la note « notre décision », avec la raison. Les voici toutes :
sources-in = Langue : { $language }
sources-games = Jeux : { $games }
nav-sources = Sources
nav-tactics = Bien jouer
nav-compose = Choisir les cartes
nav-fair = Donnes honnêtes ?
note-says = Source : { $name }
note-ours = notre décision
cotton-try = Jouer comme l’écrit Cotton
same-lead = Pour le reste, tout est comme dans « { $game } » :
same-show = { $heading } : comme dans « { $game } »
glossary-title = Vocabulaire
glossary-eldest = premier en cartes
glossary-eldest-meaning = le joueur placé après le donneur, qui joue la première carte
glossary-follow = fournir
glossary-follow-meaning = jouer une carte de la couleur demandée
glossary-void = sans (une couleur)
glossary-void-meaning = n’avoir aucune carte de cette couleur
picture-ranks = L’ordre des cartes, de la plus forte à la plus faible
picture-seats = Les places
picture-points = Points de cartes
picture-seat-dealer = Donneur
picture-seat-eldest = Premier en cartes
picture-seat-n = Joueur { $n }
picture-seat-caption =
    Les places dans l’ordre du jeu : { $seats }. Les partenaires ont la même couleur.
picture-seat-alone = Les places dans l’ordre du jeu : { $seats }.
nothing = –
onepage-title = Trinidad sur une feuille
onepage-lead =
    Assez de règles pour une première partie, et comment bien la jouer : une feuille de papier, ou deux écrans de téléphone.
onepage-all = Toutes les règles, avec des exemples
onepage-link = Sur une feuille
