## Names of the points.

high = Plus fort atout
low = Plus faible atout
jack = Valet d’atout
hang-jack = Hang jack
hang-jack-stamp = HANG JACK !
game = Force du jeu
gift = Point offert
begged-point = Point pris
turned-ace = As retourné
turned-king = Roi retourné
turned-queen = Dame retournée
turned-jack = Valet retourné
turned-six = Six retourné
turned-two = Deux retourné
no-follow = Ni couleur ni atout
misdeal = Maldonne
revoke = Renonce
looked = Regardé trop tôt
nobody = personne

## Why a point was scored, or by nobody.

why-high-dealt =
    { $form ->
        [you] Tu avais le plus fort atout en jeu.
       *[others] { $who } avait le plus fort atout en jeu.
    }
why-high-dealt-other-took =
    { $form ->
        [you] Tu avais le plus fort atout ; { $other } a fait le pli, mais le point te reste.
        [to-you] { $who } avait le plus fort atout ; tu as fait le pli, mais le point lui reste.
       *[others] { $who } avait le plus fort atout ; { $other } a fait le pli, mais le point lui
            reste.
    }
why-high-taken =
    { $form ->
        [you] Tu as ramassé le plus fort atout en jeu.
       *[others] { $who } a ramassé le plus fort atout en jeu.
    }
why-high-early =
    { $form ->
        [you] Il te manquait un point : l’as d’atout le donne aussitôt.
       *[others] Il manquait un point à { $who } : l’as d’atout le donne aussitôt.
    }
why-low-dealt =
    { $form ->
        [you] Tu avais le plus faible atout en jeu.
       *[others] { $who } avait le plus faible atout en jeu.
    }
why-low-dealt-other-took =
    { $form ->
        [you] Tu avais le plus faible atout ; { $other } a fait le pli, mais le point te reste.
        [to-you] { $who } avait le plus faible atout ; tu as fait le pli, mais le point lui reste.
       *[others] { $who } avait le plus faible atout ; { $other } a fait le pli, mais le point lui
            reste.
    }
why-low-taken =
    { $form ->
        [you] Tu as ramassé le plus faible atout en jeu.
       *[others] { $who } a ramassé le plus faible atout en jeu.
    }
why-jack-home =
    { $form ->
        [you] Tu as sauvé le valet d’atout.
       *[others] { $who } a sauvé le valet d’atout.
    }
why-jack-captured =
    { $form ->
        [you] Tu as pris le valet d’atout à { $other }.
        [to-you] { $who } t’a pris le valet d’atout.
       *[others] { $who } a pris le valet d’atout à { $other }.
    }
why-jack-dealt =
    { $form ->
        [you] Tu as reçu le valet d’atout.
       *[others] { $who } a reçu le valet d’atout.
    }
why-hang-jack =
    { $form ->
        [you] Tu as pendu le valet donné à { $other } : capturé, il vaut { $text }.
        [to-you] { $who } a pendu ton valet : capturé, il vaut { $text }.
       *[others] { $who } a pendu le valet donné à { $other } : capturé, il vaut { $text }.
    }
why-game = Points de cartes : { $score }.
why-game-tie-given =
    Points de cartes : { $score }. En cas d’égalité, le point va au camp qui n’a pas donné.
why-game-tie = Points de cartes : { $score }. À égalité, personne ne marque le point.
why-no-trump = Il n’y avait pas d’atout en jeu.
why-no-jack = Le valet de { $suit } n’était pas en jeu.
not-counted = La partie était déjà gagnée : cela ne compte que pour les quatre points.
why-gift =
    { $form ->
        [you] Tu as proposé, { $other } a gardé { $suit } : « Marque un point. »
        [to-you] { $who } a proposé, tu as gardé { $suit } : « Marque un point. »
       *[others] { $who } a proposé, { $other } a gardé { $suit } : « Marque un point. »
    }
why-begged-point =
    { $form ->
        [you] Tu as proposé et marqué le point ; les cartes sont jetées.
       *[others] { $who } a proposé et marqué le point ; les cartes sont jetées.
    }
why-turned =
    { $form ->
        [you] Tu as retourné { $card }.
       *[others] { $who } a retourné { $card }.
    }
why-no-follow =
    { $form ->
        [you] Tu ne pouvais ni fournir ni couper.
       *[others] { $who } ne pouvait ni fournir ni couper.
    }
why-misdeal =
    { $form ->
        [you] Tu n’as pas donné le bon nombre de cartes.
       *[others] { $who } n’a pas donné le bon nombre de cartes.
    }
why-revoke =
    { $form ->
        [you] Pli { $n } : tu avais { $text } et tu as pourtant joué { $card }.
       *[others] Pli { $n } : { $who } avait { $text } et a pourtant joué { $card }.
    }
why-revoke-game =
    { $form ->
        [you] Pli { $n } : tu avais { $text } et tu as joué { $card } sur de l’atout ; toute la partie est perdue.
       *[others] Pli { $n } : { $who } avait { $text } et a joué { $card } sur de l’atout ; toute la partie est perdue.
    }
why-looked =
    { $form ->
        [you] Tu as regardé tes cartes avant l’entame.
       *[others] { $who } a regardé ses cartes avant l’entame.
    }

## What is behind a point, when its reason is opened.

why = Pourquoi
why-dealt =
    { $form ->
        [you] Tu as reçu { $card }.
       *[others] { $who } a reçu { $card }.
    }
why-dealt-in-run =
    { $form ->
        [you] Tu as reçu { $card } avec les trois cartes de plus.
       *[others] { $who } a reçu { $card } avec les trois cartes de plus.
    }
why-drawn =
    { $form ->
        [you] Tu as pris { $card } au talon.
       *[others] { $who } a pris { $card } au talon.
    }
why-trick =
    { $form ->
        [you] Pli { $n }, fait par toi
       *[others] Pli { $n }, fait par { $who }
    }
why-trumps-in-play = Les { $n } atouts en jeu
why-one-trump = Le seul atout en jeu
why-cards-played = Parmi les { $n } cartes en jeu, il n’y avait pas d’atout.
why-jack-turned = Il a été retourné, et la carte retournée après la donne n’est pas en jeu.
why-jack-discarded = Tu l’as écarté, et les cartes écartées ne sont plus en jeu.
why-jack-away = Il a été écarté, ou n’a jamais été distribué.
why-jack-in-pack = Il n’a pas été distribué.
why-pile = { $side }, { $n } { $n ->
        [0] point
        [1] point
       *[other] points
    } de cartes
why-points-away =
    { $n ->
        [1] Le dernier point de cartes, sur { $text }, n’était
       *[other] Les { $n } autres points de cartes, sur { $text }, n’étaient
    } pas en jeu.
why-dealer-turned =
    { $form ->
        [you] Tu as donné et retourné
       *[others] { $who } a donné et retourné
    }
why-turn-worth = { $text } : { $n } pour le camp qui donne.
why-score-before = La marque était de { $score }, et la partie se joue en { $n } points.
why-led = Demandé : { $suit }. Atout : { $text }
why-could-have =
    { $form ->
        [you] Ce que tu aurais pu jouer
       *[others] Ce qu’aurait pu jouer { $who }
    }
why-no-game =
    { $form ->
        [you] Tu ne peux pas marquer la force du jeu à ce coup.
       *[others] { $who } ne peut pas marquer la force du jeu à ce coup.
    }
why-dealt-wrongly = Chacun devait recevoir { $n } cartes ; ont été données : { $text }.
why-face-down =
    { $form ->
        [you] Jusqu’à l’entame, les cartes du partenaire restent face cachée : ici, les tiennes.
       *[others] Jusqu’à l’entame, le partenaire laisse ses cartes face cachée : ici, c’est { $who }.
    }
cards-after = { $text } : { $card }.

## The four points so far; their names in a small box.

high-box = Fort
low-box = Faible
jack-box = Valet
game-box = Force
high-letter = +
low-letter = −
jack-letter = V
game-letter = F
so-far = Les quatre points, pour l’instant
so-far-note = d’après ce que tu vois
so-far-open = toutes les cartes visibles
side-sure =
    { $form ->
        [you] à toi, c’est sûr
       *[others] { $side }, c’est sûr
    }
side-so-far =
    { $form ->
        [you] pour l’instant, toi
       *[others] pour l’instant, { $side }
    }
still-open = à prendre
in-your-hand = dans ta main
in-a-hand = chez { $who }
on-the-table = sur la table
not-seen = pas encore vu
points-on-table = { $n } sur la table

## The end of a game: all its points, hand by hand.

decided-it = Ce qui a fait la différence
result-to-share = Le résultat à envoyer, sans dévoiler de carte
how-it-came = Le déroulement
score-row = Marque
other-row = Autres
out-on = Au coup { $n }, « { $text } » a mis fin à la partie.
