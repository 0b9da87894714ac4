### Play well with two: measured by tests/strength/hints, counted, or from the rules (web/rules/two_hands.mjs).

tactics-two-title = Play well with two
tactics-two-description =
    Hints on All Fours for two, from games between computer players: German, French, Seven Up, Cotton’s
    game of 1674, California Jack.
tactics-two-lead =
    With two, most cards stay in the pack and no partner helps. These hints come from games of the
    strongest computer player against itself; the numbers say how often it does what they advise.
tactics-two-begging = Begging and giving
tactics-two-play = The play
tactics-two-games = Game by game
tactics-two-1-title = Middling trumps are often the highest
tactics-two-1 =
    Only 12 of the 52 cards are in hands until somebody runs. So if your best trump is the king, and the
    card turned up is lower, you hold the highest trump in { $king } of 100 deals; with the queen in
    { $queen }, with the jack in { $jack }, and even with the ten in { $ten }. From the bottom it is the
    same: the three is the lowest in { $king }, the four in { $queen }.
tactics-two-2-title = Beg without trumps, stand with two
tactics-two-2 =
    In the German game, the French game and Seven Up: without a card of the suit turned, beg, as the
    computer player would with { $none } of 100 such hands. With one trump below the king it is even
    ({ $one } of 100). With two below the king it begs with only { $two }, with three or more with
    { $three }.
tactics-two-3-title = Give with two trumps, run with fewer
tactics-two-3 =
    When eldest begs and you have two trumps below the king, give: the computer player does with { $two }
    of 100 such hands, with three or more with { $three }. With one it gives with { $one }, without any
    with { $none }. But never give a point to a player who needs only one: it is scored at once.
tactics-two-4-title = Lead trumps when you have three
tactics-two-4 =
    With three trumps or more, begin with one, as in { $three } of 100 hands, and lead trumps again while
    you have two. Do not begin with a plain ace ({ $ace } of 100) or a plain ten ({ $ten }): a trump takes
    either, even from a hand that could follow.
tactics-two-5-title = Win a cheap trick cheaply
tactics-two-5 =
    When your opponent leads a plain card below the ten and you can beat it in its suit, do so, as in { $win }
    of 100 cases. But if you could follow, do not trump it: the computer player does so in only
    { $trump }.
tactics-two-6-title = Win with the ten, do not lead it
tactics-two-6 =
    For Game a ten counts 10, an ace only 4. When you are second and a ten wins the trick in its suit,
    play it, as in { $win } of 100 cases. Leading a plain ten is rarely right ({ $lead } of 100).
tactics-two-7-title = Leave a guarded jack alone
tactics-two-7 =
    With the jack of trumps, a lower trump and none above, begin with neither: the computer player leads
    the lower trump in { $guard } of 100 such hands, the jack in { $jack }. In the German and French games
    the jack as your only trump is a good first lead ({ $alone } of 100).
tactics-two-8-title = German and French: bring the two home
tactics-two-8 =
    Low belongs to the player who takes it here, so a two of trumps is easily lost: the computer player
    begins with it in { $taken } of 100 hands. In Seven Up, where Low stays with the player who was dealt
    it, the same lead is made in { $dealt } of 100. When trumps are led and you can win the trick, win it
    ({ $win } of 100): High counts for the player who takes it, too.
tactics-two-9-title = Know what counts first
tactics-two-9 =
    When each player needs one point, whatever is counted first wins. In the French game that is Game, so
    play for card points there; the dealer wins { $french } of 100 such games. In the German game and
    Seven Up High comes first, and the dealer wins only { $german } and { $seven }.
tactics-two-10-title = Cotton: take the point
tactics-two-10 =
    In Cotton’s game, as the source renders it, eldest begs and may then take a point. Without trumps the
    computer player begs with { $none } of 100 hands, with one trump below the king with { $one }, with
    two with { $two }; with two of which one is the ace or king with { $high }. Then it takes the point in
    { $point } of 100 cases. If eldest needs only one point, begging is enough.
tactics-two-11-title = California Jack: look at the stock
tactics-two-11 =
    The top card of the stock goes to the winner of the trick. If it is the ace, king, queen, jack or two
    of trumps, win the trick when you can ({ $honour } of 100 cases); another trump is usually worth it,
    too ({ $trump }). For a plain card below the ten it is better to lose the trick ({ $low }): the loser
    takes the hidden card below. Lead trumps for a high trump or the two on the stock ({ $lead } of 100), not
    for a low plain card ({ $leadlow }).
tactics-two-how =
    How this was measured: in { $least } to { $most } games of each variant, at every decision, the best
    card of each kind was valued in the same imagined deals. Where a hint says what to do, doing otherwise
    costs games, beyond chance.
