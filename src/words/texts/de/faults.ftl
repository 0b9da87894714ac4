### What is wrong with a rule set or a link. In the places stands what the program found and what it
### would have taken, quoted as it is; rules and their values are called as in the house-rules dialog.

## A rule that cannot be set so.

fault-unknown-rule = Eine Regel „{ $first }“ gibt es nicht; es gibt { $second }.
fault-rule-number = „{ $first }“ ist eine Zahl von { $second } bis { $third }, nicht „{ $fourth }“.
fault-rule-word = „{ $first }“ kann nicht „{ $second }“ sein; möglich ist { $third }.

## Rules by which no game can be played.

fault-players-number = Zwei bis sechs Spieler sitzen am Tisch.
fault-begs-without-turn-up = Nur gegen eine aufgedeckte Farbe kann man bitten.
fault-without-turn-up =
    Es wird keine Karte aufgedeckt, also kann „{ $first }“ nicht „{ $second }“ sein.
fault-without-begging = Niemand bittet, also kann „{ $first }“ nicht „{ $second }“ sein.
fault-without-gifts = Der Geber schenkt nichts, also kann „{ $first }“ nicht „{ $second }“ sein.
fault-without-dealing =
    Für neuen Trumpf werden keine Karten gegeben, also kann „{ $first }“ nicht „{ $second }“ sein.
fault-run-never-fits = Bei sechs Spielern bleiben zu wenige Karten, um weitere zu geben.
fault-never-twelve = Es werden höchstens drei weitere Karten gegeben, also hat niemand je zwölf.
fault-without-partners = Es gibt keine Partner, also kann „{ $first }“ nicht „{ $second }“ sein.
fault-pitcher-alone = Der Pitcher hat keinen Partner.
fault-jacks-need-four = Für Partner nach Buben müssen vier am Tisch sitzen.
fault-nobody-pitches = Niemand pitcht, also wartet auch kein Partner auf den Pitch.
fault-both-look = Zu zweit sitzen nur Geber und Vorhand am Tisch.
fault-settled-without-turn-up = Nur eine aufgedeckte Farbe machen zwei unter sich aus.
fault-bunch-face-down = Wessen Karten verdeckt liegen, der kann nicht vorschlagen zusammenzuwerfen.
fault-guess-alone = Eine Partei hebt ab, eine andere rät: Es müssen zwei sein.
fault-stock-players = Vom Talon ziehen genau zwei Spieler.
fault-stock-packets = Ist Trumpf abgehoben, werden die Karten einzeln gegeben.
fault-stock-taken =
    Während des Spiels wird gezogen, also zählen Hoch, Niedrig und Bube nur im Stich.
fault-with-stock = Es wird vom Talon gezogen, also kann „{ $first }“ nicht „{ $second }“ sein.
fault-penalty-without-stock =
    Wer weder Farbe noch Trumpf hat, wird nur in einem Spiel mit Talon bestraft.
fault-penalty-not-allowed = Wer nicht trumpfen darf, kann dafür nicht bestraft werden.
fault-penalty-not-needed = Wer nicht trumpfen muss, kann dafür nicht bestraft werden.
fault-hanged-dealt = Ein Bube, der für den zählt, der ihn bekommen hat, kann nicht gehenkt werden.
fault-claim-taken = Für „Hoch mit dem Ass“ muss Hoch dem gehören, der den Trumpf bekommen hat.
fault-claim-not-first = Für „Hoch mit dem Ass“ muss Hoch zuerst zählen.

## A link that cannot be read.

fault-unknown-part = Im Link steht „{ $first }“; stehen kann dort { $second }.
fault-part-twice = Im Link steht { $first }= zweimal.
fault-part-empty = Im Link steht { $first }= und nichts dahinter.
fault-link-version =
    Der Link hat die Version „{ $first }“; dieses Programm liest die Version { $second }.
fault-no-variant = Der Link nennt kein Spiel (v=).
fault-unknown-variant = Ein Spiel „{ $first }“ gibt es nicht; es gibt { $second }.
fault-variant-players = { $first } ist für { $second } Spieler, nicht „{ $third }“.
fault-bad-seed =
    Der Name einer Verteilung hat 1 bis 64 Buchstaben, Ziffern, - oder _, nicht „{ $first }“.
fault-rule-form = Eine geänderte Regel schreibt man feld.wert, nicht „{ $first }“.
fault-rules-end = Die Liste der geänderten Regeln endet mit einem Komma.
fault-game-version = Die Partie im Link hat eine Version, die dieses Programm nicht kennt.
fault-impossible-step =
    So kann die Partie im Link nicht gelaufen sein: Schritt { $first } ist nicht möglich.
fault-bad-moment = Der Moment (at=) ist eine Zahl von 1 bis { $first }, nicht „{ $second }“.
fault-deal-parts =
    Eine Verteilung (deal=) nennt höchstens { $first } Hände und die Karten danach, mit Punkten
    dazwischen.
fault-deal-hand =
    Eine Hand der Verteilung (deal=) hat höchstens { $first } Karten, nicht { $second }.
fault-deal-length = Die Verteilung (deal=) hat mehr als 52 Karten.
fault-deal-no-card = In der Verteilung (deal=) steht „{ $first }“, und das ist keine Karte.
fault-deal-twice = In der Verteilung (deal=) steht { $first } zweimal.
fault-bad-hand = Die Runde (hand=) ist eine Zahl von 1 bis { $first }, nicht „{ $second }“.
fault-bad-dealer = Der Geber (dealer=) ist ein Platz von 0 bis { $first }, nicht „{ $second }“.
fault-score-parts =
    Der Stand (score=) hat eine Zahl für jede der { $first } Parteien, mit Punkten dazwischen.
fault-bad-score =
    Ein Stand (score=) ist eine Zahl von { $first } bis { $second }, nicht „{ $third }“.
fault-bad-seat = Der Platz (seat=) ist eine Zahl von 0 bis { $first }, nicht „{ $second }“.
fault-bad-beat =
    Die Punkte, die zu schlagen sind (beat=), sind eine Zahl von { $first } bis { $second }, nicht
    „{ $third }“.
