lesson-families = Eine für jede Familie von Spielen

lesson-begging = Richtig bitten
lesson-begging-note = Ein Blatt ohne Trumpf, und worum man bittet
lesson-begging-none = Du hast kein einziges Herz: Bitte um eine andere Farbe.
lesson-begging-run =
    Der Geber entscheidet ¶ { $who } könnte dir einen Punkt schenken, und Herz bliebe Trumpf.
    Stattdessen bekommt jeder drei Karten dazu, und eine neue wird aufgedeckt.
lesson-begging-suit =
    Karo ist Trumpf ¶ Nun hast du Ass, König und drei kleine Trümpfe. Fehlt dir die angebotene Farbe ganz, lohnt
    es sich zu bitten; bei dieser hättest du gestanden.
lesson-begging-lead =
    Zieh die Trümpfe ¶ Wer stark in Trumpf ist, spielt ihn aus: Dann hat niemand mehr einen für deine
    Stiche. Fang mit dem König an.
lesson-begging-again =
    Noch einmal ¶ Der Bube ist noch nicht gefallen. Spiel das Ass aus: Wer nur noch den Buben hat, muss
    ihn geben.
lesson-begging-jack =
    Da ist der Bube ¶ Er musste dein Ass bedienen. Der anderen Partei abgenommen ist er auf Trinidad
    drei Punkte wert.
lesson-begging-ruff =
    Ein kleiner genügt ¶ { $who } spielt den Kreuz-König aus. Du hast zwar Kreuz, darfst aber auch
    trumpfen: Die Karo-Drei gewinnt den Stich.
lesson-begging-end =
    Das Bitten hat sich gelohnt ¶ Hoch, drei für den Buben und Spiel: fünf Punkte mit einem Blatt, das
    ohne Trumpf begann.

lesson-jack = Den Buben jagen
lesson-jack-note = Drei Punkte für eine Karte
lesson-jack-stand = Du hast Ass und Dame in Pik: Damit lässt sich der Bube fangen.
lesson-jack-ace =
    Hoch ausspielen ¶ Den Buben bekommt, wer ihn gewinnt; der anderen Partei abgenommen zählt er hier
    drei Punkte. Spiel das Ass aus: Jeder muss bedienen.
lesson-jack-queen =
    Wo ist er? ¶ Auf das Ass fielen die Sechs, die Sieben und die Zehn, aber nicht der Bube. Spiel die
    Dame aus: Nur der König schlägt sie.
lesson-jack-caught =
    Gefangen ¶ { $who } hatte keinen kleineren Trumpf mehr und musste deiner Dame den Buben geben.
lesson-jack-end =
    Fünf Punkte ¶ Hoch für das Ass, drei für den Buben, und Spiel mit 27 zu 15. Spät fängt man einen
    Buben selten: Jage ihn früh, denn Trumpf muss man bedienen.

lesson-ten = Die Zehn aufheben
lesson-ten-note = Was den Punkt „Spiel“ entscheidet
lesson-ten-six =
    Eine Sechs für den Geber ¶ Du hast gegeben und eine Sechs aufgedeckt: auf Trinidad sofort zwei
    Punkte. Nun achte auf deine Kreuz-Zehn.
lesson-ten-keep =
    Heb die Zehn auf ¶ Für „Spiel“ zählt sie so viel wie Ass, König, Dame und Bube zusammen. Sie
    würde die Sieben schlagen, aber es kommt noch eine Karte: Gib die Drei.
lesson-ten-ace =
    Das Ass hat gewartet ¶ Es gewinnt den Stich, und außer ihm zählt nichts darin. Deine Zehn wäre
    verloren.
lesson-ten-wait =
    Noch nicht ¶ { $who } spielt die Pik-Dame aus, und du hast kein Pik. Diesen Stich gewinnt wohl die
    andere Partei: Wirf den Buben ab, er zählt nur 1.
lesson-ten-home =
    Jetzt kommt sie heim ¶ Dein Gegenüber hat mit dem Ass getrumpft, das niemand schlägt: Die Zehn
    fällt in einen Stich deiner Partei.
lesson-ten-end =
    33 zu 22 ¶ Der Punkt „Spiel“ gehört euch. Mit der Zehn in den Stichen der anderen wären es 23 zu
    32 gewesen.

lesson-order = Was zuerst zählt
lesson-order-note = Beiden Parteien fehlt ein Punkt
lesson-order-score =
    13 zu 13 ¶ Beiden fehlt ein Punkt, und gezählt wird der Reihe nach: Hoch, Niedrig, Bube, Spiel. Wer
    zuerst vierzehn hat, gewinnt; was danach kommt, zählt nicht mehr.
lesson-order-ace = Du hast das Ass: Hoch ist dir sicher, was auch gespielt wird.
lesson-order-lead = Nimm die Herz-Zwei: Dein Ass braucht keinen Stich.
lesson-order-trump =
    Ein kleiner genügt ¶ { $who } spielt die Karo-Sieben aus, und Trumpf muss man bedienen. Die Acht
    gewinnt den Stich, und das Ass bleibt dir.
lesson-order-jack =
    Der Bube kommt heim ¶ { $who } macht einen Stich mit ihm. Die andere Partei wird also Niedrig, Bube
    und Spiel haben: drei Punkte.
lesson-order-end =
    Hoch kam zuerst ¶ Dein einer Punkt wurde vor ihren dreien gezählt: 14 zu 13. Kurz vor dem Ziel suche
    nicht viele Punkte, sondern den, der zuerst zählt.

lesson-caribbean = Karibik: Punkte vor dem Spiel
lesson-caribbean-note = Trinidad zu zweit, und beim Geben hast du Glück
lesson-caribbean-run =
    Du wirst gefragt ¶ Du hast gegeben, und die Gegenpartei bittet. Schenk ihr einen Punkt, dann
    bleibt Pik; oder such neuen Trumpf: drei Karten mehr für jeden, und die nächste wird aufgedeckt.
lesson-caribbean-jack =
    Ein Bube: drei Punkte ¶ Auf Trinidad zählen aufgedeckte Karten sofort und bleiben stehen: ein
    Bube 3, eine Sechs 2, ein Ass 1. Aber es ist wieder Pik, das abgelehnt wurde: Es geht weiter.
lesson-caribbean-six =
    Und eine Sechs: noch zwei ¶ Kreuz ist eine andere Farbe und damit Trumpf. Das sind fünf Punkte,
    ehe eine Karte gespielt ist. Was gegeben wurde, bleibt im Blatt: zwölf Karten für jeden.
lesson-caribbean-home =
    Bring den Buben heim ¶ { $who } spielt die Karo-Vier aus, und du spielst zuletzt: Nichts schlägt
    jetzt den Buben. Der anderen Partei brächte er, gefangen, drei Punkte.
lesson-caribbean-ace =
    Bedienen oder trumpfen ¶ Die Karo-Acht liegt da, und du darfst beides. Das Karo-Ass gewinnt und
    bringt seine 4 für „Spiel“ heim; die Trümpfe bleiben für später.
lesson-caribbean-end =
    Acht zu eins ¶ Fünf für aufgedeckte Karten, dann Hoch, Bube und Spiel mit 45 zu 8. Niedrig
    gehört dem, der die Karte bekommen hat: Die Drei war nicht deine, obwohl du sie gewonnen hast.

lesson-england = England: der Pitch
lesson-england-note = West Yorkshire, wo deine erste Karte Trumpf macht
lesson-england-pitch =
    Du pitchst ¶ Hier wird nichts aufgedeckt: Deine erste Karte macht ihre Farbe zum Trumpf, und wer
    mit dir spielt, dir gegenüber, darf vorher keine Karte ansehen. Du hast vier Pik: Spiel die Zwei
    aus.
lesson-england-open =
    Gestochen und doch deine ¶ { $who } gewinnt deine Zwei mit der Neun, aber Niedrig gehört der
    Partei, die die Zwei bekommen hat. Dieser erste Stich bleibt offen liegen, ein Trumpf obenauf;
    spätere nicht.
lesson-england-ruff =
    Ein kleiner Trumpf reicht ¶ { $who }, dir gegenüber, hat die Kreuz-Dame ausgespielt, und das Ass
    schlägt sie. Die Pik-Vier gewinnt beide: Wer nach dir spielt, hatte schon beim Pitch kein Pik.
lesson-england-lay-down =
    Ein Blatt wird hingelegt ¶ { $who } hat keinen Trumpf und nichts über einer Neun mehr und
    braucht nicht weiterzuspielen. Diese Karten zählen für niemanden; wer mit { $who } spielt, macht
    allein weiter.
lesson-england-king =
    Es kann nichts mehr geschehen ¶ Von denen, die noch spielen, hast nur du Trumpf: König und Bube
    gewinnen den Rest.
lesson-england-end =
    Alle vier ¶ Hoch für den König, da niemand Ass oder Dame bekam, Niedrig für die Zwei, Spiel mit 20 zu 0.
    Der Bube zählt 1: Hier ist er auch gefangen nicht mehr wert.

lesson-america = Amerika: zusammenwerfen
lesson-america-note = Seven Up, mit Zusammenwerfen und Ablegen
lesson-america-beg = Du hast kein Karo: Bitte um eine andere Farbe.
lesson-america-bunch =
    Nun also Herz ¶ { $who } hat neuen Trumpf gesucht. Wem auch der nicht gefällt, der darf vorschlagen,
    alles zusammenzuwerfen und neu geben zu lassen. Du hast fünf Herz: Passe.
lesson-america-insist =
    { $who } will zusammenwerfen ¶ Dazu müssen alle einverstanden sein. Eine Ablehnung genügt, und
    es wird gespielt: Spiel weiter.
lesson-america-discard =
    Sechs bleiben ¶ Neun Karten sind hier zu viel: Jeder behält sechs. Behalte die fünf Herz und das
    Pik-Ass; was du ablegst, ist aus dem Spiel.
lesson-america-lead =
    Der höchste, den es gibt ¶ Das Herz-Ass wurde nur aufgedeckt, niemand hat es: Keine Karte schlägt deinen
    König. Spiel ihn aus.
lesson-america-low =
    Ein kleiner ¶ { $who } hat deinem König die Fünf gegeben. Spiel die Vier aus: Sie ist wohl
    Niedrig, und den Punkt hat, wer sie bekommen hat, was auch aus ihr wird.
lesson-america-end =
    Alle vier ¶ Hoch mit einem König, Niedrig mit einer Vier: Niemand hielt einen Trumpf darüber
    oder darunter. Der Bube, und Spiel mit 21 zu 0. Steht es bei „Spiel“ gleich, bekommt es zu zweit, wer
    nicht gegeben hat.

lesson-france = Französische Regeln: „Spiel“ zählt zuerst
lesson-france-note = 6 zu 6, und ein Punkt fehlt
lesson-france-score =
    6 zu 6, und du hast gegeben ¶ Sieben Punkte gewinnen. In den französischen Regeln wird zuerst
    „Spiel“ gezählt, dann erst Hoch, Niedrig und Bube, und die gehören dem, der ihre Karten gewinnt.
lesson-france-ten =
    Gib die Neun ¶ { $who } spielt den Herz-König aus, und du hast Neun und Zehn in Trumpf. Die Zehn
    zählt 10 für „Spiel“: Der König darf sie nicht bekommen.
lesson-france-home =
    Bring eine Zehn heim ¶ { $who } spielt die Pik-Sechs aus, und du spielst zuletzt: Die Pik-Zehn
    schlägt sie und ist in Sicherheit.
lesson-france-ace =
    Erst das Ass ¶ Spiel das Kreuz-Ass aus: Wer Kreuz hat, darf bedienen. Wer keines hat, muss in
    diesem Spiel trumpfen, wenn er kann.
lesson-france-trump =
    Es musste der Bube sein ¶ Kein Kreuz, und nur noch ein Trumpf: Der musste fallen und gewinnt
    dein Ass. Bube, Hoch und Niedrig sind nun alle bei der anderen Partei.
lesson-france-end =
    „Spiel“ kam zuerst ¶ 24 zu 11: Dein siebter Punkt wurde vor ihren dreien gezählt und beendet die Partie.
    Kurz vor dem Ziel denk an die Zehnen, ehe du an die Trümpfe denkst.

lesson-germany = Deutsche Regeln: Alles gewinnt man in Stichen
lesson-germany-note = Hoch, Niedrig und Bube holt man in Stichen
lesson-germany-stand = Du hast Ass und Dame in Kreuz.
lesson-germany-ace =
    Wer sie gewinnt, hat sie ¶ Im deutschen Spiel gehören Hoch, Niedrig und Bube dem, der diese
    Karten in Stichen gewinnt, wer sie auch bekommen hat. Spiel das Ass aus: { $who } muss bedienen.
lesson-germany-queen =
    Ist das Niedrig? ¶ { $who } musste die Neun geben. Ist kein kleinerer Trumpf im Spiel, so ist sie
    Niedrig und gehört dir. Spiel die Dame aus: Nur der König schlägt sie.
lesson-germany-jack =
    Und der Bube dazu ¶ { $who } hatte nichts anderes mehr zum Bedienen. Nun liegt er bei deinen Stichen und
    zählt für dich.
lesson-germany-ten =
    Behalte die Zehn ¶ { $who } spielt die Pik-Fünf aus, und du hast weder Pik noch Trumpf: Jede
    Karte ist erlaubt. Die Zehn zählt 10 für „Spiel“, der König 3: Gib den König.
lesson-germany-end =
    Alle vier ¶ Sogar Niedrig gehört dir, mit der Neun des Gebers; und Spiel mit 18 zu 3. Stünde es dabei
    gleich, bekäme es, wer nicht gegeben hat.

lesson-books = Aus früherer Zeit: ein Punkt fürs Bitten
lesson-books-note = Charles Cottons Spiel, 1674
lesson-books-cut =
    Die Drei ist hoch ¶ 1674 gilt beim Abheben die Rangfolge des Spiels Put: Drei, Zwei, Ass, König und so weiter abwärts. Die
    Kreuz-Drei schlägt deine Neun: { $who } gibt.
lesson-books-beg = Hier solltest du bitten: Du hast nur ein Kreuz, und abschlagen kann es dir niemand.
lesson-books-point =
    Einen Punkt oder mehr Karten? ¶ Hier wählt, wer bittet: sofort einen Punkt, und die Karten werden
    zusammengeworfen; oder drei mehr für jeden, und eine neue wird aufgedeckt. Nimm den Punkt.
lesson-books-thrown =
    Das war die Runde ¶ Niemand spielt eine Karte, du hast einen Punkt, und nun gibst du. Cottons
    Buch lässt sich auch anders lesen: Dann antwortet wie üblich der Geber.
lesson-books-jack =
    Ein Bube, aufgedeckt ¶ Nun hast du gegeben und den Karo-Buben aufgedeckt: sofort ein Punkt für den Geber.
    Der Bube selbst gehört niemandem.
lesson-books-ten =
    Eine Zehn in Sicherheit ¶ { $who } spielt die Kreuz-Fünf aus, und du spielst zuletzt: Die
    Kreuz-Zehn gewinnt den Stich und zählt 10 für „Spiel“.
lesson-books-end =
    Fünf zu null ¶ Einer fürs Bitten, einer für den aufgedeckten Buben; Hoch und Niedrig für König
    und Zwei, die du bekommen hast; und Spiel mit 23 zu 10. Elf Punkte gewinnen.
