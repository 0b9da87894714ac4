## Ligaabende und Saisons.

league-table = Tisch { $n }
league-yours = Dein Tisch
league-points = Wettkampfpunkte
league-sums = Punkte insgesamt
league-strict = Mit einem Tipp oder nach einem Zurücknehmen ist das Ligaspiel Übung und zählt nicht.
league-practice = Übung: zählt nicht.
league-mark = andere Tische { $text }
league-home = Zurück an deinen Tisch
league-watch = Zusehen: { $text }
league-replay = Noch einmal ansehen: { $text }
season = Saison
season-note =
    Acht Kneipen spielen eine Saison lang Ligaabende gegeneinander und um einen Pokal. Such dir
    deine aus. Die Saison bleibt in diesem Browser und kann als Datei gesichert werden.
season-choose = Deine Kneipe
manner-steady = sie spielen solide
manner-mixed = einer spielt solide, einer, wie es kommt
manner-merry = sie sind der Geselligkeit wegen da
season-day = Spieltag { $n } von { $text }, Liga
season-cup-day = Spieltag { $n } von { $text }, Pokal
season-play = An deinen Tisch
season-look = Die anderen spielen lassen
season-out = Deine Kneipe ist aus dem Pokal ausgeschieden; die anderen spielen.
season-running = Dieser Spieltag läuft noch. Andere Partien, die zu Ende sind: { $n } von { $text }.
season-over = Die Saison ist zu Ende. Die Liga gewinnt { $text }, den Pokal { $value }.
season-next = Noch eine Saison
season-table = Die Tabelle
season-pub = Kneipe
season-record = S–U–N
season-fixtures = Begegnungen
season-history = Frühere Saisons
season-past =
    { $text }: Platz { $n }, Wettkampfpunkte: { $score }; Liga: { $who }, Pokal: { $other }.
season-save = Die Saison als Datei sichern
season-load = Eine Saison aus einer Datei laden
season-bad = Diese Datei enthält keine lesbare Saison. Deine ist, wie sie war.
