## Duels: two people play the same deals, one after the other, and compare. $n, $text: numbers.

duel = Duel
duel-note =
    Play some deals and send the link. Whoever opens it plays the same deals against the same
    opponents, who decide alike at alike moments. Then you both see, deal by deal, who made more of
    them and where your games parted.
duel-deals = { $n ->
        [1] one deal
       *[other] { $n } deals
    }
# In a list of facts.
duel-strict = no taking back, no hints
sent-duel = A duel was sent to you
duel-deal = Deal { $n }
duel-mark = Deal { $n } of { $text }
# The other of the two, in a list beside “You”.
duel-other = Rival
duel-next = Next deal
duel-compare = Comparison
duel-send = Send the duel
duel-own-play = How you played
duel-their-play = How your rival played
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
duel-level = The duel ends level.
duel-same = Same cards, same table: what differs is how you played.
duel-out = Send this link. Whoever opens it plays the same deals, and sees how you played after each.
duel-back = Send this link back: it opens this comparison.
# $text: “4 deals”
duel-again = New duel, { $text }
