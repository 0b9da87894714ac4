## What a decision was worth, looking back: a word for each mark.

mark-best = best
mark-good = good
mark-doubtful = doubtful
mark-mistake = mistake
mark-lucky = lucky

## Why. $text: a card, or a word as on its button; $value: hundredths, “4.2”.

verdict-cost = This lowers the chance of winning the game by { $value } percentage points.
verdict-better = Better: { $text }.
verdict-lucky = As the cards lay, it did no harm.

## What somebody did, said after “when”. $card was played; $other is the card that it met.

did-says =
    { $form ->
        [you] you said “{ $text }”
       *[others] { $who } said “{ $text }”
    }
did-discards =
    { $form ->
        [you] you discarded { $text }
       *[others] { $who } discarded { $text }
    }
did-lays-down =
    { $form ->
        [you] you laid your hand down
       *[others] { $who } laid the hand down
    }
did-keeps =
    { $form ->
        [you] you played on
       *[others] { $who } played on
    }
did-led =
    { $form ->
        [you] you led { $card }
       *[others] { $who } led { $card }
    }
did-led-into =
    { $form ->
        [you] you led { $card } into { $other }
       *[others] { $who } led { $card } into { $other }
    }
did-under =
    { $form ->
        [you] you played { $card } under { $other }
       *[others] { $who } played { $card } under { $other }
    }
did-over =
    { $form ->
        [you] you played { $card } over { $other }
       *[others] { $who } played { $card } over { $other }
    }
did-beaten =
    { $form ->
        [you] you played { $card }, and { $other } beat it
       *[others] { $who } played { $card }, and { $other } beat it
    }
did-trumps =
    { $form ->
        [you] you trumped { $other } with { $card }
       *[others] { $who } trumped { $other } with { $card }
    }
did-thrown =
    { $form ->
        [you] you threw { $card } on { $other }
       *[others] { $who } threw { $card } on { $other }
    }

## The same in short, after the number of the trick. $card: the card that it met.

how-led = led
how-led-into = led into { $card }
how-under = under { $card }
how-over = over { $card }
how-beaten = beaten by { $card }
how-trumps = trumps { $card }
how-thrown = thrown on { $card }

## Of a whole hand. $text: what somebody did (above); $value: hundredths, “4.2”.

review-turned = Hand { $n } turned when { $text }: that cost { $value } percentage points.
review-clean = In hand { $n } nothing was given away.
review-lucky = Whatever was given away in hand { $n }, the cards forgave.

## The review on the screen. $n and $other count decisions.

review = Review
review-note = How much each decision cost you, judged by what you could know at the time.
review-progress = Decision { $n } of { $other } …
review-nothing = There is nothing to look back on yet: play a hand first.
review-failed = No review is available here right now.
review-chances = Chance of winning the game, decision by decision
review-chances-text = { $n }% at the first decision, { $other }% at the last
review-to-table = Show it at the table
review-whose = Whose decisions
review-hand = Hand { $n }
review-before = Before the play
# One of so many decisions.
review-of = { $n } of { $other }
review-previous = Previous decision
review-next = Next decision
# The chance before and after a decision.
review-fell = { $n }% to { $other }%
# Over the cards that lay on the table.
review-trick = The trick so far
# Under the card that was played, and the one that was advised.
review-played =
    { $form ->
        [you] You played
       *[others] { $who } played
    }
review-best = Best
# The chance to win of each card or word.
review-choices = Every choice
review-try = Try it from here
# The four points as a sign each, below the graph.
sign-high = H
sign-low = L
sign-jack = J
sign-game = G
review-points = The points of hand { $n }

## How the cards really lay. $text: a card or word; $n, $other: chances in per cent.

review-really = How the cards really lay
review-really-note =
    With all cards open and perfect play by everyone – which nobody could know at the time.
review-really-better = { $text } would have been best: { $n }% against { $other }%.
review-really-none = Nothing was better than the play that was made: { $n }%.
review-line = The play after { $text }
review-really-partly = As far as the exact search got.
