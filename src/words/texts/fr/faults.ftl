### What is wrong with a rule set or a link. In the places stands what the program found and what it
### would have taken, quoted as it is; rules and their values are called as in the house-rules dialog.

## A rule that cannot be set so.

fault-unknown-rule = Il n’y a pas de règle « { $first } » ; il y a { $second }.
fault-rule-number = « { $first } » est un nombre de { $second } à { $third }, pas « { $fourth } ».
fault-rule-word = « { $first } » ne peut pas être « { $second } » ; au choix : { $third }.

## Rules by which no game can be played.

fault-players-number = De deux à six joueurs s’assoient à la table.
fault-begs-without-turn-up = On ne propose que contre une couleur retournée.
fault-without-turn-up =
    On ne retourne pas de carte : « { $first } » ne peut pas être « { $second } ».
fault-without-begging = Personne ne propose : « { $first } » ne peut pas être « { $second } ».
fault-without-gifts = Le donneur n’offre rien : « { $first } » ne peut pas être « { $second } ».
fault-without-dealing =
    On change d’atout sans donner de cartes : « { $first } » ne peut pas être « { $second } ».
fault-run-never-fits = À six joueurs, il reste trop peu de cartes pour en redonner.
fault-never-twelve = On donne au plus trois cartes de plus : personne n’en a jamais douze.
fault-without-partners =
    Il n’y a pas de partenaires : « { $first } » ne peut pas être « { $second } ».
fault-pitcher-alone = Celui qui entame n’a pas de partenaire.
fault-jacks-need-four = Les partenaires ne se tirent aux valets qu’à quatre.
fault-nobody-pitches = Personne n’entame pour l’atout : aucun partenaire n’attend l’entame.
fault-both-look = À deux, il n’y a que le donneur et le premier en cartes.
fault-settled-without-turn-up =
    Le donneur et le premier en cartes ne décident entre eux que d’une couleur retournée.
fault-bunch-face-down = On ne peut pas proposer de redonner quand sa main est cachée.
fault-stock-players = On ne pioche au talon qu’à deux joueurs.
fault-stock-packets = Quand l’atout est tiré à la coupe, les cartes se donnent une par une.
fault-stock-taken =
    On prend des cartes en jouant : le plus fort atout, le plus faible et le valet ne comptent que
    dans les plis.
fault-with-stock = On prend au talon : « { $first } » ne peut pas être « { $second } ».
fault-penalty-without-stock =
    L’amende pour qui n’a ni couleur ni atout n’existe que dans un jeu avec talon.
fault-penalty-not-allowed = Qui n’a pas le droit de couper ne peut pas être puni de ne pas le faire.
fault-penalty-not-needed = Qui n’est pas obligé de couper ne peut pas être puni de ne pas le faire.
fault-hanged-dealt = Un valet qui compte pour qui l’a reçu ne peut pas être pendu.
fault-without-hanging = On ne pend aucun valet : « { $first } » ne peut pas être « { $second } ».
fault-deals-without-table = On ne donne à la main que là où l’on peut se tromper (table_rules).
fault-claim-taken = Pour gagner sur l’as, le plus fort atout doit être à qui l’a reçu.
fault-claim-not-first = Pour gagner sur l’as, le plus fort atout doit compter d’abord.

## A link that cannot be read.

fault-unknown-part = Le lien dit « { $first } » ; il peut dire { $second }.
fault-part-twice = Le lien dit deux fois { $first }=.
fault-part-empty = Le lien dit { $first }= et rien après.
fault-link-version =
    Le lien est de la version « { $first } » ; ce programme lit la version { $second }.
fault-no-variant = Le lien ne nomme pas de jeu (v=).
fault-unknown-variant = Il n’y a pas de jeu « { $first } » ; il y a { $second }.
fault-variant-players = { $first } se joue à { $second } joueurs, pas « { $third } ».
fault-bad-seed = Le nom d’une donne a de 1 à 64 lettres, chiffres, - ou _, pas « { $first } ».
fault-rule-form = Une règle modifiée s’écrit champ.valeur, pas « { $first } ».
fault-rules-end = La liste des règles modifiées finit par une virgule.
fault-rule-twice = La liste des règles modifiées nomme deux fois { $first }.
fault-link-too-long = Ce lien est plus long qu’aucune partie ne le demande : un lien a au plus { $first } caractères.
fault-link-not-whole = Le lien a été coupé ou modifié en chemin.
# $first is the seed of the deal.
fault-link-not-whole-deal =
    Le lien a été coupé ou modifié en chemin. Il n’en reste que la donne : { $first }.
fault-link-in-lines =
    Le lien continue peut-être à la ligne suivante : il doit tenir sur une seule ligne.
fault-no-link = Il n’y a pas de lien dans ce texte.
fault-game-version = La partie du lien est d’une version que ce programme ne connaît pas.
fault-impossible-step =
    La partie du lien n’a pas pu se passer ainsi : le pas { $first } est impossible.
fault-bad-moment = Le moment (at=) est un nombre de 1 à { $first }, pas « { $second } ».
fault-deal-parts =
    Une donne (deal=) nomme au plus { $first } mains et les cartes qui suivent, séparées par des
    points.
fault-deal-hand = Une main de la donne (deal=) a au plus { $first } cartes, pas { $second }.
fault-deal-length = La donne (deal=) a plus de 52 cartes.
fault-deal-no-card = La donne (deal=) dit « { $first } », qui n’est pas une carte.
fault-deal-twice = La donne (deal=) a deux fois { $first }.
fault-bad-hand = Le coup (hand=) est un nombre de 1 à { $first }, pas « { $second } ».
fault-bad-dealer = Le donneur (dealer=) est une place de 0 à { $first }, pas « { $second } ».
fault-score-parts =
    La marque (score=) a un nombre pour chacun des { $first } camps, séparés par des points.
fault-bad-score = Une marque (score=) est un nombre de { $first } à { $second }, pas « { $third } ».
fault-bad-seat = La place (seat=) est un nombre de 0 à { $first }, pas « { $second } ».
fault-bad-beat =
    Les points à battre (beat=) sont un nombre de { $first } à { $second }, pas « { $third } ».
fault-bad-duel = Un duel (duel=) a de 1 à { $first } donnes, pas « { $second } ».
fault-duel-number = Donnes du duel : { $first } ; { $second }= en joue { $third }.
fault-duel-hand =
    La donne { $second } de { $first }= n’est pas jouée de la première décision à la dernière.
fault-duel-with = Un duel commence de lui-même : son lien ne dit pas { $first }=.
fault-part-without = Le lien dit { $first }= sans { $second }=.
fault-duel-framed = Un duel ne se joue pas dans un cadre, seulement sur la page du jeu.
fault-bad-duel-name =
    Un nom ({ $first }=) a de 1 à { $second } lettres ou chiffres, avec espaces, points, traits d’union
    ou apostrophes ; « { $third } » n’en est pas un.
fault-bad-goal = Le but d’un problème (puzzle=) est l’un de { $first }, pas « { $second } ».
fault-puzzle-not-playing =
    Un problème (puzzle=) commence là où une carte est à jouer et où toutes les cartes sont connues.
fault-puzzle-settled = Ce but (puzzle=) est décidé, quoi qu’on joue.
fault-puzzle-too-long = Ce problème (puzzle=) est trop long à résoudre : joue d’abord quelques plis.
fault-puzzle-too-good = Contre le meilleur jeu, ce but (puzzle=) est hors d’atteinte.
fault-unknown-player =
    Il n’y a pas de joueur « { $first } » ; il y a { $second }.
fault-bots-number =
    Les joueurs virtuels (bots=) sont un pour toutes les places ou un pour chacune des
    { $first }, pas { $second }.

## A decision that is not possible.

fault-game-over = La partie est finie.
fault-other-seat = C’est à la place { $first } de choisir, pas à la place { $second }.
fault-other-choice = Ce n’est pas ce que la place { $first } doit choisir.
fault-no-card-now = Il n’y a pas de carte à jouer maintenant.
fault-word-not-possible = On ne peut pas dire « { $first } » maintenant ; au choix : { $second }.
fault-must-beg = Le premier en cartes n’a aucune carte de la couleur retournée et doit proposer.
fault-gift-barred =
    Le point offert ferait gagner un camp qui n’a pas proposé ; le donneur doit changer d’atout.
fault-no-trump-to-give = Le donneur n’a aucune carte de la couleur retournée : il doit changer d’atout.
fault-discard-number = Cartes à écarter : { $first }, pas { $second }.
fault-not-held = La place { $first } n’a pas { $second } en main.
fault-discard-twice = On ne peut pas écarter deux fois { $first }.
fault-cannot-be-dealt =
    Une donne compte un nombre de cartes pour chacune des { $first } places, au plus { $second } pour
    une seule et { $third } pour toutes.
fault-no-misdeal =
    Seul un adversaire du donneur peut signaler une maldonne, avant que la première carte soit
    jouée, et seulement si quelqu’un n’a pas reçu le bon nombre de cartes.
fault-may-not-lay-down =
    Entre deux plis seulement, on peut abattre une main sans atout ni carte au-dessus du neuf, si
    l’on n’a pas fait le pli et que le partenaire continue.
fault-nothing-to-take-back =
    On ne reprend qu’une carte qu’on n’avait pas le droit de jouer, avant la première carte du pli
    suivant, et seulement la sienne.
fault-nothing-to-call =
    On ne signale comme renonce que la carte d’un adversaire dans un pli terminé de ce coup, une
    seule fois, et avant le décompte.
fault-may-not-look =
    Seul le partenaire de celui qui entame peut regarder ses cartes trop tôt, là où elles restent
    face cachée, et jusqu’à l’entame.
fault-may-not-expose =
    Une carte ne peut être exposée que pendant le jeu de la carte, par un joueur qui a vu sa main et
    dont ce n’est pas le tour ; et chacune une seule fois.
fault-no-exposed-card =
    { $first } ne peut pas être réclamée maintenant : on ne réclame qu’une carte exposée d’un
    adversaire, dans un pli suivant, avant qu’il y joue, et une seule par pli.
fault-may-not-be-called =
    { $first } ne peut pas être réclamée : elle ne peut pas être jouée dans ce pli.
fault-called-for = { $first } a été réclamée et doit être jouée.
fault-must-follow-trump = On a demandé atout : il faut jouer un atout.
fault-must-follow = Il faut fournir à { $first }.
fault-must-follow-or-trump = Il faut fournir à { $first }, ou couper.
fault-must-trump = Sans { $first }, il faut couper.
fault-must-overtrump =
    Le pli est coupé : pas d’atout plus faible tant qu’une autre carte peut être jouée.

## A decision that cannot be read.

fault-bad-word = « { $first } » n’est pas un mot du jeu.
fault-bad-card = « { $first } » n’est pas une carte.
fault-too-many-cards = Il n’y a pas plus de 52 cartes.
fault-decision-form = Une décision dit un mot, joue une carte, écarte des cartes ou abat une main.
fault-decision-seat = « { $second } » est un nombre de 0 à { $first }.
fault-decision-trick = « trick » est le numéro d’un pli de ce coup.
fault-decision-counts = « counts » est une liste de { $first } nombres de cartes.
fault-decision-kind =
    « e », dans une décision, est say, play, discard, lay_down,
    deal_by_hand, call_misdeal, take_back, call_revoke, look, expose ou
    call_card.
fault-bad-card-list = « cards » n’est pas une liste de cartes.

## An event log that cannot be read.

fault-log-line = Ligne { $first } : { $second }
fault-log-missing = Il manque « { $first } ».
fault-log-other = « { $first } » est { $second } ; d’après les règles, c’est { $third }.
fault-log-pack-card = « pack » contient { $first }, qui n’est pas une carte.
fault-log-pack = « pack » est une liste des 52 cartes, chacune une fois.
fault-log-players = « players » est un nombre jusqu’à { $first }.
fault-log-seed = Il manque « seed » ; ce qu’une seule place a vu ne peut pas être rejoué.
fault-log-no-object = La ligne n’est pas un objet JSON entier.
fault-log-no-event = Il manque « e » : quel est cet événement ?
fault-log-begin = Un journal commence par une ligne « game », pas par { $first }.
fault-log-end = Le journal finit là où { $first } suit de soi-même.
fault-log-new-game = Une nouvelle partie commence avant la fin de la dernière.
fault-log-by-itself = Ici, { $first } suit de soi-même, pas { $second }.
fault-log-game-over = La partie est finie ; { $first } ne peut pas suivre.
fault-log-choice = Ici, la place { $first } doit choisir ; { $second } ne peut pas suivre.
fault-log-second-game = Une deuxième partie commence ; on n’en ouvre qu’une à la fois.
fault-log-empty = Il n’y a pas de journal de partie.
