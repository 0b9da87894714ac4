puzzle-note = Alle Karten liegen offen, eine von deinen ist die richtige
puzzle-done = gelöst
puzzle-goal-jack = Bring den Buben heim, in { $n ->
    [1] einem Stich
    [2] zwei Stichen
    [3] drei Stichen
    [4] vier Stichen
    [5] fünf Stichen
    [6] sechs Stichen
   *[other] { $n } Stichen
    }
puzzle-goal-hang = Henke den Buben, in { $n ->
    [1] einem Stich
    [2] zwei Stichen
    [3] drei Stichen
    [4] vier Stichen
    [5] fünf Stichen
    [6] sechs Stichen
   *[other] { $n } Stichen
    }
puzzle-goal-low = Gewinn Niedrig, in { $n ->
    [1] einem Stich
    [2] zwei Stichen
    [3] drei Stichen
    [4] vier Stichen
    [5] fünf Stichen
    [6] sechs Stichen
   *[other] { $n } Stichen
    }
puzzle-goal-game = Hol den Punkt „Spiel“, in { $n ->
    [1] einem Stich
    [2] zwei Stichen
    [3] drei Stichen
    [4] vier Stichen
    [5] fünf Stichen
    [6] sechs Stichen
   *[other] { $n } Stichen
    }
puzzle-goal-all = Mach alle vier Punkte, in { $n ->
    [1] einem Stich
    [2] zwei Stichen
    [3] drei Stichen
    [4] vier Stichen
    [5] fünf Stichen
    [6] sechs Stichen
   *[other] { $n } Stichen
    }
puzzle-goal-win = Gewinn die Partie, in { $n ->
    [1] einem Stich
    [2] zwei Stichen
    [3] drei Stichen
    [4] vier Stichen
    [5] fünf Stichen
    [6] sechs Stichen
   *[other] { $n } Stichen
    }
puzzle-open = Alle Karten liegen offen, und die anderen spielen so gut, wie es geht. Welche Karte spielst du?
puzzle-solved = Gelöst
puzzle-missed = Das war sie nicht
puzzle-missed-by = Spielst du { $card }, können die anderen es verhindern, was auch folgt.
puzzle-missed-text = Jetzt können die anderen es verhindern, was du auch spielst.
puzzle-shown = Die Lösung
puzzle-only = Spiel { $card }: Nichts anderes reicht.
puzzle-show = Zeig es mir
puzzle-again = Noch einmal
puzzle-next = Die nächste
puzzle-end = Fertig

puzzle-idea-draw =
    Spiel { $card } aus: Niemand kann das schlagen, und Trumpf muss bedient werden. Spielst du
    { $other }, setzen sich die anderen durch.
puzzle-idea-lead-under =
    Spiel { $card } aus und behalte { $other }: Der höhere Trumpf leistet später mehr als jetzt.
puzzle-idea-give-trump =
    Spiel { $card } aus, obwohl es noch einen höheren Trumpf gibt: Wer damit den Stich nimmt, hat
    ihn verbraucht. Jetzt ist es zu früh für { $other }.
puzzle-idea-keep-trumps =
    Spiel { $card } aus: Deine Trümpfe leisten später mehr. Jetzt { $other } zu spielen wäre Verschwendung.
puzzle-idea-lead-low =
    Spiel { $card } aus und behalte { $other }: Die höhere Karte dieser Farbe leistet später mehr.
puzzle-idea-lead-high = Spiel { $card } aus und nicht { $other }: Weniger reicht in dieser Farbe nicht.
puzzle-idea-which-suit =
    Spiel { $card } aus: Auf die Farbe kommt es an. Spielst du { $other }, können sich die anderen wehren.
puzzle-idea-overtake =
    Spiel { $card }, obwohl der Stich bisher schon bei deiner Partei liegt: Es zählt, wer ihn am
    Ende nimmt und dann ausspielt.
puzzle-idea-ruff = Du könntest bedienen und { $other } geben, aber hier braucht es Trumpf: Spiel { $card }.
puzzle-idea-take-cheap = Spiel { $card } und behalte { $other }: Die niedrigere reicht hier.
puzzle-idea-take-high =
    Spiel { $card }: Spielst du { $other }, gehört dir der Stich auch, aber es hat nicht dieselbe
    Wirkung.
puzzle-idea-take = Spiel { $card } und überstich, was da liegt: Nur so bleibt das Ziel erreichbar.
puzzle-idea-feed =
    Der Stich liegt bisher bei deiner Partei: Spiel { $card }, das zählt dort. Spielst du
    { $other }, bringt es weniger.
puzzle-idea-not-ruff =
    Spiel { $card }: Spielst du { $other }, gehört der Stich dir, aber der Trumpf leistet später
    mehr.
puzzle-idea-duck =
    Lass diesen Stich gehen: Spielst du { $other }, ist er zwar dein, doch diese Karte leistet
    später mehr. Spiel { $card }.
puzzle-idea-throw =
    Gewinnen kannst du diesen Stich nicht; es kommt darauf an, was du behältst: Spiel { $card } und
    nicht { $other }.
