## Names of the points.

high = Hoch
low = Niedrig
jack = Bube
hang-jack = Hang Jack
hang-jack-stamp = HANG JACK!
game = Spiel
gift = Geschenk
begged-point = Erbetener Punkt
turned-ace = Ass aufgedeckt
turned-king = König aufgedeckt
turned-queen = Dame aufgedeckt
turned-jack = Bube aufgedeckt
turned-six = Sechs aufgedeckt
turned-two = Zwei aufgedeckt
no-follow = Weder Farbe noch Trumpf
misdeal = Vergeben
revoke = Falsch bedient
looked = Zu früh angesehen
nobody = niemand

## Why a point was scored, or by nobody.

why-high-dealt =
    { $form ->
        [you] Du hattest den höchsten Trumpf im Spiel.
       *[others] { $who } hatte den höchsten Trumpf im Spiel.
    }
why-high-dealt-other-took =
    { $form ->
        [you] Du hattest den höchsten Trumpf; den Stich machte { $other }, der Punkt bleibt trotzdem bei dir.
        [to-you] { $who } hatte den höchsten Trumpf; den Stich hast du gemacht, der Punkt bleibt trotzdem bei { $who }.
       *[others] { $who } hatte den höchsten Trumpf; den Stich machte { $other }, der Punkt bleibt trotzdem bei { $who }.
    }
why-high-taken =
    { $form ->
        [you] Du hast den höchsten Trumpf in deinen Stichen.
       *[others] { $who } hat den höchsten Trumpf in den eigenen Stichen.
    }
why-high-early =
    { $form ->
        [you] Dir fehlte ein Punkt: Das Trumpf-Ass bringt ihn sofort.
       *[others] { $who } fehlte ein Punkt: Das Trumpf-Ass bringt ihn sofort.
    }
why-low-dealt =
    { $form ->
        [you] Du hattest den niedrigsten Trumpf im Spiel.
       *[others] { $who } hatte den niedrigsten Trumpf im Spiel.
    }
why-low-dealt-other-took =
    { $form ->
        [you] Du hattest den niedrigsten Trumpf; den Stich machte { $other }, der Punkt bleibt trotzdem bei dir.
        [to-you] { $who } hatte den niedrigsten Trumpf; den Stich hast du gemacht, der Punkt bleibt trotzdem bei { $who }.
       *[others] { $who } hatte den niedrigsten Trumpf; den Stich machte { $other }, der Punkt bleibt trotzdem bei { $who }.
    }
why-low-taken =
    { $form ->
        [you] Du hast den niedrigsten Trumpf in deinen Stichen.
       *[others] { $who } hat den niedrigsten Trumpf in den eigenen Stichen.
    }
why-jack-home =
    { $form ->
        [you] Du hast den Trumpfbuben heimgebracht.
       *[others] { $who } hat den Trumpfbuben heimgebracht.
    }
why-jack-captured =
    { $form ->
        [you] Du hast { $other } den Trumpfbuben abgenommen.
        [to-you] { $who } hat dir den Trumpfbuben abgenommen.
       *[others] { $who } hat { $other } den Trumpfbuben abgenommen.
    }
why-jack-dealt =
    { $form ->
        [you] Du hast den Trumpfbuben bekommen.
       *[others] { $who } hat den Trumpfbuben bekommen.
    }
why-hang-jack =
    { $form ->
        [you] Du hast den Buben von { $other } gehenkt: Gefangen zählt er { $text }.
        [to-you] { $who } hat deinen Buben gehenkt: Gefangen zählt er { $text }.
       *[others] { $who } hat den Buben von { $other } gehenkt: Gefangen zählt er { $text }.
    }
why-game = Augen: { $score }.
why-game-tie-given =
    Augen: { $score }. Bei Gleichstand gehört der Punkt der Partei, die nicht gegeben hat.
why-game-tie = Augen: { $score }. Bei Gleichstand bekommt niemand den Punkt.
why-no-trump = Es war kein Trumpf im Spiel.
why-no-jack = Der { $suit }-Bube war nicht im Spiel.
not-counted = Die Partie war schon gewonnen: Das zählt nur noch für Alle Vier.
why-gift =
    { $form ->
        [you] Du hast gebeten, { $other } blieb bei { $suit } und schenkte dafür den Punkt.
        [to-you] { $who } hat gebeten, du bist bei { $suit } geblieben und hast dafür den Punkt geschenkt.
       *[others] { $who } hat gebeten, { $other } blieb bei { $suit } und schenkte dafür den Punkt.
    }
why-begged-point =
    { $form ->
        [you] Du hast gebeten und den Punkt genommen; die Karten werden zusammengeworfen.
       *[others] { $who } hat gebeten und den Punkt genommen; die Karten werden zusammengeworfen.
    }
why-turned =
    { $form ->
        [you] Du hast { $card } aufgedeckt.
       *[others] { $who } hat { $card } aufgedeckt.
    }
why-no-follow =
    { $form ->
        [you] Du konntest weder bedienen noch trumpfen.
       *[others] { $who } konnte weder bedienen noch trumpfen.
    }
why-misdeal =
    { $form ->
        [you] Du hast die falsche Anzahl Karten gegeben.
       *[others] { $who } hat die falsche Anzahl Karten gegeben.
    }
why-revoke =
    { $form ->
        [you] Stich { $n }: Du hattest { $text } und hast trotzdem { $card } gespielt.
       *[others] Stich { $n }: { $who } hatte { $text } und hat trotzdem { $card } gespielt.
    }
why-revoke-game =
    { $form ->
        [you] Stich { $n }: Du hattest { $text } und hast auf Trumpf { $card } gespielt; damit ist die ganze Partie verloren.
       *[others] Stich { $n }: { $who } hatte { $text } und hat auf Trumpf { $card } gespielt; damit ist die ganze Partie verloren.
    }
why-looked =
    { $form ->
        [you] Du hast deine Karten vor dem Pitch angesehen.
       *[others] { $who } hat die eigenen Karten vor dem Pitch angesehen.
    }

## What is behind a point, when its reason is opened.

why = Warum
why-dealt =
    { $form ->
        [you] Du hast { $card } bekommen.
       *[others] { $who } hat { $card } bekommen.
    }
why-dealt-in-run =
    { $form ->
        [you] Du hast { $card } erst mit den drei weiteren Karten bekommen.
       *[others] { $who } hat { $card } erst mit den drei weiteren Karten bekommen.
    }
why-drawn =
    { $form ->
        [you] Du hast { $card } vom Talon gezogen.
       *[others] { $who } hat { $card } vom Talon gezogen.
    }
why-trick =
    { $form ->
        [you] Stich { $n }, von dir gemacht
       *[others] Stich { $n }, von { $who } gemacht
    }
why-trumps-in-play = Die { $n } Trümpfe im Spiel
why-one-trump = Der einzige Trumpf im Spiel
why-cards-played = Unter den { $n } Karten im Spiel war kein Trumpf.
why-jack-turned =
    Er wurde aufgedeckt, und die Karten, die nach dem Geben aufgedeckt werden, sind nicht im Spiel.
why-jack-discarded = Du hast ihn abgelegt, und was abgelegt ist, ist aus dem Spiel.
why-jack-away = Er wurde abgelegt oder gar nicht gegeben.
why-jack-in-pack = Er wurde nicht gegeben.
why-pile = { $side }, { $n } { $n ->
        [1] Auge
       *[other] Augen
    }
why-points-away =
    { $n ->
        [1] Das letzte der { $text } Augen war
       *[other] Die übrigen { $n } der { $text } Augen waren
    } nicht im Spiel.
why-dealer-turned =
    { $form ->
        [you] Du hast gegeben und aufgedeckt
       *[others] { $who } hat gegeben und aufgedeckt
    }
why-turn-worth = { $text }: { $n } für die Partei, die gibt.
why-score-before = Es stand { $score }, und mit { $n } Punkten ist die Partie gewonnen.
why-led = Ausgespielt: { $suit }. Trumpf: { $text }
why-could-have =
    { $form ->
        [you] Was du hättest spielen können
       *[others] Was { $who } hätte spielen können
    }
why-no-game =
    { $form ->
        [you] Du kannst in dieser Runde den Punkt „Spiel“ nicht bekommen.
       *[others] { $who } kann in dieser Runde den Punkt „Spiel“ nicht bekommen.
    }
why-dealt-wrongly = Jedem standen { $n } Karten zu; gegeben wurden: { $text }.
why-face-down =
    { $form ->
        [you] Bis zum Pitch deines Gegenübers bleiben deine Karten verdeckt liegen.
       *[others] Bis zum Pitch bleiben die Karten des Partners verdeckt liegen, hier bei { $who }.
    }
cards-after = { $text }: { $card }.

## The four points so far; their names in a small box.

high-box = Hoch
low-box = Niedrig
jack-box = Bube
game-box = Spiel
high-letter = H
low-letter = N
jack-letter = B
game-letter = S
so-far = Die vier Punkte bisher
so-far-note = soweit du es siehst
so-far-open = bei offenen Karten
side-sure =
    { $form ->
        [you] dir sicher
       *[others] { $side }, sicher
    }
side-so-far =
    { $form ->
        [you] bisher du
       *[others] bisher { $side }
    }
still-open = offen
in-your-hand = in deinem Blatt
in-a-hand = bei { $who }
on-the-table = auf dem Tisch
not-seen = nicht gesehen
points-on-table = { $n } auf dem Tisch

## The end of a game: all its points, hand by hand.

decided-it = Was den Ausschlag gab
result-to-share = Ergebnis zum Weitergeben, ohne eine Karte zu verraten
how-it-came = Wie es kam
score-row = Stand
other-row = Sonst
out-on = { $text } in Runde { $n } beendete die Partie.
