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
fault-settled-without-turn-up = Geber und Vorhand machen nur eine aufgedeckte Farbe unter sich aus.
fault-bunch-face-down = Wessen Karten verdeckt liegen, der kann nicht vorschlagen, zusammenzuwerfen.
fault-stock-players = Vom Talon ziehen genau zwei Spieler.
fault-stock-packets = Wird der Trumpf durch Abheben bestimmt, werden die Karten einzeln gegeben.
fault-stock-taken =
    Während des Spiels wird gezogen, also zählen Hoch, Niedrig und Bube nur im Stich.
fault-with-stock = Es wird vom Talon gezogen, also kann „{ $first }“ nicht „{ $second }“ sein.
fault-penalty-without-stock =
    Wer weder Farbe noch Trumpf hat, wird nur in einem Spiel mit Talon bestraft.
fault-penalty-not-allowed = Wer nicht trumpfen darf, kann dafür nicht bestraft werden.
fault-penalty-not-needed = Wer nicht trumpfen muss, kann dafür nicht bestraft werden.
fault-hanged-dealt = Ein Bube, der für den zählt, der ihn bekommen hat, kann nicht gehenkt werden.
fault-without-hanging = Kein Bube wird gehenkt, also kann „{ $first }“ nicht „{ $second }“ sein.
fault-deals-without-table = Von Hand gegeben wird nur, wo man sich irren kann (table_rules).
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
fault-rule-twice = Die Liste der geänderten Regeln nennt { $first } zweimal.
fault-link-too-long =
    Dieser Link ist länger, als irgendeine Partie es braucht: Ein Link hat höchstens { $first }
    Zeichen.
fault-link-not-whole = Der Link wurde unterwegs abgeschnitten oder verändert.
# $first is the seed of the deal.
fault-link-not-whole-deal =
    Der Link wurde unterwegs abgeschnitten oder verändert. Die Verteilung allein ist { $first }.
fault-link-in-lines =
    Der Link geht vielleicht in der nächsten Zeile weiter: Er muss in einer Zeile stehen.
fault-no-link = In diesem Text steht kein Link.
fault-game-version = Die Partie im Link hat eine Version, die dieses Programm nicht kennt.
fault-impossible-step =
    So kann die Partie im Link nicht gelaufen sein: Schritt { $first } ist nicht möglich.
fault-bad-moment = Der Moment (at=) ist eine Zahl von 1 bis { $first }, nicht „{ $second }“.
fault-deal-parts =
    Eine Verteilung (deal=) nennt höchstens { $first } Blätter und die Karten danach, mit Punkten
    dazwischen.
fault-deal-hand =
    Ein Blatt der Verteilung (deal=) hat höchstens { $first } Karten, nicht { $second }.
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
fault-bad-duel = Ein Duell (duel=) hat 1 bis { $first } Runden, nicht „{ $second }“.
fault-duel-number = Runden im Duell: { $first }; { $second }= spielt { $third }.
fault-duel-hand =
    Runde { $second } in { $first }= ist nicht von der ersten bis zur letzten Entscheidung gespielt.
fault-duel-with = Ein Duell beginnt von selbst: In seinem Link steht kein { $first }=.
fault-part-without = Im Link steht { $first }= ohne { $second }=.
fault-duel-framed = Ein Duell wird nicht in einem Rahmen gespielt, nur auf der Seite des Spiels.
fault-bad-duel-name =
    Ein Name ({ $first }=) hat 1 bis { $second } Buchstaben oder Ziffern, auch mit Leerzeichen,
    Punkten, Bindestrichen oder Apostrophen; „{ $third }“ ist keiner.
fault-bad-goal = Das Ziel einer Aufgabe (puzzle=) ist eines von { $first }, nicht „{ $second }“.
fault-puzzle-not-playing =
    Eine Aufgabe (puzzle=) beginnt dort, wo eine Karte zu spielen ist und alle Karten bekannt sind.
fault-puzzle-settled = Dieses Ziel (puzzle=) ist entschieden, was auch gespielt wird.
fault-puzzle-too-long = Diese Aufgabe (puzzle=) ist zu lang, um gelöst zu werden: Spiel erst ein paar Stiche.
fault-puzzle-too-good = Gegen das beste Spiel ist dieses Ziel (puzzle=) nicht zu erreichen.
fault-unknown-player =
    Einen Computerspieler „{ $first }“ gibt es nicht; es gibt { $second }.
fault-bots-number =
    Die Computerspieler (bots=) sind einer für alle Plätze oder einer für jeden der { $first }, nicht
    { $second }.

## A decision that is not possible.

fault-game-over = Die Partie ist aus.
fault-other-seat = Platz { $first } ist an der Reihe, nicht Platz { $second }.
fault-other-choice = Darüber hat Platz { $first } jetzt nicht zu entscheiden.
fault-no-card-now = Jetzt ist keine Karte zu spielen.
fault-word-not-possible = „{ $first }“ kann man jetzt nicht sagen; möglich ist: { $second }.
fault-must-beg = Vorhand hat keine Karte der aufgedeckten Farbe und muss bitten.
fault-gift-barred =
    Durch das Geschenk gewänne eine Partei, die nicht gebeten hat; der Geber muss neuen Trumpf suchen.
fault-no-trump-to-give = Der Geber hat keine Karte der aufgedeckten Farbe und muss neuen Trumpf suchen.
fault-discard-number = Abzulegende Karten: { $first }, nicht { $second }.
fault-not-held = Platz { $first } hat { $second } nicht im Blatt.
fault-discard-twice = { $first } kann nicht zweimal abgelegt werden.
fault-cannot-be-dealt =
    Jeder der { $first } Plätze bekommt eine Anzahl Karten, höchstens { $second } einer und
    { $third } alle zusammen.
fault-no-misdeal =
    „Vergeben!“ kann nur ein Gegner des Gebers ansagen, bevor die erste Karte ausgespielt ist, und
    nur, wenn jemand eine falsche Anzahl Karten bekommen hat.
fault-may-not-lay-down =
    Nur zwischen zwei Stichen darf man ein Blatt ohne Trumpf und ohne Karte über der Neun hinlegen,
    wenn man den Stich nicht gemacht hat und der Partner weiterspielt.
fault-nothing-to-take-back =
    Zurücknehmen kann man nur eine Karte, die nicht gespielt werden durfte, bis der nächste Stich
    beginnt, und nur die eigene.
fault-nothing-to-call =
    Als falsch bedient lässt sich nur die Karte eines Gegners in einem fertigen Stich dieser Runde
    ansagen, einmal, und bevor abgerechnet wird.
fault-may-not-look =
    Zu früh ansehen kann seine Karten nur, wer sie verdeckt liegen lassen muss: der Partner dessen,
    der pitcht, und nur bis zum Pitch.
fault-may-not-expose =
    Eine Karte fallen lassen kann nur, wer gerade nicht spielen muss und sein Blatt gesehen hat,
    solange Karten gespielt werden; und jede Karte nur einmal.
fault-no-exposed-card =
    { $first } lässt sich jetzt nicht verlangen: Verlangen kann man nur eine offene Karte eines
    Gegners, in einem späteren Stich, bevor er dazu gespielt hat, und in jedem Stich nur eine.
fault-may-not-be-called =
    { $first } lässt sich nicht verlangen: Die Karte darf in diesem Stich nicht gespielt werden.
fault-called-for = { $first } wurde verlangt und muss gespielt werden.
fault-must-follow-trump = Trumpf ist ausgespielt: Ein Trumpf muss zugegeben werden.
fault-must-follow = Es muss { $first } bedient werden.
fault-must-follow-or-trump = Es muss { $first } bedient oder getrumpft werden.
fault-must-trump = Wer kein { $first } hat, muss trumpfen.
fault-must-overtrump =
    Der Stich ist getrumpft: kein niedrigerer Trumpf, solange eine andere Karte gespielt werden kann.

## A decision that cannot be read.

fault-bad-word = „{ $first }“ ist kein Wort des Spiels.
fault-bad-card = „{ $first }“ ist keine Karte.
fault-too-many-cards = Mehr als 52 Karten gibt es nicht.
fault-decision-form =
    Eine Entscheidung sagt ein Wort, spielt eine Karte, legt Karten ab oder legt ein Blatt hin.
fault-decision-seat = „{ $second }“ ist eine Zahl von 0 bis { $first }.
fault-decision-trick = „trick“ ist die Nummer eines Stichs dieser Runde.
fault-decision-counts = „counts“ ist eine Liste von { $first } Kartenzahlen.
fault-decision-kind =
    „e“ einer Entscheidung ist say, play, discard, lay_down, deal_by_hand,
    call_misdeal, take_back, call_revoke, look, expose oder call_card.
fault-bad-card-list = „cards“ ist keine Liste von Karten.

## An event log that cannot be read.

fault-log-line = Zeile { $first }: { $second }
fault-log-missing = „{ $first }“ fehlt.
fault-log-other = „{ $first }“ ist { $second }, nach den Regeln { $third }.
fault-log-pack-card = In „pack“ steht { $first }, und das ist keine Karte.
fault-log-pack = „pack“ ist eine Liste aller 52 Karten, jede einmal.
fault-log-players = „players“ ist eine Zahl bis { $first }.
fault-log-seed = „seed“ fehlt; was ein einzelner Platz sah, lässt sich nicht noch einmal spielen.
fault-log-no-object = Die Zeile ist kein ganzes JSON-Objekt.
fault-log-no-event = „e“ fehlt: Welches Ereignis ist das?
fault-log-begin = Eine Aufzeichnung beginnt mit einer Zeile „game“, nicht mit { $first }.
fault-log-end = Die Aufzeichnung endet, wo { $first } von selbst folgt.
fault-log-new-game = Eine neue Partie beginnt, ehe die letzte zu Ende ist.
fault-log-by-itself = Hier folgt { $first } von selbst, nicht { $second }.
fault-log-game-over = Die Partie ist aus; { $first } kann nicht folgen.
fault-log-choice = Hier muss Platz { $first } entscheiden; { $second } kann nicht folgen.
fault-log-second-game = Eine zweite Partie beginnt; geöffnet wird immer nur eine.
fault-log-empty = Hier ist keine Aufzeichnung einer Partie.
