## Was geraten wird.

advice-play = Spiel { $card }.
advice-say = { $text }.
advice-discard = Leg { $text } ab.

## Wie oft.

worlds-all = in jeder Welt
worlds-some = in { $n } von 10 Welten
worlds-none = in keiner Welt
others-all = immer
others-some = in { $n } von 10
others-none = nie
tenths = { $n },{ $other }

## Warum.

reason-only-choice = Etwas anderes ist nicht möglich.
reason-all-alike = Es hängt nichts davon ab.
reason-close = { $text }: ebenso gut, soweit sich das sagen lässt.
reason-won = Die Partie ist kaum noch zu verlieren.
reason-lost = Die Partie ist kaum noch zu gewinnen.
reason-more-often = So gewinnst du die Partie öfter: { $n } % gegen { $other } %.
reason-wins-game = So gewinnst du die Partie { $worlds } mit dieser Runde, sonst { $other }.
reason-stops-them = Die Gegenseite gewinnt die Partie { $worlds } mit dieser Runde, sonst { $other }.
reason-hands-game = „{ $text }“ gäbe der Gegenseite den Punkt, der ihr fehlt.
reason-takes-game = Das bringt dir den Punkt, der dir fehlt.
reason-wins-trick = Das gewinnt den Stich { $worlds }.
reason-partner-takes = { $who } gewinnt den Stich { $worlds }, und deine Karte zählt dort mit.
reason-gives-nothing =
    Der Stich gehört { $worlds } der Gegenseite, und diese Karte bringt ihr nichts ein.
reason-would-lose = { $card } würdest du verlieren: { $who } macht den Stich { $worlds }.
reason-higher-held =
    So behältst du { $card }: { $who } hält { $worlds } noch eine höhere Karte dieser Farbe.
reason-keeps-trumps =
    { $n ->
        [1] So behältst du deinen Trumpf.
        [2] So behältst du beide Trümpfe.
       *[other] So behältst du deine { $n } Trümpfe.
    }
reason-draws-trumps = Das zieht Trümpfe: Die Gegenseite hält { $worlds } noch welche.
reason-our-point = { $text }: dein Punkt { $worlds }, sonst { $other }.
reason-their-point = { $text }: Punkt der Gegenseite { $worlds }, sonst { $other }.
reason-saves-jack = So kommt der Bube { $worlds } nach Hause, sonst { $other }.
reason-holds-suit =
    { $n ->
        [0] Du hältst kein { $suit }.
        [1] In { $suit } hältst du nur { $card }.
       *[other] In { $suit } hältst du { $n } Karten, als höchste { $card }.
    }
reason-mean-points =
    Die Runde bringt dir dann im Schnitt { $n } Punkte, der Gegenseite { $other }.
reason-mean-else = „{ $text }“: { $n } gegen { $other }.
reason-dealer-runs = { $who } macht dann { $worlds } neuen Trumpf.
reason-dealer-gives = { $who } schenkt dann { $worlds } den Punkt.
reason-throws-junk = Nichts davon zählt oder ist Trumpf.
reason-no-trick-left = Mit diesem Blatt ist nichts mehr zu gewinnen.

## Der Tipp am Tisch.

hint = Tipp
hint-waits = Suche nach dem Besten …
hint-warns = Eine Partie mit Tipps ist Übung: Sie zählt nicht für die Statistik.
hint-yes = Tipp zeigen
hint-failed = Gerade gibt es keinen Tipp.
close-hint = Tipp schließen
hint-note = Gewinnchance, nach dem, was dein Platz wissen kann
practice-hints = Übung mit Tipps
percent = { $n } %
hint-best = { $text }: { $value }, am besten
