// The chance that a side wins the game before a new deal: by the points each side still needs, and
// by the dealer. Computed from hands that `sensible` plays against itself, each stored as its
// awards in order (RULES.md §2.7: near the target the first to reach it wins), with dynamic
// programming over the needs. Every score near the target has hands of its own, because bots give,
// beg and claim differently there.
//
// A chance is between 0 and 1; those of all sides add up to 1. The table has 16-bit numbers for
// needs of 1 to 8 (three sides: 7, four: 7, more: 4) and coarser steps beyond, interpolated
// linearly. Needs beyond the end of the table are scaled down, an approximation that preserves the
// weight of leads. Stakes are ignored. Immutable once made. Knows no cards, no view, no clock.
// Tests: tests/players/chances/chances_test.cpp.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/table/table.hpp"

namespace allfours {

// A view of a chance table.
struct ChanceGrid {
  int sides = 0;
  int steps = 0;  // number of distinct needs per side
  // By the step of each side's need, the dealer's side first and slowest, then in order of play:
  // the chances of all sides except the last, in 1/65,535.
  std::span<const std::uint16_t> numbers;
};

// Number of steps of a table that covers this need; and the need (1 …) at a step (0 …).
int chance_steps(int sides, int need);
int need_at_step(int sides, int step);

// A preset is a variant with a number of players; this is the number of built-in tables.
int preset_count();
// The preset whose hands are played by these rules. Ignored: the target (only needs count), the
// first dealer, packets and stakes.
std::optional<int> fitting_preset(const RuleSet& rules, int players);
// Among presets with two sides, the one with the most similar advantage at a deal: the same words,
// and the nearest points for turned cards.
std::optional<int> likest_preset_of_two(const RuleSet& rules);
struct ChancePreset {
  const Variant* variant = nullptr;
  int players = 0;
  ChanceGrid grid;
};
ChancePreset chance_preset(int i);

// How a pack of the presets' numbers begins; behind it each number is two bytes, the lower one
// first.
inline constexpr std::string_view chances_sign = "allfours chances\n";
// Reads such a pack; false, and nothing read, where the bytes are none for so many numbers.
bool read_chances(std::string_view pack, std::span<std::uint16_t> numbers);
// Hands the program the presets' numbers, where they are not in it (chances_made.hpp).
bool take_chances(std::string_view pack);

// The chance that `side` wins at `score` (per side) before `next_dealer` deals the next hand, from
// the grid for the table's rules and players. The rest of the table is ignored. A side that has
// reached the target has won.
double chance_to_win(const ChanceGrid& grid, const Table& table, const Scores& score,
                     int next_dealer, int side);

// For two sides: the chance that the next dealer's side wins, by the points each still needs, at
// least one.
double dealers_chance(const ChanceGrid& grid, int dealers_need, int others_need);

// A computed table, for any rules.
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

// Parameters of a computation: scores at which a side needs 1 … `near` points have hands of their
// own, and one score stands for all beyond. 0: a default for few hands and this number of sides.
struct ChanceMaking {
  int hands = 16'000;  // in all; every score gets the same deals
  int near = 0;
};

// Computes a table in slices, so that the caller can do other work in between. The same hands and
// seed give the same table, on every compiler and with any slicing.
class ChancesMaker {
 public:
  ChancesMaker(const RuleSet& rules, int players, const ChanceMaking& making,
               std::string_view seed);
  ~ChancesMaker();
  ChancesMaker(ChancesMaker&&) noexcept;
  ChancesMaker& operator=(ChancesMaker&&) noexcept;

  // Plays up to this many further hands; false when all are played.
  bool play(int hands);
  // The table. Precondition: all hands are played.
  Chances made() const;

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

// Without slicing.
Chances make_chances(const RuleSet& rules, int players, int hands, std::string_view seed);

}  // namespace allfours
