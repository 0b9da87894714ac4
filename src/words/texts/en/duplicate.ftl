## Duplicate: the hands of a game, each again as a computer player plays it from the same seat.

duplicate = Same deals
# $who: the computer player
duplicate-note =
    Each hand once more from your seat: the same deal, the same score, played by “{ $who }”. The
    others do as they did until something is decided otherwise.
# $n and $other count hands.
duplicate-progress = Hand { $n } of { $other } …
duplicate-nothing = There is nothing to compare yet: play a hand first.
duplicate-failed = The comparison cannot be made here now.
duplicate-hand = Hand { $n }
duplicate-chance = { $n } % to win
duplicate-total = All hands
# Who made more of the deals. $n: points, as many more.
duplicate-ahead =
    { $n ->
        [1] You made one point more of these deals than “{ $who }”.
       *[other] You made { $n } points more of these deals than “{ $who }”.
    }
duplicate-behind =
    { $n ->
        [1] “{ $who }” made one point more of these deals than you.
       *[other] “{ $who }” made { $n } points more of these deals than you.
    }
duplicate-level = You made as much of these deals as “{ $who }”.

## Where a hand went another way. $text: what each chose there, “You: the ten of spades; Expert: the
## ace of spades”.

duplicate-alike = Played alike, decision for decision
duplicate-in-trick = Trick { $n } – { $text }
duplicate-before-play = Before the first trick – { $text }
# On a link to the hand as it was played by $who, in few letters.
duplicate-line = “{ $who }” plays
