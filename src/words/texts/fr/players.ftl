### The computer players.

player-random = Au hasard
player-random-manner = Joue n’importe quelle carte permise.
player-beginner = Débutant
player-beginner-manner = Joue sa main et oublie les cartes tombées.
player-sensible = Avisé
player-sensible-manner = Joue comme un bon habitué du café.
player-strong = Fort
player-strong-manner = Essaie les cartes dans quelques-unes des donnes possibles.
player-expert = Expert
player-expert-manner = Essaie chaque carte dans un grand nombre des donnes possibles.

opponents = Adversaires
opponents-each = Chaque place à part
opponents-note = Comment jouent les autres à la table. Ce choix est gardé pour tes prochaines parties.
no-thinking =
    « { $text } » ne peut pas réfléchir dans ce navigateur : « { $value } » joue à sa place.
