### Die Regeln der Spiele

section-brief = In einer Minute
rule-brief-aim =
    { $scorer ->
        [side] Jeder bekommt sechs Karten. Die Partei, die zuerst { $target } Punkte hat, gewinnt;
       *[player] Jeder bekommt sechs Karten. Wer zuerst { $target } Punkte hat, gewinnt;
    } jede Runde bietet vier, in manchen Spielen mehr.
rule-brief-trump =
    { $trump ->
        [turn-up] Die Karte, die nach dem Geben aufgedeckt wird, schlägt den Trumpf vor.
        [pitch] Nichts wird aufgedeckt: Die Farbe der ersten ausgespielten Karte ist Trumpf.
       *[cut] Eine beim Abheben gezeigte Karte bestimmt den Trumpf, und der Rest ist ein Talon zum
            Ziehen.
    } { $begging ->
        [none] Niemand kann ihn ablehnen.
        [dealer-answers] Vorhand darf um einen anderen bitten; dann schenkt der Geber einen Punkt und
            bleibt bei der Farbe, oder er sucht neuen Trumpf.
       *[eldest-chooses] Vorhand darf ihn ablehnen und nimmt dann einen Punkt oder lässt neuen Trumpf
            suchen.
    }
rule-brief-play =
    { $play ->
        [follow-or-trump] Bediene oder trumpfe, wie du willst; eine andere Farbe wirfst du nur ab, wenn
            du nicht bedienen kannst.
        [follow-or-trump-else-trump] Bediene oder trumpfe, wie du willst; eine andere Farbe wirfst du
            nur ab, wenn keines von beiden geht.
        [strict] Bediene; kannst du nicht, trumpfe, wenn du kannst.
        [trump-only] Bediene Trumpf, wenn du kannst; sonst spiele, was du willst.
        [free] Spiele, was du willst.
       *[no-ruff] Bediene; kannst du nicht, spiele, was du willst.
    }
rule-brief-points =
    Hoch und Niedrig sind der höchste und der niedrigste Trumpf, Bube ist der Trumpfbube, und Spiel geht
    an die wertvollsten Stiche. { $order ->
        [game-high-low-jack] Gezählt wird in der Reihenfolge Spiel, Hoch, Niedrig, Bube,
       *[high-low-jack-game] Gezählt wird in der Reihenfolge Hoch, Niedrig, Bube, Spiel,
    } und wer zuerst am Ziel ist, hat gewonnen.
rule-two-players = Zwei Spieler spielen gegeneinander.
rule-three-players = Drei Spieler spielen, jeder für sich.
rule-two-three-four =
    Es spielen zwei, drei oder vier. Zu zweit und zu dritt spielt jeder für sich; zu viert spielen
    zwei gegen zwei, und die Partner sitzen einander gegenüber. Wer zusammen anschreibt,
    einer allein oder zwei Partner, heißt hier eine _Partei_.
rule-teams-true =
    Die { $players } Spieler bilden { $sides } Parteien zu je zwei. Partner sitzen einander gegenüber
    und schreiben gemeinsam an.
rule-teams-false = Jeder spielt für sich, wie viele auch am Tisch sitzen.
rule-pack =
    Gespielt wird mit 52 Karten. In jeder Farbe ist das Ass am höchsten; es folgen König, Dame,
    Bube, Zehn, Neun und so weiter bis zur Zwei.
rule-basics =
    Für alle, die noch nie um Stiche gespielt haben: Einer spielt eine Karte aus, die anderen legen
    je eine dazu, und wem die beste Karte gehört, der nimmt alle – das ist ein _Stich_. Bei jedem
    Geben ist eine Farbe _Trumpf_: Jede Karte dieser Farbe schlägt jede Karte der anderen Farben,
    die Trumpf-Zwei also auch ein Ass.
rule-aim =
    Eine Partie geht über mehrere Runden: Jedes Geben mit allem, was danach gespielt und gezählt
    wird, ist eine _Runde_. In jeder Runde gibt es vier Punkte zu gewinnen, und daher hat das Spiel
    seinen Namen, „alle vier“: __Hoch__ für den höchsten Trumpf, __Niedrig__ für den niedrigsten,
    __Bube__ für den Trumpfbuben und __Spiel__ für die wertvollsten Karten in den Stichen.
rule-target-n =
    { $scorer ->
        [side] Die Partei, die zuerst { $points } hat, gewinnt die Partie.
       *[player] Wer zuerst { $points } hat, gewinnt die Partie.
    }
rule-first-dealer-cut = Alle heben ab; wer die höchste Karte zeigt, gibt die erste Runde.
rule-first-dealer-cut-put =
    Alle heben ab; wer die höchste Karte zeigt, gibt die erste Runde. Nur bei diesem Abheben gilt
    die Rangfolge des alten Spiels Put: Drei, Zwei, Ass, König und so weiter bis zur Vier.
rule-first-dealer-cut-pitcher =
    Alle heben ab; wer die höchste Karte zeigt, spielt zum ersten Stich aus, und der Spieler vor ihm
    gibt die erste Runde.
rule-first-dealer-first-jack =
    Karten werden einzeln offen ausgeteilt, bis ein Bube fällt: Wer ihn bekommt, spielt zum ersten
    Stich aus. Der Spieler vor ihm gibt die erste Runde.
rule-first-dealer-red-black =
    { $scorer ->
        [side] Eine Partei hebt ab, und eine andere rät Rot oder Schwarz. Rät sie richtig, bestimmt
            sie, wer von ihren Spielern zum ersten Stich ausspielt.
       *[player] Einer hebt ab, und ein anderer rät Rot oder Schwarz. Rät er richtig, spielt er zum
            ersten Stich aus.
    } Der Spieler vor ihm gibt die erste Runde.
rule-cut-ties = Sind die höchsten Karten gleich, heben alle noch einmal ab.
rule-wrong-guess =
    { $scorer ->
        [side] Wird falsch geraten, bestimmt die Partei, die abgehoben hat, wer zum ersten Stich
            ausspielt.
       *[player] Wird falsch geraten, spielt zum ersten Stich aus, wer abgehoben hat.
    }
rule-direction-clockwise = Gegeben und gespielt wird im Uhrzeigersinn, also nach links.
rule-direction-anticlockwise = Gegeben und gespielt wird gegen den Uhrzeigersinn, also nach rechts.
rule-eldest-two =
    Wer nicht gibt, ist _Vorhand_: { $trump ->
        [turn-up] Vorhand spricht zuerst und spielt zuerst aus.
       *[pitch] Vorhand spielt zuerst aus.
    }
rule-eldest-left =
    Der linke Nachbar des Gebers ist _Vorhand_: { $trump ->
        [turn-up] Vorhand spricht zuerst und spielt zuerst aus.
       *[pitch] Vorhand spielt zuerst aus.
    }
rule-eldest-right =
    Der rechte Nachbar des Gebers ist _Vorhand_: { $trump ->
        [turn-up] Vorhand spricht zuerst und spielt zuerst aus.
       *[pitch] Vorhand spielt zuerst aus.
    }
rule-shuffle =
    Vor jedem Geben mischt der Geber, und der Spieler, der in der Reihe vor ihm kommt, hebt ab. Auf diesem
    Bildschirm besorgt beides der Name der Verteilung.
rule-shuffle-may = Wer abheben soll, kann es auch bleiben lassen.
rule-packets-three-three = Jeder bekommt sechs Karten, zweimal drei, Vorhand zuerst.
rule-packets-singles = Jeder bekommt sechs Karten, immer eine auf einmal, Vorhand zuerst.
rule-packets-two-two-two = Jeder bekommt sechs Karten, dreimal zwei, Vorhand zuerst.
rule-packets-three-two-one =
    Jeder bekommt sechs Karten in drei Durchgängen, Vorhand zuerst: erst drei, dann zwei, dann eine.
rule-packets-three-one-two =
    Jeder bekommt sechs Karten in drei Durchgängen, Vorhand zuerst: erst drei, dann eine, dann zwei.
rule-packets-two-three-one =
    Jeder bekommt sechs Karten in drei Durchgängen, Vorhand zuerst: erst zwei, dann drei, dann eine.
rule-packets-two-one-three =
    Jeder bekommt sechs Karten in drei Durchgängen, Vorhand zuerst: erst zwei, dann eine, dann drei.
rule-packets-one-three-two =
    Jeder bekommt sechs Karten in drei Durchgängen, Vorhand zuerst: erst eine, dann drei, dann zwei.
rule-packets-one-two-three =
    Jeder bekommt sechs Karten in drei Durchgängen, Vorhand zuerst: erst eine, dann zwei, dann drei.
rule-packets-four-one-one =
    Jeder bekommt sechs Karten in drei Durchgängen, Vorhand zuerst: erst vier, dann eine, dann eine.
rule-packets-one-four-one =
    Jeder bekommt sechs Karten in drei Durchgängen, Vorhand zuerst: erst eine, dann vier, dann eine.
rule-packets-one-one-four =
    Jeder bekommt sechs Karten in drei Durchgängen, Vorhand zuerst: erst eine, dann eine, dann vier.
rule-packets-choice =
    An einem echten Tisch darf der Geber wählen, wie er die sechs Karten aufteilt. Hier bleibt es
    die ganze Partie hindurch gleich.
rule-face-down-nobody = Jeder darf seine Karten sofort ansehen.
rule-face-down-pitchers-partner =
    Der Partner von Vorhand darf seine Karten erst ansehen, wenn Vorhand die erste Karte ausgespielt
    hat.
rule-face-down-all-but-dealer-and-eldest =
    Bis der Trumpf feststeht, sehen nur Geber und Vorhand ihre Karten an. Die anderen lassen sie
    verdeckt liegen.
rule-looking =
    An einem echten Tisch kostet es vier Punkte, die Karten zu früh anzusehen: { $rivals ->
        [sides] Jede der anderen Parteien schreibt sie sofort an.
       *[side] Die andere Partei schreibt sie sofort an.
    } Wo man sich nicht irren kann, liegen die Karten einfach verdeckt.
rule-stock =
    Die übrigen Karten sind der _Talon_. Er liegt offen, sodass man nur seine oberste Karte sieht.
rule-deal-passes = Nach jeder Runde gibt, wer Vorhand war.
rule-trump-turn-up =
    Wenn jeder sechs Karten hat, deckt der Geber die nächste Karte auf: Ihre Farbe ist als Trumpf
    _vorgeschlagen_. Die aufgedeckte Karte gehört niemandem und wird nie gespielt.
rule-trump-pitch =
    Keine Karte wird aufgedeckt. Vorhand spielt zum ersten Stich irgendeine Karte aus, und deren
    Farbe ist für die ganze Runde Trumpf: Das ist der _Pitch_. Wähle gut – damit entscheidet sich,
    welche Karten Hoch und Niedrig sind.
rule-trump-cut =
    Vor dem Geben hebt Vorhand ab, und der Geber zeigt die Karte, die gleich überdeckt wird: Ihre
    Farbe ist Trumpf. Die Karte kommt an ihren Platz zurück und später ins Spiel.
rule-cut-depth =
    Wie tief Vorhand abhebt, entscheidet der Zufall: Über der gezeigten Karte liegen 4 bis 48
    Karten.
rule-cut-jack = Ein Bube, der so gezeigt wird, bringt keinen Punkt.
rule-begging-none = Niemand kann eine Farbe ablehnen.
rule-begging-dealer-answers =
    Vorhand sieht sich die vorgeschlagene Farbe an und spricht zuerst. Entweder nimmt Vorhand sie
    an, und das Spiel beginnt; oder Vorhand _bittet_ um eine andere Farbe. Dann antwortet der Geber.
    Entweder bleibt die Farbe Trumpf, und { $rivals ->
        [eldest] Vorhand schreibt
        [players] jeder andere Spieler schreibt
        [sides] jede andere Partei schreibt
       *[side] die andere Partei schreibt
    } dafür sofort 1 Punkt an, das _Geschenk_; oder der Geber ist einverstanden und _sucht neuen
    Trumpf_.
rule-begging-eldest-chooses =
    Vorhand sieht sich die vorgeschlagene Farbe an und spricht zuerst. Entweder nimmt Vorhand sie
    an, und das Spiel beginnt; oder Vorhand _bittet_, lehnt sie also ab, und hat nun selbst die
    Wahl: _den Punkt nehmen_ – 1 Punkt, und die Karten werden zusammengeworfen – oder _neuen Trumpf
    suchen_ lassen.
rule-table-words =
    { $begging ->
        [dealer-answers] Am Tisch sagt man „__Ich stehe__“, wenn man annimmt, „__Ich bitte__“, wenn
            man eine andere Farbe möchte, und „__Nehmt einen__“ (zu zweit „Nimm einen“), wenn man den
            Punkt schenkt.
       *[eldest-chooses] Am Tisch sagt man „__Ich stehe__“, wenn man annimmt, und „__Ich bitte__“,
            wenn man eine andere Farbe möchte.
    }
rule-trinidad-words =
    Auf Trinidad gibt es für manches davon eigene, englische Wörter: Eine Karte aufdecken heißt _kick_, die Stiche
    einer Partei sind ihr _Lift_, ein Punkt ist ein _Chalk_, eine gewonnene Partie ein _Bullseye_, und
    falsch bedienen heißt _renege_.
rule-cotton-wrote =
    Cotton selbst schrieb (von uns übersetzt): „Er hat die Freiheit, um einen zu bitten; weigert
    sich der Geber, ihm einen zu geben, so gibt er jedem drei weitere.“ Danach entscheidet also der
    Geber. Beides lässt sich hier spielen.
rule-gift-three = Zu dritt geht das Geschenk an beide Gegner: Jeder von ihnen schreibt 1 Punkt an.
rule-gift-bar-true =
    Niemand soll durch ein Geschenk gewinnen, um das er nicht gebeten hat: Würde damit { $scorer ->
        [side] eine Partei gewinnen, die
       *[player] ein Spieler gewinnen, der
    } nicht gebeten hat, darf der Geber den Punkt nicht schenken und muss neuen Trumpf suchen.
rule-gift-bar-false =
    Der Geber darf den Punkt auch dann schenken, wenn { $scorer ->
        [side] eine Partei damit gewinnt, die
       *[player] ein Spieler damit gewinnt, der
    } nicht gebeten hat.
rule-no-gift-without-trump-true =
    Ein Geber, der keine Karte der aufgedeckten Farbe hat, darf nicht schenken und muss neuen Trumpf
    suchen.
rule-no-gift-without-trump-false = Der Geber darf auch ohne Karte der aufgedeckten Farbe schenken.
rule-gift-order =
    { $scorer ->
        [side] Das Geschenk schreibt eine Partei nach der anderen an, zuerst die von Vorhand.
       *[player] Das Geschenk schreibt einer nach dem anderen an, zuerst Vorhand.
    }
rule-chooses-once =
    Vorhand wählt nur einmal: Zeigt sich die abgelehnte Farbe wieder, wird einfach weitergesucht.
rule-point-ends-hand =
    Eine Runde, die für den Punkt zusammengeworfen wird, ist zu Ende, und nach ihr gibt wie nach
    jeder anderen der Nächste; sonst könnte Vorhand ewig bitten.
rule-must-beg-without-trump-true =
    Vorhand muss bitten, wenn sie keine Karte der aufgedeckten Farbe hat.
rule-must-beg-without-trump-false =
    Vorhand darf die aufgedeckte Farbe annehmen, auch ohne eine Karte davon zu haben.
rule-run-three-more-and-turn =
    Für einen neuen Trumpf legt der Geber die aufgedeckte Karte beiseite, gibt jedem drei weitere
    Karten und deckt die nächste auf. Eine andere Farbe? Sie ist Trumpf, ob sie jemandem gefällt
    oder nicht. Wieder die abgelehnte? Dann gibt es noch einmal drei Karten für jeden und eine neue
    Karte, bis sich eine andere Farbe zeigt.
rule-run-turn-only =
    Für einen neuen Trumpf gibt der Geber jedem einmal drei weitere Karten und deckt die nächste
    auf. Eine andere Farbe? Sie ist Trumpf. Wieder die abgelehnte? Dann wird nur noch aufgedeckt,
    ohne zu geben, bis sich eine andere Farbe zeigt.
rule-run-turn-without-dealing =
    Für einen neuen Trumpf gibt der Geber keine Karten, sondern deckt eine nach der anderen auf, bis
    sich eine andere Farbe zeigt. Sie ist Trumpf, ob sie jemandem gefällt oder nicht.
rule-run-packet = Die drei Karten werden jedem auf einmal gegeben.
rule-run-out =
    Ist der Talon aufgebraucht, ehe sich eine andere Farbe gezeigt hat, werden alle Karten
    zusammengeworfen, gemischt und neu gegeben.
rule-run-out-dealer = Derselbe Geber gibt noch einmal.
rule-run-out-when =
    Der Talon gilt als aufgebraucht, wenn die Karten nicht mehr reichen, um jedem drei zu geben und
    eine aufzudecken.
rule-bunch-true =
    Hat sich bei der Suche nach neuem Trumpf eine andere Farbe gezeigt, gibt es noch einen Ausweg.
    Jeder darf vorschlagen, die Karten _zusammenzuwerfen_. Sind alle einverstanden, gibt derselbe
    Geber neu; ein Einziger, der spielen will, genügt, und es wird gespielt – ein Geschenk gibt es
    dafür nicht.
rule-bunch-false =
    Nach der Suche nach neuem Trumpf kann niemand vorschlagen, die Karten zusammenzuwerfen.
rule-bunch-order = Gefragt wird der Reihe nach, Vorhand zuerst.
rule-bunch-answers =
    Die anderen antworten in der Reihenfolge ihrer Plätze, bis einer ablehnt. Ein zweites Mal wird
    nicht gefragt.
rule-discard-never =
    Abgelegt wird nichts: Die zusätzlichen Karten bleiben im Blatt, und die Runde hat entsprechend
    mehr Stiche.
rule-discard-to-six =
    Hat es einen neuen Trumpf gegeben, legt jeder verdeckt und nach eigener Wahl Karten ab, bis er
    noch sechs hat, Vorhand zuerst.
rule-discard-to-six-from-twelve =
    Hat es einen neuen Trumpf gegeben, legt jeder, der zwölf oder mehr Karten hat, ab, bis er noch sechs
    hat. Neun Karten werden behalten und gespielt.
rule-discards-out =
    Abgelegte Karten sind aus dem Spiel: Ein abgelegter Trumpf zählt für niemanden, und Hoch und
    Niedrig richten sich nach dem, was behalten wurde.
rule-turned-cards =
    { $scorer ->
        [side] Schon die aufgedeckte Karte kann der Partei des Gebers Punkte bringen.
       *[player] Schon die aufgedeckte Karte kann dem Geber Punkte bringen.
    }
rule-turn-up-ace-n =
    Ein aufgedecktes Ass bringt { $scorer ->
        [side] der Partei des Gebers
       *[player] dem Geber
    } { $points }.
rule-turn-up-ace-0 = Ein aufgedecktes Ass bringt nichts.
rule-turn-up-king-n =
    Ein aufgedeckter König bringt { $scorer ->
        [side] der Partei des Gebers
       *[player] dem Geber
    } { $points }.
rule-turn-up-king-0 = Ein aufgedeckter König bringt nichts.
rule-turn-up-queen-n =
    Eine aufgedeckte Dame bringt { $scorer ->
        [side] der Partei des Gebers
       *[player] dem Geber
    } { $points }.
rule-turn-up-queen-0 = Eine aufgedeckte Dame bringt nichts.
rule-turn-up-jack-n =
    Ein aufgedeckter Bube bringt { $scorer ->
        [side] der Partei des Gebers
       *[player] dem Geber
    } { $points }.
rule-turn-up-jack-0 = Ein aufgedeckter Bube bringt nichts.
rule-turn-up-six-n =
    Eine aufgedeckte Sechs bringt { $scorer ->
        [side] der Partei des Gebers
       *[player] dem Geber
    } { $points }.
rule-turn-up-six-0 = Eine aufgedeckte Sechs bringt nichts.
rule-turn-up-two-n =
    Eine aufgedeckte Zwei bringt { $scorer ->
        [side] der Partei des Gebers
       *[player] dem Geber
    } { $points }.
rule-turn-up-two-0 = Eine aufgedeckte Zwei bringt nichts.
rule-turn-up-timing-at-once =
    Angeschrieben wird sofort, jedes Mal, wenn eine solche Karte in der Runde aufgedeckt wird –
    bevor eine Karte gespielt ist und auch dann, wenn ihre Farbe danach abgelehnt wird.
rule-turn-up-timing-in-settlement =
    Jede solche Karte der Runde zählt, auch wenn ihre Farbe abgelehnt wurde; angeschrieben wird sie
    aber erst bei der Abrechnung, noch vor allen anderen Punkten.
rule-turn-up-timing-if-it-fixes-trump =
    Nur die Karte zählt, die am Ende die Trumpffarbe bestimmt. Vorher aufgedeckte Karten bringen
    nichts.
rule-turn-up-timing-if-accepted =
    Nur die erste aufgedeckte Karte kann zählen, und nur, wenn Vorhand ihre Farbe annimmt.
rule-bunched-jack =
    Ein aufgedeckter Bube bringt nichts, wenn die Karten danach zusammengeworfen werden.
rule-fixing-card-when =
    Angeschrieben wird in dem Moment, in dem der Trumpf feststeht, noch vor einem Geschenk.
rule-accepted-card-when =
    Angeschrieben wird sofort, bevor die erste Karte ausgespielt ist. Ist die Farbe einmal
    abgelehnt, bringt keine aufgedeckte Karte mehr etwas.
rule-gift-before-turned =
    Das Geschenk wird sofort angeschrieben, also vor den Punkten für aufgedeckte Karten.
rule-turned-kept = Punkte für aufgedeckte Karten bleiben stehen, auch wenn neu gegeben wird.
rule-turned-lost = Wird neu gegeben, zählen die vorher aufgedeckten Karten nicht mehr.
rule-lead =
    Vorhand spielt irgendeine Karte aus. Die anderen legen der Reihe nach je eine dazu; wer den
    Stich macht, spielt zum nächsten aus, bis alle Karten gespielt sind.
rule-play-follow-or-trump =
    Was du zugeben darfst:
    • __Trumpf ist ausgespielt:__ einen Trumpf, wenn du einen hast. Sonst jede Karte.
    • __Eine andere Farbe ist ausgespielt, und du hast sie:__ eine Karte dieser Farbe _oder einen
    Trumpf_, wie du willst.
    • __Eine andere Farbe ist ausgespielt, und du hast sie nicht:__ jede Karte. Trumpfen musst du
    nicht.
    ¶ Trumpfen ist also immer erlaubt; verboten ist nur, eine dritte Farbe abzuwerfen, solange du
    bedienen könntest.
rule-play-follow-or-trump-else-trump =
    Was du zugeben darfst:
    • __Trumpf ist ausgespielt:__ einen Trumpf, wenn du einen hast. Sonst jede Karte.
    • __Eine andere Farbe ist ausgespielt, und du hast sie:__ eine Karte dieser Farbe _oder einen
    Trumpf_, wie du willst.
    • __Eine andere Farbe ist ausgespielt, und du hast sie nicht:__ einen Trumpf, wenn du einen
    hast. Sonst jede Karte.
    ¶ Trumpfen ist also immer erlaubt und manchmal Pflicht.
rule-play-strict =
    Was du zugeben darfst:
    • __Trumpf ist ausgespielt:__ einen Trumpf, wenn du einen hast. Sonst jede Karte.
    • __Eine andere Farbe ist ausgespielt, und du hast sie:__ eine Karte dieser Farbe und nichts
    anderes.
    • __Eine andere Farbe ist ausgespielt, und du hast sie nicht:__ einen Trumpf, wenn du einen
    hast. Sonst jede Karte.
rule-play-no-ruff =
    Was du zugeben darfst:
    • __Trumpf ist ausgespielt:__ einen Trumpf, wenn du einen hast. Sonst jede Karte.
    • __Eine andere Farbe ist ausgespielt, und du hast sie:__ eine Karte dieser Farbe und nichts
    anderes.
    • __Eine andere Farbe ist ausgespielt, und du hast sie nicht:__ jede Karte. Du darfst trumpfen,
    musst aber nicht.
rule-play-trump-only =
    Was du zugeben darfst:
    • __Trumpf ist ausgespielt:__ einen Trumpf, wenn du einen hast. Sonst jede Karte.
    • __Eine andere Farbe ist ausgespielt:__ jede Karte, ob du diese Farbe hast oder nicht.
    ¶ Nur Trumpf muss also bedient werden.
rule-play-free = Du darfst jede Karte zugeben. Keine Farbe muss bedient werden, auch Trumpf nicht.
rule-no-undertrump-true =
    Untertrumpfen verboten: Ist eine Farbe ausgespielt und getrumpft, darfst du einen niedrigeren
    Trumpf nur zugeben, wenn du keine andere Karte spielen darfst.
rule-no-undertrump-false =
    Ein Stich, der schon getrumpft ist, darf mit einem niedrigeren Trumpf untertrumpft werden.
rule-trick-winner =
    Den Stich macht der höchste Trumpf; liegt keiner darin, die höchste Karte der ausgespielten
    Farbe.
rule-draw =
    Nach jedem Stich nimmt sein Gewinner die oberste Karte des Talons, die jeder sehen konnte, und
    der andere die nächste. Ist der Talon aufgebraucht, werden die letzten sechs Karten gespielt.
rule-draw-seen = Beide sehen jede Karte, die vom Talon genommen wird.
rule-no-follow-penalty-n = Wer weder bedienen noch trumpfen kann, verliert sofort { $points }.
rule-no-follow-penalty-0 = Wer weder bedienen noch trumpfen kann, verliert nichts.
rule-last-six = In den letzten sechs Stichen, wenn der Talon aufgebraucht ist, kostet das nichts.
rule-below-zero = Der Punktestand kann dadurch unter null fallen.
rule-first-trick-open-true =
    Der erste Stich bleibt offen vor seinem Gewinner liegen, mit einem Trumpf obenauf, der die
    Trumpffarbe zeigt. Alle späteren Stiche werden verdeckt abgelegt.
rule-first-trick-open-false = Alle Stiche werden verdeckt vor ihren Gewinnern abgelegt.
rule-lancashire-tricks =
    Alle Stiche werden verdeckt abgelegt, und alle spielen bis zum letzten Stich mit, auch mit einem
    wertlosen Blatt: Taylor spricht weder von einem offenen Stich noch vom Hinlegen eines Blattes.
rule-throw-in-true =
    Ein hoffnungsloses Blatt muss niemand spielen. Wer den letzten Stich nicht gemacht hat und weder
    einen Trumpf noch eine Karte über der Neun hat, darf zwischen zwei Stichen sein Blatt offen
    hinlegen. Der Partner spielt allein weiter; die hingelegten Karten zählen für niemanden.
rule-throw-in-false = Niemand darf ein wertloses Blatt hinlegen: Alle spielen bis zum Schluss.
rule-throw-in-turns =
    Von zwei Partnern darf es nur einer. Gefragt wird der Reihe nach, zuerst der Spieler nach dem,
    der als Nächster ausspielt.
rule-no-throw-in = Zu zweit darf kein wertloses Blatt hingelegt werden.
rule-partners-by-jacks-true =
    Um die Partner zu finden, werden Karten einzeln offen ausgeteilt, bis jeder einen Buben hat; wer
    einen hat, bekommt keine Karten mehr. Die beiden roten Buben spielen gegen die beiden schwarzen.
rule-partners-by-jacks-false = Die Partner werden nicht durch Buben bestimmt.
rule-order-high-low-jack-game =
    Sind alle Karten gespielt, wird nacheinander gezählt, immer in dieser Reihenfolge: __Hoch,
    Niedrig, Bube, Spiel__.
rule-order-game-high-low-jack =
    Sind alle Karten gespielt, wird nacheinander gezählt, immer in dieser Reihenfolge: __Spiel,
    Hoch, Niedrig, Bube__.
rule-in-play =
    _Im Spiel_ sind nur die Karten, die gegeben und behalten wurden. Der höchste Trumpf im Spiel
    muss also nicht das Ass sein und der niedrigste nicht die Zwei.
rule-whole-pack = Alle Karten sind im Spiel: Ass, Bube und Zwei der Trumpffarbe sind immer dabei.
rule-high-dealt =
    __Hoch__: 1 Punkt { $scorer ->
        [side] für die Partei, die den höchsten Trumpf im Spiel _bekommen_ hat
       *[player] für den, der den höchsten Trumpf im Spiel _bekommen_ hat
    }, wer auch immer ihn im Stich gewinnt.
rule-high-taken =
    __Hoch__: 1 Punkt { $scorer ->
        [side] für die Partei, die den höchsten Trumpf im Spiel in einem Stich _gewinnt_
       *[player] für den, der den höchsten Trumpf im Spiel in einem Stich _gewinnt_
    }.
rule-low-dealt =
    __Niedrig__: 1 Punkt { $scorer ->
        [side] für die Partei, die
       *[player] für den, der
    } den niedrigsten Trumpf im Spiel _bekommen_ hat, wer auch immer ihn im Stich gewinnt.
rule-low-taken =
    __Niedrig__: 1 Punkt { $scorer ->
        [side] für die Partei, die den niedrigsten Trumpf im Spiel in einem Stich _gewinnt_
       *[player] für den, der den niedrigsten Trumpf im Spiel in einem Stich _gewinnt_
    }.
rule-jack-dealt =
    __Bube__: 1 Punkt { $scorer ->
        [side] für die Partei, die
       *[player] für den, der
    } den Trumpfbuben _bekommen_ hat, wer auch immer ihn im Stich gewinnt. { $trump ->
        [cut] Er ist immer im Spiel.
       *[turn-up] Ist er nicht im Spiel, bekommt niemand den Punkt.
    }
rule-jack-taken =
    __Bube__: 1 Punkt { $scorer ->
        [side] für die Partei, die
       *[player] für den, der
    } den Trumpfbuben in einem Stich _gewinnt_. { $trump ->
        [cut] Er ist immer im Spiel.
       *[turn-up] Ist er nicht im Spiel, bekommt niemand den Punkt.
    }
rule-hang-jack-true =
    __Hang Jack__ (gehenkter Bube): { $rivals ->
        [eldest] Wer den Trumpfbuben des anderen fängt, schreibt
        [players] Wer den Trumpfbuben eines anderen fängt, schreibt
        [sides] Fängt eine Partei den Trumpfbuben einer anderen, schreibt sie
       *[side] Fängt eine Partei den Trumpfbuben der anderen, schreibt sie
    } dafür { $hang } statt 1 an.
rule-hang-jack-false =
    Einen gehenkten Buben (Hang Jack) gibt es nicht: Der Trumpfbube zählt 1 Punkt, gefangen oder
    nicht.
rule-hang-points-n = Hang Jack zählt hier { $points } statt der üblichen 3.
rule-card-points =
    Für __Spiel__ wird zusammengezählt, was { $scorer ->
        [side] jede Partei
       *[player] jeder
    } in Stichen gewonnen hat: Die Zehn zählt 10, das Ass 4, der König 3, die Dame 2, der Bube 1,
    alle anderen Karten nichts. Diese _Augen_ dienen zu nichts anderem.
rule-game-tie-nobody =
    __Spiel__: { $game } { $scorer ->
        [side] für die Partei
       *[player] für den
    } mit den meisten Augen. Bei Gleichstand an der Spitze bekommt niemand etwas.
rule-game-tie-non-dealer =
    __Spiel__: { $game } { $scorer ->
        [side] für die Partei
       *[player] für den
    } mit den meisten Augen. { $rivals ->
        [eldest] Bei Gleichstand geht der Punkt an Vorhand.
        [players] Hat der Geber gleich viel wie ein anderer, geht der Punkt an diesen; haben andere gleich
            viel, an niemanden.
        [sides] Hat die Partei des Gebers gleich viel wie eine andere, geht der Punkt an diese; haben
            andere gleich viel, an niemanden.
       *[side] Bei Gleichstand geht der Punkt an die Partei, die nicht gegeben hat.
    }
rule-game-tie-three =
    Zu dritt: Hat der Geber gleich viel wie einer der anderen, bekommt dieser den Punkt; haben die
    beiden anderen gleich viel, bekommt ihn niemand.
rule-all-tie = Haben mehr als zwei gleich viel, bekommt niemand den Punkt für Spiel.
rule-game-points-n = „Spiel“ zählt hier { $points } statt des üblichen einen.
rule-one-trump =
    Ein Trumpf, der als einziger im Spiel ist, ist zugleich der höchste und der niedrigste und
    bringt beide Punkte.
rule-no-trump = Ist gar kein Trumpf im Spiel, bekommt niemand Hoch oder Niedrig.
rule-strict-order =
    Die Punkte werden streng einer nach dem anderen angeschrieben, und wer zuerst { $target }
    erreicht, hat _mit genau diesem Punkt_ gewonnen. Was danach käme, zählt nicht mehr – selbst wenn
    es mehr wäre. Ein Unentschieden kann es also nicht geben.
rule-early-high-true =
    __Hoch mit dem Ass__: { $scorer ->
        [side] Eine Partei, der nur noch ein Punkt fehlt, schreibt Hoch schon in dem Moment an,
            in dem einer ihrer Spieler das Trumpf-Ass spielt,
       *[player] Wem nur noch ein Punkt fehlt, der schreibt Hoch schon in dem Moment an, in dem
            er das Trumpf-Ass spielt,
    } und hat gewonnen: Das Ass ist nicht zu schlagen, wozu also warten?
rule-early-high-false = Hoch wird nie angeschrieben, ehe alle Karten gespielt sind.
rule-early-high-any =
    Das gilt, wann immer das Trumpf-Ass gespielt wird, nicht nur als erste ausgespielte Karte.
rule-stake-game-n = Um Geld: Jeder Verlierer zahlt { $n } für die Partie.
rule-stake-game-0 = Für die Partie wird nichts gezahlt.
rule-stake-all-fours-n =
    _Alle Vier_ sind alle vier Punkte einer Runde. Was jeder Verlierer zahlt, steigt um { $n } für
    jedes Mal, dass der Gewinner sie gemacht hat, und sinkt um { $n } für jedes Mal, dass der
    Verlierer sie gemacht hat.
rule-stake-all-fours-0 = Für Alle Vier wird nichts gezahlt.
rule-stake-example =
    Bei 2 £ für die Partie und 1 £ für Alle Vier bekommt eine Partei, die gewinnt und zweimal Alle
    Vier gemacht hat, die anderen einmal, für jeden ihrer Spieler 2 + 1 + 1 − 1 = 3 £.
rule-stake-play-on =
    Die letzte Runde einer entschiedenen Partie wird weitergespielt, solange noch jemand alle vier
    Punkte machen kann. Was dann angeschrieben wird, ändert den Stand nicht mehr.
rule-stake-judged = Ob das noch möglich ist, wird an den wirklichen Karten entschieden.
rule-league =
    In der Heckmondwike-Liga treten zwei Kneipen mit je acht Spielern an, die gleichzeitig vier
    Partien bis 15 spielen. Jede gewonnene Partie bringt 2 Wettkampfpunkte, und 2 weitere bekommt
    die Kneipe, die in den vier Partien zusammen mehr Punkte hat. Einen Bonus für Alle Vier gibt es
    nicht.
rule-league-equal =
    Haben beide Kneipen dieselbe Summe, bekommt niemand die letzten beiden Wettkampfpunkte.
rule-series =
    Mehrere Partien können eine Serie bilden, Best of 3, 5 oder 7: Wer mehr als die Hälfte gewinnt, hat die
    Serie gewonnen, und Partien, die nichts mehr ändern, werden nicht gespielt. Eine gewonnene Partie ist ein
    _Bullseye_.
rule-series-dealer = In jeder Partie einer Serie wird der erste Geber neu bestimmt.
rule-bar-match =
    Zwei Bars treffen an drei Tischen aufeinander, an jedem mit zwei Spielern, und zählen die
    Bullseyes von allen dreien.
rule-bar-match-games =
    Ein Treffen hat 22 Partien, drei zugleich: sieben an jedem Tisch, die achte am ersten. Wer 12 Bullseyes
    hat, hat gewonnen, und keine weitere Partie zählt; bei 11 zu 11 spielt der erste Tisch noch eine.
rule-enforced =
    Auf diesem Bildschirm lässt sich eine Karte, die nicht gespielt werden darf, auch nicht spielen.
    An einem echten Tisch irrt man sich, und die Regeln aus Trinidad sagen, was dann geschieht.
rule-table-rules-true =
    Hier kann man sich irren wie an einem echten Tisch: Auch eine Karte, die nicht gespielt werden
    darf, lässt sich spielen. Man kann sie zurücknehmen, oder ein Gegner sagt den Fehler an; bevor
    abgerechnet wird, werden alle gefragt.
rule-table-rules-false = Eine Karte, die nicht gespielt werden darf, lässt sich hier nicht spielen.
rule-hand-dealing-true =
    Hier gibt der Geber von Hand, Päckchen um Päckchen, und kann jemandem zu viele oder zu wenige
    Karten geben. Ein Gegner darf es sagen, bis die erste Karte ausgespielt ist. Sagt es niemand,
    werden die Karten trotzdem zusammengeworfen, ohne Punkt.
rule-hand-dealing-false = Hier kann niemand vergeben.
rule-misdeal =
    __Vergeben__: Wer die falsche Anzahl Karten gibt, überlässt den Gegnern 1 Punkt; die Karten
    werden zusammengeworfen und neu gegeben.
rule-misdeal-deal-same = Nach dem Vergeben gibt derselbe Geber noch einmal.
rule-misdeal-deal-next = Nach dem Vergeben gibt der Nächste.
rule-revoke =
    __Falsch bedient__ (Revoke): eine Karte spielen, die man nicht spielen durfte. Sobald der Stich
    vollständig ist, darf ein Gegner den Fehler ansagen, jederzeit bis zum Ende der Runde.
rule-card-laid-stays-false =
    Eine falsch zugegebene Karte kann zurückgenommen werden, bis zum nächsten Stich ausgespielt ist.
rule-card-laid-stays-true =
    Eine Karte, die den Tisch berührt hat, bleibt liegen: Falsch Bedientes wird nicht zurückgenommen, und
    eine Karte, die jemand außer der Reihe spielt, liegt offen.
rule-revoke-penalty-by-card =
    Wer bei ausgespieltem Trumpf nicht bedient hat, obwohl er Ass, König, Dame, Bube oder Zehn in
    Trumpf hatte, verliert die ganze Partie; sonst schreiben die Gegner 1 Punkt an.
rule-revoke-penalty-one = Für falsches Bedienen schreiben die Gegner 1 Punkt an.
rule-revoke-penalty-game = Wer falsch bedient, verliert die ganze Partie.
rule-revoke-penalty-trump-game =
    Wer bei ausgespieltem Trumpf falsch bedient, verliert die ganze Partie; sonst schreiben die
    Gegner 1 Punkt an.
rule-revoke-penalty-bare-jack =
    Wer bei ausgespieltem Trumpf nicht bedient, obwohl er als einzigen Trumpf den Buben hat, verliert
    die ganze Partie; sonst schreiben die Gegner 1 Punkt an.
rule-revoke-bars-game-true =
    { $scorer ->
        [side] Eine Partei, die
       *[player] Wer
    } falsch bedient hat, kann in dieser Runde den Punkt „Spiel“ nicht gewinnen.
rule-revoke-bars-game-false =
    { $scorer ->
        [side] Eine Partei, die
       *[player] Wer
    } falsch bedient hat, kann den Punkt „Spiel“ in dieser Runde dennoch gewinnen.
rule-exposed =
    __Offene Karte__: Eine Karte, die jemand versehentlich sehen lässt, bleibt offen auf dem Tisch
    liegen, und ein Gegner darf sie in einem späteren Stich verlangen, in dem sie gespielt werden
    darf.
section-players = Spieler und Ziel
section-deal = Das Geben
section-trump =
    { $begging ->
        [none] Trumpf
       *[dealer-answers] Trumpf und Bitten
    }
section-turned = Was eine aufgedeckte Karte zählt
section-play = Die Stiche
section-points = Die vier Punkte
section-end = Wer gewinnt
section-mistakes = Wenn sich jemand irrt
# Zahlen in Worten, für { $players } und { $sides }.
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
# Wie viele Punkte: anderswo { $points }.
points-1 = 1 Punkt
points-n = { $n } Punkte
# Wo die Zahl offen ist: $points und $n.
any-points = die vereinbarte Punktzahl
any-amount = einen vereinbarten Betrag
