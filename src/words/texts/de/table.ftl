## People and sides.

you = Du
you-within = du
and-side = { $who } & { $other }
and-spoken = { $who } und { $other }
plus-spoken = plus { $n }
minus-spoken = minus { $n }

## What is said at the table: first on a button, then in a speech bubble.

stand = Stehen
beg = Bitten
give = Punkt schenken
run = Neuer Trumpf
take-point = Punkt nehmen
bunch = Zusammenwerfen
agree = Einverstanden
insist = Weiterspielen
pass = Passen
nothing-to-call = Nichts anzusagen
call-misdeal = Vergeben!
let-pass = Durchgehen lassen
deal-to =
    { $form ->
        [you] Dir { $n } geben
       *[others] { $who }: { $n } geben
    }
deal-back = Päckchen zurück
deal-rightly = Für mich geben
deal-done = Fertig gegeben
take-back = Zurücknehmen
leave-it = Liegen lassen
look-early = Blatt ansehen
expose-card = Karte fallen lassen
# A card.
call-card = { $card } verlangen
call-revoke = Falsch bedient!
call-it = Ansagen
call-earlier = Früher
call-later = Später
play-all-the-same = Trotzdem spielen
key-mistakes = Eine Karte zurücknehmen, eine fallen lassen oder einen Fehler ansagen
said-stand = Ich stehe!
said-beg = Ich bitte
said-give = { $n ->
        [2] Nimm einen
       *[other] Nehmt einen
    }
said-run = Neuer Trumpf
said-take-point = Ich nehme den Punkt
said-bunch = Zusammenwerfen?
said-agree = Einverstanden
said-insist = Wir spielen
said-pass = Ich passe
said-nothing-to-call = Nichts anzusagen

manner-asks =
    { $n ->
        [1] Tja … { $text }
        [2] Mal sehen. { $text }
        [4] Hm. { $text }
        [5] Oh! { $text }
       *[other] { $text }
    }
manner-answers =
    { $n ->
        [1] Nun gut. { $text }
        [2] Du liebe Zeit. { $text }
        [4] So. { $text }
        [5] Na dann! { $text }
       *[other] { $text }
    }
manner-hangs =
    { $n ->
        [1] Hab ihn!
        [2] Armer Bube.
        [4] Da hängt er.
        [5] Ja! Hab ihn!
       *[other] Erwischt!
    }
manner-wins =
    { $n ->
        [1] Gut gespielt, alle miteinander.
        [2] Was für eine schöne Partie.
        [4] Gutes Spiel.
        [5] Noch eine?
       *[other] Geschafft!
    }

## Headings and marks.

with-value = { $text }: { $value }
with-other = { $text }; { $other }
hand-heading = Runde { $n } · { $who } gibt
hand-heading-you = Runde { $n } · du gibst
trumps-mark = Trumpf { $suit }
to-target = bis { $n }
turned-mark = aufgedeckt { $card }
deal-mark = Verteilung
dealer-mark = G
partner-mark = Partner

## What the person must do now, above the hand.

ask-stand = { $card } liegt offen: bei { $suit } stehen oder bitten?
ask-must-beg = { $card } liegt offen, und du hast kein { $suit }: Du musst bitten.
ask-give = { $who } bittet: { $suit } behalten und einen Punkt schenken, oder neuer Trumpf?
ask-must-run = { $who } bittet. Ein Geschenk würde die Partie beenden: neuer Trumpf.
ask-must-run-no-trump = { $who } bittet. Du hast kein { $suit }: neuer Trumpf.
ask-point-or-run = Einen Punkt und eine neue Runde, oder neuer Trumpf?
ask-bunch = Neue Farbe: { $suit }. Zusammenwerfen oder spielen?
ask-agree = { $who } will zusammenwerfen. Einverstanden?
ask-discard = Wähle { $n } Karten zum Ablegen.
ask-lead = Du spielst aus.
ask-pitch = Du pitchst: Die Farbe, die du ausspielst, ist Trumpf.
ask-follow-trump = { $suit } ausgespielt: Gib einen Trumpf zu.
ask-follow-or-trump = { $suit } ausgespielt: Gib { $card } zu oder trumpfe.
ask-follow = { $suit } ausgespielt: Gib { $card } zu.
ask-any = { $suit } ausgespielt, und du hast keins: Spiel, was du willst.
ask-all = { $suit } ausgespielt: Du darfst alles spielen.
ask-trump = { $suit } ausgespielt, und du hast keins: Du musst trumpfen.
ask-overtrump = Der Stich ist getrumpft: nicht untertrumpfen.
ask-lay-down = Damit ist nichts mehr zu holen. Blatt hinlegen?
ask-calls = Hat jemand falsch bedient?
ask-misdeal = Es ist vergeben worden. „Vergeben!“ ansagen?
ask-deal = Du gibst, jedem { $n } Karten: Tippe für jedes Päckchen auf einen Platz.
ask-replace = Karte zurückgenommen: Spiel eine andere.
ask-take-back = Nimmst du { $card } zurück?
ask-call = { $who }, Stich { $n }: { $card }. War das falsch bedient?
ask-expose = Welche Karte fällt offen auf den Tisch?
# $text: cards.
ask-call-card = { $who } ist dran; offen: { $text }. Eine Karte verlangen?
not-called = Diese Karte lässt sich nicht verlangen: Sie darf in diesem Stich nicht gespielt werden.
not-called-now =
    Nur ein Gegner kann eine offene Karte verlangen, in einem späteren Stich und bevor dort ihr
    Besitzer zugibt.
not-other-card = Verlangt ist { $card }: Spiel diese Karte.
# What lies face up of somebody's hand; $text: cards.
exposed-of = { $who }, offen: { $text }
revoke-warns = { $text } So würdest du falsch bedienen.
hint-odd = Etwas war seltsam: Sieh dir an, was { $who } in Stich { $n } gespielt hat.
hint-nothing-odd = In dieser Runde war nichts Seltsames zu sehen.
waiting-for = { $who } überlegt …
touch-on = Antippen: weiter
click-on = Klicken: weiter
award-waits = Punkte bleiben stehen, bis du sie gelesen hast: weiter mit der Eingabetaste.
trumps-label = Trumpf
led-mark = zuerst
trick-taken =
    { $form ->
        [you] Dein Stich
       *[others] Stich für { $who }
    }
trick-hangs =
    { $form ->
        [you] Du henkst den Buben!
       *[others] { $who } henkt den Buben!
    }
stock-left = Talon: { $n }
stock-top = oben auf dem Talon: { $card }
suit-trumps = { $suit } (Trumpf)
tricks-won = { $who }: { $n } { $n ->
        [1] Stich
       *[other] Stiche
    }
first-trick-mark = erster Stich

## Why a card cannot be played.

not-now = Du bist gerade nicht dran.
card-chosen = { $card }: vorgemerkt, bis du dran bist.
card-not-chosen = { $card }: nicht mehr vorgemerkt.
card-raised = { $card }: angehoben. Zum Spielen noch einmal drücken.
# The button of a hand that wins all tricks that are left, why, and the answer.
claim = Den Rest nehmen
claim-note = Keine Karte, die noch kommen kann, schlägt eine von deinen.
claimed = Der Rest gehört dir.
not-follow-trump = Trumpf ist ausgespielt, und du hast Trumpf: Gib einen zu.
not-follow-or-trump = { $suit } ist ausgespielt: Gib { $card } zu oder trumpfe.
not-follow = { $suit } ist ausgespielt: Gib { $card } zu.
not-trump = Du hast kein { $suit }: Du musst trumpfen.
not-undertrump = Der Stich ist getrumpft: Untertrumpfen darfst du nur, wenn sonst nichts geht.

## What is said when it is asked for.

no-trump-yet = Es gibt noch keinen Trumpf.
trump-proposed = Aufgedeckt: { $card }. Trumpf steht noch nicht fest.
no-trick-yet = Noch ist kein Stich gemacht.
no-cards = Du hast keine Karten.

## What follows from a word, below its button. $suit: the suit that is turned.

note-stand = { $suit } bleibt Trumpf
note-beg = ein Punkt für dich oder neuer Trumpf
note-give = ein Punkt geschenkt, { $suit } bleibt
note-run = noch je drei Karten, neuer Trumpf
note-turn = eine andere Farbe wird aufgedeckt
note-take-point = ein Punkt, dann eine neue Runde
note-bunch = es wird neu gegeben
