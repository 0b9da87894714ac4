### The rules of the games

# A paragraph is rule-FIELD-VALUE for a field of the rule set (n stands for any number), or rule-NAME.
# $scorer is side (where there are partners) or player; $rivals are those who did not deal: eldest,
# players, sides, or the other side; $trump is turn-up, pitch or cut; $begging is none,
# dealer-answers or eldest-chooses. _word_ and __word__ are stressed, • begins an item, ¶ a paragraph.

section-brief = In a minute
# $play is a value of the field play, $high one of high.
rule-brief-aim =
    { $scorer ->
        [side] Six cards each. The first side to { $target } points wins;
       *[player] Six cards each. The first player to { $target } points wins;
    } every hand offers four, and some games of the family offer more.
rule-brief-trump =
    { $trump ->
        [turn-up] The card turned up after the deal proposes trump.
        [pitch] Nothing is turned up: the suit of the first card led is trumps.
       *[cut] A card shown by cutting fixes trump, and the rest of the pack is a stock to draw from.
    } { $begging ->
        [none] Nobody can refuse the suit.
        [dealer-answers] Eldest, the player after the dealer, may beg for another suit; the dealer then
            either gives a point away and keeps the suit, or looks for a new one.
       *[eldest-chooses] Eldest, the player after the dealer, may refuse it, and then takes a point or
            has a new suit looked for.
    }
rule-brief-play =
    { $play ->
        [follow-or-trump] Follow suit or trump, as you like; play another suit only if you cannot follow.
        [follow-or-trump-else-trump] Follow suit or trump, as you like; play another suit only if you
            can do neither.
        [strict] Follow suit; if you cannot, trump if you can.
        [trump-only] Follow a trump lead if you can; otherwise play any card you like.
        [free] Play any card you like.
       *[no-ruff] Follow suit; if you cannot, play any card you like.
    }
rule-brief-points =
    High and Low are the highest and the lowest trump, Jack is the jack of trumps, and Game goes to the
    most valuable tricks. { $order ->
        [game-high-low-jack] They count in the order Game, High, Low, Jack,
       *[high-low-jack-game] They count in the order High, Low, Jack, Game,
    } and the first to reach the target wins.
rule-two-players = Two players play against each other.
rule-three-players = Three players play, each for themselves.
rule-two-three-four =
    Two, three or four can play. Two or three play each for themselves; four play in two pairs,
    partners sitting opposite each other. Those who score together – one player or a pair – are called
    a _side_ here.
rule-teams-true =
    The { $players } players form { $sides } sides of two. Partners sit opposite each other and
    score together.
rule-teams-false = Everybody plays alone, however many sit down.
rule-pack =
    One pack of 52 cards. In every suit the ace is highest, then king, queen, jack, ten and so on
    down to the two.
rule-basics =
    If you have never played a trick-taking game: one player leads a card, the others add one card
    each, and the best of these cards takes them all – that is a _trick_. For each deal one suit is
    _trump_: any card of it beats every card of the other suits, so that the two of trumps beats an
    ace.
rule-aim =
    A game takes several deals; each deal, with all that is played and scored in it, is called a _hand_
    here. Every hand offers four points, which gave the game its name: __High__ for the highest
    trump, __Low__ for the lowest, __Jack__ for the jack of trumps, and __Game__ for the most
    valuable cards won in tricks.
rule-target-n =
    The first { $scorer ->
        [side] side
       *[player] player
    } to reach { $points } wins the game.
rule-first-dealer-cut =
    Everyone cuts the pack, and whoever shows the highest card deals the first hand.
rule-first-dealer-cut-put =
    Everyone cuts the pack, and whoever shows the highest card deals the first hand. For this cut
    alone the cards rank as in the old game of Put: three, two, ace, king and so on down to the
    four.
rule-first-dealer-cut-pitcher =
    Everyone cuts the pack, and whoever shows the highest card will lead to the first trick. The
    player before them deals the first hand.
rule-first-dealer-first-jack =
    Cards are dealt face up, one by one, until a jack falls: whoever gets it will lead to the first
    trick. The player before them deals the first hand.
rule-first-dealer-red-black =
    { $scorer ->
        [side] One side cuts the pack and another guesses red or black. If the guess is right, the
            guessing side names which of its players will lead to the first trick.
       *[player] One player cuts the pack and another guesses red or black. If the guess is right,
            the guesser will lead to the first trick.
    } The player before the leader deals the first hand.
rule-cut-ties = If the highest cards are equal, everyone cuts again.
rule-wrong-guess =
    { $scorer ->
        [side] If the guess is wrong, the side that cut names the player who will lead to the first
            trick.
       *[player] If the guess is wrong, the player who cut will lead to the first trick.
    }
rule-direction-clockwise = Dealing and playing go round clockwise, to the left.
rule-direction-anticlockwise = Dealing and playing go round anticlockwise, to the right.
rule-eldest-two =
    The player who does not deal is called _eldest_: { $trump ->
        [turn-up] eldest speaks first and leads first.
       *[pitch] eldest leads first.
    }
rule-eldest-left =
    The player on the dealer’s left is called _eldest_: { $trump ->
        [turn-up] eldest speaks first and leads first.
       *[pitch] eldest leads first.
    }
rule-eldest-right =
    The player on the dealer’s right is called _eldest_: { $trump ->
        [turn-up] eldest speaks first and leads first.
       *[pitch] eldest leads first.
    }
rule-shuffle =
    Before every deal the dealer shuffles the pack, and the player who sits before the dealer cuts
    it. Here the program does both, from the name of the deal.
rule-shuffle-may = The player asked to cut may decline.
rule-packets-three-three = Everyone is dealt six cards, three at a time, eldest first.
rule-packets-singles = Everyone is dealt six cards, one at a time, eldest first.
rule-packets-two-two-two = Everyone is dealt six cards, two at a time, eldest first.
rule-packets-three-two-one =
    Everyone is dealt six cards, eldest first, in three rounds: three, then two, then one.
rule-packets-three-one-two =
    Everyone is dealt six cards, eldest first, in three rounds: three, then one, then two.
rule-packets-two-three-one =
    Everyone is dealt six cards, eldest first, in three rounds: two, then three, then one.
rule-packets-two-one-three =
    Everyone is dealt six cards, eldest first, in three rounds: two, then one, then three.
rule-packets-one-three-two =
    Everyone is dealt six cards, eldest first, in three rounds: one, then three, then two.
rule-packets-one-two-three =
    Everyone is dealt six cards, eldest first, in three rounds: one, then two, then three.
rule-packets-four-one-one =
    Everyone is dealt six cards, eldest first, in three rounds: four, then one, then one.
rule-packets-one-four-one =
    Everyone is dealt six cards, eldest first, in three rounds: one, then four, then one.
rule-packets-one-one-four =
    Everyone is dealt six cards, eldest first, in three rounds: one, then one, then four.
rule-packets-choice =
    At a real table the dealer may choose how to split the six cards. Here the choice holds for the
    whole game.
rule-face-down-nobody = Everyone may look at their own cards at once.
rule-face-down-pitchers-partner =
    Eldest’s partner may not look at their own cards until eldest has led the first card.
rule-face-down-all-but-dealer-and-eldest =
    Until trump is fixed only the dealer and eldest look at their cards. The others leave theirs
    face down.
rule-looking =
    At a real table looking too early costs four points: { $rivals ->
        [sides] each of the other sides scores them
       *[side] the other side scores them
    } at once. Where mistakes cannot be made, the cards simply lie face down.
rule-stock =
    The rest of the pack is the _stock_. It lies face up, so that only its top card can be seen.
rule-deal-passes = After each hand the deal passes to eldest.
rule-trump-turn-up =
    When all have six cards, the dealer turns the next card of the pack face up: its suit is
    _proposed_ as trump. The turned card belongs to nobody and is never played.
rule-trump-pitch =
    No card is turned up. Eldest leads any card to the first trick, and its suit is trumps for the
    whole hand: this is the _pitch_. Choose it well – it decides which cards High and Low will be.
rule-trump-cut =
    Before the deal eldest cuts the pack, and the dealer shows the card that is about to be covered:
    its suit is trumps. The card goes back to its place in the pack and will come into play later.
rule-cut-depth = How deep eldest cuts is left to chance: 4 to 48 cards lie above the card shown.
rule-cut-jack = A jack shown in this way scores nothing.
rule-begging-none = Nobody can refuse a suit.
rule-begging-dealer-answers =
    Eldest looks at the proposed suit and speaks first. Either eldest accepts it, and play begins;
    or eldest _begs_, that is, asks for another suit. Then the dealer answers. Either the suit
    stays trump, and { $rivals ->
        [eldest] eldest scores
        [players] every other player scores
        [sides] every other side scores
       *[side] the other side scores
    } 1 point for it at once, the _gift_; or the dealer agrees and _runs the cards_.
rule-begging-eldest-chooses =
    Eldest looks at the proposed suit and speaks first. Either eldest accepts it, and play begins;
    or eldest _begs_, that is, refuses it, and may then choose: _take a point_ – 1 point, and the cards
    are thrown in – or have the dealer _run the cards_.
rule-table-words =
    { $begging ->
        [dealer-answers] At the table you say “__Stand__” to accept, “__I beg__” to ask for another
            suit, and “__Take one__” to give the point.
       *[eldest-chooses] At the table you say “__Stand__” to accept and “__I beg__” to ask for
            another suit.
    }
rule-trinidad-words =
    Trinidad has words of its own for some of this: the dealer _kicks_ the card that is turned up; the
    tricks that a side has won are its _lift_; a point is a _chalk_, and a game won a _bullseye_; to
    revoke is to _renege_.
rule-cotton-wrote =
    Cotton himself wrote: “he hath the liberty of begging one; if the Dealer refuse to give him one,
    then he deals three apiece more”. There it is the dealer who gives the point or deals on. Both
    can be played here.
rule-gift-three = With three players a gift is a gift to both opponents: each scores 1 point.
rule-gift-bar-true =
    Nobody may win by a gift they did not ask for: if { $scorer ->
        [side] a side that
       *[player] a player who
    } did not beg would win by it, the dealer may not give and must run the cards.
rule-gift-bar-false =
    The dealer may give the point even to { $scorer ->
        [side] a side that
       *[player] a player who
    } did not beg and wins by it.
rule-no-gift-without-trump-true =
    A dealer who holds no card of the turned suit may not give, and must run the cards.
rule-no-gift-without-trump-false = The dealer may give without a card of the turned suit.
rule-gift-order =
    { $scorer ->
        [side] The gift is scored by one side after another, eldest’s first.
       *[player] The gift is scored by one player after another, eldest first.
    }
rule-chooses-once =
    Eldest chooses only once: if the refused suit shows again, the run simply goes on.
rule-point-ends-hand =
    A hand thrown in for the point is over, and the deal passes as after any other; otherwise eldest
    could beg for ever.
rule-must-beg-without-trump-true = Eldest must beg when holding no card of the turned suit.
rule-must-beg-without-trump-false = Eldest may accept the turned suit without holding a card of it.
rule-run-three-more-and-turn =
    To run the cards, the dealer sets the turned card aside, deals three more cards to everyone and
    turns the next one. Another suit? It is trumps, whether anybody likes it or not. The refused
    suit again? Then three more cards each and a new card turned, until another suit shows.
rule-run-turn-only =
    To run the cards, the dealer deals three more cards to each player, once, and turns the next
    one. Another suit? It is trumps. The refused suit again? Then cards are only turned, without
    dealing, until another suit shows.
rule-run-turn-without-dealing =
    To run the cards, the dealer deals none, but turns one card after another until another suit
    shows. It is trumps, whether anybody likes it or not.
rule-run-packet = The three cards of a run are dealt to each player in one packet.
rule-run-out =
    If the pack runs out before another suit has shown, all cards are thrown in, shuffled and
    dealt again.
rule-run-out-dealer = The same dealer deals again.
rule-run-out-when =
    The pack counts as run out when too few cards are left for three to everybody and one to turn.
rule-bunch-true =
    After a run has shown a new suit there is a way out. Anybody may propose to _bunch_: to throw
    the cards in. If all agree, the same dealer deals again; one refusal is enough to play on, and
    no gift is paid for it.
rule-bunch-false = After a run nobody can propose to throw the cards in.
rule-bunch-order = The players are asked in turn, eldest first.
rule-bunch-answers =
    The others answer in the order of their seats, up to the first refusal. There is no second
    proposal.
rule-discard-never =
    Nothing is discarded: the cards dealt in a run stay in hand, and the hand has that many more
    tricks.
rule-discard-to-six =
    After a run, when trump is fixed, everyone discards down to six cards, face down, whichever they
    like, eldest first.
rule-discard-to-six-from-twelve =
    After a run, when trump is fixed, whoever holds twelve cards or more discards down to six. Nine
    cards are kept and played.
rule-discards-out =
    Discards are out of play: a discarded trump counts for nobody, and High and Low are judged by
    the cards that are kept.
rule-turned-cards =
    { $scorer ->
        [side] The turned card itself can be worth points to the dealer’s side.
       *[player] The turned card itself can be worth points to the dealer.
    }
rule-turn-up-ace-n =
    If the turned card is an ace, the dealer{ $scorer ->
        [side] ’s side
       *[player] {""}
    } scores { $points }.
rule-turn-up-ace-0 = A turned ace scores nothing.
rule-turn-up-king-n =
    If the turned card is a king, the dealer{ $scorer ->
        [side] ’s side
       *[player] {""}
    } scores { $points }.
rule-turn-up-king-0 = A turned king scores nothing.
rule-turn-up-queen-n =
    If the turned card is a queen, the dealer{ $scorer ->
        [side] ’s side
       *[player] {""}
    } scores { $points }.
rule-turn-up-queen-0 = A turned queen scores nothing.
rule-turn-up-jack-n =
    If the turned card is a jack, the dealer{ $scorer ->
        [side] ’s side
       *[player] {""}
    } scores { $points }.
rule-turn-up-jack-0 = A turned jack scores nothing.
rule-turn-up-six-n =
    If the turned card is a six, the dealer{ $scorer ->
        [side] ’s side
       *[player] {""}
    } scores { $points }.
rule-turn-up-six-0 = A turned six scores nothing.
rule-turn-up-two-n =
    If the turned card is a two, the dealer{ $scorer ->
        [side] ’s side
       *[player] {""}
    } scores { $points }.
rule-turn-up-two-0 = A turned two scores nothing.
rule-turn-up-timing-at-once =
    This is scored at once, every time such a card is turned in the hand – before a card is played,
    and even if its suit is then refused.
rule-turn-up-timing-in-settlement =
    Every such card turned in the hand counts, even one whose suit was refused; but it is written
    down only when the hand is settled, before all the other points.
rule-turn-up-timing-if-it-fixes-trump =
    Only the turned card that finally fixes the trump suit can score. Cards turned before it score
    nothing.
rule-turn-up-timing-if-accepted =
    Only the first turned card can score, and only if eldest accepts its suit.
rule-bunched-jack = A turned jack scores nothing if the cards are then bunched.
rule-fixing-card-when = It is scored at the moment when the trump suit is fixed, before any gift.
rule-accepted-card-when =
    It is scored at once, before the first lead. Once the suit has been refused, no turned card
    scores.
rule-gift-before-turned = The gift is scored at once, and so before the points for turned cards.
rule-turned-kept = Points scored for turned cards are kept, even if the cards are dealt again.
rule-turned-lost = If the cards are dealt again, those turned before count for nothing.
rule-lead =
    Eldest leads any card. The others play one card each in turn; whoever wins the trick leads to
    the next, until all cards are played.
rule-play-follow-or-trump =
    What you may add to a trick:
    • __A trump was led:__ a trump, if you have one. If not, any card.
    • __Another suit was led, and you hold it:__ a card of that suit _or a trump_, as you like.
    • __Another suit was led, and you have none of it:__ any card. You need not trump.
    ¶ So trumping is always allowed; the one thing forbidden is to play a card of a third suit
    while you could follow.
rule-play-follow-or-trump-else-trump =
    What you may add to a trick:
    • __A trump was led:__ a trump, if you have one. If not, any card.
    • __Another suit was led, and you hold it:__ a card of that suit _or a trump_, as you like.
    • __Another suit was led, and you have none of it:__ a trump, if you have one. If not, any
    card.
    ¶ So trumping is always allowed, and sometimes compulsory.
rule-play-strict =
    What you may add to a trick:
    • __A trump was led:__ a trump, if you have one. If not, any card.
    • __Another suit was led, and you hold it:__ a card of that suit, and nothing else.
    • __Another suit was led, and you have none of it:__ a trump, if you have one. If not, any
    card.
rule-play-no-ruff =
    What you may add to a trick:
    • __A trump was led:__ a trump, if you have one. If not, any card.
    • __Another suit was led, and you hold it:__ a card of that suit, and nothing else.
    • __Another suit was led, and you have none of it:__ any card. You may trump, but you need not.
rule-play-trump-only =
    What you may add to a trick:
    • __A trump was led:__ a trump, if you have one. If not, any card.
    • __Another suit was led:__ any card, whether you hold that suit or not.
    ¶ So only trumps must be followed.
rule-play-free = You may add any card to a trick. No suit need be followed, not even trumps.
rule-no-undertrump-true =
    No undertrumping: when a suit has been led and trumped, you may play a lower trump only if no
    other card may be played.
rule-no-undertrump-false = A trick that has been trumped may be undertrumped, with a lower trump.
rule-trick-winner =
    The highest trump wins the trick; if there is none in it, the highest card of the suit led does.
rule-draw =
    After each trick its winner takes the top card of the stock, the card that everybody could see,
    and the other player takes the next. When the stock is gone, the last six cards are played out.
rule-draw-seen = Both players see each card as it is taken from the stock.
rule-no-follow-penalty-n = Whoever can neither follow suit nor trump loses { $points } at once.
rule-no-follow-penalty-0 = Whoever can neither follow suit nor trump loses nothing.
rule-last-six = In the last six tricks, when the stock is gone, this costs nothing.
rule-below-zero = A score can fall below zero this way.
rule-first-trick-open-true =
    The first trick stays face up in front of its winner, with a trump on top to show which suit is
    trump. All later tricks are laid face down.
rule-first-trick-open-false = All tricks are laid face down in front of their winners.
rule-lancashire-tricks =
    All tricks are laid face down, and everyone plays to the last trick, even with a worthless hand:
    Taylor says nothing of an open trick or of laying down a hand.
rule-throw-in-true =
    A hopeless hand need not be played. Between tricks a player who did not win the last one and
    holds no trump and no card above a nine may lay the hand down, face up. The partner plays on
    alone; the cards laid down count for nobody.
rule-throw-in-false = Nobody may lay down a worthless hand: everyone plays to the end.
rule-throw-in-turns =
    Only one of two partners may do so. The players are asked in turn, beginning with the player after
    the next leader.
rule-no-throw-in = In the game for two no worthless hand may be laid down.
rule-partners-by-jacks-true =
    To find partners, cards are dealt face up, one by one, until everyone has a jack; whoever has
    one gets no more. The two red jacks play against the two black ones.
rule-partners-by-jacks-false = Partners are not found by dealing jacks.
rule-order-high-low-jack-game =
    When all cards are played, the points are counted one after another, always in this order:
    __High, Low, Jack, Game__.
rule-order-game-high-low-jack =
    When all cards are played, the points are counted one after another, always in this order:
    __Game, High, Low, Jack__.
rule-in-play =
    Only the cards that were dealt and kept are _in play_. So the highest trump in play need not be
    the ace, nor the lowest the two.
rule-whole-pack =
    The whole pack is in play: the ace, the jack and the two of trumps are always there.
rule-high-dealt =
    __High__: 1 point to the { $scorer ->
        [side] side that
       *[player] player who
    } was _dealt_ the highest trump in play, no matter who wins it in a trick.
rule-high-taken =
    __High__: 1 point to the { $scorer ->
        [side] side that
       *[player] player who
    } _wins_ the highest trump in play in a trick.
rule-low-dealt =
    __Low__: 1 point to the { $scorer ->
        [side] side that
       *[player] player who
    } was _dealt_ the lowest trump in play, no matter who wins it in a trick.
rule-low-taken =
    __Low__: 1 point to the { $scorer ->
        [side] side that
       *[player] player who
    } _wins_ the lowest trump in play in a trick.
rule-jack-dealt =
    __Jack__: 1 point to the { $scorer ->
        [side] side that
       *[player] player who
    } was _dealt_ the jack of trumps, no matter who wins it in a trick. { $trump ->
        [cut] It is always in play.
       *[turn-up] If it is not in play, nobody scores it.
    }
rule-jack-taken =
    __Jack__: 1 point to the { $scorer ->
        [side] side that
       *[player] player who
    } _wins_ the jack of trumps in a trick. { $trump ->
        [cut] It is always in play.
       *[turn-up] If it is not in play, nobody scores it.
    }
rule-hang-jack-true =
    __Hang jack__: { $rivals ->
        [eldest] a player who captures the jack of trumps from the other
        [players] a player who captures the jack of trumps from another
        [sides] a side that captures the jack of trumps from another side
       *[side] a side that captures the jack of trumps from the other side
    } scores { $hang } for it instead of 1.
rule-hang-jack-false = There is no hang jack: the jack of trumps scores 1 point, captured or not.
rule-hang-points-n = Hang jack counts { $points } here in place of the usual 3.
rule-card-points =
    For __Game__ the cards that each { $scorer ->
        [side] side
       *[player] player
    } has won in tricks are added up: a ten counts 10, an ace 4, a king 3, a queen 2, a jack 1,
    every other card nothing. These _card points_ count for nothing else.
rule-game-tie-nobody =
    __Game__: { $game } to the { $scorer ->
        [side] side
       *[player] player
    } with the most card points. In a tie for the most, nobody scores it.
rule-game-tie-non-dealer =
    __Game__: { $game } to the { $scorer ->
        [side] side
       *[player] player
    } with the most card points. { $rivals ->
        [eldest] A tie goes to eldest.
        [players] If the dealer ties with one other player, that player scores it; if others tie,
            nobody does.
        [sides] If the dealer’s side ties with one other side, that side scores it; if others tie,
            nobody does.
       *[side] A tie goes to the side that did not deal.
    }
rule-game-tie-three =
    With three players: if the dealer ties with one other, that other scores it; if the two others
    tie, nobody does.
rule-all-tie = If more than two tie for the most, nobody scores Game.
rule-game-points-n = Game counts { $points } here in place of the usual 1.
rule-one-trump =
    A trump that is the only one in play is both the highest and the lowest, and scores both points.
rule-no-trump = If no trump is in play at all, nobody scores High or Low.
rule-strict-order =
    Points are scored strictly one at a time, and the first { $scorer ->
        [side] side
       *[player] player
    } to reach { $target } wins _at that very point_. Anything that would have come later no longer
    counts, even if it was more. So the game can never end in a tie.
rule-early-high-true =
    __Claim on the ace__: { $scorer ->
        [side] a side that needs only one point scores High, and wins, at the moment when one of its
            players plays the ace of trumps.
       *[player] a player who needs only one point scores High, and wins, at the moment of playing
            the ace of trumps.
    } It cannot be beaten, so why wait?
rule-early-high-false = High is never scored before the play is over.
rule-early-high-any =
    This holds whenever the ace of trumps is played, not only when it is the first card led.
rule-stake-game-n = For money: each loser pays { $n } for the game.
rule-stake-game-0 = Nothing is paid for the game.
rule-stake-all-fours-n =
    _All Fours_ is all four points made in one hand. What each loser pays rises by { $n } for every
    time the winner made it, and falls by { $n } for every time the loser did.
rule-stake-all-fours-0 = Nothing is paid for All Fours.
rule-stake-example =
    With £2 for the game and £1 for All Fours, a side that wins the game and made All Fours twice,
    against once by the others, gets 2 + 1 + 1 − 1 = £3 for each of its players.
rule-stake-play-on =
    The last hand of a decided game is played on while somebody can still make all four points. Points
    made then no longer change the score.
rule-stake-judged = Whether that is still possible is judged on the actual cards.
rule-league =
    In the Heckmondwike league two pubs meet with eight players each, who play four games to 15 at
    the same time. Each game won is worth 2 match points, and 2 more go to the pub with more points
    in the four games together. There is no bonus for All Fours.
rule-league-equal =
    If both pubs have the same total of points, nobody gets the last two match points.
rule-series =
    Games can follow each other in a series, the best of 3, 5 or 7: whoever wins more than half of them has
    won the series, and games that could change nothing are not played. A game won is a _bullseye_.
rule-series-dealer = Each game of a series finds its own first dealer.
rule-bar-match =
    Two bars meet at three tables, with two players each at a table, and count the bullseyes of all
    three.
rule-bar-match-games =
    A match has 22 games, three at a time: seven at each table, and the eighth at the first. The bar that has
    12 bullseyes has won, and no further game counts; at 11 all the first table plays one more.
rule-enforced =
    Here a card that may not be played cannot be played. At a real table people make mistakes, and the
    Trinidad rules say what follows.
rule-table-rules-true =
    Mistakes can be made here as at a real table: a card that may not be played can be played. It
    can be taken back, or an opponent may call it; before the hand is settled,
    everybody is asked whether they want to.
rule-table-rules-false = A card that may not be played cannot be played here.
rule-hand-dealing-true =
    The dealer deals by hand here, packet by packet, and can give somebody too many cards or too few.
    An opponent may say so until the first card is led. If nobody does, the cards are thrown in all
    the same, without a point.
rule-hand-dealing-false = Nobody can misdeal here.
rule-misdeal =
    __Misdeal__: whoever deals a wrong number of cards gives the opponents 1 point; the cards are
    thrown in and dealt again.
rule-misdeal-deal-same = After a misdeal the same dealer deals again.
rule-misdeal-deal-next = After a misdeal the deal passes to the next player.
rule-revoke =
    __Revoke__: playing a card that you were not allowed to play. From the end of the trick an
    opponent may call it, at any time up to the end of the hand.
rule-card-laid-stays-false = A revoke can be taken back until the next card is led.
rule-card-laid-stays-true =
    A card that has touched the table stays there: a revoke cannot be taken back, and a card played
    out of turn lies exposed.
rule-revoke-penalty-by-card =
    Whoever did not follow a trump lead while holding an ace, king, queen, jack or ten of trumps
    loses the whole game; in other cases the opponents score 1 point.
rule-revoke-penalty-one = For a revoke the opponents score 1 point.
rule-revoke-penalty-game = A revoke loses the whole game.
rule-revoke-penalty-trump-game =
    A revoke on a trump lead loses the whole game; for any other the opponents score 1 point.
rule-revoke-penalty-bare-jack =
    Whoever did not follow a trump lead while the jack was the only trump in hand loses the whole
    game; for any other revoke the opponents score 1 point.
rule-revoke-bars-game-true =
    { $scorer ->
        [side] A side that
       *[player] A player who
    } revoked cannot win Game in this hand.
rule-revoke-bars-game-false =
    { $scorer ->
        [side] A side that
       *[player] A player who
    } revoked can still win Game in this hand.
rule-exposed =
    __Exposed card__: a card shown by accident stays face up on the table, and an opponent may call
    for it in a later trick in which it may be played.
section-players = Players and aim
section-deal = The deal
section-trump =
    { $begging ->
        [none] Trump
       *[dealer-answers] Trump and begging
    }
section-turned = What a turned card is worth
section-play = The play
section-points = The four points
section-end = Who wins
section-mistakes = Mistakes
# Numbers in words, for { $players } and { $sides }.
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
# How many points: { $points } elsewhere.
points-1 = 1 point
# At least 2 of $n.
points-n = { $n } points
# Where the number is open: $points and $n.
any-points = the agreed number of points
any-amount = an agreed amount
