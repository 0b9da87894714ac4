### The computer players: how well they play, and in what manner.

## A level as a button says it, in at most 12 letters, and in a line how it plays. Random is named in
## links alone.

player-random = Random
player-random-manner = Plays anything that is allowed.
player-beginner = Beginner
player-beginner-manner = Plays from the hand, and forgets what has been played.
player-sensible = Sensible
player-sensible-manner = Plays as a decent club player does.
player-strong = Strong
player-strong-manner = Tries the cards in some of the ways the others' hands may lie.
player-expert = Expert
player-expert-manner = Tries every card in many of the ways the others' hands may lie.

## Choosing them.

opponents = Opponents
opponents-each = Each seat its own
opponents-note = How well each of the others at your table plays. It is kept for your next games.
# $text: the level chosen, $value: the one that plays in its place
no-thinking =
    “{ $text }” cannot think in this browser: “{ $value }” plays instead.
