## League nights and seasons.

# $n: the number of a table.
league-table = Table { $n }
league-yours = Your table
league-points = Match points
league-sums = Game points
league-strict = With a hint, or with something taken back, the match is practice and does not count.
league-practice = Practice: it does not count.
# $text: the scores of three tables.
league-mark = other tables { $text }
league-home = Back to your table
# $text: a table and its score.
league-watch = Watch: { $text }
league-replay = Look at it again: { $text }
season = Season
season-note =
    Eight pubs play a season of league nights against each other, and a cup. Choose yours. It is kept
    in this browser, and can be saved as a file.
season-choose = Your pub
# How those of a pub play, a list of manners.
manner-steady = they play steadily
manner-mixed = one plays steadily, one as it comes
manner-merry = they are there for the company
# $n: the day; $text: how many there are.
season-day = Day { $n } of { $text }, league
season-cup-day = Day { $n } of { $text }, cup
season-play = To your table
season-look = Let the others play
season-out = Your pub is out of the cup; the others play.
# $n of $text games are over.
season-running = This day is being played: { $n } of { $text } other games are over.
# $text won the league, $value the cup.
season-over = The season is over. { $text } wins the league, { $value } the cup.
season-next = Another season
season-table = The table
season-pub = Pub
season-record = W–D–L
season-fixtures = Matches
season-history = Seasons before
# $text: its name; $n: the place of your pub; $who won the league, $other the cup.
season-past = { $text }: place { $n } with { $score } match points; league: { $who }, cup: { $other }.
season-save = Save the season as a file
season-load = Take a season from a file
season-bad = This file holds no season that can be read. Yours is as it was.
