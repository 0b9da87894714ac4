## What a page says without JavaScript, and a table that does not load.

page-wants-script = This page works with JavaScript, which is switched off here.
page-no-table = The table did not load.
page-again = Try again
# To a program: the table it asks is there no more.
page-table-gone = The table was taken from the page.
# To a program: $text is the name of a message of web/embed/PROTOCOL.md.
page-bad-message = This is not a message { $text } of version { $n }.

# What the browser writes above a page.
page-tab = All Fours: { $title }
