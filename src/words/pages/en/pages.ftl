### The pages about the rules: their own words

site = All Fours: the rules
index-title = The rules of All Fours
index-description =
    All Fours and its whole family explained for beginners, variant by variant, with live tables to
    step through.
index-lead =
    All Fours is a family of card games that goes back to 17th-century England: six cards each, four
    points in every hand, and a jack that everybody wants. Each page explains one game of the family
    from the first card on. Beside the text are real tables: step through a deal and watch every
    point as it is scored.
index-start = New to the game? Begin with { $link }: the national game of Trinidad.
index-variants = The games
index-more = All at a glance
index-fair = Are the deals fair? Work them out again
index-compose = Choose the cards of a deal yourself
compare-title = The games compared
compare-description =
    All variants of All Fours side by side: deal, trump, turned cards, play and points.
compare-lead =
    Where do the games differ? These tables are made from the very rule sets that the game plays by.
house-title = House rules
house-description = Every rule of All Fours that can be changed, with each of its values.
house-lead =
    Every rule in which the games differ can be changed before a game. Here they all are, with every
    value they can have; where it says “an agreed amount” or “the agreed number”, you choose the number.
nav-skip = Skip to the text
nav-label = Pages
nav-home = Rules
nav-compare = Compare
nav-house = House rules
nav-play = Play
nav-languages = Languages
nav-contents = On this page
facts-players = Players
facts-target = Target
facts-sources = Sources
facts-play = Play this game
section-options = House rules
options-lead = Ways of playing that the sources mention as well. Each can be chosen before a game:
options-all = All house rules
example-label = Example
example-table = The table of this example: { $title }
example-steps = Step by step
example-awards = Points scored
example-cards = All the cards
example-open = Open this deal in the game
example-previous = Back
example-next = Next
example-turned = turned
example-stock = on the stock
table-points = Points
table-side = To
table-for = For
table-card = Cards
table-score = Score
table-variant = Game
word-red = red
word-black = black
word-yes = yes
word-no = –
word-or = or
# A list of 3 or 4: the subject, whose, to whom, the object.
role-dealer = the dealer, the dealer’s, the dealer
# A list of 3 or 4: the subject, whose, to whom, the object.
role-eldest = eldest, eldest’s, eldest
# A list of 3 or 4: the subject, whose, to whom, the object.
role-third = the third player, the third player’s, the third player
# A list of 3 or 4: the subject, whose, to whom, the object.
role-dealer-partner = the dealer’s partner, the dealer’s partner’s, the dealer’s partner
# A list of 3 or 4: the subject, whose, to whom, the object.
role-eldest-partner = eldest’s partner, eldest’s partner’s, eldest’s partner
# A list of 3 or 4: the subject, whose, to whom, the object.
role-third-partner =
    the third player’s partner, the third player’s partner’s, the third player’s partner
side-dealer = the dealer’s side, the dealer’s side’s, the dealer’s side
side-eldest = eldest’s side, eldest’s side’s, eldest’s side
side-third = the third side, the third side’s, the third side
word-pair = { $name }: { $value }
group-deal = Players and deal
group-trump = How trump is found
group-turned = Turned cards
group-play = The play
group-points = The points
sources-title = The sources
sources-lead =
    What these pages say about the games comes from nine texts. A small number after a paragraph leads
    here; point at it to see the name of the source.
sources-description =
    The nine texts from which these rules of All Fours are taken, and what each covers.
sources-ours-title = Our rulings
sources-ours-lead =
    Where the sources are silent or can be read in two ways, a program has to decide. Such a
    paragraph has the note “our ruling”, with the reason. These are all of them:
sources-in = In { $language }
sources-games = Games: { $games }
nav-sources = Sources
nav-tactics = Play well
nav-compose = Choose the cards
nav-fair = Fair deals
note-says = Source: { $name }
note-ours = our ruling
cotton-try = Play it as Cotton wrote it
same-lead = Everything else is as in { $game }:
same-show = { $heading }: as in { $game }
glossary-title = Glossary
glossary-eldest = eldest
glossary-eldest-meaning = the player after the dealer; leads first
glossary-follow = follow
glossary-follow-meaning = to play a card of the suit that was led
glossary-void = void
glossary-void-meaning = without a card of a suit
picture-ranks = The ranks from high to low
picture-seats = The seats
picture-points = Card points
picture-seat-dealer = Dealer
picture-seat-eldest = Eldest
picture-seat-n = Player { $n }
picture-seat-caption = Seats in the order of play: { $seats }. Partners have the same colour.
picture-seat-alone = Seats in the order of play: { $seats }.
nothing = –
onepage-title = Trinidad on a sheet
onepage-lead =
    Enough of the rules for a first game, and how to play it well: one sheet of paper, or two screens of a phone.
onepage-all = All the rules, with examples
onepage-link = On one sheet
