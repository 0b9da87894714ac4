## Lessons, on the first screen.

lesson-learn = Learn in a minute
lesson-learn-note = One deal, card by card

lessons = Lessons
puzzles = Puzzles
# Behind a lesson that has been taken to its end.
lesson-done = done
# Read aloud before its last caption.
lesson-passed = Lesson passed.
bad-lessons = The other lessons could not be fetched. Open the list again to try once more.
lessons-coming = The other lessons are on their way …

## In a lesson. A caption is a headline, ¶, and two or three short sentences; a second text of the
## same caption has no headline. $who: the dealer, or who leads the trick. What is not named after a
## lesson is told in ordinary games of every variant, too. $suit: what is trumps, or offered; $led:
## what was led.

next = Next
skip = Skip
lesson-part = { $n } of { $text }
# $text: a card, or a word as on its button.
lesson-other = That is allowed too. This lesson goes on with: { $text }.

lesson-cut =
    The highest card deals ¶
    { $form ->
        [you] Each player cuts the pack. Your card is the highest: you deal six cards each.
       *[others] Each player cuts the pack. { $who } has the highest card and deals six cards each.
    }
# $trump: offered, fixed
lesson-turned =
    { $trump ->
        [fixed] { $suit } are trumps
       *[offered] { $suit } as trumps?
    } ¶ After the deal a card is turned up. It offers its suit as trumps: the
    smallest trump beats every card of the other suits.
lesson-trumps =
    { $suit } are trumps ¶ A card of that suit was cut from the pack: the smallest trump beats every
    card of the other suits.
lesson-pitch =
    You name trumps ¶ Nothing is turned up in this game: the suit of your first card is trumps, and
    the smallest trump beats every card of the other suits.
lesson-stand =
    You speak first ¶ You sit next to the dealer: accept { $suit }, or ask for something better.
lesson-learn-stand = You hold three trumps, the jack among them. That is worth standing for.
lesson-give =
    { $who } begs ¶ The suit that was turned is not wanted. Give one: a point for them, and { $suit } stay
    trumps. Or run the cards: another suit is turned.
lesson-lead =
    You lead ¶ Everybody plays one card to a trick, and the highest takes it. You may lead any card.
lesson-learn-lead = Try the four of spades.
lesson-follow =
    Follow suit, or trump ¶ { $led } were led, and you can follow: play one of them, or a trump.
lesson-learn-follow = A queen is not worth a trump.
lesson-follow-strict =
    Follow suit ¶ { $led } were led, and a player who has one must play it. Only a player with none
    may trump.
lesson-hunt =
    Your jack is hunted ¶ There is a trump on the table that beats it, and a trump lead must be followed.
    Whoever takes the jack scores for it.
lesson-learn-hunt = Play the three and keep the jack.
# $high, $low, $jack: taken, dealt
lesson-points =
    Four points in every hand ¶ High is for whoever { $high ->
        [taken] takes
       *[dealt] holds
    } the highest trump, Low for whoever { $low ->
        [taken] takes
       *[dealt] holds
    } the lowest, Jack for whoever { $jack ->
        [dealt] holds
       *[taken] takes
    } the jack, Game for the most valuable tricks.
lesson-home =
    Bring it home ¶ You have no diamond, so you may play any card. You play last: your jack takes the
    trick, and a ten with it.
lesson-counted =
    How the points are counted ¶ Each point has its card, in this order; for Game a ten counts 10, an
    ace 4, a king 3, a queen 2, a jack 1.
