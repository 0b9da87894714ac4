// What is wrong with a link or a rule set, in French.
#include <array>

#include "app/fault_words.hpp"

namespace allfours {

namespace {

constexpr std::array rows{
    FaultRow{FaultKind::unknown_rule, "Il n’y a pas de règle « {0} » ; il y a {1}."},
    FaultRow{FaultKind::rule_number, "« {0} » est un nombre de {1} à {2}, pas « {3} »."},
    FaultRow{FaultKind::rule_word, "« {0} » ne peut pas être « {1} » ; au choix {2}."},
    FaultRow{FaultKind::players_number, "De deux à six joueurs s’assoient à la table."},
    FaultRow{FaultKind::begs_without_turn_up, "On ne propose que contre une couleur retournée."},
    FaultRow{FaultKind::without_turn_up,
             "On ne retourne pas de carte : « {0} » ne peut pas être « {1} »."},
    FaultRow{FaultKind::without_begging, "Personne ne propose : « {0} » ne peut pas être « {1} »."},
    FaultRow{FaultKind::without_gifts,
             "Le donneur n’offre rien : « {0} » ne peut pas être « {1} »."},
    FaultRow{FaultKind::without_dealing,
             "On change d’atout sans donner de cartes : « {0} » ne peut pas être « {1} »."},
    FaultRow{FaultKind::run_never_fits,
             "À six joueurs, il reste trop peu de cartes pour en redonner."},
    FaultRow{FaultKind::never_twelve,
             "On donne au plus trois cartes de plus : personne n’en a jamais douze."},
    FaultRow{FaultKind::without_partners,
             "Il n’y a pas de partenaires : « {0} » ne peut pas être « {1} »."},
    FaultRow{FaultKind::pitcher_alone, "Celui qui entame n’a pas de partenaire."},
    FaultRow{FaultKind::jacks_need_four, "Les équipes par les valets se tirent à quatre."},
    FaultRow{FaultKind::nobody_pitches,
             "Personne n’entame pour l’atout : aucun partenaire n’attend l’entame."},
    FaultRow{FaultKind::both_look, "À deux, il n’y a que le donneur et le premier en cartes."},
    FaultRow{FaultKind::settled_without_turn_up, "Seule une couleur retournée se décide à deux."},
    FaultRow{FaultKind::bunch_face_down,
             "On ne peut pas proposer de redonner quand son jeu est caché."},
    FaultRow{FaultKind::guess_alone, "Un camp coupe et un autre devine : il en faut deux."},
    FaultRow{FaultKind::stock_players, "Le talon se prend à deux joueurs."},
    FaultRow{FaultKind::stock_packets,
             "Quand l’atout se coupe, les cartes se donnent une par une."},
    FaultRow{
        FaultKind::stock_taken,
        "On prend des cartes en jouant : les atouts et le valet ne comptent que dans les levées."},
    FaultRow{FaultKind::with_stock, "On prend au talon : « {0} » ne peut pas être « {1} »."},
    FaultRow{FaultKind::penalty_without_stock,
             "L’amende sans fournir n’existe que dans un jeu avec talon."},
    FaultRow{FaultKind::penalty_not_allowed,
             "Qui n’a pas le droit de couper ne peut pas être puni de ne pas le faire."},
    FaultRow{FaultKind::penalty_not_needed,
             "Qui n’est pas obligé de couper ne peut pas être puni de ne pas le faire."},
    FaultRow{FaultKind::hanged_dealt,
             "Un valet qui compte pour qui l’a reçu ne peut pas être pendu."},
    FaultRow{FaultKind::claim_taken,
             "Pour gagner sur l’as, le plus fort atout doit être à qui l’a reçu."},
    FaultRow{FaultKind::claim_not_first,
             "Pour gagner sur l’as, le plus fort atout doit compter d’abord."},
    FaultRow{FaultKind::unknown_part, "Le lien dit « {0} » ; il peut dire {1}."},
    FaultRow{FaultKind::part_twice, "Le lien dit deux fois {0}=."},
    FaultRow{FaultKind::part_empty, "Le lien dit {0}= et rien après."},
    FaultRow{FaultKind::link_version,
             "Le lien est de la version « {0} » ; ce programme lit la version {1}."},
    FaultRow{FaultKind::no_variant, "Le lien ne nomme pas de jeu (v=)."},
    FaultRow{FaultKind::unknown_variant, "Il n’y a pas de jeu « {0} » ; il y a {1}."},
    FaultRow{FaultKind::variant_players, "{0} se joue à {1} joueurs, pas « {2} »."},
    FaultRow{FaultKind::bad_seed,
             "Le nom d’une donne a de 1 à 64 lettres, chiffres, - ou _, pas « {0} »."},
    FaultRow{FaultKind::rule_form, "Une règle changée s’écrit champ.valeur, pas « {0} »."},
    FaultRow{FaultKind::rules_end, "La liste des règles changées finit par une virgule."},
    FaultRow{FaultKind::game_version,
             "La partie du lien est d’une version que ce programme ne connaît pas."},
    FaultRow{FaultKind::impossible_step,
             "La partie du lien n’a pas pu se passer ainsi : le pas {0} est impossible."},
    FaultRow{FaultKind::bad_moment, "Le moment (at=) est un nombre de 1 à {0}, pas « {1} »."},
    FaultRow{FaultKind::deal_parts,
             "Une donne (deal=) nomme au plus {0} mains et les cartes qui suivent, séparées par "
             "des points."},
    FaultRow{FaultKind::deal_hand, "Une main de la donne (deal=) a au plus {0} cartes, pas {1}."},
    FaultRow{FaultKind::deal_length, "La donne (deal=) a plus de 52 cartes."},
    FaultRow{FaultKind::deal_no_card, "La donne (deal=) dit « {0} », qui n’est pas une carte."},
    FaultRow{FaultKind::deal_twice, "La donne (deal=) a deux fois {0}."},
    FaultRow{FaultKind::bad_hand, "Le coup (hand=) est un nombre de 1 à {0}, pas « {1} »."},
    FaultRow{FaultKind::bad_dealer, "Le donneur (dealer=) est une place de 0 à {0}, pas « {1} »."},
    FaultRow{FaultKind::score_parts,
             "La marque (score=) a un nombre pour chacun des {0} camps, séparés par des points."},
    FaultRow{FaultKind::bad_score, "Une marque (score=) est un nombre de {0} à {1}, pas « {2} »."},
    FaultRow{FaultKind::bad_seat, "La place (seat=) est un nombre de 0 à {0}, pas « {1} »."},
    FaultRow{FaultKind::bad_beat,
             "Les points à battre (beat=) sont un nombre de {0} à {1}, pas « {2} »."},
};

}  // namespace

extern const std::span<const FaultRow> french_fault_rows;
constinit const std::span<const FaultRow> french_fault_rows = rows;

}  // namespace allfours
