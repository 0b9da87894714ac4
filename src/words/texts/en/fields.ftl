### The rule set: its fields and values

# field-group-NAME: the heading of the fields from this one on. field-NAME; -meaning: what it changes at the table, in a sentence; -changed: how a changed value is
# said beside the name of the game, -off: instead of that for a flag's false and a number's 0.

fields-changed = Changed
field-group-target = The game and the deal
field-group-trump = Trumps and turned cards
field-group-begging = Begging and new cards
field-group-play = The play
field-group-high = The points
field-group-stake-game = Stakes

field-target = target
field-target-meaning = How many points win the game.
field-target-changed = target { $n }
field-teams = partners
field-teams-meaning =
    With four or six players, those who sit opposite each other play and score together.
field-teams-changed = with partners
field-teams-off = everyone plays alone
field-direction = direction
field-direction-meaning = Which way round the table dealing and playing go.
field-direction-changed = { $value }
field-first-dealer = first dealer
field-first-dealer-meaning = How it is settled who deals the first hand.
field-first-dealer-changed = first dealer: { $value }
field-partners-by-jacks = partners drawn by jacks
field-partners-by-jacks-meaning =
    Before the game everyone is dealt a jack: red jacks play against black ones.
field-partners-by-jacks-changed = partners drawn by jacks
field-partners-by-jacks-off = partners not drawn by jacks
field-packets = packets
field-packets-meaning = How many of the six cards are dealt at a time.
field-packets-changed = dealt { $value }
field-trump = trump
field-trump-meaning = How the trump suit of a hand is found.
field-trump-changed = trump: { $value }
field-face-down = cards face down
field-face-down-meaning =
    Whose cards lie face down, even for their owner, until the trump suit is known.
field-face-down-changed = face down: { $value }
field-turn-up-ace = turned ace
field-turn-up-ace-meaning = Points for the dealer’s side when the card turned up is an ace.
field-turn-up-ace-changed = turned ace { $n }
field-turn-up-ace-off = no points for a turned ace
field-turn-up-king = turned king
field-turn-up-king-meaning = Points for the dealer’s side when the card turned up is a king.
field-turn-up-king-changed = turned king { $n }
field-turn-up-king-off = no points for a turned king
field-turn-up-queen = turned queen
field-turn-up-queen-meaning = Points for the dealer’s side when the card turned up is a queen.
field-turn-up-queen-changed = turned queen { $n }
field-turn-up-queen-off = no points for a turned queen
field-turn-up-jack = turned jack
field-turn-up-jack-meaning = Points for the dealer’s side when the card turned up is a jack.
field-turn-up-jack-changed = turned jack { $n }
field-turn-up-jack-off = no points for a turned jack
field-turn-up-six = turned six
field-turn-up-six-meaning = Points for the dealer’s side when the card turned up is a six.
field-turn-up-six-changed = turned six { $n }
field-turn-up-six-off = no points for a turned six
field-turn-up-two = turned two
field-turn-up-two-meaning = Points for the dealer’s side when the card turned up is a two.
field-turn-up-two-changed = turned two { $n }
field-turn-up-two-off = no points for a turned two
field-turn-up-timing = turned cards score
field-turn-up-timing-meaning = When a turned card scores, and which of several turned cards do.
field-turn-up-timing-changed = turned cards score { $value }
field-begging = begging
field-begging-meaning =
    Who decides what happens when eldest, the player after the dealer, does not want the turned
    suit.
field-begging-changed = begging: { $value }
field-must-beg-without-trump = must beg without trumps
field-must-beg-without-trump-meaning =
    Eldest may not accept the turned suit when holding no card of it.
field-must-beg-without-trump-changed = must beg without trumps
field-must-beg-without-trump-off = need not beg without trumps
field-gift-bar = no win by a gift
field-gift-bar-meaning =
    With three sides or more, the dealer may not give the point for begging if a side that did not
    beg would win by it.
field-gift-bar-changed = no win by a gift
field-gift-bar-off = a gift may win the game
field-run = running the cards
field-run-meaning =
    How many cards are dealt before the next card is turned, when the cards are run for another suit.
field-run-changed = running the cards: { $value }
field-bunch = bunching
field-bunch-meaning =
    After the cards have been run anyone may propose to throw them in; if all agree, they are dealt
    again.
field-bunch-changed = bunching
field-bunch-off = no bunching
field-discard = discard
field-discard-meaning = Whether hands that have grown by running the cards go back to six cards.
field-discard-changed = discard: { $value }
field-play = following suit
field-play-meaning = Which cards may be played when a suit other than trump is led.
field-play-changed = { $value }
field-no-undertrump = no undertrumping
field-no-undertrump-meaning =
    When a trick has been trumped, a lower trump may be played only by a player with no other card to
    play.
field-no-undertrump-changed = no undertrumping
field-no-undertrump-off = undertrumping allowed
field-no-follow-penalty = penalty with neither suit nor trump
field-no-follow-penalty-meaning =
    Points lost by a player who can neither follow suit nor trump while there is a stock.
field-no-follow-penalty-changed = penalty with neither suit nor trump: { $n }
field-no-follow-penalty-off = no penalty with neither suit nor trump
field-first-trick-open = first trick open
field-first-trick-open-meaning =
    The first trick stays face up, a trump on top, to show which suit is trumps.
field-first-trick-open-changed = first trick open
field-first-trick-open-off = first trick face down
field-throw-in = laying down a hand
field-throw-in-meaning =
    Between tricks, a player with nothing left to win with may lay the hand down; the partner plays
    on alone.
field-throw-in-changed = worthless hands may be laid down
field-throw-in-off = no hand may be laid down
field-early-high = claim on the ace
field-early-high-meaning =
    A side that needs only one point wins as soon as it plays the ace of trumps.
field-early-high-changed = claim on the ace
field-early-high-off = no claim on the ace
field-high = High
field-high-meaning =
    Who scores for the highest trump: the side it was dealt to, or the side that takes it in a
    trick.
field-high-changed = High { $value }
field-low = Low
field-low-meaning =
    Who scores for the lowest trump: the side it was dealt to, or the side that takes it in a trick.
field-low-changed = Low { $value }
field-jack = Jack
field-jack-meaning =
    Who scores for the jack of trumps: the side it was dealt to, or the side that takes it in a
    trick.
field-jack-changed = Jack { $value }
field-hang-jack = hang jack
field-hang-jack-meaning =
    Capturing the jack of trumps from another side is worth more than 1 point: usually 3.
field-hang-jack-changed = hang jack
field-hang-jack-off = no hang jack
field-game-tie = tie for Game
field-game-tie-meaning = Who scores Game when two or more tie for the most card points.
field-game-tie-changed = tie for Game: { $value }
field-order = order of the points
field-order-meaning =
    The order in which the points of a hand are counted: near the target it decides who wins.
field-order-changed = order { $value }
field-stake-game = stake for the game
field-stake-game-meaning = What each loser pays for the game. It is only added up, never collected.
field-stake-game-changed = stake for the game: { $n }
field-stake-game-off = no stake for the game
field-stake-all-fours = stake for All Fours
field-stake-all-fours-meaning =
    What all four points made in one hand are worth; the last hand is then played on while they can
    still be made.
field-stake-all-fours-changed = stake for All Fours: { $n }
field-stake-all-fours-off = no stake for All Fours
field-table-rules = table rules
field-table-rules-meaning =
    Mistakes can be made, as at a real table: a card that may not be played can be, and an opponent
    may say so.
field-table-rules-changed = table rules: mistakes can be made
field-table-rules-off = no mistakes can be made
field-hand-dealing = dealing by hand
field-hand-dealing-meaning =
    The dealer counts the cards out by hand and can miscount; an opponent may say so. Only where
    mistakes can be made.
field-hand-dealing-changed = cards are dealt by hand
field-hand-dealing-off = cards are not dealt by hand
field-game-points = points for Game
field-game-points-meaning = What the point for Game is worth.
field-game-points-changed = { $n } for Game
field-hang-points = points for hang jack
field-hang-points-meaning = What capturing the jack of trumps from another side is worth.
field-hang-points-changed = { $n } for hang jack
field-no-gift-without-trump = no gift without a trump
field-no-gift-without-trump-meaning =
    A dealer with no card of the turned suit may not give a point to keep it, and runs the cards.
field-no-gift-without-trump-changed = no gift without a trump
field-no-gift-without-trump-off = a gift needs no trump
field-misdeal-deal = deal after a misdeal
field-misdeal-deal-meaning = Who deals again after a misdeal.
field-misdeal-deal-changed = after a misdeal { $value } deals
field-revoke-penalty = penalty for a revoke
field-revoke-penalty-meaning =
    What it costs to have played a card that was not allowed. Only where mistakes can be made.
field-revoke-penalty-changed = a revoke costs { $value }
field-revoke-bars-game = revoke bars Game
field-revoke-bars-game-meaning = Whether a side that revoked can still score Game in that hand.
field-revoke-bars-game-changed = a revoke bars Game
field-revoke-bars-game-off = a revoke does not bar Game
field-card-laid-stays = a card laid stays
field-card-laid-stays-meaning =
    A card that has touched the table is not taken back. Only where mistakes can be made.
field-card-laid-stays-changed = a card laid stays
field-card-laid-stays-off = a card can be taken back

# Named house rules (src/core/rules/named_rules.cpp).
named-rules = As some play it
named-tobago-two = As in Tobago
named-must-beg = You must beg without a trump
named-no-undertrump = Undertrumping forbidden
named-batley-carr = Batley Carr rules, or Scarborough rules
named-honley = As in Honley
named-jacks = Red jacks against black
named-highest-pitches = Whoever cuts highest pitches
named-three-two-one = Three cards, then two, then one
named-stakes = For stakes: two a game, one for All Fours
named-league-game = League game
named-cotton-himself = As Cotton himself wrote in 1674
named-fixing-jack = A turned jack scores only if it makes trumps
named-to-seven = Cotton’s shortest game
named-to-fifteen = Cotton’s longest game
named-singles = Every card dealt singly
named-no-discard = Nobody discards
named-nine-kept = Nine cards are kept
named-all-kept = All cards are kept
named-beer-jack = Beer Jack tournament
named-university = University tournament
named-college = College tournament

value-yes = yes
value-no = no
value-direction-clockwise = clockwise
value-direction-anticlockwise = anticlockwise
value-first-dealer-cut = highest card cut
value-first-dealer-cut-put = highest card cut, three and two above the ace
value-first-dealer-cut-pitcher = highest card cut leads first
value-first-dealer-first-jack = first jack dealt leads first
value-first-dealer-red-black = guessing red or black
value-packets-three-three = three and three
value-packets-singles = one by one
value-packets-two-two-two = two, two and two
value-packets-three-two-one = three, two and one
value-packets-three-one-two = three, one and two
value-packets-two-three-one = two, three and one
value-packets-two-one-three = two, one and three
value-packets-one-three-two = one, three and two
value-packets-one-two-three = one, two and three
value-packets-four-one-one = four, one and one
value-packets-one-four-one = one, four and one
value-packets-one-one-four = one, one and four
value-trump-turn-up = a card is turned up
value-trump-pitch = the first card led (pitch)
value-trump-cut = a card shown by cutting, with a stock
value-face-down-nobody = nobody’s
value-face-down-pitchers-partner = the pitcher’s partner’s
value-face-down-all-but-dealer-and-eldest = all but the dealer’s and eldest’s
value-turn-up-timing-at-once = at once
value-turn-up-timing-in-settlement = after the play
value-turn-up-timing-if-it-fixes-trump = only if they fix trump
value-turn-up-timing-if-accepted = only if accepted
value-begging-none = none
value-begging-dealer-answers = the dealer decides
value-begging-eldest-chooses = eldest decides
value-run-three-more-and-turn = three more cards each time
value-run-turn-only = three more cards once
value-run-turn-without-dealing = no more cards
value-discard-never = never
value-discard-to-six = down to six
value-discard-to-six-from-twelve = down to six, but only from twelve
value-play-follow-or-trump = follow or trump
value-play-follow-or-trump-else-trump = follow or trump; any card only with neither
value-play-strict = follow suit, must trump if you cannot
value-play-no-ruff = follow suit, trump only if you cannot
value-play-trump-only = follow a trump lead; else any card
value-play-free = any card at any time
value-high-dealt = to the side dealt it
value-high-taken = to the side taking it
value-low-dealt = to the side dealt it
value-low-taken = to the side taking it
value-jack-dealt = to the side dealt it
value-jack-taken = to the side taking it
value-game-tie-nobody = nobody scores
value-game-tie-non-dealer = to the side that did not deal
value-order-high-low-jack-game = High, Low, Jack, Game
value-order-game-high-low-jack = Game, High, Low, Jack
value-misdeal-deal-same = the same dealer
value-misdeal-deal-next = the next player
value-revoke-penalty-by-card = the game if a high trump was withheld
value-revoke-penalty-one = 1 point
value-revoke-penalty-game = the game
value-revoke-penalty-trump-game = the game on a trump lead
value-revoke-penalty-bare-jack = the game if it hid the lone jack
