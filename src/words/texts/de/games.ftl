## Games that are kept, and statistics.

resume = Weiterspielen: { $text }
statistics = Statistik
unread-here =
    Etwas hier Gespeichertes stammt von einer anderen Version oder ist beschädigt und lässt sich nicht
    lesen. Es wird nicht gezeigt und bleibt, wie es ist.
unstored-here =
    Das ist nicht gespeichert: Der Browser hat keinen Platz mehr oder lässt es nicht zu. Es bleibt,
    bis du die Seite schließt, und wird gespeichert, sobald Platz ist.
statistics-note =
    Hier zählen die Partien, die du zu Ende spielst, in diesem Browser. Übung zählt nicht: eine
    Partie, in der du etwas zurückgenommen hast oder einen Tipp hattest, oder die jemand anders
    begonnen hat.
statistics-together = Gemeinsame Partien
last-games = Die letzten { $n } Partien. Gewonnen: { $value }.
no-statistics = Noch ist keine Partie zu Ende gespielt.
forget-statistics = Statistik löschen
forget-really = Wirklich alles löschen?
records = Auf einem anderen Gerät
records-note =
    Sichere deine Statistik, deine Karten des Tages und die Tafel hier als Datei und öffne sie dort.
    Nichts geht verloren oder zählt doppelt, so oft du es auch tust.
records-save = Alles als Datei sichern
records-load = Aus einer Datei laden
records-taken = Übernommen. Partien: { $n }. Karten des Tages: { $value }. Auf der Tafel: { $text }.
records-same = Alles aus dieser Datei ist schon hier.
records-bad = Diese Datei enthält nichts, was hierher gehört. Deine Zahlen sind, wie sie waren.
records-newer = Eine neuere Version dieser Seite hat diese Datei geschrieben. Lade die Seite neu und versuch es noch einmal.
records-bad-line = Zeile { $n } dieser Datei lässt sich nicht lesen. Deine Zahlen sind, wie sie waren.
records-cut = Der Datei fehlt das Ende. Deine Zahlen sind, wie sie waren.
games-played = Partien
games-won = gewonnen
hands-played = Runden
all-fours-made = Alle Vier
your-side = deine Partei
other-sides = andere
turned-points = Aufgedeckte Karten

## What can be sent to others, and opened.

share-what = Was der Link öffnet
share-deal = Diese Verteilung
share-deal-note = Die Karten von Runde { $n }, wie sie gegeben wurden, noch nichts gespielt.
share-hand = Diese Runde, wie sie gespielt wurde
share-hand-note = Runde { $n } mit allen Entscheidungen bis jetzt.
share-game = Die ganze Partie bis jetzt
share-game-note = Alle Runden und alle Entscheidungen vom ersten Geben an.
share-moment = Dieser Moment
share-moment-note = Der Tisch, wie er jetzt steht, mit der ganzen Partie zum Nachblättern.
share-challenge = Eine Herausforderung
share-challenge-note = Runde { $n } von deinem Platz aus; zu schlagen: { $score }.
share-long =
    Dieser Link hat { $n } Zeichen: Manche Programme schneiden so lange Links ab. Die Datei unten
    enthält die ganze Partie.
share-too-long =
    Dieser Link hat { $n } Zeichen, mehr als sich öffnen lassen. Die Datei unten enthält die ganze
    Partie.
share-link = Link
share-with = Teilen …
qr-code = QR-Code dieses Links
qr-too-long = Dieser Link ist zu lang für einen QR-Code.
# What an author puts into a web page, to show the game there.
author-codes = Für eine Webseite
author-tag = Ein Tisch: Skript und HTML-Tag
author-frame = Ein Tisch in einem Rahmen
author-link = Ein Link
author-html = HTML für die eigene Seite
author-copy = HTML kopieren
author-preview = Vorschau
save-log = Partie als Datei sichern
save-log-note =
    Jedes Ereignis, je eine Zeile, auch die verdeckten Karten und der Name der Verteilung, selbst
    mitten in einer Runde. Auf der Startseite lässt sich die Datei wieder öffnen.
check-deal = Nachrechnen, ob ehrlich gegeben wurde
fair-deals = Ehrlich gegeben?
compose = Karten selbst verteilen
# Below a link that is not whole: the deal is all that is left of it. $text is its seed.
play-deal-left = Die Verteilung { $text } spielen
open-game = Link oder Datei öffnen
open-note = Füg einen Link ein oder wähl eine gesicherte Partie.
open-text = Link oder gesicherte Partie
open-file = Datei wählen
open-button = Öffnen

## Looking back, and playing on from there.

trick-number = Stich { $n }
trick-back = Einen Stich zurück
trick-on = Einen Stich weiter
first-moment = Zum Anfang
last-moment = Zum letzten Moment
play-on = Von hier weiterspielen
the-game = Die Partie
practice-game = Übung { $n }
back-to-real-game = Zurück zur Partie
taken-back =
    { $n ->
        [one] einmal zurückgenommen
       *[other] { $n }-mal zurückgenommen
    }
copy-history = Als Text kopieren
history-copied = Kopiert, als Text.
history-copy-failed =
    Kopieren ging nicht; der Text wird gezeigt, zum Kopieren von Hand.
moment-of = Rückblick: Moment { $n } von { $text }.

## Today's deal.

today-deal = Karten des Tages
also-today = Außerdem heute
puzzle-today = Aufgabe des Tages
monday = Montag
tuesday = Dienstag
wednesday = Mittwoch
thursday = Donnerstag
friday = Freitag
saturday = Samstag
sunday = Sonntag
day-done = Karten des Tages: { $score }.
day-streak =
    { $n ->
        [1] Erster Tag.
       *[other] { $n } Tage in Folge.
    }
days-played = Tage: { $n }
month-days = Gespielt: { $n }. Gewonnen: { $value }.
day-won = Gewonnen: { $text }
day-played = Gespielt: { $text }
month-earlier = Früherer Monat
month-later = Späterer Monat
share-picture = Bild teilen
copy-result = Ergebnis kopieren
result-copied = Das Ergebnis ist kopiert, ohne eine Karte zu verraten.

## Die Tafel: worum gespielt wird.

slate = Die Tafel
slate-note =
    Was jeder bekommt oder zahlt, wird hier nach jeder Partie mit Einsatz angeschrieben, bis du die
    Tafel abwischst. Übung wird nicht angeschrieben.
slate-agreed = Vereinbart, pro Kopf: { $n } für die Partie, { $text } für jedes Mal Alle Vier.
slate-nothing = Diese Partie ist ohne Einsatz.
slate-unit = Worum ihr spielt
slate-units = Einheiten
slate-empty = Noch steht nichts auf der Tafel.
slate-total = Offen
slate-wipe = Tafel abwischen
slate-wipe-really = Wirklich abwischen?
slate-mark = Tafel { $n }
slate-settled = Einsätze: { $n } für jeden von euch. Auf der Tafel: { $text }.
