// The variants' paragraphs and the general lines of the rules sheet, in French; the sentences for
// each field and value are in rules_sheet_fields_fr.cpp.
#include "app/rules_sheet_rows.hpp"

namespace allfours {

extern const std::span<const SheetText> french_rule_texts;

namespace {

constexpr std::array paragraph_texts{
    SheetText{"german",
              "Le All Fours est sans doute né en Angleterre au XVIIe siècle. Voici le jeu à deux "
              "tel qu’un texte allemand le décrit : une carte retournée propose l’atout, et les "
              "cartes qui marquent sont à celui qui les a dans ses levées."},
    SheetText{
        "trinidad",
        "Venu d’Angleterre, le All Fours est aujourd’hui le jeu national de Trinité, où on "
        "l’appelle parfois All Foes. Deux équipes jouent en 14 points ; la carte que "
        "retourne le donneur peut marquer avant même la première levée, et le valet d’atout est "
        "traqué : le prendre, c’est le pendre (hang jack), et cela vaut trois points."},
    SheetText{"trinidad-2",
              "Le jeu national de Trinité, à deux. On le joue moins souvent ainsi qu’avec des "
              "partenaires ; les règles sont les mêmes, mais un coup peut durer plus longtemps, "
              "car il reste plus de cartes à donner."},
    SheetText{"tobago",
              "Le All Fours comme on le joue souvent à Tobago, l’île voisine de Trinité. Une seule "
              "différence : ce n’est pas le six mais le deux qui marque deux points quand il est "
              "retourné."},
    SheetText{"west-yorkshire",
              "Un jeu de pub et de ligue du West Yorkshire, dans le nord de l’Angleterre, tel "
              "qu’on le jouait en 2003 au Black Labrador de Batley. On ne retourne pas de carte : "
              "la première carte jouée, l’entame, décide de l’atout, et le partenaire de celui qui "
              "entame ne peut pas regarder son jeu avant."},
    SheetText{"west-yorkshire-2",
              "Le jeu de pub du West Yorkshire, à deux, en 9 points. On ne retourne pas de carte : "
              "la première carte jouée, l’entame, décide de l’atout."},
    SheetText{"west-yorkshire-6",
              "Le jeu de pub du West Yorkshire, à six, en trois équipes de deux. On ne retourne "
              "pas de carte : la première carte jouée, l’entame, décide de l’atout, et le "
              "partenaire de celui qui entame ne peut pas regarder son jeu avant."},
    SheetText{"lancashire",
              "Le All Fours des pubs et des ligues de Blackburn, dans le Lancashire, d’après le "
              "livre d’Arthur Taylor, « Pub Games ». C’est presque le jeu du West Yorkshire, mais "
              "le plus faible atout ne marque que si on l’a dans ses levées."},
    SheetText{"cotton",
              "La plus ancienne description connue : le « Compleat Gamester » de Charles Cotton, "
              "en 1674. Selon lui, le jeu est né dans le Kent et on y joue beaucoup. À deux, "
              "jusqu’à un nombre convenu d’avance, de 7 à 15, le plus souvent 11 ; celui qui "
              "refuse la retourne décide de la suite."},
    SheetText{
        "running",
        "Un jeu plus long que le livre de Cotton, en 1674, décrit en quelques mots : le même, mais "
        "en 31 points, et un as, un roi, une dame ou un valet retourné marque pour le donneur."},
    SheetText{"old-american",
              "Le All Fours à deux comme le décrivent les livres américains du début du XIXe "
              "siècle, très proche de l’ancien jeu anglais. Les mains qui ont grossi pendant la "
              "recherche de l’atout sont ramenées à six cartes."},
    SheetText{"seven-up",
              "Au XIXe siècle, le All Fours devint très populaire en Amérique du Nord. R. F. "
              "Foster l’a décrit en 1897 sous le nom d’Old Sledge ou Seven Up : à deux ou à trois, "
              "chacun pour soi, à quatre, par équipes ; et si personne ne veut de la nouvelle "
              "couleur, on rejette les cartes et on redonne."},
    SheetText{
        "pitch",
        "La variante du Seven Up de R. F. Foster, dite aussi Blind All Fours : on ne retourne rien "
        "et personne ne propose. La première carte jouée, l’entame, décide de l’atout."},
    SheetText{"french",
              "Le All Fours d’un texte français, qui en fait un jeu américain à deux. Ici la force "
              "du jeu se compte d’abord, et les trois autres points sont à celui qui a leurs "
              "cartes dans ses levées."},
    SheetText{
        "french-4",
        "Le jeu français à quatre, en deux équipes. Le donneur et son voisin de gauche décident de "
        "l’atout entre eux ; leurs partenaires laissent leur jeu face cachée jusque-là."},
    SheetText{
        "california-jack",
        "Un jeu à deux qu’un texte français donne comme variante du All Fours. Le reste du "
        "paquet forme un talon dont on voit la première carte : fais la levée pour la prendre, "
        "ou laisse-le et espère mieux dessous. On joue les 52 cartes."},
    SheetText{"sca",
              "Un long jeu à deux, en 49 points, noté par des membres de la SCA, qui font revivre "
              "le Moyen Âge et la Renaissance. Le plus fort atout, le plus faible et même le valet "
              "sont à celui qui les a reçus ; seule la force du jeu se gagne dans les levées."},
};

constexpr std::array general_texts{
    SheetText{"two_players", "Deux joueurs s’affrontent."},
    SheetText{"three_players", "Trois joueurs jouent, chacun pour soi."},
    SheetText{
        "aim",
        "Une partie compte plusieurs coups. Dans chacun, quatre points sont en jeu, d’où le nom : "
        "un pour le plus fort atout, un pour le plus faible, un pour le valet d’atout, et un pour "
        "la force du jeu, c’est-à-dire le plus de points de cartes dans les levées."},
    SheetText{"pack",
              "On joue avec 52 cartes. Dans chaque couleur, l’as est le plus fort, puis le roi, la "
              "dame, le valet, le dix et ainsi de suite jusqu’au deux."},
    SheetText{"cut_ties", "Si les plus fortes cartes sont égales, tout le monde coupe de nouveau."},
    SheetText{"wrong_guess",
              "Si la réponse est fausse, celui qui a coupé entamera la première levée.|"
              "Si la réponse est fausse, le camp qui a coupé désigne celui des siens qui entamera "
              "la première levée."},
    SheetText{"eldest_two",
              "Celui qui ne donne pas s’appelle le premier en cartes : il joue d’abord."},
    SheetText{"eldest_left",
              "Le voisin de gauche du donneur s’appelle le premier en cartes : il joue d’abord."},
    SheetText{"eldest_right",
              "Le voisin de droite du donneur s’appelle le premier en cartes : il joue d’abord."},
    SheetText{"packets_choice",
              "À une vraie table, le donneur peut choisir comment répartir les six cartes. Ici, "
              "c’est pareil pour toute la partie."},
    SheetText{"looking",
              "À une vraie table, regarder son jeu trop tôt coûte quatre points, que l’autre camp "
              "marque aussitôt. Ici, les cartes restent simplement face cachée."},
    SheetText{"stock",
              "Le reste du paquet forme le talon. Il est posé face visible : on n’en voit que la "
              "première carte."},
    SheetText{"deal_passes", "Après chaque coup, c’est au premier en cartes de donner."},
    SheetText{"trump_beats",
              "À chaque coup, une couleur est l’atout : toutes ses cartes battent toutes celles "
              "des autres couleurs."},
    SheetText{"cut_depth",
              "La hauteur de la coupe est laissée au hasard : 4 à 48 cartes se trouvent au-dessus "
              "de la carte montrée."},
    SheetText{"cut_jack", "Un valet montré ainsi ne marque rien."},
    SheetText{"fixing_card_when",
              "Il se marque au moment où l’atout est fixé, avant tout point offert."},
    SheetText{"accepted_card_when",
              "Il se marque aussitôt, avant l’entame. Si la couleur a été refusée, aucune carte "
              "retournée ne marque plus."},
    SheetText{"gift_order",
              "Le point offert se marque l’un après l’autre, le premier en cartes d’abord.|"
              "Le point offert se marque camp par camp, celui du premier en cartes d’abord."},
    SheetText{"gift_before_turned",
              "Le point offert se marque aussitôt, donc avant les points des cartes retournées."},
    SheetText{"chooses_once",
              "Le premier en cartes ne choisit qu’une fois : si la couleur refusée revient, on "
              "continue tout simplement."},
    SheetText{"point_ends_hand",
              "Prendre le point met fin au coup : la donne passe comme après tout autre coup."},
    SheetText{"run_packet", "Les trois cartes de plus se donnent à chacun en une fois."},
    SheetText{"run_out",
              "Si le talon s’épuise avant qu’une autre couleur paraisse, on rejette toutes les "
              "cartes, on mélange et on redonne."},
    SheetText{"run_out_dealer", "Le même donneur redonne."},
    SheetText{"run_out_when",
              "Le talon est épuisé quand il n’y a plus assez de cartes pour en donner trois à "
              "chacun et en retourner une."},
    SheetText{"bunch_answers",
              "Les autres répondent à leur tour après celui qui propose, jusqu’au premier refus. "
              "On ne propose pas deux fois."},
    SheetText{"turned_kept",
              "Les points des cartes retournées restent acquis même si l’on redonne."},
    SheetText{"turned_lost", "Si l’on redonne, les cartes retournées avant ne comptent pas."},
    SheetText{"discards_out",
              "Les cartes écartées sont hors jeu : un atout écarté ne compte pour personne."},
    SheetText{
        "tricks",
        "Le premier en cartes joue la carte qu’il veut, et les autres en jouent une à leur "
        "tour : c’est une levée. Celui qui la gagne la ramasse et joue le premier à la suivante, "
        "jusqu’à la dernière carte."},
    SheetText{"trick_winner",
              "Le plus fort atout gagne la levée ; s’il n’y en a pas, c’est la plus forte carte de "
              "la couleur demandée."},
    SheetText{
        "draw",
        "Après chaque levée, le gagnant prend la première carte du talon, et l’autre joueur la "
        "suivante. Quand le talon est épuisé, on joue les six dernières cartes."},
    SheetText{"draw_seen", "Les deux joueurs voient chaque carte prise au talon."},
    SheetText{"below_zero", "La marque peut ainsi tomber au-dessous de zéro."},
    SheetText{"throw_in_turns",
              "Un seul des deux partenaires peut le faire. On demande à tour de rôle, en "
              "commençant après celui qui va jouer le premier."},
    SheetText{"no_throw_in", "À deux, on ne peut pas poser un jeu sans valeur."},
    SheetText{"in_play",
              "Ne sont en jeu que les cartes données et gardées. Le plus fort atout en jeu n’est "
              "pas forcément l’as, ni le plus faible le deux."},
    SheetText{"whole_pack",
              "Tout le paquet est en jeu : l’as, le valet et le deux d’atout y sont toujours."},
    SheetText{"card_points",
              "Points de cartes, pour la force du jeu seulement : dix 10, as 4, roi 3, dame 2, "
              "valet 1, pour les cartes ramassées dans les levées."},
    SheetText{"all_tie",
              "Si plus de deux sont à égalité en tête, personne ne marque la force du jeu."},
    SheetText{"one_trump",
              "S’il n’y a qu’un seul atout en jeu, il est à la fois le plus fort et le plus "
              "faible, et marque les deux points."},
    SheetText{
        "no_trump",
        "S’il n’y a pas d’atout en jeu, personne ne marque ni le plus fort ni le plus faible."},
    SheetText{"strict_order",
              "Les points se marquent strictement un par un. Le premier joueur qui atteint le but "
              "gagne sur ce point même ; ce qui viendrait ensuite ne compte plus.|"
              "Les points se marquent strictement un par un. Le premier camp qui atteint le but "
              "gagne sur ce point même ; ce qui viendrait ensuite ne compte plus."},
    SheetText{"early_high_any",
              "Cela vaut chaque fois qu’on joue l’as d’atout, pas seulement à l’entame."},
    SheetText{"stake_play_on",
              "Même si la partie est décidée, le dernier coup se joue tant que quelqu’un peut "
              "encore faire les quatre points. Ce qui se marque alors ne change plus le score."},
    SheetText{"stake_judged", "On en juge d’après les cartes telles qu’elles sont vraiment."},
};

}  // namespace

extern const SheetTexts french_sheet_texts;
const SheetTexts french_sheet_texts{
    .headings = {"Joueurs et but", "La donne", "L’atout et la proposition", "Le jeu", "Les points",
                 "La fin de la partie"},
    .heading_trump_only = "L’atout",
    .numbers = "deux,trois,quatre,cinq,six",
    .one_point = "1 point",
    .points = "{n} points",
    .paragraphs = paragraph_texts,
    .rules = french_rule_texts,
    .general = general_texts,
};

}  // namespace allfours
