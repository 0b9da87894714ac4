### The computer players.

player-random = Au hasard
player-random-manner = Joue n’importe quelle carte permise.
player-beginner = Débutant
player-beginner-manner = Ne voit que sa main et oublie les cartes tombées.
player-sensible = Avisé
player-sensible-manner = Joue comme un bon habitué du café.
player-strong = Fort
player-strong-manner = Essaie les cartes dans quelques-unes des donnes possibles.
player-expert = Expert
player-expert-manner = Essaie chaque carte dans un grand nombre des donnes possibles.

opponents = Les autres joueurs
opponents-each = Qui joue ?
opponents-note =
    Comment jouent les autres à la table, ou si quelqu’un y joue sur cet écran. Vous vous passez
    alors l’appareil, et chacun ne voit que ses propres cartes. Il n’y a ni conseil ni retour en
    arrière, et rien ne va dans les statistiques. Ce choix est gardé pour tes prochaines parties.
person-here = Joueur ici
people-here = { $n } joueurs ici
player-number = Joueur { $n }

pass-to = À toi, { $who }
pass-note = Aucune carte n’est montrée : l’appareil est pour { $who }.
take-seat = C’est moi, { $who }
no-thinking =
    « { $text } » ne peut pas réfléchir dans ce navigateur : « { $value } » joue à sa place.
