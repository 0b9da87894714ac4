## What a decision was worth, looking back: a word for each mark.

mark-best = am besten
mark-good = gut
mark-doubtful = fraglich
mark-mistake = Fehler
mark-lucky = Glück gehabt

## Why. $text: a card, or a word as on its button; $value: hundredths, “4.2”.

verdict-cost = Das kostet { $value } Prozentpunkte Gewinnchance.
verdict-better = Besser: { $text }.
verdict-lucky = So wie die Karten lagen, hat es nicht geschadet.

## What somebody did, said after “when”.

did-says =
    { $form ->
        [you] du „{ $text }“ sagtest
       *[others] { $who } „{ $text }“ sagte
    }
did-discards =
    { $form ->
        [you] du { $text } ablegtest
       *[others] { $who } { $text } ablegte
    }
did-lays-down =
    { $form ->
        [you] du dein Blatt hinlegtest
       *[others] { $who } das Blatt hinlegte
    }
did-keeps =
    { $form ->
        [you] du weiterspieltest
       *[others] { $who } weiterspielte
    }
did-led =
    { $form ->
        [you] du { $card } ausspieltest
       *[others] { $who } { $card } ausspielte
    }
did-led-into =
    { $form ->
        [you] du gegen { $other } { $card } ausspieltest
       *[others] { $who } gegen { $other } { $card } ausspielte
    }
did-under =
    { $form ->
        [you] du { $card } unter { $other } legtest
       *[others] { $who } { $card } unter { $other } legte
    }
did-over =
    { $form ->
        [you] du { $card } über { $other } legtest
       *[others] { $who } { $card } über { $other } legte
    }
did-beaten =
    { $form ->
        [you] du { $card } an { $other } verlorst
       *[others] { $who } { $card } an { $other } verlor
    }
did-trumps =
    { $form ->
        [you] du { $card } als Trumpf auf { $other } legtest
       *[others] { $who } { $card } als Trumpf auf { $other } legte
    }
did-thrown =
    { $form ->
        [you] du { $card } auf { $other } abwarfst
       *[others] { $who } { $card } auf { $other } abwarf
    }

## The same in short, after the number of the trick.

how-led = ausgespielt
how-led-into = gegen { $card } ausgespielt
how-under = unter { $card }
how-over = über { $card }
how-beaten = verloren an { $card }
how-trumps = als Trumpf auf { $card }
how-thrown = auf { $card } abgeworfen

## Of a whole hand.

review-turned = Runde { $n } kippte, als { $text }: Das kostete { $value } Prozentpunkte.
review-clean = In Runde { $n } wurde nichts verschenkt.
review-lucky = Was in Runde { $n } verschenkt wurde, haben die Karten verziehen.

## The review on the screen. $n and $other count decisions.

review = Analyse
review-note =
    Was jede Entscheidung an Gewinnchance kostete, nach dem, was du damals wissen konntest.
review-progress = Entscheidung { $n } von { $other } …
review-nothing = Noch gibt es nichts zu analysieren: Spiel erst eine Runde.
review-failed = Die Analyse ist hier gerade nicht möglich.
review-chances = Gewinnchance, von Entscheidung zu Entscheidung
review-chances-text = { $n } % bei der ersten Entscheidung, { $other } % bei der letzten
review-to-table = Am Tisch zeigen
review-whose = Wessen Entscheidungen
review-hand = Runde { $n }
review-before = Vor dem Spiel
review-of = { $n } von { $other }
review-previous = Die Entscheidung davor
review-next = Die nächste Entscheidung
review-fell = { $n } auf { $other } %
review-trick = Der Stich bis dahin
review-played =
    { $form ->
        [you] Gespielt
       *[others] { $who } spielte
    }
review-best = Am besten
review-choices = Alle Möglichkeiten
review-try = Von hier ausprobieren
sign-high = H
sign-low = N
sign-jack = B
sign-game = S
review-points = Die Punkte von Runde { $n }

## How the cards really lay.

review-really = Wie die Karten wirklich lagen
review-really-note =
    Bei offenen Karten und bestem Spiel von allen – was damals niemand wissen konnte.
review-really-better = Am besten: { $text }, { $n } % statt { $other } %.
review-really-none = Nichts war besser als das, was gespielt wurde: { $n } %.
review-line = Was auf { $text } folgt
review-really-partly = So weit, wie die genaue Suche kam.
