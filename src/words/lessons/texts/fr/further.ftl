lesson-begging = Bien demander
lesson-begging-note = Un jeu sans atout, et ce qu’on demande
lesson-begging-none = Tu n’as pas un seul cœur : demande.
lesson-begging-run =
    Au donneur de choisir ¶ { $who } pourrait te donner un point et garder cœur. Chacun reçoit plutôt
    trois cartes de plus, et une autre est retournée.
lesson-begging-suit =
    Atout carreau ¶ Tu as maintenant l’as, le roi et trois petits atouts. Quand une couleur te manque,
    demander en vaut la peine ; celle-ci, tu l’aurais acceptée.
lesson-begging-lead =
    Fais tomber les atouts ¶ Qui est fort à l’atout l’entame : il n’en reste plus contre tes plis.
    Commence par le roi.
lesson-begging-again =
    Encore une fois ¶ Le valet n’est pas encore tombé. Entame de l’as : qui n’a plus que le valet doit le
    donner.
lesson-begging-jack =
    Voilà le valet ¶ Il a dû fournir à ton as. Pris à l’autre camp, il vaut trois points à Trinidad.
lesson-begging-ruff =
    Un petit suffit ¶ { $who } entame du roi de trèfle et tu n’as pas de trèfle. Toute carte est permise :
    le trois de carreau ramasse le pli.
lesson-begging-end =
    La demande a payé ¶ Le plus fort atout, trois points pour le valet, et le jeu : cinq points, avec
    des cartes qui étaient d’abord sans atout.

lesson-jack = Chasser le valet
lesson-jack-note = Trois points pour une carte
lesson-jack-stand = Tu as l’as et la dame de pique, de quoi prendre le valet.
lesson-jack-ace =
    Entame haut ¶ Le valet est à qui le ramasse ; pris à l’autre camp, il vaut trois points ici. Entame de
    l’as : chacun doit fournir.
lesson-jack-queen =
    Où est-il ? ¶ L’as a fait tomber le six, le sept et le dix, mais pas le valet. Entame de la dame : seul
    le roi la bat.
lesson-jack-caught =
    Pris ¶ { $who } n’avait plus de petit atout et a dû donner le valet à ta dame.
lesson-jack-end =
    Cinq points ¶ Un pour l’as, trois pour le valet, et le jeu par 27 à 15. On prend rarement un valet
    sur le tard : chasse-le tant qu’il faut fournir.

lesson-ten = Garder le dix
lesson-ten-note = Ce qui décide du point du jeu
lesson-ten-six =
    Un six pour le donneur ¶ Tu as donné et retourné un six : deux points tout de suite, à Trinidad.
    Maintenant, attention à ton dix de trèfle.
lesson-ten-keep =
    Garde le dix ¶ Pour le jeu, il compte autant qu’as, roi, dame et valet ensemble. Il bat le sept,
    mais quelqu’un doit encore jouer : donne le trois.
lesson-ten-ace =
    L’as attendait ¶ Il ramasse le pli, où rien d’autre ne compte. Ton dix aurait été perdu.
lesson-ten-wait =
    Pas encore ¶ { $who } entame de la dame de pique et tu n’as pas de pique. L’autre camp prendra sans
    doute ce pli : défausse le valet, qui compte 1.
lesson-ten-home =
    Il rentre ¶ Ton partenaire a coupé de l’as, que rien ne bat : le dix tombe dans un pli de ton camp.
lesson-ten-end =
    33 à 22 ¶ Le point du jeu est à vous. Avec le dix dans les plis de l’autre camp, c’était 23 à 32.

lesson-order = Ce qui compte d’abord
lesson-order-note = Plus qu’un point pour chaque camp
lesson-order-score =
    13 à 13 ¶ Il manque un point à chacun, et l’on compte dans l’ordre : le plus fort, le plus faible,
    le valet, le jeu. Le premier à quatorze gagne ; la suite ne compte plus.
lesson-order-ace = Tu as l’as : le plus fort atout est à toi, quoi qu’on joue.
lesson-order-lead = Essaie le deux de cœur : ton as n’a pas besoin d’un pli.
lesson-order-trump =
    Un petit suffit ¶ { $who } entame du sept de carreau, et à l’atout il faut fournir. Le huit ramasse le
    pli, et l’as te reste.
lesson-order-jack =
    Le valet rentre ¶ { $who } fait un pli avec lui. L’autre camp aura donc le plus faible, le valet et le
    jeu : trois points.
lesson-order-end =
    Le plus fort d’abord ¶ Ton seul point a été compté avant leurs trois : 14 à 13. Près du but, ne
    cherche pas beaucoup de points, mais celui qui compte d’abord.
