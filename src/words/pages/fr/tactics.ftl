### Bien jouer

tactics-title = Bien jouer
tactics-description =
    Des conseils pour bien jouer au All Fours, tirés du chapitre de tactique d’une
    des sources, et pour Trinidad de parties entre joueurs virtuels.
tactics-lead =
    Des conseils de jeu, tels que la version allemande du texte de John McLeod les donne pour le West
    Yorkshire. Beaucoup valent pour tous les jeux de la famille.
tactics-1-title = L’entame
tactics-1 =
    Le choix de l’entame importe avant tout : elle fixe l’atout, et donc qui gagne deux des quatre
    points, le plus fort et le plus faible atout. Une couleur courte avec l’as vaut mieux qu’une
    longue avec des cartes moyennes ; une couleur avec l’as et le deux est idéale. ¶ Un valet peut
    faire son point quand d’autres cartes de la couleur le gardent. Mais mieux vaut entamer d’un as
    sec, ou même d’un deux sec, pour un point sûr, que du huit avec valet et huit, en espérant que
    le valet ne soit pas pris. Accompagné de deux cartes, le valet s’en sort le plus souvent : entame
    plutôt de valet, neuf, deux que d’as et six. Sans as, on peut entamer d’une couleur au roi, ou
    même à la dame : 24 des 52 cartes seulement sont en jeu, et elle sera peut-être la plus forte.
tactics-2-title = Des plis qui en valent la peine
tactics-2 =
    Ne cherche pas à gagner des plis qui ne valent rien. Plutôt que de faire un pli sans valeur, il
    vaut souvent mieux le laisser à un adversaire, pour que ton camp joue en dernier au pli suivant.
tactics-3-title = Le valet d’atout
tactics-3 =
    Le plus important est de prendre le valet d’atout, ou de le sauver. Si tu as l’un des trois
    plus forts atouts et soupçonnes le valet chez les adversaires, garde ton plus fort atout jusqu’à
    ce qu’il puisse le prendre.
tactics-4-title = Les dix
tactics-4 =
    Pour la force du jeu, les dix comptent le plus : ils font la moitié des points de cartes. Ils
    sont difficiles à sauver, n’étant que la cinquième carte de leur couleur. Quand ton partenaire
    gagne un pli dans une couleur que tu n’as pas, pense à y mettre un dix. En second, un dix vaut
    parfois d’être tenté, dans l’espoir que ton partenaire gagne le pli. Et un dix peut être un
    appât : avec le dix et le valet d’atout, coupe du dix ; si un adversaire y met un fort atout, le
    valet est sauvé.
tactics-5-title = Regarder les cartes
tactics-5 =
    Regarde ce qui tombe. On ne peut pas compter une couleur, car la moitié des cartes ne sont pas
    en jeu, mais on peut en déduire beaucoup : qui ne joue pas d’atout au premier pli n’en a pas, et
    l’adversaire à sa droite gagne alors facilement des plis avec un petit atout ou une forte carte.
    Remarque qui n’a plus de quelle couleur, et quand une de tes cartes est devenue la plus forte de
    sa couleur, un « bobby ».
tactics-6-title = La marque
tactics-6 =
    La marque décide aussi : loin derrière, prends des risques pour revenir ; devant, joue la
    sûreté.

tactics-trinidad-title = À Trinidad
tactics-trinidad-lead =
    Aucune source n’a de chapitre de tactique pour Trinidad. Ces conseils viennent de milliers de
    parties entre joueurs virtuels : chacun nomme une habitude qui coûte des parties, de la plus coûteuse à la moins coûteuse.
tactics-trinidad-1-title = Faire tomber les atouts, l’as d’abord
tactics-trinidad-1 =
    L’habitude la plus coûteuse est d’entamer d’une petite carte d’une autre couleur quand il fallait un atout.
    Joue atout quand tu en as plusieurs, à plus forte raison avec de fortes cartes ailleurs, que personne ne
    pourra plus couper. Avec l’as et deux autres atouts, le plus fort joueur virtuel entame de l’as dans
    97 mains sur 100, avec l’as et un autre dans 88, avec l’as seul dans 68.
tactics-trinidad-2-title = Chasser le valet
tactics-trinidad-2 =
    Tant que le valet d’atout n’est pas tombé et que tu as un atout plus fort, joue tes atouts en commençant par
    le plus fort : qui a le valet devra bientôt le jouer. Si tu as toi-même le valet, gardé par un
    petit atout, n’entame pas de cette garde.
tactics-trinidad-3-title = Pas d’atout pour rien
tactics-trinidad-3 =
    Un pli sans points ne vaut pas un atout : garde-le pour un pli avec un dix ou une figure. En
    dernier, un atout est bien employé s’il sauve ton valet.
tactics-trinidad-4-title = Garder ses dix
tactics-trinidad-4 =
    Un dix accompagné d’une petite carte de sa couleur survit à l’as ou au roi de celle-ci. Ne jette pas la petite
    carte, et ne donne pas de figure à un pli que ton camp ne gagne pas.
