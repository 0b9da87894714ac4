## Languages: the word, and what this one calls itself.

language = Language
# What this language calls itself.
language-name = English

## The dialog of settings.

settings = Settings
look = Colours of the page
look-automatic = as the device
look-light = light
look-dark = dark
text-size = Size of text and cards
sound = Sound
sound-note = Cards and points, quietly.
sound-offer = Cards and points can be heard, too.
sound-on = Turn the sound on
shortcuts = Letter keys
shortcuts-note = Single letters, digits and signs play and ask.
text-only = Words only
text-only-note = The game without its picture.
hide-picture = Hide the picture
show-picture = Show the picture
captions-again = Show the captions of a first game again
captions-come = They will come again, each at its moment.
names = Names
names-note = At most { $n } letters; an empty field is the usual name.
your-name = Your name

## The table of keys: names of keys, and what they do.

keys = Keys
keys-note = They can be switched off in the settings.
keys-off-note = Letters, digits and signs are switched off in the settings.
keys-play = To play
keys-ask = To ask
keys-look = To look
key-enter = Enter
key-space = Space
key-home = Home
key-end = End
key-primary = What the gold button says; on to what comes next
key-place = The card at this place of your hand
key-beg = Beg, or bunch
key-discard = Discard, or lay down
key-next = Next hand, or play again
key-trump = What are trumps?
key-score = How does it stand?
key-hand = What do I hold?
key-lines = What happened last?
key-step-back = One step back
key-step-on = One step on
key-trick-back = One trick back
key-trick-on = One trick on
key-first = To the beginning
