// Records (EVENTS.md "Record"): variant, changed rules, deal and decisions; the whole log is a pure
// function of them. The text form is the fragment of a link:
//   v=trinidad&players=4&seed=KINGSTON-42&rules=target.9,hang_jack.false&log=1AFc…
// `players` is present if the variant allows several, `rules` lists changed fields; for `hand`,
// `dealer`, `score` and `deal` see preset_deal.hpp. `log` is present if there are decisions: the
// log's version, then each decision in one or more characters, most of them an index among the
// legal choices (decision_code.hpp). `at` is a moment: a number of events of the log.
// `version` may name the version of this format, 1; it will be written once there is another.
// Parsing is strict: all or nothing. Links that are shown to people have `game` for `v` and end in
// `end` (link_end.hpp); both forms are parsed. Knows no address, no screen, no player. Tests:
// tests/core/game/record_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game/game.hpp"

namespace allfours {

struct Record {
  Setup setup;
  std::vector<Decision> decisions;
  int moment = 0;  // moment to show: a number of events, from 1; 0: all
};

// The first illegal decision (its index in `decisions`), and the refusal.
struct IllegalStep {
  std::size_t place = 0;
  Refusal refusal;
};

// The game of the record, advanced to the next decision or to its end.
std::variant<Game, IllegalStep> play_record(const Record& record);
// Its log.
std::variant<Events, IllegalStep> events(const Record& record);

// The decisions of a log, in order.
std::vector<Decision> decisions_in(std::span<const Event> log);

// A game that starts with this hand of a log and stops at the end of the hand or of the log: the
// same deal, dealer and score.
Record record_of_hand(const Setup& setup, std::span<const Event> log, int hand);

std::string record_text(const Record& record);
// The same for a game and a moment, without replaying.
std::string record_text(const Game& game, int moment = 0);

// The record, or the fault of the text. `others` are parts that the caller reads itself; they are
// listed in a fault that names the allowed parts.
std::variant<Record, Fault> parse_record(std::string_view text, std::string_view others = {});

// The same, with the game that parsing has replayed.
struct OpenedRecord {
  Game game;
  int moment = 0;  // as in Record
};
std::variant<OpenedRecord, Fault> open_record(std::string_view text, std::string_view others = {});

// The parts of a link that describe the setup, without decisions.
std::string setup_text(const Setup& setup);

// A setup from the texts of links and of the command line; an empty text is the variant's default.
std::variant<Setup, Fault> make_setup(std::string_view variant, std::string_view players,
                                      std::string_view seed, std::string_view rules);

}  // namespace allfours
