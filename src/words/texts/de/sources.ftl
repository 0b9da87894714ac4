### Woher die Regeln sind

source-000 = Zu zweit, auf Deutsch
source-000-entry =
    Eine deutsche Beschreibung von All Fours zu zweit, ohne Titel und Namen. Sie beginnt „All Fours
    ist ein Spiel für zwei Personen mit dem französischen 52er Blatt“. Sie behandelt das Spiel zu
    zweit bis 7.
source-000-language = Deutsch
source-001 = All Fours in Trinidad
source-001-entry =
    „All 4s Rules“, ein englischer Auszug mit dem Kapitel „All Fours in Trinidad“, mit Dank an Glen
    Benjamin, der dem Verfasser das heutige Spiel erklärt hat. Der Auszug behandelt Trinidad zu viert und zu
    zweit, was geschieht, wenn sich jemand irrt, und Tobago.
source-001-language = Englisch
source-002 = McLeod, auf Deutsch
source-002-entry =
    „All Fours“, eine deutsche Wiedergabe dessen, was John McLeod beschreibt, in Kapiteln:
    Einleitung, Trinidad, West Yorkshire (mit taktischen Hinweisen), Lancashire nach Arthur Taylors
    „Pub Games“, das 17. Jahrhundert nach Charles Cottons „Compleat Gamester“ von 1674 und
    Nordamerika, Old Sledge oder Seven Up, nach R. F. Foster, 1897.
source-002-language = Deutsch
source-003 = Règles du All Fours
source-003-entry =
    „Règles du All Fours“, eine französische Beschreibung des Spiels zu zweit, mit California Jack
    und einem Spiel zu viert als Varianten.
source-003-language = Französisch
source-004 = Bearsul und Neznanich
source-004-entry =
    „All Fours“, zusammengetragen von Ld. Brusten de Bearsul, neu gefasst von Modar Neznanich, für
    die SCA (Society for Creative Anachronism), die Mittelalter und Renaissance wieder lebendig werden lässt. Behandelt wird ein Spiel
    zu zweit bis 49.
source-004-language = Englisch
source-005 = allfoursonline.com
source-005-entry =
    „Rule Variations“, die Wahlmöglichkeiten eines Online-Spiels aus Trinidad: wie streng bedient
    wird und was falsches Bedienen kostet.
source-005-language = Englisch
source-006 = Stag Beer Jack
source-006-entry =
    Die Seite des Turniers Stag Beer Jack, gespielt in 300 Bars auf Trinidad und Tobago,
    in jeder an drei Tischen.
source-006-language = Englisch
source-007 = Turnier der Universität
source-007-entry =
    „UWI Staff Inter-Department All Fours Tournament“: der Ablauf des Turniers und seine
    Spielregeln.
source-007-language = Englisch
source-008 = Presentation College
source-008-entry =
    „All Fours Rules“ der Alumni Association des Presentation College Chaguanas, für ihr Turnier
    UNITE 2022.
source-008-language = Englisch
our-ruling = Unsere Entscheidung
source-none = Eine Hausregel, die keine Quelle nennt

ruling-target = Die Quelle nennt für dieses Spiel kein Ziel.
ruling-first-dealer = Die Quelle sagt nicht, wer zuerst gibt.
ruling-cut-ties = Keine Quelle sagt, was bei gleich hohen Karten geschieht.
ruling-wrong-guess = Die Quelle nennt die Partei, aber nicht, wer von ihr ausspielt.
ruling-shuffle = Die Quelle erwähnt nicht beides, Mischen und Abheben.
ruling-packets = Die Quelle lässt offen, wie viele Karten auf einmal gegeben werden.
ruling-looking = Die Quelle nennt diese Strafe für das Spiel von West Yorkshire mit zwei Parteien.
ruling-deal-passes = Die Quelle sagt nicht, wer die nächste Runde gibt.
ruling-cut-depth = Die Quelle sagt, dass Vorhand abhebt, aber nicht, wie tief.
ruling-table-words = Die Worte sind die der Beschreibungen des Spiels auf Trinidad.
ruling-cotton-wrote =
    Die Quelle gibt Cottons Satz als Wahl von Vorhand wieder, und so wird hier gespielt; seine
    eigenen Worte sagen etwas anderes.
ruling-gift-order = Die Quelle sagt nicht, in welcher Reihenfolge die Punkte angeschrieben werden.
ruling-chooses-once = Die Quelle sagt nicht, ob Vorhand noch einmal wählen darf.
ruling-point-ends-hand = Die Quelle sagt nicht, wer danach gibt.
ruling-run-packet = Die Quellen sagen nur, dass drei Karten gegeben werden.
ruling-run-out = Die Quelle sagt nicht, was geschieht, wenn der Talon aufgebraucht ist.
ruling-run-out-dealer = Die Quelle sagt nicht, wer dann gibt.
ruling-run-out-when = Keine Quelle sagt, wann genau der Talon aufgebraucht ist.
ruling-bunch-order = Die Quelle sagt, dass jeder vorschlagen darf, aber nicht, wer zuerst.
ruling-bunch-answers =
    Die Quelle sagt nicht, in welcher Reihenfolge geantwortet wird und ob man noch einmal
    vorschlagen darf.
ruling-discard = Die Quelle sagt nichts vom Ablegen.
ruling-discards-out = Die Quelle sagt nicht, ob ein abgelegter Trumpf zählt.
ruling-turn-up-timing = Die Quelle lässt sich auf zwei Arten lesen.
ruling-fixing-card-when = Die Quelle sagt nicht, wann angeschrieben wird.
ruling-accepted-card-when = Die Quelle sagt nicht, wann angeschrieben wird.
ruling-gift-before-turned = Die Quelle sagt nicht, wann das Geschenk angeschrieben wird.
ruling-turned-kept = Die Quelle sagt nicht, was aus diesen Punkten wird.
ruling-turned-lost = Die Quelle sagt nicht, was aus den aufgedeckten Buben wird.
ruling-draw-seen = Die Quelle sagt nicht, ob die zweite Karte gezeigt wird.
ruling-last-six =
    Die Quelle sagt nur, dass die letzten sechs Karten wie beim All Fours gespielt werden.
ruling-below-zero = Die Quelle sagt nicht, was bei null geschieht.
ruling-throw-in-turns = Die Quelle sagt nicht, wer es zuerst darf und ob es beide dürfen.
ruling-no-throw-in = Nach der Quelle spielt der Partner weiter; zu zweit gibt es keinen.
ruling-game-tie = Die Quelle sagt nicht, wer bei Gleichstand den Punkt bekommt.
ruling-all-tie = Die Quelle spricht nicht vom Gleichstand unter mehr als zwei.
ruling-one-trump = Die Quelle spricht nicht von einem einzigen Trumpf.
ruling-no-trump = Keine Quelle spricht von einer Runde ohne Trumpf.
ruling-strict-order = Die Quelle sagt nicht, dass gewinnt, wer zuerst am Ziel ist.
ruling-early-high = Die Quelle berichtet das vom Spiel in West Yorkshire.
ruling-early-high-any = Die Quelle berichtet es nur von der ersten ausgespielten Karte.
ruling-stake-judged = Das Beispiel der Quelle zeigt nur einen Fall.
ruling-league-equal = Die Quelle spricht nicht von gleichen Summen.
ruling-series-dealer = Die Quellen sagen nicht, wer in der nächsten Partie zuerst gibt.
ruling-bar-match-games =
    Die Quelle sagt „to 22“ und nicht, an welchem Tisch die achte Partie gespielt wird. Gemeint sein können
    auch 22 gewonnene Partien: Das wären bis zu 43, zu viele für einen Abend.
ruling-misdeal = Die Quellen beschreiben das für Trinidad.
ruling-revoke = Die Quellen beschreiben das für Trinidad.
ruling-revoke-penalty = Die Quellen beschreiben das für Trinidad.
ruling-revoke-bars-game = Die Quellen beschreiben das für Trinidad.
ruling-card-laid-stays = Die Quellen beschreiben das für Trinidad.
ruling-exposed = Die Quellen beschreiben das für Trinidad.
