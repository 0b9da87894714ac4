// What a decision that was made was worth, as data and as text: what was advised, what was chosen,
// what that cost, and whether the cards forgave it. Made by players/reviewer.hpp, said by
// words/verdict_words.hpp. The text goes between programs and is read strictly:
//
//   verdict 2 EVENT CHOSEN forgiven|plain
//   lay BEST CHANCE CHOSEN exact|partly          where that was looked at, with both lines:
//   line 0Ts 1As …                               seat and card, a / where a trick is complete
//   line 0As 1Ks …
//
// and the advice, as in advice.hpp.
// Knows no player and no sentence. Tests: tests/rules/verdict_test.cpp.
#pragma once

#include "core/advice.hpp"

namespace allfours {

// How it really lay: what an option comes to with every card open, and everybody playing as well as
// can be. Nobody could know it.
struct Lay {
  std::int8_t best = 0;     // the place of the option that does best; what was chosen, if it does
  std::int16_t chance = 0;  // of that to win the game, of 10,000
  std::int16_t chosen = 0;  // of what was chosen; never above it
  bool exact = false;       // both to the hand's end by the solver
  std::vector<Play> best_line;    // the play after that option, to the hand's end; a trick's end is
  std::vector<Play> chosen_line;  // a play of no seat
  bool operator==(const Lay&) const = default;
};

struct Verdict {
  // By what it cost of the chance to win the game: nothing; less than one hundredth, or what may be
  // chance; less than five; more.
  enum class Mark : std::uint8_t { best, good, doubtful, mistake };

  int event = 0;           // the decision's place in the log, from 0
  Advice advice;           // `against` is what was chosen, where that is not what was advised
  std::int8_t chosen = 0;  // its place among the options
  // The cards lay so that it did no worse than what was advised, both played on as well as can be.
  // Only what cost something is forgiven.
  bool forgiven = false;
  std::optional<Lay> lay;
  bool operator==(const Verdict&) const = default;

  const Option& choice() const { return advice.options[at(chosen)]; }
  // Of the chance to win the game, in ten thousandths; never below 0.
  int cost() const { return advice.chosen().chance - choice().chance; }
  Mark mark() const;
  // Doubtful or worse, and forgiven.
  bool lucky() const { return forgiven && mark() >= Mark::doubtful; }
};
inline constexpr int mark_count = 4;

std::string verdict_text(const Verdict& verdict);
// The same verdict; nothing if the text is none.
std::optional<Verdict> parse_verdict(std::string_view text);

}  // namespace allfours
