### Les règles des jeux

section-brief = En une minute
rule-brief-aim =
    { $scorer ->
        [side] Six cartes chacun. Le premier camp à { $target } points gagne ;
       *[player] Six cartes chacun. Le premier à { $target } points gagne ;
    } chaque coup en offre quatre, et davantage dans certains jeux.
rule-brief-trump =
    { $trump ->
        [turn-up] La carte retournée après la donne propose l’atout.
        [pitch] Rien n’est retourné : la couleur de la première carte jouée est atout.
       *[cut] Une carte montrée à la coupe fixe l’atout, et le reste du paquet est un talon où l’on
            puise.
    } { $begging ->
        [none] Personne ne peut le refuser.
        [dealer-answers] Le premier en cartes peut en proposer un autre ; alors le donneur offre un
            point pour garder la couleur, ou l’on change d’atout.
       *[eldest-chooses] Le premier en cartes peut le refuser ; alors il marque un point ou fait changer
            d’atout.
    }
rule-brief-play =
    { $play ->
        [follow-or-trump] Fournis ou coupe, à ton gré ; ne te défausse d’une autre couleur que si tu ne
            peux pas fournir.
        [follow-or-trump-else-trump] Fournis ou coupe, à ton gré ; ne te défausse d’une autre couleur
            que si tu ne peux ni l’un ni l’autre.
        [strict] Fournis ; à défaut, coupe si tu le peux.
        [trump-only] Fournis à l’atout si tu le peux ; sinon joue ce que tu veux.
        [free] Joue ce que tu veux.
       *[no-ruff] Fournis ; à défaut, joue ce que tu veux.
    }
rule-brief-points =
    Le plus fort et le plus faible atout valent un point chacun, le valet d’atout aussi, et la force du
    jeu va aux plis les plus précieux. { $order ->
        [game-high-low-jack] On compte dans l’ordre force du jeu, plus fort, plus faible, valet,
       *[high-low-jack-game] On compte dans l’ordre plus fort, plus faible, valet, force du jeu,
    } et le premier au but a gagné.
rule-two-players = Deux joueurs jouent l’un contre l’autre.
rule-three-players = On joue à trois, chacun pour soi.
rule-two-three-four =
    On joue à deux, à trois ou à quatre. À deux et à trois, chacun joue pour soi ; à quatre, on
    forme deux équipes, et les partenaires se font face. Ceux qui marquent ensemble, un joueur seul
    ou deux partenaires, sont appelés ici un _camp_.
rule-teams-true =
    Les { $players } joueurs forment { $sides } camps de deux. Les partenaires se font face et
    marquent ensemble.
rule-teams-false = Chacun joue pour soi, quel que soit le nombre des joueurs.
rule-pack =
    On joue avec un jeu de 52 cartes. Dans chaque couleur l’as est le plus fort, puis viennent le
    roi, la dame, le valet, le dix, le neuf et ainsi de suite jusqu’au deux.
rule-basics =
    Si tu n’as jamais joué à un jeu de plis : un joueur pose une carte, les autres en ajoutent une
    chacun, et la meilleure de ces cartes les emporte toutes ; c’est un _pli_. À chaque donne, une
    couleur est _atout_ : n’importe quelle carte d’atout bat toutes les cartes des autres couleurs,
    et le deux d’atout bat donc même un as.
rule-aim =
    Une partie se joue en plusieurs _coups_ : un coup, c’est une donne avec tout ce qu’on y joue et
    y marque. Chaque coup offre quatre points, d’où le nom du jeu : le __plus fort atout__, le
    __plus faible atout__, le __valet d’atout__, et la __force du jeu__ pour les cartes les plus
    précieuses gagnées dans les plis.
rule-target-n =
    { $scorer ->
        [side] Le premier camp qui a { $points } gagne la partie.
       *[player] Le premier qui a { $points } gagne la partie.
    }
rule-first-dealer-cut = Chacun coupe, et celui qui montre la plus forte carte donne en premier.
rule-first-dealer-cut-put =
    Chacun coupe, et celui qui montre la plus forte carte donne en premier. Pour cette coupe
    seulement, l’ordre est celui du vieux jeu de Put : trois, deux, as, roi et ainsi de suite
    jusqu’au quatre.
rule-first-dealer-cut-pitcher =
    Chacun coupe, et celui qui montre la plus forte carte jouera la première carte. Le joueur placé
    avant lui donne en premier.
rule-first-dealer-first-jack =
    On distribue des cartes découvertes, une à une, jusqu’à ce qu’un valet tombe : celui qui le
    reçoit jouera la première carte. Le joueur placé avant lui donne en premier.
rule-first-dealer-red-black =
    { $scorer ->
        [side] Un camp coupe, et un autre devine rouge ou noir. S’il devine juste, il désigne celui
            de ses joueurs qui jouera la première carte.
       *[player] Un joueur coupe, et un autre devine rouge ou noir. S’il devine juste, il jouera la
            première carte.
    } Le joueur placé avant lui donne en premier.
rule-cut-ties = Si les plus fortes cartes sont égales, tout le monde coupe de nouveau.
rule-wrong-guess =
    { $scorer ->
        [side] En cas d’erreur, le camp qui a coupé désigne celui de ses joueurs qui jouera la
            première carte.
       *[player] En cas d’erreur, celui qui a coupé jouera la première carte.
    }
rule-direction-clockwise =
    On donne et on joue dans le sens des aiguilles d’une montre, vers la gauche.
rule-direction-anticlockwise =
    On donne et on joue dans le sens inverse des aiguilles d’une montre, vers la droite.
rule-eldest-two =
    L’adversaire du donneur est le _premier en cartes_ : { $trump ->
        [turn-up] il parle d’abord et joue la première carte.
       *[pitch] il joue la première carte.
    }
rule-eldest-left =
    Le voisin de gauche du donneur est le _premier en cartes_ : { $trump ->
        [turn-up] il parle d’abord et joue la première carte.
       *[pitch] il joue la première carte.
    }
rule-eldest-right =
    Le voisin de droite du donneur est le _premier en cartes_ : { $trump ->
        [turn-up] il parle d’abord et joue la première carte.
       *[pitch] il joue la première carte.
    }
rule-shuffle =
    Avant chaque donne, le donneur mélange le paquet, et le joueur placé avant lui coupe. Sur cet
    écran, le nom de la donne fait l’un et l’autre.
rule-shuffle-may = Celui qui doit couper peut aussi s’en abstenir.
rule-packets-three-three =
    Chacun reçoit six cartes, trois par trois, en commençant par le premier en cartes.
rule-packets-singles =
    Chacun reçoit six cartes, une par une, en commençant par le premier en cartes.
rule-packets-two-two-two =
    Chacun reçoit six cartes, deux par deux, en commençant par le premier en cartes.
rule-packets-three-two-one =
    Chacun reçoit six cartes en trois tours, en commençant par le premier en cartes : trois, puis
    deux, puis une.
rule-packets-three-one-two =
    Chacun reçoit six cartes en trois tours, en commençant par le premier en cartes : trois, puis
    une, puis deux.
rule-packets-two-three-one =
    Chacun reçoit six cartes en trois tours, en commençant par le premier en cartes : deux, puis
    trois, puis une.
rule-packets-two-one-three =
    Chacun reçoit six cartes en trois tours, en commençant par le premier en cartes : deux, puis
    une, puis trois.
rule-packets-one-three-two =
    Chacun reçoit six cartes en trois tours, en commençant par le premier en cartes : une, puis
    trois, puis deux.
rule-packets-one-two-three =
    Chacun reçoit six cartes en trois tours, en commençant par le premier en cartes : une, puis
    deux, puis trois.
rule-packets-four-one-one =
    Chacun reçoit six cartes en trois tours, en commençant par le premier en cartes : quatre, puis
    une, puis une.
rule-packets-one-four-one =
    Chacun reçoit six cartes en trois tours, en commençant par le premier en cartes : une, puis
    quatre, puis une.
rule-packets-one-one-four =
    Chacun reçoit six cartes en trois tours, en commençant par le premier en cartes : une, puis une,
    puis quatre.
rule-packets-choice =
    À une vraie table, le donneur choisit comment il partage les six cartes. Ici, cela ne change pas
    de toute la partie.
rule-face-down-nobody = Chacun peut regarder ses cartes tout de suite.
rule-face-down-pitchers-partner =
    Le partenaire du premier en cartes ne peut regarder ses cartes qu’une fois la première carte
    jouée.
rule-face-down-all-but-dealer-and-eldest =
    Tant que l’atout n’est pas fixé, seuls le donneur et le premier en cartes regardent leurs
    cartes. Les autres les laissent face cachée.
rule-looking =
    À une vraie table, regarder trop tôt coûte quatre points : { $rivals ->
        [sides] chacun des autres camps les marque aussitôt.
       *[side] l’autre camp les marque aussitôt.
    } Là où l’on ne peut pas se tromper, les cartes restent simplement cachées.
rule-stock =
    Le reste du paquet est le _talon_. Il est posé face visible, de sorte qu’on n’en voit que la
    première carte.
rule-deal-passes = Après chaque coup, c’est au premier en cartes de donner.
rule-trump-turn-up =
    Quand chacun a six cartes, le donneur retourne la carte suivante : sa couleur est _proposée_
    comme atout. La carte retournée, la retourne, n’est à personne et ne se joue jamais.
rule-trump-pitch =
    Aucune carte n’est retournée. Le premier en cartes joue la carte qu’il veut, et sa couleur est
    atout pour tout le coup : c’est l’_entame_. Choisis bien : elle décide quelles cartes seront le
    plus fort et le plus faible atout.
rule-trump-cut =
    Avant la donne, le premier en cartes coupe, et le donneur montre la carte qui va être
    recouverte : sa couleur est atout. La carte reprend sa place dans le paquet et viendra en jeu
    plus tard.
rule-cut-depth =
    La profondeur de la coupe est laissée au hasard : il y a de 4 à 48 cartes au-dessus de la carte
    montrée.
rule-cut-jack = Un valet montré ainsi ne rapporte rien.
rule-begging-none = Personne ne peut refuser une couleur.
rule-begging-dealer-answers =
    Le premier en cartes regarde la couleur proposée et parle d’abord. Ou bien il la prend, et l’on
    joue ; ou bien il _propose_ de jouer avec une autre couleur. Le donneur répond alors.
    Ou bien la couleur reste atout, et { $rivals ->
        [eldest] le premier en cartes marque
        [players] chacun des autres joueurs marque
        [sides] chacun des autres camps marque
       *[side] l’autre camp marque
    } aussitôt 1 point, le _point offert_ ; ou bien le donneur accepte, et l’on _change d’atout_.
rule-begging-eldest-chooses =
    Le premier en cartes regarde la couleur proposée et parle d’abord. Ou bien il la prend, et l’on
    joue ; ou bien il la refuse : il _propose_, et il a maintenant le choix de _marquer le
    point_ – 1 point, et l’on jette les cartes – ou de faire _changer d’atout_.
rule-table-words =
    { $begging ->
        [dealer-answers] À la table, on dit « __Je prends__ » (en anglais « Stand ») pour accepter,
            « __Je propose__ » (« I beg ») pour demander une autre couleur, et « __Marque un point__ »
            (« Take one ») pour offrir le point.
       *[eldest-chooses] À la table, on dit « __Je prends__ » (en anglais « Stand ») pour accepter, et
            « __Je propose__ » (« I beg ») pour demander une autre couleur.
    }
rule-trinidad-words =
    Trinidad a ses propres mots, en anglais, pour plusieurs de ces choses : retourner une carte se dit
    _kick_, les plis d’un camp sont son _lift_, un point est un _chalk_, une partie gagnée un _bullseye_, et
    faire une renonce se dit _renege_.
rule-cotton-wrote =
    Cotton lui-même écrit (nous traduisons) : « il a la liberté d’en demander un ; si le donneur
    refuse de le lui accorder, il donne trois cartes de plus à chacun ». C’est donc le donneur qui
    décide. On peut jouer ici des deux façons.
rule-gift-three = À trois, le point offert l’est aux deux adversaires : chacun marque 1 point.
rule-gift-bar-true =
    Un point offert ne doit faire gagner que celui qui a proposé : s’il fait gagner {
    $scorer ->
        [side] un camp
       *[player] un joueur
    } qui n’a pas proposé, le donneur ne peut pas l’offrir et doit changer d’atout.
rule-gift-bar-false =
    Le donneur peut offrir le point même s’il fait gagner { $scorer ->
        [side] un camp
       *[player] un joueur
    } qui n’a pas proposé.
rule-no-gift-without-trump-true =
    Un donneur qui n’a aucune carte de la couleur retournée ne peut pas offrir le point : il doit
    changer d’atout.
rule-no-gift-without-trump-false =
    Le donneur peut offrir le point même sans carte de la couleur retournée.
rule-gift-order =
    { $scorer ->
        [side] Le point offert se marque un camp après l’autre, celui du premier en cartes d’abord.
       *[player] Le point offert se marque un joueur après l’autre, le premier en cartes d’abord.
    }
rule-chooses-once =
    Le premier en cartes ne choisit qu’une fois : si la couleur refusée revient, on continue
    simplement à chercher.
rule-point-ends-hand =
    Un coup jeté pour le point est terminé, et la donne passe comme après tout autre ; sans cela, le
    premier en cartes pourrait proposer sans fin.
rule-must-beg-without-trump-true =
    Le premier en cartes doit proposer s’il n’a aucune carte de la couleur retournée.
rule-must-beg-without-trump-false =
    Le premier en cartes peut prendre la couleur retournée sans en avoir une seule carte.
rule-run-three-more-and-turn =
    Pour changer d’atout, le donneur met la retourne de côté, donne trois cartes de plus à chacun et
    retourne la suivante. Une autre couleur ? Elle est atout, qu’elle plaise ou non. Encore la
    couleur refusée ? On redonne trois cartes à chacun et l’on retourne la suivante, jusqu’à ce
    qu’une autre couleur sorte.
rule-run-turn-only =
    Pour changer d’atout, le donneur donne une seule fois trois cartes de plus à chacun et retourne
    la suivante. Une autre couleur ? Elle est atout. Encore la couleur refusée ? On retourne alors,
    sans plus donner, jusqu’à ce qu’une autre couleur sorte.
rule-run-turn-without-dealing =
    Pour changer d’atout, le donneur ne donne pas de cartes : il en retourne l’une après l’autre
    jusqu’à ce qu’une autre couleur sorte. Elle est atout, qu’elle plaise ou non.
rule-run-packet = Les trois cartes sont données à chacun en un seul paquet.
rule-run-out =
    Si le talon s’épuise avant qu’une autre couleur sorte, on jette les cartes, on les mélange
    et on redonne.
rule-run-out-dealer = C’est le même donneur qui redonne.
rule-run-out-when =
    Le talon est épuisé quand il ne reste plus de quoi donner trois cartes à chacun et en retourner
    une.
rule-bunch-true =
    Quand le changement a montré une nouvelle couleur, il reste une issue. Chacun peut proposer de
    _redonner_. Si tout le monde est d’accord, on jette les cartes et le même donneur redonne ; un
    seul refus suffit pour qu’on joue, et aucun point n’est offert pour cela.
rule-bunch-false = Après un changement d’atout, personne ne peut plus proposer de redonner.
rule-bunch-order = On interroge chacun à son tour, le premier en cartes d’abord.
rule-bunch-answers =
    Les autres répondent dans l’ordre des places, jusqu’au premier refus. On ne propose pas une
    seconde fois.
rule-discard-never =
    On n’écarte rien : les cartes reçues en plus restent en main, et le coup a d’autant plus de
    plis.
rule-discard-to-six =
    Après un changement d’atout, une fois l’atout fixé, chacun écarte face cachée, à son choix, pour ne garder que six cartes,
    le premier en cartes d’abord.
rule-discard-to-six-from-twelve =
    Après un changement d’atout, une fois l’atout fixé, celui qui a douze cartes ou plus écarte pour revenir à six. Neuf
    cartes se gardent et se jouent.
rule-discards-out =
    Les cartes écartées sont hors du jeu : un atout écarté ne compte pour personne, et le plus fort
    comme le plus faible atout se jugent sur ce qu’on a gardé.
rule-turned-cards =
    { $scorer ->
        [side] La retourne elle-même peut valoir des points au camp du donneur.
       *[player] La retourne elle-même peut valoir des points au donneur.
    }
rule-turn-up-ace-n =
    Un as retourné donne { $points } { $scorer ->
        [side] au camp du donneur
       *[player] au donneur
    }.
rule-turn-up-ace-0 = Un as retourné ne rapporte rien.
rule-turn-up-king-n =
    Un roi retourné donne { $points } { $scorer ->
        [side] au camp du donneur
       *[player] au donneur
    }.
rule-turn-up-king-0 = Un roi retourné ne rapporte rien.
rule-turn-up-queen-n =
    Une dame retournée donne { $points } { $scorer ->
        [side] au camp du donneur
       *[player] au donneur
    }.
rule-turn-up-queen-0 = Une dame retournée ne rapporte rien.
rule-turn-up-jack-n =
    Un valet retourné donne { $points } { $scorer ->
        [side] au camp du donneur
       *[player] au donneur
    }.
rule-turn-up-jack-0 = Un valet retourné ne rapporte rien.
rule-turn-up-six-n =
    Un six retourné donne { $points } { $scorer ->
        [side] au camp du donneur
       *[player] au donneur
    }.
rule-turn-up-six-0 = Un six retourné ne rapporte rien.
rule-turn-up-two-n =
    Un deux retourné donne { $points } { $scorer ->
        [side] au camp du donneur
       *[player] au donneur
    }.
rule-turn-up-two-0 = Un deux retourné ne rapporte rien.
rule-turn-up-timing-at-once =
    On marque aussitôt, chaque fois qu’une telle carte est retournée dans le coup : avant qu’une
    carte soit jouée, et même si sa couleur est ensuite refusée.
rule-turn-up-timing-in-settlement =
    Chaque carte de ce genre compte, même si sa couleur a été refusée ; mais on ne la marque qu’au
    décompte, avant tous les autres points.
rule-turn-up-timing-if-it-fixes-trump =
    Seule la carte qui fixe finalement l’atout peut compter. Celles qu’on a retournées avant ne
    comptent pas.
rule-turn-up-timing-if-accepted =
    Seule la première carte retournée peut compter, et seulement si le premier en cartes prend sa
    couleur.
rule-bunched-jack = Un valet retourné ne rapporte rien si l’on redonne ensuite.
rule-fixing-card-when = On le marque au moment où l’atout est fixé, avant un point offert.
rule-accepted-card-when =
    On le marque aussitôt, avant la première carte jouée. Une fois la couleur refusée, aucune carte
    retournée ne compte plus.
rule-gift-before-turned =
    Le point offert se marque aussitôt, donc avant les points des cartes retournées.
rule-turned-kept = Les points des cartes retournées restent acquis, même si l’on redonne.
rule-turned-lost = Si l’on redonne, les cartes retournées avant ne comptent plus.
rule-lead =
    Le premier en cartes joue la carte qu’il veut. Les autres en ajoutent une chacun à leur tour ;
    celui qui fait le pli commence le suivant, jusqu’à ce que toutes les cartes soient jouées.
rule-play-follow-or-trump =
    Ce que tu peux jouer sur une carte :
    • __On a demandé atout :__ un atout, si tu en as. À défaut, n’importe quelle carte.
    • __On a demandé une autre couleur, et tu en as :__ une carte de cette couleur _ou un atout_, à
    ton gré.
    • __On a demandé une autre couleur, et tu n’en as pas :__ n’importe quelle carte. Rien ne
    t’oblige à couper.
    ¶ Couper est donc toujours permis ; il est seulement défendu de se défausser d’une troisième
    couleur quand on pourrait fournir.
rule-play-follow-or-trump-else-trump =
    Ce que tu peux jouer sur une carte :
    • __On a demandé atout :__ un atout, si tu en as. À défaut, n’importe quelle carte.
    • __On a demandé une autre couleur, et tu en as :__ une carte de cette couleur _ou un atout_, à
    ton gré.
    • __On a demandé une autre couleur, et tu n’en as pas :__ un atout, si tu en as. À défaut,
    n’importe quelle carte.
    ¶ Couper est donc toujours permis, et parfois obligatoire.
rule-play-strict =
    Ce que tu peux jouer sur une carte :
    • __On a demandé atout :__ un atout, si tu en as. À défaut, n’importe quelle carte.
    • __On a demandé une autre couleur, et tu en as :__ une carte de cette couleur, et rien d’autre.
    • __On a demandé une autre couleur, et tu n’en as pas :__ un atout, si tu en as. À défaut,
    n’importe quelle carte.
rule-play-no-ruff =
    Ce que tu peux jouer sur une carte :
    • __On a demandé atout :__ un atout, si tu en as. À défaut, n’importe quelle carte.
    • __On a demandé une autre couleur, et tu en as :__ une carte de cette couleur, et rien d’autre.
    • __On a demandé une autre couleur, et tu n’en as pas :__ n’importe quelle carte. Tu peux
    couper, mais rien ne t’y oblige.
rule-play-trump-only =
    Ce que tu peux jouer sur une carte :
    • __On a demandé atout :__ un atout, si tu en as. À défaut, n’importe quelle carte.
    • __On a demandé une autre couleur :__ n’importe quelle carte, que tu aies cette couleur ou non.
    ¶ On ne doit donc fournir qu’à atout.
rule-play-free =
    Tu peux jouer n’importe quelle carte sur une carte. Rien n’oblige à fournir, pas même à atout.
rule-no-undertrump-true =
    Pas de sous-coupe : quand une couleur a été demandée et coupée, tu ne peux jouer un atout plus
    faible que si tu ne peux rien jouer d’autre.
rule-no-undertrump-false = Dans un pli déjà coupé, on peut sous-couper d’un atout plus faible.
rule-trick-winner =
    Le plus fort atout fait le pli ; s’il n’y en a pas, c’est la plus forte carte de la couleur
    demandée.
rule-draw =
    Après chaque pli, celui qui l’a fait prend la première carte du talon, celle que tout le monde
    voyait, et l’autre prend la suivante. Quand le talon est épuisé, on joue les six dernières
    cartes.
rule-draw-seen = Les deux joueurs voient chaque carte prise au talon.
rule-no-follow-penalty-n = Celui qui ne peut ni fournir ni couper perd aussitôt { $points }.
rule-no-follow-penalty-0 = Celui qui ne peut ni fournir ni couper ne perd rien.
rule-last-six = Aux six derniers plis, quand le talon est épuisé, cela ne coûte rien.
rule-below-zero = La marque peut ainsi descendre au-dessous de zéro.
rule-first-trick-open-true =
    Le premier pli reste face visible devant celui qui l’a fait, un atout par-dessus pour rappeler
    la couleur. Les plis suivants sont posés face cachée.
rule-first-trick-open-false = Tous les plis sont posés face cachée devant ceux qui les ont faits.
rule-lancashire-tricks =
    Tous les plis sont posés face cachée, et tout le monde joue jusqu’au dernier pli, même avec une
    main sans valeur : Taylor ne parle ni d’un pli visible ni d’une main abattue.
rule-throw-in-true =
    On n’a pas à jouer une main sans espoir. Entre deux plis, celui qui n’a pas fait le dernier et
    n’a ni atout ni carte au-dessus du neuf peut abattre sa main. Son partenaire continue seul ; les
    cartes abattues ne comptent pour personne.
rule-throw-in-false =
    Personne ne peut abattre une main sans valeur : tout le monde joue jusqu’au bout.
rule-throw-in-turns =
    Un seul des deux partenaires peut le faire. On interroge chacun à son tour, en commençant après
    celui qui commencera le pli suivant.
rule-no-throw-in = À deux, on ne peut pas abattre une main sans valeur.
rule-partners-by-jacks-true =
    Pour former les équipes, on distribue des cartes découvertes, une à une, jusqu’à ce que chacun
    ait un valet ; qui en a un ne reçoit plus rien. Les deux valets rouges jouent contre les deux
    noirs.
rule-partners-by-jacks-false = Les équipes ne sont pas tirées aux valets.
rule-order-high-low-jack-game =
    Quand toutes les cartes sont jouées, on compte les points l’un après l’autre, toujours dans cet
    ordre : __plus fort atout, plus faible atout, valet d’atout, force du jeu__.
rule-order-game-high-low-jack =
    Quand toutes les cartes sont jouées, on compte les points l’un après l’autre, toujours dans cet
    ordre : __force du jeu, plus fort atout, plus faible atout, valet d’atout__.
rule-in-play =
    Ne sont _en jeu_ que les cartes données et gardées. Le plus fort atout en jeu n’est donc pas
    forcément l’as, ni le plus faible le deux.
rule-whole-pack = Toutes les cartes sont en jeu : l’as, le valet et le deux d’atout y sont toujours.
rule-high-dealt =
    __Plus fort atout__ : 1 point { $scorer ->
        [side] au camp qui a _reçu_
       *[player] à celui qui a _reçu_
    } le plus fort atout en jeu, quel que soit celui qui le ramasse.
rule-high-taken =
    __Plus fort atout__ : 1 point { $scorer ->
        [side] au camp qui _ramasse_
       *[player] à celui qui _ramasse_
    } le plus fort atout en jeu dans un pli.
rule-low-dealt =
    __Plus faible atout__ : 1 point { $scorer ->
        [side] au camp qui a _reçu_
       *[player] à celui qui a _reçu_
    } le plus faible atout en jeu, quel que soit celui qui le ramasse.
rule-low-taken =
    __Plus faible atout__ : 1 point { $scorer ->
        [side] au camp qui _ramasse_
       *[player] à celui qui _ramasse_
    } le plus faible atout en jeu dans un pli.
rule-jack-dealt =
    __Valet d’atout__ : 1 point { $scorer ->
        [side] au camp qui l’a _reçu_
       *[player] à celui qui l’a _reçu_
    }, quel que soit celui qui le ramasse. { $trump ->
        [cut] Il est toujours en jeu.
       *[turn-up] S’il n’est pas en jeu, personne ne marque.
    }
rule-jack-taken =
    __Valet d’atout__ : 1 point { $scorer ->
        [side] au camp qui le _ramasse_
       *[player] à celui qui le _ramasse_
    } dans un pli. { $trump ->
        [cut] Il est toujours en jeu.
       *[turn-up] S’il n’est pas en jeu, personne ne marque.
    }
rule-hang-jack-true =
    __Hang jack__ (valet pendu) : { $rivals ->
        [eldest] celui qui prend le valet d’atout à l’autre
        [players] celui qui prend le valet d’atout à un autre
        [sides] un camp qui prend le valet d’atout à un autre
       *[side] un camp qui prend le valet d’atout à l’autre
    } marque { $hang } au lieu de 1.
rule-hang-jack-false =
    Il n’y a pas de hang jack (valet pendu) : le valet d’atout vaut 1 point, pris ou non.
rule-hang-points-n = Le hang jack vaut ici { $points } au lieu de 3.
rule-card-points =
    Pour la __force du jeu__, { $scorer ->
        [side] chaque camp
       *[player] chacun
    } additionne les cartes de ses plis : un dix vaut 10, un as 4, un roi 3, une dame 2, un valet 1,
    les autres cartes rien. Ces _points de cartes_ ne servent à rien d’autre.
rule-game-tie-nobody =
    __Force du jeu__ : { $game } { $scorer ->
        [side] au camp qui a
       *[player] à celui qui a
    } le plus de points de cartes. En cas d’égalité, personne ne marque.
rule-game-tie-non-dealer =
    __Force du jeu__ : { $game } { $scorer ->
        [side] au camp qui a
       *[player] à celui qui a
    } le plus de points de cartes. { $rivals ->
        [eldest] En cas d’égalité, le point va au premier en cartes.
        [players] Si le donneur est à égalité avec un autre, c’est cet autre qui marque ; si
            d’autres sont à égalité, personne ne marque.
        [sides] Si le camp du donneur est à égalité avec un autre, c’est cet autre qui marque ; si
            d’autres sont à égalité, personne ne marque.
       *[side] En cas d’égalité, le point va au camp qui n’a pas donné.
    }
rule-game-tie-three =
    À trois : si le donneur est à égalité avec un autre, c’est cet autre qui marque ; si les deux
    autres sont à égalité, personne ne marque.
rule-all-tie = Si plus de deux sont à égalité, personne ne marque la force du jeu.
rule-game-points-n = La force du jeu vaut ici { $points } au lieu de 1.
rule-one-trump =
    Un atout qui est seul en jeu est à la fois le plus fort et le plus faible, et donne les deux
    points.
rule-no-trump = S’il n’y a aucun atout en jeu, personne ne marque ni le plus fort ni le plus faible.
rule-strict-order =
    On marque les points strictement l’un après l’autre, et le premier qui atteint { $target } gagne
    _à ce point précis_. Ce qui viendrait après ne compte plus, même si c’était davantage. La partie
    ne peut donc pas être nulle.
rule-early-high-true =
    __Gagner sur l’as__ : { $scorer ->
        [side] un camp à qui il ne manque qu’un point marque le plus fort atout au moment même où
            l’un de ses joueurs joue l’as d’atout
       *[player] celui à qui il ne manque qu’un point marque le plus fort atout au moment même où il
            joue l’as d’atout
    }, et il a gagné : l’as est imbattable, pourquoi attendre ?
rule-early-high-false = Le plus fort atout ne se marque jamais avant que toutes les cartes soient jouées.
rule-early-high-any =
    Cela vaut chaque fois que l’as d’atout est joué, et pas seulement comme première carte.
rule-stake-game-n = Pour de l’argent : chaque perdant paie { $n } pour la partie.
rule-stake-game-0 = On ne paie rien pour la partie.
rule-stake-all-fours-n =
    _All Fours_, ce sont les quatre points d’un même coup. Pour chaque fois que le gagnant les a
    faits, chaque perdant paie { $n } de plus ; pour chaque fois que le perdant les a faits, { $n }
    de moins.
rule-stake-all-fours-0 = On ne paie rien pour les quatre points.
rule-stake-example =
    Avec 2 £ pour la partie et 1 £ pour les quatre points, un camp qui gagne la partie et a fait les
    quatre points deux fois, contre une fois pour l’autre, reçoit pour chacun de ses joueurs 2 + 1 +
    1 − 1 = 3 £.
rule-stake-play-on =
    Le dernier coup d’une partie décidée se joue tant que quelqu’un peut encore faire les quatre
    points. Ce qu’on marque alors ne change plus la marque.
rule-stake-judged = Que ce soit encore possible se juge sur les cartes réelles.
rule-league =
    Dans la ligue de Heckmondwike, deux pubs s’affrontent à huit joueurs chacun, qui jouent en même
    temps quatre parties en 15. Chaque partie gagnée vaut 2 points de match, et 2 de plus vont au
    pub qui a le plus de points dans les quatre parties ensemble. Il n’y a pas de prime pour les
    quatre points.
rule-league-equal =
    Si les deux pubs ont la même somme, personne ne reçoit les deux derniers points de match.
rule-series =
    Plusieurs parties peuvent former une série, au meilleur des 3, 5 ou 7 : qui en gagne plus de la moitié
    gagne la série, et les parties qui n’y changeraient plus rien ne sont pas jouées. Une partie gagnée est un
    _bullseye_.
rule-series-dealer = À chaque partie d’une série, le premier donneur est désigné de nouveau.
rule-bar-match =
    Deux bars se rencontrent à trois tables, à deux joueurs chacun par table, et comptent les
    bullseyes des trois.
rule-bar-match-games =
    Une rencontre compte 22 parties, trois à la fois : sept à chaque table, et la huitième à la première. Le
    bar qui a 12 bullseyes a gagné, et aucune autre partie ne compte ; à 11 partout, la première table en joue
    encore une.
rule-enforced =
    Sur cet écran, une carte qu’on n’a pas le droit de jouer ne peut pas être jouée. À une vraie
    table on se trompe, et les règles de Trinidad disent ce qui s’ensuit.
rule-table-rules-true =
    On peut ici se tromper comme à une vraie table : une carte interdite peut être jouée. On peut la
    reprendre, ou un adversaire la signale ; avant le décompte, chacun est interrogé.
rule-table-rules-false = Une carte interdite ne peut pas être jouée ici.
rule-hand-dealing-true =
    Ici le donneur donne à la main, paquet par paquet, et peut donner à quelqu’un trop de cartes, ou
    trop peu. Un adversaire peut le dire tant que la première carte n’est pas jouée. Si personne ne
    le dit, on jette quand même les cartes, sans point.
rule-hand-dealing-false = Ici personne ne peut faire de maldonne.
rule-misdeal =
    __Maldonne__ : celui qui ne donne pas le bon nombre de cartes laisse 1 point aux adversaires ;
    on jette les cartes et on redonne.
rule-misdeal-deal-same = Après une maldonne, le même donneur redonne.
rule-misdeal-deal-next = Après une maldonne, c’est le joueur suivant qui donne.
rule-revoke =
    __Renonce__ : jouer une carte qu’on n’avait pas le droit de jouer. Dès que le pli est complet,
    un adversaire peut la signaler à tout moment jusqu’à la fin du coup.
rule-card-laid-stays-false = Une renonce peut se reprendre tant que le pli suivant n’est pas commencé.
rule-card-laid-stays-true =
    Une carte qui a touché la table y reste : une renonce ne se reprend pas, et une carte jouée hors
    de son tour reste exposée.
rule-revoke-penalty-by-card =
    Celui qui n’a pas fourni à l’atout alors qu’il avait l’as, le roi, la dame, le valet ou le dix
    d’atout perd toute la partie ; dans les autres cas, les adversaires marquent 1 point.
rule-revoke-penalty-one = Pour une renonce, les adversaires marquent 1 point.
rule-revoke-penalty-game = Une renonce fait perdre toute la partie.
rule-revoke-penalty-trump-game =
    Une renonce quand atout est demandé fait perdre toute la partie ; pour toute autre, les
    adversaires marquent 1 point.
rule-revoke-penalty-bare-jack =
    Celui qui n’a pas fourni à l’atout alors que le valet était son seul atout perd toute la partie ;
    pour toute autre renonce, les adversaires marquent 1 point.
rule-revoke-bars-game-true =
    { $scorer ->
        [side] Un camp
       *[player] Un joueur
    } qui a fait une renonce ne peut pas gagner la force du jeu de ce coup.
rule-revoke-bars-game-false =
    { $scorer ->
        [side] Un camp
       *[player] Un joueur
    } qui a fait une renonce peut encore gagner la force du jeu de ce coup.
rule-exposed =
    __Carte exposée__ : une carte montrée par mégarde reste face visible sur la table, et un
    adversaire peut la réclamer à un pli suivant où elle peut être jouée.
section-players = Joueurs et but du jeu
section-deal = La donne
section-trump =
    { $begging ->
        [none] L’atout
       *[dealer-answers] L’atout et les propositions
    }
section-turned = Ce que vaut une carte retournée
section-play = Le jeu de la carte
section-points = Les quatre points
section-end = Qui gagne
section-mistakes = Quand quelqu’un se trompe
# Des nombres en lettres, pour { $players } et { $sides }.
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
# Combien de points : ailleurs { $points }.
points-1 = 1 point
points-n = { $n } points
# Là où le nombre est ouvert : $points et $n.
any-points = le nombre de points convenu
any-amount = une somme convenue
