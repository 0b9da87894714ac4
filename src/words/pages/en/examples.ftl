### The examples on the pages: titles, and the sentences of their steps

## $a, $b and $c are players, $side who scores. A place may be said in any case: with a capital at the
## head of a sentence, with _gen, _dat or _acc in that case.

title-first-dealer = Who deals first
title-stand = The suit is accepted
title-pitch = A pitch
title-cut-trump = The cut shows trump
title-gift = “Take one”: the gift
title-gift-three = A gift to two
title-gift-bar = When the dealer may not give
title-take-point = Taking the point
title-run = The cards are run
title-run-again = The refused suit shows again
title-bunch = Bunched
title-bunch-refused = One refusal is enough
title-run-out = The pack runs out
title-turned = A turned card scores
title-turned-twice = Two turned cards score
title-turned-fixes = A turned jack that fixes trump
title-turned-passed = A turned jack that is passed over
title-turned-insisted = A turned jack that was refused
title-turned-settled = A turned jack in the settlement
title-may-ruff = Follow or trump: as you like
title-must-follow = Suit must be followed
title-void-any = None of the suit: any card
title-void-trump = None of the suit: trump
title-trump-led = Trumps are led
title-draw = Drawing from the stock
title-no-follow = Neither suit nor trump
title-lay-down = A worthless hand
title-settlement = Four points, one after the other
title-hang-jack = The jack is hanged
title-game-tie = Card points tie
title-one-trump = One trump in play
title-no-trump = No trump in play
title-at-target = Whoever counts first wins
title-early-high = Claim on the ace
title-looked = Looking too early
title-misdeal = A misdeal is called
title-taken-back = A card is taken back
title-revoke = A revoke is called
title-revoke-game = A revoke that loses the game
title-exposed-card = An exposed card is called for
step-first-dealer-cards = Everyone cuts: { $cards }.
step-first-dealer-cut = { $card } is the highest. Whoever cut it deals the first hand.
step-first-dealer-cut-put =
    In the order of Put { $card } is the highest. Whoever cut it deals the first hand.
step-first-dealer-first-jack =
    Cards are dealt face up round the table until a jack falls: { $cards }.
step-first-dealer-pitcher = Whoever got { $card } pitches first, and the player before them deals.
step-first-dealer-red-black = One side cuts, the other guesses { $guess }. The card is { $card }.
step-first-dealer-right = The guess was right: the guessing side pitches first.
step-first-dealer-wrong = The guess was wrong: the side that cut pitches first.
step-dealt = Everyone has been dealt six cards.
step-turn-up = The dealer turns { $card }: { $suit } are proposed as trump.
step-stand = Eldest holds { $cards }, likes the suit and stands.
step-trump = { $Suit } are trumps.
step-stand-trump = Eldest stands: { $suit } are trumps.
step-beg = Eldest wants another suit and begs.
step-give = The dealer wants { $suit } and says: “Take one.”
step-run = The dealer agrees and runs the cards.
step-run-chosen = Eldest now has the choice and has the cards run.
step-beg-run = Eldest begs, the dealer agrees: the cards are run.
step-beg-run-chosen = Eldest begs and has the cards run.
step-three-more = Three more cards are dealt to everyone.
step-other-suit = { $card } is turned: another suit.
step-same-suit = { $card } is turned: the refused suit again!
step-other-suit-turned = Without dealing, the next card is turned: { $card }, another suit.
step-run-trump = { $Suit } are trumps, whether anybody likes it or not.
step-discard = Everyone discards down to six cards, face down.
step-passed = { $Suit } are trumps. { $card } was only passed over: nobody scores for it.
step-insisted = For { $card } the dealer scores nothing, because eldest refused it.
step-run-out = Too few cards are left for another round: the same dealer shuffles and deals again.
step-take-point = Eldest takes the point instead of other cards.
step-thrown-in = The cards are thrown in: this hand is over before a card has been played.
step-bunch = Eldest does not like this suit either and proposes to bunch.
step-agree = The dealer agrees.
step-bunched = The cards are thrown in, and the same dealer deals again.
step-insist = One refusal is enough: { $suit } are trumps, and play goes on without a gift.
step-gift-bar-score = The score before this hand: { $score }.
step-gift-bar-run =
    The third player needs only one point and would win by a gift. So the dealer may not give and
    has to run the cards.
step-pitch-hand = Eldest holds { $cards } in { $suit }: a good suit to choose.
step-pitch = Eldest leads { $card }, the pitch.
step-pitch-trump = With that, { $suit } are trumps for the whole hand.
step-cut-trump =
    Eldest cuts, and the dealer shows { $card }. It scores nothing and goes back into the pack.
step-stock = Six cards each are dealt. The stock lies face up, { $card } on top.
step-leads = { $A } leads { $lead }.
step-leads-trump = { $A } leads { $lead }, a trump.
step-may-ruff-may =
    { $B } holds { $suit } and trumps and may play either: { $may }. Not allowed: { $not }.
step-may-ruff-plays = { $B } trumps with { $card }, although holding a card of the suit led.
step-must-follow-may =
    { $B } holds { $suit } and must play one: { $may }. Not allowed, not even a trump: { $not }.
step-must-follow-plays = { $B } follows with { $card }.
step-void-any-may = { $B } has nothing in { $suit } and may play any card: { $may }.
step-void-any-plays = { $B } keeps the trumps and plays { $card }.
step-void-trump-may =
    { $B } has nothing in { $suit } and must trump: { $may }. Not allowed: { $not }.
step-void-trump-plays = { $B } trumps with { $card }.
step-trump-led-may = { $B } has trumps and must play one: { $may }. Not allowed: { $not }.
step-trump-led-plays = { $B } plays { $card }.
step-wins-trick = { $C } wins the trick.
step-wins-trick-same = { $B } wins the trick with it.
step-draw-trick = { $A } leads { $lead }, the answer is { $answer }: { $b } wins the trick.
step-draw-winner = { $B } takes the card that everybody saw: { $first }.
step-draw-other = { $C } takes the next, unseen until now: { $second }. Now { $top } lies on top.
step-no-follow-hand = { $B } holds { $may }: nothing in { $suit }, and no trump.
step-no-follow-plays = { $B } can only play { $card } …
step-no-follow-below = So a score can fall below zero.
step-lay-down-hand = { $A } holds { $cards }: no trump, nothing above a nine.
step-lay-down = { $A } lays the hand down, face up.
step-lay-down-on = The others play on; the next trick has one card fewer.
step-played-out = All cards are played. Now the points are counted.
step-hang-jack-plays = { $A } plays { $card }, the jack of trumps …
step-hang-jack-taken = … and { $b } captures it with { $other }.
step-one-trump = Only one trump was in play: { $card }.
step-no-trump = No trump was in play at all.
step-at-target-score = The score before this hand: { $score }. { $target } points win.
step-at-target-end =
    The game is over: { $side } is first to { $target }. Anything that would have brought anyone else
    there comes too late.
step-early-high-plays = { $A } plays { $card }, the ace of trumps …
step-early-high-end = The game is won before the hand is played out.
step-looked-down = { $B_gen } cards lie face down until { $a } has led the first card.
step-looked-looks = { $B } looks at them anyway.
step-looked-on = Then { $a } leads { $card }, and the hand goes on.
step-misdeal-deals = { $A } deals by hand: { $due } cards each.
step-misdeal-dealt = But { $b } gets one too few and { $c } one too many.
step-misdeal-call = { $D } says so before the first card is led, and calls a misdeal.
step-misdeal-redeal = The cards are thrown in, and the same dealer deals again.
step-revoke-may = { $B } may play { $may }. Not allowed: { $not }.
step-revoke-plays = { $B } plays { $card } anyway: a revoke.
step-revoke-call = { $D } calls it: { $b } held { $held }.
step-taken-back-back = { $B } sees it before the next lead and takes { $card } back. That costs nothing.
step-taken-back-other = Instead { $b } plays { $other }.
step-exposed-card-falls = { $B } drops { $card }: it stays face up on the table.
step-exposed-card-call = { $D } calls for { $card }, which may be played to this trick.
step-exposed-card-plays = So { $b } must play it.
step-award-turned = { $Side } scores { $points } for the turned { $card }, at once.
step-award-turned-settled = First of all { $side } scores { $points } for the turned { $card }.
step-award-gift = { $Side } scores { $points }: the gift.
step-award-begged-point = { $Side } scores { $points }.
step-award-no-follow = … and loses { $points } for it, at once.
step-award-early-high = … and { $side } scores High there and then: { $points }.
step-award-looked = { $Side } scores { $points } for it, at once.
step-award-misdeal = { $Side } scores { $points } for it.
step-award-revoke =
    { $Side } scores { $points } for it, at once. The side that revoked cannot win Game in this hand.
step-award-revoke-game =
    Trumps were led, none was played, and a high one was held back. That loses the whole game:
    { $side } scores the { $points } still needed.
step-award-hang-jack = Hang jack: { $side } scores { $points }.
step-award-high-dealt-own = High: { $points } to { $side }. The highest trump in play was { $card }.
step-award-high-dealt-lost =
    High: { $points } to { $side }. { $card } was the highest trump in play; { $b } won it, but it
    was dealt to { $a }.
step-award-high-taken-own =
    High: { $points } to { $side }. { $card } was the highest trump in play, and { $b } won the
    trick with it.
step-award-high-taken-lost =
    High: { $points } to { $side }. { $card }, the highest trump in play, was dealt to { $a }, but
    { $b } won it.
step-award-high-none = High: nobody scores it.
step-award-low-dealt-own = Low: { $points } to { $side }. The lowest trump in play was { $card }.
step-award-low-dealt-lost =
    Low: { $points } to { $side }. { $B } won { $card } in a trick, but it was dealt to { $a }, and
    that alone counts.
step-award-low-taken-own =
    Low: { $points } to { $side }. { $B } won the trick with { $card }, the lowest trump in play.
step-award-low-taken-lost =
    Low: { $points } to { $side }. { $card } was dealt to { $a }, but { $b } won it in a trick.
step-award-low-none = Low: nobody scores it either.
step-award-jack-taken-own = Jack: { $points } to { $side }. { $B } brought { $card } home.
step-award-jack-taken-lost =
    Jack: { $points } to { $side }. { $card } was dealt to { $a }, but { $b } captured it.
step-award-jack-dealt-own = Jack: { $points } to { $side }. { $card } was dealt to { $a }.
step-award-jack-dealt-lost =
    Jack: { $points } to { $side }. { $B } won { $card } in a trick, but it was dealt to { $a }, and
    that alone counts.
step-award-jack-none = Jack: nobody scores it; { $card } was not in play.
step-award-game-won = Game: { $points } to { $side }. Card points: { $counts }.
step-award-game-tie-given =
    Game: a tie, card points { $counts }. { $Side } did not deal and scores { $points }.
step-award-game-tie-nobody = Game: a tie, card points { $counts }. Nobody scores it.
step-settled-refused = The suit was refused and the cards were run: { $suit } are trumps.
