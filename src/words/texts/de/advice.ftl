## Was geraten wird.

advice-play = Spiel { $card }.
advice-say = { $text }.
advice-discard = Leg { $text } ab.

## Wie oft.

worlds-all = bei jeder möglichen Verteilung
worlds-some = bei { $n } von 10 möglichen Verteilungen
worlds-none = bei keiner möglichen Verteilung
others-all = immer
others-some = bei { $n } von 10
others-none = nie
tenths = { $n },{ $other }

## Warum.

reason-only-choice = Etwas anderes ist nicht möglich.
reason-all-alike = Es hängt nichts davon ab.
reason-close = Soweit sich das sagen lässt, kannst du ebenso gut wählen: { $text }.
reason-won = Die Partie ist kaum noch zu verlieren.
reason-lost = Die Partie ist kaum noch zu gewinnen.
reason-more-often = So gewinnst du die Partie öfter: { $n } % statt { $other } %.
reason-wins-game =
    So gewinnst du mit dieser Runde die Partie { $worlds }, mit der anderen Wahl { $other }.
reason-stops-them =
    So gewinnt die Gegenpartei mit dieser Runde die Partie { $worlds }, mit der anderen Wahl
    { $other }.
reason-hands-game = „{ $text }“ gäbe der Gegenpartei den Punkt, der ihr fehlt.
reason-takes-game = Das bringt dir den Punkt, der dir fehlt.
reason-wins-trick = Das gewinnt den Stich { $worlds }.
reason-partner-takes = { $who } gewinnt den Stich { $worlds }, und deine Karte zählt dort mit.
reason-gives-nothing =
    Der Stich gehört { $worlds } der Gegenpartei, und diese Karte bringt ihr nichts ein.
reason-would-lose = { $card } würdest du verlieren: { $who } macht den Stich { $worlds }.
reason-higher-held =
    So behältst du { $card }: { $who } hält { $worlds } noch eine höhere Karte dieser Farbe.
reason-keeps-trumps =
    { $n ->
        [1] So behältst du deinen Trumpf.
        [2] So behältst du beide Trümpfe.
       *[other] So behältst du deine { $n } Trümpfe.
    }
reason-draws-trumps = Das zieht Trümpfe: Die Gegenpartei hält { $worlds } noch welche.
reason-our-point = { $text }: dein Punkt { $worlds }, mit der anderen Wahl { $other }.
reason-their-point = { $text }: Punkt der Gegenpartei { $worlds }, mit der anderen Wahl { $other }.
reason-saves-jack = So kommt der Bube { $worlds } heim, mit der anderen Wahl { $other }.
reason-holds-suit =
    { $n ->
        [0] Du hältst kein { $suit }.
        [1] In { $suit } hältst du nur { $card }.
       *[other] In { $suit } hältst du { $n } Karten, als höchste { $card }.
    }
reason-mean-points =
    Punkte in dieser Runde im Schnitt: { $n } für dich, { $other } für die Gegenpartei.
reason-mean-else = „{ $text }“: { $n } gegen { $other }.
reason-dealer-runs = { $who } sucht dann { $worlds } neuen Trumpf.
reason-dealer-gives = { $who } schenkt dann { $worlds } den Punkt.
reason-throws-junk = Was du ablegst, zählt nichts und ist kein Trumpf.
reason-no-trick-left = Mit diesem Blatt ist nichts mehr zu gewinnen.

## Der Tipp am Tisch.

hint = Tipp
hint-waits = Die beste Wahl wird gesucht …
hint-warns = Eine Partie mit Tipps ist Übung: Sie zählt nicht für die Statistik.
hint-yes = Tipp zeigen
hint-failed = Gerade gibt es keinen Tipp.
close-hint = Tipp schließen
hint-note = Gewinnchance nach dem, was du sehen kannst
practice-hints = Übung mit Tipps
percent = { $n } %
hint-best = { $text }: { $value }, am besten
