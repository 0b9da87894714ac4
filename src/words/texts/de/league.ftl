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
bars = Bar-Pokal
season-note =
    Acht Kneipen spielen eine Saison lang Ligaabende gegeneinander und um einen Pokal. Jede
    gewonnene Partie bringt 2 Wettkampfpunkte, die höhere Punktsumme 2 weitere. Such dir deine Kneipe aus. Die
    Saison bleibt in diesem Browser und kann als Datei gesichert werden.
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
season-again = Dieser Tag wurde mit Hilfe gespielt und zählt nicht: Er wird noch einmal gespielt.
season-over = Die Saison ist zu Ende. Die Liga gewinnt { $text }, den Pokal { $value }.
season-next = Noch eine Saison
season-table = Die Tabelle
season-pub = Kneipe
season-record = S–U–N
season-fixtures = Begegnungen
season-level = Ein unentschiedenes Pokalspiel geht an die Gäste.
season-history = Frühere Saisons
season-past =
    { $text }: Platz { $n }, Wettkampfpunkte: { $score }; Liga: { $who }, Pokal: { $other }.
season-save = Die Saison als Datei sichern
season-load = Eine Saison aus einer Datei laden
season-bad = Diese Datei enthält keine lesbare Saison. Deine ist, wie sie war.
season-bad-long = Diese Datei ist zu lang für eine Saison. Deine ist, wie sie war.
season-bad-line = Zeile { $n } dieser Datei gehört zu keiner Saison. Deine ist, wie sie war.
season-bad-match = Zeile { $n } dieser Datei ist eine Begegnung, die an diesem Tag nicht gespielt wird. Deine Saison ist, wie sie war.
season-bad-points = Zeile { $n } dieser Datei hat Punkte, die es nicht geben kann. Deine Saison ist, wie sie war.
season-bad-cut = Diese Datei ist abgeschnitten. Deine Saison ist, wie sie war.
season-same = Diese Datei enthält die Saison, die du spielst.
season-offered = In der Datei
season-summary = { $who }, Saison { $text }: { $n } von { $value } Tagen gespielt
season-replaces = Sie würde deine ersetzen: { $text }. Danach kannst du deine zurückholen.
season-take = Die Saison aus der Datei nehmen
season-leave = Deine Saison behalten
season-none = Nicht nehmen
season-back = Die alte Saison zurückholen
season-changed = Die Saison ist in einem anderen Fenster geändert worden. Diese Begegnung zählt nicht mehr für sie.
