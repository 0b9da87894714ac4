## Buttons and screens.

play = Jouer
new-game = Nouvelle partie
start-screen = Écran d’accueil
advanced = Avancé
share = Partager
undo = Annuler
undo-warns =
    Si tu annules, cette partie compte comme entraînement, pas dans les statistiques. Appuie encore
    pour annuler.
undo-again = Appuie encore pour annuler.
redo = Rétablir
menu = Menu
history = L’historique
menu-opened = Menu ouvert. Ses entrées sont aussi des boutons sous « Ce que tu peux faire ». Échap le ferme.
history-opened = Historique ouvert. Il est aussi sur cette page, sous le titre de ce nom.
rules-opened = Règles ouvertes. Le lien « Règles » y mène, sous forme de page. Échap les ferme.
sheet-closed = Fermé.
sheet-first = Quelque chose couvre la table : Échap le ferme.
points-tab = Points
everything-tab = Tout
next-hand = Coup suivant
play-again = Rejouer
discard-button = Écarter
lay-down = Abattre
keep = Continuer
seed = Donne
new-seed = Nouvelle donne
players = Joueurs
variant = Jeu
last-trick = Dernier pli
copy-link = Copier le lien
link-copied = Lien copié.
copy-failed = La copie a été refusée ; le lien est sélectionné, à copier à la main.
back-to-game = Revenir au jeu
four-colours = Jeu à quatre couleurs
two-colours = Jeu à deux couleurs
pace = Vitesse
pace-slow = lente
pace-normal = normale
pace-fast = rapide
rule = Règle
rule-explained = Plus sur cette règle
you-win = Tu gagnes la partie
other-wins = La partie revient à { $side }
hand-over = Le coup { $n } est fini
practice = entraînement
step-back = Reculer
step-on = Avancer
step-play = Lire
pause = Pause
new-version = Une nouvelle version du jeu est disponible.
reload = Recharger
house-rules = Règles maison
usual-rules = Règles habituelles
rules = Règles
explained = Règles expliquées
rules-changed = modifiées : { $n }
source = source { $text }

## A league match.

league = Match de ligue
league-note =
    Quatre tables à la fois, chacune en 15 ; la tienne est l’une d’elles. Une partie gagnée vaut 2
    points de match, le plus gros total 2 de plus.
league-result =
    Match de ligue : ta table { $score }, les autres { $text }. Points de match { $n } : { $who }.
league-won = ton pub gagne
league-lost = l’autre pub gagne
league-drawn = match nul

## What a link has brought.

sent-deal = On t’envoie une donne
sent-hand = On t’envoie un coup déjà joué
sent-played = On t’envoie une partie déjà jouée
sent-game = On t’envoie une partie
sent-moment = On t’envoie un moment d’une partie
sent-seat = à la place de l’expéditeur
sent-begin = Commencer
how-it-works = Comment jouer
take-over = Reprendre d’ici

## A challenge: more than so many points in a hand.

challenge = { $n ->
        [0] 0 point
        [1] Un point
       *[other] { $n } points
    } à battre dans ce coup.
challenge-mark = { $n } à battre
challenge-won = { $n } à battre : tu en marques { $score }. Bravo !
challenge-equal = { $n } à battre : tu en marques { $score } aussi.
challenge-lost = { $n } à battre : tu en marques { $score }. Pas cette fois.

## The first screen.

play-game = Jouer : { $text }
players-of = { $n } joueurs
minutes = environ { $n ->
        [1] une minute
       *[other] { $n } minutes
    }
first-line =
    Quatre points à chaque coup : l’atout le plus fort, le plus faible, le valet et les plis les
    plus précieux.
go-on = Continuer
go-on-note = { $text } · coup { $n }
kept-games = Parties gardées
forget-game = Supprimer
keep-game = La remettre
kept-unread = Une partie que cette version ne sait pas lire
not-kept =
    Ce navigateur ne garde pas ta partie : sa mémoire est pleine, ou il le refuse. Enregistre-la
    dans un fichier, ou envoie-toi son lien.
more-games = Autres jeux
options = Options
back = Retour
players-all = tous
# Several people, each with a device of their own.
together = Jouer ensemble
call-across = Lancer un mot
together-not-loaded =
    Le jeu ensemble n’a pas pu être chargé. Vérifie la connexion et réessaie.
