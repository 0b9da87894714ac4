## Games that are kept, and statistics.

resume = Reprendre : { $text }
statistics = Statistiques
unread-here =
    Quelque chose, gardé ici par une autre version ou abîmé, ne peut pas être lu. Cela n’est pas
    montré et reste tel quel.
unstored-here =
    Ce n’est pas enregistré : le stockage du navigateur est plein, ou il est refusé. Cela reste
    jusqu’à la fermeture de la page, et sera enregistré dès qu’il y aura de la place.
statistics-note =
    Ici comptent les parties que tu finis, dans ce navigateur. L’entraînement ne compte
    pas : une partie avec un retour en arrière ou un conseil, ou que quelqu’un d’autre a commencée.
statistics-together = Parties jouées ensemble
last-games = Les { $n } dernières parties. Gagnées : { $value }.
no-statistics = Aucune partie n’est encore finie.
forget-statistics = Effacer les statistiques
forget-really = Vraiment tout effacer ?
records = Sur un autre appareil
records-note =
    Enregistre ici tes statistiques, tes donnes du jour et l’ardoise dans un fichier, puis ouvre-le
    là-bas. Rien n’est perdu ni compté deux fois, aussi souvent que tu le fasses.
records-save = Tout enregistrer dans un fichier
records-load = Ouvrir un fichier enregistré
records-taken = C’est repris. Parties : { $n }. Donnes du jour : { $value }. Sur l’ardoise : { $text }.
records-same = Tout ce que contient ce fichier est déjà ici.
records-bad = Ce fichier ne contient rien à reprendre ici. Tes résultats sont restés tels quels.
records-newer = Une version plus récente de cette page a écrit ce fichier. Recharge la page et réessaie.
records-bad-line = La ligne { $n } de ce fichier est illisible. Tes résultats sont restés tels quels.
records-cut = Ce fichier est tronqué. Tes résultats sont restés tels quels.
games-played = Parties
games-won = gagnées
hands-played = coups
all-fours-made = les quatre points
your-side = ton camp
other-sides = les autres
turned-points = Cartes retournées

## What can be sent to others, and opened.

share-what = Ce que le lien ouvre
share-deal = Cette donne
share-deal-note = Les cartes du coup { $n } telles qu’elles ont été données, rien n’est encore joué.
share-hand = Ce coup, tel qu’il a été joué
share-hand-note = Le coup { $n } avec toutes les décisions jusqu’ici.
share-game = Toute la partie jusqu’ici
share-game-note = Tous les coups et toutes les décisions, depuis la première donne.
share-moment = Ce moment
share-moment-note = La table comme elle est maintenant, avec toute la partie à feuilleter.
share-challenge = Un défi
share-challenge-note = Le coup { $n } depuis ta place ; à battre : { $score }.
share-long =
    Ce lien a { $n } caractères : certains programmes coupent ceux qui sont si longs. Le fichier
    ci-dessous contient toute la partie.
share-too-long =
    Ce lien a { $n } caractères, plus qu’on n’en peut ouvrir. Le fichier ci-dessous contient toute
    la partie.
share-link = Lien
share-with = Partager…
qr-code = Code QR de ce lien
qr-too-long = Ce lien est trop long pour un code QR.
# What an author puts into a web page, to show the game there.
author-codes = Pour une page web
author-tag = Une table : script et balise
author-frame = Une table dans un cadre
author-link = Un lien
author-html = HTML pour ta page
author-copy = Copier le HTML
author-preview = Aperçu
save-log = Enregistrer la partie dans un fichier
save-log-note =
    Chaque événement sur une ligne, cartes cachées et nom de la donne compris, même au milieu d’un
    coup. L’écran d’accueil rouvre ce fichier.
check-deal = Vérifier que les donnes sont honnêtes
fair-deals = Donnes honnêtes ?
compose = Choisir soi-même les cartes
# Below a link that is not whole: the deal is all that is left of it. $text is its seed.
play-deal-left = Jouer la donne { $text }
open-game = Ouvrir un lien ou un fichier
open-note = Colle un lien, ou choisis une partie enregistrée.
open-text = Lien ou partie enregistrée
open-file = Choisir un fichier
open-button = Ouvrir

## Looking back, and playing on from there.

trick-number = Pli { $n }
trick-back = Reculer d’un pli
trick-on = Avancer d’un pli
first-moment = Au début
last-moment = Au moment actuel
play-on = Jouer à partir d’ici
the-game = La partie
practice-game = Entraînement { $n }
back-to-real-game = Revenir à la vraie partie
taken-back =
    { $n ->
        [one] annulé { $n } fois
       *[other] annulé { $n } fois
    }
copy-history = Copier le texte
history-copied = Copié, en texte.
history-copy-failed = Impossible de copier ; le texte est affiché pour être copié à la main.
moment-of = Relecture : moment { $n } sur { $text }.

## Today's deal.

today-deal = La donne du jour
also-today = Aussi aujourd’hui
puzzle-today = Problème du jour
monday = lundi
tuesday = mardi
wednesday = mercredi
thursday = jeudi
friday = vendredi
saturday = samedi
sunday = dimanche
day-done = La donne du jour : { $score }.
day-streak =
    { $n ->
        [1] Premier jour.
       *[other] { $n } jours de suite.
    }
days-played = Jours : { $n }
month-days = Jours joués : { $n }. Gagnés : { $value }.
day-won = Gagné : { $text }
day-played = Joué : { $text }
month-earlier = Mois précédent
month-later = Mois suivant
share-picture = Partager l’image
copy-result = Copier le résultat
result-copied = Le résultat est copié, sans rien dire des cartes.

## L’ardoise : ce que l’on joue.

slate = L’ardoise
slate-note =
    Ce que chacun reçoit ou paie est noté ici à la craie après chaque partie avec mise, jusqu’à ce
    que tu effaces l’ardoise. L’entraînement n’y est pas noté.
slate-agreed =
    Convenu, par joueur : { $n } pour la partie, { $text } à chaque fois pour les quatre points.
slate-nothing = Cette partie est sans mise.
slate-unit = Ce que vous jouez
slate-units = unités
slate-empty = Rien n’est encore noté.
slate-total = À régler
slate-wipe = Effacer l’ardoise
slate-wipe-really = Vraiment l’effacer ?
slate-mark = ardoise { $n }
slate-settled = Mises : { $n } pour chacun de vous. Sur l’ardoise : { $text }.
