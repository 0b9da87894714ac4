### The computer players: how well they play, and in what manner.

## A level as a button says it, in at most 12 letters, and in a line how it plays. Random is named in
## links alone.

player-random = Random
player-random-manner = Plays anything that is allowed.
player-beginner = Beginner
player-beginner-manner = Looks only at its own cards, and forgets what has been played.
player-sensible = Sensible
player-sensible-manner = Plays as a decent club player does.
player-strong = Strong
player-strong-manner = Tries its cards against some of the hands the others may hold.
player-expert = Expert
player-expert-manner = Tries every card against many of the hands the others may hold.

## Choosing them.

opponents = Other players
opponents-each = Who plays?
opponents-note =
    How well each of the others plays, or whether somebody plays there at this screen. In that case you
    pass the device round, and each of you sees only your own cards; there are no hints, nothing can be
    taken back, and the game does not count in the statistics. Your choice is kept for the next games.
# In the place of a level, in at most 12 letters: somebody who plays at the same screen.
person-here = Person here
# How many of those who play sit at this screen: two or more. At least 2 of $n.
people-here = { $n } people here
# Somebody at this screen who has no name.
player-number = Player { $n }

## Several people at one screen: the curtain between their turns. A name, why, and the button.

pass-to = Pass to { $who }
pass-note = Nobody’s cards are shown until { $who } has the device.
take-seat = I am { $who }

# $text: the level chosen, $value: the one that plays in its place
no-thinking =
    “{ $text }” cannot think in this browser: “{ $value }” plays instead.
