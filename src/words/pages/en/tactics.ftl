### Play well: after the tactics chapter of the German source

tactics-title = Play well
tactics-description =
    Hints on playing All Fours well, from the tactics chapter of one of the
    sources, and for Trinidad from games between computer players.
tactics-lead =
    Hints on play, as the German rendering of John McLeod gives them for West Yorkshire. Many of
    them hold in every game of the family.
tactics-1-title = The pitch
tactics-1 =
    The choice of the pitch matters most: it decides the trump suit, and so who wins two of the four
    points, High and Low. A short suit with the ace is better than a longer one with middling cards;
    a suit with both the ace and the two is ideal. ¶ A jack can make its point where other cards of
    the suit guard it. But pitch a lone ace, or even a lone two, for a sure point, rather than the eight
    from jack and eight, hoping that the jack escapes. A jack with two others usually comes home: better
    to pitch from jack, nine and two than from ace and six. Without an ace you can pitch a suit headed
    by the king, or even the queen: only 24 of the 52 cards are in play, so it may well be the highest.
tactics-2-title = Tricks for their worth
tactics-2 =
    Do not be eager to win tricks that are worth nothing. Instead of taking a cheap one it is often
    better to leave it to an opponent, so that your own side plays last to the next.
tactics-3-title = The jack of trumps
tactics-3 =
    The most important thing in the play is to catch the jack of trumps, or to bring it home. If you
    hold one of the three highest trumps and think the opponents have the jack, keep your highest
    trump until it can catch it.
tactics-4-title = The tens
tactics-4 =
    For Game the tens matter most: they hold half of all card points. They are hard to bring home,
    being only the fifth-highest of their suit. When your partner wins a trick in a suit that you are
    void in, remember to throw a ten on it. When you play second, it is sometimes worth trying a ten, in
    the hope that your partner wins the trick. And a ten can be a bait: with ten and jack of trumps,
    trump with the ten; if an opponent spends a high trump on it, the jack is saved.
tactics-5-title = Watch the cards
tactics-5 =
    Watch what is played. You cannot count a suit out, as half the cards are not in play, but you can
    conclude a lot: whoever plays no trump to the first trick has none, and the opponent on that
    player’s right can then easily win tricks with a small trump or a high card. Notice who is void in
    what, and when one of your cards has become the highest left of its suit, a “bobby”.
tactics-6-title = The score
tactics-6 = The score decides too: far behind, take risks to catch up; ahead, play safe.

## For Trinidad, from games between computer players (tests/strength).

tactics-trinidad-title = In Trinidad
tactics-trinidad-lead =
    No source has a chapter on tactics for Trinidad. These hints come from thousands of games between
    computer players: each names a habit that costs games, the costliest first.
tactics-trinidad-1-title = Draw trumps, the ace first
tactics-trinidad-1 =
    The most expensive habit is to lead a small plain card where a trump was due. Lead trumps when
    you have several, and all the more with high plain cards, which then cannot be trumped. With the
    ace and two more trumps the strongest computer player leads the ace in 97 of 100 hands, with the
    ace and one more in 88, with the ace alone in 68.
tactics-trinidad-2-title = Hunt the jack
tactics-trinidad-2 =
    While the jack of trumps is out and you hold a trump above it, lead trumps from the top: whoever
    has the jack soon has to play it. From the jack itself, guarded by a small trump, do not lead
    the guard.
tactics-trinidad-3-title = Spend no trump on nothing
tactics-trinidad-3 =
    A trick without card points is not worth a trump: keep it for one with a ten or a court card.
    When you play last, a trump that brings your jack home is well spent.
tactics-trinidad-4-title = Guard your tens
tactics-trinidad-4 =
    A ten with a small card of its suit beside it survives the ace or king of that suit. Do not throw
    the small card away, and throw no court card on a trick that your side does not win.
