page-wants-script = Cette page a besoin de JavaScript, qui est désactivé ici.
page-no-table = La table n’a pas pu être chargée.
page-again = Réessayer
page-table-gone = La table n’est pas dans la page, ou vient d’être rechargée.
page-kept-out = Cette page ne laisse pas entrer la table : sa propre règle { $text } l’interdit.
page-bad-message = Ce n’est pas un message { $text } de la version { $n }.
page-flood = Trop de messages à la fois ; laissés de côté : { $n }.

page-stuck =
    Cette page ne démarre pas. La recharger suffit le plus souvent ; les parties que tu as jouées
    sont conservées.
page-afresh = Recharger
page-framed = Le jeu ne peut pas démarrer dans ce cadre : ouvre-le dans une fenêtre à part.
page-part-missing = Une partie de la page n’a pas pu être chargée. Vérifie la connexion et réessaie.
page-no-picture =
    Le navigateur ne montre plus l’image. Le jeu continue ici en mots ; la table revient quand la
    page est rechargée.
page-no-fonts = Les caractères de la table n’ont pas pu être chargés. Le jeu continue ici en mots.
page-licences = Licences
page-licences-intro =
    Chacun peut utiliser, modifier et transmettre All Fours. De même pour le travail d’autrui que ce
    site contient ; voici ce que ses auteurs demandent d’en dire.
page-tab = All Fours : { $title }
