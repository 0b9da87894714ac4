// Verdict on a decision, as data and as text: the advice, the choice made, its cost, and whether
// the actual cards forgave it. players/advice/reviewer.hpp makes it, words/verdict_words.hpp puts
// it into sentences. The text is exchanged between programs and is parsed strictly:
//
//   verdict 2 EVENT CHOSEN forgiven|plain
//   lay BEST CHANCE CHOSEN exact|partly      these three lines only if the actual cards
//   line 0Ts 1As … / 0As 1Ks … /             were examined: the play after the best option,
//   line 0Ts 1Ah … / …                       and the play after the choice made
//
// A play is its seat and card; "/" follows each complete trick. The advice comes last, as in
// advice.hpp. Knows no player and no sentence. Tests: tests/core/advice/verdict_test.cpp.
#pragma once

#include "core/advice/advice.hpp"

namespace allfours {

// Double-dummy result: each option with all cards open and best play by everybody. Nobody at the
// table could know it.
struct Lay {
  std::int8_t best = 0;     // index of the best option; the chosen one, if it is as good
  std::int16_t chance = 0;  // its chance of winning the game, in 1/10,000
  std::int16_t chosen = 0;  // that of the choice made; never above it
  bool exact = false;       // both solved exactly to the hand's end
  // The play after the best option, and after the choice made, to the hand's end. A play by no seat
  // follows each complete trick.
  std::vector<Play> best_line;
  std::vector<Play> chosen_line;
  bool operator==(const Lay&) const = default;
};

struct Verdict {
  // By cost, in chance of winning the game: none; less than one percent, or within the error; less
  // than five percent; more.
  enum class Mark : std::uint8_t { best, good, doubtful, mistake };

  int event = 0;           // the decision's index in the log
  Advice advice;           // `against` is the choice made, if it differs from the advice
  std::int8_t chosen = 0;  // its index among the options
  // With the actual cards the choice did no worse than the advice, both with best play afterwards.
  // Only a choice with a cost can be forgiven.
  bool forgiven = false;
  std::optional<Lay> lay;
  bool operator==(const Verdict&) const = default;

  const Option& choice() const { return advice.options[at(chosen)]; }
  // In chance of winning the game, in 1/10,000; never below 0.
  int cost() const { return advice.chosen().chance - choice().chance; }
  Mark mark() const;
  // Doubtful or worse, and forgiven.
  bool lucky() const { return forgiven && mark() >= Mark::doubtful; }
};
inline constexpr int mark_count = 4;

std::string verdict_text(const Verdict& verdict);
// The inverse of verdict_text; empty if the text is malformed.
std::optional<Verdict> parse_verdict(std::string_view text);

}  // namespace allfours
