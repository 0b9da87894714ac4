## Jouer ensemble : plusieurs personnes à une table, chacune avec son appareil. $who : un joueur.

together-note =
    Chacun s’assoit à la même table avec son propre appareil, sans compte. Les appareils se connectent
    directement : aucun serveur n’intervient.
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
together-unreachable =
    Les deux appareils ne peuvent pas se joindre. Utilisez le même réseau, ou jouez par message.
together-unsupported =
    Ce navigateur ne peut pas se connecter à d’autres appareils. Jouez par message.
together-unreadable =
    Aucune connexion n’a pu être établie ainsi. Faites une nouvelle invitation.
together-handed-over =
    Votre table a maintenant la réponse. Revenez à la page qui la montre.
