## The page compose/: choose the cards of a deal.

compose-title = Choose the cards
compose-description = Put cards into hands, choose the game, and get a link to exactly that deal.
compose-intro =
    Put cards into hands and on the pack, and get a link that deals exactly those. What you leave open
    is dealt by the name of the deal.
compose-variant = Game
compose-players = Players
compose-seed = Name of the deal
compose-seed-note = Deals every card you have not placed.
compose-dealer = Dealer
compose-dealer-found = found by the rules
compose-puzzle = As a puzzle
compose-puzzle-note = With all cards open, can your hand do it whatever the others do?
compose-puzzle-none = no puzzle
compose-puzzle-jack = bring the jack home
compose-puzzle-hang = hang the jack
compose-puzzle-low = take Low
compose-puzzle-game = make Game
compose-puzzle-all = make all four points
compose-puzzle-win = win the game
compose-score = Points before the hand: { $who }
compose-rules = House rules

## The pack, and where its cards go.

compose-pack = The pack
compose-pack-note =
    Press a card and it goes to the chosen place; press it there and it comes back. With a mouse you
    can also drag.
# What stands in the place: the numbers of places, 1–3, 13–15.
compose-places = Where the cards go
compose-place-hand = { $who }’s hand
compose-place-hand-you = Your hand
compose-place-pack = Next in the pack, top first
compose-place-pack-note = The card to be turned, then the cards of a run; or the stock.

## What comes of it.

compose-result = The deal
compose-good = This can be dealt.
compose-dealt = { $who }:
compose-turned = Then turned
compose-by = Dealer: { $who }
compose-link = Link
compose-embed = To put it on a page of your own
compose-copy = Copy the link
compose-copied = Link copied.
compose-play = Play it
compose-clear = Take all cards back
compose-placed = { $card }: { $place }
compose-failed = The rules could not be loaded. Reload the page.
