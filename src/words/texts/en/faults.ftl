### What is wrong with a rule set or a link. In the places stands what the program found and what it
### would have taken, quoted as it is; rules and their values are called as in the house-rules dialog.

## A rule that cannot be set so.

fault-unknown-rule = There is no rule "{ $first }"; there are { $second }.
fault-rule-number = "{ $first }" is a number from { $second } to { $third }, not "{ $fourth }".
fault-rule-word = "{ $first }" cannot be "{ $second }"; it can be { $third }.

## Rules by which no game can be played.

fault-players-number = Two to six players sit at the table.
fault-begs-without-turn-up = There is begging only where a card is turned up.
fault-without-turn-up = No card is turned up, so "{ $first }" cannot be { $second }.
fault-without-begging = Nobody begs, so "{ $first }" cannot be { $second }.
fault-without-gifts = The dealer gives nothing, so "{ $first }" cannot be { $second }.
fault-without-dealing = A run deals no cards, so "{ $first }" cannot be { $second }.
fault-run-never-fits = Six players leave too few cards for a run.
fault-never-twelve = A run deals three cards at most, so nobody ever holds twelve.
fault-without-partners = There are no partners, so "{ $first }" cannot be { $second }.
fault-pitcher-alone = The pitcher has no partner.
fault-jacks-need-four = Drawing partners by jacks needs four players.
fault-nobody-pitches = Nobody pitches, so no partner waits for the pitch.
fault-both-look = With two players only dealer and eldest sit at the table.
fault-settled-without-turn-up = Only where a card is turned up do dealer and eldest settle the suit.
fault-bunch-face-down = Nobody can propose to bunch a hand that lies face down.
fault-stock-players = Only two players can draw from a stock.
fault-stock-packets = Where trump is cut, the cards are dealt singly.
fault-stock-taken = Cards are drawn during play, so High, Low and Jack can only be taken.
fault-with-stock = There is a stock, so "{ $first }" cannot be { $second }.
fault-penalty-without-stock =
    There is a penalty for having neither suit nor trump only in a game with a stock.
fault-penalty-not-allowed = Nobody can be penalised for not trumping where trumping is not allowed.
fault-penalty-not-needed = Nobody can be penalised for not trumping where trumping is not required.
fault-hanged-dealt = A jack that scores for whoever was dealt it cannot be hanged.
fault-without-hanging = No jack is hanged, so "{ $first }" cannot be { $second }.
fault-deals-without-table = Dealing by hand goes wrong only where mistakes can be made (table_rules).
fault-claim-taken = High can be claimed on the ace only where it goes to whoever was dealt it.
fault-claim-not-first = High must count first to be claimed.

## A link that cannot be read.

fault-unknown-part = The link says "{ $first }"; it may say { $second }.
fault-part-twice = The link says { $first }= twice.
fault-part-empty = The link says { $first }= and nothing after it.
fault-link-version = The link is of version "{ $first }"; this program reads version { $second }.
fault-no-variant = The link names no variant (v=).
fault-unknown-variant = There is no variant "{ $first }"; there are { $second }.
fault-variant-players = { $first } is for { $second } players, not "{ $third }".
fault-bad-seed = A deal's name is 1 to 64 letters, digits, - or _, not "{ $first }".
fault-rule-form = A changed rule is written field.value, not "{ $first }".
fault-rules-end = The list of changed rules ends with a comma.
fault-rule-twice = The list of changed rules names { $first } twice.
fault-link-too-long = This link is longer than any game needs: a link has at most { $first } characters.
fault-link-not-whole = The link was cut short or changed on its way.
# $first is the seed of the deal.
fault-link-not-whole-deal =
    The link was cut short or changed on its way. Only its deal is left: { $first }.
fault-link-in-lines =
    The link may continue on the next line: put the whole link on one line.
fault-no-link = There is no link in this text.
fault-game-version = The game in the link is of a version this program does not know.
fault-impossible-step =
    The game in the link cannot have gone like that: step { $first } is not possible.
fault-bad-moment = The moment (at=) is a number from 1 to { $first }, not "{ $second }".
fault-deal-parts =
    A deal (deal=) names at most { $first } hands and the cards that follow, with dots between.
fault-deal-hand = A hand of the deal (deal=) has at most { $first } cards, not { $second }.
fault-deal-length = The deal (deal=) has more than 52 cards.
fault-deal-no-card = The deal (deal=) says "{ $first }", which is no card.
fault-deal-twice = The deal (deal=) has { $first } twice.
fault-bad-hand = The hand (hand=) is a number from 1 to { $first }, not "{ $second }".
fault-bad-dealer = The dealer (dealer=) is a seat from 0 to { $first }, not "{ $second }".
fault-score-parts = The score (score=) has a number for each of { $first } sides, with dots between.
fault-bad-score = A score (score=) is a number from { $first } to { $second }, not "{ $third }".
fault-bad-seat = The seat (seat=) is a number from 0 to { $first }, not "{ $second }".
fault-bad-beat =
    The points to beat (beat=) are a number from { $first } to { $second }, not "{ $third }".
fault-bad-goal = The goal of a puzzle (puzzle=) is one of { $first }, not "{ $second }".
fault-puzzle-not-playing = A puzzle (puzzle=) begins where a card is to be played, and all cards are known.
fault-puzzle-settled = This goal (puzzle=) is decided already, whatever is played.
fault-puzzle-too-long = This puzzle (puzzle=) is too long to be solved: play a few tricks first.
fault-puzzle-too-good = Against the best play this goal (puzzle=) cannot be reached.
fault-unknown-player = There is no computer player "{ $first }"; there are { $second }.
fault-bots-number =
    The computer players (bots=) are one for all seats or one for each of the { $first }, not
    { $second }.
fault-bad-duel = A duel (duel=) has 1 to { $first } deals, not "{ $second }".
# $second: one or two, a part of the link.
fault-duel-number = The number of deals in the duel is { $first }; { $second }= plays { $third }.
fault-duel-hand = Deal { $second } of { $first }= is not played from its first decision to its last.
fault-duel-with = A duel begins by itself: its link does not say { $first }=.
fault-part-without = The link says { $first }= without { $second }=.
fault-duel-framed = A duel cannot be played in a frame, only on the page of the game.
fault-bad-duel-name =
    A name ({ $first }=) has 1 to { $second } letters or digits, with spaces, dots, hyphens or
    apostrophes; "{ $third }" is not one.

## A decision that is not possible. Seats are numbers, cards as programs write them: Jh.

fault-game-over = The game is over.
fault-other-seat = It is for seat { $first } to choose, not seat { $second }.
fault-other-choice = That is not what seat { $first } must choose.
fault-no-card-now = No card is to be played now.
fault-word-not-possible = "{ $first }" cannot be said now; possible: { $second }.
fault-must-beg = Eldest holds no card of the turned suit and must beg.
fault-gift-barred = The gift would let a side win that did not beg; the dealer must run.
fault-no-trump-to-give = The dealer holds no card of the turned suit and must run the cards.
fault-discard-number = { $first } cards must be discarded, not { $second }.
fault-not-held = Seat { $first } does not hold { $second }.
fault-discard-twice = { $first } cannot be discarded twice.
# $first: how many are dealt to; $second: the most for one; $third: the most for all.
fault-cannot-be-dealt =
    A deal has a number of cards for each of { $first } seats, no more than { $second } for one and { $third } for all.
fault-no-misdeal =
    Only an opponent of the dealer can call a misdeal, before the first lead, and only where somebody
    was dealt a wrong number of cards.
fault-may-not-lay-down =
    Only between tricks may a hand without trumps or cards above a nine be laid down, by a player
    who did not win the trick and whose partner plays on.
fault-nothing-to-take-back =
    Only a card that may not be played can be taken back, until the next lead, by whoever played it.
fault-nothing-to-call =
    Only a card that an opponent played to a complete trick of this hand can be called a revoke,
    once, before the hand is settled.
fault-may-not-look =
    Only the pitcher's partner can look too early, where the cards lie face down, until the pitch.
fault-may-not-expose =
    Only while cards are played can a card be exposed, by a player who has seen the hand and whose
    turn it is not; and no card twice.
fault-no-exposed-card =
    { $first } cannot be called for now: only an opponent's exposed card can be, in a later trick,
    before its owner plays to it, and one a trick.
fault-may-not-be-called = { $first } cannot be called for: its owner may not play it to this trick.
fault-called-for = { $first } was called for and must be played.
fault-must-follow-trump = Trumps were led: a trump must be played.
# $first is a suit.
fault-must-follow = A card of { $first } must be played.
# $first is a suit.
fault-must-follow-or-trump = Follow with a card of { $first }, or trump.
# $first is a suit.
fault-must-trump = Without { $first } a trump must be played.
fault-must-overtrump = The trick is trumped: no lower trump while another card can be played.

## A decision that cannot be read.

fault-bad-word = "{ $first }" is not a word of the game.
fault-bad-card = "{ $first }" is not a card.
fault-too-many-cards = There are no more than 52 cards.
fault-decision-form = A decision says a word, plays a card, discards cards or lays a hand down.
# $second: "seat" or "by".
fault-decision-seat = "{ $second }" is a number from 0 to { $first }.
fault-decision-trick = "trick" is the number of a trick of this hand.
# $first: how many seats there are.
fault-decision-counts = "counts" is a list of { $first } numbers of cards.
fault-decision-kind =
    A decision's "e" is say, play, discard, lay_down, deal_by_hand,
    call_misdeal, take_back, call_revoke, look, expose or call_card.
fault-bad-card-list = "cards" is not a list of cards.

## An event log that cannot be read. Its words are quoted as they are.

# $second is one of the sentences here.
fault-log-line = Line { $first }: { $second }
fault-log-missing = "{ $first }" is missing.
fault-log-other = "{ $first }" is { $second }; by the rules it is { $third }.
fault-log-pack-card = "pack" holds { $first }, which is no card.
fault-log-pack = "pack" is a list of all 52 cards, each once.
fault-log-players = "players" is a number up to { $first }.
fault-log-seed = "seed" is missing; what one seat saw cannot be played again.
fault-log-no-object = The line is not one whole JSON object.
fault-log-no-event = "e" is missing: which event is this?
fault-log-begin = A log begins with a "game" line, not with { $first }.
fault-log-end = The log ends where { $first } follows by itself.
fault-log-new-game = A new game begins before the last one has ended.
fault-log-by-itself = Here { $first } follows by itself, not { $second }.
fault-log-game-over = The game is over; { $first } cannot follow.
fault-log-choice = Here seat { $first } must choose; { $second } cannot follow.
fault-log-second-game = A second game begins; one is opened at a time.
fault-log-empty = There is no event log.
