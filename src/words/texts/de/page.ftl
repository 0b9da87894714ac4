### What the page itself has: its labels, and what it says while the program is not there. No places,
### no forms: these are put into the page as they are.

## The page around the table, in the order of its elements.

page-table = Der Kartentisch; der Text danach sagt dasselbe.
page-words = Das Spiel in Worten
page-hand = Deine Karten
page-actions = Was du tun kannst
page-happened = Was geschehen ist
deal-name = Name der Verteilung
deal-note = 1 bis 64 Buchstaben, Ziffern, - oder _. Derselbe Name gibt dieselben Karten.
close = Schließen
cancel = Abbrechen
take-deal = Diese nehmen
link-by-hand = Der Link zu dieser Verteilung, zum Kopieren von Hand

## While the program is not there to say it.

loading = Die Karten werden gemischt …
not-loaded = Das Spiel ließ sich nicht laden. Lade die Seite neu oder nimm einen anderen Browser.
stopped = Das Spiel ist stehen geblieben. Lade die Seite neu: Ihre Adresse öffnet dieselben Karten.
no-script = All Fours wird mit JavaScript gespielt, und das ist hier ausgeschaltet.

## What previews of links say, and the start screen.

tagline = Jeder Punkt wird erklärt, sobald er fällt.
