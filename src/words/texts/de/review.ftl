## What a decision was worth, looking back: a word for each mark.

mark-best = am besten
mark-good = gut
mark-doubtful = fraglich
mark-mistake = Fehler
mark-lucky = Glück gehabt

## Why. $text: a card, or a word as on its button; $value: hundredths, “4.2”.

verdict-cost = Das kostet { $value } % der Aussicht, das Spiel zu gewinnen.
verdict-better = Besser: { $text }.
verdict-lucky = So wie die Karten lagen, hat es nicht geschadet.

## Of a whole hand.

review-turned = Hier wendete sich Runde { $n } ({ $text }): Das kostete { $value } %.
review-clean = In Runde { $n } wurde nichts verschenkt.
review-lucky = Was in Runde { $n } verschenkt wurde, haben die Karten verziehen.

## The review on the screen. $n and $other count decisions.

review = Analyse
review-note = Was jede Entscheidung an Aussicht auf den Sieg kostete, nach dem, was du damals wissen konntest.
review-progress = Entscheidung { $n } von { $other } …
review-nothing = Noch gibt es nichts zu besprechen: Spiel erst eine Runde.
review-failed = Die Analyse ist hier gerade nicht möglich.
review-chances = Deine Aussicht, das Spiel zu gewinnen, von Entscheidung zu Entscheidung
review-chances-text = { $n } % bei der ersten Entscheidung, { $other } % bei der letzten
review-to-table = Am Tisch zeigen
