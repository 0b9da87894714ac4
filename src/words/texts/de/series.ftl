series = Serie
series-choose = Best of
series-best-of = Best of { $n }
series-one = Eine Partie
series-mark = Best of { $text }: Partie { $n }, { $score }
series-goes-on = Gewonnene Partien: { $score }. Es folgt Partie { $n } im Best of { $text }.
series-won = Du gewinnst die Serie { $score }.
series-yours = Deine Partei gewinnt die Serie { $score }.
series-theirs = Die Gegenpartei gewinnt die Serie { $score }.
series-to = Die Serie geht an { $side }, { $score }.
series-next = Nächste Partie
series-resume = Zurück zur Partie
series-game = Partie { $n }
series-games-won = Gewonnene Partien
series-running = läuft
series-helped = * mit einem Tipp oder nach einem Zurücknehmen
contest-helped = Mit einem Tipp oder nach einem Zurücknehmen zählt diese Partie hier mit einem Vermerk, für die Statistik nicht.
series-note =
    Mehrere Partien hintereinander: Wer mehr als die Hälfte gewinnt, gewinnt die Serie. Wähle sie auf der
    Startseite, bei den Optionen von Trinidad.
series-other = Andere Serien
series-summary = { $text }, Best of { $n }: { $score }
