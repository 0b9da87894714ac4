### Die Seiten über die Regeln: ihre eigenen Worte

site = All Fours: die Regeln
index-title = Die Regeln von All Fours
index-description =
    All Fours und seine ganze Familie für Anfänger erklärt, Variante für Variante, mit Tischen zum
    Durchspielen.
index-lead =
    All Fours ist eine Familie von Kartenspielen, die auf das England des 17. Jahrhunderts
    zurückgeht: sechs Karten für jeden, vier Punkte in jeder Runde und ein Bube, den alle haben
    wollen. Jede Seite erklärt eines dieser Spiele von der ersten Karte an. Neben dem Text stehen
    richtige Tische: Geh eine Runde Schritt für Schritt durch und sieh jeden Punkt, sobald er
    angeschrieben wird.
index-start = Noch nie gespielt? Beginne mit { $link }, dem Nationalspiel von Trinidad.
index-variants = Die Spiele
index-more = Alles auf einen Blick
index-fair = Wird ehrlich gegeben? Rechne es nach
index-compose = Karten selbst verteilen
compare-title = Die Spiele im Vergleich
compare-description =
    Alle Varianten von All Fours nebeneinander: Geben, Trumpf, aufgedeckte Karten, Spiel und Punkte.
compare-lead =
    Worin unterscheiden sich die Spiele? Diese Tabellen sind aus denselben Regelsätzen gemacht, nach
    denen hier gespielt wird.
house-title = Hausregeln
house-description = Jede Regel von All Fours, die sich ändern lässt, mit allen ihren Werten.
house-lead =
    Jede Regel, in der sich die Spiele unterscheiden, lässt sich vor der Partie ändern. Hier stehen
    sie alle mit allen Werten, die sie haben können; wo „vereinbart“ steht, wählst du die Zahl.
nav-skip = Zum Text
nav-label = Seiten
nav-home = Regeln
nav-compare = Vergleich
nav-house = Hausregeln
nav-play = Spielen
nav-languages = Sprachen
nav-contents = Auf dieser Seite
facts-players = Spieler
facts-target = Ziel
facts-sources = Quellen
facts-play = Dieses Spiel spielen
section-options = Hausregeln
options-lead = Spielweisen, die die Quellen ebenfalls nennen. Jede lässt sich vor der Partie wählen:
options-all = Alle Hausregeln
example-label = Beispiel
example-table = Der Tisch zu diesem Beispiel: { $title }
example-steps = Schritt für Schritt
example-awards = Angeschriebene Punkte
example-cards = Alle Karten
example-open = Diese Verteilung im Spiel öffnen
example-previous = Zurück
example-next = Weiter
example-turned = aufgedeckt
example-stock = auf dem Talon
table-points = Punkte
table-side = Für
table-for = Wofür
table-card = Karten
table-score = Stand
table-variant = Spiel
word-red = Rot
word-black = Schwarz
word-yes = ja
word-no = –
word-or = oder
role-dealer = der Geber, des Gebers, dem Geber, den Geber
role-eldest = Vorhand, von Vorhand, Vorhand, Vorhand
role-third = der dritte Spieler, des dritten Spielers, dem dritten Spieler, den dritten Spieler
role-dealer-partner =
    der Partner des Gebers, des Partners des Gebers, dem Partner des Gebers, den Partner des Gebers
role-eldest-partner =
    der Partner von Vorhand, des Partners von Vorhand, dem Partner von Vorhand, den Partner von
    Vorhand
role-third-partner =
    der Partner des dritten Spielers, des Partners des dritten Spielers, dem Partner des dritten
    Spielers, den Partner des dritten Spielers
side-dealer =
    die Partei des Gebers, der Partei des Gebers, der Partei des Gebers, die Partei des Gebers
side-eldest =
    die Partei von Vorhand, der Partei von Vorhand, der Partei von Vorhand, die Partei von Vorhand
side-third = die dritte Partei, der dritten Partei, der dritten Partei, die dritte Partei
word-pair = { $name }: { $value }
group-deal = Spieler und Geben
group-trump = Wie der Trumpf gefunden wird
group-turned = Aufgedeckte Karten
group-play = Die Stiche
group-points = Die Punkte
sources-title = Die Quellen
sources-lead =
    Was hier über die Spiele steht, stammt aus neun Texten. Eine kleine Zahl hinter einem Absatz
    führt hierher; zeigst du darauf, siehst du den Namen.
sources-description =
    Die neun Texte, aus denen diese Regeln von All Fours stammen, und was jeder behandelt.
sources-ours-title = Unsere Entscheidungen
sources-ours-lead =
    Wo die Quellen schweigen oder sich auf zwei Arten lesen lassen, muss ein Programm sich
    entscheiden. Ein solcher Absatz hat die Anmerkung „unsere Entscheidung“ mit dem Grund. Dies sind
    alle:
sources-in = Sprache: { $language }
sources-games = Spiele: { $games }
nav-sources = Quellen
nav-tactics = Gut spielen
nav-compose = Karten verteilen
nav-fair = Ehrlich gegeben?
note-says = Quelle: { $name }
note-ours = unsere Entscheidung
cotton-try = Spielen, wie Cotton schrieb
same-lead = Alles andere ist wie in „{ $game }“:
same-show = { $heading }: wie in „{ $game }“
glossary-title = Wörter
glossary-eldest = Vorhand
glossary-eldest-meaning = der Spieler nach dem Geber, der zuerst ausspielt
glossary-follow = bedienen
glossary-follow-meaning = eine Karte der ausgespielten Farbe spielen
glossary-void = frei
glossary-void-meaning = ohne eine Karte einer Farbe
picture-ranks = Die Reihenfolge von hoch nach niedrig
picture-seats = Die Plätze
picture-points = Augen
picture-seat-dealer = Geber
picture-seat-eldest = Vorhand
picture-seat-n = Spieler { $n }
picture-seat-caption =
    Die Plätze in der Reihenfolge des Spiels: { $seats }. Partner haben dieselbe Farbe.
picture-seat-alone = Die Plätze in der Reihenfolge des Spiels: { $seats }.
nothing = –
onepage-title = Trinidad auf einem Blatt
onepage-lead =
    Genug Regeln für eine erste Partie, und wie man sie gut spielt: ein Blatt Papier oder zwei Seiten auf dem Telefon.
onepage-all = Alle Regeln, mit Beispielen
onepage-link = Auf einem Blatt
