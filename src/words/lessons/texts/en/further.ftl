## The further lessons: what they are called, what they are in a few words, and their captions, as in
## texts/en/lessons.ftl. $who: the dealer, or who leads the trick. One group a lesson.

lesson-begging = Begging well
lesson-begging-note = A hand without trumps, and what to ask for
lesson-begging-none = You hold no heart at all: beg.
lesson-begging-run =
    The dealer decides ¶ { $who } could give you a point and keep hearts. Instead everybody gets three
    more cards, and another card is turned.
lesson-begging-suit =
    Diamonds are trumps ¶ Now you hold ace, king and three small trumps. A suit of which you have
    nothing is worth begging for; this one would be worth standing for.
lesson-begging-lead =
    Draw the trumps ¶ Whoever is strong in trumps leads them, so that nobody has one left for your
    tricks. Begin with the king.
lesson-begging-again =
    Once more ¶ The jack has not been played yet. Lead the ace: whoever holds the jack alone must give
    it.
lesson-begging-jack =
    There is the jack ¶ It had to follow your ace. Taken from the other side, it is worth three points
    in Trinidad.
lesson-begging-ruff =
    A small trump will do ¶ { $who } leads the king of clubs, and you have no club. Any card may go: the
    three of diamonds takes the trick.
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
    Caught ¶ { $who } had no smaller trump left, and had to give the jack to your queen.
lesson-jack-end =
    Five points ¶ High for the ace, three for the jack, and Game by 27 to 15. A jack is seldom caught
    late: hunt it while trumps must be followed.

lesson-ten = Keeping the ten
lesson-ten-note = What decides the point for Game
lesson-ten-six =
    A six for the dealer ¶ You have dealt and turned a six: two points at once, in Trinidad. Now watch
    your ten of clubs.
lesson-ten-keep =
    Keep the ten ¶ For Game it counts as much as ace, king, queen and jack together. It would beat
    the seven, but one player is still to come: give the three.
lesson-ten-ace =
    The ace was waiting ¶ It takes the trick, with nothing in it that counts but itself. Your ten would
    have been lost.
lesson-ten-wait =
    Not yet ¶ { $who } leads the queen of spades, and you have no spade. The other side may well take
    this trick: throw the jack, which counts 1.
lesson-ten-home =
    Now it goes home ¶ Your partner has trumped with the ace, which nobody can beat: the ten falls into
    a trick of your own side.
lesson-ten-end =
    33 to 22 ¶ Game is yours. With the ten in the other side’s tricks it would have been 23 to 32.

lesson-order = What counts first
lesson-order-note = One point to go, for both sides
lesson-order-score =
    13 to 13 ¶ Both sides need one point, and points are counted in order: High, Low, Jack, Game.
    Whoever has fourteen first wins, and what follows counts no more.
lesson-order-ace = You hold the ace: High is yours, whatever is played.
lesson-order-lead = Try the two of hearts: your ace need not take a trick.
lesson-order-trump =
    A small one will do ¶ { $who } leads the seven of diamonds, and trumps must be followed. The eight
    takes it, and the ace stays with you.
lesson-order-jack =
    The jack goes home ¶ { $who } takes a trick with it. So the other side will have Low, Jack and Game:
    three points.
lesson-order-end =
    High came first ¶ Your one point was counted before their three: 14 to 13. Near the end look not
    for many points, but for the one that is counted first.
