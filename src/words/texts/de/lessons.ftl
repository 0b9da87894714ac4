## Lessons, on the first screen.

lesson-learn = In einer Minute lernen
lesson-learn-note = Eine Runde, Karte für Karte

lessons = Lektionen
puzzles = Aufgaben
lesson-done = gemacht
lesson-passed = Lektion geschafft.
bad-lessons = Die anderen Lektionen ließen sich nicht laden. Öffne die Liste noch einmal, um es wieder zu versuchen.
lessons-coming = Die anderen Lektionen sind unterwegs …

## In a lesson.

next = Weiter
skip = Beenden
lesson-part = { $n } von { $text }
lesson-other = Auch das ist erlaubt. Hier geht es weiter mit: { $text }.

lesson-cut =
    Die höchste Karte gibt ¶
    { $form ->
        [you] Jeder hebt eine Karte ab. Deine ist die höchste: Du gibst jedem sechs Karten.
       *[others] Jeder hebt eine Karte ab. { $who } hat die höchste und gibt jedem sechs Karten.
    }
lesson-turned =
    { $trump ->
        [fixed] { $suit } ist Trumpf
       *[offered] { $suit } als Trumpf?
    } ¶ Nach dem Geben wird eine Karte aufgedeckt. Ihre Farbe wird als Trumpf
    angeboten: Der kleinste Trumpf sticht jede Karte der anderen Farben.
lesson-trumps =
    { $suit } ist Trumpf ¶ Eine Karte dieser Farbe wurde beim Abheben gezeigt: Der kleinste Trumpf
    sticht jede Karte der anderen Farben.
lesson-pitch =
    Du bestimmst den Trumpf ¶ Hier wird nichts aufgedeckt: Die Farbe deiner ersten Karte ist Trumpf,
    und der kleinste Trumpf sticht jede Karte der anderen Farben.
lesson-stand =
    Du sprichst zuerst ¶ Du sitzt neben dem Geber: Nimm { $suit } an oder bitte um etwas Besseres.
lesson-learn-stand = Du hast drei Trümpfe, darunter den Buben. Damit lohnt es sich zu stehen.
lesson-give =
    { $who } bittet ¶ Die aufgedeckte Farbe ist nicht erwünscht. Schenk einen Punkt, und { $suit } bleibt
    Trumpf. Oder such neuen Trumpf: Eine andere Farbe wird aufgedeckt.
lesson-lead =
    Du spielst aus ¶ Jeder legt eine Karte, die höchste gewinnt den Stich. Du darfst jede Karte
    ausspielen.
lesson-learn-lead = Nimm die Pik-Vier.
lesson-follow =
    Bedienen oder trumpfen ¶ { $led } ist ausgespielt, und du kannst bedienen: Leg diese Farbe dazu
    oder einen Trumpf.
lesson-learn-follow = Eine Dame ist keinen Trumpf wert.
lesson-follow-strict =
    Bedienen ¶ { $led } ist ausgespielt: Wer diese Farbe hat, muss sie legen. Nur wer keine hat, darf
    trumpfen.
lesson-hunt =
    Dein Bube wird gejagt ¶ Da liegt ein Trumpf, der ihn schlägt, und Trumpf muss man bedienen. Wer
    den Buben gewinnt, bekommt den Punkt dafür.
lesson-learn-hunt = Gib die Drei und behalte den Buben.
lesson-points =
    Vier Punkte in jeder Runde ¶ Hoch bekommt, wer den höchsten Trumpf { $high ->
        [taken] gewinnt
       *[dealt] hat
    }, Niedrig, wer den niedrigsten { $low ->
        [taken] gewinnt
       *[dealt] hat
    }, Bube, wer den Buben { $jack ->
        [dealt] hat
       *[taken] gewinnt
    }, Spiel, wer die wertvollsten Stiche macht.
lesson-home =
    Bring ihn heim ¶ Du hast kein Karo, also darf es jede Karte sein. Du spielst zuletzt: Dein Bube
    gewinnt den Stich und eine Zehn dazu.
lesson-counted =
    So wird gezählt ¶ Jeder Punkt hat seine Karte, in dieser Reihenfolge; für „Spiel“ zählt eine
    Zehn 10, ein Ass 4, ein König 3, eine Dame 2, ein Bube 1.
