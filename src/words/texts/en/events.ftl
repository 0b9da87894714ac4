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
        [you] Cut for deal, in the order of Put: { $text }. You deal first.
       *[others] Cut for deal, in the order of Put: { $text }. { $who } deals first.
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
event-partners = { $who } against { $other }, partners drawn by jacks.
# At least 6 of $n.
event-deal =
    { $form ->
        [you] You deal { $n } cards each.
       *[others] { $who } deals { $n } cards each.
    }
# At least 3 of $n.
event-deal-again =
    { $form ->
        [you] You deal { $n } more each.
       *[others] { $who } deals { $n } more each.
    }
# Some get another number than the others: $text is who gets how many.
event-deal-uneven =
    { $form ->
        [you] You deal: { $text }.
       *[others] { $who } deals: { $text }.
    }
event-deal-by-hand =
    { $form ->
        [you] You count the cards out.
       *[others] { $who } counts the cards out.
    }
event-call-misdeal =
    { $form ->
        [you] You call a misdeal.
       *[others] { $who } calls a misdeal.
    }
event-cut-trump =
    { $form ->
        [you] You cut the pack, and the dealer shows { $card }.
       *[others] { $who } cuts the pack, and the dealer shows { $card }.
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
event-redeal-misdeal = The deal was wrong: the cards are dealt again.
event-thrown-in = The hand is thrown in.
# At least 3 of $n.
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
event-take-back =
    { $form ->
        [you] You take { $card } back.
       *[others] { $who } takes { $card } back.
    }
event-revoke-called =
    { $form ->
        [you] You call a revoke: { $other }, trick { $n }. Rightly so.
       *[others] { $who } calls a revoke: { $other }, trick { $n }. Rightly so.
    }
event-revoke-refused =
    { $form ->
        [you] You call a revoke: { $other }, trick { $n }. It was not one.
       *[others] { $who } calls a revoke: { $other }, trick { $n }. It was not one.
    }
event-look =
    { $form ->
        [you] You look at your cards before the pitch.
       *[others] { $who } looks at the cards before the pitch.
    }
event-expose =
    { $form ->
        [you] You expose { $card }; it stays face up on the table.
       *[others] { $who } exposes { $card }; it stays face up on the table.
    }
event-call-card =
    { $form ->
        [you] You call for { $card }. It must be played.
       *[others] { $who } calls for { $card }. It must be played.
    }
event-hand-end = The hand is over: { $score }.
event-game-end = { $side }: game won, { $score }.
event-paid = Stakes per player: { $score }.
