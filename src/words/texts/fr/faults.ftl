### What is wrong with a rule set or a link. In the places stands what the program found and what it
### would have taken, quoted as it is; rules and their values are called as in the house-rules dialog.

## A rule that cannot be set so.

fault-unknown-rule = Il n’y a pas de règle « { $first } » ; il y a { $second }.
fault-rule-number = « { $first } » est un nombre de { $second } à { $third }, pas « { $fourth } ».
fault-rule-word = « { $first } » ne peut pas être « { $second } » ; au choix { $third }.

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
fault-jacks-need-four = Les équipes par les valets se tirent à quatre.
fault-nobody-pitches = Personne n’entame pour l’atout : aucun partenaire n’attend l’entame.
fault-both-look = À deux, il n’y a que le donneur et le premier en cartes.
fault-settled-without-turn-up = Seule une couleur retournée se décide à deux.
fault-bunch-face-down = On ne peut pas proposer de redonner quand son jeu est caché.
fault-guess-alone = Un camp coupe et un autre devine : il en faut deux.
fault-stock-players = Le talon se prend à deux joueurs.
fault-stock-packets = Quand l’atout se coupe, les cartes se donnent une par une.
fault-stock-taken =
    On prend des cartes en jouant : les atouts et le valet ne comptent que dans les plis.
fault-with-stock = On prend au talon : « { $first } » ne peut pas être « { $second } ».
fault-penalty-without-stock = L’amende sans fournir n’existe que dans un jeu avec talon.
fault-penalty-not-allowed = Qui n’a pas le droit de couper ne peut pas être puni de ne pas le faire.
fault-penalty-not-needed = Qui n’est pas obligé de couper ne peut pas être puni de ne pas le faire.
fault-hanged-dealt = Un valet qui compte pour qui l’a reçu ne peut pas être pendu.
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
fault-rule-form = Une règle changée s’écrit champ.valeur, pas « { $first } ».
fault-rules-end = La liste des règles changées finit par une virgule.
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
