## People and sides.

you = Toi
you-within = toi
and-side = { $who } & { $other }
and-spoken = { $who } et { $other }
plus-spoken = plus { $n }
minus-spoken = moins { $n }

## What is said at the table: first on a button, then in a speech bubble.

stand = Prendre
beg = Proposer
give = Offrir un point
run = Changer d’atout
take-point = Marquer
bunch = Redonner
agree = D’accord
insist = Jouer
pass = Passer
nothing-to-call = Rien à signaler
call-misdeal = Maldonne !
let-pass = Laisser passer
deal-to =
    { $form ->
        [you] T’en donner { $n }
       *[others] { $who } : en donner { $n }
    }
deal-back = Reprendre un paquet
deal-rightly = Donner pour moi
deal-done = Fini de donner
take-back = Reprendre
leave-it = Laisser
look-early = Regarder tes cartes
expose-card = Exposer une carte
# A card.
call-card = Réclamer { $card }
call-revoke = Renonce !
call-it = Signaler
call-earlier = Plus tôt
call-later = Plus tard
play-all-the-same = La jouer quand même
key-mistakes = Reprendre une carte, en exposer une, ou signaler une renonce
said-stand = Je prends !
said-beg = Je propose
said-give = Marque un point
said-run = On change d’atout
said-take-point = Je marque le point
said-bunch = On redonne ?
said-agree = D’accord
said-insist = On joue
said-pass = Je passe
said-nothing-to-call = Rien à signaler

manner-asks =
    { $n ->
        [1] Eh bien… { $text }
        [2] Voyons. { $text }
        [4] Hum. { $text }
        [5] Oh ! { $text }
       *[other] { $text }
    }
manner-answers =
    { $n ->
        [1] Très bien. { $text }
        [2] Mon Dieu. { $text }
        [4] Bon. { $text }
        [5] Allez ! { $text }
       *[other] { $text }
    }
manner-hangs =
    { $n ->
        [1] Je l’ai !
        [2] Pauvre valet.
        [4] Le voilà pris.
        [5] Oui ! Je l’ai !
       *[other] Pris !
    }
manner-wins =
    { $n ->
        [1] Bien joué, tout le monde.
        [2] Quelle belle partie.
        [4] Bonne partie.
        [5] Encore une ?
       *[other] On a gagné !
    }

## Headings and marks.

with-value = { $text } : { $value }
with-other = { $text } ; { $other }
hand-heading = Coup { $n } · { $who } donne
hand-heading-you = Coup { $n } · tu donnes
trumps-mark = atout { $suit }
to-target = en { $n }
turned-mark = retourne { $card }
deal-mark = donne
dealer-mark = D
partner-mark = partenaire

## What the person must do now, above the hand.

ask-stand = Retourne : { $card }. Tu prends à { $suit }, ou tu proposes ?
ask-must-beg = Retourne : { $card }. Tu n’as pas de { $suit } : il faut proposer.
ask-give = { $who } voudrait un autre atout. Garder { $suit } et offrir un point, ou changer ?
ask-must-run =
    { $who } voudrait un autre atout. Un point offert finirait la partie : change d’atout.
ask-must-run-no-trump = { $who } propose. Tu n’as pas de { $suit } : change d’atout.
ask-point-or-run = Un point et un nouveau coup, ou changer d’atout ?
ask-bunch = Nouvelle couleur : { $suit }. Redonner, ou jouer ?
ask-agree = { $who } voudrait redonner. D’accord ?
ask-discard = Choisis { $n } cartes à écarter.
ask-lead = À toi de jouer.
ask-pitch = À toi d’entamer : ta couleur sera l’atout.
ask-follow-trump = { $suit } demandé : fournis de l’atout.
ask-follow-or-trump = { $suit } demandé : fournis { $card } ou coupe.
ask-follow = { $suit } demandé : fournis { $card }.
ask-any = { $suit } demandé, et tu n’en as pas : joue ce que tu veux.
ask-all = { $suit } demandé : tu peux tout jouer.
ask-trump = { $suit } demandé, et tu n’en as pas : il faut couper.
ask-overtrump = Le pli est coupé : pas de sous-coupe.
ask-lay-down = Plus rien à gagner avec cette main. Tu l’abats ?
ask-calls = Coup joué. Une renonce à signaler ?
ask-misdeal = Il y a maldonne. La signaler ?
ask-deal = Tu donnes { $n } cartes à chacun : touche une place pour son prochain paquet.
ask-replace = Tu as repris ta carte : joues-en une autre.
ask-take-back = Reprendre { $card } ?
ask-call = { $who }, pli { $n } : { $card }. Était-ce une renonce ?
ask-expose = Quelle carte tombe face visible sur la table ?
# $text: cards.
ask-call-card = { $who } doit jouer ; face visible : { $text }. En réclamer une ?
not-called = Cette carte ne peut pas être réclamée : elle ne peut pas être jouée dans ce pli.
not-called-now =
    Seul un adversaire peut réclamer une carte exposée, dans un pli suivant et avant que celui qui
    la tient joue à ce pli.
not-other-card = Carte réclamée : { $card }. Elle doit être jouée.
# What lies face up of somebody's hand; $text: cards.
exposed-of = { $who }, face visible : { $text }
revoke-warns = { $text } La jouer serait une renonce.
hint-odd = Quelque chose cloche : regarde, au pli { $n }, la carte jouée par { $who }.
hint-nothing-odd = Rien de suspect dans ce coup.
waiting-for = { $who } réfléchit…
touch-on = Touche pour continuer
click-on = Clique pour continuer
award-waits = Les points restent affichés le temps de les lire : Entrée pour continuer.
trumps-label = atout
led-mark = 1re
trick-taken =
    { $form ->
        [you] Pli pour toi
       *[others] Pli pour { $who }
    }
trick-hangs =
    { $form ->
        [you] Tu pends le valet !
       *[others] { $who } pend le valet !
    }
stock-left = talon : { $n }
stock-top = dessus du talon : { $card }
suit-trumps = { $suit } (atout)
tricks-won = { $who } : { $n } { $n ->
        [0] pli
        [1] pli
       *[other] plis
    }
first-trick-mark = premier pli

## Why a card cannot be played.

not-now = Ce n’est pas à toi de jouer.
card-chosen = { $card } : carte choisie pour ton tour.
card-not-chosen = { $card } : choix annulé.
card-raised = { $card } : carte levée. Encore une fois pour la jouer.
# The button of a hand that wins all tricks that are left, why, and the answer.
claim = Prendre le reste
claim-note = Aucune carte encore à venir ne bat les tiennes.
claimed = Le reste est à toi.
not-follow-trump = On a demandé atout et tu en as : fournis de l’atout.
not-follow-or-trump = { $suit } demandé : fournis { $card } ou coupe.
not-follow = { $suit } demandé : fournis { $card }.
not-trump = Tu n’as pas de { $suit } : il faut couper.
not-undertrump = Le pli est coupé : on ne sous-coupe que si rien d’autre n’est possible.

## What is said when it is asked for.

no-trump-yet = Il n’y a pas encore d’atout.
trump-proposed = Retourne : { $card }. L’atout n’est pas encore fixé.
no-trick-yet = Aucun pli n’est encore fait.
no-cards = Tu n’as pas de cartes.

## What follows from a word, below its button. $suit: the suit that is turned.

note-stand = { $suit } reste atout
note-beg = un point pour toi, ou un autre atout
note-give = un point offert, { $suit } reste atout
note-run = trois cartes de plus, un autre atout
note-turn = une autre couleur est retournée
note-take-point = un point, puis un nouveau coup
note-bunch = on redonne les cartes
