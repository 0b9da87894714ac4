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

## The review on the screen. $n and $other count decisions.

review = Review
review-note = What each decision cost of the chance to win the game, judged by what you could know then.
review-progress = Decision { $n } of { $other } …
review-nothing = There is nothing to look back on yet: play a hand first.
review-failed = The review cannot be made here now.
review-chances = Your chance to win the game, decision by decision
review-chances-text = { $n } % at the first decision, { $other } % at the last
review-to-table = Show it at the table
