## All hands, once a hand is over.

hands-all = All hands
hands-drawn =
    { $form ->
        [you] You drew
       *[others] { $who } drew
    }
hands-discarded =
    { $form ->
        [you] You discarded
       *[others] { $who } discarded
    }
hands-turned = Turned
hands-rest = Not dealt

## What happened, a sentence each.

# What somebody says.
event-say = { $who }: “{ $text }”
# A line of the score book.
event-award = { $text }, { $who }, { $n }: { $why } { $score }.
event-cut =
    { $form ->
        [you] Cut for deal: { $text }. You deal first.
       *[others] Cut for deal: { $text }. { $who } deals first.
    }
event-cut-put =
    { $form ->
        [you] Cut for deal, Put order: { $text }. You deal first.
       *[others] Cut for deal, Put order: { $text }. { $who } deals first.
    }
event-first-jack =
    { $form ->
        [you] First jack: { $text }. You deal first.
       *[others] First jack: { $text }. { $who } deals first.
    }
event-red-black =
    { $form ->
        [you] Red or black: { $text }. You deal first.
       *[others] Red or black: { $text }. { $who } deals first.
    }
event-pitches =
    { $form ->
        [you] You pitch.
       *[others] { $who } pitches.
    }
event-partners = { $who } against { $other }, partners by jacks.
event-deal =
    { $form ->
        [you] You deal { $n } cards each.
       *[others] { $who } deals { $n } cards each.
    }
event-deal-again =
    { $form ->
        [you] You deal { $n } more each.
       *[others] { $who } deals { $n } more each.
    }
event-cut-trump =
    { $form ->
        [you] You cut the pack: { $card } shows.
       *[others] { $who } cuts the pack: { $card } shows.
    }
event-turn-up =
    { $form ->
        [you] You turn { $card }.
       *[others] { $who } turns { $card }.
    }
event-trump = { $suit } are trumps.
event-trump-pitch = Pitched: { $suit } are trumps.
event-redeal-exhausted = Too few cards are left: the same dealer deals again.
event-redeal-bunch = All agree to throw the cards in: the same dealer deals again.
event-thrown-in = The hand is thrown in.
event-discard =
    { $form ->
        [you] You discard { $text }.
       *[others] { $who } discards { $n } cards.
    }
event-play =
    { $form ->
        [you] You play { $card }.
       *[others] { $who } plays { $card }.
    }
event-trick =
    { $form ->
        [you] You win the trick.
       *[others] { $who } wins the trick.
    }
event-draw =
    { $form ->
        [you] You draw { $card }.
       *[others] { $who } draws { $card }.
    }
event-lay-down =
    { $form ->
        [you] You lay down your hand.
       *[others] { $who } lays down a worthless hand.
    }
event-hand-end = The hand is over: { $score }.
event-game-end = { $side } – the game, { $score }.
event-paid = Stakes a player: { $score }.
