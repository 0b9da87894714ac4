### Les jeux : ce qu’est chacun, et en une phrase

summary-german =
    Le jeu à deux selon une description allemande : proposer un autre atout, puis ramasser dans les
    plis les cartes qui comptent.
intro-german =
    Voici le jeu à deux tel que le donne une description allemande. Une carte retournée propose
    l’atout, l’autre joueur peut la refuser, et chaque carte qui compte appartient à celui qui la
    gagne dans un pli. ¶ Qui ne peut pas fournir doit couper s’il le peut, comme dans les jeux
    français ; qui ne peut ni l’un ni l’autre joue ce qu’il veut. Et un valet que le donneur a
    retourné se marque tout au début du décompte.
summary-trinidad =
    Le jeu national de Trinidad : quatre joueurs, deux camps, 14 points, et la chasse au valet
    d’atout.
intro-trinidad =
    Le All Fours est venu d’Angleterre et c’est aujourd’hui le jeu national de Trinidad, où on
    l’appelle parfois All Foes. Des gens de Trinidad y jouent aussi ailleurs : il y a une
    association de All Fours au Manitoba, au Canada. ¶ Deux équipes jouent en 14 points, les _chalks_. La carte que
    le donneur retourne peut compter avant même qu’une carte soit jouée, et l’on fait la chasse au
    valet d’atout : _pendu_, il vaut trois points. C’est ainsi que Glen Benjamin a expliqué le jeu à
    John McLeod.
summary-trinidad-2 =
    Le jeu national de Trinidad à deux : mêmes règles, plus de changements d’atout, des coups plus
    longs.
intro-trinidad-2 =
    Le jeu national de Trinidad, joué à deux. C’est moins courant que le jeu par équipes. Les règles
    sont les mêmes, mais comme il n’y a que deux mains à donner, il reste plus de cartes : on peut
    changer d’atout plus souvent, et un coup peut avoir plus de plis.
summary-tobago =
    Le jeu de Trinidad à un détail près : c’est le deux, et non le six, qui compte quand on le
    retourne.
intro-tobago =
    Le All Fours tel qu’on le joue souvent à Tobago, l’île voisine de Trinidad. Une seule chose
    change : c’est le deux, et non le six, qui vaut deux points quand on le retourne. Tout le reste
    est le jeu de Trinidad.
summary-west-yorkshire =
    Le jeu des pubs et des ligues du West Yorkshire : rien n’est retourné, la première carte fait
    l’atout.
intro-west-yorkshire =
    Le All Fours est resté vivant dans quelques coins du nord de l’Angleterre. Voici le jeu des pubs
    et des ligues du West Yorkshire, tel que John McLeod l’a joué en 2003 au Black Labrador de
    Batley ; on marque les points avec des chevilles sur une planchette de bois. ¶ Aucune carte
    n’est retournée : la première carte jouée, l’_entame_, fixe l’atout. Le partenaire de celui qui
    entame ne peut regarder aucune de ses cartes avant, pour qu’il n’y ait pas de signes entre eux.
summary-west-yorkshire-2 = Le jeu des pubs du West Yorkshire à deux, en 9 points.
intro-west-yorkshire-2 =
    Le jeu des pubs du West Yorkshire existe aussi à deux ; il se gagne en 9 points. Aucune carte
    n’est retournée : la première carte jouée, l’_entame_, fixe l’atout. Sans partenaire, personne
    n’a à attendre pour regarder ses cartes, et personne n’abat sa main.
summary-west-yorkshire-6 =
    Le jeu des pubs du West Yorkshire à six : trois équipes, 36 cartes en jeu.
intro-west-yorkshire-6 =
    Le jeu des pubs du West Yorkshire pour six joueurs en trois équipes. On donne six fois six
    cartes, et 16 des 52 restent au talon : l’as d’une couleur donnée manque donc près d’une fois
    sur trois. Aucune carte n’est retournée : la première carte jouée, l’_entame_, fixe l’atout, et
    le partenaire de celui qui entame ne peut regarder aucune de ses cartes avant.
summary-lancashire =
    Le jeu des pubs de Blackburn : à peu près comme dans le West Yorkshire, mais le plus faible
    atout doit être ramassé, et rouge ou noir décide qui commence.
intro-lancashire =
    Le All Fours tel qu’on le joue dans les pubs et les ligues de Blackburn, dans le Lancashire,
    d’après « Pub Games », le livre d’Arthur Taylor. C’est le jeu du West Yorkshire à quatre
    différences près : rouge ou noir décide qui commence ; le plus faible atout compte pour le camp
    qui le _gagne_ dans un pli ; et, comme Taylor ne parle ni d’un premier pli visible ni d’une main
    abattue, tous les plis sont posés face cachée et tout le monde joue jusqu’au dernier pli.
summary-cotton =
    La plus ancienne description connue, de 1674 : celui qui refuse la retourne décide de la suite.
intro-cotton =
    La plus ancienne description connue se trouve dans le « Compleat Gamester » de Charles Cotton,
    de 1674 ; selon lui, le jeu fut inventé dans le Kent, où on le jouait beaucoup. On joue à deux,
    en un nombre de points convenu d’avance, de 7 à 15, le plus souvent 11. ¶ Selon la source, ce
    n’est pas le donneur qui répond : celui qui refuse la couleur retournée décide lui-même de la
    suite, et peut marquer un point et faire jeter les cartes. Les mots de Cotton disent autre
    chose, et l’on peut aussi jouer ainsi.
summary-running =
    Le jeu long de Cotton, 1674 : en 31 points, et un as, un roi, une dame ou un valet retourné
    compte.
intro-running =
    Un jeu plus long, décrit en quelques mots dans le livre de Cotton, de 1674 : le même que son All
    Fours, mais en 31 points, et un as, un roi, une dame ou un valet retourné compte pour le
    donneur. Avec de la chance, celui-ci est déjà loin avant qu’une carte soit jouée.
summary-old-american =
    Le All Fours à deux tel que le décrivent les livres américains du début du XIXe siècle.
intro-old-american =
    Le All Fours à deux tel que le décrivent les livres américains du début du XIXe siècle, très
    proche du jeu anglais plus ancien. C’est de nouveau le donneur qui répond, et souvent, comme
    ici, ceux qui ont reçu plus de cartes pendant qu’on cherchait l’atout écartent pour revenir à
    six. On joue en dix points.
summary-seven-up =
    Old Sledge, tel que Foster le décrit en 1897, à deux, trois ou quatre, et l’on peut redonner.
intro-seven-up =
    Le All Fours devint très populaire en Amérique du Nord au XIXe siècle. R. F. Foster le décrit en
    1897 sous le nom d’_Old Sledge_ ou _Seven Up_ : chacun commence avec sept jetons et en verse un
    au pot pour chaque point ; le premier qui n’en a plus a gagné. ¶ À deux ou à trois, chacun
    joue pour soi ; à quatre, on joue par équipes de deux ; et si une nouvelle couleur ne plaît à
    personne, on peut _redonner_ : on jette les cartes et on les donne de nouveau.
summary-pitch =
    Blind All Fours : rien n’est retourné, personne ne propose, la couleur de la première carte est
    l’atout.
intro-pitch =
    La variante de Seven Up que R. F. Foster appelle aussi _Blind All Fours_ : rien n’est retourné
    et personne ne propose. La première carte jouée, l’entame, fixe l’atout. Au XXe siècle, le All
    Fours a presque partout cédé la place en Amérique à des jeux à enchères, Pitch et Pedro ; voici
    le jeu tout simple d’avant.
summary-french =
    Une description française du jeu à deux : la force du jeu compte d’abord, et il faut ramasser
    les autres points.
intro-french =
    Une description française, qui appelle le All Fours un jeu américain. Pouvoir couper même si
    l’on possède de la couleur demandée, voilà pour elle « une grande originalité de ce jeu ». ¶ La
    force du jeu, le point des cartes les plus précieuses, se compte ici en premier ; les trois
    autres points appartiennent à celui qui ramasse leurs cartes dans les plis.
summary-french-4 =
    Le jeu français à quatre, par équipes : le donneur et le premier en cartes règlent l’atout entre
    eux.
intro-french-4 =
    Le jeu français à quatre, en deux équipes. Le donneur et le premier en cartes règlent l’atout
    entre eux ; leurs partenaires laissent leurs cartes face cachée jusqu’à ce qu’il soit fixé.
summary-california-jack =
    Les 52 cartes, un talon où l’on puise, et un point perdu si l’on n’a ni couleur ni atout.
intro-california-jack =
    Un jeu à deux qu’une description française donne comme variante du All Fours. Le reste du paquet
    est un talon dont on voit la première carte : fais le pli pour la prendre, ou laisse-le en
    espérant mieux au-dessous. On a donc parfois intérêt à perdre un pli – et à la fin les 52 cartes
    ont été jouées.
summary-sca =
    Un long jeu à deux : le plus fort atout, le plus faible et même le valet sont à qui les a reçus.
intro-sca =
    Un long jeu à deux, en 49 points, noté par des membres de la SCA (Society for Creative
    Anachronism), qui font revivre le Moyen Âge et la Renaissance. Le plus fort atout, le plus
    faible et même le valet comptent pour qui les a reçus ; seule la force du jeu se gagne aux plis.
    On doit fournir, et qui ne le peut pas doit couper : c’est plus strict que le whist.
