// Scoring in the solver (solver.hpp): two scales for one search. LeadScale is for two sides, if
// more card points are never worse. It judges a position for all leads in card points at once: the
// target is reached from one lead upwards, and missed up to another. PointsScale is for all other
// games and counts the points of each side. A query asks whether the end is worth the target rank.
// The answer is a margin: >= 0 if so, < 0 if not. Its size is the change of the count that would
// leave the answer proven: in leads for LeadScale, in ranks for PointsScale. Knows no search; the
// core decides Game. Tests: tests/players/search/solver_test.cpp.
#pragma once

#include <algorithm>
#include <bit>

#include "players/search/solver_table.hpp"
#include "players/search/solver_world.hpp"

namespace allfours {

// No answer yet; all other values are margins.
inline constexpr int no_margin = 1 << 20;

// Facts that still affect the query.
struct Matters {
  bool low = true;
  bool jack = true;
  bool game = true;
};

// Card points each side is certain to get: in trumps nobody can beat.
using SurePoints = std::array<int, max_players>;

// State of a fact as an index: 0 … sides − 1, or open.
constexpr std::size_t fact_place(int fact, int sides) {
  return static_cast<std::size_t>(fact == open_fact ? sides : fact);
}

class LeadScale {
 public:
  struct Count {
    int lead = 0;  // of the valued side
  };

  explicit LeadScale(const SolverWorld& world);
  // Extra key bits for table entries of this scale.
  std::uint64_t salt() const { return 0; }
  // True if this scale applies to the world.
  static bool fits(const SolverWorld& world);

  Count start(const Scores& points) const;
  void aim(int rank);
  void take(Count& count, int side, int points) const {
    count.lead += side == us_ ? points : -points;
  }

  // The margin if it is certain already; else no_margin.
  int judge(int low, int jack, const Count& count, int to_come, const SurePoints& sure) const {
    const Aim& aim = aims_[fact_place(low, 2)][fact_place(jack, 2)];
    const std::size_t own = static_cast<std::size_t>(us_);
    const int least = count.lead - to_come + 2 * sure[own] - aim.enough;
    if (least >= 0) return least;
    const int most = count.lead + to_come - 2 * sure[1 - own] - aim.least;
    return most < 0 ? most : no_margin;
  }
  Matters matters(int low, int jack, const Count& count, int to_come) const;
  int margin(int low, int jack, const Count& count) const {
    return count.lead - aims_[fact_place(low, 2)][fact_place(jack, 2)].enough;
  }
  // The rank proven by a margin.
  int rank(int margin) const { return margin >= 0 ? aim_ : aim_ - 1; }

  // The key of a table entry; normalises the count.
  std::uint64_t key(int low, int jack, int to_come, Count& count) const;
  // The margin if the entry decides the query, else no_margin.
  static int known(const SolverTable::Entry& entry, const Count& count) {
    if (count.lead >= entry.high) return count.lead - entry.high;
    return count.lead <= entry.low ? count.lead - entry.low - 1 : no_margin;
  }
  static void fresh(SolverTable::Entry& entry) {
    entry.low = -2 * never;
    entry.high = 2 * never;
  }
  static void learn(SolverTable::Entry& entry, const Count& count, int margin) {
    if (margin >= 0) {
      entry.high = std::min(entry.high, static_cast<std::int16_t>(count.lead - margin));
    } else {
      entry.low = std::max(entry.low, static_cast<std::int16_t>(count.lead - margin - 1));
    }
  }
  // The margin to store for an answer that relied on facts settled only near this lead.
  int kept(int margin, int low, int jack, const Count& count, int to_come) const;

 private:
  // The four needs (`Aim::code`) as far as open: one that is certainly met or missed becomes 0 or
  // 3.
  std::uint8_t open_needs(int low, int jack, const Count& count, int to_come) const;
  // Behind, level, ahead: 0, 1, 2.
  static int sign(int lead) { return (lead > 0) - (lead < 0) + 1; }
  // The lead required by need 0, 1, 2, 3: any, level, ahead, unreachable.
  static constexpr std::int16_t never = 1000;
  static constexpr std::array<int, 4> lead_needed{-never, 0, 1, never};
  // The required lead: `enough` for any outcome of the open facts, `least` for the best outcome.
  // `code`: the four needs, which determine the query.
  struct Aim {
    int enough, least;
    std::uint8_t code;
  };

  int us_;
  int aim_ = 0;
  int low_choices_, jack_choices_;
  std::array<std::array<std::array<std::int16_t, 3>, 2>, 2> ranks_{};
  std::array<std::array<Aim, 3>, 3> aims_{};
};

class PointsScale {
 public:
  // Each side's card points, seven bits each (there are at most 80), the last side's lowest. One
  // 64-bit number, because reading a word after partial writes stalls on store forwarding.
  struct Count {
    std::uint64_t points = 0;
  };
  static_assert(card_points(CardSet::pack()) < 1 << 7 && max_players * 7 < 64);

  explicit PointsScale(const SolverWorld& world);
  std::uint64_t salt() const;
  static bool fits(const SolverWorld&) { return true; }

  Count start(const Scores& points) const;
  void aim(int rank) { aim_ = rank; }
  void take(Count& count, int side, int points) const {
    count.points += static_cast<std::uint64_t>(points) << place(side);
  }

  int judge(int low, int jack, const Count& count, int to_come, const SurePoints& sure) const {
    const Span& span = spans_[fact_place(low, sides_)][fact_place(jack, sides_)]
                             [possible_games(count, to_come, sure)];
    if (span.least >= aim_) return span.least - aim_;
    return span.most < aim_ ? span.most - aim_ : no_margin;
  }
  Matters matters(int low, int jack, const Count& count, int to_come) const {
    return {low == open_fact, jack == open_fact,
            !std::has_single_bit(possible_games(count, to_come, SurePoints{}))};
  }
  int margin(int low, int jack, const Count& count) const {
    Scores points{};
    for (int side = 0; side < sides_; ++side) {
      points[at(side)] = static_cast<std::int16_t>(points_of(count, side));
    }
    const std::size_t game = game_bit(game_winner(world_->table, points));
    return spans_[fact_place(low, sides_)][fact_place(jack, sides_)][game].least - aim_;
  }
  int rank(int margin) const { return aim_ + margin; }

  std::uint64_t key(int low, int jack, int to_come, Count& count) const;
  int known(const SolverTable::Entry& entry, const Count&) const {
    if (aim_ <= entry.low) return entry.low - aim_;
    return aim_ >= entry.high ? entry.high - 1 - aim_ : no_margin;
  }
  static void fresh(SolverTable::Entry& entry) {
    entry.low = -1;
    entry.high = SolverWorld::most_ranks;
  }
  void learn(SolverTable::Entry& entry, const Count&, int margin) const {
    const auto rank = static_cast<std::int16_t>(aim_ + margin);
    if (margin >= 0) {
      entry.low = std::max(entry.low, rank);
    } else {
      entry.high = std::min(entry.high, static_cast<std::int16_t>(rank + 1));
    }
  }
  int kept(int margin, int, int, const Count&, int) const { return margin; }

 private:
  // Bit offset of a side's points in a count.
  int place(int side) const { return 7 * (sides_ - 1 - side); }
  int points_of(const Count& count, int side) const {
    return static_cast<int>(count.points >> place(side) & 127);
  }
  // A set of results of Game as bits: bit side + 1 if the side scores it, bit 0 if nobody does.
  static constexpr std::size_t game_bit(int side) { return std::size_t{1} << (side + 1); }
  static constexpr std::size_t game_sets = 1 << (max_players + 1);
  // The results that are still possible.
  std::size_t possible_games(const Count& count, int to_come, const SurePoints& sure) const;

  // Ranks that are possible, by low, jack and set of results of Game.
  struct Span {
    std::int16_t least, most;
  };
  Span span_of(int low, int jack, int game) const;
  const SolverWorld* world_;
  int sides_;
  int aim_ = 0;
  std::array<std::array<std::array<Span, game_sets>, max_players + 1>, max_players + 1> spans_;
};

}  // namespace allfours
