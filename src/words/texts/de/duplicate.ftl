## Duplicate: the hands of a game, each again as a computer player plays it from the same seat.

duplicate = Gleiche Karten
duplicate-note =
    Jede Runde noch einmal von deinem Platz: dieselben Karten, derselbe Stand, gespielt von
    „{ $who }“. Die anderen spielen wie zuvor, bis etwas anders entschieden wird.
duplicate-progress = Runde { $n } von { $other } …
duplicate-nothing = Noch gibt es nichts zu vergleichen: Spiel erst eine Runde.
duplicate-failed = Der Vergleich ist hier gerade nicht möglich.
duplicate-hand = Runde { $n }
duplicate-chance = { $n } % Gewinnchance
duplicate-total = Alle Runden
duplicate-ahead =
    { $n ->
        [1] Du hast aus diesen Karten einen Punkt mehr gemacht als „{ $who }“.
       *[other] Du hast aus diesen Karten { $n } Punkte mehr gemacht als „{ $who }“.
    }
duplicate-behind =
    { $n ->
        [1] „{ $who }“ hat aus diesen Karten einen Punkt mehr gemacht als du.
       *[other] „{ $who }“ hat aus diesen Karten { $n } Punkte mehr gemacht als du.
    }
duplicate-level = Du hast aus diesen Karten so viel gemacht wie „{ $who }“.

## Where a hand went another way.

duplicate-alike = Gleich gespielt, Entscheidung für Entscheidung
duplicate-in-trick = Stich { $n } – { $text }
duplicate-before-play = Vor dem ersten Stich – { $text }
duplicate-line = „{ $who }“ spielt
