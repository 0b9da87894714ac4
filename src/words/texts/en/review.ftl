## What a decision was worth, looking back: a word for each mark.

mark-best = best
mark-good = good
mark-doubtful = doubtful
mark-mistake = mistake
mark-lucky = lucky

## Why. $text: a card, or a word as on its button; $value: hundredths, “4.2”.

verdict-cost = This costs { $value } % of the chance to win the game.
verdict-better = Better: { $text }.
verdict-lucky = The cards lay so that it did no harm.

## Of a whole hand.

review-turned = Hand { $n } turned here ({ $text }), which cost { $value } %.
review-clean = In hand { $n } nothing was given away.
review-lucky = What was given away in hand { $n } was forgiven by the cards.
