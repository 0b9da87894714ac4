## Games that are kept, and statistics.

# $text is the name of a game.
resume = Continue: { $text }
statistics = Statistics
unread-here =
    Something saved here cannot be read: it is damaged, or another version saved it. It is not
    shown, and is left as it is.
unstored-here =
    This is not stored: the browser’s storage is full or switched off. It stays until you close the
    page, and is stored as soon as there is room.
statistics-note =
    Games that you finish are counted here, in this browser. Practice does not count: a game in
    which you took something back or had a hint, or which somebody else began.
# Games with people on devices of their own; before the name of a game.
statistics-together = Games together
# The last games of a variant, at least 3 of $n; $value: those won.
last-games = The last { $n } games. Won: { $value }.
no-statistics = No game has been finished yet.
forget-statistics = Clear the statistics
forget-really = Really clear all of them?
records = On another device
records-note =
    Save your statistics, your deals of the day and the slate to a file here, and open it there.
    Nothing is lost or counted twice, however often you do it.
records-save = Save the records as a file
records-load = Open records from a file
# $n: games of the statistics; $value: days; $text: games on the slate.
records-taken = Added. Games: { $n }. Deals of the day: { $value }. On the slate: { $text }.
records-same = Everything in this file is here already.
records-bad = There are no records in this file. Yours are unchanged.
records-newer = This file was written by a newer version of this page. Reload the page and try again.
records-bad-line = Line { $n } of this file cannot be read. Your records are unchanged.
records-cut = This file has been cut short. Your records are unchanged.
games-played = Games
games-won = won
hands-played = hands
all-fours-made = All Fours
your-side = your side
other-sides = others
turned-points = Turned cards

## What can be sent to others, and opened.

share-what = What the link opens
share-deal = This deal
share-deal-note = The cards of hand { $n } as they were dealt, nothing played yet.
share-hand = This hand, as it was played
share-hand-note = Hand { $n } with every decision so far.
share-game = The whole game so far
share-game-note = Every hand and every decision, from the first deal on.
share-moment = This moment
share-moment-note = The table as it stands now, with the whole game so far to look back through.
share-challenge = A challenge
share-challenge-note = Hand { $n } from your seat; points to beat: { $score }.
# At least 1000 of $n.
share-long =
    This link has { $n } characters: some programs cut off links that long. The file below holds the
    whole game.
# At least 1000 of $n.
share-too-long =
    This link has { $n } characters, more than can be opened. The file below holds the whole game.
share-link = Link
share-with = Share…
qr-code = QR code of this link
qr-too-long = This link is too long for a QR code.
# What an author puts into a web page, to show the game there.
author-codes = For a web page
author-tag = A table: a script and a tag
author-frame = A table in a frame
author-link = A link
author-html = HTML for your page
author-copy = Copy the HTML
author-preview = Preview
save-log = Save the game as a file
save-log-note =
    Every event on a line of its own, including hidden cards and the name of the deal, even in the
    middle of a hand. The start screen can open it again.
check-deal = Check that the deals are fair
fair-deals = Were the deals fair?
compose = Choose the cards yourself
# Below a link that is not whole: the deal is all that is left of it. $text is its seed.
play-deal-left = Play the deal { $text }
open-game = Open a link or a file
open-note = Paste a link, or choose a saved game’s file.
open-text = Link or saved game
open-file = Choose a file
open-button = Open

## Looking back, and playing on from there.

trick-number = Trick { $n }
trick-back = Back one trick
trick-on = Forward one trick
first-moment = To the start
last-moment = To the latest moment
play-on = Play on from here
the-game = The game
practice-game = Practice { $n }
back-to-real-game = Back to the real game
taken-back =
    { $n ->
        [one] taken back once
       *[other] taken back { $n } times
    }
copy-history = Copy as text
history-copied = Copied as text.
history-copy-failed = Copying did not work. The text is shown, so that you can copy it yourself.
moment-of = Looking back: moment { $n } of { $text }.

## Today's deal.

today-deal = Today’s deal
also-today = Also today
puzzle-today = Puzzle of the day
monday = Monday
tuesday = Tuesday
wednesday = Wednesday
thursday = Thursday
friday = Friday
saturday = Saturday
sunday = Sunday
# $score: the points of its first hand.
day-done = Today’s deal: { $score }.
day-streak =
    { $n ->
        [1] First day.
       *[other] { $n } days in a row.
    }
days-played = Days: { $n }
# Of a month: the days on which the deal of the day was played, and those on which one was won.
month-days = Played: { $n }. Won: { $value }.
# A day of the calendar. $text: “Trinidad 3–1, Seven Up 1–3”.
day-won = Won: { $text }
day-played = Played: { $text }
month-earlier = Previous month
month-later = Next month
share-picture = Share the picture
copy-result = Copy the result
result-copied = The result has been copied; it gives no card away.

## The slate: what is played for.

slate = The slate
slate-note =
    What each player is owed or owes is chalked up here after every game for stakes, until you wipe the
    slate. Practice is not chalked up.
# $n: a stake for the game; $text: one for All Fours.
slate-agreed = Agreed, per player: { $n } for the game, { $text } for each All Fours.
slate-nothing = Nothing is at stake in this game.
slate-unit = What you play for
slate-units = units
slate-empty = Nothing has been chalked up yet.
slate-total = To be settled
slate-wipe = Wipe the slate
slate-wipe-really = Really wipe it?
# $n: an amount, "+3", "−1 beans"; $text: another one.
slate-mark = slate { $n }
slate-settled = Stakes: { $n } for each of you. On the slate: { $text }.
