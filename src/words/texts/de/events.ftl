## All hands, once a hand is over.

hands-all = Alle Blätter
hands-drawn =
    { $form ->
        [you] Du hast gezogen
       *[others] { $who } hat gezogen
    }
hands-discarded =
    { $form ->
        [you] Du hast abgelegt
       *[others] { $who } hat abgelegt
    }
hands-turned = Aufgedeckt
hands-rest = Nicht gegeben

## What happened, a sentence each.

event-say = { $who }: „{ $text }“
event-award = { $text }, { $who }, { $n }: { $why } { $score }.
event-cut =
    { $form ->
        [you] Abheben ums Geben: { $text }. Du gibst zuerst.
       *[others] Abheben ums Geben: { $text }. { $who } gibt zuerst.
    }
event-cut-put =
    { $form ->
        [you] Abheben ums Geben, Rangfolge wie beim Put: { $text }. Du gibst zuerst.
       *[others] Abheben ums Geben, Rangfolge wie beim Put: { $text }. { $who } gibt zuerst.
    }
event-first-jack =
    { $form ->
        [you] Erster Bube: { $text }. Du gibst zuerst.
       *[others] Erster Bube: { $text }. { $who } gibt zuerst.
    }
event-red-black =
    { $form ->
        [you] Rot oder Schwarz: { $text }. Du gibst zuerst.
       *[others] Rot oder Schwarz: { $text }. { $who } gibt zuerst.
    }
event-pitches =
    { $form ->
        [you] Du pitchst.
       *[others] { $who } pitcht.
    }
event-partners = { $who } gegen { $other }, Partner nach Buben.
event-deal =
    { $form ->
        [you] Du gibst jedem { $n } Karten.
       *[others] { $who } gibt jedem { $n } Karten.
    }
event-deal-again =
    { $form ->
        [you] Du gibst jedem noch { $n } Karten.
       *[others] { $who } gibt jedem noch { $n } Karten.
    }
event-deal-uneven =
    { $form ->
        [you] Du gibst: { $text }.
       *[others] { $who } gibt: { $text }.
    }
event-deal-by-hand =
    { $form ->
        [you] Du zählst die Karten ab.
       *[others] { $who } zählt die Karten ab.
    }
event-call-misdeal =
    { $form ->
        [you] Du sagst „Vergeben!“ an.
       *[others] { $who } sagt „Vergeben!“ an.
    }
event-cut-trump =
    { $form ->
        [you] Du hebst ab; der Geber zeigt { $card }.
       *[others] { $who } hebt ab; der Geber zeigt { $card }.
    }
event-turn-up =
    { $form ->
        [you] Du deckst { $card } auf.
       *[others] { $who } deckt { $card } auf.
    }
event-trump = { $suit } ist Trumpf.
event-trump-pitch = Gepitcht: { $suit } ist Trumpf.
event-redeal-exhausted = Der Talon ist aufgebraucht: Derselbe Geber gibt neu.
event-redeal-bunch = Alle werfen zusammen: Derselbe Geber gibt neu.
event-redeal-misdeal = Es wurde vergeben: Die Karten werden neu gegeben.
event-thrown-in = Die Karten werden zusammengeworfen.
event-discard =
    { $form ->
        [you] Du legst { $text } ab.
       *[others] { $who } legt { $n } Karten ab.
    }
event-play =
    { $form ->
        [you] Du spielst { $card }.
       *[others] { $who } spielt { $card }.
    }
event-trick =
    { $form ->
        [you] Du machst den Stich.
       *[others] { $who } macht den Stich.
    }
event-draw =
    { $form ->
        [you] Du ziehst { $card }.
       *[others] { $who } zieht { $card }.
    }
event-lay-down =
    { $form ->
        [you] Du legst dein Blatt hin.
       *[others] { $who } legt ein wertloses Blatt hin.
    }
event-take-back =
    { $form ->
        [you] Du nimmst { $card } zurück.
       *[others] { $who } nimmt { $card } zurück.
    }
event-revoke-called =
    { $form ->
        [you] Du sagst „Falsch bedient!“ an: { $other }, Stich { $n }. Zu Recht.
       *[others] { $who } sagt „Falsch bedient!“ an: { $other }, Stich { $n }. Zu Recht.
    }
event-revoke-refused =
    { $form ->
        [you] Du sagst „Falsch bedient!“ an: { $other }, Stich { $n }. Zu Unrecht.
       *[others] { $who } sagt „Falsch bedient!“ an: { $other }, Stich { $n }. Zu Unrecht.
    }
event-look =
    { $form ->
        [you] Du siehst deine Karten vor dem Pitch an.
       *[others] { $who } sieht die eigenen Karten vor dem Pitch an.
    }
event-expose =
    { $form ->
        [you] Du lässt { $card } fallen. Die Karte bleibt offen liegen.
       *[others] { $who } lässt { $card } fallen. Die Karte bleibt offen liegen.
    }
event-call-card =
    { $form ->
        [you] Du verlangst { $card }. Die Karte muss gespielt werden.
       *[others] { $who } verlangt { $card }. Die Karte muss gespielt werden.
    }
event-hand-end = Die Runde ist aus: { $score }.
event-game-end = { $side } – Partie gewonnen, { $score }.
event-paid = Einsätze pro Kopf: { $score }.
