## Ligaabende und Saisons.

league-table = Tisch { $n }
league-yours = Dein Tisch
league-points = Match-Punkte
league-sums = Spiel-Punkte
league-strict = Mit einem Tipp, oder mit etwas Zurückgenommenem, ist der Wettkampf Übung und zählt nicht.
league-practice = Übung: zählt nicht.
league-mark = andere Tische { $text }
league-home = Zurück an deinen Tisch
league-watch = Zusehen: { $text }
league-replay = Noch einmal ansehen: { $text }
season = Saison
season-note =
    Acht Kneipen spielen eine Saison von Ligaabenden gegeneinander, und einen Pokal. Such dir deine aus.
    Die Saison bleibt in diesem Browser und kann als Datei gesichert werden.
season-choose = Deine Kneipe
manner-steady = sie spielen solide
manner-mixed = einer spielt solide, einer wie es kommt
manner-merry = sie sind der Geselligkeit wegen da
season-day = Tag { $n } von { $text }, Liga
season-cup-day = Tag { $n } von { $text }, Pokal
season-play = An deinen Tisch
season-look = Die anderen spielen lassen
season-out = Deine Kneipe ist aus dem Pokal; die anderen spielen.
season-running = An diesem Tag wird gerade gespielt: { $n } von { $text } anderen Partien sind zu Ende.
season-over = Die Saison ist zu Ende. Die Liga gewinnt { $text }, den Pokal { $value }.
season-next = Noch eine Saison
season-table = Die Tabelle
season-pub = Kneipe
season-record = S–U–N
season-fixtures = Begegnungen
season-history = Frühere Saisons
season-past = { $text }: Platz { $n } mit { $score } Match-Punkten; Liga: { $who }, Pokal: { $other }.
season-save = Die Saison als Datei sichern
season-load = Eine Saison aus einer Datei nehmen
season-bad = Diese Datei enthält keine lesbare Saison. Deine ist, wie sie war.
