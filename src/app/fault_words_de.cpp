// What is wrong with a link or a rule set, in German.
#include <array>

#include "app/fault_words.hpp"

namespace allfours {

namespace {

constexpr std::array rows{
    FaultRow{FaultKind::unknown_rule, "Eine Regel „{0}“ gibt es nicht; es gibt {1}."},
    FaultRow{FaultKind::rule_number, "„{0}“ ist eine Zahl von {1} bis {2}, nicht „{3}“."},
    FaultRow{FaultKind::rule_word, "„{0}“ kann nicht „{1}“ sein; möglich ist {2}."},
    FaultRow{FaultKind::players_number, "Zwei bis sechs Spieler sitzen am Tisch."},
    FaultRow{FaultKind::begs_without_turn_up, "Nur gegen eine aufgedeckte Farbe kann man bitten."},
    FaultRow{FaultKind::without_turn_up,
             "Es wird keine Karte aufgedeckt, also kann „{0}“ nicht „{1}“ sein."},
    FaultRow{FaultKind::without_begging, "Niemand bittet, also kann „{0}“ nicht „{1}“ sein."},
    FaultRow{FaultKind::without_gifts,
             "Der Geber schenkt nichts, also kann „{0}“ nicht „{1}“ sein."},
    FaultRow{FaultKind::without_dealing,
             "Für neuen Trumpf werden keine Karten gegeben, also kann „{0}“ nicht „{1}“ sein."},
    FaultRow{FaultKind::run_never_fits,
             "Bei sechs Spielern bleiben zu wenige Karten, um weitere zu geben."},
    FaultRow{FaultKind::never_twelve,
             "Es werden höchstens drei weitere Karten gegeben, also hat niemand je zwölf."},
    FaultRow{FaultKind::without_partners,
             "Es gibt keine Partner, also kann „{0}“ nicht „{1}“ sein."},
    FaultRow{FaultKind::pitcher_alone, "Der Pitcher hat keinen Partner."},
    FaultRow{FaultKind::jacks_need_four, "Für Partner nach Buben müssen vier am Tisch sitzen."},
    FaultRow{FaultKind::nobody_pitches,
             "Niemand pitcht, also wartet auch kein Partner auf den Pitch."},
    FaultRow{FaultKind::both_look, "Zu zweit sitzen nur Geber und Vorhand am Tisch."},
    FaultRow{FaultKind::settled_without_turn_up,
             "Nur eine aufgedeckte Farbe machen zwei unter sich aus."},
    FaultRow{FaultKind::bunch_face_down,
             "Wessen Karten verdeckt liegen, der kann nicht vorschlagen zusammenzuwerfen."},
    FaultRow{FaultKind::guess_alone, "Eine Partei hebt ab, eine andere rät: Es müssen zwei sein."},
    FaultRow{FaultKind::stock_players, "Vom Talon ziehen genau zwei Spieler."},
    FaultRow{FaultKind::stock_packets, "Ist Trumpf abgehoben, werden die Karten einzeln gegeben."},
    FaultRow{FaultKind::stock_taken,
             "Während des Spiels wird gezogen, also zählen Hoch, Niedrig und Bube nur im Stich."},
    FaultRow{FaultKind::with_stock, "Es wird vom Talon gezogen, also kann „{0}“ nicht „{1}“ sein."},
    FaultRow{FaultKind::penalty_without_stock,
             "Eine Strafe ohne Bedienen gibt es nur in einem Spiel mit Talon."},
    FaultRow{FaultKind::penalty_not_allowed,
             "Wer nicht trumpfen darf, kann dafür nicht bestraft werden."},
    FaultRow{FaultKind::penalty_not_needed,
             "Wer nicht trumpfen muss, kann dafür nicht bestraft werden."},
    FaultRow{FaultKind::hanged_dealt,
             "Ein Bube, der für den zählt, der ihn bekommen hat, kann nicht gehenkt werden."},
    FaultRow{FaultKind::claim_taken,
             "Für „Hoch mit dem Ass“ muss Hoch dem gehören, der den Trumpf bekommen hat."},
    FaultRow{FaultKind::claim_not_first, "Für „Hoch mit dem Ass“ muss Hoch zuerst zählen."},
    FaultRow{FaultKind::unknown_part, "Im Link steht „{0}“; stehen kann dort {1}."},
    FaultRow{FaultKind::part_twice, "Im Link steht {0}= zweimal."},
    FaultRow{FaultKind::part_empty, "Im Link steht {0}= und nichts dahinter."},
    FaultRow{FaultKind::link_version,
             "Der Link hat die Version „{0}“; dieses Programm liest die Version {1}."},
    FaultRow{FaultKind::no_variant, "Der Link nennt kein Spiel (v=)."},
    FaultRow{FaultKind::unknown_variant, "Ein Spiel „{0}“ gibt es nicht; es gibt {1}."},
    FaultRow{FaultKind::variant_players, "{0} ist für {1} Spieler, nicht „{2}“."},
    FaultRow{FaultKind::bad_seed,
             "Der Name einer Verteilung hat 1 bis 64 Buchstaben, Ziffern, - oder _, nicht „{0}“."},
    FaultRow{FaultKind::rule_form, "Eine geänderte Regel schreibt man feld.wert, nicht „{0}“."},
    FaultRow{FaultKind::rules_end, "Die Liste der geänderten Regeln endet mit einem Komma."},
    FaultRow{FaultKind::game_version,
             "Die Partie im Link hat eine Version, die dieses Programm nicht kennt."},
    FaultRow{FaultKind::impossible_step,
             "So kann die Partie im Link nicht gelaufen sein: Schritt {0} ist nicht möglich."},
    FaultRow{FaultKind::bad_moment, "Der Moment (at=) ist eine Zahl von 1 bis {0}, nicht „{1}“."},
    FaultRow{FaultKind::deal_parts,
             "Eine Verteilung (deal=) nennt höchstens {0} Hände und die Karten danach, mit Punkten "
             "dazwischen."},
    FaultRow{FaultKind::deal_hand,
             "Eine Hand der Verteilung (deal=) hat höchstens {0} Karten, nicht {1}."},
    FaultRow{FaultKind::deal_length, "Die Verteilung (deal=) hat mehr als 52 Karten."},
    FaultRow{FaultKind::deal_no_card,
             "In der Verteilung (deal=) steht „{0}“, und das ist keine Karte."},
    FaultRow{FaultKind::deal_twice, "In der Verteilung (deal=) steht {0} zweimal."},
    FaultRow{FaultKind::bad_hand, "Die Runde (hand=) ist eine Zahl von 1 bis {0}, nicht „{1}“."},
    FaultRow{FaultKind::bad_dealer,
             "Der Geber (dealer=) ist ein Platz von 0 bis {0}, nicht „{1}“."},
    FaultRow{FaultKind::score_parts,
             "Der Stand (score=) hat eine Zahl für jede der {0} Parteien, mit Punkten dazwischen."},
    FaultRow{FaultKind::bad_score,
             "Ein Stand (score=) ist eine Zahl von {0} bis {1}, nicht „{2}“."},
    FaultRow{FaultKind::bad_seat, "Der Platz (seat=) ist eine Zahl von 0 bis {0}, nicht „{1}“."},
    FaultRow{
        FaultKind::bad_beat,
        "Die Punkte, die zu schlagen sind (beat=), sind eine Zahl von {0} bis {1}, nicht „{2}“."},
};

}  // namespace

extern const std::span<const FaultRow> german_fault_rows;
constinit const std::span<const FaultRow> german_fault_rows = rows;

}  // namespace allfours
