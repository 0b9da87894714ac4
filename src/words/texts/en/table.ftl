## People and sides.

you = You
# Within a sentence.
you-within = you
# Two partners.
and-side = { $who } & { $other }
# Screen readers say these in place of “&” and “+”.
and-spoken = { $who } and { $other }
plus-spoken = plus { $n }
minus-spoken = minus { $n }

## What is said at the table: first on a button, then in a speech bubble.

stand = Stand
beg = Beg
give = Give one
run = Run the cards
take-point = Take the point
bunch = Bunch
agree = Agree
insist = Play this hand
pass = Pass
nothing-to-call = Nothing to call
call-misdeal = Call a misdeal
let-pass = Let it pass
# Dealing by hand: $n cards to a seat; the person's own; a packet taken back; all as it should be.
deal-to =
    { $form ->
        [you] Deal { $n } to yourself
       *[others] Deal { $n } to { $who }
    }
deal-back = Take a packet back
deal-rightly = Deal for me
deal-done = Done dealing
take-back = Take back
leave-it = Leave it
look-early = Look at your cards
expose-card = Expose a card
# A card.
call-card = Call for { $card }
call-revoke = Call a revoke
call-it = Call it
call-earlier = Earlier
call-later = Later
play-all-the-same = Play it anyway
key-mistakes = Take a card back, expose one, or call a revoke
said-stand = Stand!
said-beg = I beg
# $n: how many sit at the table.
said-give = Take one
said-run = I run the cards
said-take-point = I take the point
said-bunch = Bunch?
said-agree = Agreed
said-insist = We play
said-pass = Pass
said-nothing-to-call = Nothing to call

## How computer players say $text in their bubbles, each in their manner, whatever they hold: $n is 1
## for Winston, 2 for Ivy, 3 for Nora, 4 for Desmond, 5 for Ella. First of eldest, then of an answer.

manner-asks =
    { $n ->
        [1] Well now … { $text }
        [2] Let me see. { $text }
        [4] Hm. { $text }
        [5] Oh! { $text }
       *[other] { $text }
    }
manner-answers =
    { $n ->
        [1] Very well. { $text }
        [2] Dear me. { $text }
        [4] So. { $text }
        [5] All right! { $text }
       *[other] { $text }
    }
# The same for whoever has taken the jack of trumps, and for one of those who have won the game.
manner-hangs =
    { $n ->
        [1] Got him!
        [2] Poor Jack.
        [4] There he hangs.
        [5] Yes! Got him!
       *[other] Hanged!
    }
manner-wins =
    { $n ->
        [1] Well played, all.
        [2] What a lovely game.
        [4] Good game.
        [5] Another one?
       *[other] We did it!
    }

## Headings and marks.

# A name and what it is now.
with-value = { $text }: { $value }
# Two statements of a list.
with-other = { $text }; { $other }
hand-heading = Hand { $n } · { $who } deals
hand-heading-you = Hand { $n } · you deal
trumps-mark = trumps: { $suit }
to-target = to { $n }
turned-mark = turned { $card }
deal-mark = deal
dealer-mark = D
partner-mark = partner

## What the person must do now, above the hand.

ask-stand = { $card } is turned: stand for { $suit }, or beg?
ask-must-beg = { $card } is turned and you hold no { $suit }: you must beg.
ask-give = { $who } begs: keep { $suit } and give one, or run?
ask-must-run = { $who } begs. A gift would end the game: run the cards.
ask-must-run-no-trump = { $who } begs. You hold no { $suit }: run the cards.
ask-point-or-run = One point and a new hand, or run the cards?
ask-bunch = New suit: { $suit }. Throw the cards in, or play?
ask-agree = { $who } wants to throw the cards in. Agree?
# At least 3 of $n.
ask-discard = Choose { $n } cards to discard.
ask-lead = Your lead.
ask-pitch = Your pitch: the suit you lead is trumps.
ask-follow-trump = { $suit } led: play one.
ask-follow-or-trump = { $suit } led: follow with { $card }, or trump.
ask-follow = { $suit } led: follow with { $card }.
ask-any = { $suit } led and you have none: play any card.
ask-all = { $suit } led: you may play any of these.
ask-trump = { $suit } led and you have none: you must trump.
ask-overtrump = The trick is trumped: no lower trump.
ask-lay-down = Nothing left to win with. Lay your hand down?
ask-calls = The hand is played. Was there a revoke to call?
ask-misdeal = The deal was wrong. Call a misdeal?
# $text: who has how many so far. At least 6 of $n.
ask-deal = You deal, { $n } cards each: choose a seat for its next packet.
ask-replace = You took your card back: play another one.
ask-take-back = Take back { $card }?
# A card that somebody has played.
ask-call = { $who }, trick { $n }: { $card }. Was it a revoke?
ask-expose = Which card do you drop face up on the table?
# $text: cards.
ask-call-card = { $who } is to play; face up: { $text }. Call for a card?
not-called = That card cannot be called for: its owner may not play it to this trick.
not-called-now =
    Only an opponent can call for an exposed card, in a later trick and before its owner plays to it.
not-other-card = Called for: { $card }. It must be played.
# What lies face up of somebody's hand; $text: cards.
exposed-of = { $who }, face up: { $text }
# $text says why the card may not be played.
revoke-warns = { $text } Playing it would be a revoke.
hint-odd = Something was odd: look at the card { $who } played to trick { $n }.
hint-nothing-odd = There was nothing odd in this hand.
waiting-for = { $who } is thinking …
touch-on = Tap to continue
click-on = Click to continue
# Said by a screen reader, once a game: the first award stays until the person goes on.
award-waits = Points are waiting to be read: press Enter to continue.
# On the felt: below the tile with the suit, in a tag at the card that was led, at a finished trick.
trumps-label = trumps
led-mark = led
trick-taken =
    { $form ->
        [you] You take it
       *[others] { $who } takes it
    }
# At a finished trick that captures the jack of trumps from another side.
trick-hangs =
    { $form ->
        [you] You hang the jack!
       *[others] { $who } hangs the jack!
    }
# The cards that can still be drawn.
stock-left = stock: { $n }
# The card on top of the stock, which everybody sees.
stock-top = the top card of the stock: { $card }
# The suit that was led, where it is trumps.
suit-trumps = { $suit } (trumps)
# The tricks a side has won.
tricks-won = { $who }: { $n } { $n ->
        [1] trick
       *[other] tricks
    }
first-trick-mark = first trick

## Why a card cannot be played.

not-now = It is not your turn to play a card.
# The answer to a touch on a card while others play: it is played at the person’s turn; not any more.
card-chosen = { $card }: chosen for your turn.
card-not-chosen = { $card }: not chosen any more.
card-raised = { $card }: raised. Press again to play it.
# The button of a hand that wins all tricks that are left, why, and the answer.
claim = Take the rest
claim-note = No card still out beats any of yours.
claimed = The rest is yours.
not-follow-trump = Trumps were led and you hold one: play a trump.
not-follow-or-trump = { $suit } were led: follow with { $card }, or trump.
not-follow = { $suit } were led: follow with { $card }.
not-trump = You have no { $suit }: you must play a trump.
not-undertrump = The trick is trumped: no lower trump while you can play another card.

## What is said when it is asked for.

no-trump-yet = There is no trump yet.
trump-proposed = Turned: { $card }. Trump is not fixed yet.
no-trick-yet = No trick is complete yet.
no-cards = You hold no cards.

## What follows from a word, below its button. $suit: the suit that is turned.

note-stand = { $suit } stay trumps
note-beg = a point for you, or new trumps
note-give = a point for them, { $suit } stay
note-run = three more cards each, new trumps
note-turn = another suit is turned
note-take-point = one point, then a new hand
note-bunch = the cards are dealt again
