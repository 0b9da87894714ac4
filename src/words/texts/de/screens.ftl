## Buttons and screens.

play = Spielen
new-game = Neue Partie
start-screen = Startseite
advanced = Erweitert
share = Teilen
undo = Zurücknehmen
undo-warns =
    Nimmst du zurück, zählt diese Partie als Übung, nicht für die Statistik. Zum Zurücknehmen noch
    einmal drücken.
undo-again = Zum Zurücknehmen noch einmal drücken.
redo = Wiederherstellen
menu = Menü
history = Spielverlauf
menu-opened = Menü offen. Seine Einträge sind auch Knöpfe unter „Was du tun kannst“. Esc schließt es.
history-opened = Spielverlauf offen. Er steht auch auf dieser Seite, unter der Überschrift dieses Namens.
rules-opened = Regeln offen. Der Link „Regeln“ führt zu ihnen als Seite. Esc schließt sie.
sheet-closed = Geschlossen.
sheet-first = Etwas liegt über dem Tisch: Esc schließt es.
points-tab = Punkte
everything-tab = Alles
next-hand = Nächste Runde
play-again = Noch einmal
discard-button = Ablegen
lay-down = Hinlegen
keep = Weiterspielen
seed = Verteilung
new-seed = Neu mischen
players = Spieler
variant = Spiel
last-trick = Letzter Stich
copy-link = Link kopieren
link-copied = Link kopiert.
copy-failed = Kopieren ging nicht; der Link ist markiert, zum Kopieren von Hand.
back-to-game = Zurück zum Spiel
four-colours = Vierfarbiges Blatt
two-colours = Zweifarbiges Blatt
pace = Tempo
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
rule = Regel
rule-explained = Mehr zu dieser Regel
you-win = Du gewinnst die Partie
other-wins = Die Partie geht an { $side }
hand-over = Runde { $n } ist aus
practice = Übung
step-back = Zurück
step-on = Weiter
step-play = Abspielen
pause = Anhalten
new-version = Es gibt eine neue Version des Spiels.
reload = Neu laden
house-rules = Hausregeln
usual-rules = Übliche Regeln
rules = Regeln
explained = Regeln erklärt
rules-changed = { $n } geändert
source = Quelle { $text }

## A league match.

league = Ligaspiel
league-note =
    Vier Tische zugleich, jeder bis 15; deiner ist einer davon. Jede gewonnene Partie bringt 2
    Wettkampfpunkte, die höhere Punktsumme noch 2.
league-result =
    Ligaspiel: dein Tisch { $score }, die anderen { $text }. Wettkampfpunkte { $n }: { $who }.
league-won = deine Kneipe gewinnt
league-lost = die andere Kneipe gewinnt
league-drawn = unentschieden

## What a link has brought.

sent-deal = Dir wurde eine Verteilung geschickt
sent-hand = Dir wurde eine gespielte Runde geschickt
sent-played = Dir wurde eine gespielte Partie geschickt
sent-game = Dir wurde eine Partie geschickt
sent-moment = Dir wurde ein Moment aus einer Partie geschickt
sent-seat = vom Platz des Absenders
sent-begin = Los geht’s
how-it-works = So geht’s
take-over = Hier übernehmen

## A challenge: more than so many points in a hand.

challenge = In dieser Runde { $n ->
        [1] ist ein Punkt
       *[other] sind { $n } Punkte
    } zu schlagen.
challenge-mark = { $n } zu schlagen
challenge-won = Zu schlagen: { $n }. Du hast { $score }. Geschafft!
challenge-equal = Zu schlagen: { $n }. Du hast auch { $score }.
challenge-lost = Zu schlagen: { $n }. Du hast { $score }. Diesmal nicht.

## The first screen.

play-game = { $text } spielen
players-of = { $n } Spieler
minutes = etwa { $n ->
        [1] eine Minute
       *[other] { $n } Minuten
    }
first-line =
    Vier Punkte in jeder Runde: der höchste Trumpf, der niedrigste, der Bube und die wertvollsten
    Stiche.
go-on = Weiterspielen
go-on-note = { $text } · Runde { $n }
kept-games = Gemerkte Partien
forget-game = Löschen
keep-game = Doch behalten
kept-unread = Eine Partie, die diese Version nicht lesen kann
not-kept =
    Dieser Browser merkt sich deine Partie nicht: Sein Speicher ist voll, oder er lässt es nicht zu.
    Sichere sie als Datei, oder schick dir ihren Link.
more-games = Mehr Spiele
options = Optionen
back = Zurück
players-all = alle
# Several people, each with a device of their own.
together = Gemeinsam spielen
call-across = Etwas zurufen
together-not-loaded =
    Gemeinsames Spielen konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
