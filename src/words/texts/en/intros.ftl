### The games: what each is, and in a sentence

summary-german =
    The game for two as a German description gives it: beg for another trump suit, then win the cards
    that count in tricks.
intro-german =
    The game for two as a German description gives it. A card is turned up to propose the trump suit,
    the other player may refuse it, and all four points go to whoever wins their cards in tricks. ¶ If
    you cannot follow suit you must trump, if you can, as in the French games; with neither suit nor
    trump you may play any card. And a jack that the dealer turned up is written down first of all when
    the hand is settled.
summary-trinidad =
    Trinidad’s national game: four players, two sides, 14 points, and the hunt for the jack of trumps.
intro-trinidad =
    All Fours came from England and is now the national game of Trinidad, where it is sometimes
    called All Foes. It is also played elsewhere by people from Trinidad: there is an All Fours
    association in Manitoba, Canada. ¶ Two pairs of partners play to 14 points, the _chalks_. The card
    that the dealer turns up can score before a card is played, and the jack of trumps is hunted:
    _hanged_, it is worth three points. This is the game as Glen Benjamin explained it to John McLeod.
summary-trinidad-2 =
    Trinidad’s national game for two: the same rules, more runs of the cards and longer hands.
intro-trinidad-2 =
    The national game of Trinidad, played by two. That is less usual than the game with partners.
    The rules are the same, but with only two hands to deal, more cards are left, so the cards can be
    run more often and a hand can have more tricks.
summary-tobago =
    Trinidad’s game with one change: it is the two, not the six, that scores when it is turned up.
intro-tobago =
    All Fours as it is often played in Tobago, the island beside Trinidad. One thing is different:
    it is the two, and not the six, that scores two points when it is turned up. Everything else is
    the game of Trinidad.
summary-west-yorkshire =
    The pub and league game of West Yorkshire: no card is turned, the first card led decides the
    trump suit.
intro-west-yorkshire =
    All Fours has stayed alive in some corners of the north of England. This is the game of the pubs
    and leagues of West Yorkshire, as John McLeod played it in 2003 at the Black Labrador in Batley;
    the points are marked with pegs on a wooden board. ¶ No card is turned up: the first card led,
    the _pitch_, decides the trump suit. The partner of whoever leads it may not look at a single
    card until then, so that nothing can be signalled.
summary-west-yorkshire-2 = The West Yorkshire pub game for two, to 9 points.
intro-west-yorkshire-2 =
    The West Yorkshire pub game also has a form for two, won at 9 points. No card is turned up: the
    first card led, the _pitch_, decides the trump suit. Without partners nobody has to wait before
    looking, and no hand is laid down.
summary-west-yorkshire-6 = The West Yorkshire pub game for six: three pairs, 36 cards in play.
intro-west-yorkshire-6 =
    The West Yorkshire pub game for six players in three pairs. Six times six cards are dealt and 16
    of the 52 are not, so that the ace of any one suit is missing in nearly one hand in three. No card
    is turned up: the first card led, the _pitch_, decides the trump suit, and the partner of whoever
    leads it may not look at a single card until then.
summary-lancashire =
    The game of the pubs of Blackburn: much like West Yorkshire’s, but Low must be won in a trick, and
    red or black decides who leads first.
intro-lancashire =
    All Fours as it is played in pubs and leagues in Blackburn in Lancashire, after Arthur Taylor’s
    book “Pub Games”. It is the West Yorkshire game with four differences: red or black decides who
    leads first; the lowest trump scores for the side that _wins_ it in a trick; and, as Taylor says
    nothing of an open first trick or of laying down a hand, all tricks are laid face down and everyone
    plays to the last trick.
summary-cotton =
    The oldest known description, of 1674: whoever refuses the turned suit decides what happens next.
intro-cotton =
    The oldest known description is in Charles Cotton’s “Compleat Gamester” of 1674, which says that the
    game was invented in Kent and much played there. Two play to a number agreed beforehand, from 7 to
    15, most often 11. ¶ As the source renders it, it is not the dealer who answers: whoever refuses the
    turned suit decides what happens next, and may take a point and have the cards thrown in. Cotton’s
    own words say otherwise; that can be played as well.
summary-running =
    Cotton’s longer game of 1674: to 31, and an ace, king, queen or jack turned up scores.
intro-running =
    A longer game that Cotton’s book of 1674 describes in a few words: the same as his All Fours,
    but to 31, and an ace, a king, a queen or a jack that is turned up scores for the dealer. A
    lucky dealer is well on the way before a card is played.
summary-old-american = All Fours for two as American books of the early 19th century give it.
intro-old-american =
    All Fours for two as American books of the early 19th century describe it, much like the English
    game before it. The dealer answers again, and often, as here, hands that have grown while another
    trump suit was sought go back to six cards. Ten points win.
summary-seven-up =
    Old Sledge, as Foster described it in 1897, for two, three or four, with bunching.
intro-seven-up =
    All Fours became very popular in North America in the 19th century. R. F. Foster described it in
    1897 as _Old Sledge_ or _Seven Up_: everyone starts with seven chips and puts one into the pool
    for each point; the first to get rid of them wins. ¶ Two or three play each for themselves,
    four in pairs, and a new suit that nobody likes can be _bunched_: thrown in and dealt again.
summary-pitch = Blind All Fours: nothing turned, nobody begs, the suit first led is trumps.
intro-pitch =
    R. F. Foster’s variant of Seven Up, which he also calls _Blind All Fours_: nothing is turned up
    and nobody begs. The first card led, the pitch, decides the trump suit. In the 20th century All
    Fours in America largely gave way to games with bidding, Pitch and Pedro; this is the plain game
    that came before them.
summary-french =
    A French description of the game for two: Game counts first, and High, Low and Jack must be won in
    tricks.
intro-french =
    A French description, which calls All Fours an American game for two. It calls the freedom to
    trump, even with a card of the suit led in hand, _une grande originalité_: a great peculiarity. ¶
    Game, the point for the most valuable cards, is counted first here, and the other three belong to
    whoever wins their cards in tricks.
summary-french-4 =
    The French game for four in two pairs: dealer and eldest settle the trump suit alone.
intro-french-4 =
    The French game for four in two pairs. Dealer and eldest settle the trump suit between them;
    their partners leave their cards face down until it is fixed.
summary-california-jack =
    All 52 cards, a stock to draw from, and a penalty for having neither suit nor trump.
intro-california-jack =
    A game for two that a French description gives as a variant of All Fours. The rest of the pack
    is a stock with its top card showing: win the trick to take it, or lose the trick and hope for a
    better one below. So it pays to lose a trick now and then – and in the end all 52 cards have
    been played.
summary-sca = A long game for two: High, Low and even Jack belong to whoever was dealt them.
intro-sca =
    A long game for two, to 49, written down by members of the SCA (Society for Creative Anachronism),
    who bring the Middle Ages and the Renaissance back to life. High, Low and even Jack belong to
    whoever was dealt them; only Game is won by taking tricks. Suit must be followed, and whoever cannot
    must trump: that is stricter than whist.
