lesson-families = Une pour chaque famille de jeux

lesson-begging = Savoir proposer
lesson-begging-note = Une main sans atout, et ce qu’on propose
lesson-begging-none = Tu n’as pas un seul cœur : propose.
lesson-begging-run =
    Au donneur de choisir ¶ { $who } pourrait t’offrir un point et garder cœur. Mais chacun reçoit
    trois cartes de plus, et une autre est retournée.
lesson-begging-suit =
    Atout carreau ¶ Tu as maintenant l’as, le roi et trois petits atouts. Quand une couleur te
    manque, proposer en vaut la peine ; celle-ci, tu l’aurais prise.
lesson-begging-lead =
    Fais tomber les atouts ¶ Quand on est fort à l’atout, on en joue : il n’en reste plus pour
    couper tes plis. Commence par le roi.
lesson-begging-again =
    Encore une fois ¶ Le valet n’est pas encore tombé. Joue l’as : qui n’a plus que le valet doit le
    donner.
lesson-begging-jack =
    Voilà le valet ¶ Il a dû fournir à ton as. Pris à l’autre camp, il vaut trois points à Trinidad.
lesson-begging-ruff =
    Un petit suffit ¶ { $who } joue le roi de trèfle. Tu as du trèfle, mais tu peux aussi couper :
    le trois de carreau ramasse le pli.
lesson-begging-end =
    Proposer a payé ¶ Le plus fort atout, trois points pour le valet, et la force du jeu : cinq
    points, avec une main d’abord sans atout.

lesson-jack = Chasser le valet
lesson-jack-note = Trois points pour une carte
lesson-jack-stand = Tu as l’as et la dame de pique, de quoi prendre le valet.
lesson-jack-ace =
    Joue haut ¶ Le valet est à qui le ramasse ; pris à l’autre camp, il vaut trois points ici. Joue
    l’as : chacun doit fournir.
lesson-jack-queen =
    Où est-il ? ¶ L’as a fait tomber le six, le sept et le dix, mais pas le valet. Joue la dame :
    seul le roi la bat.
lesson-jack-caught =
    Pris ¶ { $who } n’avait plus de petit atout et a dû donner le valet à ta dame.
lesson-jack-end =
    Cinq points ¶ Un pour l’as, trois pour le valet, et la force du jeu par 27 à 15. On prend
    rarement un valet sur le tard : chasse-le tôt, on doit fournir à l’atout.

lesson-ten = Garder le dix
lesson-ten-note = Ce qui décide de la force du jeu
lesson-ten-six =
    Un six pour le donneur ¶ Tu as donné et retourné un six : deux points tout de suite, à Trinidad.
    Maintenant, attention à ton dix de trèfle.
lesson-ten-keep =
    Garde le dix ¶ Pour la force du jeu, il compte autant qu’as, roi, dame et valet ensemble. Il
    battrait le sept, mais une carte doit encore venir : donne le trois.
lesson-ten-ace =
    L’as attendait ¶ Il ramasse le pli, où rien d’autre ne compte. Ton dix aurait été perdu.
lesson-ten-wait =
    Pas encore ¶ { $who } joue la dame de pique, et tu n’as pas de pique. L’autre camp prendra sans
    doute ce pli : défausse-toi du valet, qui compte 1.
lesson-ten-home =
    Le voilà sauvé ¶ En face de toi, on a coupé de l’as, que rien ne bat : le dix tombe dans un pli de
    ton camp.
lesson-ten-end =
    33 à 22 ¶ La force du jeu est à vous. Avec le dix dans les plis de l’autre camp, c’était 23 à
    32.

lesson-order = Ce qui compte d’abord
lesson-order-note = Il manque un point à chaque camp
lesson-order-score =
    13 à 13 ¶ Il manque un point à chacun, et l’on compte dans l’ordre : le plus fort, le plus
    faible, le valet, la force du jeu. Le premier à quatorze gagne ; la suite ne compte plus.
lesson-order-ace = Tu as l’as : le plus fort atout est à toi, quoi qu’on joue.
lesson-order-lead = Essaie le deux de cœur : ton as n’a pas besoin d’un pli.
lesson-order-trump =
    Un petit suffit ¶ { $who } joue le sept de carreau, et à l’atout il faut fournir. Le huit
    ramasse le pli, et l’as te reste.
lesson-order-jack =
    Le valet est sauvé ¶ { $who } fait un pli avec lui. L’autre camp aura donc le plus faible, le valet
    et la force du jeu : trois points.
lesson-order-end =
    Le plus fort d’abord ¶ Ton seul point a été compté avant leurs trois : 14 à 13. Près du but, ne
    cherche pas beaucoup de points, mais celui qui compte d’abord.

lesson-caribbean = Caraïbes : des points avant le jeu
lesson-caribbean-note = Trinidad à deux, et de la chance à la donne
lesson-caribbean-run =
    À toi de répondre ¶ Tu as donné, et l’adversaire propose. Offre un point, et pique reste ; ou
    change d’atout : trois cartes de plus à chacun, et une autre est retournée.
lesson-caribbean-jack =
    Un valet : trois points ¶ À Trinidad les cartes retournées comptent aussitôt, pour de bon : valet 3,
    six 2, as 1. Mais c’est encore pique, qui a été refusé : on continue.
lesson-caribbean-six =
    Et un six : encore deux ¶ Trèfle est une autre couleur, c’est l’atout. Voilà cinq points avant la
    première carte jouée. Tout ce qui est donné reste en main : douze cartes chacun.
lesson-caribbean-home =
    Sauve le valet ¶ { $who } joue le quatre de carreau, et tu joues en dernier : rien ne bat plus
    le valet. Pris par l’autre camp, il lui vaudrait trois points.
lesson-caribbean-ace =
    Fournir ou couper ¶ On a joué le huit de carreau : tu peux faire l’un ou l’autre. L’as de
    carreau le prend et sauve ses 4 pour la force du jeu ; les atouts serviront plus tard.
lesson-caribbean-end =
    Huit à un ¶ Cinq pour les cartes retournées, puis le plus fort, le valet, et la force du jeu par
    45 à 8. Le plus faible est à qui l’a reçu : le trois était à l’autre camp, même si tu l’as pris.

lesson-england = Angleterre : l’entame
lesson-england-note = West Yorkshire, où ta première carte fait l’atout
lesson-england-pitch =
    À toi l’entame ¶ Rien n’est retourné ici : la couleur de ta première carte devient l’atout, et
    qui joue avec toi, en face, ne regarde aucune carte avant. Tu as quatre piques : joue le deux.
lesson-england-open =
    Pris, et pourtant à toi ¶ { $who } prend ton deux avec le neuf, mais le plus faible est au camp qui l’a
    reçu. Ce premier pli reste face visible, un atout dessus ; pas les suivants.
lesson-england-ruff =
    Un petit atout suffit ¶ { $who }, en face de toi, a joué la dame de trèfle, et l’as la bat. Le
    quatre de pique prend les deux : qui joue après toi n’avait déjà pas de pique à l’entame.
lesson-england-lay-down =
    Une main abattue ¶ { $who } n’a plus ni atout ni carte au-dessus du neuf et peut s’arrêter là.
    Ces cartes ne comptent pour personne ; qui joue avec { $who } continue seul.
lesson-england-king =
    Plus rien ne peut arriver ¶ Plus personne, à part toi, n’a d’atout parmi ceux qui jouent
    encore : le roi et le valet prennent le reste.
lesson-england-end =
    Les quatre points ¶ Le plus fort avec le roi, car personne n’a reçu l’as ni la dame, le plus
    faible avec le deux, la force du jeu par 20 à 0. Le valet compte 1 : ici, le prendre ne vaut pas
    plus.

lesson-america = Amérique : redonner ou jouer
lesson-america-note = Seven Up, où l’on redonne et où l’on écarte
lesson-america-beg = Tu n’as pas un carreau : propose.
lesson-america-bunch =
    Cœur, maintenant ¶ { $who } a changé d’atout. Si celui-ci ne plaît pas davantage, chacun peut proposer de
    redonner. Tu as cinq cœurs : passe.
lesson-america-insist =
    { $who } voudrait redonner ¶ Il faut que tous soient d’accord. Un seul refus suffit, et l’on joue le
    coup : joue.
lesson-america-discard =
    Six en main ¶ Neuf cartes, c’est trop ici : chacun en garde six. Garde les cinq cœurs et l’as de pique ;
    ce qui part est hors jeu.
lesson-america-lead =
    Le plus haut de tous ¶ L’as de cœur n’a été que retourné, personne ne l’a : aucune carte ne bat
    ton roi. Joue-le.
lesson-america-low =
    Un petit ¶ { $who } a donné le cinq sur ton roi. Joue le quatre : c’est sans doute le plus
    faible, et ce point est à qui l’a reçu, quoi qu’il devienne.
lesson-america-end =
    Les quatre points ¶ Le plus fort est un roi, le plus faible un quatre : personne n’avait d’atout
    au-dessus ni au-dessous. Le valet, et la force du jeu par 21 à 0. À égalité, à deux, elle est à
    qui n’a pas donné.

lesson-france = Règles françaises : la force du jeu d’abord
lesson-france-note = 6 à 6, un point à faire
lesson-france-score =
    6 à 6, et tu as donné ¶ On joue en sept points. Dans les règles françaises, on compte la force du
    jeu d’abord, et seulement après le plus fort, le plus faible et le valet, qui sont à qui ramasse
    leurs cartes.
lesson-france-ten =
    Donne le neuf ¶ { $who } joue le roi de cœur, et tu as neuf et dix d’atout. Le dix compte 10
    pour la force du jeu : il ne doit pas tomber sur le roi.
lesson-france-home =
    Sauve un dix ¶ { $who } joue le six de pique, et tu joues en dernier : le dix de pique le bat,
    et le voilà à l’abri.
lesson-france-ace =
    L’as d’abord ¶ Joue l’as de trèfle : qui a du trèfle peut fournir. Qui n’en a pas doit couper
    dans ce jeu, s’il le peut.
lesson-france-trump =
    C’était forcément le valet ¶ Pas de trèfle et un seul atout : il fallait le mettre, et le valet
    prend ton as. Le valet, le plus fort et le plus faible sont tous dans l’autre camp.
lesson-france-end =
    La force du jeu d’abord ¶ 24 à 11 : ton septième point a été compté avant leurs trois, et la
    partie est finie. Près du but, pense aux dix avant de penser aux atouts.

lesson-germany = Règles allemandes : tout à qui ramasse
lesson-germany-note = Tout se gagne dans les plis
lesson-germany-stand = Tu as l’as et la dame de trèfle.
lesson-germany-ace =
    À qui les ramasse ¶ Dans le jeu allemand, le plus fort, le plus faible et le valet sont à qui
    prend ces cartes dans les plis, peu importe qui les a reçues. Joue l’as : { $who } doit fournir.
lesson-germany-queen =
    Le plus faible ? ¶ { $who } a dû donner le neuf. S’il n’y a pas de plus petit atout en jeu,
    c’est le plus faible, et il est à toi. Joue la dame : seul le roi la bat.
lesson-germany-jack =
    Et voici le valet ¶ { $who } n’avait rien d’autre pour fournir. Le valet est maintenant parmi tes
    plis, et compte pour toi.
lesson-germany-ten =
    Garde bien le dix ¶ { $who } joue le cinq de pique, et tu n’as ni pique ni atout : toute carte
    est permise. Le dix compte 10 pour la force du jeu, le roi 3 : donne le roi.
lesson-germany-end =
    Les quatre ¶ Même le plus faible est à toi, avec le neuf du donneur ; et la force du jeu par 18
    à 3. À égalité, elle serait à qui n’a pas donné.

lesson-books = Autrefois : un point pour proposer
lesson-books-note = Le jeu de Charles Cotton, 1674
lesson-books-cut =
    Le trois est haut ¶ En 1674 on coupe comme au jeu de Put : trois, deux, as, roi et ainsi de suite. Le
    trois de trèfle bat ton neuf : { $who } donne.
lesson-books-beg = Tu n’as qu’un trèfle, et ici personne ne peut refuser : propose.
lesson-books-point =
    Un point ou des cartes ? ¶ Ici, celui qui propose choisit : un point tout de suite, et les
    cartes sont jetées ; ou trois de plus à chacun, et une autre retournée. Marque le point.
lesson-books-thrown =
    Ce coup est fini ¶ Personne ne joue de carte, tu as un point, et c’est à toi de donner. Le livre
    de Cotton se lit aussi autrement : alors le donneur répond, comme d’habitude.
lesson-books-jack =
    Un valet retourné ¶ C’est toi qui as donné, et retourné le valet de carreau : un point au donneur, tout de
    suite. Le valet lui-même n’est à personne.
lesson-books-ten =
    Un dix à l’abri ¶ { $who } joue le cinq de trèfle, et tu joues en dernier : le dix de trèfle
    prend le pli et compte 10 pour la force du jeu.
lesson-books-end =
    Cinq à zéro ¶ Un pour avoir proposé, un pour le valet retourné ; le plus fort et le plus faible,
    roi et deux que tu as reçus ; et la force du jeu par 23 à 10. On joue en onze points.
