## League nights and seasons.

# $n: the number of a table.
league-table = Table { $n }
league-yours = Your table
league-points = Match points
league-sums = Points scored
league-strict = If you use a hint or take something back, the match is practice and does not count.
league-practice = Practice: it does not count.
# $text: the scores of three tables.
league-mark = other tables { $text }
league-home = Back to your table
# $text: a table and its score.
league-watch = Watch: { $text }
league-replay = Look back at it: { $text }
season = Season
# The cup of the Trinidad bars (bars.ftl), in at most 12 letters.
bars = Bar cup
season-note =
    Eight pubs play a season of league nights against each other, and a cup. Each game won on a night is
    worth 2 match points, and 2 more go to the pub that scored more points in all. Choose your pub. The
    season is kept in this browser, and can be saved as a file.
season-choose = Your pub
# How those of a pub play, a list of manners.
manner-steady = they play steadily
manner-mixed = one steady player, one who takes it as it comes
manner-merry = they come for the company
# $n: the day; $text: how many there are.
season-day = Day { $n } of { $text }, league
season-cup-day = Day { $n } of { $text }, cup
season-play = To your table
season-look = Let the others play
season-out = Your pub is out of the cup; the others play.
# $n of $text games are over.
season-running = Play is under way. Other games finished: { $n } of { $text }.
season-again = This day has been played with help and does not count: it is played again.
# $text won the league, $value the cup.
season-over = The season is over. { $text } wins the league, { $value } the cup.
season-next = Another season
season-table = The table
season-pub = Pub
season-record = W–D–L
season-fixtures = Matches
season-level = A level cup tie goes to the visitors.
season-history = Past seasons
# $text: its name; $n: the place of your pub; $who won the league, $other the cup.
season-past = { $text }: place { $n } with { $score } match points; league: { $who }, cup: { $other }.
season-save = Save the season as a file
season-load = Open a season from a file
season-bad = There is no readable season in this file. Yours is unchanged.
season-bad-long = This file is too long to be a season. Yours is unchanged.
# $n: the number of a line.
season-bad-line = Line { $n } of this file belongs to no season. Yours is unchanged.
season-bad-match = Line { $n } of this file is a match that is not played on that day. Your season is unchanged.
season-bad-points = Line { $n } of this file has impossible points. Your season is unchanged.
season-bad-cut = This file has been cut short. Your season is unchanged.
season-same = This file holds the season that you are playing.
season-offered = In the file
# $who: a pub; $text: the season’s name; $n of $value days are played.
season-summary = { $who }, season { $text }: { $n } of { $value } days played
# $text: a summary of your season.
season-replaces = It would replace yours: { $text }. You can put that back afterwards.
season-take = Take the season from the file
season-leave = Keep your season
season-none = Leave it
season-back = Put the old season back
season-changed = The season has been changed in another window. This match no longer counts for it.
