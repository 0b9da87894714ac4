## Lessons, on the first screen.

lesson-learn = Apprendre en une minute
lesson-learn-note = Un coup, carte après carte

lessons = Leçons
puzzles = Problèmes
lesson-done = faite
lesson-passed = Leçon réussie.
bad-lessons = Les autres leçons n’ont pas pu être chargées. Rouvre la liste pour réessayer.
lessons-coming = Les autres leçons arrivent…

## In a lesson.

next = Suite
skip = Quitter
lesson-part = { $n } sur { $text }
lesson-other = C’est permis aussi. Ici, la leçon continue avec : { $text }.

lesson-cut =
    La plus forte carte donne ¶
    { $form ->
        [you] Chacun coupe. Ta carte est la plus forte : tu donnes six cartes à chacun.
       *[others] Chacun coupe. { $who } a la plus forte carte et donne six cartes à chacun.
    }
lesson-turned =
    { $trump ->
        [fixed] Atout { $suit }
       *[offered] Atout { $suit } ?
    } ¶ Après la donne, on retourne une carte. Sa couleur est proposée comme
    atout : le plus petit atout bat toutes les autres couleurs.
lesson-trumps =
    Atout { $suit } ¶ Une carte de cette couleur a été tirée en coupant : le plus petit atout bat
    toutes les autres couleurs.
lesson-pitch =
    À toi de choisir l’atout ¶ Ici, rien n’est retourné : la couleur de ta première carte est
    l’atout, et le plus petit atout bat toutes les autres couleurs.
lesson-stand =
    À toi de parler ¶ Tu es à côté du donneur : prends à { $suit }, ou propose un autre atout.
lesson-learn-stand = Tu as trois atouts, dont le valet. Cela vaut la peine de prendre.
lesson-give =
    { $who } voudrait un autre atout ¶ Offre un point, et { $suit } reste atout. Ou change d’atout : une autre
    couleur est retournée.
lesson-lead =
    Tu commences le pli ¶ Chacun joue une carte, la plus forte ramasse le pli. Tu peux jouer
    n’importe quelle carte.
lesson-learn-lead = Essaie le quatre de pique.
lesson-follow =
    Fournir ou couper ¶ On a demandé { $led } et tu peux fournir : joue cette couleur, ou un atout.
lesson-learn-follow = Une dame ne vaut pas un atout.
lesson-follow-strict =
    Fournir ¶ On a demandé { $led } : qui en a doit en jouer. On ne peut couper que si l’on n’en a
    pas.
lesson-hunt =
    On chasse ton valet ¶ Un atout plus fort est là, et à l’atout il faut fournir. Celui qui ramasse
    le valet en marque le point.
lesson-learn-hunt = Donne le trois et garde le valet.
lesson-points =
    Quatre points à chaque coup ¶ Un à celui qui { $high ->
        [taken] ramasse
       *[dealt] tient
    } le plus fort atout, un à celui qui { $low ->
        [taken] ramasse
       *[dealt] tient
    } le plus faible, un à celui qui { $jack ->
        [dealt] tient
       *[taken] ramasse
    } le valet d’atout, un aux plis les plus précieux.
lesson-home =
    Sauve-le ¶ Tu n’as pas de carreau : toute carte est permise. Tu joues en dernier : ton
    valet ramasse le pli, avec un dix.
lesson-counted =
    On compte les points ¶ Chacun a sa carte, dans cet ordre ; pour la force du jeu, un dix vaut
    10, un as 4, un roi 3, une dame 2, un valet 1.
