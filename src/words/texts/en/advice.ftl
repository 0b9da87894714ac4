## What is advised, first in the strip of a hint.

advice-play = Play { $card }.
# $text: a word as on its button, or cards.
advice-say = { $text }.
advice-discard = Discard { $text }.

## How often: in how many of the worlds that were looked at.

worlds-all = in every possible deal
worlds-some = in { $n } out of 10 possible deals
worlds-none = in no possible deal
# The same, where worlds have been named.
others-all = always
others-some = in { $n } out of 10
others-none = never
# A number with one decimal place.
tenths = { $n }.{ $other }

## Why. “Them” are all other sides; $worlds and $other say how often (above).

reason-only-choice = Nothing else is possible.
reason-all-alike = It makes no difference.
# $text: another card or word.
reason-close = { $text }: just as good, as far as anyone can tell.
reason-won = The game can hardly be lost now.
reason-lost = The game can hardly be won now.
reason-more-often = It wins the game more often: { $n }% against { $other }%.
reason-wins-game = It wins the game with this hand { $worlds }, with the other choice { $other }.
reason-stops-them = They win the game with this hand { $worlds }, with the other choice { $other }.
# $text: a word as on its button.
reason-hands-game = “{ $text }” would give them the point they need.
reason-takes-game = It brings you the point you need.
reason-wins-trick = It wins the trick { $worlds }.
reason-partner-takes = { $who } wins the trick { $worlds }, and your card counts there.
reason-gives-nothing = The trick is theirs { $worlds }, and this card gives them nothing.
reason-would-lose = { $card } would be lost: { $who } takes the trick { $worlds }.
reason-higher-held = It keeps { $card }: { $who } still holds a higher card of that suit { $worlds }.
reason-keeps-trumps =
    { $n ->
        [1] It keeps your trump.
        [2] It keeps both trumps.
       *[other] It keeps your { $n } trumps.
    }
reason-draws-trumps = It draws trumps: they still hold some { $worlds }.
# $text: one of the four points.
reason-our-point = { $text } is yours { $worlds }, with the other choice { $other }.
reason-their-point = { $text } goes to them { $worlds }, with the other choice { $other }.
reason-saves-jack = It brings the jack home { $worlds }, with the other choice { $other }.
reason-holds-suit =
    { $n ->
        [0] You hold no { $suit }.
        [1] In { $suit } you hold only { $card }.
       *[other] You hold { $n } { $suit }, the highest { $card }.
    }
# Points on average, with what is advised; then with $text.
reason-mean-points =
    The hand then brings you { $n } { $n ->
        [one] point
       *[other] points
    } on average, and them { $other }.
reason-mean-else = “{ $text }”: { $n } against { $other }.
reason-dealer-runs = { $who } then runs the cards { $worlds }.
reason-dealer-gives = { $who } then gives the point { $worlds }.
reason-throws-junk = Nothing you discard is a trump or counts for Game.
reason-no-trick-left = Nothing more can be won with this hand.

## The hint at the table.

hint = Hint
hint-waits = Looking for the best play …
hint-warns = A game with hints is practice: it does not count in the statistics.
hint-yes = Show the hint
hint-failed = No hint right now.
close-hint = Close the hint
# Under the hand: what the numbers over the cards are.
hint-note = Chance of winning the game, from what you can see
# In the heading of a game in which hints were used.
practice-hints = practice with hints
percent = { $n }%
# $text: a card or word, $value its chance in per cent.
hint-best = { $text }: { $value }, the best
