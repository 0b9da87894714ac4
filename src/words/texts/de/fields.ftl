### Der Regelsatz: seine Felder und Werte

fields-changed = Geändert
field-group-target = Partie und Geben
field-group-trump = Trumpf und aufgedeckte Karten
field-group-begging = Bitten und neue Karten
field-group-play = Die Stiche
field-group-high = Die Punkte
field-group-stake-game = Einsätze

field-target = Ziel
field-target-meaning = Mit wie vielen Punkten die Partie gewonnen ist.
field-target-changed = Ziel: { $n }
field-teams = Partner
field-teams-meaning =
    Zu viert oder zu sechst spielen und zählen die zusammen, die einander gegenübersitzen.
field-teams-changed = mit Partnern
field-teams-off = jeder für sich
field-direction = Richtung
field-direction-meaning = In welcher Richtung gegeben und gespielt wird.
field-direction-changed = { $value }
field-first-dealer = erster Geber
field-first-dealer-meaning = Wie ausgemacht wird, wer zuerst gibt.
field-first-dealer-changed = erster Geber: { $value }
field-partners-by-jacks = Partner nach Buben
field-partners-by-jacks-meaning =
    Vor der Partie bekommt jeder einen Buben: Rote Buben spielen gegen schwarze.
field-partners-by-jacks-changed = Partner nach Buben
field-partners-by-jacks-off = keine Partner nach Buben
field-packets = Geben
field-packets-meaning = Wie viele der sechs Karten auf einmal gegeben werden.
field-packets-changed = gegeben: { $value }
field-trump = Trumpf
field-trump-meaning = Wie die Trumpffarbe einer Runde gefunden wird.
field-trump-changed = Trumpf: { $value }
field-face-down = verdeckte Karten
field-face-down-meaning = Wer seine Karten verdeckt liegen lassen muss, bis Trumpf feststeht.
field-face-down-changed = verdeckt: { $value }
field-turn-up-ace = Ass aufgedeckt
field-turn-up-ace-meaning = Punkte für die Partei des Gebers, wenn ein Ass aufgedeckt wird.
field-turn-up-ace-changed = Ass aufgedeckt: { $n }
field-turn-up-ace-off = nichts für ein aufgedecktes Ass
field-turn-up-king = König aufgedeckt
field-turn-up-king-meaning = Punkte für die Partei des Gebers, wenn ein König aufgedeckt wird.
field-turn-up-king-changed = König aufgedeckt: { $n }
field-turn-up-king-off = nichts für einen aufgedeckten König
field-turn-up-queen = Dame aufgedeckt
field-turn-up-queen-meaning = Punkte für die Partei des Gebers, wenn eine Dame aufgedeckt wird.
field-turn-up-queen-changed = Dame aufgedeckt: { $n }
field-turn-up-queen-off = nichts für eine aufgedeckte Dame
field-turn-up-jack = Bube aufgedeckt
field-turn-up-jack-meaning = Punkte für die Partei des Gebers, wenn ein Bube aufgedeckt wird.
field-turn-up-jack-changed = Bube aufgedeckt: { $n }
field-turn-up-jack-off = nichts für einen aufgedeckten Buben
field-turn-up-six = Sechs aufgedeckt
field-turn-up-six-meaning = Punkte für die Partei des Gebers, wenn eine Sechs aufgedeckt wird.
field-turn-up-six-changed = Sechs aufgedeckt: { $n }
field-turn-up-six-off = nichts für eine aufgedeckte Sechs
field-turn-up-two = Zwei aufgedeckt
field-turn-up-two-meaning = Punkte für die Partei des Gebers, wenn eine Zwei aufgedeckt wird.
field-turn-up-two-changed = Zwei aufgedeckt: { $n }
field-turn-up-two-off = nichts für eine aufgedeckte Zwei
field-turn-up-timing = Aufgedecktes zählt
field-turn-up-timing-meaning = Wann eine aufgedeckte Karte zählt, und welche von mehreren.
field-turn-up-timing-changed = Aufgedecktes zählt: { $value }
field-begging = Bitten
field-begging-meaning =
    Wer entscheidet, wenn Vorhand (wer nach dem Geber sitzt) die aufgedeckte Farbe nicht will.
field-begging-changed = Bitten: { $value }
field-must-beg-without-trump = ohne Trumpf bitten
field-must-beg-without-trump-meaning =
    Ob Vorhand bitten muss, wenn sie keine Karte der aufgedeckten Farbe hat.
field-must-beg-without-trump-changed = ohne Trumpf muss man bitten
field-must-beg-without-trump-off = ohne Trumpf muss man nicht bitten
field-gift-bar = kein Sieg durch Geschenk
field-gift-bar-meaning =
    Bei drei und mehr Parteien darf der Geber den Punkt nicht schenken, wenn eine Partei dadurch
    gewänne, die nicht gebeten hat.
field-gift-bar-changed = kein Sieg durch Geschenk
field-gift-bar-off = Sieg durch Geschenk erlaubt
field-run = neuer Trumpf
field-run-meaning = Wie viele Karten jeder bekommt, bevor für neuen Trumpf die nächste aufgedeckt wird.
field-run-changed = neuer Trumpf: { $value }
field-bunch = Zusammenwerfen
field-bunch-meaning =
    Nach der Suche nach neuem Trumpf darf jeder vorschlagen, zusammenzuwerfen; sind alle
    einverstanden, wird neu gegeben.
field-bunch-changed = Zusammenwerfen erlaubt
field-bunch-off = kein Zusammenwerfen
field-discard = Ablegen
field-discard-meaning = Ob nach der Suche nach neuem Trumpf auf sechs Karten abgelegt wird.
field-discard-changed = Ablegen: { $value }
field-play = Bedienen
field-play-meaning = Welche Karten erlaubt sind, wenn eine Nebenfarbe ausgespielt ist.
field-play-changed = { $value }
field-no-undertrump = kein Untertrumpfen
field-no-undertrump-meaning =
    Ist ein Stich getrumpft, darf man nur dann niedriger trumpfen, wenn sonst nichts geht.
field-no-undertrump-changed = kein Untertrumpfen
field-no-undertrump-off = Untertrumpfen erlaubt
field-no-follow-penalty = weder Farbe noch Trumpf
field-no-follow-penalty-meaning =
    Punkte, die verliert, wer weder bedienen noch trumpfen kann, solange der Talon liegt.
field-no-follow-penalty-changed = weder Farbe noch Trumpf: Strafe { $n }
field-no-follow-penalty-off = weder Farbe noch Trumpf: keine Strafe
field-first-trick-open = erster Stich offen
field-first-trick-open-meaning =
    Der erste Stich bleibt offen liegen, mit einem Trumpf obenauf, der die Trumpffarbe zeigt.
field-first-trick-open-changed = erster Stich offen
field-first-trick-open-off = erster Stich verdeckt
field-throw-in = Blatt hinlegen
field-throw-in-meaning =
    Wer nichts mehr holen kann, darf zwischen den Stichen das Blatt hinlegen; der Partner spielt
    allein weiter.
field-throw-in-changed = ein wertloses Blatt darf man hinlegen
field-throw-in-off = kein Hinlegen
field-early-high = Hoch mit dem Ass
field-early-high-meaning =
    Wem nur noch ein Punkt fehlt, der gewinnt, sobald er das Trumpf-Ass spielt.
field-early-high-changed = Hoch mit dem Ass
field-early-high-off = kein Hoch mit dem Ass
field-high = Hoch
field-high-meaning =
    Wer Hoch anschreibt: wer den höchsten Trumpf bekommen hat oder wer ihn im Stich gewinnt.
field-high-changed = Hoch: { $value }
field-low = Niedrig
field-low-meaning =
    Wer Niedrig anschreibt: wer den niedrigsten Trumpf bekommen hat oder wer ihn im Stich gewinnt.
field-low-changed = Niedrig: { $value }
field-jack = Bube
field-jack-meaning =
    Wer Bube anschreibt: wer den Trumpfbuben bekommen hat oder wer ihn im Stich gewinnt.
field-jack-changed = Bube: { $value }
field-hang-jack = Hang Jack (gehenkter Bube)
field-hang-jack-meaning =
    Wer einer anderen Partei den Trumpfbuben abnimmt, bekommt mehr als 1 Punkt: meist 3.
field-hang-jack-changed = Hang Jack (gehenkter Bube)
field-hang-jack-off = kein Hang Jack
field-game-tie = Gleichstand bei „Spiel“
field-game-tie-meaning = Wer den Punkt „Spiel“ bekommt, wenn mehrere die meisten Augen haben.
field-game-tie-changed = Gleichstand bei „Spiel“: { $value }
field-order = Reihenfolge
field-order-meaning =
    In welcher Reihenfolge die Punkte einer Runde zählen: Kurz vor dem Ziel entscheidet sie die
    Partie.
field-order-changed = Reihenfolge: { $value }
field-stake-game = Einsatz für die Partie
field-stake-game-meaning =
    Was jeder Verlierer für die Partie zahlt. Es wird nur ausgerechnet, nie kassiert.
field-stake-game-changed = Einsatz für die Partie: { $n }
field-stake-game-off = kein Einsatz für die Partie
field-stake-all-fours = Einsatz für Alle Vier
field-stake-all-fours-meaning =
    Was alle vier Punkte einer Runde wert sind; die letzte Runde wird dann weitergespielt, solange
    sie noch zu machen sind.
field-stake-all-fours-changed = Einsatz für Alle Vier: { $n }
field-stake-all-fours-off = kein Einsatz für Alle Vier
field-table-rules = Irrtümer
field-table-rules-meaning =
    Man kann sich irren wie an einem echten Tisch: Auch eine Karte, die nicht gespielt werden darf,
    lässt sich spielen, und ein Gegner darf es sagen.
field-table-rules-changed = Irrtümer sind möglich
field-table-rules-off = Irrtümer sind nicht möglich
field-hand-dealing = Geben von Hand
field-hand-dealing-meaning =
    Der Geber zählt die Karten selbst ab und kann sich verzählen; ein Gegner darf es sagen. Nur, wo
    man sich irren kann.
field-hand-dealing-changed = Karten werden von Hand gegeben
field-hand-dealing-off = Karten werden nicht von Hand gegeben
field-game-points = Punkte für „Spiel“
field-game-points-meaning = Wie viel der Punkt „Spiel“ zählt.
field-game-points-changed = { $n } für „Spiel“
field-hang-points = Punkte für Hang Jack
field-hang-points-meaning = Wie viel es zählt, einer anderen Partei den Trumpfbuben abzunehmen.
field-hang-points-changed = { $n } für Hang Jack
field-no-gift-without-trump = kein Geschenk ohne Trumpf
field-no-gift-without-trump-meaning =
    Ein Geber ohne Karte der aufgedeckten Farbe darf nicht schenken und muss neuen Trumpf suchen.
field-no-gift-without-trump-changed = kein Geschenk ohne Trumpf
field-no-gift-without-trump-off = Geschenk auch ohne Trumpf
field-misdeal-deal = Geben nach dem Vergeben
field-misdeal-deal-meaning = Wer gibt, wenn falsch gegebene Karten zusammengeworfen sind.
field-misdeal-deal-changed = nach dem Vergeben gibt { $value }
field-revoke-penalty = Strafe für falsches Bedienen
field-revoke-penalty-meaning =
    Was es kostet, eine nicht erlaubte Karte gespielt zu haben. Nur, wo man sich irren kann.
field-revoke-penalty-changed = falsches Bedienen kostet { $value }
field-revoke-bars-game = falsches Bedienen kostet „Spiel“
field-revoke-bars-game-meaning =
    Ob eine Partei, die falsch bedient hat, in dieser Runde den Punkt „Spiel“ noch gewinnen kann.
field-revoke-bars-game-changed = falsches Bedienen kostet „Spiel“
field-revoke-bars-game-off = falsches Bedienen kostet „Spiel“ nicht
field-card-laid-stays = was liegt, liegt
field-card-laid-stays-meaning =
    Eine Karte, die den Tisch berührt hat, wird nicht zurückgenommen. Nur, wo man sich irren kann.
field-card-laid-stays-changed = was liegt, liegt
field-card-laid-stays-off = Karten können zurückgenommen werden

named-rules = Wie manche spielen
named-tobago-two = Wie auf Tobago
named-must-beg = Ohne Trumpf muss man bitten
named-no-undertrump = Untertrumpfen verboten
named-batley-carr = Batley-Carr- oder Scarborough-Regeln
named-honley = Wie in Honley
named-jacks = Rote Buben gegen schwarze
named-highest-pitches = Wer am höchsten abhebt, pitcht
named-three-two-one = Drei Karten, dann zwei, dann eine
named-stakes = Einsatz: Partie 2, Alle Vier 1
named-league-game = Ligapartie
named-cotton-himself = Wie Cotton selbst 1674 schrieb
named-fixing-jack = Nur ein Bube, der Trumpf macht, zählt
named-to-seven = Cottons kürzeste Partie
named-to-fifteen = Cottons längste Partie
named-singles = Jede Karte einzeln gegeben
named-no-discard = Niemand legt ab
named-nine-kept = Neun Karten werden behalten
named-all-kept = Alle Karten werden behalten
named-beer-jack = Beer-Jack-Turnier
named-university = Turnier der Universität
named-college = Turnier des College

value-yes = ja
value-no = nein
value-direction-clockwise = im Uhrzeigersinn
value-direction-anticlockwise = gegen den Uhrzeigersinn
value-first-dealer-cut = höchste Karte beim Abheben
value-first-dealer-cut-put = höchste Karte, Drei und Zwei über dem Ass
value-first-dealer-cut-pitcher = höchste Karte spielt zuerst aus
value-first-dealer-first-jack = erster Bube spielt zuerst aus
value-first-dealer-red-black = Rot oder Schwarz raten
value-packets-three-three = drei und drei
value-packets-singles = einzeln
value-packets-two-two-two = zwei, zwei und zwei
value-packets-three-two-one = drei, zwei und eine
value-packets-three-one-two = drei, eine und zwei
value-packets-two-three-one = zwei, drei und eine
value-packets-two-one-three = zwei, eine und drei
value-packets-one-three-two = eine, drei und zwei
value-packets-one-two-three = eine, zwei und drei
value-packets-four-one-one = vier, eine und eine
value-packets-one-four-one = eine, vier und eine
value-packets-one-one-four = eine, eine und vier
value-trump-turn-up = eine Karte wird aufgedeckt
value-trump-pitch = die erste Karte (Pitch)
value-trump-cut = beim Abheben gezeigt, mit Talon
value-face-down-nobody = keine
value-face-down-pitchers-partner = die vom Partner des Pitchers
value-face-down-all-but-dealer-and-eldest = alle außer Geber und Vorhand
value-turn-up-timing-at-once = sofort
value-turn-up-timing-in-settlement = nach dem Spiel
value-turn-up-timing-if-it-fixes-trump = nur, was Trumpf macht
value-turn-up-timing-if-accepted = nur, wenn angenommen
value-begging-none = gibt es nicht
value-begging-dealer-answers = der Geber entscheidet
value-begging-eldest-chooses = Vorhand entscheidet
value-run-three-more-and-turn = jedes Mal drei weitere Karten
value-run-turn-only = einmal drei weitere Karten
value-run-turn-without-dealing = keine weiteren Karten
value-discard-never = nie
value-discard-to-six = auf sechs
value-discard-to-six-from-twelve = auf sechs, erst ab zwölf
value-play-follow-or-trump = bedienen oder trumpfen
value-play-follow-or-trump-else-trump = bedienen oder trumpfen, ohne Farbe Trumpfzwang
value-play-strict = bedienen, sonst Trumpfzwang
value-play-no-ruff = bedienen, trumpfen nur ohne Farbe
value-play-trump-only = nur Trumpf bedienen, sonst jede Karte
value-play-free = jederzeit jede Karte
value-high-dealt = wer ihn bekommen hat
value-high-taken = wer ihn im Stich gewinnt
value-low-dealt = wer ihn bekommen hat
value-low-taken = wer ihn im Stich gewinnt
value-jack-dealt = wer ihn bekommen hat
value-jack-taken = wer ihn im Stich gewinnt
value-game-tie-nobody = niemand
value-game-tie-non-dealer = wer nicht gegeben hat
value-order-high-low-jack-game = Hoch, Niedrig, Bube, Spiel
value-order-game-high-low-jack = Spiel, Hoch, Niedrig, Bube
value-misdeal-deal-same = derselbe
value-misdeal-deal-next = der Nächste
value-revoke-penalty-by-card = die Partie, wenn ein hoher Trumpf zurückgehalten wurde
value-revoke-penalty-one = 1 Punkt
value-revoke-penalty-game = die Partie
value-revoke-penalty-trump-game = die Partie bei ausgespieltem Trumpf
value-revoke-penalty-bare-jack = die Partie, wenn der blanke Bube zurückgehalten wurde
