## What cannot be opened, written or shown.

bad-link = Dieser Link lässt sich nicht öffnen. { $text }
bad-file = Diese Datei lässt sich nicht öffnen. { $text }
bad-file-unread =
    Die Datei, oder was sie liest, ließ sich nicht laden: Versuch es noch einmal, sobald du online
    bist.
bad-language = Die Sprache „{ $text }“ gibt es hier nicht: lang= ist { $value }.
bad-seed = Der Name einer Verteilung: 1 bis 64 Buchstaben, Ziffern, - oder _.
no-webgl = Diese Seite zeichnet ihren Tisch mit WebGL, und das bietet dieser Browser nicht.
bad-name =
    Ein Name hat 1 bis { $n } Buchstaben oder Ziffern, auch mit Leerzeichen, Punkten, Bindestrichen
    oder Apostrophen.
bad-name-script =
    Diese Schrift kann der Tisch nicht zeichnen: Ein Name braucht Buchstaben, die von links nach
    rechts nebeneinanderstehen.
name-taken = { $who } sitzt schon am Tisch.
bad-words = Die Texte auf „{ $text }“ ließen sich nicht laden; die Sprache bleibt, wie sie ist.

## What a page around an embedded table asks in vain.

table-moment = Ein Moment ist eine Zahl von 1 bis { $n }.
table-seat = Ein Platz ist eine Zahl von 0 bis { $n }.
table-earlier = Der Tisch zeigt einen früheren Moment: Geh erst zum letzten.
table-eyes = Der Tisch ist mit den Augen von Platz { $n } zu sehen, und nur der entscheidet hier.
table-missing = Noch ist kein Tisch da: Lade einen.
