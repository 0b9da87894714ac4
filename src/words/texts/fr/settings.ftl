## Languages: the word, and what this one calls itself.

language = Langue
language-name = Français

## The dialog of settings.

settings = Réglages
settings-page = La page
settings-cards = Cartes et tapis
settings-play = Pendant la partie
look = Couleurs de la page
look-automatic = comme l’appareil
look-light = claires
look-dark = sombres
text-size = Taille du texte et des cartes
text-size-limit = À la table, cette fenêtre n’a de place que pour { $value }.
felt = Tapis
felt-green = Vert
felt-blue = Bleu
felt-wine = Bordeaux
card-back = Dos des cartes
back-red = Tressage rouge
back-brown = Tressage brun
back-blue = Treillis bleu
back-green = Carreaux verts
hand-order = Ordre de ta main
order-usual = Atouts d’abord, fortes d’abord
order-low-first = Atouts d’abord, faibles d’abord
order-trumps-last = Faibles d’abord, atouts à la fin
order-by-rank = Par valeur, fortes d’abord
left-handed = Disposer la table pour la main gauche
left-handed-note =
    Les cartes se recouvrent dans l’autre sens, la valeur à droite ; les boutons de la barre sont à gauche.
second-touch = Jouer une carte en la touchant deux fois
second-touch-note = La première fois, elle se lève ; toucher ailleurs l’abaisse.
sound = Son
sound-note = Les cartes, les points et la fin d’une partie, doucement. Un téléphone vibre aussi.
sound-offer = On peut aussi entendre les cartes et les points.
sound-on = Activer le son
volume = Volume du son
volume-soft = doux
volume-loud = fort
last-card = Jouer la dernière carte automatiquement
shortcuts = Raccourcis clavier
shortcuts-note = Une lettre, un chiffre ou un signe suffit pour jouer ou demander.
text-only = Texte seul
text-only-note = Le jeu sans son image.
calls-of-others = Mots lancés par les autres
turn-notes = Notification quand c’est mon tour
turn-notes-refused =
    Ton navigateur n’autorise pas les notifications de cette page. Tu peux le changer dans ses
    réglages.
turn-notes-unsupported = Ce navigateur n’offre pas de notifications à cette page.
hide-picture = Cacher l’image
show-picture = Montrer l’image
captions-again = Revoir les explications de la première partie
captions-come = Des explications accompagnent la première partie, chacune à son moment.
names = Noms
names-note = { $n } caractères au plus ; un champ vide donne le nom habituel.
your-name = Ton nom

## The table of keys: names of keys, and what they do.

keys = Touches
keys-note = On peut les désactiver dans les réglages.
keys-off-note = Lettres, chiffres et signes sont désactivés dans les réglages.
keys-reader =
    Avec un lecteur d’écran, lettres et chiffres parviennent au jeu une fois le mode navigation
    désactivé : deux fois Inser+A dans Orca, Inser+Espace dans NVDA. Si ton navigateur, comme GNOME Web, n’annonce pas
    ce qui se passe, tu le trouves sous le titre « Ce qui s’est passé ».
keys-play = Jouer
keys-ask = Demander
keys-look = Regarder
key-enter = Entrée
key-space = Espace
key-home = Début
key-end = Fin
key-primary = Ce que dit le bouton doré ; passer à la suite
key-place = La carte à cette place de la main
key-beg = Proposer, ou redonner
key-discard = Écarter, ou abattre
key-next = Coup suivant, ou rejouer
key-trump = Quel est l’atout ?
key-score = Où en est la marque ?
key-hand = Qu’ai-je en main ?
key-lines = Que vient-il de se passer ?
key-step-back = Un pas en arrière
key-step-on = Un pas en avant
key-trick-back = Un pli en arrière
key-trick-on = Un pli en avant
key-first = Au début
