### Bien jouer à deux

tactics-two-title = Bien jouer à deux
tactics-two-description =
    Des conseils pour le All Fours à deux, tirés de parties entre joueurs virtuels : allemand,
    français, Seven Up, le jeu de Cotton de 1674, California Jack.
tactics-two-lead =
    À deux, la plupart des cartes restent dans le paquet, et aucun partenaire n’aide. Ces conseils
    viennent de parties du plus fort joueur virtuel contre lui-même ; les nombres disent combien
    de fois il fait ce qu’ils conseillent.
tactics-two-begging = Proposer et offrir
tactics-two-play = Le jeu de la carte
tactics-two-games = Jeu par jeu
tactics-two-1-title = Un atout moyen est souvent le plus fort
tactics-two-1 =
    12 des 52 cartes seulement sont en main tant qu’on ne change pas d’atout. Si ton meilleur atout est le
    roi, et que la retourne est plus faible, tu as le plus fort atout dans { $king } donnes sur 100 ; avec
    la dame dans { $queen }, avec le valet dans { $jack }, avec le dix encore dans { $ten }. Par le bas,
    c’est pareil : le trois est le plus faible dans { $king }, le quatre dans { $queen }.
tactics-two-2-title = Proposer sans atout, prendre avec deux
tactics-two-2 =
    Dans les jeux allemand et français et au Seven Up : sans carte de la couleur retournée, propose une
    autre couleur, comme le joueur virtuel le ferait avec { $none } mains sur 100. Avec un seul
    atout sous le roi, les deux se valent ({ $one } sur 100). Avec deux sous le roi, il ne propose qu’avec
    { $two }, avec trois ou plus avec { $three }.
tactics-two-3-title = Offrir avec deux atouts, sinon changer
tactics-two-3 =
    Quand le premier en cartes propose et que tu as deux atouts sous le roi, offre le point : le joueur
    virtuel le fait avec { $two } mains sur 100, avec trois ou plus avec { $three }. Avec un atout il
    l’offre avec { $one }, sans atout avec { $none }. Mais n’offre jamais de point à un joueur à qui il
    n’en manque qu’un : il se marque aussitôt.
tactics-two-4-title = Jouer atout quand on en a trois
tactics-two-4 =
    Avec trois atouts ou plus, entame de l’un d’eux, comme dans { $three } mains sur 100, et rejoue atout
    tant que tu en as deux. N’entame pas d’un as d’une autre couleur ({ $ace } sur 100) ni d’un dix
    ({ $ten }) : un atout prend l’un comme l’autre, même d’une main qui pourrait fournir.
tactics-two-5-title = Un petit pli à petit prix
tactics-two-5 =
    Quand l’autre joue une carte au-dessous du dix d’une autre couleur que l’atout et que tu peux la
    battre dans sa couleur, fais-le, comme dans { $win } cas sur 100. Mais si tu peux fournir, ne la coupe
    pas : le joueur virtuel ne le fait que dans { $trump }.
tactics-two-6-title = Gagner avec le dix, ne pas en entamer
tactics-two-6 =
    Pour la force du jeu, un dix compte 10, un as seulement 4. Si tu joues en second et qu’un dix fait le
    pli dans sa couleur, mets-le, comme dans { $win } cas sur 100. Jouer en premier le dix d’une autre
    couleur que l’atout est rarement bon ({ $lead } sur 100).
tactics-two-7-title = Laisser en paix le valet gardé
tactics-two-7 =
    Avec le valet d’atout, un atout plus faible et aucun plus fort, n’entame d’aucun des deux : le joueur
    virtuel entame de l’atout plus faible dans { $guard } mains sur 100, du valet dans { $jack }.
    Dans les jeux allemand et français, le valet comme seul atout est une bonne entame ({ $alone } sur
    100).
tactics-two-8-title = Allemand et français : sauver le deux
tactics-two-8 =
    Le point du plus faible atout revient ici à qui le prend, et un deux d’atout se perd donc vite : le
    joueur virtuel en entame { $taken } fois sur 100. Au Seven Up, où ce point reste à qui a
    reçu la carte, il en entame { $dealt } fois sur 100. Quand on joue atout et que tu peux faire le pli,
    fais-le ({ $win } sur 100) : le plus fort atout compte aussi pour qui le prend.
tactics-two-9-title = Savoir ce qui compte en premier
tactics-two-9 =
    Quand il manque un point à chacun, ce qui se compte en premier gagne. Dans le jeu français, c’est la
    force du jeu : joues-y pour les points de cartes ; le donneur gagne { $french } de ces parties sur
    100. Dans le jeu allemand et au Seven Up, c’est le plus fort atout, et le donneur n’en gagne que
    { $german } et { $seven }.
tactics-two-10-title = Cotton : prendre le point
tactics-two-10 =
    Dans le jeu de Cotton, selon la source, le premier en cartes propose et peut alors marquer un point.
    Sans atout, le joueur virtuel propose avec { $none } mains sur 100, avec un atout sous le roi
    avec { $one }, avec deux avec { $two } ; avec deux dont l’as ou le roi, avec { $high }. Ensuite il
    marque le point dans { $point } cas sur 100. S’il ne manque qu’un point au premier en cartes, il n’a
    qu’à proposer.
tactics-two-11-title = California Jack : regarder le talon
tactics-two-11 =
    La première carte du talon va à celui qui fait le pli. Si c’est l’as, le roi, la dame, le valet ou le
    deux d’atout, fais le pli si tu peux ({ $honour } cas sur 100) ; un autre atout en vaut le plus
    souvent la peine aussi ({ $trump }). Pour une carte au-dessous du dix d’une autre couleur, perds
    plutôt le pli ({ $low }) : le perdant prend la carte cachée dessous. Joue atout pour un fort atout ou
    le deux sur le talon ({ $lead } sur 100), non pour une petite carte d’une autre couleur
    ({ $leadlow }).
tactics-two-how =
    Comment on a mesuré : à chaque décision de { $least } à { $most } parties de chaque jeu, la meilleure
    carte de chaque sorte a été évaluée dans les mêmes donnes imaginées. Là où un conseil dit que faire,
    le contraire coûte des parties, plus que le hasard ne l’explique.
