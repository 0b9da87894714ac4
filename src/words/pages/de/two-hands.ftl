### Gut spielen zu zweit

tactics-two-title = Gut spielen zu zweit
tactics-two-description =
    Hinweise für All Fours zu zweit, aus Partien zwischen Computerspielern: Deutsch, Französisch, Seven
    Up, Cottons Spiel von 1674, California Jack.
tactics-two-lead =
    Zu zweit bleiben die meisten Karten im Stapel, und kein Partner hilft. Diese Hinweise stammen aus
    Partien des stärksten Computerspielers gegen sich selbst; die Zahlen sagen, wie oft er tut, was sie
    raten.
tactics-two-begging = Bitten und schenken
tactics-two-play = Die Stiche
tactics-two-games = Spiel für Spiel
tactics-two-1-title = Mittlere Trümpfe sind oft die höchsten
tactics-two-1 =
    Nur 12 der 52 Karten sind auf der Hand, bis jemand neuen Trumpf sucht. Ist dein bester Trumpf der
    König und die aufgedeckte Karte niedriger, so hast du in { $king } von 100 Runden den höchsten Trumpf;
    mit der Dame in { $queen }, mit dem Buben in { $jack }, mit der Zehn immer noch in { $ten }. Von unten
    gilt dasselbe: Die Drei ist in { $king } die niedrigste, die Vier in { $queen }.
tactics-two-2-title = Ohne Trumpf bitten, mit zweien stehen
tactics-two-2 =
    Im deutschen und französischen Spiel und in Seven Up: Ohne eine Karte der aufgedeckten Farbe bitte um
    eine andere, wie es der Computerspieler bei { $none } von 100 solchen Blättern täte. Mit einem Trumpf
    unter dem König steht es gleich ({ $one } von 100). Mit zweien unter dem König bittet er nur bei
    { $two }, mit drei oder mehr bei { $three }.
tactics-two-3-title = Mit zwei Trümpfen schenken, sonst neuen Trumpf
tactics-two-3 =
    Bittet Vorhand und du hast zwei Trümpfe unter dem König, so schenke den Punkt: Der Computerspieler tut
    es bei { $two } von 100 solchen Blättern, mit drei oder mehr bei { $three }. Mit einem Trumpf schenkt
    er bei { $one }, ohne Trumpf bei { $none }. Aber schenke nie einem Spieler einen Punkt, dem nur einer
    fehlt: Er wird sofort angeschrieben.
tactics-two-4-title = Mit drei Trümpfen Trumpf ausspielen
tactics-two-4 =
    Mit drei oder mehr Trümpfen beginne mit einem, wie bei { $three } von 100 Blättern, und spiele wieder
    Trumpf, solange du zwei hast. Beginne nicht mit dem Ass einer Nebenfarbe ({ $ace } von 100) oder mit
    ihrer Zehn ({ $ten }): Beide nimmt ein Trumpf, auch von einem Blatt, das bedienen könnte.
tactics-two-5-title = Einen billigen Stich billig gewinnen
tactics-two-5 =
    Spielt der andere in einer Nebenfarbe eine Karte unter der Zehn aus und kannst du sie in ihrer Farbe
    schlagen, so tu es, wie in { $win } von 100 Fällen. Aber wenn du bedienen könntest, stich sie nicht
    mit einem Trumpf: Das tut der Computerspieler nur in { $trump }.
tactics-two-6-title = Mit der Zehn gewinnen, sie nicht ausspielen
tactics-two-6 =
    Für „Spiel“ zählt eine Zehn 10 Augen, ein Ass nur 4. Wenn du als Zweiter spielst und eine Zehn den Stich
    in ihrer Farbe gewinnt, nimm sie, wie in { $win } von 100 Fällen. Die Zehn einer Nebenfarbe
    auszuspielen ist selten richtig ({ $lead } von 100).
tactics-two-7-title = Den gedeckten Buben in Ruhe lassen
tactics-two-7 =
    Hast du den Trumpfbuben, einen niedrigeren Trumpf und keinen höheren, so beginne mit keinem von
    beiden: Der Computerspieler spielt bei { $guard } von 100 solchen Blättern den niedrigeren Trumpf aus,
    bei { $jack } den Buben. Im deutschen und französischen Spiel ist der Bube als einziger Trumpf gut zum
    Beginnen ({ $alone } von 100).
tactics-two-8-title = Deutsch und Französisch: die Zwei nach Hause bringen
tactics-two-8 =
    Niedrig gehört hier dem, der die Karte im Stich gewinnt, und so geht eine Trumpf-Zwei leicht verloren:
    Der Computerspieler beginnt bei { $taken } von 100 Blättern mit ihr. In Seven Up, wo Niedrig dem
    bleibt, der die Karte bekommen hat, tut er es bei { $dealt } von 100. Wird Trumpf ausgespielt und du
    kannst den Stich gewinnen, so gewinne ihn ({ $win } von 100): Auch Hoch zählt für den, der die Karte
    gewinnt.
tactics-two-9-title = Wissen, was zuerst zählt
tactics-two-9 =
    Fehlt beiden ein Punkt, so gewinnt, was zuerst gezählt wird. Im französischen Spiel ist das der Punkt „Spiel“;
    spiele dort also auf Augen. Der Geber gewinnt { $french } von 100 solchen Partien. Im deutschen Spiel
    und in Seven Up kommt Hoch zuerst, und der Geber gewinnt nur { $german } und { $seven }.
tactics-two-10-title = Cotton: den Punkt nehmen
tactics-two-10 =
    In Cottons Spiel, wie die Quelle es wiedergibt, bittet Vorhand und darf dann einen Punkt nehmen. Ohne
    Trumpf bittet der Computerspieler bei { $none } von 100 Blättern, mit einem Trumpf unter dem König bei
    { $one }, mit zweien bei { $two }; mit zweien, von denen einer Ass oder König ist, bei { $high }.
    Danach nimmt er in { $point } von 100 Fällen den Punkt. Fehlt Vorhand nur ein Punkt, so braucht sie
    nur zu bitten.
tactics-two-11-title = California Jack: auf den Talon sehen
tactics-two-11 =
    Die oberste Karte des Talons bekommt, wer den Stich gewinnt. Ist es Ass, König, Dame, Bube oder Zwei
    in Trumpf, so gewinne den Stich, wenn du kannst ({ $honour } von 100 Fällen); auch ein anderer Trumpf
    lohnt sich meistens ({ $trump }). Für eine Karte unter der Zehn in einer Nebenfarbe verliere ihn
    lieber ({ $low }): Der Verlierer bekommt die verdeckte Karte darunter. Spiele Trumpf aus, wenn ein
    hoher Trumpf oder die Zwei auf dem Talon liegt ({ $lead } von 100), nicht für eine niedrige Karte
    einer Nebenfarbe ({ $leadlow }).
tactics-two-how =
    So wurde gemessen: Bei jeder Entscheidung aus { $least } bis { $most } Partien jedes Spiels wurde die
    beste Karte jeder Art in denselben gedachten Verteilungen bewertet. Wo ein Hinweis etwas rät, kostet
    das Gegenteil mehr Partien, als durch Zufall zu erklären wäre.
