lesson-begging = Gut bitten
lesson-begging-note = Ein Blatt ohne Trumpf, und worum man bittet
lesson-begging-none = Du hast kein einziges Herz: Bitte.
lesson-begging-run =
    Der Geber entscheidet ¶ { $who } könnte dir einen Punkt schenken, und Herz bliebe Trumpf. Statt dessen
    bekommt jeder drei Karten dazu, und eine neue wird aufgedeckt.
lesson-begging-suit =
    Karo ist Trumpf ¶ Nun hast du Ass, König und drei kleine Trümpfe. Fehlt dir eine Farbe ganz, lohnt
    es sich zu bitten; für diese hättest du gestanden.
lesson-begging-lead =
    Zieh die Trümpfe ¶ Wer stark in Trumpf ist, spielt ihn aus: Dann hat niemand mehr einen für deine
    Stiche. Fang mit dem König an.
lesson-begging-again =
    Noch einmal ¶ Der Bube ist noch nicht gefallen. Spiel das Ass aus: Wer nur noch den Buben hat, muss
    ihn geben.
lesson-begging-jack =
    Da ist der Bube ¶ Er musste dein Ass bedienen. Der anderen Partei abgenommen ist er in Trinidad drei
    Punkte wert.
lesson-begging-ruff =
    Ein kleiner genügt ¶ { $who } spielt den Kreuz-König aus, und du hast kein Kreuz. Jede Karte ist
    erlaubt: Die Karo-Drei gewinnt den Stich.
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
    Buben selten: Jage ihn, solange man bedienen muss.

lesson-ten = Die Zehn aufheben
lesson-ten-note = Was den Punkt fürs Spiel entscheidet
lesson-ten-six =
    Eine Sechs für den Geber ¶ Du hast gegeben und eine Sechs aufgedeckt: in Trinidad sofort zwei
    Punkte. Nun achte auf deine Kreuz-Zehn.
lesson-ten-keep =
    Heb die Zehn auf ¶ Fürs Spiel zählt sie so viel wie Ass, König, Dame und Bube zusammen. Die Sieben
    schlägt sie, aber einer kommt noch: Gib die Drei.
lesson-ten-ace =
    Das Ass hat gewartet ¶ Es gewinnt den Stich, und außer ihm zählt nichts darin. Deine Zehn wäre
    verloren.
lesson-ten-wait =
    Noch nicht ¶ { $who } spielt die Pik-Dame aus, und du hast kein Pik. Diesen Stich gewinnt wohl die
    andere Partei: Wirf den Buben ab, er zählt nur 1.
lesson-ten-home =
    Jetzt kommt sie heim ¶ Dein Partner hat mit dem Ass getrumpft, das niemand schlägt: Die Zehn fällt in
    einen Stich deiner Partei.
lesson-ten-end =
    33 zu 22 ¶ Das Spiel ist euer. Mit der Zehn in den Stichen der anderen wären es 23 zu 32 gewesen.

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
