## Buttons and screens.

play = Play
new-game = New game
start-screen = Start screen
advanced = Advanced
share = Share
undo = Undo
undo-warns =
    If you undo, this game counts as practice and not in the statistics. Press again to undo.
# After a sentence about this game.
undo-again = Press again to undo.
redo = Redo
menu = Menu
history = Hand history
# Announced when something opens over the table, or closes. They quote page-actions and rules.
menu-opened = Menu open. Its entries are also buttons under “What you can do”. Escape closes it.
history-opened = Hand history open. It is also on this page, under the heading of that name.
rules-opened = Rules open. The link “Rules” leads to them as a page. Escape closes them.
sheet-closed = Closed.
sheet-first = Something lies over the table: Escape closes it.
points-tab = Points
everything-tab = Everything
next-hand = Next hand
play-again = Play again
discard-button = Discard
lay-down = Lay down
keep = Play on
seed = Deal
new-seed = New deal
players = Players
variant = Game
last-trick = Last trick
copy-link = Copy link
link-copied = Link copied.
copy-failed = Copying was refused. The link is selected: copy it yourself.
back-to-game = Back to the game
four-colours = Four-colour pack
two-colours = Two-colour pack
pace = Speed
pace-slow = slow
pace-normal = normal
pace-fast = fast
rule = Rule
rule-explained = More about this rule
you-win = You win the game
other-wins = The game goes to { $side }
hand-over = Hand { $n } is over
practice = practice
step-back = Back
step-on = Forward
step-play = Play
pause = Pause
new-version = There is a new version of the game.
reload = Reload
house-rules = House rules
usual-rules = Usual rules
rules = Rules
explained = Rules explained
rules-changed = { $n } changed
source = source { $text }

## A league match.

league = League match
league-note =
    Four tables at once, each to 15; yours is one of them. Each game won is worth 2 match points; 2 more
    go to the pub that scored more points in all.
league-result =
    League match: your table { $score }, the others { $text }. Match points { $n }: { $who }.
league-won = your pub wins
league-lost = the other pub wins
league-drawn = a drawn match

## What a link has brought, on a strip until somebody begins; below it facts, parted by dots.

sent-deal = Somebody sent you a deal
sent-hand = Somebody sent you a hand, as it was played
sent-played = Somebody sent you a game, as it was played
sent-game = Somebody sent you a game
sent-moment = Somebody sent you a moment from a game
sent-seat = the sender’s seat
sent-begin = Start
how-it-works = How it works
take-over = Take over from here

## A challenge: more than so many points in a hand.

challenge =
    { $n ->
        [1] One point
       *[other] { $n } points
    } to beat in this hand.
challenge-mark = { $n } to beat
challenge-won = { $n } to beat: you scored { $score }. Well done!
challenge-equal = { $n } to beat: you scored { $score } too.
challenge-lost = { $n } to beat: you scored { $score }. Not this time.

## The first screen.

# $text: the name of a game.
play-game = Play { $text }
# At least 2 of $n.
players-of = { $n } players
# How long a game takes.
minutes = about { $n ->
        [1] one minute
       *[other] { $n } minutes
    }
first-line =
    Four points in every hand: the highest trump, the lowest, the jack, and the most valuable
    tricks.
go-on = Continue
# $text: the name of a game; $n: its hand.
go-on-note = { $text } · hand { $n }
kept-games = Saved games
forget-game = Delete
keep-game = Put it back
kept-unread = A game that this version cannot read
not-kept =
    This browser cannot save your game: its storage is full or switched off. Save it as a file, or send
    yourself its link.
more-games = More games
options = Options
back = Back
# For how many players games are listed: all, or the number.
players-all = all
# Several people, each with a device of their own.
together = Play together
# Opens the list of calls, such as “Well played!”
call-across = Call across the table
together-not-loaded =
    Playing together could not be loaded. Check the connection and try again.
