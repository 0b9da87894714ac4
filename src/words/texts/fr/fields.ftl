### Le jeu de règles : ses champs et leurs valeurs

fields-changed = Modifiées
field-group-target = La partie et la donne
field-group-trump = L’atout et la retourne
field-group-begging = Propositions et nouvelles cartes
field-group-play = Le jeu de la carte
field-group-high = Les points
field-group-stake-game = Les mises

field-target = but
field-target-meaning = En combien de points se joue la partie.
field-target-changed = partie en { $n }
field-teams = par équipes
field-teams-meaning = À quatre ou à six, ceux qui se font face jouent et marquent ensemble.
field-teams-changed = par équipes
field-teams-off = chacun pour soi
field-direction = sens du jeu
field-direction-meaning = Dans quel sens on donne et on joue.
field-direction-changed = { $value }
field-first-dealer = premier donneur
field-first-dealer-meaning = Comment on choisit celui qui donne en premier.
field-first-dealer-changed = premier donneur : { $value }
field-partners-by-jacks = équipes tirées aux valets
field-partners-by-jacks-meaning =
    Avant la partie, chacun reçoit un valet : les valets rouges jouent contre les noirs.
field-partners-by-jacks-changed = équipes tirées aux valets
field-partners-by-jacks-off = équipes non tirées aux valets
field-packets = donne
field-packets-meaning = Combien des six cartes on donne à la fois.
field-packets-changed = donne : { $value }
field-trump = atout
field-trump-meaning = Comment on trouve l’atout d’un coup.
field-trump-changed = atout : { $value }
field-face-down = cartes cachées
field-face-down-meaning =
    Les cartes de quels joueurs restent cachées, même pour eux, tant que l’atout n’est pas connu.
field-face-down-changed = cartes cachées : { $value }
field-turn-up-ace = as retourné
field-turn-up-ace-meaning = Points pour le camp du donneur quand la retourne est un as.
field-turn-up-ace-changed = as retourné : { $n }
field-turn-up-ace-off = rien pour un as retourné
field-turn-up-king = roi retourné
field-turn-up-king-meaning = Points pour le camp du donneur quand la retourne est un roi.
field-turn-up-king-changed = roi retourné : { $n }
field-turn-up-king-off = rien pour un roi retourné
field-turn-up-queen = dame retournée
field-turn-up-queen-meaning = Points pour le camp du donneur quand la retourne est une dame.
field-turn-up-queen-changed = dame retournée : { $n }
field-turn-up-queen-off = rien pour une dame retournée
field-turn-up-jack = valet retourné
field-turn-up-jack-meaning = Points pour le camp du donneur quand la retourne est un valet.
field-turn-up-jack-changed = valet retourné : { $n }
field-turn-up-jack-off = rien pour un valet retourné
field-turn-up-six = six retourné
field-turn-up-six-meaning = Points pour le camp du donneur quand la retourne est un six.
field-turn-up-six-changed = six retourné : { $n }
field-turn-up-six-off = rien pour un six retourné
field-turn-up-two = deux retourné
field-turn-up-two-meaning = Points pour le camp du donneur quand la retourne est un deux.
field-turn-up-two-changed = deux retourné : { $n }
field-turn-up-two-off = rien pour un deux retourné
field-turn-up-timing = la retourne compte
field-turn-up-timing-meaning =
    Quand une carte retournée compte, et lesquelles s’il y en a plusieurs.
field-turn-up-timing-changed = la retourne compte : { $value }
field-begging = proposer
field-begging-meaning =
    Qui décide quand le premier en cartes, placé après le donneur, ne veut pas de la retourne.
field-begging-changed = proposer : { $value }
field-must-beg-without-trump = sans atout, proposer
field-must-beg-without-trump-meaning =
    Le premier en cartes ne peut pas prendre s’il n’a aucune carte de la couleur retournée.
field-must-beg-without-trump-changed = sans atout, on doit proposer
field-must-beg-without-trump-off = sans atout, on peut prendre
field-gift-bar = pas de partie offerte
field-gift-bar-meaning =
    À trois camps ou plus, le donneur ne peut pas offrir le point s’il fait gagner un camp qui n’a
    pas proposé.
field-gift-bar-changed = pas de partie offerte
field-gift-bar-off = un point offert peut finir la partie
field-run = changer d’atout
field-run-meaning =
    Ce qu’on donne avant de retourner la carte suivante, quand on cherche une autre couleur.
field-run-changed = changer d’atout : { $value }
field-bunch = redonner
field-bunch-meaning =
    Après un changement d’atout, chacun peut proposer de jeter les cartes ; si tous sont d’accord,
    on redonne.
field-bunch-changed = on peut redonner
field-bunch-off = on ne redonne pas
field-discard = cartes écartées
field-discard-meaning = Si l’on revient à six cartes après un changement d’atout.
field-discard-changed = cartes écartées : { $value }
field-play = fournir
field-play-meaning = Quelles cartes on peut jouer quand la couleur demandée n’est pas l’atout.
field-play-changed = { $value }
field-no-undertrump = pas de sous-coupe
field-no-undertrump-meaning =
    Quand un pli est coupé, on ne joue un atout plus faible que si rien d’autre n’est possible.
field-no-undertrump-changed = pas de sous-coupe
field-no-undertrump-off = sous-coupe permise
field-no-follow-penalty = amende sans couleur ni atout
field-no-follow-penalty-meaning =
    Points perdus par celui qui n’a ni couleur ni atout tant qu’il reste un talon.
field-no-follow-penalty-changed = amende sans couleur ni atout : { $n }
field-no-follow-penalty-off = pas d’amende sans couleur ni atout
field-first-trick-open = premier pli visible
field-first-trick-open-meaning =
    Le premier pli reste face visible, un atout par-dessus, pour rappeler l’atout.
field-first-trick-open-changed = premier pli visible
field-first-trick-open-off = premier pli caché
field-throw-in = abattre sa main
field-throw-in-meaning =
    Entre deux plis, qui n’a plus rien à gagner peut abattre sa main ; son partenaire continue seul.
field-throw-in-changed = on peut abattre une main sans valeur
field-throw-in-off = on n’abat pas sa main
field-early-high = gagner sur l’as
field-early-high-meaning = Un camp à qui il manque un seul point gagne dès qu’il joue l’as d’atout.
field-early-high-changed = gagner sur l’as
field-early-high-off = pas de gain sur l’as
field-high = plus fort atout
field-high-meaning =
    Qui marque pour le plus fort atout : le camp qui l’a reçu, ou celui qui le ramasse dans un
    pli.
field-high-changed = plus fort atout : { $value }
field-low = plus faible atout
field-low-meaning =
    Qui marque pour le plus faible atout : le camp qui l’a reçu, ou celui qui le ramasse dans un
    pli.
field-low-changed = plus faible atout : { $value }
field-jack = valet d’atout
field-jack-meaning =
    Qui marque pour le valet d’atout : le camp qui l’a reçu, ou celui qui le ramasse dans un pli.
field-jack-changed = valet d’atout : { $value }
field-hang-jack = hang jack (valet pendu)
field-hang-jack-meaning =
    Prendre le valet d’atout à un autre camp vaut plus de 1 point : 3 d’ordinaire.
field-hang-jack-changed = hang jack (valet pendu)
field-hang-jack-off = pas de hang jack
field-game-tie = force du jeu : égalité
field-game-tie-meaning = Qui marque la force du jeu quand plusieurs ont le plus de points de cartes.
field-game-tie-changed = égalité à la force du jeu : { $value }
field-order = ordre des points
field-order-meaning =
    L’ordre dans lequel on compte les points d’un coup : près du but, il décide de la partie.
field-order-changed = ordre : { $value }
field-stake-game = mise sur la partie
field-stake-game-meaning =
    Ce que paie chaque perdant pour la partie. On le calcule, on ne l’encaisse jamais.
field-stake-game-changed = mise sur la partie : { $n }
field-stake-game-off = pas de mise sur la partie
field-stake-all-fours = mise sur les quatre points
field-stake-all-fours-meaning =
    Ce que valent les quatre points d’un même coup ; le dernier coup se joue alors tant qu’on peut
    encore les faire.
field-stake-all-fours-changed = mise sur les quatre points : { $n }
field-stake-all-fours-off = pas de mise sur les quatre points
field-table-rules = erreurs
field-table-rules-meaning =
    On peut se tromper comme à une vraie table : une carte interdite peut être jouée, et un
    adversaire peut le dire.
field-table-rules-changed = on peut se tromper
field-table-rules-off = on ne peut pas se tromper
field-hand-dealing = donne à la main
field-hand-dealing-meaning =
    Le donneur compte lui-même les cartes et peut se tromper ; un adversaire peut le dire. Seulement
    là où l’on peut se tromper.
field-hand-dealing-changed = les cartes sont données à la main
field-hand-dealing-off = les cartes ne sont pas données à la main
field-game-points = points pour la force
field-game-points-meaning = Ce que vaut le point de la force du jeu.
field-game-points-changed = { $n } pour la force
field-hang-points = points pour le hang jack
field-hang-points-meaning = Ce que vaut le valet d’atout pris à un autre camp.
field-hang-points-changed = { $n } pour le hang jack
field-no-gift-without-trump = pas de point offert sans atout
field-no-gift-without-trump-meaning =
    Un donneur sans carte de la couleur retournée ne peut rien offrir : il change d’atout.
field-no-gift-without-trump-changed = pas de point offert sans atout
field-no-gift-without-trump-off = point offert même sans atout
field-misdeal-deal = donne après une maldonne
field-misdeal-deal-meaning = Qui donne quand on a jeté des cartes mal données.
field-misdeal-deal-changed = après une maldonne, { $value } donne
field-revoke-penalty = pénalité d’une renonce
field-revoke-penalty-meaning =
    Ce que coûte une carte qu’on n’avait pas le droit de jouer. Seulement où l’on peut se tromper.
field-revoke-penalty-changed = une renonce coûte { $value }
field-revoke-bars-game = la renonce prive de la force
field-revoke-bars-game-meaning =
    Si un camp qui a fait une renonce peut encore marquer la force du jeu de ce coup.
field-revoke-bars-game-changed = la renonce prive de la force
field-revoke-bars-game-off = la renonce ne prive pas de la force
field-card-laid-stays = carte posée reste posée
field-card-laid-stays-meaning =
    Une carte qui a touché la table ne se reprend pas. Seulement où l’on peut se tromper.
field-card-laid-stays-changed = carte posée reste posée
field-card-laid-stays-off = une carte peut se reprendre

named-rules = Comme certains jouent
named-tobago-two = Comme à Tobago
named-must-beg = Sans atout, on doit proposer
named-no-undertrump = Sous-couper est défendu
named-batley-carr = Règles de Batley Carr, ou de Scarborough
named-honley = Comme à Honley
named-jacks = Valets rouges contre valets noirs
named-highest-pitches = La plus forte carte entame
named-three-two-one = Trois cartes, puis deux, puis une
named-stakes = Mises : partie 2, quatre points 1
named-league-game = Partie de ligue
named-cotton-himself = Comme Cotton lui-même l’écrivit en 1674
named-fixing-jack = Seul compte le valet qui fait l’atout
named-to-seven = La plus courte partie de Cotton
named-to-fifteen = La plus longue partie de Cotton
named-singles = Chaque carte donnée seule
named-no-discard = Personne n’écarte
named-nine-kept = On garde neuf cartes
named-all-kept = On garde toutes les cartes
named-beer-jack = Tournoi Beer Jack
named-university = Tournoi de l’université
named-college = Tournoi du College

value-yes = oui
value-no = non
value-direction-clockwise = sens horaire
value-direction-anticlockwise = sens antihoraire
value-first-dealer-cut = plus forte carte à la coupe
value-first-dealer-cut-put = plus forte carte, le trois et le deux avant l’as
value-first-dealer-cut-pitcher = plus forte carte à la coupe entame
value-first-dealer-first-jack = le premier valet entame
value-first-dealer-red-black = deviner rouge ou noir
value-packets-three-three = trois par trois
value-packets-singles = une par une
value-packets-two-two-two = deux par deux
value-packets-three-two-one = trois, deux, puis une
value-packets-three-one-two = trois, une, puis deux
value-packets-two-three-one = deux, trois, puis une
value-packets-two-one-three = deux, une, puis trois
value-packets-one-three-two = une, trois, puis deux
value-packets-one-two-three = une, deux, puis trois
value-packets-four-one-one = quatre, une, puis une
value-packets-one-four-one = une, quatre, puis une
value-packets-one-one-four = une, une, puis quatre
value-trump-turn-up = une carte retournée
value-trump-pitch = la première carte jouée (entame)
value-trump-cut = montré à la coupe, avec un talon
value-face-down-nobody = aucune
value-face-down-pitchers-partner = celles du partenaire de qui entame
value-face-down-all-but-dealer-and-eldest = celles de tous sauf donneur et premier en cartes
value-turn-up-timing-at-once = aussitôt
value-turn-up-timing-in-settlement = au décompte
value-turn-up-timing-if-it-fixes-trump = si elle fait l’atout
value-turn-up-timing-if-accepted = si elle est prise
value-begging-none = jamais
value-begging-dealer-answers = le donneur décide
value-begging-eldest-chooses = le premier en cartes décide
value-run-three-more-and-turn = trois cartes de plus à chaque fois
value-run-turn-only = trois cartes de plus, une fois
value-run-turn-without-dealing = pas d’autres cartes
value-discard-never = jamais
value-discard-to-six = on revient à six
value-discard-to-six-from-twelve = on revient à six, dès douze
value-play-follow-or-trump = fournir ou couper
value-play-follow-or-trump-else-trump = fournir ou couper, sinon carte libre
value-play-strict = fournir, à défaut couper
value-play-no-ruff = fournir, couper seulement sans la couleur
value-play-trump-only = fournir à atout, sinon n’importe quelle carte
value-play-free = n’importe quelle carte
value-high-dealt = à qui l’a reçu
value-high-taken = à qui le ramasse
value-low-dealt = à qui l’a reçu
value-low-taken = à qui le ramasse
value-jack-dealt = à qui l’a reçu
value-jack-taken = à qui le ramasse
value-game-tie-nobody = personne
value-game-tie-non-dealer = au camp qui n’a pas donné
value-order-high-low-jack-game = plus fort, plus faible, valet, force
value-order-game-high-low-jack = force, plus fort, plus faible, valet
value-misdeal-deal-same = le même
value-misdeal-deal-next = le suivant
value-revoke-penalty-by-card = la partie si l’on cachait un gros atout
value-revoke-penalty-one = 1 point
value-revoke-penalty-game = la partie
value-revoke-penalty-trump-game = la partie si atout était demandé
value-revoke-penalty-bare-jack = la partie si l’on cachait le valet seul
