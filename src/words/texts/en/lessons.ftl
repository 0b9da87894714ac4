## Lessons, on the first screen.

lesson-learn = Learn in a minute
lesson-learn-note = One deal, by touching the cards

## In a lesson. A caption is a headline, ¶, and two or three short sentences; a second text of the
## same caption has no headline. $who: the dealer, or who leads the trick.

next = Next
skip = Skip
lesson-part = { $n } of { $text }
# $text: a card, or a word as on its button.
lesson-other = That is allowed, too. This lesson goes on with: { $text }.

lesson-cut =
    The highest card deals ¶
    { $form ->
        [you] Each player cuts the pack. Your card is the highest: you deal six cards each.
       *[others] Each player cuts the pack. { $who } has the highest card and deals six cards each.
    }
lesson-turned =
    { $suit } as trumps? ¶ After the deal a card is turned up. It offers its suit as trumps: the
    smallest trump beats every card of the other suits.
lesson-stand =
    Yours is the first word ¶ You sit beside the dealer: accept { $suit }, or ask for something
    better.
lesson-learn-stand = You hold three trumps, the jack among them. That is worth standing for.
lesson-lead =
    You lead ¶ Everybody plays one card to a trick, and the highest takes it. Any card may be led:
    try the four of spades.
lesson-follow =
    Follow suit, or trump ¶ Clubs were led and you have one: play it, or a trump. A queen is not
    worth a trump.
lesson-hunt =
    Your jack is hunted ¶ { $who } leads the ace of trumps. Trumps must be followed: give the three,
    and keep the jack.
lesson-points =
    Four points in every hand ¶ High and Low are for whoever holds the highest and the lowest trump.
    Jack is for whoever takes the jack, Game for the richest tricks.
lesson-home =
    Bring it home ¶ You have no diamond, so any card may go. You play last: your jack takes the
    trick, and a ten with it.
lesson-counted =
    Now the points are counted ¶ Each has its card, in this order; for Game a ten counts 10, an ace
    4, a king 3, a queen 2, a jack 1.
