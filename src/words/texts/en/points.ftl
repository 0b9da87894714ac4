## Names of the points.

high = High
low = Low
jack = Jack
hang-jack = Hang jack
game = Game
gift = Gift
begged-point = Begged point
turned-ace = Ace turned
turned-king = King turned
turned-queen = Queen turned
turned-jack = Jack turned
turned-six = Six turned
turned-two = Two turned
no-follow = No follow
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
        [you] Highest trump, dealt to you; { $other } took the trick, the point stays yours.
       *[others] Highest trump, dealt to { $who }; { $other } took the trick, the point stays there.
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
        [you] Lowest trump, dealt to you; { $other } took the trick, the point stays yours.
       *[others] Lowest trump, dealt to { $who }; { $other } took the trick, the point stays there.
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
        [you] You hanged the jack dealt to { $other }: captured, it is worth three.
       *[others] { $who } hanged the jack dealt to { $other }: captured, it is worth three.
    }
why-game = Card points { $score }.
why-game-tie-given = Card points { $score }: a tie goes to the side that did not deal.
why-game-tie = Card points { $score }: a tie scores for nobody.
why-no-trump = No trump was in play.
why-no-jack = The jack of { $suit } was not in play.
not-counted = The game was won before: it counts for All Fours only.
why-gift =
    { $form ->
        [you] You begged, { $other } kept { $suit }: “Take one.”
       *[others] { $who } begged, { $other } kept { $suit }: “Take one.”
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
        [you] You could neither follow nor trump.
       *[others] { $who } could neither follow nor trump.
    }
why-misdeal =
    { $form ->
        [you] You dealt a wrong number of cards.
       *[others] { $who } dealt a wrong number of cards.
    }
why-revoke =
    { $form ->
        [you] Trick { $n }: you played { $card } and held { $text }.
       *[others] Trick { $n }: { $who } played { $card } and held { $text }.
    }
why-revoke-game =
    { $form ->
        [you] Trick { $n }: you played { $card } on a trump lead and held { $text }; that loses the whole game.
       *[others] Trick { $n }: { $who } played { $card } on a trump lead and held { $text }; that loses the whole game.
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
why-trumps-in-play = The { $n } trumps in play
why-one-trump = The only trump in play
why-cards-played = None of the { $n } cards in play was a trump.
why-jack-turned = It was turned up, and a turned card is not in play.
why-jack-discarded = You discarded it, and discards are out of play.
why-jack-away = It was discarded, or never dealt.
why-jack-in-pack = It was never dealt.
why-pile = { $side }, { $n } card points
why-points-away = The other { $n } of the { $text } card points were not in play.
why-dealer-turned =
    { $form ->
        [you] You dealt and turned
       *[others] { $who } dealt and turned
    }
why-turn-worth = { $text }: { $n } for the side that deals.
why-score-before = The score was { $score }, and { $n } wins.
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
# Of the deal that was wrong: how many cards each should have had, and who got how many.
why-dealt-wrongly = { $n } cards each were due; dealt were: { $text }.
why-face-down =
    { $form ->
        [you] As the pitcher's partner you leave your cards face down until the pitch.
       *[others] As the pitcher's partner { $who } leaves the cards face down until the pitch.
    }
# A line, and its cards.
cards-after = { $text }: { $card }.

## The four points so far; their names in a small box.

high-box = High
low-box = Low
jack-box = Jack
game-box = Game
so-far = The four points so far
so-far-note = from what you can see
side-sure =
    { $form ->
        [you] yours, sure
       *[others] { $side }, sure
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
points-on-table = { $n } on table

## The end of a game: all its points, hand by hand.

decided-it = What decided it
result-to-share = Result to share: it gives no card away
how-it-came = How it came
score-row = Score
other-row = Other
# The last point ($text) and the hand it was made in.
out-on = { $text } in hand { $n } ended it.
