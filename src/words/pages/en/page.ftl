## What a page says without JavaScript, and a table that does not load.

page-wants-script = This page needs JavaScript, which is switched off here.
page-no-table = The table did not load.
page-again = Try again
# To a program: its request is dropped.
page-table-gone = The table is not in the page, or has just been loaded anew.
# $text is the name of a policy of the page around it: frame-src.
page-kept-out = This page keeps the table out: its own policy { $text } says so.
# To a program: $text is the name of a message of web/embed/PROTOCOL.md.
page-bad-message = This is not a valid { $text } message of version { $n }.
# To a program, too: how many messages of a page around us.
page-flood = Too many messages at once. Dropped: { $n }.

# Where something has gone wrong: what the page says, and its button.
page-stuck =
    This page is not starting. Reloading it usually helps; the games you have played are kept.
page-afresh = Reload it
# In a frame that the page around it keeps from its own files: a link to the page itself.
page-framed = The game cannot start in this frame: open it in a window of its own.
# Beside what was wanted of the page.
page-part-missing = A part of the page could not be loaded. Check the connection and try again.
page-no-picture =
    The browser has taken the picture away. The game goes on here in words; the table comes back when
    the page is reloaded.
page-no-fonts = The letters of the table could not be loaded. The game goes on here in words.

# The page of the notices of what others have made.
page-licences = Licences
page-licences-intro =
    All Fours is free to use, change and pass on. So is the work of others that this site carries; here
    is what its authors ask us to say.

# What the browser writes above a page.
page-tab = All Fours: { $title }
