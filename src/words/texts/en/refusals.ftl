## What cannot be opened, written or shown.

bad-link = This link cannot be opened. { $text }
bad-file = This file cannot be opened. { $text }
bad-file-unread =
    The file, or the part of the program that reads it, could not be loaded: try again once you are
    online.
bad-language = There is no “{ $text }” here: lang= can be { $value }.
bad-seed = A deal’s name is 1 to 64 letters, digits, - or _.
no-webgl = This page draws its table with WebGL, which this browser does not offer.
# At least 12 of $n.
bad-name = A name has 1 to { $n } letters or digits, with spaces, dots, hyphens or apostrophes.
bad-name-script =
    The table cannot draw this script: a name needs letters that stand side by side, from left to
    right.
name-taken = { $who } is already at the table.
# $text is what that language calls itself.
bad-words = The texts in “{ $text }” could not be loaded; the language stays as it is.

## What a page around an embedded table asks in vain.

table-moment = A moment is a number from 1 to { $n }.
table-seat = A seat is a number from 0 to { $n }.
table-earlier = The table shows an earlier moment: go to the last one first.
table-eyes = This table is seen from seat { $n }, and only that seat decides here.
table-missing = There is no table yet: load one.
