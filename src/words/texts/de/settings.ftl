## Languages: the word, and what this one calls itself.

language = Sprache
language-name = Deutsch

## The dialog of settings.

settings = Einstellungen
settings-page = Die Seite
settings-cards = Karten und Tisch
settings-play = Beim Spielen
look = Farben der Seite
look-automatic = wie das Gerät
look-light = hell
look-dark = dunkel
text-size = Größe von Schrift und Karten
text-size-limit = Am Tisch hat dieses Fenster Platz für { $value }.
felt = Tisch
felt-green = Grün
felt-blue = Blau
felt-wine = Weinrot
card-back = Kartenrücken
back-red = Rotes Geflecht
back-brown = Braunes Geflecht
back-blue = Blaues Gitter
back-green = Grünes Karo
hand-order = Sortierung des Blatts
order-usual = Trumpf zuerst, hohe Karten zuerst
order-low-first = Trumpf zuerst, niedrige Karten zuerst
order-trumps-last = Niedrige Karten zuerst, Trumpf zuletzt
order-by-rank = Nach Rang, hohe Karten zuerst
left-handed = Den Tisch für die linke Hand einrichten
left-handed-note =
    Die Karten liegen andersherum, mit den Zeichen rechts; die Knöpfe der Leiste sind links.
second-touch = Eine Karte erst mit der zweiten Berührung spielen
second-touch-note = Die erste hebt sie an; eine Berührung anderswo legt sie zurück.
sound = Ton
sound-note = Karten, Punkte und das Ende einer Partie, leise. Ein Telefon vibriert dazu.
sound-offer = Karten und Punkte kann man auch hören.
sound-on = Ton einschalten
volume = Lautstärke
volume-soft = leise
volume-loud = laut
last-card = Die letzte Karte von selbst spielen
shortcuts = Buchstabentasten
shortcuts-note = Mit einzelnen Buchstaben, Ziffern und Zeichen spielen und fragen.
text-only = Nur Text
text-only-note = Das Spiel ohne sein Bild.
calls-of-others = Zurufe der anderen
turn-notes = Mitteilung, wenn ich dran bin
turn-notes-refused =
    Dein Browser erlaubt dieser Seite keine Mitteilungen. Das kannst du in seinen Einstellungen
    ändern.
turn-notes-unsupported = Dieser Browser kann für diese Seite keine Mitteilungen zeigen.
hide-picture = Bild ausblenden
show-picture = Bild zeigen
captions-again = Die Hinweise der ersten Partie noch einmal zeigen
captions-come = Hinweise erklären die erste Partie, jeder zu seiner Zeit.
names = Namen
names-note = Höchstens { $n } Zeichen; ist das Feld leer, gilt der übliche Name.
your-name = Dein Name

## The table of keys: names of keys, and what they do.

keys = Tasten
keys-note = In den Einstellungen lassen sie sich abschalten.
keys-off-note = Buchstaben, Ziffern und Zeichen sind in den Einstellungen abgeschaltet.
keys-reader =
    Mit einem Bildschirmleser erreichen Buchstaben und Ziffern das Spiel, sobald sein Lesemodus
    ausgeschaltet ist: in Orca mit zweimal Einfg+A, in NVDA mit Einfg+Leertaste. Sagt dein Browser
    nicht an, was geschieht, wie GNOME Web, so findest du es unter der Überschrift „Was geschehen ist“.
keys-play = Spielen
keys-ask = Fragen
keys-look = Umsehen
key-enter = Eingabe
key-space = Leertaste
key-home = Pos1
key-end = Ende
key-primary = Was auf dem goldenen Knopf steht; weiter zum Nächsten
key-place = Die Karte an dieser Stelle im Blatt
key-beg = Bitten oder zusammenwerfen
key-discard = Ablegen oder hinlegen
key-next = Nächste Runde oder noch einmal
key-trump = Was ist Trumpf?
key-score = Wie steht es?
key-hand = Was habe ich auf der Hand?
key-lines = Was geschah zuletzt?
key-step-back = Einen Schritt zurück
key-step-on = Einen Schritt weiter
key-trick-back = Einen Stich zurück
key-trick-on = Einen Stich weiter
key-first = Zum Anfang
