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
