## A series: several games, won by the side that wins more than half of them.

series = Series
# A choice among the numbers 1, 3, 5 and 7.
series-choose = Best of
# $n is 3, 5 or 7.
series-best-of = Best of { $n }
series-one = One game
# In the bar. $text: the length, 3, 5 or 7; $n: a game; $score: the games won.
series-mark = best of { $text }: game { $n }, { $score }
# After a game. $n: the next one.
series-goes-on = Games won: { $score }. Game { $n } of the best of { $text } comes next.
series-won = You win the series { $score }.
series-yours = Your side wins the series { $score }.
series-theirs = The other side wins the series { $score }.
series-to = The series goes to { $side }, { $score }.
series-next = Next game
series-resume = Back to the game
series-game = Game { $n }
series-games-won = Games won
# A game at the table, in the row of its score.
series-running = under way
series-helped = * with a hint or an undo
# Of a series or the bars’ cup, before a hint or an undo.
contest-helped =
    If you use a hint or take something back, this game counts here with a note, but not in the
    statistics.
series-note =
    Several games in a row. The side that wins more than half of them wins the series. Choose one on the
    start screen, with the options of Trinidad.
series-other = Other series
# $text: the name of a game; $n: the length of the series; $score: the games won.
series-summary = { $text }, best of { $n }: { $score }
