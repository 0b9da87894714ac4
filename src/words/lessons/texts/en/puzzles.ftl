## Puzzles: a hand in its middle, all cards open. What they ask ($n: how many tricks are to come), and
## what is said while one is tried.

puzzle-note = All cards lie open; one of yours is right
# Behind one that has been solved.
puzzle-done = solved
puzzle-goal-jack = Bring the jack home in { $n ->
    [1] one trick
    [2] two tricks
    [3] three tricks
    [4] four tricks
    [5] five tricks
    [6] six tricks
   *[other] { $n } tricks
    }
puzzle-goal-hang = Hang the jack in { $n ->
    [1] one trick
    [2] two tricks
    [3] three tricks
    [4] four tricks
    [5] five tricks
    [6] six tricks
   *[other] { $n } tricks
    }
puzzle-goal-low = Take Low in { $n ->
    [1] one trick
    [2] two tricks
    [3] three tricks
    [4] four tricks
    [5] five tricks
    [6] six tricks
   *[other] { $n } tricks
    }
puzzle-goal-game = Make Game in { $n ->
    [1] one trick
    [2] two tricks
    [3] three tricks
    [4] four tricks
    [5] five tricks
    [6] six tricks
   *[other] { $n } tricks
    }
puzzle-goal-all = Make all four points in { $n ->
    [1] one trick
    [2] two tricks
    [3] three tricks
    [4] four tricks
    [5] five tricks
    [6] six tricks
   *[other] { $n } tricks
    }
puzzle-goal-win = Win the game in { $n ->
    [1] one trick
    [2] two tricks
    [3] three tricks
    [4] four tricks
    [5] five tricks
    [6] six tricks
   *[other] { $n } tricks
    }
puzzle-open = All cards lie open, and the others play perfectly. Which card do you play?
puzzle-solved = Solved
puzzle-missed = That was not it
# $card: the card after which it was lost.
puzzle-missed-by = After { $card } the others can prevent it, whatever you play.
puzzle-missed-text = The others can prevent it now, whatever you play.
puzzle-shown = The solution
# $card: the one right card.
puzzle-only = Only { $card } does it.
puzzle-show = Show me
puzzle-again = Try again
puzzle-next = Next one
puzzle-end = Done

## The idea of a puzzle. $card: the one right card. $other: one that is wrong. Both with their
## articles, as what is played.

puzzle-idea-draw =
    Lead { $card }: nobody can beat it, and a trump lead must be followed. After { $other } the others
    would have their way.
puzzle-idea-lead-under = Lead { $card } and keep { $other }: the higher trump does more later than now.
puzzle-idea-give-trump =
    Lead { $card }, although there is still a higher trump: whoever takes it has spent it. Now is
    not the time for { $other }.
puzzle-idea-keep-trumps = Lead { $card }: your trumps do more later. Led now, { $other } would be wasted.
puzzle-idea-lead-low = Lead { $card } and keep { $other }: the higher card of this suit does more later.
puzzle-idea-lead-high = Lead { $card }: of this suit nothing less will do, not even { $other }.
puzzle-idea-which-suit = Lead { $card }: it is the suit that matters. After { $other } the others can hold out.
puzzle-idea-overtake =
    Play { $card }, although the trick is your partner’s so far: what counts is who takes it in the
    end, and leads then.
puzzle-idea-ruff = You could follow with { $other }, but a trump is what it takes: play { $card }.
puzzle-idea-take-cheap = Play { $card } and keep { $other }: the lower one is enough here.
puzzle-idea-take-high = Play { $card }: you could beat the trick for less, with { $other }, but not with the same effect.
puzzle-idea-take = Play { $card } and beat the trick: nothing else keeps the goal within reach.
puzzle-idea-feed =
    The trick is your partner’s so far: play { $card }, which counts there; { $other } would bring
    less home.
puzzle-idea-not-ruff = Play { $card }: { $other } would beat this trick, but the trump does more later.
puzzle-idea-duck = Let this trick go: { $other } would beat it, but does more later. Play { $card }.
puzzle-idea-throw = You cannot beat this trick, so what you keep is what matters: play { $card }, and not { $other }.
