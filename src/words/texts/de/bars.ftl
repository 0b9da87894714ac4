## Der Pokal der Bars von Trinidad.

bars-about =
    Acht Bars auf Trinidad spielen um einen Pokal: Viertelfinale, Halbfinale, Finale. Ein Treffen wird an
    drei Tischen zugleich gespielt, und eine gewonnene Partie ist ein Bullseye. { $n } Bullseyes gewinnen
    das Treffen; es hat höchstens { $text } Partien, bei Gleichstand noch eine. Du sitzt am ersten Tisch
    deiner Bar. Ein Treffen darf mehrere Abende dauern: Der Pokal bleibt in diesem Browser.
bars-words =
    Gespielt wird nach den Regeln des Beer-Jack-Turniers, mit den Wörtern von Trinidad. Die Karte
    aufdecken, die Trumpf vorschlägt, heißt „kick“. Ein Punkt ist ein Chalk, und ein gehenkter Bube bringt
    { $text }. Die Stiche einer Partei sind ihr „Lift“, und „Spiel“, für den besseren Lift, bringt { $value }
    Chalks. Nur wenn Trumpf ausgespielt ist, muss man bedienen; es dann nicht zu tun, obwohl man kann, heißt „renege“ und
    kommt hier nicht vor.
bars-choose = Deine Bar
bars-round =
    { $n ->
        [0] Viertelfinale
        [1] Halbfinale
       *[other] Finale
    }
bars-rounds =
    { $n ->
        [0] Viertelfinale
        [1] Halbfinale
       *[other] Finale
    }
bars-the-round =
    { $n ->
        [0] das Viertelfinale
        [1] das Halbfinale
       *[other] das Finale
    }
bars-two = { $who } und { $other }
bars-you-and = du und { $other }
bars-running = Chalks { $score }
bars-look = Eine Partie der anderen ansehen. { $text }:
bars-game = Partie { $n }: { $score }
bars-looks = { $text }, Partie { $n }: Hier spielst du nicht mit, du siehst das Blatt von { $who }.
bars-bullseyes = Bullseyes
bars-needs = { $n } Bullseyes gewinnen das Treffen.
bars-mark = { $text }: Partie { $n }, Bullseyes { $score }
bars-game-won = Ein Bullseye für deinen Tisch.
bars-game-lost = Das Bullseye an deinem Tisch geht an { $who }.
bars-late = Die nächste Runde ist gespielt: Das erste Ergebnis dieser Partie bleibt.
bars-stands = Bullseyes an allen drei Tischen: { $score }. { $n } gewinnen das Treffen.
bars-match-won = Deine Bar gewinnt { $text } { $score } und trifft nun auf { $who }.
bars-match-lost = { $who } gewinnt { $text }. Deine Bar scheidet aus, { $score }.
bars-cup-won = Deine Bar gewinnt das Finale { $score }, und damit den Pokal!
bars-out = Deine Bar ist ausgeschieden. Die anderen spielen bis zum Finale weiter.
bars-over = { $who } gewinnt den Pokal.
bars-next = Noch ein Pokal
bars-choose-other = Noch ein Pokal, mit einer anderen Bar
bars-leave = Diesen Pokal verlassen
bars-leave-really = Wirklich verlassen? Bots spielen ihn zu Ende.
bars-winner-of = Sieger des { $n }. Halbfinales
bars-helped = In mindestens einer deiner Partien gab es einen Tipp, oder es wurde etwas zurückgenommen.
bars-history = Frühere Pokale
bars-past =
    { $text }: gewonnen von { $who }. Deine Bar { $n ->
        [0] schied im Viertelfinale aus
        [1] schied im Halbfinale aus
        [2] verlor das Finale
       *[other] gewann alle Treffen
    }.
