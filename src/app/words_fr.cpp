#include "app/words.hpp"

namespace allfours {

extern const Words french;
const Words french{
    .clubs = "trèfle",
    .diamonds = "carreau",
    .hearts = "cœur",
    .spades = "pique",
    .a_club = "un trèfle",
    .a_diamond = "un carreau",
    .a_heart = "un cœur",
    .a_spade = "un pique",
    .cards =
        "deux de {suit},trois de {suit},quatre de {suit},cinq de {suit},six de {suit},sept de "
        "{suit},huit de {suit},neuf de {suit},dix de {suit},valet de {suit},dame de {suit},roi de "
        "{suit},as de {suit}",
    .the_cards =
        "le deux de {suit},le trois de {suit},le quatre de {suit},le cinq de {suit},le six de "
        "{suit},le sept de {suit},le huit de {suit},le neuf de {suit},le dix de {suit},le valet de "
        "{suit},la dame de {suit},le roi de {suit},l’as de {suit}",
    .rank_letters = "23456789TVDRA",

    .you = "Toi",
    .you_within = "toi",
    .and_side = "{who} & {other}",

    .stand = "Prendre",
    .beg = "Proposer",
    .give = "Donner",
    .run = "Changer d’atout",
    .take_point = "Marquer",
    .bunch = "Redonner",
    .agree = "D’accord",
    .insist = "Jouer",
    .pass = "Passer",
    .said_stand = "Je prends !",
    .said_beg = "Je propose",
    .said_give = "Marque un point",
    .said_run = "On change d’atout",
    .said_take_point = "Je marque le point",
    .said_bunch = "On redonne ?",
    .said_agree = "D’accord",
    .said_insist = "On joue",
    .said_pass = "Je passe",

    .high = "Plus fort atout",
    .low = "Plus faible atout",
    .jack = "Valet d’atout",
    .hang_jack = "Hang jack (valet pendu)",
    .game = "Force du jeu",
    .gift = "Point offert",
    .begged_point = "Point demandé",
    .turned_ace = "As retourné",
    .turned_king = "Roi retourné",
    .turned_queen = "Dame retournée",
    .turned_jack = "Valet retourné",
    .turned_six = "Six retourné",
    .turned_two = "Deux retourné",
    .no_follow = "Ni couleur ni atout",
    .nobody = "personne",

    .why_high_dealt =
        "Tu avais le plus fort atout en jeu.|"
        "{who} avait le plus fort atout en jeu.",
    .why_high_dealt_other_took =
        "Tu avais le plus fort atout ; {other} a fait la levée, mais le point te reste.|"
        "{who} avait le plus fort atout ; {other} a fait la levée, mais le point lui reste.|"
        "{who} avait le plus fort atout ; tu as fait la levée, mais le point lui reste.",
    .why_high_taken =
        "Tu as ramassé le plus fort atout en jeu.|"
        "{who} a ramassé le plus fort atout en jeu.",
    .why_high_early =
        "Il te manquait un point : l’as d’atout le donne aussitôt.|"
        "Il manquait un point à {who} : l’as d’atout le donne aussitôt.",
    .why_low_dealt =
        "Tu avais le plus faible atout en jeu.|"
        "{who} avait le plus faible atout en jeu.",
    .why_low_dealt_other_took =
        "Tu avais le plus faible atout ; {other} a fait la levée, mais le point te reste.|"
        "{who} avait le plus faible atout ; {other} a fait la levée, mais le point lui reste.|"
        "{who} avait le plus faible atout ; tu as fait la levée, mais le point lui reste.",
    .why_low_taken =
        "Tu as ramassé le plus faible atout en jeu.|"
        "{who} a ramassé le plus faible atout en jeu.",
    .why_jack_home = "Tu as sauvé le valet d’atout.|{who} a sauvé le valet d’atout.",
    .why_jack_captured =
        "Tu as pris le valet d’atout à {other}.|"
        "{who} a pris le valet d’atout à {other}.|"
        "{who} t’a pris le valet d’atout.",
    .why_jack_dealt = "Tu as reçu le valet d’atout.|{who} a reçu le valet d’atout.",
    .why_hang_jack =
        "Tu as pendu le valet donné à {other} : capturé, il vaut trois points.|"
        "{who} a pendu le valet donné à {other} : capturé, il vaut trois points.|"
        "{who} a pendu ton valet : capturé, il vaut trois points.",
    .why_game = "Points des cartes : {score}.",
    .why_game_tie_given =
        "Points des cartes : {score}. En cas d’égalité, le point va au camp qui n’a pas donné.",
    .why_game_tie = "Points des cartes : {score}. En cas d’égalité, personne ne marque.",
    .why_no_trump = "Il n’y avait pas d’atout en jeu.",
    .why_no_jack = "Le valet de {suit} n’était pas en jeu.",
    .not_counted = "La partie était déjà gagnée : cela ne compte que pour All Fours.",
    .why_gift =
        "Tu as proposé, {other} a gardé {suit} : « Marque un point. »|"
        "{who} a proposé, {other} a gardé {suit} : « Marque un point. »|"
        "{who} a proposé, tu as gardé {suit} : « Marque un point. »",
    .why_begged_point =
        "Tu as proposé et marqué le point ; les cartes sont rejetées.|"
        "{who} a proposé et marqué le point ; les cartes sont rejetées.",
    .why_turned = "Tu as retourné {card}.|{who} a retourné {card}.",
    .why_no_follow =
        "Tu ne pouvais ni fournir ni couper.|"
        "{who} ne pouvait ni fournir ni couper.",

    .why = "Pourquoi",
    .why_dealt = "Tu as reçu {card}.|{who} a reçu {card}.",
    .why_dealt_in_run =
        "Tu as reçu {card} avec les trois cartes de plus.|"
        "{who} a reçu {card} avec les trois cartes de plus.",
    .why_drawn = "Tu as pris {card} au talon.|{who} a pris {card} au talon.",
    .why_trick = "Levée {n}, faite par toi|Levée {n}, faite par {who}",
    .why_trumps_in_play = "Les {n} atouts en jeu",
    .why_one_trump = "Le seul atout en jeu",
    .why_cards_played = "Parmi les {n} cartes en jeu, il n’y avait pas d’atout.",
    .why_jack_turned = "Il a été retourné, et une carte retournée n’est pas en jeu.",
    .why_jack_discarded = "Tu l’as écarté, et les cartes écartées ne sont plus en jeu.",
    .why_jack_away = "Il a été écarté, ou jamais distribué.",
    .why_jack_in_pack = "Il n’a pas été distribué.",
    .why_pile = "{side}, {n} points de cartes",
    .why_points_away = "Les {n} autres points de cartes, sur {text}, n’étaient pas en jeu.",
    .why_dealer_turned = "Tu as donné et retourné|{who} a donné et retourné",
    .why_turn_worth = "{text} : {n} pour le camp qui donne.",
    .why_score_before = "La marque était de {score}, et {n} gagne la partie.",
    .why_led = "Demandé : {suit}. Atout : {text}",
    .cards_after = "{text} : {card}.",

    .hands_all = "Toutes les mains",
    .hands_drawn = "Tu as pris|{who} a pris",
    .hands_discarded = "Tu as écarté|{who} a écarté",
    .hands_turned = "Retourné",
    .hands_rest = "Non distribué",

    .event_say = "{who} : « {text} »",
    .event_award = "{text}, {who}, {n} : {why} {score}.",
    .event_cut =
        "On coupe pour la donne : {text}. Tu donnes le premier coup.|"
        "On coupe pour la donne : {text}. {who} donne le premier coup.",
    .event_cut_put =
        "On coupe pour la donne, dans l’ordre du Put : {text}. Tu donnes le premier coup.|"
        "On coupe pour la donne, dans l’ordre du Put : {text}. {who} donne le premier coup.",
    .event_first_jack =
        "Premier valet : {text}. Tu donnes le premier coup.|"
        "Premier valet : {text}. {who} donne le premier coup.",
    .event_red_black =
        "Rouge ou noir : {text}. Tu donnes le premier coup.|"
        "Rouge ou noir : {text}. {who} donne le premier coup.",
    .event_pitches = "Tu entames.|{who} entame.",
    .event_partners = "{who} contre {other}, équipes tirées aux valets.",
    .event_deal = "Tu donnes {n} cartes à chacun.|{who} donne {n} cartes à chacun.",
    .event_deal_again =
        "Tu donnes encore {n} cartes à chacun.|"
        "{who} donne encore {n} cartes à chacun.",
    .event_cut_trump = "Tu coupes et montres {card}.|{who} coupe et montre {card}.",
    .event_turn_up = "Tu retournes {card}.|{who} retourne {card}.",
    .event_trump = "L’atout est {suit}.",
    .event_trump_pitch = "Entame : l’atout est {suit}.",
    .event_redeal_exhausted = "Le talon est épuisé : le même donneur redonne.",
    .event_redeal_bunch = "Tout le monde est d’accord : le même donneur redonne.",
    .event_thrown_in = "Les cartes sont rejetées.",
    .event_discard = "Tu écartes {text}.|{who} écarte {n} cartes.",
    .event_play = "Tu joues {card}.|{who} joue {card}.",
    .event_trick = "Tu fais la levée.|{who} fait la levée.",
    .event_draw = "Tu prends {card}.|{who} prend {card}.",
    .event_lay_down = "Tu poses ton jeu.|{who} pose un jeu sans valeur.",
    .event_hand_end = "Le coup est fini : {score}.",
    .event_game_end = "{side} – partie gagnée, {score}.",
    .event_paid = "Mises par joueur : {score}.",

    .with_value = "{text} : {value}",
    .hand_heading = "Coup {n} · {who} donne",
    .hand_heading_you = "Coup {n} · tu donnes",
    .trumps_mark = "atout {suit}",
    .to_target = "en {n}",
    .turned_mark = "retourne {card}",
    .deal_mark = "donne",
    .dealer_mark = "D",
    .partner_mark = "partenaire",

    .ask_stand = "Retourne : {card}. Tu prends à {suit}, ou tu proposes ?",
    .ask_must_beg = "Retourne : {card}. Tu n’as pas de {suit} : il faut proposer.",
    .ask_give = "{who} propose : garder {suit} et donner, ou changer d’atout ?",
    .ask_must_run = "{who} propose. Un point offert finirait la partie : change d’atout.",
    .ask_point_or_run = "Un point et une nouvelle donne, ou changer d’atout ?",
    .ask_bunch = "Nouvelle couleur : {suit}. Redonner, ou jouer ?",
    .ask_agree = "{who} voudrait redonner. D’accord ?",
    .ask_discard = "Choisis {n} cartes à écarter.",
    .ask_lead = "À toi de jouer.",
    .ask_pitch = "À toi d’entamer : ta couleur sera l’atout.",
    .ask_follow_trump = "Atout demandé : fournis de l’atout.",
    .ask_follow_or_trump = "{suit} demandé : fournis {card} ou coupe.",
    .ask_follow = "{suit} demandé : fournis {card}.",
    .ask_any = "{suit} demandé et tu n’en as pas : joue ce que tu veux.",
    .ask_all = "{suit} demandé : tu peux tout jouer.",
    .ask_trump = "{suit} demandé et tu n’en as pas : il faut couper.",
    .ask_overtrump = "La levée est coupée : pas de sous-coupe.",
    .ask_lay_down = "Plus rien à gagner avec ce jeu. Tu le poses ?",
    .waiting_for = "{who} réfléchit…",

    .not_now = "Ce n’est pas à toi de jouer.",
    .not_follow_trump = "On a demandé atout et tu en as : fournis de l’atout.",
    .not_follow_or_trump = "{suit} demandé : fournis {card} ou coupe.",
    .not_follow = "{suit} demandé : fournis {card}.",
    .not_trump = "Tu n’as pas de {suit} : il faut couper.",
    .not_undertrump = "La levée est coupée : on ne sous-coupe que si rien d’autre n’est possible.",

    .high_box = "Fort",
    .low_box = "Faible",
    .jack_box = "Valet",
    .game_box = "Jeu",
    .so_far = "Les quatre points, pour l’instant",
    .so_far_note = "d’après ce que tu vois",
    .side_sure = "à toi, c’est sûr|{side}, c’est sûr",
    .side_so_far = "pour l’instant, toi|pour l’instant, {side}",
    .still_open = "à prendre",
    .in_your_hand = "dans ta main",
    .in_a_hand = "chez {who}",
    .on_the_table = "sur la table",
    .not_seen = "pas encore vu",
    .points_on_table = "{n} sur la table",

    .play = "Jouer",
    .new_game = "Nouvelle partie",
    .share = "Partager",
    .undo = "Annuler",
    .redo = "Rétablir",
    .menu = "Menu",
    .close = "Fermer",
    .history = "La marque",
    .points_tab = "Points",
    .everything_tab = "Tout",
    .next_hand = "Coup suivant",
    .play_again = "Rejouer",
    .discard_button = "Écarter",
    .lay_down = "Poser",
    .keep = "Continuer",
    .seed = "Donne",
    .new_seed = "Nouvelle donne",
    .players = "Joueurs",
    .variant = "Jeu",
    .last_trick = "Dernière levée",
    .copy_link = "Copier le lien",
    .link_copied = "Lien copié.",
    .copy_failed = "La copie a été refusée ; le lien est sélectionné, à copier à la main.",
    .back_to_game = "Revenir au jeu",
    .brown_backs = "Dos de cartes bruns",
    .four_colours = "Jeu à quatre couleurs",
    .two_colours = "Jeu à deux couleurs",
    .pace = "Vitesse",
    .pace_slow = "lente",
    .pace_normal = "normale",
    .pace_fast = "rapide",
    .rule = "Règle",
    .rule_explained = "Plus sur cette règle",
    .tagline = "Chaque point expliqué au moment où il se marque.",
    .start_note =
        "Même donne, mêmes cartes : envoie le lien et d’autres s’assoient exactement à cette "
        "table.",
    .you_win = "Tu gagnes la partie",
    .other_wins = "La partie revient à {side}",
    .hand_over = "Le coup {n} est fini",
    .practice = "entraînement",
    .step_back = "Reculer",
    .step_on = "Avancer",
    .step_play = "Lire",
    .pause = "Pause",
    .new_version = "Une nouvelle version du jeu est disponible.",
    .reload = "Recharger",
    .house_rules = "Règles maison",
    .usual_rules = "Règles habituelles",
    .rules = "Règles",
    .explained = "Règles expliquées",
    .rules_changed = "modifiées : {n}",
    .source = "source {text}",

    .league = "Match de ligue",
    .league_note = "Quatre tables à la fois, chacune en 15 ; la tienne est l’une d’elles.",
    .league_result =
        "Match de ligue : ta table {score}, les autres {text}. Points de match {n} : {who}.",
    .league_won = "ton pub gagne",
    .league_lost = "l’autre pub gagne",
    .league_drawn = "match nul",
    .challenge = "{n} points à battre dans ce coup.",
    .challenge_mark = "{n} à battre",
    .challenge_won = "{n} à battre : tu en marques {score}. Bravo !",
    .challenge_equal = "{n} à battre : tu en marques {score} aussi.",
    .challenge_lost = "{n} à battre : tu en marques {score}. Pas cette fois.",

    .language = "Langue",
    .language_name = "Français",

    .settings = "Réglages",
    .look = "Couleurs de la page",
    .look_automatic = "comme l’appareil",
    .look_light = "claires",
    .look_dark = "sombres",
    .sound = "Son",
    .sound_note = "Les cartes et les points, doucement.",
    .shortcuts = "Touches lettres",
    .shortcuts_note = "Lettres, chiffres et signes seuls jouent et interrogent.",
    .text_only = "Texte seul",
    .text_only_note = "Le jeu sans son image.",
    .hide_picture = "Cacher l’image",
    .show_picture = "Montrer l’image",
    .names = "Noms",
    .names_note = "{n} caractères au plus ; un champ vide donne le nom habituel.",
    .your_name = "Ton nom",
    .keys = "Touches",
    .keys_note = "On peut les désactiver dans les réglages.",
    .keys_off_note = "Lettres, chiffres et signes sont désactivés dans les réglages.",
    .keys_play = "Jouer",
    .keys_ask = "Demander",
    .keys_look = "Regarder",
    .key_enter = "Entrée",
    .key_space = "Espace",
    .key_home = "Début",
    .key_end = "Fin",
    .key_primary = "Ce que dit le bouton doré ; passer à la suite",
    .key_place = "La carte à cette place de la main",
    .key_beg = "Proposer, ou redonner",
    .key_discard = "Écarter, ou poser",
    .key_next = "Coup suivant, ou rejouer",
    .key_trump = "Quel est l’atout ?",
    .key_score = "Où en est le score ?",
    .key_hand = "Qu’ai-je en main ?",
    .key_lines = "Que vient-il de se passer ?",
    .key_step_back = "Un pas en arrière",
    .key_step_on = "Un pas en avant",
    .key_trick_back = "Une levée en arrière",
    .key_trick_on = "Une levée en avant",
    .key_first = "Au début",

    .resume = "Reprendre : {text}",
    .statistics = "Statistiques",
    .statistics_note =
        "Ici comptent les parties que tu finis, dans ce navigateur seulement. L’entraînement ne "
        "compte pas : une partie où tu es revenu en arrière, ou que quelqu’un d’autre a commencée.",
    .no_statistics = "Aucune partie n’est encore finie.",
    .forget_statistics = "Effacer les statistiques",
    .forget_really = "Vraiment tout effacer ?",
    .games_played = "Parties",
    .games_won = "gagnées",
    .hands_played = "coups",
    .all_fours_made = "les quatre points",
    .your_side = "ton camp",
    .other_sides = "les autres",
    .turned_points = "Cartes retournées",
    .share_what = "Ce que le lien ouvre",
    .share_deal = "Cette donne",
    .share_deal_note =
        "Les cartes du coup {n} telles qu’elles ont été données, rien n’est encore joué.",
    .share_hand = "Ce coup, tel que joué",
    .share_hand_note = "Le coup {n} avec toutes les décisions jusqu’ici.",
    .share_game = "Toute la partie jusqu’ici",
    .share_game_note = "Tous les coups et toutes les décisions, depuis la première donne.",
    .share_moment = "Cet instant",
    .share_moment_note = "La table comme elle est maintenant, avec toute la partie à feuilleter.",
    .share_challenge = "Un défi",
    .share_challenge_note = "Le coup {n} depuis ta place ; à battre : {score}.",
    .share_link = "Lien",
    .share_with = "Partager…",
    .qr_code = "Code QR de ce lien",
    .qr_too_long = "Ce lien est trop long pour un code QR.",
    .save_log = "Enregistrer la partie dans un fichier",
    .save_log_note =
        "Chaque événement sur une ligne, cartes cachées et nom de la donne compris, même au milieu "
        "d’un coup. L’écran d’accueil le rouvre.",
    .check_deal = "Vérifier que les donnes sont honnêtes",
    .fair_deals = "Donnes honnêtes ?",
    .compose = "Choisir soi-même les cartes",
    .open_game = "Ouvrir un lien ou un fichier",
    .open_note = "Colle un lien, ou choisis une partie enregistrée.",
    .open_text = "Lien ou partie enregistrée",
    .open_file = "Choisir un fichier",
    .open_button = "Ouvrir",

    .no_trump_yet = "Il n’y a pas encore d’atout.",
    .trump_proposed = "Retourne : {card}. L’atout n’est pas encore fixé.",
    .no_trick_yet = "Aucune levée n’est encore faite.",
    .no_cards = "Tu n’as pas de cartes.",

    .trick_number = "Levée {n}",
    .trick_back = "Reculer d’une levée",
    .trick_on = "Avancer d’une levée",
    .first_moment = "Au début",
    .last_moment = "Au dernier moment",
    .play_on = "Jouer à partir d’ici",
    .the_game = "La partie",
    .practice_game = "Entraînement {n}",
    .back_to_real_game = "Revenir à la vraie partie",
    .taken_back = "annulé : {n}",
    .copy_history = "Copier le texte",
    .history_copied = "La marque est copiée, en texte.",
    .history_copy_failed =
        "Impossible de copier la marque ; elle est affichée pour la copier à la main.",
    .moment_of = "Retour en arrière : moment {n} sur {text}.",

    .page_table = "La table de jeu ; le texte qui suit dit la même chose.",
    .page_words = "Le jeu en mots",
    .page_hand = "Ton jeu",
    .page_actions = "Ce que tu peux faire",
    .page_happened = "Ce qui s’est passé",
    .deal_name = "Nom de la donne",
    .deal_note = "De 1 à 64 lettres, chiffres, - ou _. Le même nom donne les mêmes cartes.",
    .cancel = "Annuler",
    .take_deal = "Prendre cette donne",
    .link_by_hand = "Le lien de cette donne, à copier à la main",

    .bad_link = "Impossible d’ouvrir ce lien. {text}",
    .bad_file = "Impossible d’ouvrir ce fichier. {text}",
    .bad_language = "La page ne parle pas « {text} » : lang= est en, de ou fr.",
    .bad_seed = "Le nom d’une donne a de 1 à 64 lettres, chiffres, - ou _.",
    .no_webgl = "Cette page dessine sa table avec WebGL, que ce navigateur n’offre pas.",
    .bad_name =
        "Un nom a de 1 à {n} lettres ou chiffres, avec espaces, points, traits d’union ou "
        "apostrophes.",
    .name_taken = "{who} est déjà à la table.",
};

}  // namespace allfours
