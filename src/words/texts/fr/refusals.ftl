## What cannot be opened, written or shown.

bad-link = Impossible d’ouvrir ce lien. { $text }
bad-file = Impossible d’ouvrir ce fichier. { $text }
bad-file-unread =
    Le fichier, ou ce qui le lit, n’a pas pu être chargé : réessaie quand tu seras en ligne.
bad-language = Il n’y a pas de « { $text } » ici : lang= est { $value }.
bad-seed = Le nom d’une donne a de 1 à 64 lettres, chiffres, - ou _.
no-webgl = Cette page dessine sa table avec WebGL, que ce navigateur n’offre pas.
bad-name =
    Un nom a de 1 à { $n } lettres ou chiffres, avec espaces, points, traits d’union ou apostrophes.
bad-name-script =
    La table ne sait pas dessiner cette écriture : un nom a besoin de lettres placées côte à côte,
    de gauche à droite.
name-taken = { $who } est déjà à la table.
bad-words = Les textes en « { $text } » n’ont pas pu être chargés ; la langue reste la même.

## What a page around an embedded table asks in vain.

table-moment = Un moment est un nombre de 1 à { $n }.
table-seat = Une place est un nombre de 0 à { $n }.
table-earlier = La table montre un moment antérieur : va d’abord au dernier.
table-eyes = La table est vue avec les yeux de la place { $n }, qui seule décide ici.
table-missing = Il n’y a pas encore de table : charges-en une.
