### Les exemples des pages

title-first-dealer = Qui donne en premier
title-stand = La couleur est prise
title-pitch = Une entame
title-cut-trump = La coupe montre l’atout
title-gift = « Marque un point » : le point offert
title-gift-three = Un point offert pour deux
title-gift-bar = Quand le donneur ne peut rien offrir
title-take-point = Marquer le point
title-run = On change d’atout
title-run-again = La couleur refusée revient
title-bunch = On redonne
title-bunch-refused = Un seul refus suffit
title-run-out = Le talon s’épuise
title-turned = Une carte retournée compte
title-turned-twice = Deux cartes retournées comptent
title-turned-fixes = Un valet retourné qui fixe l’atout
title-turned-passed = Un valet retourné, puis laissé de côté
title-turned-insisted = Un valet retourné et refusé
title-turned-settled = Un valet retourné au décompte
title-may-ruff = Fournir ou couper, à ton gré
title-must-follow = Il faut fournir
title-void-any = Rien dans la couleur : carte libre
title-void-trump = Rien dans la couleur : il faut couper
title-trump-led = On demande atout
title-draw = Prendre au talon
title-no-follow = Ni couleur ni atout
title-lay-down = Une main sans valeur
title-settlement = Quatre points, l’un après l’autre
title-hang-jack = Le valet est pendu
title-game-tie = Égalité des points de cartes
title-one-trump = Un seul atout en jeu
title-no-trump = Aucun atout en jeu
title-at-target = Qui compte en premier gagne
title-early-high = Gagner sur l’as
title-looked = Regarder trop tôt
title-misdeal = Une maldonne est signalée
title-taken-back = Une carte reprise
title-revoke = Une renonce signalée
title-revoke-game = Une renonce qui fait perdre la partie
title-exposed-card = Une carte exposée est réclamée
step-first-dealer-cards = Chacun coupe : { $cards }.
step-first-dealer-cut = { $card } est la plus forte carte. Celui qui l’a tirée donne en premier.
step-first-dealer-cut-put =
    Dans l’ordre du Put, { $card } est la plus forte carte. Celui qui l’a tirée donne en premier.
step-first-dealer-first-jack =
    On découvre des cartes autour de la table jusqu’à un valet : { $cards }.
step-first-dealer-pitcher =
    Celui qui a reçu { $card } entame en premier, et le joueur placé avant lui donne.
step-first-dealer-red-black = Un camp coupe, l’autre devine { $guess }. La carte est { $card }.
step-first-dealer-right = Bien deviné : le camp qui a deviné entame en premier.
step-first-dealer-wrong = Mal deviné : le camp qui a coupé entame en premier.
step-dealt = Chacun a reçu six cartes.
step-turn-up = Le donneur retourne { $card } : { $suit } est proposé comme atout.
step-stand = Le premier en cartes a { $cards }, la couleur lui plaît : il prend.
step-trump = L’atout est { $suit }.
step-stand-trump = Le premier en cartes prend : l’atout est { $suit }.
step-beg = Le premier en cartes voudrait une autre couleur et propose.
step-give = Le donneur garde { $suit } et dit : « Marque un point. »
step-run = Le donneur accepte : on change d’atout.
step-run-chosen = Le premier en cartes a maintenant le choix et fait changer d’atout.
step-beg-run = Le premier en cartes propose, le donneur accepte : on change d’atout.
step-beg-run-chosen = Le premier en cartes propose et fait changer d’atout.
step-three-more = Chacun reçoit trois cartes de plus.
step-other-suit = On retourne { $card } : une autre couleur.
step-same-suit = On retourne { $card } : encore la couleur refusée !
step-other-suit-turned = Sans rien donner, on retourne la suivante : { $card }, une autre couleur.
step-run-trump = L’atout est { $suit }, que cela plaise ou non.
step-discard = Chacun écarte, face cachée, pour ne garder que six cartes.
step-passed = L’atout est { $suit }. { $card } n’a fait que passer : personne ne marque.
step-insisted = Pour { $card }, le donneur ne marque rien, car le premier en cartes a refusé.
step-run-out = Il ne reste pas assez de cartes : le même donneur redonne tout.
step-take-point = Plutôt que d’autres cartes, le premier en cartes marque le point.
step-thrown-in = Les cartes sont jetées : le coup est fini avant qu’une carte soit jouée.
step-bunch = Cette couleur non plus ne plaît pas au premier en cartes : il propose de redonner.
step-agree = Le donneur est d’accord.
step-bunched = Les cartes sont jetées, et le même donneur redonne.
step-insist = Un seul refus suffit : l’atout est { $suit }, et l’on joue sans point offert.
step-gift-bar-score = La marque avant ce coup : { $score }.
step-gift-bar-run =
    Il ne manque qu’un point au troisième joueur, qui gagnerait par un point offert. Le donneur ne
    peut donc rien offrir et doit changer d’atout.
step-pitch-hand =
    Le premier en cartes a { $cards } à { $suit } : une bonne raison de choisir cette couleur.
step-pitch = Le premier en cartes entame de { $card }.
step-pitch-trump = L’atout est donc { $suit } pour tout le coup.
step-cut-trump =
    Le premier en cartes coupe, et le donneur montre { $card }. Cela ne rapporte rien, et la carte reprend sa
    place.
step-stock = Chacun reçoit six cartes. Le talon est posé face visible, { $card } sur le dessus.
step-leads = { $A } joue { $lead }.
step-leads-trump = { $A } joue { $lead }, un atout.
step-may-ruff-may =
    { $B } a du { $suit } et de l’atout et peut jouer l’un ou l’autre : { $may }. Défendu : { $not
    }.
step-may-ruff-plays = { $B } coupe de { $card }, tout en pouvant fournir.
step-must-follow-may =
    { $B } a du { $suit } et doit fournir : { $may }. Défendu, même l’atout : { $not }.
step-must-follow-plays = { $B } fournit { $card }.
step-void-any-may = { $B } n’a pas de { $suit } et peut jouer n’importe quelle carte : { $may }.
step-void-any-plays = { $B } garde l’atout et se défausse de { $card }.
step-void-trump-may = { $B } n’a pas de { $suit } et doit couper : { $may }. Défendu : { $not }.
step-void-trump-plays = { $B } coupe de { $card }.
step-trump-led-may = { $B } a de l’atout et doit en jouer : { $may }. Défendu : { $not }.
step-trump-led-plays = { $B } joue { $card }.
step-wins-trick = { $C } fait le pli.
step-wins-trick-same = { $B } fait ainsi le pli.
step-draw-trick = { $A } joue { $lead }, on lui répond { $answer } : { $b } fait le pli.
step-draw-winner = { $B } prend la carte que tout le monde voyait : { $first }.
step-draw-other =
    { $C } prend la suivante, cachée jusque-là : { $second }. On voit maintenant { $top }.
step-no-follow-hand = { $B } a { $may } : pas de { $suit }, et pas d’atout.
step-no-follow-plays = { $B } ne peut que se défausser de { $card }…
step-no-follow-below = La marque peut ainsi descendre au-dessous de zéro.
step-lay-down-hand = { $A } a { $cards } : pas d’atout, et rien au-dessus du neuf.
step-lay-down = { $A } abat sa main, face visible.
step-lay-down-on = Les autres continuent ; le pli suivant a une carte de moins.
step-played-out = Toutes les cartes sont jouées. On compte maintenant les points.
step-hang-jack-plays = { $A } joue { $card }, le valet d’atout…
step-hang-jack-taken = … et { $b } le prend avec { $other }.
step-one-trump = Un seul atout était en jeu : { $card }.
step-no-trump = Aucun atout n’était en jeu.
step-at-target-score = La marque avant ce coup : { $score }. Il faut { $target } points.
step-at-target-end =
    La partie est finie : { $side } arrive d’abord à { $target }. Ce qui y aurait mené quelqu’un
    d’autre vient trop tard.
step-early-high-plays = { $A } joue { $card }, l’as d’atout…
step-early-high-end = La partie est gagnée avant la fin du coup.
step-looked-down = Jusqu’à l’entame { $a_gen }, les cartes { $b_gen } restent face cachée.
step-looked-looks = { $B } les regarde quand même.
step-looked-on = Puis { $a } entame de { $card }, et le coup continue.
step-misdeal-deals = { $A } donne à la main : { $due } cartes à chacun.
step-misdeal-dealt = Mais { $b } en reçoit une de moins et { $c } une de trop.
step-misdeal-call = { $D } le dit avant l’entame et signale la maldonne.
step-misdeal-redeal = On jette les cartes, et le même donneur redonne.
step-revoke-may = { $B } peut jouer : { $may }. Défendu : { $not }.
step-revoke-plays = { $B } joue quand même { $card } : une renonce.
step-revoke-call = { $D } la signale : { $b } avait { $held }.
step-taken-back-back =
    { $B } s’en aperçoit avant la première carte du pli suivant et reprend { $card }. Cela ne coûte
    rien.
step-taken-back-other = À la place, { $b } joue { $other }.
step-exposed-card-falls = { $B } laisse tomber { $card } : la carte reste face visible sur la table.
step-exposed-card-call = { $D } réclame { $card }, qu’on peut jouer dans ce pli.
step-exposed-card-plays = { $B } doit donc la jouer.
step-award-turned = { $Side } marque aussitôt { $points } pour avoir retourné { $card }.
step-award-turned-settled = D’abord, { $side } marque { $points } pour avoir retourné { $card }.
step-award-gift = { $Side } marque { $points } : le point offert.
step-award-begged-point = { $Side } marque { $points }.
step-award-no-follow = … et perd aussitôt { $points }.
step-award-early-high = … et { $side } marque sur-le-champ le plus fort atout : { $points }.
step-award-looked = { $Side } marque aussitôt { $points } pour cela.
step-award-misdeal = { $Side } marque { $points } pour cela.
step-award-revoke =
    { $Side } marque aussitôt { $points }. Le camp fautif ne peut pas marquer la force du jeu à ce
    coup.
step-award-revoke-game =
    Atout était demandé, aucun n’a été fourni, et un gros est resté en main. Cela fait perdre toute la
    partie : { $side } marque { $points }, ce qui manquait encore.
step-award-hang-jack = Hang jack (valet pendu) : { $side } marque { $points }.
step-award-high-dealt-own = Plus fort atout : { $points } { $side_dat }. C’était { $card }.
step-award-high-dealt-lost =
    Plus fort atout : { $points } { $side_dat }. C’était { $card } ; { $b } l’a ramassé, mais c’est
    { $a } qui l’avait reçu.
step-award-high-taken-own =
    Plus fort atout : { $points } { $side_dat }. C’était { $card }, et { $b } a fait le pli.
step-award-high-taken-lost =
    Plus fort atout : { $points } { $side_dat }. { $A } avait reçu { $card }, mais { $b } l’a
    ramassé.
step-award-high-none = Plus fort atout : personne ne marque.
step-award-low-dealt-own = Plus faible atout : { $points } { $side_dat }. C’était { $card }.
step-award-low-dealt-lost =
    Plus faible atout : { $points } { $side_dat }. { $B } a ramassé { $card }, mais c’est { $a } qui
    l’avait reçu, et cela seul compte.
step-award-low-taken-own =
    Plus faible atout : { $points } { $side_dat }. C’était { $card }, et { $b } a fait le pli où il
    se trouve.
step-award-low-taken-lost =
    Plus faible atout : { $points } { $side_dat }. { $A } avait reçu { $card }, mais { $b } l’a
    ramassé.
step-award-low-none = Plus faible atout : personne ne marque non plus.
step-award-jack-taken-own = Valet d’atout : { $points } { $side_dat }. { $B } a sauvé { $card }.
step-award-jack-taken-lost =
    Valet d’atout : { $points } { $side_dat }. { $A } avait reçu { $card }, mais { $b } l’a pris.
step-award-jack-dealt-own = Valet d’atout : { $points } { $side_dat }. { $A } avait reçu { $card }.
step-award-jack-dealt-lost =
    Valet d’atout : { $points } { $side_dat }. { $B } a ramassé { $card }, mais c’est { $a } qui
    l’avait reçu, et cela seul compte.
step-award-jack-none = Valet d’atout : personne ne marque, { $card } n’était pas en jeu.
step-award-game-won = Force du jeu : { $points } { $side_dat }. Points de cartes : { $counts }.
step-award-game-tie-given =
    Force du jeu : égalité, points de cartes : { $counts }. { $Side } n’a pas donné et marque {
    $points }.
step-award-game-tie-nobody =
    Force du jeu : égalité, points de cartes : { $counts }. Personne ne marque.
step-settled-refused = La couleur a été refusée et l’on a changé : l’atout est { $suit }.
