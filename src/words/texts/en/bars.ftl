## The cup of the Trinidad bars.

# $n: the bullseyes that win; $text: the most games of a match but the deciding one. At least 12 of $n.
bars-about =
    Eight bars of Trinidad play for a cup: quarter-finals, semi-finals, final. A match is played at three
    tables at once, and a game won is a bullseye. { $n } bullseyes win the match, which has { $text } games
    at most, and one more if they end level. You sit at your bar’s first table. A match can take several
    evenings: the cup is kept in this browser.
# The rules of the Beer Jack tournament, with the words of Trinidad, each explained. $text: the points for
# hanging the jack, at least 2; $value: those for Game, at least 2.
bars-words =
    The rules are those of the Beer Jack tournament, in Trinidad’s own words. The dealer kicks a card: it is
    turned up and proposes trumps. A point is a chalk, and a hanged jack is worth { $text }. The tricks that
    a side has won are its lift, and Game, for the richer lift, is worth { $value }. Any card may be played
    unless trumps are led; to have a trump and not follow then is to renege, which cannot happen here.
bars-choose = Your bar
# $n: the round, 0, 1 or 2.
bars-round =
    { $n ->
        [0] quarter-final
        [1] semi-final
       *[other] final
    }
# As a heading above the matches. $n: the round, 0, 1 or 2.
bars-rounds =
    { $n ->
        [0] Quarter-finals
        [1] Semi-finals
       *[other] Final
    }
# As the object of “wins”. $n: the round, 0, 1 or 2.
bars-the-round =
    { $n ->
        [0] the quarter-final
        [1] the semi-final
       *[other] the final
    }
# Two people at a table.
bars-two = { $who } and { $other }
bars-you-and = you and { $other }
# A game in progress; chalks are points.
bars-running = chalks { $score }
# Above the games of a table, each a button. $text: “Table 2”.
bars-look = Look at one of the others’ games. { $text }:
# $score: chalks.
bars-game = Game { $n }: { $score }
# Said when such a game begins. $text: “Table 2”; $n: the game; $who: one of the players there.
bars-looks = { $text }, game { $n }: you look over the shoulder of { $who }.
bars-bullseyes = Bullseyes
# At least 12 of $n.
bars-needs = { $n } bullseyes win the match.
# In the bar at the top. $text: the round; $n: a game; $score: bullseyes.
bars-mark = { $text }: game { $n }, bullseyes { $score }
bars-game-won = A bullseye for your table.
# $who: the other bar.
bars-game-lost = The bullseye at your table goes to { $who }.
# After a game that was taken back and played to another end.
bars-late = The next round has been played: the first result of this game stands.
# At least 12 of $n.
bars-stands = Bullseyes at all three tables: { $score }. { $n } win the match.
# $text: “the quarter-final”; $who: a bar.
bars-match-won = Your bar wins { $text } { $score } and meets { $who } next.
bars-match-lost = { $who } wins { $text }. Your bar is out, { $score }.
bars-cup-won = Your bar wins the final { $score }, and the cup!
bars-out = Your bar is out of the cup. The others play on to the final.
bars-over = { $who } wins the cup.
bars-next = Another cup
# Above the bars to choose from, after a cup.
bars-choose-other = Another cup with another bar
bars-leave = Leave this cup
bars-leave-really = Really leave it? Computer players finish it without you.
bars-winner-of = winner of semi-final { $n }
bars-helped = In at least one of your games you used a hint or took something back.
bars-history = Past cups
# $text: the cup’s name; $n: rounds that your bar has won; $who: the bar that won the cup.
bars-past =
    { $text }: won by { $who }. Your bar { $n ->
        [0] went out in the quarter-final
        [1] went out in the semi-final
        [2] lost the final
       *[other] won all its matches
    }.
