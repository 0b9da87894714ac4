## The further lessons: what they are called, what they are in a few words, and their captions, as in
## texts/en/lessons.ftl. $who: the dealer, or who leads the trick. One group a lesson.

## The heading above the lessons of families.

lesson-families = One for each family of games

lesson-begging = Begging well
lesson-begging-note = A hand without trumps, and what to ask for
lesson-begging-none = You hold no heart at all: beg.
lesson-begging-run =
    The dealer decides ¶ { $who } could give you a point and keep hearts. Instead everybody gets three
    more cards, and another card is turned.
lesson-begging-suit =
    Diamonds are trumps ¶ Now you hold ace, king and three small trumps. With nothing in the suit that
    is offered it pays to beg; on this one you would have stood.
lesson-begging-lead =
    Draw the trumps ¶ If you are strong in trumps, lead them, so that nobody has one left to take
    your tricks. Begin with the king.
lesson-begging-again =
    Once more ¶ The jack has not been played yet. Lead the ace: whoever holds the jack alone must play
    it.
lesson-begging-jack =
    There is the jack ¶ It had to follow your ace. Taken from the other side, it is worth three points
    in Trinidad.
lesson-begging-ruff =
    A small trump will do ¶ { $who } leads the king of clubs. You have clubs, but you may trump
    instead: the three of diamonds takes the trick.
lesson-begging-end =
    Begging has paid ¶ High, three for the jack, and Game: five points with a hand that began without
    a trump.

lesson-jack = Hunting the jack
lesson-jack-note = Three points for one card
lesson-jack-stand = You hold the ace and the queen of spades, which can catch the jack.
lesson-jack-ace =
    Lead high ¶ The jack is for whoever takes it; taken from the other side, it is worth three points
    here. Lead the ace: everybody must follow.
lesson-jack-queen =
    Where is it? ¶ The ace has brought the six, the seven and the ten, but not the jack. Lead the
    queen: only the king beats it.
lesson-jack-caught =
    Caught ¶ { $who } had no smaller trump left, and had to play the jack to your queen.
lesson-jack-end =
    Five points ¶ High for the ace, three for the jack, and Game by 27 to 15. A jack is seldom caught
    late: hunt it early, as a trump lead must be followed.

lesson-ten = Keeping the ten
lesson-ten-note = What decides the point for Game
lesson-ten-six =
    A six for the dealer ¶ You have dealt and turned a six: two points at once, in Trinidad. Now watch
    your ten of clubs.
lesson-ten-keep =
    Keep the ten ¶ For Game it counts as much as ace, king, queen and jack together. It would beat
    the seven, but one player is still to come: play the three.
lesson-ten-ace =
    The ace was waiting ¶ It takes the trick, and nothing else in it counts. Your ten would have been
    lost.
lesson-ten-wait =
    Not yet ¶ { $who } leads the queen of spades, and you have no spade. The other side may well take
    this trick: throw the jack, which counts 1.
lesson-ten-home =
    Now it goes home ¶ Your partner has trumped with the ace, which nobody can beat: your ten goes into
    one of your own side’s tricks.
lesson-ten-end =
    33 to 22 ¶ Game is yours. With the ten in the other side’s tricks it would have been 23 to 32.

lesson-order = What counts first
lesson-order-note = One point to go, for both sides
lesson-order-score =
    13 to 13 ¶ Both sides need one point, and points are counted in order: High, Low, Jack, Game.
    The first to reach fourteen wins, and nothing after that counts.
lesson-order-ace = You hold the ace: High is yours, whatever is played.
lesson-order-lead = Try the two of hearts: your ace need not take a trick.
lesson-order-trump =
    A small one will do ¶ { $who } leads the seven of diamonds, and a trump lead must be followed. The
    eight takes it, and the ace stays with you.
lesson-order-jack =
    The jack goes home ¶ { $who } takes a trick with it. So the other side will have Low, Jack and Game:
    three points.
lesson-order-end =
    High came first ¶ Your one point was counted before their three: 14 to 13. Near the end, don’t look
    for many points but for the one that is counted first.

## One for each family of games. $who: the dealer, or who leads the trick.

lesson-caribbean = The Caribbean: points before play
lesson-caribbean-note = Trinidad for two, and a lucky dealer
lesson-caribbean-run =
    You are asked ¶ You have dealt, and the only opponent begs. Give a point, and spades stay; or run
    the cards: three more each, and another card is turned.
lesson-caribbean-jack =
    A jack turned: three points ¶ In Trinidad turned cards count at once, and stay counted: a jack
    3, a six 2, an ace 1. But it is a spade again, which was refused: the run goes on.
lesson-caribbean-six =
    And a six: two more ¶ Clubs are another suit, and trumps now. That makes five points before a card
    is played. Whatever was dealt stays in the hands: twelve cards each.
lesson-caribbean-home =
    Bring the jack home ¶ { $who } leads the four of diamonds, and you play last: nothing can beat the
    jack now. Caught by the other side it would count three for them.
lesson-caribbean-ace =
    Follow, or trump ¶ The eight of diamonds is led, and you may do either. The ace of diamonds takes it,
    and brings its 4 for Game home; the trumps stay for later.
lesson-caribbean-end =
    Eight to one ¶ Five for turned cards, then High, Jack, and Game by 45 to 8. Low is for whoever was
    dealt it: the three was theirs, although you took it.

lesson-england = England: the pitch
lesson-england-note = West Yorkshire, where your first card makes trumps
lesson-england-pitch =
    You pitch ¶ Nothing is turned up here: your first card makes its suit trumps, and until it is on the
    table your partner may not look at a single card. You have four spades: pitch the two.
lesson-england-open =
    Taken, and yet yours ¶ { $who } takes your two with the nine, but Low is for the side that was dealt
    it. This first trick stays open in front of its winner, a trump on top; later ones do not.
lesson-england-ruff =
    A small trump will do ¶ { $who }, your partner, has led the queen of clubs, and the ace beats it.
    The four of spades takes both: the last player had no spade when you pitched.
lesson-england-lay-down =
    A hand is laid down ¶ { $who } has no trump and no card above a nine left, and need not play on.
    Those cards count for nobody; the partner goes on alone.
lesson-england-king =
    Nothing more can happen ¶ Of those still in the hand only you have trumps: king and jack take the
    rest.
lesson-england-end =
    All four ¶ High for the king, as nobody was dealt ace or queen, Low for the two, Game by 20 to 0.
    The jack counts 1: here it is worth no more when it is caught.

lesson-america = America: throwing the cards in
lesson-america-note = Seven Up, with bunching and discards
lesson-america-beg = You hold no diamond: beg.
lesson-america-bunch =
    Hearts now ¶ { $who } has run the cards. Anyone who likes the new suit no better may propose to
    bunch: to throw the cards in and deal again. You hold five hearts: pass.
lesson-america-insist =
    { $who } wants to bunch ¶ Everybody must agree; a single refusal, and the hand is played. Refuse.
lesson-america-discard =
    Down to six ¶ Nine cards are too many here: each keeps six. Keep the five hearts and the ace of
    spades; the others are out of play.
lesson-america-lead =
    The highest there is ¶ The ace of hearts was only turned and is in nobody’s hand: no card beats your
    king. Lead it.
lesson-america-low =
    A small one ¶ { $who } has played the five to your king. Lead the four: it is probably Low, and
    whoever was dealt it has the point, whatever becomes of it.
lesson-america-end =
    All four ¶ High with a king, Low with a four: nobody held a trump above or below. The jack, and Game
    by 21 to 0. With two players, a tie for Game goes to whoever did not deal.

lesson-france = French rules: Game comes first
lesson-france-note = 6 to 6, and one point to go
lesson-france-score =
    6 to 6, and you have dealt ¶ Seven points win. In the French rules Game is counted first, and only
    then High, Low and Jack, which go to whoever takes those cards in tricks.
lesson-france-ten =
    Play the nine ¶ { $who } leads the king of hearts, and you hold nine and ten of trumps. The ten
    counts 10 for Game: it must not fall to the king.
lesson-france-home =
    Bring a ten home ¶ { $who } leads the six of spades, and you play last: the ten of spades beats it,
    and is safe.
lesson-france-ace =
    Cash the ace ¶ Lead the ace of clubs: whoever has a club may follow. Whoever has none must trump in
    this game, if that is possible.
lesson-france-trump =
    It had to be the jack ¶ No club, and one trump left: it had to be played, and takes your ace. Jack,
    High and Low have all gone to the other side.
lesson-france-end =
    Game came first ¶ 24 to 11: your seventh point was counted before their three, and ends the game.
    Near the end think of tens before you think of trumps.

lesson-germany = German rules: all for the taker
lesson-germany-note = High, Low and Jack must be won in tricks
lesson-germany-stand = You hold ace and queen of clubs.
lesson-germany-ace =
    Whoever takes it has it ¶ In the German game High, Low and Jack all go to whoever takes those cards
    in tricks, no matter who was dealt them. Lead the ace: { $who } must follow.
lesson-germany-queen =
    Is it Low? ¶ { $who } had to play the nine. If no smaller trump is in play, that is Low, and it is
    yours. Lead the queen: only the king beats it.
lesson-germany-jack =
    There is the jack ¶ { $who } had nothing else to follow with. Now it is among your tricks, and
    counts for you.
lesson-germany-ten =
    Keep the ten ¶ { $who } leads the five of spades, and you have neither spade nor trump: you may play
    any card. The ten counts 10 for Game, the king 3: play the king.
lesson-germany-end =
    All four ¶ Even Low is yours, with the nine that the dealer held; and Game by 18 to 3. A tie for Game
    would go to whoever did not deal.

lesson-books = Earlier times: a point for begging
lesson-books-note = Charles Cotton’s game, 1674
lesson-books-cut =
    The three is high ¶ In 1674 the cards rank at the cut as in the game of Put: three, two, ace, king
    and so on down. The three of clubs beats your nine: { $who } deals.
lesson-books-beg = You have one club only, and here nobody can refuse you: beg.
lesson-books-point =
    A point, or more cards? ¶ Here whoever begs chooses: one point at once, and the hand is thrown in; or
    three more cards each, and another turned. Take the point.
lesson-books-thrown =
    That was the hand ¶ Nobody plays a card, you have a point, and the deal passes to you. The book can be
    read otherwise, too: then the dealer answers, as usual.
lesson-books-jack =
    A jack turned ¶ Now you have dealt, and turned the jack of diamonds: one point for the dealer, at
    once. The jack itself belongs to nobody.
lesson-books-ten =
    A ten in safety ¶ { $who } leads the five of clubs, and you play last: the ten of clubs takes the
    trick and counts 10 for Game.
lesson-books-end =
    Five to nothing ¶ One for begging, one for the jack you turned; High and Low for king and two, which
    you were dealt; and Game by 23 to 10. Eleven points win.
