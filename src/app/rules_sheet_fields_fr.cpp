// The sentences of the rules sheet for each field and value of the rule set, in French.
#include "app/rules_sheet_rows.hpp"

namespace allfours {

namespace {

constexpr std::array rule_texts{
    SheetText{"target.#",
              "Le premier joueur à atteindre {points} gagne la partie.|"
              "Le premier camp à atteindre {points} gagne la partie."},
    SheetText{"teams.false", "Les {players} joueurs jouent chacun pour soi."},
    SheetText{"teams.true",
              "Les {players} joueurs forment {sides} équipes de deux. Les partenaires se font face "
              "et marquent ensemble."},
    SheetText{"partners_by_jacks.false", "Les équipes ne se tirent pas aux valets."},
    SheetText{"partners_by_jacks.true",
              "Pour former les équipes, on donne des cartes face visible, une par une, jusqu’à ce "
              "que chacun ait un valet ; qui en a un n’en reçoit plus. Les deux valets rouges "
              "jouent contre les deux noirs."},
    SheetText{"first_dealer.cut",
              "Tout le monde coupe, et celui qui montre la plus forte carte donne le premier."},
    SheetText{"first_dealer.cut_put",
              "Tout le monde coupe, et celui qui montre la plus forte carte donne le premier. Pour "
              "cette coupe seulement, l’ordre est celui de l’ancien jeu de Put : trois, deux, as, "
              "roi et ainsi de suite jusqu’au quatre."},
    SheetText{"first_dealer.cut_pitcher",
              "Tout le monde coupe, et celui qui montre la plus forte carte entamera la première "
              "levée. Le joueur placé avant lui donne le premier."},
    SheetText{
        "first_dealer.first_jack",
        "On donne des cartes face visible, une par une, jusqu’à ce que tombe un valet : celui qui "
        "le reçoit entamera la première levée. Le joueur placé avant lui donne le premier."},
    SheetText{
        "first_dealer.red_black",
        "Un joueur coupe et un autre devine rouge ou noir ; s’il devine juste, il entamera la "
        "première levée. Le joueur placé avant lui donne le premier.|"
        "Un camp coupe et un autre devine rouge ou noir ; s’il devine juste, il désigne celui des "
        "siens qui entamera la première levée. Le joueur placé avant lui donne le premier."},
    SheetText{"direction.clockwise",
              "On donne et on joue dans le sens des aiguilles d’une montre, vers la gauche."},
    SheetText{
        "direction.anticlockwise",
        "On donne et on joue dans le sens inverse des aiguilles d’une montre, vers la droite."},
    SheetText{"packets.three_three",
              "Chacun reçoit six cartes, trois par trois, le premier en cartes d’abord."},
    SheetText{"packets.singles",
              "Chacun reçoit six cartes, une par une, le premier en cartes d’abord."},
    SheetText{"packets.two_two_two",
              "Chacun reçoit six cartes, deux par deux, le premier en cartes d’abord."},
    SheetText{"packets.three_two_one",
              "Chacun reçoit six cartes, le premier en cartes d’abord, en trois tours : trois, "
              "puis deux, puis une."},
    SheetText{"packets.three_one_two",
              "Chacun reçoit six cartes, le premier en cartes d’abord, en trois tours : trois, "
              "puis une, puis deux."},
    SheetText{"packets.two_three_one",
              "Chacun reçoit six cartes, le premier en cartes d’abord, en trois tours : deux, puis "
              "trois, puis une."},
    SheetText{"packets.two_one_three",
              "Chacun reçoit six cartes, le premier en cartes d’abord, en trois tours : deux, puis "
              "une, puis trois."},
    SheetText{"packets.one_three_two",
              "Chacun reçoit six cartes, le premier en cartes d’abord, en trois tours : une, puis "
              "trois, puis deux."},
    SheetText{"packets.one_two_three",
              "Chacun reçoit six cartes, le premier en cartes d’abord, en trois tours : une, puis "
              "deux, puis trois."},
    SheetText{"packets.four_one_one",
              "Chacun reçoit six cartes, le premier en cartes d’abord, en trois tours : quatre, "
              "puis une, puis une."},
    SheetText{"packets.one_four_one",
              "Chacun reçoit six cartes, le premier en cartes d’abord, en trois tours : une, puis "
              "quatre, puis une."},
    SheetText{"packets.one_one_four",
              "Chacun reçoit six cartes, le premier en cartes d’abord, en trois tours : une, puis "
              "une, puis quatre."},
    SheetText{"face_down.nobody", "Chacun peut regarder son jeu tout de suite."},
    SheetText{"face_down.pitchers_partner",
              "Le partenaire du premier en cartes ne regarde pas son jeu avant l’entame, pour "
              "qu’aucun signe n’aide à la choisir."},
    SheetText{"face_down.all_but_dealer_and_eldest",
              "Tant que l’atout n’est pas fixé, seuls le donneur et le premier en cartes regardent "
              "leur jeu. Les autres le laissent face cachée."},
    SheetText{"trump.turn_up",
              "Après la donne, le donneur retourne la carte suivante : sa couleur est proposée "
              "comme atout. Cette retourne n’est à personne et ne se joue jamais."},
    SheetText{"trump.pitch",
              "On ne retourne pas de carte. Le premier en cartes joue la carte qu’il veut à la "
              "première levée, et sa couleur est l’atout de tout le coup : c’est l’entame."},
    SheetText{
        "trump.cut",
        "Avant la donne, le premier en cartes coupe, et le donneur montre la carte qui va être "
        "recouverte : sa couleur est l’atout. La carte reprend sa place dans le paquet."},
    SheetText{"turn_up_ace.0", "Un as retourné ne marque rien."},
    SheetText{"turn_up_ace.#",
              "Si la retourne est un as, le donneur marque {points}.|"
              "Si la retourne est un as, le camp du donneur marque {points}."},
    SheetText{"turn_up_king.0", "Un roi retourné ne marque rien."},
    SheetText{"turn_up_king.#",
              "Si la retourne est un roi, le donneur marque {points}.|"
              "Si la retourne est un roi, le camp du donneur marque {points}."},
    SheetText{"turn_up_queen.0", "Une dame retournée ne marque rien."},
    SheetText{"turn_up_queen.#",
              "Si la retourne est une dame, le donneur marque {points}.|"
              "Si la retourne est une dame, le camp du donneur marque {points}."},
    SheetText{"turn_up_jack.0", "Un valet retourné ne marque rien."},
    SheetText{"turn_up_jack.#",
              "Si la retourne est un valet, le donneur marque {points}.|"
              "Si la retourne est un valet, le camp du donneur marque {points}."},
    SheetText{"turn_up_six.0", "Un six retourné ne marque rien."},
    SheetText{"turn_up_six.#",
              "Si la retourne est un six, le donneur marque {points}.|"
              "Si la retourne est un six, le camp du donneur marque {points}."},
    SheetText{"turn_up_two.0", "Un deux retourné ne marque rien."},
    SheetText{"turn_up_two.#",
              "Si la retourne est un deux, le donneur marque {points}.|"
              "Si la retourne est un deux, le camp du donneur marque {points}."},
    SheetText{
        "turn_up_timing.at_once",
        "Cela se marque aussitôt, chaque fois qu’une telle carte est retournée dans le coup."},
    SheetText{"turn_up_timing.in_settlement",
              "Chaque carte de ce genre retournée dans le coup compte, mais ne se marque qu’après "
              "le jeu, avant tous les autres points du coup."},
    SheetText{"turn_up_timing.if_it_fixes_trump",
              "Seule la retourne qui fixe l’atout peut marquer. Celles d’avant ne marquent rien."},
    SheetText{"turn_up_timing.if_accepted",
              "Seule la première retourne peut marquer, et seulement si le premier en cartes prend "
              "sa couleur."},
    SheetText{"begging.none",
              "Personne ne peut la refuser : la couleur de la retourne est l’atout."},
    SheetText{
        "begging.dealer_answers",
        "Le premier en cartes prend la couleur retournée (« je prends ») ou en propose une autre "
        "(« je propose »). S’il propose, le donneur garde la couleur, et le premier en cartes "
        "marque 1 point (« marque un point », le point offert), ou il accepte de changer d’atout.|"
        "Le premier en cartes prend la couleur retournée (« je prends ») ou en propose une autre "
        "(« je propose »). S’il propose, le donneur garde la couleur, et l’autre camp marque 1 "
        "point (« marque un point », le point offert), ou il accepte de changer d’atout."},
    SheetText{
        "begging.dealer_answers:many",
        "Le premier en cartes prend la couleur retournée (« je prends ») ou en propose une autre "
        "(« je propose »). S’il propose, le donneur garde la couleur, et chacun des autres marque "
        "1 point (« marque un point », le point offert), ou il accepte de changer d’atout.|"
        "Le premier en cartes prend la couleur retournée (« je prends ») ou en propose une autre "
        "(« je propose »). S’il propose, le donneur garde la couleur, et chacun des autres camps "
        "marque 1 point (« marque un point », le point offert), ou il accepte de changer d’atout."},
    SheetText{"begging.eldest_chooses",
              "Le premier en cartes prend la couleur retournée (« je prends ») ou en propose une "
              "autre (« je propose »). S’il propose, c’est lui qui choisit : marquer 1 point, et "
              "on rejette les cartes, ou faire changer d’atout."},
    SheetText{"must_beg_without_trump.false",
              "Le premier en cartes peut prendre la couleur retournée même sans en avoir une seule "
              "carte."},
    SheetText{"must_beg_without_trump.true",
              "Le premier en cartes doit proposer s’il n’a aucune carte de la couleur retournée."},
    SheetText{"gift_bar.false",
              "Le donneur peut offrir le point même si un joueur qui n’a pas proposé gagne ainsi.|"
              "Le donneur peut offrir le point même si un camp qui n’a pas proposé gagne ainsi."},
    SheetText{"gift_bar.true",
              "Si le point offert faisait gagner un joueur qui n’a pas proposé, le donneur ne peut "
              "pas l’offrir : il doit changer d’atout.|"
              "Si le point offert faisait gagner un camp qui n’a pas proposé, le donneur ne peut "
              "pas l’offrir : il doit changer d’atout."},
    SheetText{"run.three_more_and_turn",
              "Pour changer d’atout, le donneur écarte la retourne, donne trois cartes de plus à "
              "chacun et retourne la suivante. Si la couleur refusée revient, on recommence "
              "jusqu’à ce qu’une autre paraisse : c’est l’atout."},
    SheetText{"run.turn_only",
              "Pour changer d’atout, le donneur donne une seule fois trois cartes de plus à chacun "
              "et retourne la suivante. Si la couleur refusée revient, on ne fait plus que "
              "retourner jusqu’à ce qu’une autre paraisse : c’est l’atout."},
    SheetText{"run.turn_without_dealing",
              "Pour changer d’atout, le donneur ne donne pas de cartes : il en retourne une après "
              "l’autre jusqu’à ce qu’une autre couleur paraisse, et c’est l’atout, que cela plaise "
              "ou non."},
    SheetText{"bunch.false", "Après un changement d’atout, personne ne peut proposer de redonner."},
    SheetText{"bunch.true",
              "Quand une nouvelle couleur a paru, chacun à son tour, le premier en cartes d’abord, "
              "peut proposer de redonner : si tous sont d’accord, on rejette les cartes et le même "
              "donneur redonne. Un seul refus suffit pour jouer, et cela ne rapporte aucun point."},
    SheetText{"discard.never",
              "On n’écarte rien : les cartes données en plus restent en main, et le coup compte "
              "autant de levées de plus."},
    SheetText{"discard.to_six",
              "Après un changement d’atout, une fois l’atout fixé, chacun écarte face cachée les "
              "cartes de son choix pour n’en garder que six, le premier en cartes d’abord."},
    SheetText{"discard.to_six_from_twelve",
              "Après un changement d’atout, une fois l’atout fixé, qui a douze cartes ou plus en "
              "écarte face cachée pour n’en garder que six. À neuf, on garde et on joue tout."},
    SheetText{
        "play.follow_or_trump",
        "À l’atout demandé, tu dois fournir de l’atout si tu en as. À une autre couleur, si tu en "
        "as, tu fournis ou tu coupes, au choix ; si tu n’en as pas, tu joues ce que tu veux."},
    SheetText{"play.follow_or_trump_else_trump",
              "À l’atout demandé, tu dois fournir de l’atout si tu en as. À une autre couleur, tu "
              "fournis ou tu coupes, au choix ; tu ne te défausses que si tu ne peux faire ni l’un "
              "ni l’autre."},
    SheetText{"play.strict",
              "Tu dois fournir si tu peux. Sinon, tu dois couper ; si tu ne peux faire ni l’un ni "
              "l’autre, tu joues ce que tu veux."},
    SheetText{"play.no_ruff",
              "Tu dois fournir si tu peux : couper en ayant la couleur demandée est interdit. Si "
              "tu n’en as pas, tu joues ce que tu veux."},
    SheetText{"no_undertrump.false",
              "Une levée déjà coupée peut être sous-coupée, avec un atout plus faible."},
    SheetText{"no_undertrump.true",
              "Pas de sous-coupe : quand une couleur est demandée et coupée, tu ne peux jouer un "
              "atout plus faible que si aucune autre carte n’est permise."},
    SheetText{"no_follow_penalty.0", "Qui ne peut ni fournir ni couper ne perd rien."},
    SheetText{"no_follow_penalty.#",
              "Qui ne peut ni fournir ni couper perd aussitôt {points}. Dans les six dernières "
              "levées, sans talon, on ne perd rien."},
    SheetText{"first_trick_open.false", "Toutes les levées se ramassent face cachée."},
    SheetText{"first_trick_open.true",
              "La première levée reste face visible devant son gagnant, un atout par-dessus, pour "
              "rappeler l’atout. Les suivantes se ramassent face cachée."},
    SheetText{"throw_in.false",
              "Personne ne peut poser un jeu sans valeur : on joue jusqu’au bout."},
    SheetText{"throw_in.true",
              "Entre deux levées, un joueur qui n’a pas gagné la dernière et qui n’a ni atout ni "
              "carte au-dessus du neuf peut poser son jeu, face visible. Son partenaire continue "
              "seul ; les cartes posées ne comptent pour personne."},
    SheetText{"order.high_low_jack_game",
              "Quand toutes les cartes sont jouées, les points se comptent l’un après l’autre : "
              "plus fort atout, plus faible atout, valet, force du jeu."},
    SheetText{"order.game_high_low_jack",
              "Quand toutes les cartes sont jouées, les points se comptent l’un après l’autre : "
              "force du jeu, plus fort atout, plus faible atout, valet."},
    SheetText{"high.dealt",
              "Plus fort atout : 1 point au joueur qui a reçu le plus fort atout en jeu, qui que "
              "ce soit qui le ramasse.|"
              "Plus fort atout : 1 point au camp qui a reçu le plus fort atout en jeu, qui que ce "
              "soit qui le ramasse."},
    SheetText{
        "high.taken",
        "Plus fort atout : 1 point au joueur qui a dans ses levées le plus fort atout en jeu.|"
        "Plus fort atout : 1 point au camp qui a dans ses levées le plus fort atout en jeu."},
    SheetText{"low.dealt",
              "Plus faible atout : 1 point au joueur qui a reçu le plus faible atout en jeu, qui "
              "que ce soit qui le ramasse.|"
              "Plus faible atout : 1 point au camp qui a reçu le plus faible atout en jeu, qui que "
              "ce soit qui le ramasse."},
    SheetText{
        "low.taken",
        "Plus faible atout : 1 point au joueur qui a dans ses levées le plus faible atout en jeu.|"
        "Plus faible atout : 1 point au camp qui a dans ses levées le plus faible atout en jeu."},
    SheetText{"jack.dealt",
              "Valet d’atout : 1 point au joueur qui l’a reçu, qui que ce soit qui le ramasse. "
              "S’il n’est pas en jeu, personne ne le marque.|"
              "Valet d’atout : 1 point au camp qui l’a reçu, qui que ce soit qui le ramasse. S’il "
              "n’est pas en jeu, personne ne le marque."},
    SheetText{"jack.taken",
              "Valet d’atout : 1 point au joueur qui l’a dans ses levées. S’il n’est pas en jeu, "
              "personne ne le marque.|"
              "Valet d’atout : 1 point au camp qui l’a dans ses levées. S’il n’est pas en jeu, "
              "personne ne le marque."},
    SheetText{"jack.taken:stock", "Valet d’atout : 1 point au joueur qui l’a dans ses levées."},
    SheetText{"hang_jack.false",
              "Pas de hang jack (valet pendu) : le valet d’atout marque 1 point, pris ou non."},
    SheetText{"hang_jack.true",
              "Hang jack (valet pendu) : le joueur qui prend le valet d’atout à un autre marque 3 "
              "points au lieu de 1.|"
              "Hang jack (valet pendu) : le camp qui prend le valet d’atout à un autre camp marque "
              "3 points au lieu de 1."},
    SheetText{"game_tie.nobody",
              "Force du jeu : 1 point au joueur qui a le plus de points de cartes. En cas "
              "d’égalité en tête, personne ne le marque.|"
              "Force du jeu : 1 point au camp qui a le plus de points de cartes. En cas d’égalité "
              "en tête, personne ne le marque."},
    SheetText{"game_tie.non_dealer",
              "Force du jeu : 1 point au joueur qui a le plus de points de cartes. En cas "
              "d’égalité, il va au premier en cartes.|"
              "Force du jeu : 1 point au camp qui a le plus de points de cartes. En cas d’égalité, "
              "il va au camp qui n’a pas donné."},
    SheetText{
        "game_tie.non_dealer:many",
        "Force du jeu : 1 point au joueur qui a le plus de points de cartes. Si le donneur est à "
        "égalité avec un seul autre, c’est l’autre qui le marque ; entre d’autres, personne.|"
        "Force du jeu : 1 point au camp qui a le plus de points de cartes. Si le camp du donneur "
        "est à égalité avec un seul autre, c’est l’autre qui le marque ; entre d’autres, "
        "personne."},
    SheetText{"early_high.false", "Le plus fort atout ne se marque jamais avant la fin du jeu."},
    SheetText{"early_high.true",
              "Le joueur à qui il ne manque qu’un point marque le plus fort atout, et gagne, au "
              "moment où il joue l’as d’atout.|"
              "Le camp à qui il ne manque qu’un point marque le plus fort atout, et gagne, au "
              "moment où l’un des siens joue l’as d’atout."},
    SheetText{"stake_game.0", "On ne paie rien pour la partie."},
    SheetText{"stake_game.#", "Chaque perdant doit {n} pour la partie."},
    SheetText{"stake_all_fours.0", "On ne paie rien pour All Fours."},
    SheetText{"stake_all_fours.#",
              "Faire All Fours, c’est marquer les quatre points d’un coup. La dette de chaque "
              "perdant monte de {n} chaque fois que le gagnant l’a fait, et baisse de {n} chaque "
              "fois que le perdant l’a fait."},
};

}  // namespace

extern const std::span<const SheetText> french_rule_texts;
constinit const std::span<const SheetText> french_rule_texts = rule_texts;

}  // namespace allfours
