## Duels: two people play the same deals, one after the other, and compare.

duel = Duel
duel-note =
    Joue quelques donnes et envoie le lien. Quiconque l’ouvre joue les mêmes donnes contre les mêmes
    adversaires. Vous voyez ensuite, tous les deux, qui a fait mieux et où vos jeux diffèrent.
duel-deals = { $n ->
        [1] une donne
       *[other] { $n } donnes
    }
duel-strict = sans retour en arrière, sans conseils
sent-duel = On t’a envoyé un duel
sent-duel-by = { $who } t’envoie un duel
duel-deal = Donne { $n }
duel-mark = Donne { $n } sur { $text }
duel-other = L’autre
duel-next = Donne suivante
duel-compare = Comparaison
duel-send = Envoyer le duel
duel-own-play = Ton jeu
duel-their-play = Le jeu de l’autre
duel-play-of = Jeu : { $who }
duel-name = Ton nom, pour l’autre
duel-won =
    { $n ->
        [1] Tu gagnes le duel d’un point.
       *[other] Tu gagnes le duel de { $n } points.
    }
duel-lost =
    { $n ->
        [1] Tu perds le duel d’un point.
       *[other] Tu perds le duel de { $n } points.
    }
duel-level = Le duel finit à égalité.
duel-same = Mêmes cartes, même table : la différence, c’est votre façon de jouer.
duel-out =
    Quiconque ouvre ce lien joue les mêmes donnes, et voit après chacune comment tu l’as jouée.
duel-back = Renvoie ce lien : il ouvre cette comparaison.
duel-again = Nouveau duel, { $text }
duel-again-with = Nouveau duel avec { $who }, { $text }
