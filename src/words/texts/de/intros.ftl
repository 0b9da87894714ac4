### Die Spiele: was jedes ist, und in einem Satz

summary-german =
    Das Spiel zu zweit nach einer deutschen Beschreibung: um einen anderen Trumpf bitten und dann
    die Punktkarten in Stichen holen.
intro-german =
    So beschreibt eine deutsche Quelle das Spiel zu zweit: Eine aufgedeckte Karte schlägt die
    Trumpffarbe vor, der andere darf sie ablehnen, und jede Punktkarte gehört dem, der sie in einem
    Stich gewinnt. ¶ Wer nicht bedienen kann, muss trumpfen, wenn er kann, wie in den französischen
    Spielen; wer beides nicht kann, darf jede Karte spielen. Und ein Bube, den der Geber aufgedeckt
    hat, wird bei der Abrechnung als Allererstes angeschrieben.
summary-trinidad =
    Das Nationalspiel Trinidads: vier Spieler, zwei Parteien, 14 Punkte und die Jagd auf den
    Trumpfbuben.
intro-trinidad =
    All Fours kam aus England und ist heute das Nationalspiel von Trinidad, wo es manchmal All Foes
    genannt wird. Auch anderswo spielen es Leute aus Trinidad: In Manitoba in Kanada gibt es einen
    eigenen Verband. ¶ Zwei Parteien zu je zwei Partnern spielen bis 14 Punkte, die _Chalks_. Schon die
    Karte, die der Geber aufdeckt, kann Punkte bringen, und der Trumpfbube wird gejagt: _gehenkt_ zählt
    er drei Punkte. So hat Glen Benjamin das Spiel John McLeod erklärt.
summary-trinidad-2 =
    Trinidads Nationalspiel zu zweit: dieselben Regeln, öfter neuer Trumpf, längere Runden.
intro-trinidad-2 =
    Das Nationalspiel von Trinidad, zu zweit gespielt. Das ist weniger üblich als das Spiel mit
    Partnern. Die Regeln sind dieselben; weil aber nur zwei Blätter zu geben sind, bleiben mehr
    Karten im Talon. Es kann öfter neuer Trumpf gesucht werden, und eine Runde kann mehr Stiche
    haben.
summary-tobago =
    Das Spiel von Trinidad mit einer Änderung: Nicht die Sechs, sondern die Zwei zählt, wenn sie
    aufgedeckt wird.
intro-tobago =
    All Fours, wie es häufig auf Tobago gespielt wird, der Insel neben Trinidad. Nur eines ist
    anders: Nicht die Sechs, sondern die Zwei bringt zwei Punkte, wenn sie aufgedeckt wird. Alles
    Übrige ist das Spiel von Trinidad.
summary-west-yorkshire =
    Das Kneipen- und Ligaspiel aus West Yorkshire: Nichts wird aufgedeckt, die erste Karte bestimmt
    den Trumpf.
intro-west-yorkshire =
    In einigen Gegenden im Norden Englands ist All Fours lebendig geblieben. So wird es in den
    Kneipen und Ligen von West Yorkshire gespielt, wie John McLeod es 2003 im Black Labrador in
    Batley gespielt hat; die Punkte werden mit Stiften auf einem Holzbrettchen gesteckt. ¶ Keine
    Karte wird aufgedeckt: Die erste ausgespielte Karte, der _Pitch_, bestimmt die Trumpffarbe.
    Wessen Partner ausspielt, der darf vorher keine einzige Karte ansehen, damit niemand Zeichen geben
    kann.
summary-west-yorkshire-2 = Das Kneipenspiel aus West Yorkshire zu zweit, bis 9 Punkte.
intro-west-yorkshire-2 =
    Das Kneipenspiel aus West Yorkshire gibt es auch zu zweit; gewonnen wird es mit 9 Punkten. Keine
    Karte wird aufgedeckt: Die erste ausgespielte Karte, der _Pitch_, bestimmt die Trumpffarbe. Ohne
    Partner muss niemand mit dem Ansehen warten, und niemand legt sein Blatt hin.
summary-west-yorkshire-6 =
    Das Kneipenspiel aus West Yorkshire zu sechst: drei Parteien, 36 Karten im Spiel.
intro-west-yorkshire-6 =
    Das Kneipenspiel aus West Yorkshire für sechs Spieler in drei Parteien. Sechs mal sechs Karten
    werden gegeben, und 16 der 52 bleiben übrig: Das Ass einer bestimmten Farbe fehlt also fast in
    jeder dritten Runde. Keine Karte wird aufgedeckt: Die erste ausgespielte Karte, der _Pitch_,
    bestimmt die Trumpffarbe, und wessen Partner ausspielt, der darf vorher keine einzige Karte
    ansehen.
summary-lancashire =
    Das Spiel der Kneipen von Blackburn: ähnlich wie in West Yorkshire, aber Niedrig muss im Stich
    gewonnen werden, und Rot oder Schwarz entscheidet, wer zuerst ausspielt.
intro-lancashire =
    All Fours, wie es in Kneipen und Ligen in Blackburn in Lancashire gespielt wird, nach Arthur
    Taylors Buch „Pub Games“. Es ist das Spiel von West Yorkshire mit vier Unterschieden: Rot oder
    Schwarz entscheidet, wer zuerst ausspielt; der niedrigste Trumpf zählt für die Partei, die ihn
    im Stich _gewinnt_; und weil Taylor weder von einem offenen ersten Stich noch vom Hinlegen eines
    Blattes spricht, werden alle Stiche verdeckt abgelegt, und alle spielen bis zum letzten Stich
    mit.
summary-cotton =
    Die älteste bekannte Beschreibung, von 1674: Wer die Farbe ablehnt, entscheidet, wie es
    weitergeht.
intro-cotton =
    Die älteste bekannte Beschreibung steht in Charles Cottons „Compleat Gamester“ von 1674; ihm
    zufolge wurde das Spiel in Kent erfunden und dort viel gespielt. Zwei spielen bis zu einer
    vorher vereinbarten Zahl von 7 bis 15, am häufigsten bis 11. ¶ So wie die Quelle es wiedergibt,
    antwortet nicht der Geber auf die Bitte: Wer die aufgedeckte Farbe ablehnt, entscheidet selbst,
    wie es weitergeht, und darf einen Punkt nehmen und die Karten zusammenwerfen lassen. Cottons
    eigene Worte sagen etwas anderes, und auch so lässt sich spielen.
summary-running =
    Cottons längeres Spiel von 1674: bis 31, und ein aufgedecktes Ass, ein König, eine Dame oder ein
    Bube zählt.
intro-running =
    Ein längeres Spiel, das Cottons Buch von 1674 mit wenigen Worten beschreibt: wie sein All Fours,
    aber bis 31, und ein aufgedecktes Ass, ein König, eine Dame oder ein Bube bringt dem Geber
    Punkte. Mit Glück ist er ein gutes Stück voran, ehe eine Karte gespielt ist.
summary-old-american =
    All Fours zu zweit, wie es amerikanische Bücher aus dem frühen 19. Jahrhundert beschreiben.
intro-old-american =
    All Fours zu zweit, wie es amerikanische Bücher aus dem frühen 19. Jahrhundert beschreiben, dem
    älteren englischen Spiel sehr ähnlich. Auf die Bitte antwortet wieder der Geber, und oft, so
    auch hier, legt jeder, der bei der Suche nach neuem Trumpf mehr Karten bekommen hat, ab, bis er wieder
    sechs hat. Zehn Punkte gewinnen.
summary-seven-up =
    Old Sledge, wie Foster es 1897 beschrieb, für zwei, drei oder vier, mit Zusammenwerfen.
intro-seven-up =
    Im 19. Jahrhundert wurde All Fours in Nordamerika sehr populär. R. F. Foster beschrieb es 1897
    als _Old Sledge_ oder _Seven Up_: Jeder beginnt mit sieben Spielmarken und legt für jeden Punkt
    eine in die Kasse; wer zuerst keine mehr hat, gewinnt. ¶ Zu zweit oder zu dritt spielt jeder für
    sich, zu viert spielt man in zwei Parteien; und gefällt die neue Farbe keinem, können die Karten
    _zusammengeworfen_ werden: Dann wird neu gegeben.
summary-pitch =
    Blind All Fours: Nichts wird aufgedeckt, niemand bittet, die Farbe der ersten Karte ist Trumpf.
intro-pitch =
    R. F. Fosters Variante von Seven Up, die er auch _Blind All Fours_ nennt: Keine Karte wird
    aufgedeckt, und niemand bittet. Die erste ausgespielte Karte, der Pitch, bestimmt die
    Trumpffarbe. Im 20. Jahrhundert haben in Amerika Spiele mit Reizen, Pitch und Pedro, All Fours
    weitgehend verdrängt; dies ist das schlichte Spiel davor.
summary-french =
    Das Spiel zu zweit nach einer französischen Beschreibung: „Spiel“ zählt zuerst, und die
    Punktkarten müssen gewonnen werden.
intro-french =
    Eine französische Beschreibung, die All Fours ein amerikanisches Spiel für zwei nennt. Dass man
    trumpfen darf, auch wenn man bedienen könnte, ist ihr _une grande originalité_, eine große
    Besonderheit. ¶ Der Punkt für die wertvollsten Karten, „Spiel“, wird hier zuerst gezählt; die
    drei anderen gehören dem, der ihre Karten in Stichen gewinnt.
summary-french-4 =
    Das französische Spiel zu viert: Geber und Vorhand machen den Trumpf unter sich aus.
intro-french-4 =
    Das französische Spiel zu viert in zwei Parteien. Geber und Vorhand machen die Trumpffarbe unter
    sich aus; ihre Partner lassen ihre Karten verdeckt liegen, bis sie feststeht.
summary-california-jack =
    Alle 52 Karten, ein Talon zum Ziehen und ein Strafpunkt, wenn weder Farbe noch Trumpf da ist.
intro-california-jack =
    Ein Spiel zu zweit, das eine französische Beschreibung als Variante von All Fours nennt. Der Rest
    der Karten ist ein Talon, dessen oberste Karte man sieht: Gewinne den Stich, um sie zu bekommen,
    oder verliere ihn und hoffe auf eine bessere darunter. Ab und zu lohnt es sich also, einen Stich
    herzugeben – und am Ende sind alle 52 Karten gespielt.
summary-sca =
    Ein langes Spiel zu zweit: Hoch, Niedrig und sogar Bube gehören dem, der die Karte bekommen hat.
intro-sca =
    Ein langes Spiel zu zweit, bis 49, aufgeschrieben von Mitgliedern der SCA (Society for Creative Anachronism), die Mittelalter und
    Renaissance wieder lebendig werden lässt. Hoch, Niedrig und sogar Bube gehören dem, der die
    Karte bekommen hat; nur „Spiel“ gewinnt man mit Stichen. Bedienen ist Pflicht, und wer es nicht
    kann, muss trumpfen: Das ist strenger als beim Whist.
