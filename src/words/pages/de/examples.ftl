### Die Beispiele auf den Seiten

title-first-dealer = Wer zuerst gibt
title-stand = Die Farbe wird angenommen
title-pitch = Ein Pitch
title-cut-trump = Beim Abheben zeigt sich der Trumpf
title-gift = Der Punkt wird geschenkt
title-gift-three = Ein Geschenk an zwei
title-gift-bar = Wann der Geber den Punkt nicht schenken darf
title-take-point = Den Punkt nehmen
title-run = Ein neuer Trumpf
title-run-again = Wieder die abgelehnte Farbe
title-bunch = Zusammengeworfen
title-bunch-refused = Einer, der spielen will, genügt
title-run-out = Der Talon ist aufgebraucht
title-turned = Eine aufgedeckte Karte zählt
title-turned-twice = Zwei aufgedeckte Karten zählen
title-turned-fixes = Ein aufgedeckter Bube bestimmt den Trumpf
title-turned-passed = Ein aufgedeckter Bube, der übergangen wird
title-turned-insisted = Ein aufgedeckter Bube, der abgelehnt wurde
title-turned-settled = Ein aufgedeckter Bube in der Abrechnung
title-may-ruff = Bedienen oder trumpfen: wie du willst
title-must-follow = Bedienen ist Pflicht
title-void-any = Nichts in der Farbe: jede Karte
title-void-trump = Nichts in der Farbe: Trumpf
title-trump-led = Trumpf ist ausgespielt
title-draw = Ziehen vom Talon
title-no-follow = Weder Farbe noch Trumpf
title-lay-down = Ein wertloses Blatt
title-settlement = Vier Punkte, einer nach dem anderen
title-hang-jack = Der Bube wird gehenkt
title-game-tie = Gleichstand bei den Augen
title-one-trump = Ein einziger Trumpf im Spiel
title-no-trump = Kein Trumpf im Spiel
title-at-target = Wer zuerst am Ziel ist, gewinnt
title-early-high = Hoch mit dem Ass
title-looked = Zu früh in die Karten gesehen
title-misdeal = Vergeben, und es wird angesagt
title-taken-back = Eine Karte wird zurückgenommen
title-revoke = Falsch bedient, und es wird angesagt
title-revoke-game = Falsch bedient, und die Partie ist verloren
title-exposed-card = Eine offene Karte wird verlangt
step-first-dealer-cards = Alle heben ab: { $cards }.
step-first-dealer-cut =
    { $card } ist die höchste Karte. Wer sie abgehoben hat, gibt die erste Runde.
step-first-dealer-cut-put =
    In der Rangfolge von Put ist { $card } die höchste Karte. Wer sie abgehoben hat, gibt die erste
    Runde.
step-first-dealer-first-jack =
    Rundum werden Karten offen ausgeteilt, bis ein Bube fällt: { $cards }.
step-first-dealer-pitcher = Wer { $card } bekommen hat, pitcht zuerst, und der Spieler vor ihm gibt.
step-first-dealer-red-black =
    Eine Partei hebt ab, die andere rät { $guess }. Die Karte ist { $card }.
step-first-dealer-right = Richtig geraten: Die ratende Partei pitcht zuerst.
step-first-dealer-wrong = Falsch geraten: Die Partei, die abgehoben hat, pitcht zuerst.
step-dealt = Jeder hat sechs Karten bekommen.
step-turn-up = Der Geber deckt { $card } auf: { $suit } ist als Trumpf vorgeschlagen.
step-stand = Vorhand hat { $cards }, ist zufrieden und steht.
step-trump = { $Suit } ist Trumpf.
step-stand-trump = Vorhand steht: { $suit } ist Trumpf.
step-beg = Vorhand möchte eine andere Farbe und bittet.
step-give = Der Geber will { $suit } behalten und schenkt einen Punkt.
step-run = Der Geber ist einverstanden: ein neuer Trumpf.
step-run-chosen = Vorhand hat nun die Wahl und möchte einen neuen Trumpf.
step-beg-run = Vorhand bittet, der Geber ist einverstanden: ein neuer Trumpf.
step-beg-run-chosen = Vorhand bittet und möchte einen neuen Trumpf.
step-three-more = Jeder bekommt drei weitere Karten.
step-other-suit = { $card } wird aufgedeckt: eine andere Farbe.
step-same-suit = { $card } wird aufgedeckt: wieder die abgelehnte Farbe!
step-other-suit-turned =
    Ohne zu geben wird die nächste Karte aufgedeckt: { $card }, eine andere Farbe.
step-run-trump = { $Suit } ist Trumpf, ob es jemandem gefällt oder nicht.
step-discard = Alle legen verdeckt ab, bis jeder noch sechs Karten hat.
step-passed =
    { $Suit } ist Trumpf. { $card } wurde nur übergangen: Dafür bekommt niemand einen Punkt.
step-insisted = Für { $card } schreibt der Geber nichts an, denn Vorhand hat die Farbe abgelehnt.
step-run-out = Die Karten reichen nicht mehr: Derselbe Geber gibt ganz neu.
step-take-point = Vorhand nimmt lieber den Punkt als andere Karten.
step-thrown-in =
    Die Karten werden zusammengeworfen: Diese Runde ist vorbei, ehe eine Karte gespielt ist.
step-bunch = Auch diese Farbe gefällt Vorhand nicht: Vorschlag, zusammenzuwerfen.
step-agree = Der Geber ist einverstanden.
step-bunched = Die Karten werden zusammengeworfen, und derselbe Geber gibt noch einmal.
step-insist =
    Einer, der spielen will, genügt: { $suit } ist Trumpf, und es wird gespielt, ohne Geschenk.
step-gift-bar-score = Der Stand vor dieser Runde: { $score }.
step-gift-bar-run =
    Dem dritten Spieler fehlt nur ein Punkt; er würde durch ein Geschenk gewinnen. Also darf der
    Geber den Punkt nicht schenken und muss neuen Trumpf suchen.
step-pitch-hand = Vorhand hat in { $suit } { $cards }: ein guter Grund für diese Farbe.
step-pitch = Vorhand spielt { $card } aus, den Pitch.
step-pitch-trump = Damit ist { $suit } für die ganze Runde Trumpf.
step-cut-trump =
    Vorhand hebt ab, und { $card } zeigt sich. Das bringt keinen Punkt, und die Karte kommt zurück.
step-stock = Jeder bekommt sechs Karten. Der Talon liegt offen, { $card } obenauf.
step-leads = { $A } spielt { $lead } aus.
step-leads-trump = { $A } spielt mit { $lead } Trumpf aus.
step-may-ruff-may =
    { $B } hat { $suit } und Trumpf und darf eines von beiden spielen: { $may }. Nicht erlaubt: {
    $not }.
step-may-ruff-plays = { $B } trumpft mit { $card }, obwohl Bedienen möglich wäre.
step-must-follow-may =
    { $B } hat { $suit } und muss bedienen: { $may }. Nicht erlaubt, auch kein Trumpf: { $not }.
step-must-follow-plays = { $B } bedient mit { $card }.
step-void-any-may = { $B } hat kein { $suit } und darf jede Karte spielen: { $may }.
step-void-any-plays = { $B } spart den Trumpf und wirft { $card } ab.
step-void-trump-may =
    { $B } hat kein { $suit } und muss trumpfen: { $may }. Nicht erlaubt: { $not }.
step-void-trump-plays = { $B } trumpft mit { $card }.
step-trump-led-may = { $B } hat Trumpf und muss einen zugeben: { $may }. Nicht erlaubt: { $not }.
step-trump-led-plays = { $B } spielt { $card }.
step-wins-trick = { $C } macht den Stich.
step-wins-trick-same = { $B } macht damit den Stich.
step-draw-trick = { $A } spielt { $lead } aus, die Antwort ist { $answer }: { $B } macht den Stich.
step-draw-winner = { $B } nimmt die Karte, die jeder gesehen hat: { $first }.
step-draw-other =
    { $C } nimmt die nächste, bis jetzt verborgene: { $second }. Nun liegt { $top } obenauf.
step-no-follow-hand = { $B } hat { $may }: kein { $suit } und keinen Trumpf.
step-no-follow-plays = { $B } kann nur { $card } abwerfen …
step-no-follow-below = So kann der Punktestand unter null fallen.
step-lay-down-hand = { $A } hat { $cards }: keinen Trumpf und nichts über der Neun.
step-lay-down = { $A } legt das Blatt offen hin.
step-lay-down-on = Die anderen spielen weiter; der nächste Stich hat eine Karte weniger.
step-played-out = Alle Karten sind gespielt. Nun wird gezählt.
step-hang-jack-plays = { $A } spielt { $card }, den Trumpfbuben …
step-hang-jack-taken = … und { $b } fängt ihn mit { $other }.
step-one-trump = Nur ein Trumpf war im Spiel: { $card }.
step-no-trump = Es war gar kein Trumpf im Spiel.
step-at-target-score =
    Der Stand vor dieser Runde: { $score }. Mit { $target } Punkten ist die Partie gewonnen.
step-at-target-end =
    Die Partie ist aus: { $Side } hat zuerst { $target }. Was sonst jemanden dorthin gebracht hätte,
    kommt zu spät.
step-early-high-plays = { $A } spielt { $card }, das Trumpf-Ass …
step-early-high-end = Die Partie ist gewonnen, ehe die Runde zu Ende gespielt ist.
step-looked-down =
    Bis { $a } die erste Karte ausgespielt hat, liegen die Karten { $b_gen } verdeckt.
step-looked-looks = { $B } sieht sie trotzdem an.
step-looked-on = Dann spielt { $a } { $card } aus, und es geht weiter.
step-misdeal-deals = { $A } gibt von Hand: jedem { $due } Karten.
step-misdeal-dealt = Aber { $b } bekommt eine zu wenig und { $c } eine zu viel.
step-misdeal-call = { $D } sagt es an, ehe die erste Karte ausgespielt ist: „Vergeben!“
step-misdeal-redeal = Die Karten werden zusammengeworfen, und derselbe Geber gibt neu.
step-revoke-may = { $B } darf spielen: { $may }. Nicht erlaubt: { $not }.
step-revoke-plays = { $B } spielt trotzdem { $card }. Das ist falsch bedient.
step-revoke-call = { $D } sagt es an: { $B } hatte { $held }.
step-taken-back-back =
    { $B } merkt es, ehe der nächste Stich beginnt, und nimmt { $card } zurück. Das kostet nichts.
step-taken-back-other = Stattdessen spielt { $b } { $other }.
step-exposed-card-falls = { $B } lässt { $card } fallen: Die Karte bleibt offen auf dem Tisch liegen.
step-exposed-card-call = { $D } verlangt { $card }: In diesem Stich darf die Karte gespielt werden.
step-exposed-card-plays = Also muss { $b } sie spielen.
step-award-turned = { $Side } schreibt für das Aufdecken von { $card } sofort { $points } an.
step-award-turned-settled =
    Zuallererst schreibt { $side } für das Aufdecken von { $card } { $points } an.
step-award-gift = { $Side } schreibt { $points } an: das Geschenk.
step-award-begged-point = { $Side } schreibt { $points } an.
step-award-no-follow = … und verliert dafür sofort { $points }.
step-award-early-high = … und { $side } schreibt Hoch auf der Stelle an: { $points }.
step-award-looked = { $Side } schreibt dafür sofort { $points } an.
step-award-misdeal = { $Side } schreibt dafür { $points } an.
step-award-revoke =
    { $Side } schreibt dafür sofort { $points } an. Die Partei, die falsch bedient hat, kann in
    dieser Runde den Punkt „Spiel“ nicht bekommen.
step-award-revoke-game =
    Trumpf war ausgespielt, keiner wurde zugegeben, und ein hoher blieb im Blatt. Damit ist die
    ganze Partie verloren: { $Side } schreibt { $points } an, so viel, wie noch fehlt.
step-award-hang-jack = Hang Jack (gehenkter Bube): { $Side } schreibt { $points } an.
step-award-high-dealt-own =
    Hoch: { $points } für { $side_acc }. { $card } war der höchste Trumpf im Spiel.
step-award-high-dealt-lost =
    Hoch: { $points } für { $side_acc }. { $card } war der höchste Trumpf im Spiel; { $b } hat ihn
    gewonnen, bekommen hatte ihn { $a }.
step-award-high-taken-own =
    Hoch: { $points } für { $side_acc }. { $card } war der höchste Trumpf im Spiel, und { $b } hat
    damit den Stich gemacht.
step-award-high-taken-lost =
    Hoch: { $points } für { $side_acc }. { $card }, den höchsten Trumpf im Spiel, hatte { $a }
    bekommen, aber { $b } hat ihn gewonnen.
step-award-high-none = Hoch: Niemand bekommt den Punkt.
step-award-low-dealt-own =
    Niedrig: { $points } für { $side_acc }. { $card } war der niedrigste Trumpf im Spiel.
step-award-low-dealt-lost =
    Niedrig: { $points } für { $side_acc }. { $B } hat { $card } im Stich gewonnen, aber bekommen
    hatte die Karte { $a }, und nur das zählt.
step-award-low-taken-own =
    Niedrig: { $points } für { $side_acc }. { $B } hat mit { $card }, dem niedrigsten Trumpf im
    Spiel, den Stich gemacht.
step-award-low-taken-lost =
    Niedrig: { $points } für { $side_acc }. { $card } hatte { $a } bekommen, aber { $b } hat die
    Karte im Stich gewonnen.
step-award-low-none = Niedrig: Auch diesen Punkt bekommt niemand.
step-award-jack-taken-own = Bube: { $points } für { $side_acc }. { $B } hat { $card } heimgebracht.
step-award-jack-taken-lost =
    Bube: { $points } für { $side_acc }. { $card } hatte { $a } bekommen, aber { $b } hat ihn
    gefangen.
step-award-jack-dealt-own = Bube: { $points } für { $side_acc }. Bekommen hatte { $card } { $a }.
step-award-jack-dealt-lost =
    Bube: { $points } für { $side_acc }. { $B } hat { $card } im Stich gewonnen, aber bekommen hatte
    die Karte { $a }, und nur das zählt.
step-award-jack-none = Bube: Niemand bekommt den Punkt, { $card } war nicht im Spiel.
step-award-game-won = Spiel: { $points } für { $side_acc }. Augen: { $counts }.
step-award-game-tie-given =
    Spiel: Gleichstand, Augen: { $counts }. { $Side } hat nicht gegeben und schreibt { $points } an.
step-award-game-tie-nobody = Spiel: Gleichstand, Augen: { $counts }. Niemand bekommt den Punkt.
step-settled-refused = Die Farbe wurde abgelehnt und ein neuer Trumpf gesucht: { $suit } ist Trumpf.
