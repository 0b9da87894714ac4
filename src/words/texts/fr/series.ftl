series = Série
series-choose = Parties
series-best-of = Au meilleur des { $n }
series-one = Une partie
series-mark = au meilleur des { $text } : partie { $n }, { $score }
series-goes-on = Parties gagnées : { $score }. Ensuite : partie { $n }, au meilleur des { $text }.
series-won = Tu gagnes la série { $score }.
series-yours = Ton camp gagne la série { $score }.
series-theirs = L’autre camp gagne la série { $score }.
series-to = La série revient à { $side }, { $score }.
series-next = Partie suivante
series-resume = Retour à la partie
series-game = Partie { $n }
series-games-won = Parties gagnées
series-running = en cours
series-helped = * avec un conseil, ou après avoir repris quelque chose
contest-helped = Avec un conseil ou un retour en arrière, cette partie compte ici avec une mention, mais pas dans les statistiques.
series-note =
    Plusieurs parties à la suite : qui en gagne plus de la moitié gagne la série. Elle se choisit sur
    l’écran d’accueil, parmi les options de Trinidad.
series-other = Autres séries
series-summary = { $text }, au meilleur des { $n } : { $score }
