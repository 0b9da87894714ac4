### D'où viennent les règles

source-000 = À deux, en allemand
source-000-entry =
    Une description allemande du jeu à deux, sans titre ni nom. Elle commence par « All Fours ist ein
    Spiel für zwei Personen mit dem französischen 52er Blatt ». Elle traite du jeu à deux en 7.
source-000-language = allemand
source-001 = All Fours in Trinidad
source-001-entry =
    « All 4s Rules », un extrait anglais avec le chapitre « All Fours in Trinidad » et des
    remerciements à Glen Benjamin, qui a expliqué à l’auteur le jeu d’aujourd’hui. Il traite de
    Trinidad à quatre et à deux, des erreurs à la table, et de Tobago.
source-001-language = anglais
source-002 = McLeod, en allemand
source-002-entry =
    « All Fours », une version allemande de ce que décrit John McLeod, par chapitres : introduction,
    Trinidad, West Yorkshire (avec des conseils de jeu), Lancashire d’après « Pub Games » d’Arthur
    Taylor, le XVIIe siècle d’après le « Compleat Gamester » de Charles Cotton (1674), et l’Amérique
    du Nord, Old Sledge ou Seven Up, d’après R. F. Foster (1897).
source-002-language = allemand
source-003 = Règles du All Fours
source-003-entry =
    « Règles du All Fours », une description française du jeu à deux, avec le California Jack et un
    jeu à quatre pour variantes.
source-003-language = français
source-004 = Bearsul et Neznanich
source-004-entry =
    « All Fours », d’après les recherches de Ld. Brusten de Bearsul, remanié par Modar Neznanich, pour la SCA
    (Society for Creative Anachronism), qui fait revivre le Moyen Âge et la Renaissance. Il s’agit
    d’un jeu à deux en 49.
source-004-language = anglais
source-005 = allfoursonline.com
source-005-entry =
    « Rule Variations », les options d’un jeu en ligne de Trinidad : s’il faut fournir, et ce que
    coûte une renonce.
source-005-language = anglais
source-006 = Stag Beer Jack
source-006-entry =
    La page du tournoi Stag Beer Jack, joué dans 300 bars de Trinité-et-Tobago par des équipes de
    trois tables.
source-006-language = anglais
source-007 = Tournoi de l’université
source-007-entry =
    « UWI Staff Inter-Department All Fours Tournament » : le déroulement et les règles du jeu.
source-007-language = anglais
source-008 = Presentation College
source-008-entry =
    « All Fours Rules » de l’Alumni Association du Presentation College Chaguanas, pour son tournoi
    UNITE 2022.
source-008-language = anglais
our-ruling = Notre décision
source-none = Une règle maison qu’aucune source ne mentionne

ruling-target = La source ne dit pas en combien de points ce jeu se joue.
ruling-first-dealer = La source ne dit pas qui donne en premier.
ruling-cut-ties = Aucune source ne dit ce qu’on fait quand les plus fortes cartes sont égales.
ruling-wrong-guess = La source nomme le camp, mais non celui de ses joueurs qui commence.
ruling-shuffle = La source ne mentionne pas à la fois le mélange et la coupe.
ruling-packets = La source ne précise pas combien de cartes on donne à la fois.
ruling-looking = La source indique cette pénalité pour le jeu du West Yorkshire à deux camps.
ruling-deal-passes = La source ne dit pas qui donne au coup suivant.
ruling-cut-depth = La source dit que le premier en cartes coupe, non à quelle profondeur.
ruling-table-words = Ces mots ne sont pas ceux de la source de ce jeu, ou pas tous.
ruling-cotton-wrote =
    La source rend la phrase de Cotton par un choix du premier en cartes, et l’on joue ici ainsi ;
    ses propres mots disent autre chose.
ruling-gift-order = La source ne dit pas dans quel ordre ces points se marquent.
ruling-chooses-once = La source ne dit pas si le premier en cartes peut choisir de nouveau.
ruling-point-ends-hand = La source ne dit pas qui donne ensuite.
ruling-run-packet = Les sources disent seulement qu’on donne trois cartes.
ruling-run-out = La source ne dit pas ce qu’on fait quand le talon est épuisé.
ruling-run-out-dealer = La source ne dit pas qui redonne.
ruling-run-out-when = Aucune source ne dit quand au juste le talon est épuisé.
ruling-bunch-order = La source dit que chacun peut proposer, non qui le fait d’abord.
ruling-bunch-answers =
    La source ne dit ni dans quel ordre on répond, ni si l’on peut proposer de nouveau.
ruling-discard = La source ne dit rien d’un écart.
ruling-discards-out = La source ne dit pas si un atout écarté compte.
ruling-turn-up-timing = La source peut se lire de deux façons.
ruling-fixing-card-when = La source ne dit pas quand on le marque.
ruling-accepted-card-when = La source ne dit pas quand on le marque.
ruling-gift-before-turned = La source ne dit pas quand le point offert se marque.
ruling-turned-kept = La source ne dit pas ce que deviennent ces points.
ruling-turned-lost = La source ne dit pas ce que deviennent les valets retournés.
ruling-draw-seen = La source ne dit pas si la deuxième carte est montrée.
ruling-last-six =
    La source dit seulement qu’on joue les six dernières cartes « comme dans le All Fours ».
ruling-below-zero = La source ne dit pas ce qui se passe à zéro.
ruling-throw-in-turns = La source ne dit ni qui le peut d’abord, ni si les deux le peuvent.
ruling-no-throw-in = Selon la source, le partenaire continue ; à deux, il n’y en a pas.
ruling-game-tie = La source ne dit pas qui marque en cas d’égalité.
ruling-all-tie = La source ne parle pas d’une égalité entre plus de deux.
ruling-one-trump = La source ne parle pas d’un atout seul en jeu.
ruling-no-trump = Aucune source ne parle d’un coup sans atout.
ruling-strict-order = La source ne dit pas que le premier arrivé au but gagne à ce point précis.
ruling-early-high = La source le dit du jeu du West Yorkshire.
ruling-early-high-any = La source ne le dit que de la première carte jouée.
ruling-stake-judged = L’exemple de la source ne montre qu’un cas.
ruling-league-equal = La source ne parle pas de sommes égales.
ruling-series-dealer = Les sources ne disent pas qui donne le premier à la partie suivante.
ruling-bar-match-games =
    La source dit « to 22 », et non à quelle table se joue la huitième partie. Il peut aussi s’agir de 22
    parties gagnées : cela peut en demander 43, trop pour une soirée.
ruling-misdeal = Les sources le décrivent pour Trinidad.
ruling-revoke = Les sources le décrivent pour Trinidad.
ruling-revoke-penalty = Les sources le décrivent pour Trinidad.
ruling-revoke-bars-game = Les sources le décrivent pour Trinidad.
ruling-card-laid-stays = Les sources le décrivent pour Trinidad.
ruling-exposed = Les sources le décrivent pour Trinidad.
