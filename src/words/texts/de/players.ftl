### The computer players.

player-random = Zufall
player-random-manner = Spielt irgendetwas, das erlaubt ist.
player-beginner = Anfänger
player-beginner-manner = Sieht nur das eigene Blatt und vergisst, was gefallen ist.
player-sensible = Solide
player-sensible-manner = Spielt so gut wie die meisten am Stammtisch.
player-strong = Stark
player-strong-manner = Probiert die Karten in einigen der Verteilungen aus, die möglich sind.
player-expert = Experte
player-expert-manner = Probiert jede Karte in vielen der Verteilungen aus, die möglich sind.

opponents = Mitspieler
opponents-each = Wer spielt?
opponents-note =
    Wie gut die anderen am Tisch spielen, oder ob dort jemand an diesem Bildschirm spielt. Dann
    reicht ihr das Gerät weiter, und alle sehen nur die eigenen Karten. Es gibt keine Tipps, nichts
    wird zurückgenommen, und in die Statistik kommt es nicht. Die Wahl bleibt für deine nächsten
    Partien so.
person-here = Mensch hier
people-here = { $n } Leute hier
player-number = Spieler { $n }

pass-to = Weiter an { $who }
pass-note = Es sind keine Karten zu sehen, bis { $who } das Gerät hat.
take-seat = Ich bin { $who }
no-thinking =
    „{ $text }“ kann in diesem Browser nicht nachdenken: Es spielt stattdessen „{ $value }“.
