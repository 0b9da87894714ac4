### What the page itself has: its labels, and what it says while the program is not there. No places,
### no forms: these are put into the page as they are.

## The page around the table, in the order of its elements.

page-table = The card table; the text after it says the same.
page-words = The game in words
page-hand = Your hand
page-actions = What you can do
page-happened = What happened
deal-name = Name of the deal
deal-note = 1 to 64 letters, digits, - or _. The same name deals the same cards.
close = Close
cancel = Cancel
take-deal = Use this deal
link-by-hand = The link to this deal, for you to copy

## While the program is not there to say it.

loading = Shuffling the cards …
not-loaded = The game could not be loaded. Reload the page, or try another browser.
stopped = The game has stopped. Reload the page: its address opens the same deal.
no-script = All Fours is played with JavaScript, which is switched off here.

## What previews of links say, and the start screen.

tagline = Every point explained as it is scored.
