## All hands, once a hand is over.

hands-all = Toutes les mains
hands-drawn =
    { $form ->
        [you] Tu as pris
       *[others] { $who } a pris
    }
hands-discarded =
    { $form ->
        [you] Tu as écarté
       *[others] { $who } a écarté
    }
hands-turned = Retourné
hands-rest = Non distribué

## What happened, a sentence each.

event-say = { $who } : « { $text } »
event-award = { $text }, { $who }, { $n } : { $why } { $score }.
event-cut =
    { $form ->
        [you] On coupe pour la donne : { $text }. Tu donnes en premier.
       *[others] On coupe pour la donne : { $text }. { $who } donne en premier.
    }
event-cut-put =
    { $form ->
        [you] On coupe pour la donne, dans l’ordre du Put : { $text }. Tu donnes en premier.
       *[others] On coupe pour la donne, dans l’ordre du Put : { $text }. { $who } donne en premier.
    }
event-first-jack =
    { $form ->
        [you] Premier valet : { $text }. Tu donnes en premier.
       *[others] Premier valet : { $text }. { $who } donne en premier.
    }
event-red-black =
    { $form ->
        [you] Rouge ou noir : { $text }. Tu donnes en premier.
       *[others] Rouge ou noir : { $text }. { $who } donne en premier.
    }
event-pitches =
    { $form ->
        [you] Tu entames.
       *[others] { $who } entame.
    }
event-partners = { $who } contre { $other }, équipes tirées aux valets.
event-deal =
    { $form ->
        [you] Tu donnes { $n } cartes à chacun.
       *[others] { $who } donne { $n } cartes à chacun.
    }
event-deal-again =
    { $form ->
        [you] Tu donnes encore { $n } cartes à chacun.
       *[others] { $who } donne encore { $n } cartes à chacun.
    }
event-deal-uneven =
    { $form ->
        [you] Tu donnes : { $text }.
       *[others] { $who } donne : { $text }.
    }
event-deal-by-hand =
    { $form ->
        [you] Tu comptes les cartes.
       *[others] { $who } compte les cartes.
    }
event-call-misdeal =
    { $form ->
        [you] Tu signales une maldonne.
       *[others] { $who } signale une maldonne.
    }
event-cut-trump =
    { $form ->
        [you] Tu coupes ; le donneur montre { $card }.
       *[others] { $who } coupe ; le donneur montre { $card }.
    }
event-turn-up =
    { $form ->
        [you] Tu retournes { $card }.
       *[others] { $who } retourne { $card }.
    }
event-trump = L’atout est { $suit }.
event-trump-pitch = Entame : l’atout est { $suit }.
event-redeal-exhausted = Le talon est épuisé : le même donneur redonne.
event-redeal-bunch = Tout le monde est d’accord : le même donneur redonne.
event-redeal-misdeal = Il y a maldonne : on redonne.
event-thrown-in = Les cartes sont jetées.
event-discard =
    { $form ->
        [you] Tu écartes { $text }.
       *[others] { $who } écarte { $n } cartes.
    }
event-play =
    { $form ->
        [you] Tu joues { $card }.
       *[others] { $who } joue { $card }.
    }
event-trick =
    { $form ->
        [you] Tu fais le pli.
       *[others] { $who } fait le pli.
    }
event-draw =
    { $form ->
        [you] Tu prends { $card }.
       *[others] { $who } prend { $card }.
    }
event-lay-down =
    { $form ->
        [you] Tu abats ta main.
       *[others] { $who } abat une main sans valeur.
    }
event-take-back =
    { $form ->
        [you] Tu reprends { $card }.
       *[others] { $who } reprend { $card }.
    }
event-revoke-called =
    { $form ->
        [you] Tu signales une renonce : { $other }, pli { $n }. C’en était une.
       *[others] { $who } signale une renonce : { $other }, pli { $n }. C’en était une.
    }
event-revoke-refused =
    { $form ->
        [you] Tu signales une renonce : { $other }, pli { $n }. Ce n’en était pas une.
       *[others] { $who } signale une renonce : { $other }, pli { $n }. Ce n’en était pas une.
    }
event-look =
    { $form ->
        [you] Tu regardes tes cartes avant l’entame.
       *[others] { $who } regarde ses cartes avant l’entame.
    }
event-expose =
    { $form ->
        [you] Tu exposes { $card } ; la carte reste face visible sur la table.
       *[others] { $who } expose { $card } ; la carte reste face visible sur la table.
    }
event-call-card =
    { $form ->
        [you] Tu réclames { $card }. Cette carte doit être jouée.
       *[others] { $who } réclame { $card }. Cette carte doit être jouée.
    }
event-hand-end = Le coup est fini : { $score }.
event-game-end = { $side } – partie gagnée, { $score }.
event-paid = Mises par joueur : { $score }.
