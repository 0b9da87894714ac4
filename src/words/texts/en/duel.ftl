## Duels: two people play the same deals, one after the other, and compare. $n, $text: numbers.

duel = Duel
duel-note =
    Play some deals and send the link. Whoever opens it plays the same deals against the same
    opponents. Then you both see who did better, and where your play differed.
duel-deals = { $n ->
        [1] one deal
       *[other] { $n } deals
    }
# In a list of facts.
duel-strict = no taking back, no hints
sent-duel = Somebody sent you a duel
sent-duel-by = { $who } sent you a duel
duel-deal = Deal { $n }
duel-mark = Deal { $n } of { $text }
# The other of the two, in a list beside “You”.
duel-other = Rival
duel-next = Next deal
duel-compare = Comparison
duel-send = Send the duel
duel-own-play = Your play
duel-their-play = Rival’s play
duel-play-of = { $who }’s play
# Over a field.
duel-name = Your name, as your rival will see it
duel-won =
    { $n ->
        [1] You win the duel by one point.
       *[other] You win the duel by { $n } points.
    }
duel-lost =
    { $n ->
        [1] You lose the duel by one point.
       *[other] You lose the duel by { $n } points.
    }
duel-level = The duel is a draw.
duel-same = Same cards, same table: only your play differed.
duel-out = Whoever opens this link plays the same deals, and sees after each one how you played it.
duel-back = Send this link back: it opens this comparison.
# $text: “4 deals”
duel-again = New duel, { $text }
duel-again-with = New duel with { $who }, { $text }
