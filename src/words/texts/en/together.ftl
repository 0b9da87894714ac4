## Playing together: people at one table, each with a device of their own. $who: a player.

together-note =
    Everybody sits at the same table with a device of their own, without an account. The devices
    connect directly: no server of ours takes part.
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
together-turns-invited =
    The table goes round as a link, one for each turn, through any chat. Nobody has to be there at the
    same time.
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
together-stage-asked = { $who }: asked to play again
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
# The guest's device cannot tell that the host has tried in vain.
together-if-nothing =
    If nothing has happened half a minute after that, the two devices cannot reach each other. Use the
    same network, or enter a server on both, and ask { $who } for a new invitation – or for a game by
    message.
together-making-answer = Your answer to { $who } is being made.
together-at-table = You are at the table. { $who } begins the game.
together-lost = There is no connection to { $who }. Ask for a new invitation.
together-own-turn = It is your turn.
together-send = Send the link
together-send-turn = Send this link to { $who }: it is their turn.
together-send-end = Send this link to { $who }: it shows how the game has ended.
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
together-again-offered = { $who } would like to play again.
together-again-moved = Play again in other seats
together-again-awaited = { $who } begins the next game.
together-unreachable =
    The two devices cannot reach each other. Keep both pages open and use the same network, enter a
    server on both, or play by message.
together-unsupported = This browser cannot connect to other devices. Play by message.
# A TURN server would give it one.
together-no-address =
    This browser gives no address at which other devices could reach it. Enter a TURN server on both
    devices, or play by message.
together-unreadable = No connection could be made with that. Make a new invitation.
together-handed-over = Your table has the answer now. Go back to the page that shows it.
together-nobody = Choose a seat for somebody to invite.
together-leave-out = Deal without { $who }
together-server = Server
# $text, $value: addresses of a STUN and of a TURN server.
together-server-note =
    Devices in different networks may need a server to find each other, entered on both: a STUN
    server, such as { $text }, or a TURN server, such as { $value }. Without one, this page asks nobody.
together-server-set = New connections use this server.
together-server-none = New connections use no server.
# $text: the text entered.
together-server-bad = “{ $text }” is not the address of a STUN or TURN server.
# $text: the server.
together-server-refused = This browser cannot use the server “{ $text }”: it has been removed.
# $text: where the server is, “example.org:3478”.
together-server-denied = The server { $text } refuses this name or password.
together-server-silent = The server { $text } does not answer: check its address.
# The host enters an answer to an invitation that is of no use.
together-answer-used = This invitation has already been answered: { $who } has the seat.
together-answer-old =
    This answers an invitation that is no longer open. Send { $who } a new one.
together-answer-elsewhere = This answer belongs to another table.
together-answer-invitation = This is an invitation. Enter the answer that you get back to it.
together-answer-none = There is no answer to an invitation in this text.
# Somebody opens an answer as a link.
together-answer-own = This is your own answer: send it to { $who }.
together-answer-nobody =
    No table that is open here waits for this answer. Enter it on the device that sent the
    invitation.
together-scan = Scan the answer
together-scan-stop = Stop the camera
together-camera-none = There is no camera that can be used.
together-camera-refused = The camera is not allowed on this page.
together-camera-unsupported = This browser offers no camera to this page.
# Calls across the table, on a button and in a speech bubble: short and friendly.
together-call-1 = Good luck!
together-call-2 = Well played!
together-call-3 = Hang that jack!
together-call-4 = Bad luck!
together-call-5 = That was close!
together-call-6 = Take your time.
together-call-7 = Your turn!
together-call-8 = Thank you!
together-calls-nobody = Nobody can hear you at the moment.

## Playing together: what another device sends, and its links. Seats and steps are numbers.

fault-together-rubbish =
    The other device sent something that is no message of the table: "{ $first }".
fault-together-version =
    The other device plays together in version "{ $first }", this one in version { $second }: reload
    both pages.
fault-together-long =
    The other device sent a message of { $first } characters; the longest has { $second }.
fault-together-many = The other device sent { $first } messages that changed nothing.
fault-together-table = The other device plays at another table.
fault-together-not-now = The message "{ $first }" does not belong here.
fault-together-seat = There is no seat { $first } for the other device.
fault-together-turn = It is not the turn of seat { $first }.
fault-together-stale = The table has moved on: decision { $first } was made already.
fault-together-bots = A computer player decides first.
fault-together-waits = The table waits until everybody is back.
fault-together-step = Step { $first } of the game is not possible.
fault-together-fork = The games on the two devices are different from step { $first } on.
fault-together-forged = Step { $first } was not decided on this device, though it says so.
fault-together-part = Seat { $first } shows another random part than it committed to.
fault-together-commits = The random parts that the deal is made of were changed afterwards.
fault-together-again = The host wants another deal, though nobody has left.
fault-together-silent =
    Seat { $first } did not show its random part: the deal begins again without it.
fault-together-game = The host has another game on the table than the invitation says.
fault-together-stored = The stored table cannot be read.
fault-together-value = In the link { $first }= cannot be "{ $second }".
fault-together-missing = The link says no { $first }=.
fault-invitation-used =
    This invitation has been used on another device: ask the host for a fresh one.
fault-invitation-own = This is your own invitation: send it to the person who is to play.
fault-invitation-outdated = This invitation is out of date: the host has a newer one for you.
fault-turn-used = You have already answered this link.
fault-turn-own = It is not your turn: send this link to the player of seat { $first }.
fault-turn-outdated = This link is out of date: the game has gone on since.
fault-turn-device = This seat plays on another device: open the link there.
