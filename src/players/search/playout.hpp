// Playout: a hand played to its end from a table with all cards known, by "sensible" in every seat,
// and the value of the result. Leaf evaluation of the searching bots (expert.hpp). Knows no view:
// the caller fills in hidden cards (determinization.hpp). Tests:
// tests/players/search/expert_test.cpp.
#pragma once

#include "core/table/scoring.hpp"
#include "players/chances/house_chances.hpp"
#include "players/player.hpp"
#include "players/search/outcome_values.hpp"

namespace allfours {

// Value of the end of a hand for one side: the chance of winning the game, plus the value of All
// Fours with a stake on it, in units of the game's stake.
class Ends {
 public:
  Ends(const Table& table, int side);

  double worth(const Table& table, const Settled& end) const;
  // Precondition: the table is at the end of its hand, or the cards are thrown in.
  double worth(const Table& table) const;
  // The same with Game smoothed: the closer the two best sides are in card points, the nearer to
  // even; certain from a lead of `share` (> 0) of the card points that were to come at `start`, the
  // table before the playout. `values` are the values of this hand's distributions (of_settled, by
  // these ends).
  double worth(const Table& table, const Table& start, const OutcomeValues& values,
               double share) const;

 private:
  double worth(const Table& table, const Settled& end, int next_dealer) const;

  int side_;
  HouseChances chances_;
  double all_fours_;
};

// True at the end of the hand, or where it is dealt again.
inline bool played_to_end(const Table& table) {
  return table.phase == Phase::hand_end || table.phase == Phase::redeal;
}

// Applies a legal decision and the automatic events after it in this hand.
void play_on(Table& table, const Decision& decision);

// The same, then plays the hand to its end with "sensible" in every seat.
void play_out(Table& table, const Decision& decision, Stream& stream);

}  // namespace allfours
