fair-title = Geht es beim Geben mit rechten Dingen zu?
fair-description =
    Wie aus dem Namen einer Verteilung Karten werden, und jede Partie nachgerechnet, Runde für Runde.
fair-intro =
    Jede Karte einer Partie folgt aus dem Namen ihrer Verteilung, ehe jemand gespielt hat. Diese
    Seite rechnet jede Runde nach und zeigt, wie du es selbst kannst.
fair-game = Eine Partie: ihr Link oder der Text einer gesicherten Partie
fair-check = Nachrechnen
fair-failed = Die Regeln ließen sich nicht laden. Versuch es noch einmal.
fair-too-long = Das ist länger als jede Partie: Füge nur eine Partie ein.
fair-hand = Runde { $n }
fair-stream = Zahlenfolge:
fair-pack = Der Stapel, oberste Karte zuerst:
fair-seat = Platz { $n }:
fair-turned = Aufgedeckt:
fair-places = (Stellen { $text } im Stapel)
fair-same = Unabhängig nachgerechnet ist es derselbe Stapel.
fair-other = Unabhängig nachgerechnet ist es ein anderer Stapel.
fair-chosen = Hier hat jemand Karten ausgesucht; der Name gab nur die übrigen.
fair-good =
    Runden, die aus dem Namen der Verteilung folgen: { $n }, alle so, wie sie gegeben wurden.
fair-bad = Runden, die nicht aus dem Namen der Verteilung folgen: { $n }.
fair-given = In einer Runde hat jemand Karten ausgesucht.
fair-still-played = Diese Runde wird noch gespielt. Alle ihre Karten zeigen?
fair-not-dealt = Die nächste Runde ist noch nicht gegeben.

fair-how = Vom Namen zu den Karten
fair-how-key = Der Schlüssel ist der FNV-1a-Hash, 64 Bit, der Bytes des Namens.
fair-how-stream =
    Jede Runde hat ihre eigene Zahlenfolge: deal/1, deal/2 …; eine neu gegebene heißt deal/2/1.
    SplitMix64, begonnen beim Schlüssel XOR dem Hash ihres Namens, gibt vier Zahlen: den ersten
    Zustand von xoshiro256**.
fair-how-number =
    Eine Zahl unter n: die oberen 32 der nächsten 64 Bits mal n, ohne die untersten 32 Bits; sind
    diese kleiner als 2³² mod n, wird neu gezogen, damit alle gleich wahrscheinlich sind.
fair-how-shuffle =
    Der Stapel beginnt geordnet: Kreuz, Karo, Herz, Pik, Zwei bis Ass. Von der letzten Stelle
    abwärts tauscht jede Karte den Platz mit einer, die aus den Stellen bis zu ihrer eigenen gezogen wird (Fisher und Yates).
fair-how-deal =
    Dann kommen die Karten von oben, in Durchgängen ab Vorhand, wie es das Spiel will; was
    aufgedeckt und noch gegeben wird, folgt danach.
fair-how-before =
    Die Computerspieler wählen mit Zahlenfolgen eigenen Namens und sehen nur ihre eigenen Karten.
    Keine Entscheidung, ihre oder deine, ändert, was vom Stapel kommt.

fair-vectors = Beispiele für ein eigenes Programm
fair-vectors-note =
    Schlüssel und erste Zahl zur Basis sechzehn, dann die ersten sechs Karten des Stapels.
fair-v-seed = Name
fair-v-stream = Zahlenfolge
fair-v-key = Schlüssel
fair-v-number = Erste Zahl
fair-v-cards = Erste Karten

fair-code = Das Ganze als Programm
fair-code-note = Das läuft auf dieser Seite, geschrieben ohne den Code des Spiels.
