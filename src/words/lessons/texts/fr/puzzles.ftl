puzzle-note = Toutes les cartes sont sur table, une des tiennes est la bonne
puzzle-done = résolu
puzzle-goal-jack = Sauve le valet en { $n ->
    [1] un pli
    [2] deux plis
    [3] trois plis
    [4] quatre plis
    [5] cinq plis
    [6] six plis
   *[other] { $n } plis
    }
puzzle-goal-hang = Pends le valet en { $n ->
    [1] un pli
    [2] deux plis
    [3] trois plis
    [4] quatre plis
    [5] cinq plis
    [6] six plis
   *[other] { $n } plis
    }
puzzle-goal-low = Ramasse le plus faible en { $n ->
    [1] un pli
    [2] deux plis
    [3] trois plis
    [4] quatre plis
    [5] cinq plis
    [6] six plis
   *[other] { $n } plis
    }
puzzle-goal-game = Marque la force du jeu en { $n ->
    [1] un pli
    [2] deux plis
    [3] trois plis
    [4] quatre plis
    [5] cinq plis
    [6] six plis
   *[other] { $n } plis
    }
puzzle-goal-all = Fais les quatre points en { $n ->
    [1] un pli
    [2] deux plis
    [3] trois plis
    [4] quatre plis
    [5] cinq plis
    [6] six plis
   *[other] { $n } plis
    }
puzzle-goal-win = Gagne la partie en { $n ->
    [1] un pli
    [2] deux plis
    [3] trois plis
    [4] quatre plis
    [5] cinq plis
    [6] six plis
   *[other] { $n } plis
    }
puzzle-open = Toutes les cartes sont sur table, et les autres jouent au mieux. Quelle carte joues-tu ?
puzzle-solved = Résolu
puzzle-missed = Ce n’était pas la bonne
puzzle-missed-by = Après { $card }, les autres peuvent l’empêcher, quoi que tu joues.
puzzle-missed-text = Les autres peuvent maintenant l’empêcher, quoi que tu joues.
puzzle-shown = La solution
puzzle-only = Joue { $card } : rien d’autre ne suffit.
puzzle-show = Montre-moi
puzzle-again = Réessayer
puzzle-next = Le suivant
puzzle-end = Terminé

puzzle-idea-draw =
    Joue { $card } : personne ne peut faire mieux, et à l’atout il faut fournir. Après { $other },
    les autres auraient ce qu’ils veulent.
puzzle-idea-lead-under =
    Joue { $card } et garde { $other } : le plus haut atout servira mieux plus tard.
puzzle-idea-give-trump =
    Joue { $card }, bien qu’il reste un atout plus haut : qui le met ne l’a plus. Garde { $other }
    pour plus tard.
puzzle-idea-keep-trumps =
    Joue { $card } : tes atouts serviront mieux plus tard. Jouer { $other } maintenant, ce serait du
    gâchis.
puzzle-idea-lead-low =
    Joue { $card } et garde { $other } : la carte la plus haute servira mieux plus tard.
puzzle-idea-lead-high =
    Joue { $card } : dans cette couleur rien de moins ne suffit, pas même { $other }.
puzzle-idea-which-suit =
    Joue { $card } : c’est la couleur qui compte. Après { $other }, les autres peuvent se défendre.
puzzle-idea-overtake =
    Joue { $card }, bien que le pli soit pour l’instant à ton camp : ce qui compte, c’est qui le
    ramasse à la fin, et commence le suivant.
puzzle-idea-ruff = Tu pourrais fournir et donner { $other }, mais ici il faut un atout : joue { $card }.
puzzle-idea-take-cheap = Joue { $card } et garde { $other } : la plus basse suffit ici.
puzzle-idea-take-high =
    Joue { $card } : tu pourrais prendre le pli à moindre prix, avec { $other }, mais pas avec le
    même effet.
puzzle-idea-take = Joue { $card }, qui prend le pli : rien d’autre ne garde le but à portée.
puzzle-idea-feed =
    Le pli est pour l’instant à ton camp : joue { $card }, qui y compte ; avec { $other }, on
    gagnerait moins.
puzzle-idea-not-ruff = Joue { $card } : { $other } prendrait le pli, mais l’atout servira mieux plus tard.
puzzle-idea-duck = Laisse filer ce pli : { $other } le prendrait, mais servira mieux plus tard. Joue { $card }.
puzzle-idea-throw =
    Tu ne peux pas prendre ce pli, c’est donc ce que tu gardes qui compte : joue { $card }, et non
    { $other }.
