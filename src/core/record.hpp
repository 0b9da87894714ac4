// Records (EVENTS.md "Record"): variant, changed rules, deal and decisions; the whole log is a
// pure function of them. The text form is the fragment of a link:
//   v=trinidad&players=4&seed=KINGSTON-42&rules=target.9,hang_jack.false&log=1AFc…
// `players` only where the variant leaves a choice, `rules` only changed fields; `hand`, `dealer`,
// `score` and `deal` are those of given.hpp. `log` only where there are decisions: its first
// character is the log's version, then each decision is one character, the place of what was
// chosen among what was possible (A–Z a–z 0–9): the word, the card played, each card discarded
// among those left; `-` and a seat for laying a hand down. `at` is a moment: so many events of the
// log (the codes: decision_code.hpp). `version` may name the version of all this, 1; it is written
// once there is another. Decoding is strict and all or nothing.
// Knows no address, no screen, no player.
// Tests: tests/rules/record_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game.hpp"

namespace allfours {

struct Record {
  Setup setup;
  std::vector<Decision> decisions;
  int moment = 0;  // to be shown: so many events of the log, from 1; 0: all
};

// The first decision that cannot be (its place in `decisions`), and why.
struct IllegalStep {
  std::size_t place = 0;
  Refusal refusal;
};

// The game that the record is, up to where somebody must choose or the game is over.
std::variant<Game, IllegalStep> play_record(const Record& record);
// Its log.
std::variant<Events, IllegalStep> events(const Record& record);

// The decisions in a log, in order.
std::vector<Decision> decisions_in(std::span<const Event> log);

// The game as it began with this hand of a log, up to the hand's end or as far as the log goes:
// the same deal, dealer and score.
Record record_of_hand(const Setup& setup, std::span<const Event> log, int hand);

std::string record_text(const Record& record);
// The same of a game and a moment, without folding anything.
std::string record_text(const Game& game, int moment = 0);

// The next part of a link's text, up to an `&`, which is taken off the text with it.
std::string_view take_part(std::string_view& text);

// The record, or what is wrong with the text. `others` are parts that the caller has read itself,
// to be named where the fault lists what a link may say.
std::variant<Record, Fault> parse_record(std::string_view text, std::string_view others = {});

// The same, with the game that reading has played.
struct OpenedRecord {
  Game game;
  int moment = 0;  // as in Record
};
std::variant<OpenedRecord, Fault> open_record(std::string_view text, std::string_view others = {});

// The parts of a link that say what is played, without the decisions.
std::string setup_text(const Setup& setup);

// A setup from the texts that links and the command line share; an empty text is what the variant
// usually has. A fault if it cannot be.
std::variant<Setup, Fault> make_setup(std::string_view variant, std::string_view players,
                                      std::string_view seed, std::string_view rules);

}  // namespace allfours
