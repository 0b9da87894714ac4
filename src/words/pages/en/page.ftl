## What a page says without JavaScript, and a table that does not load.

page-wants-script = This page works with JavaScript, which is switched off here.
page-no-table = The table did not load.
page-again = Try again
