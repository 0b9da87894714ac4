fair-title = Les donnes sont-elles honnêtes ?
fair-description =
    Comment le nom d’une donne devient des cartes, et la vérification de toute partie, coup par coup.
fair-intro =
    Chaque carte d’une partie découle du nom de sa donne, avant que quiconque ait joué. Cette page
    recalcule chaque coup et montre comment le faire soi-même.
fair-game = Une partie : son lien, ou le texte d’une partie enregistrée
fair-check = Vérifier
fair-failed = Impossible de charger les règles. Essaie encore une fois.
fair-too-long = C’est plus long que n’importe quelle partie : colle une seule partie.
fair-hand = Coup { $n }
fair-stream = Suite :
fair-pack = Le paquet, la carte du dessus d’abord :
fair-seat = Place { $n } :
fair-turned = Retournée :
fair-places = (rangs { $text } du paquet)
fair-same = Recalculé indépendamment, le paquet est le même.
fair-other = Recalculé indépendamment, le paquet est différent.
fair-chosen = Quelqu’un a choisi des cartes de cette donne ; le nom n’a donné que les autres.
fair-good = Tous les coups découlent du nom de la donne. Coups vérifiés : { $n }.
fair-bad = Coups qui ne découlent pas du nom de la donne : { $n }.
fair-given = Dans une donne, quelqu’un a choisi des cartes.
fair-still-played = Ce coup se joue encore. Montrer toutes ses cartes ?
fair-not-dealt = Le coup suivant n’est pas encore donné.

fair-how = Du nom aux cartes
fair-how-key = La clé est l’empreinte FNV-1a, 64 bits, des octets du nom.
fair-how-stream =
    Chaque coup a sa propre suite de nombres : deal/1, deal/2… ; un coup redonné est deal/2/1.
    SplitMix64, lancé sur la clé XOR l’empreinte du nom de la suite, donne quatre nombres : le
    premier état de xoshiro256**.
fair-how-number =
    Un nombre inférieur à n : les 32 bits de poids fort des 64 suivants, fois n, sans les 32 bits de poids faible ; si
    ceux-ci sont inférieurs à 2³² mod n, on tire de nouveau, pour que tous soient également
    probables.
fair-how-shuffle =
    Le paquet est d’abord dans l’ordre : trèfle, carreau, cœur, pique, du deux à l’as. En descendant de la
    dernière place, chaque carte change de place avec une carte tirée parmi les places jusqu’à la
    sienne (Fisher et Yates).
fair-how-deal =
    Puis les cartes viennent du dessus, par paquets à partir du premier en cartes, comme le veut le
    jeu ; ce qui est retourné et redonné vient ensuite.
fair-how-before =
    Les joueurs virtuels choisissent avec des suites à leur nom et ne voient que leurs
    cartes. Aucune décision, la leur ou la tienne, ne change ce qui vient du paquet.

fair-vectors = Exemples pour vérifier ton propre programme
fair-vectors-note = Clé et premier nombre en base seize, puis les six premières cartes du paquet.
fair-v-seed = Nom
fair-v-stream = Suite
fair-v-key = Clé
fair-v-number = Premier nombre
fair-v-cards = Premières cartes

fair-code = Le tout en programme
fair-code-note = C’est ce qui tourne sur cette page, écrit sans le code du jeu.
