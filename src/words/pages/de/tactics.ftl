### Gut spielen: nach dem Taktik-Kapitel der deutschen Quelle

tactics-title = Gut spielen
tactics-description =
    Hinweise, wie man All Fours gut spielt, aus dem Taktik-Kapitel einer der
    Quellen, und für Trinidad aus Partien zwischen Computerspielern.
tactics-lead =
    Taktische Hinweise, wie die deutsche Wiedergabe von John McLeod sie für West Yorkshire gibt.
    Vieles davon gilt in jedem Spiel der Familie.
tactics-1-title = Der Pitch
tactics-1 =
    Am wichtigsten ist die Wahl der Karte zum Pitchen: Sie bestimmt die Trumpffarbe und damit, wer
    zwei der vier Punkte gewinnt, Hoch und Niedrig. Eine kurze Farbe mit dem Ass ist besser als eine
    längere mit mittleren Karten; eine Farbe mit Ass und Zwei ist ideal. ¶ Ein Bube kann seinen
    Punkt machen, wenn andere Karten der Farbe ihn decken. Aber pitche lieber ein blankes Ass oder
    sogar eine blanke Zwei für einen sicheren Punkt als von Bube und Acht die Acht, in der Hoffnung,
    dass der Bube nicht gefangen wird. Mit zwei Karten dabei kommt der Bube meistens nach Hause:
    Also lieber von Bube, Neun, Zwei als von Ass, Sechs. Ohne Ass lässt sich eine Farbe mit dem
    König oder sogar nur der Dame pitchen: Nur 24 der 52 Karten sind im Spiel, sie könnte also die
    höchste sein.
tactics-2-title = Stiche nach ihrem Wert
tactics-2 =
    Man sollte nicht darauf aus sein, Stiche zu gewinnen, die nichts wert sind. Statt einen billigen
    Stich zu machen, ist es oft besser, ihn einem Gegner zu überlassen, sodass die eigene Partei im
    nächsten Stich zuletzt spielt.
tactics-3-title = Der Trumpfbube
tactics-3 =
    Das Wichtigste im Spiel ist es, den Trumpfbuben zu fangen oder nach Hause zu bringen. Wer einen
    der drei höchsten Trümpfe hat und den Buben bei den Gegnern vermutet, hält seinen höchsten
    Trumpf, bis er den Buben damit fangen kann.
tactics-4-title = Die Zehnen
tactics-4 =
    Für „Spiel“ sind die Zehnen am wichtigsten: Sie bringen die Hälfte aller Augen. Nach Hause zu
    bringen sind sie schwer, denn sie sind nur die fünfthöchste Karte ihrer Farbe. Gewinnt der
    Partner einen Stich in einer Farbe, in der man frei ist, sollte man nicht vergessen, eine Zehn
    hineinzuwerfen. An zweiter Stelle ist eine Zehn manchmal den Versuch wert, in der Hoffnung, dass
    der Partner den Stich gewinnt. Und eine Zehn kann ein Köder sein: Mit Zehn und Bube in Trumpf
    sticht man mit der Zehn; setzt ein Gegner einen hohen Trumpf dafür ein, ist der Bube gerettet.
tactics-5-title = Auf die Karten achten
tactics-5 =
    Achte auf die gespielten Karten. Eine Farbe lässt sich nicht auszählen, weil die Hälfte der
    Karten nicht im Spiel ist, aber vieles lässt sich schließen: Wer im ersten Stich keinen Trumpf
    spielt, hat keinen, und der Gegner rechts von ihm gewinnt dann leicht Stiche mit einem kleinen
    Trumpf oder einer hohen Karte. Merke dir, wer in welcher Farbe frei ist und wann eine deiner
    Karten die höchste verbliebene ihrer Farbe geworden ist, ein „Bobby“.
tactics-6-title = Der Stand
tactics-6 =
    Auch der Stand entscheidet: Wer weit zurückliegt, spielt mit Risiko, um aufzuholen; wer führt,
    spielt auf Sicherheit.

tactics-trinidad-title = Auf Trinidad
tactics-trinidad-lead =
    Zur Taktik auf Trinidad hat keine Quelle ein Kapitel. Diese Hinweise stammen aus Tausenden Partien
    zwischen Computerspielern: Jeder nennt eine Gewohnheit, die Partien kostet, nach ihrem Preis geordnet.
tactics-trinidad-1-title = Trumpf ziehen, das Ass zuerst
tactics-trinidad-1 =
    Am teuersten ist es, eine kleine Karte einer Nebenfarbe auszuspielen, wenn ein Trumpf fällig wäre. Spiele
    Trumpf, wenn du mehrere hast, erst recht mit hohen Karten in Nebenfarben, die dann niemand mehr
    stechen kann. Mit Ass und zwei weiteren Trümpfen spielt der stärkste Computerspieler das Ass bei 97 von
    100 Blättern aus, mit Ass und einem weiteren bei 88, mit blankem Ass bei 68.
tactics-trinidad-2-title = Den Buben jagen
tactics-trinidad-2 =
    Solange der Trumpfbube noch draußen ist und du einen höheren Trumpf hast, spiele Trumpf von oben: Wer den
    Buben hat, muss ihn bald zugeben. Hast du selbst den Buben mit einem kleinen Trumpf als Deckung,
    so spiele die Deckung nicht aus.
tactics-trinidad-3-title = Kein Trumpf für nichts
tactics-trinidad-3 =
    Ein Stich ohne Augen ist keinen Trumpf wert: Heb ihn auf für einen mit einer Zehn oder einem Bild. An letzter
    Stelle ist ein Trumpf gut angelegt, wenn er deinen Buben nach Hause bringt.
tactics-trinidad-4-title = Die Zehnen decken
tactics-trinidad-4 =
    Eine Zehn mit einer kleinen Karte ihrer Farbe daneben übersteht deren Ass oder König. Wirf die kleine
    Karte nicht weg, und gib kein Bild in einen Stich, den deine Partei nicht gewinnt.
