// What a decision that was made was worth, as data and as text: what was advised, what was chosen,
// what that cost, and whether the cards forgave it. Made by players/reviewer.hpp, said by
// words/verdict_words.hpp. The text goes between programs and is read strictly:
//
//   verdict 1 EVENT CHOSEN forgiven|plain       and the advice, as in advice.hpp
//
// Knows no player and no sentence. Tests: tests/rules/verdict_test.cpp.
#pragma once

#include "core/advice.hpp"

namespace allfours {

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
