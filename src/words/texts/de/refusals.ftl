## What cannot be opened, written or shown.

bad-link = Dieser Link lässt sich nicht öffnen. { $text }
bad-file = Diese Datei lässt sich nicht öffnen. { $text }
bad-language = Die Sprache „{ $text }“ kann diese Seite nicht: lang= ist { $value }.
bad-seed = Der Name einer Verteilung: 1 bis 64 Buchstaben, Ziffern, - oder _.
no-webgl = Diese Seite zeichnet ihren Tisch mit WebGL, und das bietet dieser Browser nicht.
bad-name =
    Ein Name hat 1 bis { $n } Buchstaben oder Ziffern, auch mit Leerzeichen, Punkten, Bindestrichen
    oder Apostrophen.
name-taken = { $who } sitzt schon am Tisch.
bad-words = Die Texte auf „{ $text }“ ließen sich nicht laden; die Sprache bleibt, wie sie ist.
