// The chance that a side wins the game when a new hand is about to be dealt: by the points each
// side still needs, and by who deals. Made of hands that `sensible` plays against itself, each kept
// as its awards in order (RULES.md §2.7: near the target the first to reach it wins), and of
// dynamic programming over what is needed. Every score near the target has hands of its own, since
// players give, beg and claim otherwise there.
//
// A chance is a number from 0 to 1; those of all sides add up to 1. The table has 16-bit numbers
// for needs of 1 to 8 (three sides: 7, four: 7, more: 4) and coarser steps beyond, between which it
// is linear. Approximated: needs past the table's end are drawn together so that leads keep their
// weight. Stakes do not count, only who wins. Knows no cards, no view, no clock; nothing here
// changes once it is made. Tests: tests/rules/chances_test.cpp.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/table.hpp"

namespace allfours {

// What a table of chances is, wherever its numbers lie.
struct ChanceGrid {
  int sides = 0;
  int steps = 0;  // how many needs of each side have a number of their own
  // By the step of each side's need, the dealer's side first and slowest, then in order of play:
  // the chances of all sides but the last, of 65535.
  std::span<const std::uint16_t> numbers;
};

// How many steps a table has that reaches this need, and which need (1 …) a step (0 …) is for.
int chance_steps(int sides, int need);
int need_at_step(int sides, int step);

// A preset is a variant with a number of players; as many as the build has tables for.
int preset_count();
// The preset whose hands are played by these rules, as far as it matters: the target does not,
// since what counts is what is needed, nor who deals first and in which packets, nor stakes.
std::optional<int> fitting_preset(const RuleSet& rules, int players);
// Of those with two sides, the preset that is likest in who is ahead at a deal: words are said as
// in these rules, and what turned cards score is nearest.
std::optional<int> likest_preset_of_two(const RuleSet& rules);
struct ChancePreset {
  const Variant* variant = nullptr;
  int players = 0;
  ChanceGrid grid;
};
ChancePreset chance_preset(int i);

// The chance that `side` wins, `score` being reached (per side) and seat `next_dealer` dealing the
// next hand: of the grid, for the rules and players of the table. Nothing else of the table is
// looked at. Who has reached the target has won.
double chance_to_win(const ChanceGrid& grid, const Table& table, const Scores& score,
                     int next_dealer, int side);

// Of two sides: the chance that the one which deals the next hand wins, by what each still needs,
// one point or more.
double dealers_chance(const ChanceGrid& grid, int dealers_need, int others_need);

// A table of one's own, for any rules.
class Chances {
 public:
  Chances(int sides, int steps, std::vector<std::uint16_t> numbers)
      : sides_(sides), steps_(steps), numbers_(std::move(numbers)) {}
  ChanceGrid grid() const { return {sides_, steps_, numbers_}; }

 private:
  int sides_;
  int steps_;
  std::vector<std::uint16_t> numbers_;
};

// How a table is made: scores at which a side needs 1 … `near` points have hands of their own, and
// one score stands for all beyond. 0: as fits the number of sides where hands are few.
struct ChanceMaking {
  int hands = 16'000;  // in all; each score gets the same deals
  int near = 0;
};

// Makes a table in slices, for whoever has other things to do in between. The same hands and seed
// give the same table, on every compiler, however it was sliced.
class ChancesMaker {
 public:
  ChancesMaker(const RuleSet& rules, int players, const ChanceMaking& making,
               std::string_view seed);
  ~ChancesMaker();
  ChancesMaker(ChancesMaker&&) noexcept;
  ChancesMaker& operator=(ChancesMaker&&) noexcept;

  // Plays so many more hands, or as many as are missing; false when all have been played.
  bool play(int hands);
  // The table; all hands have been played.
  Chances made() const;

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

// All at once.
Chances make_chances(const RuleSet& rules, int players, int hands, std::string_view seed);

}  // namespace allfours
