## Jouer ensemble : plusieurs personnes à une table, chacune avec son appareil. $who : un joueur.

together-note =
    Chacun s’assoit à la même table avec son propre appareil, sans compte. Les appareils se connectent
    directement : aucun serveur de notre part n’intervient.
together-trust =
    Chaque appareil connaît toute la donne et ne montre que sa propre main. Avec les bons outils, on
    pourrait voir le reste : jouez avec des gens de confiance.
together-name = Votre nom, tel que les autres le voient
together-seat-wanted = Vous invitez quelqu’un pour être Joueur { $n }
together-partner = votre partenaire
together-live = Inviter
together-live-note =
    En même temps : vous envoyez une invitation à chacun, et chacun vous renvoie une réponse.
together-turns = Jouer par message
together-turns-note =
    Ou à votre rythme : la table circule sous forme de lien, un par tour, dans n’importe quelle
    messagerie.
together-tables = Vos tables
together-forget = Supprimer cette table
together-forget-sure = Appuyez encore pour supprimer la table
together-to-table = À la table
together-leave = Quitter la table
together-invited = { $who } vous invite à une table.
together-join = Jouer
together-decline = Pas maintenant
together-stage-bot = { $who } : l’ordinateur joue
together-stage-making = { $who } : l’invitation se prépare
together-stage-invited = { $who } : l’invitation est prête
together-stage-asked = { $who } : une autre partie est proposée
together-stage-connecting = { $who } : connexion en cours
together-stage-here = { $who } est là
together-stage-away = { $who } est absent
together-send-invitation =
    Envoyez-la à une seule personne : la première qui l’ouvre prend cette place.
together-answer-field = La réponse que vous recevez
together-begin = Commencer la partie
together-begin-note = L’ordinateur joue aux places encore libres.
together-invite = Nouvelle invitation pour { $who }
together-stand-in = Laisser l’ordinateur jouer pour { $who }
together-give-back = Rendre sa place à { $who }
together-send-answer = Renvoyez ceci à { $who }.
together-keep-open =
    Gardez cette page ouverte : vous serez à la table dès que { $who } aura saisi votre réponse.
together-if-nothing =
    Si rien ne se passe dans la demi-minute qui suit, les deux appareils ne peuvent pas se joindre.
    Utilisez le même réseau, ou indiquez un serveur sur les deux, et demandez à { $who } une nouvelle
    invitation – ou une partie par message.
together-making-answer = Votre réponse à { $who } se prépare.
together-at-table = Vous êtes à la table. { $who } commence la partie.
together-lost = Pas de connexion avec { $who }. Demandez une nouvelle invitation.
together-own-turn = C’est votre tour.
together-send = Envoyer le lien
together-send-turn = Envoyez ce lien à { $who } : c’est son tour.
together-send-to = Envoyez le lien à { $who }
together-missing = { $who } est absent : la table attend
together-on-its-way = En attente des autres appareils
together-joined = { $who } est à la table.
together-back = { $who } est de retour.
together-away = { $who } est absent.
together-left-out = { $who } n’a pas répondu : la donne commence sans cette place.
together-overtaken = Quelqu’un a été plus rapide : décidez de nouveau.
together-again-offered = { $who } voudrait rejouer.
together-again-moved = Rejouer à d’autres places
together-again-awaited = { $who } commence la prochaine partie.
together-unreachable =
    Les deux appareils ne peuvent pas se joindre. Gardez les deux pages ouvertes et utilisez le même
    réseau, indiquez un serveur sur les deux, ou jouez par message.
together-unsupported =
    Ce navigateur ne peut pas se connecter à d’autres appareils. Jouez par message.
together-no-address =
    Ce navigateur ne donne aucune adresse où d’autres appareils pourraient le joindre. Indiquez un
    serveur TURN sur les deux appareils, ou jouez par message.
together-unreadable =
    Aucune connexion n’a pu être établie ainsi. Faites une nouvelle invitation.
together-handed-over =
    Votre table a maintenant la réponse. Revenez à la page qui la montre.
together-nobody = Choisissez une place pour quelqu’un à inviter.
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
together-server-silent = Le serveur { $text } ne répond pas : vérifiez son adresse.
# The host enters an answer to an invitation that is of no use.
together-answer-used = Cette invitation a déjà reçu une réponse : { $who } a la place.
together-answer-old =
    C’est la réponse à une invitation qui n’est plus valable. Envoyez-en une nouvelle à { $who }.
together-answer-elsewhere = Cette réponse appartient à une autre table.
together-answer-invitation = C’est une invitation. Entrez la réponse que vous recevrez en retour.
together-answer-none = Il n’y a pas de réponse à une invitation dans ce texte.
# Somebody opens an answer as a link.
together-answer-own = C’est votre propre réponse : envoyez-la à { $who }.
together-answer-nobody =
    Aucune table ouverte ici n’attend cette réponse. Entrez-la sur l’appareil d’où vient l’invitation.
together-scan = Scanner la réponse
together-scan-stop = Arrêter la caméra
together-camera-none = Aucune caméra n’est utilisable ici.
together-camera-refused = La caméra n’est pas autorisée sur cette page.
together-camera-unsupported = Ce navigateur n’offre pas de caméra à cette page.
together-call-1 = Bonne chance !
together-call-2 = Bien joué !
together-call-3 = À moi le valet !
together-call-4 = Pas de chance !
together-call-5 = C’était juste !
together-call-6 = Prenez votre temps.
together-call-7 = À vous de jouer !
together-call-8 = Merci !
together-calls-nobody = Personne ne peut vous entendre pour le moment.

## Playing together: what another device sends, and its links. Seats and steps are numbers.

fault-together-rubbish =
    L’autre appareil a envoyé ce qui n’est pas un message de la table : « { $first } ».
fault-together-version =
    L’autre appareil joue ensemble en version « { $first } », celui-ci en version { $second } :
    rechargez les deux pages.
fault-together-long =
    L’autre appareil a envoyé un message de { $first } caractères ; le plus long en a { $second }.
fault-together-many = L’autre appareil a envoyé { $first } messages qui n’ont rien changé.
fault-together-table = L’autre appareil joue à une autre table.
fault-together-not-now = Le message « { $first } » n’a pas sa place ici.
fault-together-seat = Il n’y a pas de place { $first } pour l’autre appareil.
fault-together-turn = Ce n’est pas à la place { $first } de jouer.
fault-together-stale = La table a avancé : la décision { $first } est déjà prise.
fault-together-bots = Un joueur de l’ordinateur décide d’abord.
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
    Cette invitation a servi sur un autre appareil : demandez-en une nouvelle à l’hôte.
fault-invitation-own = C’est votre propre invitation : envoyez-la à la personne qui doit jouer.
fault-invitation-outdated = Cette invitation est périmée : l’hôte en a une plus récente pour vous.
fault-turn-used = Vous avez déjà répondu à ce lien.
fault-turn-own = Ce n’est pas à vous de jouer : envoyez ce lien à la place { $first }.
fault-turn-outdated = Ce lien est périmé : la partie a continué depuis.
fault-turn-device = Cette place joue sur un autre appareil : ouvrez le lien là-bas.
