## What cannot be opened, written or shown.

bad-link = Impossible d’ouvrir ce lien. { $text }
bad-file = Impossible d’ouvrir ce fichier. { $text }
bad-language = La page ne parle pas « { $text } » : lang= est { $value }.
bad-seed = Le nom d’une donne a de 1 à 64 lettres, chiffres, - ou _.
no-webgl = Cette page dessine sa table avec WebGL, que ce navigateur n’offre pas.
bad-name =
    Un nom a de 1 à { $n } lettres ou chiffres, avec espaces, points, traits d’union ou apostrophes.
name-taken = { $who } est déjà à la table.
bad-words = Les textes en « { $text } » n’ont pas pu être chargés ; la langue reste la même.
