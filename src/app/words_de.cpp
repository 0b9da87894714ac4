#include "app/words.hpp"

namespace allfours {

extern const Words german;
const Words german{
    .clubs = "Kreuz",
    .diamonds = "Karo",
    .hearts = "Herz",
    .spades = "Pik",
    .a_club = "ein Kreuz",
    .a_diamond = "ein Karo",
    .a_heart = "ein Herz",
    .a_spade = "ein Pik",
    .cards =
        "{suit}-Zwei,{suit}-Drei,{suit}-Vier,{suit}-Fünf,{suit}-Sechs,{suit}-Sieben,{suit}-Acht,{"
        "suit}-Neun,{suit}-Zehn,{suit}-Bube,{suit}-Dame,{suit}-König,{suit}-Ass",
    .the_cards =
        "die {suit}-Zwei,die {suit}-Drei,die {suit}-Vier,die {suit}-Fünf,die {suit}-Sechs,die "
        "{suit}-Sieben,die {suit}-Acht,die {suit}-Neun,die {suit}-Zehn,den {suit}-Buben,die "
        "{suit}-Dame,den {suit}-König,das {suit}-Ass",
    .rank_letters = "23456789TBDKA",

    .you = "Du",
    .you_within = "du",
    .and_side = "{who} & {other}",

    .stand = "Stehen",
    .beg = "Bitten",
    .give = "Einen geben",
    .run = "Neuer Trumpf",
    .take_point = "Punkt nehmen",
    .bunch = "Zusammenwerfen",
    .agree = "Einverstanden",
    .insist = "Weiterspielen",
    .pass = "Passen",
    .said_stand = "Ich stehe!",
    .said_beg = "Ich bitte",
    .said_give = "Nimm einen",
    .said_run = "Neuer Trumpf",
    .said_take_point = "Ich nehme den Punkt",
    .said_bunch = "Zusammenwerfen?",
    .said_agree = "Einverstanden",
    .said_insist = "Wir spielen",
    .said_pass = "Ich passe",

    .high = "Hoch",
    .low = "Niedrig",
    .jack = "Bube",
    .hang_jack = "Hang Jack (gehenkter Bube)",
    .game = "Spiel",
    .gift = "Geschenk",
    .begged_point = "Erbetener Punkt",
    .turned_ace = "Ass aufgedeckt",
    .turned_king = "König aufgedeckt",
    .turned_queen = "Dame aufgedeckt",
    .turned_jack = "Bube aufgedeckt",
    .turned_six = "Sechs aufgedeckt",
    .turned_two = "Zwei aufgedeckt",
    .no_follow = "Nicht bedient",
    .nobody = "niemand",

    .why_high_dealt =
        "Du hattest den höchsten Trumpf im Spiel.|"
        "{who} hatte den höchsten Trumpf im Spiel.",
    .why_high_dealt_other_took =
        "Du hattest den höchsten Trumpf; den Stich machte {other}, der Punkt bleibt bei dir.|"
        "{who} hatte den höchsten Trumpf; den Stich machte {other}, der Punkt bleibt trotzdem.|"
        "{who} hatte den höchsten Trumpf; den Stich hast du gemacht, der Punkt bleibt trotzdem.",
    .why_high_taken =
        "Du hast den höchsten Trumpf in den Stichen.|"
        "{who} hat den höchsten Trumpf in den Stichen.",
    .why_high_early =
        "Dir fehlte ein Punkt: Mit dem Trumpf-Ass gilt er sofort.|"
        "{who} fehlte ein Punkt: Mit dem Trumpf-Ass gilt er sofort.",
    .why_low_dealt =
        "Du hattest den niedrigsten Trumpf im Spiel.|"
        "{who} hatte den niedrigsten Trumpf im Spiel.",
    .why_low_dealt_other_took =
        "Du hattest den niedrigsten Trumpf; den Stich machte {other}, der Punkt bleibt bei dir.|"
        "{who} hatte den niedrigsten Trumpf; den Stich machte {other}, der Punkt bleibt trotzdem.|"
        "{who} hatte den niedrigsten Trumpf; den Stich hast du gemacht, der Punkt bleibt trotzdem.",
    .why_low_taken =
        "Du hast den niedrigsten Trumpf in den Stichen.|"
        "{who} hat den niedrigsten Trumpf in den Stichen.",
    .why_jack_home =
        "Du hast den Trumpfbuben heimgebracht.|"
        "{who} hat den Trumpfbuben heimgebracht.",
    .why_jack_captured =
        "Du hast {other} den Trumpfbuben abgenommen.|"
        "{who} hat {other} den Trumpfbuben abgenommen.|"
        "{who} hat dir den Trumpfbuben abgenommen.",
    .why_jack_dealt = "Du hast den Trumpfbuben bekommen.|{who} hat den Trumpfbuben bekommen.",
    .why_hang_jack =
        "Du hast den Buben von {other} gehenkt: Gefangen zählt er drei.|"
        "{who} hat den Buben von {other} gehenkt: Gefangen zählt er drei.|"
        "{who} hat deinen Buben gehenkt: Gefangen zählt er drei.",
    .why_game = "Augen: {score}.",
    .why_game_tie_given =
        "Augen: {score}. Bei Gleichstand gehört der Punkt der Seite, die nicht gegeben hat.",
    .why_game_tie = "Augen: {score}. Bei Gleichstand bekommt niemand den Punkt.",
    .why_no_trump = "Es war kein Trumpf im Spiel.",
    .why_no_jack = "Der {suit}-Bube war nicht im Spiel.",
    .not_counted = "Die Partie war schon gewonnen: Das zählt nur noch für Alle Vier.",
    .why_gift =
        "Du hast gebeten, {other} blieb bei {suit}: „Nimm einen.“|"
        "{who} hat gebeten, {other} blieb bei {suit}: „Nimm einen.“|"
        "{who} hat gebeten, du bist bei {suit} geblieben: „Nimm einen.“",
    .why_begged_point =
        "Du hast gebeten und den Punkt genommen; die Karten werden zusammengeworfen.|"
        "{who} hat gebeten und den Punkt genommen; die Karten werden zusammengeworfen.",
    .why_turned = "Du hast {card} aufgedeckt.|{who} hat {card} aufgedeckt.",
    .why_no_follow =
        "Du konntest weder bedienen noch trumpfen.|"
        "{who} konnte weder bedienen noch trumpfen.",

    .why = "Warum",
    .why_dealt = "Du hast {card} bekommen.|{who} hat {card} bekommen.",
    .why_dealt_in_run =
        "Du hast {card} erst mit den drei weiteren Karten bekommen.|"
        "{who} hat {card} erst mit den drei weiteren Karten bekommen.",
    .why_drawn = "Du hast {card} vom Stapel gezogen.|{who} hat {card} vom Stapel gezogen.",
    .why_trick = "Stich {n}, von dir gemacht|Stich {n}, von {who} gemacht",
    .why_trumps_in_play = "Die {n} Trümpfe im Spiel",
    .why_one_trump = "Der einzige Trumpf im Spiel",
    .why_cards_played = "Unter den {n} Karten im Spiel war kein Trumpf.",
    .why_jack_turned = "Er wurde aufgedeckt, und eine aufgedeckte Karte ist nicht im Spiel.",
    .why_jack_discarded = "Du hast ihn abgelegt, und was abgelegt ist, ist aus dem Spiel.",
    .why_jack_away = "Er wurde abgelegt oder gar nicht gegeben.",
    .why_jack_in_pack = "Er wurde nicht gegeben.",
    .why_pile = "{side}, {n} Augen",
    .why_points_away = "Die übrigen {n} der {text} Augen waren nicht im Spiel.",
    .why_dealer_turned = "Du hast gegeben und aufgedeckt|{who} hat gegeben und aufgedeckt",
    .why_turn_worth = "{text}: {n} für die Seite, die gibt.",
    .why_score_before = "Es stand {score}, und mit {n} ist die Partie gewonnen.",
    .why_led = "Ausgespielt: {suit}. Trumpf: {text}",
    .cards_after = "{text}: {card}.",

    .hands_all = "Alle Blätter",
    .hands_drawn = "Du hast gezogen|{who} hat gezogen",
    .hands_discarded = "Du hast abgelegt|{who} hat abgelegt",
    .hands_turned = "Aufgedeckt",
    .hands_rest = "Nicht gegeben",

    .event_say = "{who}: „{text}“",
    .event_award = "{text}, {who}, {n}: {why} {score}.",
    .event_cut =
        "Abheben um den Geber: {text}. Du gibst zuerst.|"
        "Abheben um den Geber: {text}. {who} gibt zuerst.",
    .event_cut_put =
        "Abheben um den Geber, Rang wie beim Put: {text}. Du gibst zuerst.|"
        "Abheben um den Geber, Rang wie beim Put: {text}. {who} gibt zuerst.",
    .event_first_jack =
        "Erster Bube: {text}. Du gibst zuerst.|"
        "Erster Bube: {text}. {who} gibt zuerst.",
    .event_red_black =
        "Rot oder Schwarz: {text}. Du gibst zuerst.|"
        "Rot oder Schwarz: {text}. {who} gibt zuerst.",
    .event_pitches = "Du pitchst.|{who} pitcht.",
    .event_partners = "{who} gegen {other}, Partner nach Buben.",
    .event_deal = "Du gibst jedem {n} Karten.|{who} gibt jedem {n} Karten.",
    .event_deal_again = "Du gibst jedem noch {n} Karten.|{who} gibt jedem noch {n} Karten.",
    .event_cut_trump = "Du hebst ab und zeigst {card}.|{who} hebt ab und zeigt {card}.",
    .event_turn_up = "Du deckst {card} auf.|{who} deckt {card} auf.",
    .event_trump = "{suit} ist Trumpf.",
    .event_trump_pitch = "Gepitcht: {suit} ist Trumpf.",
    .event_redeal_exhausted = "Der Talon ist aufgebraucht: Derselbe Geber gibt neu.",
    .event_redeal_bunch = "Alle werfen zusammen: Derselbe Geber gibt neu.",
    .event_thrown_in = "Die Karten werden zusammengeworfen.",
    .event_discard = "Du legst {text} ab.|{who} legt {n} Karten ab.",
    .event_play = "Du spielst {card}.|{who} spielt {card}.",
    .event_trick = "Du machst den Stich.|{who} macht den Stich.",
    .event_draw = "Du ziehst {card}.|{who} zieht {card}.",
    .event_lay_down = "Du wirfst deine Karten ab.|{who} wirft wertlose Karten ab.",
    .event_hand_end = "Die Runde ist aus: {score}.",
    .event_game_end = "{side} – Partie gewonnen, {score}.",
    .event_paid = "Einsätze pro Kopf: {score}.",

    .with_value = "{text}: {value}",
    .hand_heading = "Runde {n} · {who} gibt",
    .hand_heading_you = "Runde {n} · du gibst",
    .trumps_mark = "Trumpf {suit}",
    .to_target = "bis {n}",
    .turned_mark = "aufgedeckt {card}",
    .deal_mark = "Verteilung",
    .dealer_mark = "G",
    .partner_mark = "Partner",

    .ask_stand = "{card} liegt offen: bei {suit} stehen oder bitten?",
    .ask_must_beg = "{card} liegt offen und du hast kein {suit}: Du musst bitten.",
    .ask_give = "{who} bittet: bei {suit} bleiben und einen geben oder neuer Trumpf?",
    .ask_must_run = "{who} bittet. Ein Geschenk würde die Partie beenden: neuer Trumpf.",
    .ask_point_or_run = "Ein Punkt und neu geben oder neuer Trumpf?",
    .ask_bunch = "Neue Farbe: {suit}. Zusammenwerfen oder spielen?",
    .ask_agree = "{who} will zusammenwerfen. Einverstanden?",
    .ask_discard = "Wähle {n} Karten zum Ablegen.",
    .ask_lead = "Du spielst aus.",
    .ask_pitch = "Du pitchst: Die Farbe, die du ausspielst, ist Trumpf.",
    .ask_follow_trump = "Trumpf ausgespielt: Gib einen Trumpf zu.",
    .ask_follow_or_trump = "{suit} ausgespielt: Gib {card} zu oder trumpfe.",
    .ask_follow = "{suit} ausgespielt: Gib {card} zu.",
    .ask_any = "{suit} ausgespielt und du hast keins: Spiel, was du willst.",
    .ask_all = "{suit} ausgespielt: Du darfst alles spielen.",
    .ask_trump = "{suit} ausgespielt und du hast keins: Du musst trumpfen.",
    .ask_overtrump = "Der Stich ist getrumpft: nicht untertrumpfen.",
    .ask_lay_down = "Damit ist nichts mehr zu holen. Karten abwerfen?",
    .waiting_for = "{who} überlegt …",

    .not_now = "Du bist gerade nicht dran.",
    .not_follow_trump = "Trumpf ist ausgespielt und du hast einen: Gib ihn zu.",
    .not_follow_or_trump = "{suit} ist ausgespielt: Gib {card} zu oder trumpfe.",
    .not_follow = "{suit} ist ausgespielt: Gib {card} zu.",
    .not_trump = "Du hast kein {suit}: Du musst trumpfen.",
    .not_undertrump =
        "Der Stich ist getrumpft: Untertrumpfen darfst du nur, wenn sonst nichts geht.",

    .high_box = "Hoch",
    .low_box = "Niedrig",
    .jack_box = "Bube",
    .game_box = "Spiel",
    .so_far = "Die vier Punkte bisher",
    .so_far_note = "soweit du es siehst",
    .side_sure = "dir sicher|{side}, sicher",
    .side_so_far = "bisher du|bisher {side}",
    .still_open = "offen",
    .in_your_hand = "in deiner Hand",
    .in_a_hand = "bei {who}",
    .on_the_table = "auf dem Tisch",
    .not_seen = "nicht gesehen",
    .points_on_table = "{n} auf dem Tisch",

    .play = "Spielen",
    .new_game = "Neue Partie",
    .share = "Teilen",
    .undo = "Zurücknehmen",
    .redo = "Wiederholen",
    .menu = "Menü",
    .close = "Schließen",
    .history = "Spielverlauf",
    .points_tab = "Punkte",
    .everything_tab = "Alles",
    .next_hand = "Nächste Runde",
    .play_again = "Noch einmal",
    .discard_button = "Ablegen",
    .lay_down = "Abwerfen",
    .keep = "Weiterspielen",
    .seed = "Verteilung",
    .new_seed = "Neu mischen",
    .players = "Spieler",
    .variant = "Spiel",
    .last_trick = "Letzter Stich",
    .copy_link = "Link kopieren",
    .link_copied = "Link kopiert.",
    .copy_failed = "Kopieren ging nicht; der Link ist markiert, zum Kopieren von Hand.",
    .back_to_game = "Zurück zum Spiel",
    .brown_backs = "Braune Kartenrücken",
    .four_colours = "Vierfarbiges Blatt",
    .two_colours = "Zweifarbiges Blatt",
    .pace = "Tempo",
    .pace_slow = "langsam",
    .pace_normal = "normal",
    .pace_fast = "schnell",
    .rule = "Regel",
    .rule_explained = "Mehr zu dieser Regel",
    .tagline = "Jeder Punkt wird erklärt, sobald er fällt.",
    .start_note =
        "Gleiche Verteilung, gleiche Karten: Schick den Link, und andere sitzen an genau diesem "
        "Tisch.",
    .you_win = "Du gewinnst die Partie",
    .other_wins = "Die Partie geht an {side}",
    .hand_over = "Runde {n} ist aus",
    .practice = "Übung",
    .step_back = "Zurück",
    .step_on = "Weiter",
    .step_play = "Abspielen",
    .pause = "Anhalten",
    .new_version = "Es gibt eine neue Fassung des Spiels.",
    .reload = "Neu laden",
    .house_rules = "Hausregeln",
    .usual_rules = "Übliche Regeln",
    .rules = "Regeln",
    .explained = "Regeln erklärt",
    .rules_changed = "{n} geändert",
    .source = "Quelle {text}",

    .league = "Ligaspiel",
    .league_note = "Vier Tische zugleich, jeder bis 15; deiner ist einer davon.",
    .league_result = "Ligaspiel: dein Tisch {score}, die anderen {text}. Matchpunkte {n}: {who}.",
    .league_won = "dein Pub gewinnt",
    .league_lost = "der andere Pub gewinnt",
    .league_drawn = "unentschieden",
    .challenge = "Zu schlagen sind {n} Punkte in dieser Runde.",
    .challenge_mark = "{n} zu schlagen",
    .challenge_won = "{n} waren zu schlagen: Du hast {score}. Geschafft!",
    .challenge_equal = "{n} waren zu schlagen: Du hast auch {score}.",
    .challenge_lost = "{n} waren zu schlagen: Du hast {score}. Diesmal nicht.",

    .language = "Sprache",
    .language_name = "Deutsch",

    .settings = "Einstellungen",
    .look = "Farben der Seite",
    .look_automatic = "wie das Gerät",
    .look_light = "hell",
    .look_dark = "dunkel",
    .sound = "Ton",
    .sound_note = "Karten und Punkte, leise.",
    .shortcuts = "Buchstabentasten",
    .shortcuts_note = "Einzelne Buchstaben, Ziffern und Zeichen spielen und fragen.",
    .text_only = "Nur Worte",
    .text_only_note = "Das Spiel ohne sein Bild.",
    .hide_picture = "Bild ausblenden",
    .show_picture = "Bild zeigen",
    .names = "Namen",
    .names_note = "Höchstens {n} Zeichen; ein leeres Feld ist der übliche Name.",
    .your_name = "Dein Name",
    .keys = "Tasten",
    .keys_note = "In den Einstellungen lassen sie sich abschalten.",
    .keys_off_note = "Buchstaben, Ziffern und Zeichen sind in den Einstellungen abgeschaltet.",
    .keys_play = "Spielen",
    .keys_ask = "Fragen",
    .keys_look = "Schauen",
    .key_enter = "Eingabe",
    .key_space = "Leertaste",
    .key_home = "Pos1",
    .key_end = "Ende",
    .key_primary = "Was auf dem goldenen Knopf steht; weiter zum Nächsten",
    .key_place = "Die Karte an dieser Stelle der Hand",
    .key_beg = "Bitten oder zusammenwerfen",
    .key_discard = "Ablegen oder abwerfen",
    .key_next = "Nächste Runde oder noch einmal",
    .key_trump = "Was ist Trumpf?",
    .key_score = "Wie steht es?",
    .key_hand = "Was habe ich auf der Hand?",
    .key_lines = "Was geschah zuletzt?",
    .key_step_back = "Einen Schritt zurück",
    .key_step_on = "Einen Schritt weiter",
    .key_trick_back = "Einen Stich zurück",
    .key_trick_on = "Einen Stich weiter",
    .key_first = "Zum Anfang",

    .resume = "Weiterspielen: {text}",
    .statistics = "Statistik",
    .statistics_note =
        "Hier zählen die Partien, die du zu Ende spielst, nur in diesem Browser. Übung zählt "
        "nicht: "
        "eine Partie, in der du etwas zurückgenommen hast oder die jemand anders begonnen hat.",
    .no_statistics = "Noch ist keine Partie zu Ende gespielt.",
    .forget_statistics = "Statistik löschen",
    .forget_really = "Wirklich alles löschen?",
    .games_played = "Partien",
    .games_won = "gewonnen",
    .hands_played = "Runden",
    .all_fours_made = "alle vier Punkte",
    .your_side = "deine Seite",
    .other_sides = "andere",
    .turned_points = "Aufgedeckte Karten",
    .share_what = "Was der Link öffnet",
    .share_deal = "Diese Verteilung",
    .share_deal_note = "Die Karten von Runde {n}, wie sie gegeben wurden, noch nichts gespielt.",
    .share_hand = "Diese Runde, wie gespielt",
    .share_hand_note = "Runde {n} mit allen Entscheidungen bis jetzt.",
    .share_game = "Die ganze Partie bis jetzt",
    .share_game_note = "Alle Runden und alle Entscheidungen vom ersten Geben an.",
    .share_moment = "Dieser Augenblick",
    .share_moment_note = "Der Tisch, wie er jetzt steht, mit der ganzen Partie zum Nachblättern.",
    .share_challenge = "Eine Herausforderung",
    .share_challenge_note = "Runde {n} von deinem Platz aus; zu schlagen: {score}.",
    .share_link = "Link",
    .share_with = "Teilen …",
    .qr_code = "QR-Code dieses Links",
    .qr_too_long = "Dieser Link ist zu lang für einen QR-Code.",
    .save_log = "Partie als Datei sichern",
    .save_log_note =
        "Jedes Ereignis, je eine Zeile, auch die verdeckten Karten und der Name der Verteilung, "
        "selbst mitten in einer Runde. Die Startseite öffnet sie wieder.",
    .check_deal = "Nachrechnen, ob richtig gegeben wurde",
    .fair_deals = "Richtig gegeben?",
    .compose = "Karten selbst verteilen",
    .open_game = "Link oder Datei öffnen",
    .open_note = "Füg einen Link ein oder wähl eine gesicherte Partie.",
    .open_text = "Link oder gesicherte Partie",
    .open_file = "Datei wählen",
    .open_button = "Öffnen",

    .no_trump_yet = "Es gibt noch keinen Trumpf.",
    .trump_proposed = "Aufgedeckt: {card}. Trumpf steht noch nicht fest.",
    .no_trick_yet = "Noch ist kein Stich gemacht.",
    .no_cards = "Du hast keine Karten.",

    .trick_number = "Stich {n}",
    .trick_back = "Einen Stich zurück",
    .trick_on = "Einen Stich weiter",
    .first_moment = "Zum Anfang",
    .last_moment = "Zum neuesten Stand",
    .play_on = "Von hier weiterspielen",
    .the_game = "Die Partie",
    .practice_game = "Übung {n}",
    .back_to_real_game = "Zurück zur Partie",
    .taken_back = "zurückgenommen: {n}",
    .copy_history = "Als Text kopieren",
    .history_copied = "Der Spielverlauf ist kopiert, als Text.",
    .history_copy_failed =
        "Der Spielverlauf ließ sich nicht kopieren; er steht dort zum Kopieren von Hand.",
    .moment_of = "Rückblick: Moment {n} von {text}.",

    .page_table = "Der Kartentisch; der Text danach sagt dasselbe.",
    .page_words = "Das Spiel in Worten",
    .page_hand = "Deine Karten",
    .page_actions = "Was du tun kannst",
    .page_happened = "Was geschehen ist",
    .deal_name = "Name der Verteilung",
    .deal_note = "1 bis 64 Buchstaben, Ziffern, - oder _. Derselbe Name gibt dieselben Karten.",
    .cancel = "Abbrechen",
    .take_deal = "Diese Verteilung",
    .link_by_hand = "Der Link zu dieser Verteilung, zum Kopieren von Hand",

    .bad_link = "Dieser Link lässt sich nicht öffnen. {text}",
    .bad_file = "Diese Datei lässt sich nicht öffnen. {text}",
    .bad_language = "Die Sprache „{text}“ kann diese Seite nicht: lang= ist en, de oder fr.",
    .bad_seed = "Der Name einer Verteilung: 1 bis 64 Buchstaben, Ziffern, - oder _.",
    .no_webgl = "Diese Seite zeichnet ihren Tisch mit WebGL, und das bietet dieser Browser nicht.",
    .bad_name =
        "Ein Name hat 1 bis {n} Buchstaben oder Ziffern, auch mit Leerzeichen, Punkten, "
        "Bindestrichen oder Apostrophen.",
    .name_taken = "{who} sitzt schon am Tisch.",
};

}  // namespace allfours
