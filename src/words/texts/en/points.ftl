## Names of the points.

high = High
low = Low
jack = Jack
hang-jack = Hang jack
# On its stamp.
hang-jack-stamp = HANG JACK!
game = Game
gift = Gift
begged-point = Begged point
turned-ace = Ace turned
turned-king = King turned
turned-queen = Queen turned
turned-jack = Jack turned
turned-six = Six turned
turned-two = Two turned
no-follow = Neither suit nor trump
misdeal = Misdeal
revoke = Revoke
looked = Looked too early
nobody = nobody

## Why a point was scored, or by nobody.

why-high-dealt =
    { $form ->
        [you] You held the highest trump in play.
       *[others] { $who } held the highest trump in play.
    }
why-high-dealt-other-took =
    { $form ->
        [you] You were dealt the highest trump; { $other } took the trick, but the point stays yours.
       *[others] { $who } was dealt the highest trump; { $other } took the trick, but the point stays with { $who }.
    }
why-high-taken =
    { $form ->
        [you] You took the highest trump in play.
       *[others] { $who } took the highest trump in play.
    }
why-high-early =
    { $form ->
        [you] You needed one point: the ace of trumps claims it at once.
       *[others] { $who } needed one point: the ace of trumps claims it at once.
    }
why-low-dealt =
    { $form ->
        [you] You held the lowest trump in play.
       *[others] { $who } held the lowest trump in play.
    }
why-low-dealt-other-took =
    { $form ->
        [you] You were dealt the lowest trump; { $other } took the trick, but the point stays yours.
       *[others] { $who } was dealt the lowest trump; { $other } took the trick, but the point stays with { $who }.
    }
why-low-taken =
    { $form ->
        [you] You took the lowest trump in play.
       *[others] { $who } took the lowest trump in play.
    }
why-jack-home =
    { $form ->
        [you] You brought the jack of trumps home.
       *[others] { $who } brought the jack of trumps home.
    }
why-jack-captured =
    { $form ->
        [you] You captured the jack of trumps from { $other }.
       *[others] { $who } captured the jack of trumps from { $other }.
    }
why-jack-dealt =
    { $form ->
        [you] The jack of trumps was dealt to you.
       *[others] The jack of trumps was dealt to { $who }.
    }
why-hang-jack =
    { $form ->
        [you] You hanged the jack dealt to { $other }: captured, it is worth { $text }.
       *[others] { $who } hanged the jack dealt to { $other }: captured, it is worth { $text }.
    }
why-game = Card points { $score }.
why-game-tie-given = Card points { $score }: a tie goes to the side that did not deal.
why-game-tie = Card points { $score }: a tie scores for nobody.
why-no-trump = No trump was in play.
why-no-jack = The jack of { $suit } was not in play.
not-counted = The game had already been won: this counts towards All Fours only.
why-gift =
    { $form ->
        [you] You begged, and { $other } kept { $suit }: “Take one.”
       *[others] { $who } begged, and { $other } kept { $suit }: “Take one.”
    }
why-begged-point =
    { $form ->
        [you] You begged and took the point; the hand is thrown in.
       *[others] { $who } begged and took the point; the hand is thrown in.
    }
why-turned =
    { $form ->
        [you] You turned { $card }.
       *[others] { $who } turned { $card }.
    }
why-no-follow =
    { $form ->
        [you] You could neither follow suit nor trump.
       *[others] { $who } could neither follow suit nor trump.
    }
why-misdeal =
    { $form ->
        [you] You dealt the wrong number of cards.
       *[others] { $who } dealt the wrong number of cards.
    }
why-revoke =
    { $form ->
        [you] Trick { $n }: you played { $card } although you held { $text }.
       *[others] Trick { $n }: { $who } played { $card } but held { $text }.
    }
why-revoke-game =
    { $form ->
        [you] Trick { $n }: you played { $card } on a trump lead although you held { $text }; that loses the whole game.
       *[others] Trick { $n }: { $who } played { $card } on a trump lead but held { $text }; that loses the whole game.
    }
why-looked =
    { $form ->
        [you] You looked at your cards before the first card was led.
       *[others] { $who } looked at the cards before the first card was led.
    }

## What is behind a point, when its reason is opened.

why = Why
why-dealt =
    { $form ->
        [you] You were dealt { $card }.
       *[others] { $who } was dealt { $card }.
    }
why-dealt-in-run =
    { $form ->
        [you] You were dealt { $card } in the run.
       *[others] { $who } was dealt { $card } in the run.
    }
why-drawn =
    { $form ->
        [you] You drew { $card } from the stock.
       *[others] { $who } drew { $card } from the stock.
    }
why-trick =
    { $form ->
        [you] Trick { $n }, taken by you
       *[others] Trick { $n }, taken by { $who }
    }
# At least 2 of $n.
why-trumps-in-play = The { $n } trumps in play
why-one-trump = The only trump in play
# At least 12 of $n.
why-cards-played = None of the { $n } cards in play was a trump.
why-jack-turned = It was turned up, and a turned card is not in play.
why-jack-discarded = You discarded it, and discards are out of play.
why-jack-away = It was discarded, or never dealt.
why-jack-in-pack = It was never dealt.
why-pile =
    { $side }, { $n } { $n ->
        [one] card point
       *[other] card points
    }
why-points-away =
    { $n ->
        [one] The other one of the { $text } card points was not in play.
       *[other] The other { $n } of the { $text } card points were not in play.
    }
why-dealer-turned =
    { $form ->
        [you] You dealt and turned
       *[others] { $who } dealt and turned
    }
why-turn-worth = { $text }: { $n } for the dealer’s side.
# At least 7 of $n.
why-score-before = The score was { $score }, and { $n } points win.
why-led = Led: { $suit }. Trumps: { $text }
why-could-have =
    { $form ->
        [you] What you could have played
       *[others] What { $who } could have played
    }
why-no-game =
    { $form ->
        [you] You cannot win Game in this hand.
       *[others] { $who } cannot win Game in this hand.
    }
# Of the deal that was wrong: how many cards each should have had, and who got how many. At least 6 of $n.
why-dealt-wrongly = Each should have got { $n } cards. Dealt: { $text }.
why-face-down =
    { $form ->
        [you] As the pitcher’s partner you leave your cards face down until the pitch.
       *[others] As the pitcher’s partner { $who } leaves the cards face down until the pitch.
    }
# A line, and its cards.
cards-after = { $text }: { $card }.

## The four points so far; their names in a small box.

high-box = High
low-box = Low
jack-box = Jack
game-box = Game
# Their letters, where there is room for one sign.
high-letter = H
low-letter = L
jack-letter = J
game-letter = G
so-far = The four points so far
so-far-note = from what you can see
so-far-open = with all cards open
side-sure =
    { $form ->
        [you] yours for certain
       *[others] { $side } for certain
    }
side-so-far =
    { $form ->
        [you] yours so far
       *[others] { $side } so far
    }
still-open = open
in-your-hand = in your hand
in-a-hand = { $who } holds it
on-the-table = on the table
not-seen = not seen
points-on-table = { $n } on the table

## The end of a game: all its points, hand by hand.

decided-it = What decided it
result-to-share = Result to share (gives no card away)
how-it-came = How it went
score-row = Score
other-row = Other
# The last point ($text) and the hand it was made in.
out-on = { $text } in hand { $n } ended the game.
