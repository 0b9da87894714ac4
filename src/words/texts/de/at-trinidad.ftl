### Said instead at the tables of Trinidad and Tobago, with the game's own words.

stand = Stand
beg = Beg
said-stand = Stand – ich stehe!
said-beg = Beg – ich bitte
ask-stand = { $card } liegt offen: bei { $suit } stehen (Stand) oder bitten (Beg)?
ask-must-beg = { $card } liegt offen, und du hast kein { $suit }: Du musst bitten (Beg).
lesson-turned =
    { $trump ->
        [fixed] { $suit } ist Trumpf
       *[offered] { $suit } als Trumpf?
    } ¶ Eine Karte wird aufgedeckt, der „Kick“. Ihre Farbe steht als Trumpf zur Wahl:
    Auch der kleinste Trumpf sticht jede Karte der anderen Farben.
