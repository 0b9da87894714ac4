## Duels: two people play the same deals, one after the other, and compare.

duel = Duell
duel-note =
    Spiel ein paar Runden und schick den Link. Wer ihn öffnet, spielt dieselben Runden gegen
    dieselben Gegner. Dann seht ihr beide, wer mehr daraus gemacht hat und wo ihr verschieden gespielt
    habt.
duel-deals = { $n ->
        [1] eine Runde
       *[other] { $n } Runden
    }
duel-strict = ohne Zurücknehmen, ohne Tipps
sent-duel = Dir wurde ein Duell geschickt
sent-duel-by = { $who } schickt dir ein Duell
duel-deal = Runde { $n }
duel-mark = Runde { $n } von { $text }
duel-other = Gegenüber
duel-next = Nächste Runde
duel-compare = Vergleich
duel-send = Duell verschicken
duel-own-play = Dein Spiel
duel-their-play = Spiel des Gegenübers
duel-play-of = Spiel von { $who }
duel-name = Dein Name, für dein Gegenüber
duel-won =
    { $n ->
        [1] Du gewinnst das Duell mit einem Punkt Vorsprung.
       *[other] Du gewinnst das Duell mit { $n } Punkten Vorsprung.
    }
duel-lost =
    { $n ->
        [1] Du verlierst das Duell um einen Punkt.
       *[other] Du verlierst das Duell um { $n } Punkte.
    }
duel-level = Das Duell endet unentschieden.
duel-same = Gleiche Karten, gleicher Tisch: Verschieden ist nur, wie ihr gespielt habt.
duel-out =
    Wer diesen Link öffnet, spielt dieselben Runden und sieht nach jeder, wie du sie gespielt hast.
duel-back = Schick diesen Link zurück: Er öffnet diesen Vergleich.
duel-again = Neues Duell, { $text }
duel-again-with = Neues Duell mit { $who }, { $text }
