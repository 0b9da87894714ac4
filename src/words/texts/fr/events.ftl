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
        [you] On coupe pour la donne : { $text }. Tu donnes le premier.
       *[others] On coupe pour la donne : { $text }. { $who } donne le premier.
    }
event-cut-put =
    { $form ->
        [you] On coupe pour la donne, dans l’ordre du Put : { $text }. Tu donnes le premier.
       *[others] On coupe pour la donne, dans l’ordre du Put : { $text }. { $who } donne le premier.
    }
event-first-jack =
    { $form ->
        [you] Premier valet : { $text }. Tu donnes le premier.
       *[others] Premier valet : { $text }. { $who } donne le premier.
    }
event-red-black =
    { $form ->
        [you] Rouge ou noir : { $text }. Tu donnes le premier.
       *[others] Rouge ou noir : { $text }. { $who } donne le premier.
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
event-cut-trump =
    { $form ->
        [you] Tu coupes et montres { $card }.
       *[others] { $who } coupe et montre { $card }.
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
event-thrown-in = On jette les cartes.
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
        [you] Tu abats ton jeu.
       *[others] { $who } abat un jeu sans valeur.
    }
event-hand-end = Le coup est fini : { $score }.
event-game-end = { $side } – partie gagnée, { $score }.
event-paid = Mises par joueur : { $score }.
