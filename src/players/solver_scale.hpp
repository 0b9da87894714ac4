// How the solver counts card points and judges an end (solver.hpp): two scales for one search.
// LeadScale: two sides, and more card points are never worse. Then a position is judged for all
// leads at once: reached from one lead on, missed up to another. PointsScale: everything else, with
// each side's points as they are.
// A question is always: is the end worth at least the rank aimed at? Knows no search, and of Game
// only what the core answers. Tests: tests/rules/solver_test.cpp.
#pragma once

#include "players/solver_table.hpp"
#include "players/solver_world.hpp"

namespace allfours {

enum class AimState : std::uint8_t { open, reached, missed };

// Which facts still matter to the aim.
struct Matters {
  bool low = true;
  bool jack = true;
  bool game = true;
};

// Card points that each side has for certain of those to come: in trumps nobody can beat.
using SurePoints = std::array<int, max_players>;

// The state of a fact, as an index: 0 … sides − 1, or open.
constexpr std::size_t fact_place(int fact, int sides) {
  return static_cast<std::size_t>(fact == open_fact ? sides : fact);
}

class LeadScale {
 public:
  static constexpr bool two_sides = true;
  struct Count {
    int lead = 0;  // of the side valued
  };

  explicit LeadScale(const SolverWorld& world);
  // What of the world its entries of the table depend on.
  std::uint64_t salt() const { return 0; }
  // Does this scale fit the world?
  static bool fits(const SolverWorld& world);

  Count start(const Scores& points) const;
  void aim(int rank);
  void take(Count& count, int side, int points) const {
    count.lead += side == us_ ? points : -points;
  }

  AimState judge(int low, int jack, const Count& count, int to_come, const SurePoints& sure) const {
    const Aim& aim = aims_[fact_place(low, 2)][fact_place(jack, 2)];
    const std::size_t own = static_cast<std::size_t>(us_);
    if (sign(count.lead - to_come + 2 * sure[own]) >= aim.enough) return AimState::reached;
    if (sign(count.lead + to_come - 2 * sure[1 - own]) < aim.least) return AimState::missed;
    return AimState::open;
  }
  Matters matters(int low, int jack, const Count& count, int to_come) const;
  bool reached(int low, int jack, const Count& count) const {
    return sign(count.lead) >= aims_[fact_place(low, 2)][fact_place(jack, 2)].enough;
  }

  // What an entry of the table is about; the count becomes the one it is asked by.
  std::uint64_t key(int low, int jack, int to_come, Count& count) const;
  static bool known(const SolverTable::Entry& entry, const Count& count, bool& result) {
    if (count.lead >= entry.high) return result = true;
    result = false;
    return count.lead <= entry.low;
  }
  static void fresh(SolverTable::Entry& entry) {
    entry.low = -1000;
    entry.high = 1000;
  }
  static void learn(SolverTable::Entry& entry, const Count& count, bool result) {
    const auto lead = static_cast<std::int16_t>(count.lead);
    if (result && lead < entry.high) entry.high = lead;
    if (!result && lead > entry.low) entry.low = lead;
  }

 private:
  // The four needs (`Aim::code`) as far as they are still open: one that is met or missed whatever
  // comes is 0 or 3.
  std::uint8_t open_needs(int low, int jack, const Count& count, int to_come) const;
  // Behind, level, ahead: 0, 1, 2.
  static int sign(int lead) { return (lead > 0) - (lead < 0) + 1; }
  // What the lead must come to: `enough` whatever the open facts become, `least` if they become the
  // best; 3: nothing is. `code`: the four needs, which say all there is to the aim.
  struct Aim {
    int enough, least;
    std::uint8_t code;
  };

  int us_;
  int low_choices_, jack_choices_;
  std::array<std::array<std::array<std::int16_t, 3>, 2>, 2> ranks_{};
  std::array<std::array<Aim, 3>, 3> aims_{};
};

class PointsScale {
 public:
  static constexpr bool two_sides = false;
  struct Count {
    std::array<std::int16_t, max_players> points{};  // per side
  };

  explicit PointsScale(const SolverWorld& world);
  std::uint64_t salt() const;
  static bool fits(const SolverWorld&) { return true; }

  Count start(const Scores& points) const { return {points}; }
  void aim(int rank) { aim_ = rank; }
  void take(Count& count, int side, int points) const {
    auto& own = count.points[static_cast<std::size_t>(side)];
    own = static_cast<std::int16_t>(own + points);
  }

  AimState judge(int low, int jack, const Count& count, int to_come, const SurePoints&) const {
    const Span& span =
        spans_[fact_place(low, sides_)][fact_place(jack, sides_)][decided(count, to_come)];
    if (span.least >= aim_) return AimState::reached;
    return span.most < aim_ ? AimState::missed : AimState::open;
  }
  Matters matters(int low, int jack, const Count& count, int to_come) const {
    return {low == open_fact, jack == open_fact,
            decided(count, to_come) == static_cast<std::size_t>(sides_ + 1)};
  }
  bool reached(int low, int jack, const Count& count) const {
    const auto game = static_cast<std::size_t>(game_winner(world_->table, count.points) + 1);
    return spans_[fact_place(low, sides_)][fact_place(jack, sides_)][game].least >= aim_;
  }

  std::uint64_t key(int low, int jack, int to_come, Count& count) const;
  bool known(const SolverTable::Entry& entry, const Count&, bool& result) const {
    if (aim_ <= entry.low) return result = true;
    result = false;
    return aim_ >= entry.high;
  }
  static void fresh(SolverTable::Entry& entry) {
    entry.low = -1;
    entry.high = SolverWorld::most_ranks;
  }
  void learn(SolverTable::Entry& entry, const Count&, bool result) const {
    const auto aim = static_cast<std::int16_t>(aim_);
    if (result && aim > entry.low) entry.low = aim;
    if (!result && aim < entry.high) entry.high = aim;
  }

 private:
  // The place of the side that has Game whatever comes, side + 1; else of the open game, sides + 1.
  std::size_t decided(const Count& count, int to_come) const;

  struct Span {
    std::int16_t least, most;
  };
  const SolverWorld* world_;
  int sides_;
  int aim_ = 0;
  std::array<std::array<std::array<Span, max_players + 2>, max_players + 1>, max_players + 1>
      spans_;
};

}  // namespace allfours
