## Duplicate: the hands of a game, each again as a computer player plays it from the same seat.

duplicate = Same deals
# $who: the computer player
duplicate-note =
    Each hand once more from your seat: the same deal, the same score, played by “{ $who }”. The
    others play as they did, until a decision differs.
# $n and $other count hands.
duplicate-progress = Hand { $n } of { $other } …
duplicate-nothing = There is nothing to compare yet: play a hand first.
duplicate-failed = No comparison is available here right now.
duplicate-hand = Hand { $n }
duplicate-chance = { $n }% to win
duplicate-total = All hands
# Who made more of the deals. $n: points, as many more.
duplicate-ahead =
    { $n ->
        [1] You scored one point more from these deals than “{ $who }” did.
       *[other] You scored { $n } points more from these deals than “{ $who }” did.
    }
duplicate-behind =
    { $n ->
        [1] “{ $who }” scored one point more from these deals than you did.
       *[other] “{ $who }” scored { $n } points more from these deals than you did.
    }
duplicate-level = You scored as much from these deals as “{ $who }” did.

## Where a hand went another way. $text: what each chose there, “You: the ten of spades; Expert: the
## ace of spades”.

duplicate-alike = Played alike, decision by decision
duplicate-in-trick = Trick { $n } – { $text }
duplicate-before-play = Before the first trick – { $text }
# On a link to the hand as it was played by $who, in few letters.
duplicate-line = “{ $who }” plays
