## Languages: the word, and what this one calls itself.

language = Language
# What this language calls itself.
language-name = English

## The dialog of settings.

settings = Settings
# Headings of three of its parts.
settings-page = The page
settings-cards = Cards and table
settings-play = During a game
look = Colours of the page
look-automatic = same as the device
look-light = light
look-dark = dark
text-size = Size of text and cards
# Below that slider. $value: "120%".
text-size-limit = At the table this window has room for { $value }.
felt = Table
felt-green = Green
felt-blue = Blue
felt-wine = Wine red
card-back = Card backs
back-red = Red weave
back-brown = Brown weave
back-blue = Blue trellis
back-green = Green checks
hand-order = Order of your hand
order-usual = Trumps first, high cards first
order-low-first = Trumps first, low cards first
order-trumps-last = Low cards first, trumps last
order-by-rank = By rank, high cards first
left-handed = Arrange the table for the left hand
left-handed-note =
    The cards overlap the other way, with their corners on the right; the buttons of the bar are on the left.
second-touch = Play a card with a second touch
second-touch-note = The first touch raises it; a touch elsewhere lowers it.
sound = Sound
sound-note = Cards, points and the end of a game, quietly. A phone vibrates, too.
sound-offer = Cards and points can be heard, too.
sound-on = Turn the sound on
volume = Volume of the sound
volume-soft = soft
volume-loud = loud
last-card = Play the last card automatically
shortcuts = Letter keys
shortcuts-note = Single letters, digits and symbols play cards and ask questions.
text-only = Words only
text-only-note = The game without its picture.
calls-of-others = Calls from other players
turn-notes = Notify me of my turn
turn-notes-refused =
    Your browser does not allow notifications from this page. You can change that in its settings.
turn-notes-unsupported = This browser has no notifications for this page.
hide-picture = Hide the picture
show-picture = Show the picture
captions-again = Show the captions of the first game again
captions-come = Captions explain the first game, each when it is needed.
names = Names
# At least 12 of $n.
names-note = At most { $n } letters; leave a field empty for the usual name.
your-name = Your name

## The table of keys: names of keys, and what they do.

keys = Keys
keys-note = They can be switched off in the settings.
keys-off-note = Letters, digits and symbols are switched off in the settings.
# Screen readers have a mode for reading, in which they use letters and digits themselves. At the
# end, page-happened.
keys-reader =
    With a screen reader, letters and digits reach the game once its browse mode is off: press
    Insert+A twice in Orca, Insert+Space in NVDA. If your browser does not announce what happens, as
    GNOME Web does not, you find it under the heading “What happened”.
keys-play = Playing
keys-ask = Asking
keys-look = Looking around
key-enter = Enter
key-space = Space
key-home = Home
key-end = End
key-primary = Whatever the gold button says, or on to the next thing
key-place = The card in this place in your hand
key-beg = Beg, or bunch
key-discard = Discard, or lay down
key-next = Next hand, or play again
key-trump = What are trumps?
key-score = What’s the score?
key-hand = What do I hold?
key-lines = What happened last?
key-step-back = One step back
key-step-on = One step forward
key-trick-back = One trick back
key-trick-on = One trick forward
key-first = To the start
