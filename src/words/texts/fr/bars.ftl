## La coupe des bars de Trinidad.

bars-about =
    Huit bars de Trinidad se disputent une coupe : quarts de finale, demi-finales, finale. Une rencontre se
    joue à trois tables en même temps, et une partie gagnée est un bullseye. Il faut { $n } bullseyes pour gagner la
    rencontre ; elle compte { $text } parties au plus, et une de plus en cas d’égalité. Tu es à la première
    table de ton bar. Une rencontre peut durer plusieurs soirées : la coupe reste dans ce navigateur.
bars-words =
    Les règles sont celles du tournoi Beer Jack, avec les mots de Trinidad. Retourner une carte, qui propose
    l’atout, se dit « kick ». Un point est un chalk, et un valet pendu en vaut { $text }. Les plis d’un
    camp sont son « lift », et la force du jeu, pour le lift le plus riche, vaut { $value } chalks. On n’est tenu de
    fournir que si atout est demandé ; ne pas le faire alors qu’on le peut se dit « renege », et n’arrive pas
    ici.
bars-choose = Ton bar
bars-round =
    { $n ->
        [0] quart de finale
        [1] demi-finale
       *[other] finale
    }
bars-rounds =
    { $n ->
        [0] Quarts de finale
        [1] Demi-finales
       *[other] Finale
    }
bars-the-round =
    { $n ->
        [0] le quart de finale
        [1] la demi-finale
       *[other] la finale
    }
bars-two = { $who } et { $other }
bars-you-and = toi et { $other }
bars-running = chalks { $score }
bars-look = Regarder une partie des autres. { $text } :
bars-game = Partie { $n } : { $score }
bars-looks = { $text }, partie { $n } : tu ne joues pas, tu vois la main { $who ->
        [vowel] d’{ $who }
       *[other] de { $who }
    }.
bars-bullseyes = Bullseyes
bars-needs = Il faut { $n } bullseyes pour gagner la rencontre.
bars-mark = { $text } : partie { $n }, bullseyes { $score }
bars-game-won = Un bullseye pour ta table.
bars-game-lost = À ta table, le bullseye va à { $who }.
bars-late = Le tour suivant a été joué : le premier résultat de cette partie reste.
bars-stands = Bullseyes aux trois tables : { $score }. Il en faut { $n } pour gagner la rencontre.
bars-match-won = Ton bar gagne { $text } { $score } et rencontre ensuite { $who }.
bars-match-lost = { $who } gagne { $text }. Ton bar est éliminé, { $score }.
bars-cup-won = Ton bar gagne la finale { $score }, et la coupe !
bars-out = Ton bar est éliminé. Les autres jouent jusqu’à la finale.
bars-over = { $who } gagne la coupe.
bars-next = Une autre coupe
bars-choose-other = Une autre coupe, avec un autre bar
bars-leave = Quitter cette coupe
bars-leave-really = Vraiment la quitter ? L’ordinateur la joue jusqu’au bout.
bars-winner-of = vainqueur de la demi-finale { $n }
bars-helped = Dans une de tes parties au moins, il y a eu un conseil ou un retour en arrière.
bars-history = Coupes passées
bars-past =
    { $text } : gagnée par { $who }. Ton bar { $n ->
        [0] a été éliminé en quart de finale
        [1] a été éliminé en demi-finale
        [2] a perdu la finale
       *[other] a gagné toutes ses rencontres
    }.
