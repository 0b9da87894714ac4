### Said instead at the tables of Trinidad and Tobago, with the game's own words.

event-turn-up =
    { $form ->
        [you] You kick { $card }.
       *[others] { $who } kicks { $card }.
    }
turned-ace = Ace kicked
turned-jack = Jack kicked
turned-six = Six kicked
turned-two = Two kicked
why-turned =
    { $form ->
        [you] You kicked { $card }.
       *[others] { $who } kicked { $card }.
    }
why-dealer-turned =
    { $form ->
        [you] You dealt and kicked
       *[others] { $who } dealt and kicked
    }
why-game = Lifts of { $score } card points.
why-game-tie = Lifts of { $score } card points. A tie scores for nobody.
why-pile =
    { $side }: a lift of { $n } { $n ->
        [one] card point
       *[other] card points
    }
# Chalks are points. At least 7 of $n.
why-score-before = The score was { $score }, and { $n } chalks win.
why-jack-turned = It was kicked, and a kicked card is not in play.
lesson-turned =
    { $trump ->
        [fixed] { $suit } are trumps
       *[offered] { $suit } as trumps?
    } ¶ The dealer kicks a card: turns it up. Its suit is offered as trumps, and the
    smallest trump beats every card of the other suits.
revoke = Renege
event-revoke-called =
    { $form ->
        [you] You call a renege: { $other }, trick { $n }. Rightly so.
       *[others] { $who } calls a renege: { $other }, trick { $n }. Rightly so.
    }
event-revoke-refused =
    { $form ->
        [you] You call a renege: { $other }, trick { $n }. It was not one.
       *[others] { $who } calls a renege: { $other }, trick { $n }. It was not one.
    }
call-revoke = Call a renege
ask-calls = The hand is played. Was there a renege (a revoke) to call?
ask-call = { $who }, trick { $n }: { $card }. Was it a renege?
revoke-warns = { $text } Playing it would be a renege.
