### Where the rules are from: a source's name and entry, and why a ruling is our own

source-000 = Two-handed, in German
source-000-entry =
    A German description of All Fours for two, without a title or a name. It begins “All Fours ist
    ein Spiel für zwei Personen mit dem französischen 52er Blatt”. It covers the game for two to 7.
source-000-language = German
source-001 = All Fours in Trinidad
source-001-entry =
    “All 4s Rules”, an English excerpt with the chapter “All Fours in Trinidad”, “with thanks to Glen
    Benjamin for explaining the modern Trinidad game to me”. It covers Trinidad for four and for two,
    what happens when somebody makes a mistake, and Tobago.
source-001-language = English
source-002 = McLeod, in German
source-002-entry =
    “All Fours”, a German rendering of John McLeod’s description, in chapters: introduction, Trinidad,
    West Yorkshire (with hints on play), Lancashire after Arthur Taylor’s “Pub Games”, the 17th century
    after Charles Cotton’s “Compleat Gamester” of 1674, and North America, Old Sledge or Seven Up, after
    R. F. Foster, 1897.
source-002-language = German
source-003 = Règles du All Fours
source-003-entry =
    “Règles du All Fours”, a French description of the game for two, with California Jack and a game
    for four as variants.
source-003-language = French
source-004 = Bearsul and Neznanich
source-004-entry =
    “All Fours”, “researched by Ld. Brusten de Bearsul, re-redaction by Modar Neznanich”, for the SCA
    (Society for Creative Anachronism), who bring the Middle Ages and the Renaissance back to life. It
    covers a game for two to 49.
source-004-language = English
source-005 = allfoursonline.com
source-005-entry =
    “Rule Variations”, the options of a long-running online game from Trinidad: how strictly suit must
    be followed, and what a revoke costs.
source-005-language = English
source-006 = Stag Beer Jack
source-006-entry =
    The page of the Stag Beer Jack tournament, played in 300 bars of Trinidad and Tobago, each bar at
    three tables.
source-006-language = English
source-007 = University staff tournament
source-007-entry =
    “UWI Staff Inter-Department All Fours Tournament”: its format and the rules of the game.
source-007-language = English
source-008 = Presentation College
source-008-entry =
    “All Fours Rules” of the Alumni Association of Presentation College Chaguanas, for its tournament
    UNITE 2022.
source-008-language = English
our-ruling = Our ruling
# A changed rule that no source knows.
source-none = A house rule that no source names

# Why a paragraph is our own ruling: ruling-PARAGRAPH.

ruling-target = The source gives no target for this game.
ruling-first-dealer = The source does not say how the first dealer is found.
ruling-cut-ties = No source says what happens when the highest cards are equal.
ruling-wrong-guess = The source names the side, but not which of its players leads.
ruling-shuffle = The source does not mention both shuffling and cutting.
ruling-packets = The source leaves open how many cards are dealt at a time.
ruling-looking = The source names this penalty for the West Yorkshire game with two sides.
ruling-deal-passes = The source does not say who deals the next hand.
ruling-cut-depth = The source says that eldest cuts, but not how deep.
ruling-table-words = The words are those of the descriptions of the Trinidad game.
ruling-cotton-wrote =
    The source renders Cotton’s sentence as eldest’s choice, and so it is played here; his own words
    say otherwise.
ruling-gift-order = The source does not say in which order the points are scored.
ruling-chooses-once = The source does not say whether eldest may choose again.
ruling-point-ends-hand = The source does not say who deals after that.
ruling-run-packet = The sources only say that three cards are dealt.
ruling-run-out = The source does not say what happens when the pack runs out.
ruling-run-out-dealer = The source does not say who deals again.
ruling-run-out-when = No source says when exactly the pack has run out.
ruling-bunch-order = The source says that any player may propose, but not who comes first.
ruling-bunch-answers =
    The source does not say in which order they answer, nor whether one may propose again.
ruling-discard = The source says nothing about discarding.
ruling-discards-out = The source does not say whether a discarded trump counts.
ruling-turn-up-timing = The source can be read in two ways.
ruling-fixing-card-when = The source does not say when it is scored.
ruling-accepted-card-when = The source does not say when it is scored.
ruling-gift-before-turned = The source does not say when the gift is scored.
ruling-turned-kept = The source does not say what becomes of these points.
ruling-turned-lost = The source does not say what becomes of the turned jacks.
ruling-draw-seen = The source does not say whether the second card is shown.
ruling-last-six = The source only says that the last six cards are played as in All Fours.
ruling-below-zero = The source does not say what happens at zero.
ruling-throw-in-turns = The source does not say who may do so first, nor whether both may.
ruling-no-throw-in = The source lets the partner play on; with two players there is none.
ruling-game-tie = The source does not say who scores in a tie.
ruling-all-tie = The source does not mention a tie among more than two.
ruling-one-trump = The source does not mention a single trump.
ruling-no-trump = No source mentions a hand without trumps.
ruling-strict-order = The source does not say that the first to reach the target wins at that point.
ruling-early-high = The source says this about the West Yorkshire game.
ruling-early-high-any = The source says it only about the first lead.
ruling-stake-judged = The source’s example shows one case only.
ruling-league-equal = The source does not mention equal sums.
ruling-series-dealer = The sources do not say who deals first in the next game.
ruling-bar-match-games =
    The source says “to 22”, and not at which table the eighth game is played. It may also mean 22 games
    won: that can take 43 games, too many for an evening.
ruling-misdeal = The sources describe this for Trinidad.
ruling-revoke = The sources describe this for Trinidad.
ruling-revoke-penalty = The sources describe this for Trinidad.
ruling-revoke-bars-game = The sources describe this for Trinidad.
ruling-card-laid-stays = The sources describe this for Trinidad.
ruling-exposed = The sources describe this for Trinidad.
