// A hand played to its end from a table on which all cards are known: by "sensible" in every seat,
// or as it was; and what its end is worth. The leaves of the players that look ahead (expert.hpp).
// Knows no view: whoever fills the hidden cards in knows them (worlds.hpp).
// Tests: tests/rules/expert_test.cpp.
#pragma once

#include "core/scoring.hpp"
#include "players/house_chances.hpp"
#include "players/outcome_values.hpp"
#include "players/player.hpp"

namespace allfours {

// What the end of a hand is worth to one side: the chance of winning the game, and what All Fours
// brings where there is a stake on it, in shares of what is played for.
class Ends {
 public:
  Ends(const Table& table, int side);

  double worth(const Table& table, const Settled& end) const;
  // The table stands at the end of its hand, or where the cards are thrown together.
  double worth(const Table& table) const;
  // The same where Game falls softly: the nearer the two best sides are in card points, the nearer
  // it counts as even; it is certain from a lead on of this share, above 0, of the card points that
  // were still to come on `start`, the table played out from. `values` are what the ways in which
  // the points of this hand can fall are worth (of_settled, by these ends).
  double worth(const Table& table, const Table& start, const OutcomeValues& values,
               double share) const;

 private:
  double worth(const Table& table, const Settled& end, int next_dealer) const;

  int side_;
  HouseChances chances_;
  double all_fours_;
};

// Has the hand come to its end, or to where it is dealt again?
inline bool played_to_end(const Table& table) {
  return table.phase == Phase::hand_end || table.phase == Phase::redeal;
}

// The decision, which is possible, and what follows by itself in this hand.
void play_on(Table& table, const Decision& decision);

// The same, and then the hand to its end with "sensible" in every seat.
void play_out(Table& table, const Decision& decision, Stream& stream);

}  // namespace allfours
