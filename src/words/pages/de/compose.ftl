compose-title = Karten selbst verteilen
compose-description =
    Karten in Blätter legen, das Spiel wählen und den Link zu genau dieser Verteilung mitnehmen.
compose-intro =
    Leg Karten in die Blätter und auf den Talon und nimm einen Link mit, der genau diese Karten gibt. Was du
    offen lässt, gibt der Name der Verteilung.
compose-variant = Spiel
compose-players = Spieler
compose-seed = Name der Verteilung
compose-seed-note = Gibt alle Karten, die du nicht gelegt hast.
compose-dealer = Geber
compose-dealer-found = nach den Regeln bestimmt
compose-puzzle = Als Aufgabe
compose-puzzle-note =
    Alle Karten offen: Ist das mit deinem Blatt zu schaffen, was auch immer die anderen tun?
compose-puzzle-none = keine Aufgabe
compose-puzzle-jack = den Buben heimbringen
compose-puzzle-hang = den Buben henken
compose-puzzle-low = Niedrig gewinnen
compose-puzzle-game = den Punkt „Spiel“ holen
compose-puzzle-all = alle vier Punkte machen
compose-puzzle-win = die Partie gewinnen
compose-score = Punkte vor der Runde: { $who }
compose-rules = Hausregeln

compose-pack = Die Karten
compose-pack-note =
    Tippe eine Karte an, und sie kommt an den gewählten Ort; tippe sie dort an, und sie kommt
    zurück. Mit der Maus kannst du auch ziehen.
compose-places = Wohin die Karten kommen
compose-place-hand = Blatt von { $who }
compose-place-hand-you = Dein Blatt
compose-place-pack = Als Nächstes im Talon, oberste zuerst
compose-place-pack-note =
    Die Karte, die aufgedeckt wird, dann die weiteren; oder die, die gezogen werden.

compose-result = Die Verteilung
compose-good = So kann gegeben werden.
compose-dealt = { $who }:
compose-turned = Dann aufgedeckt
compose-by = Geber: { $who }
compose-link = Link
compose-embed = Für eine eigene Seite
compose-copy = Link kopieren
compose-copied = Link kopiert.
compose-play = Spielen
compose-clear = Alle Karten zurücknehmen
compose-placed = { $card }, liegt hier: { $place }
compose-failed = Die Regeln ließen sich nicht laden. Lade die Seite neu.
