## Jouer ensemble : plusieurs personnes à une table, chacune avec son appareil. $who : un joueur.

together-note =
    Chacun s’assoit à la même table avec son propre appareil, sans compte. Les appareils se connectent
    directement : aucun serveur de notre part n’intervient.
together-trust =
    Chaque appareil connaît toute la donne et ne montre que sa propre main. Avec les bons outils, on
    pourrait voir le reste : joue avec des gens de confiance.
together-name = Ton nom, tel que les autres le voient
together-seat-wanted = Joueur { $n } : quelqu’un que tu invites
together-partner = ton partenaire
together-live = Inviter
together-live-note =
    En même temps : tu envoies une invitation à chacun, et chacun te renvoie une réponse.
together-turns = Jouer par message
together-turns-note =
    Ou chacun à son rythme : la table circule sous forme de lien, un par tour, dans n’importe quelle
    messagerie.
together-turns-invited =
    La table circule sous forme de lien, un par tour, dans n’importe quelle messagerie. Personne n’a
    besoin d’être là au même moment.
together-tables = Tes tables
together-forget = Supprimer cette table
together-forget-sure = Appuie encore pour supprimer la table
together-to-table = À la table
together-leave = Quitter la table
together-invited = { $who } t’invite à une table.
together-join = Jouer
together-decline = Pas maintenant
together-stage-bot = { $who } : l’ordinateur joue
together-stage-making = { $who } : l’invitation se prépare
together-stage-invited = { $who } : l’invitation est prête
together-stage-asked = { $who } : une autre partie est proposée
together-stage-connecting = { $who } : connexion en cours
together-stage-here = { $who } est là
together-stage-away = { $who } n’est pas là
together-send-invitation =
    Envoie-la à une seule personne : la première qui l’ouvre prend cette place.
together-answer-field = La réponse que tu reçois
together-begin = Commencer la partie
together-begin-note = L’ordinateur joue aux places encore libres.
together-invite = Nouvelle invitation pour { $who }
together-stand-in = Laisser l’ordinateur jouer pour { $who }
together-give-back = Rendre sa place à { $who }
together-send-answer = Renvoie ceci à { $who }.
together-keep-open =
    Garde cette page ouverte : tu seras à la table une fois ta réponse saisie par { $who }.
together-if-nothing =
    Si rien ne se passe dans la demi-minute qui suit, les deux appareils ne peuvent pas se joindre.
    Utilise le même réseau, ou indique un serveur sur les deux, et demande à { $who } une nouvelle
    invitation – ou une partie par message.
together-making-answer = Ta réponse à { $who } se prépare.
together-at-table = Tu es à la table. { $who } commence la partie.
together-lost = Pas de connexion avec { $who }. Demande une nouvelle invitation.
together-own-turn = C’est ton tour.
together-send = Envoyer le lien
together-send-turn = Envoie ce lien à { $who } : c’est son tour.
together-send-end = Envoie ce lien à { $who } : il montre comment la partie s’est terminée.
together-send-to = Envoie le lien à { $who }
together-missing = { $who } n’est pas là : la table attend
together-on-its-way = En attente des autres appareils
together-joined = { $who } est à la table.
together-back = { $who } est de retour.
together-away = { $who } n’est plus là.
together-left-out = { $who } n’a pas répondu : la donne commence sans cette place.
together-overtaken = Quelqu’un a été plus rapide : décide de nouveau.
together-again-offered = { $who } voudrait rejouer.
together-again-moved = Rejouer à d’autres places
together-again-awaited = { $who } commence la prochaine partie.
together-unreachable =
    Les deux appareils ne peuvent pas se joindre. Garde les deux pages ouvertes et utilise le même
    réseau, indique un serveur sur les deux, ou joue par message.
together-unsupported =
    Ce navigateur ne peut pas se connecter à d’autres appareils. Joue par message.
together-no-address =
    Ce navigateur ne donne aucune adresse où d’autres appareils pourraient le joindre. Indique un
    serveur TURN sur les deux appareils, ou joue par message.
together-unreadable =
    Aucune connexion n’a pu être établie ainsi. Fais une nouvelle invitation.
together-handed-over =
    Ta table a maintenant la réponse. Reviens à la page qui la montre.
together-nobody = Choisis une place pour quelqu’un à inviter.
together-leave-out = Donner sans { $who }
together-server = Serveur
# $text, $value: addresses of a STUN and of a TURN server.
together-server-note =
    Pour se trouver, des appareils sur des réseaux différents ont parfois besoin d’un serveur, indiqué
    sur les deux, soit STUN, comme { $text }, soit TURN, comme { $value }. Sans lui, cette page ne
    demande rien à personne.
together-server-set = Les nouvelles connexions utilisent ce serveur.
together-server-none = Les nouvelles connexions n’utilisent aucun serveur.
# $text: the text entered.
together-server-bad = « { $text } » n’est pas l’adresse d’un serveur STUN ou TURN.
# $text: the server.
together-server-refused = Ce navigateur ne peut pas utiliser le serveur « { $text } » : il a été retiré.
# $text: where the server is, “example.org:3478”.
together-server-denied = Le serveur { $text } refuse ce nom ou ce mot de passe.
together-server-silent = Le serveur { $text } ne répond pas : vérifie son adresse.
# The host enters an answer to an invitation that is of no use.
together-answer-used = Cette invitation a déjà reçu une réponse : { $who } a la place.
together-answer-old =
    C’est la réponse à une invitation qui n’est plus valable. Envoies-en une nouvelle à { $who }.
together-answer-elsewhere = Cette réponse appartient à une autre table.
together-answer-invitation = C’est une invitation. Entre la réponse que tu recevras en retour.
together-answer-none = Il n’y a pas de réponse à une invitation dans ce texte.
# Somebody opens an answer as a link.
together-answer-own = C’est ta propre réponse : envoie-la à { $who }.
together-answer-nobody =
    Aucune table ouverte ici n’attend cette réponse. Entre-la sur l’appareil d’où vient l’invitation.
together-scan = Scanner la réponse
together-scan-stop = Arrêter la caméra
together-camera-none = Aucune caméra n’est utilisable ici.
together-camera-refused = La caméra n’est pas autorisée sur cette page.
together-camera-unsupported = Ce navigateur n’offre pas de caméra à cette page.
together-call-1 = Bonne chance !
together-call-2 = Bien joué !
together-call-3 = Sus au valet !
together-call-4 = Pas de chance !
together-call-5 = C’était juste !
together-call-6 = Prends ton temps.
together-call-7 = À toi de jouer !
together-call-8 = Merci !
together-calls-nobody = Personne ne peut t’entendre pour le moment.

## Playing together: what another device sends, and its links. Seats and steps are numbers.

fault-together-rubbish =
    L’autre appareil a envoyé ce qui n’est pas un message de la table : « { $first } ».
fault-together-version =
    L’autre appareil joue ensemble en version « { $first } », celui-ci en version { $second } :
    recharge les deux pages.
fault-together-long =
    L’autre appareil a envoyé un message de { $first } caractères ; le plus long en a { $second }.
fault-together-many = L’autre appareil a envoyé { $first } messages qui n’ont rien changé.
fault-together-table = L’autre appareil joue à une autre table.
fault-together-not-now = Le message « { $first } » n’a pas sa place ici.
fault-together-seat = Il n’y a pas de place { $first } pour l’autre appareil.
fault-together-turn = Ce n’est pas à la place { $first } de jouer.
fault-together-stale = La table a avancé : la décision { $first } est déjà prise.
fault-together-bots = Un joueur virtuel décide d’abord.
fault-together-waits = La table attend que tout le monde soit revenu.
fault-together-step = Le pas { $first } de la partie est impossible.
fault-together-fork = Les parties des deux appareils diffèrent à partir du pas { $first }.
fault-together-forged =
    Le pas { $first } n’a pas été décidé sur cet appareil, bien qu’il le prétende.
fault-together-part =
    La place { $first } montre une autre part de hasard que celle qu’elle avait engagée.
fault-together-commits = Les parts de hasard qui font la donne ont été modifiées après coup.
fault-together-again = L’hôte veut une autre donne, bien que personne ne soit parti.
fault-together-silent =
    La place { $first } n’a pas montré sa part de hasard : la donne recommence sans elle.
fault-together-game = L’hôte a sur la table un autre jeu que celui de l’invitation.
fault-together-stored = La table enregistrée est illisible.
fault-together-value = Dans le lien, { $first }= ne peut pas être « { $second } ».
fault-together-missing = Le lien ne dit pas { $first }=.
fault-invitation-used =
    Cette invitation a servi sur un autre appareil : demandes-en une nouvelle à l’hôte.
fault-invitation-own = C’est ta propre invitation : envoie-la à la personne qui doit jouer.
fault-invitation-outdated = Cette invitation est périmée : l’hôte en a une plus récente pour toi.
fault-turn-used = Tu as déjà répondu à ce lien.
fault-turn-own = Ce n’est pas à toi de jouer : envoie ce lien au joueur de la place { $first }.
fault-turn-outdated = Ce lien est périmé : la partie a continué depuis.
fault-turn-device = Cette place joue sur un autre appareil : ouvre le lien là-bas.
