## The page fair/: are the deals fair?

fair-title = Are the deals fair?
fair-description = How a deal’s name becomes cards, and a check of any game, hand by hand.
fair-intro =
    Every card of a game follows from the name of its deal, before anybody has played. This page
    works each hand out again, and shows how you can do it yourself.
fair-game = A game: its link, or a saved game’s text
fair-check = Check it
fair-failed = The rules could not be loaded. Try again.
fair-too-long = This is longer than any game: paste only one game.
fair-hand = Hand { $n }
fair-stream = Stream:
fair-pack = The pack, top card first:
fair-seat = Seat { $n }:
fair-turned = Turned:
# What stands in the place: the numbers of places, 1–3, 13–15.
fair-places = (places { $text } of the pack)
fair-same = Worked out again independently, the pack comes out the same.
fair-other = Worked out again independently, the pack comes out different.
fair-chosen = Somebody chose cards of this deal; the name dealt only the others.
fair-good = Every hand follows from the name of the deal. Hands checked: { $n }.
fair-bad = Hands that do not follow from the name of the deal: { $n }.
fair-given = In one deal somebody chose cards.
fair-still-played = This hand is still being played. Show all its cards?
fair-not-dealt = The next hand has not been dealt yet.

## From a name to cards.

fair-how = From a name to cards
fair-how-key = The key is the FNV-1a hash, 64 bits, of the name’s bytes.
fair-how-stream =
    Each hand has a stream of its own: deal/1, deal/2 …; a hand dealt again is deal/2/1. SplitMix64,
    started at the key XOR the hash of the stream’s name, gives four numbers; they are the first
    state of xoshiro256**.
fair-how-number =
    A number below n is the top 32 bits of the next 64, times n, without its lowest 32 bits; where
    those are less than 2³² mod n it is drawn again, so that all are equally likely.
fair-how-shuffle =
    The pack begins in order: clubs, diamonds, hearts, spades, two to ace. From the last place down,
    each card changes places with one drawn from the places up to its own (Fisher and Yates).
fair-how-deal =
    The cards then come off the top, in packets from eldest on, as the game has it; what is turned
    and dealt later comes next.
fair-how-before =
    The computer players choose with streams of their own names and see only their own cards. No
    decision, theirs or yours, changes what comes off the pack.

## The table of examples.

fair-vectors = Examples to check a program of your own
fair-vectors-note = Key and first number in base sixteen, then the first six cards of the pack.
fair-v-seed = Name
fair-v-stream = Stream
fair-v-key = Key
fair-v-number = First number
fair-v-cards = First cards

## The program.

fair-code = The whole of it as a program
fair-code-note = This is what runs on this page, written without the game’s own code.
