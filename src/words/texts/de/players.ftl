### The computer players.

player-random = Zufall
player-random-manner = Spielt irgendetwas, das erlaubt ist.
player-beginner = Anfänger
player-beginner-manner = Spielt aus der Hand und vergisst, was gefallen ist.
player-sensible = Solide
player-sensible-manner = Spielt so gut wie die meisten am Stammtisch.
player-strong = Stark
player-strong-manner = Probiert die Karten in einigen der Verteilungen aus, die möglich sind.
player-expert = Experte
player-expert-manner = Probiert jede Karte in vielen der Verteilungen aus, die möglich sind.

opponents = Mitspieler
opponents-each = Jeder Platz für sich
opponents-note = Wie gut die anderen am Tisch spielen. Das bleibt für deine nächsten Spiele so.
no-thinking =
    „{ $text }“ kann in diesem Browser nicht nachdenken: Es spielt stattdessen „{ $value }“.
