## Playing together: people at one table, each with a device of their own. $who: a player.

together-note =
    Everybody sits at the same table with a device of their own, without an account. The devices
    connect directly: no server takes part.
together-trust =
    Each device holds the whole deal and shows only its own hand. Somebody with the right tools could
    look at the rest, so play with people you trust.
together-name = Your name, as the others see it
# $n: the number of a seat.
together-seat-wanted = Somebody you invite plays as Player { $n }
together-partner = your partner
together-live = Invite
together-live-note =
    At the same time: you send everybody an invitation, and each sends you an answer back.
together-turns = Play by message
together-turns-note =
    Or in your own time: the table goes round as a link, one for each turn, through any chat.
together-tables = Your tables
together-forget = Remove this table
together-forget-sure = Press again to remove the table
together-to-table = To the table
together-leave = Leave the table
together-invited = { $who } invites you to a table.
together-join = Join
together-decline = Not now
together-stage-bot = { $who }: the computer plays
together-stage-making = { $who }: the invitation is being made
together-stage-invited = { $who }: the invitation is ready
together-stage-connecting = { $who }: connecting
together-stage-here = { $who } is here
together-stage-away = { $who } is away
together-send-invitation = Send it to one person: whoever opens it first takes this seat.
together-answer-field = The answer you get back
together-begin = Begin the game
together-begin-note = The computer plays for seats that are still empty.
together-invite = New invitation for { $who }
together-stand-in = Let the computer play for { $who }
together-give-back = Give { $who } the seat back
together-send-answer = Send this back to { $who }.
together-keep-open =
    Keep this page open: you are at the table as soon as { $who } has entered your answer.
together-making-answer = Your answer to { $who } is being made.
together-at-table = You are at the table. { $who } begins the game.
together-lost = There is no connection to { $who }. Ask for a new invitation.
together-own-turn = It is your turn.
together-send = Send the link
together-send-turn = Send this link to { $who }: it is their turn.
# Above one's hand.
together-send-to = Send the link to { $who }
together-missing = { $who } is away: the table waits
together-on-its-way = Waiting for the others’ devices
# Messages.
together-joined = { $who } has joined.
together-back = { $who } is back.
together-away = { $who } is away.
together-left-out = { $who } did not answer: the deal begins without them.
together-overtaken = Somebody else was faster: decide again.
together-unreachable =
    The two devices cannot reach each other. Use the same network, or play by message.
together-unsupported = This browser cannot connect to other devices. Play by message.
together-unreadable = No connection could be made with that. Make a new invitation.
together-handed-over = Your table has the answer now. Go back to the page that shows it.
