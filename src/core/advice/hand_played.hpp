// Result of one hand of a log: who scored what, and the score before and after; and where two games
// of the same deal diverge. Duplicate (players/games/duplicate.hpp) and duels compare these. A
// function of events alone (EVENTS.md). Knows no player, no chance and no words. Tests:
// tests/core/advice/hand_played_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/advice/advice.hpp"
#include "core/table/event.hpp"

namespace allfours {

// An award, in counting order; side -1 and no points: nobody scored it.
struct HandPoint {
  AwardFor what{};
  std::int8_t side = -1;
  std::int16_t points = 0;
  bool counted = true;
  bool operator==(const HandPoint&) const = default;
};

// A hand including its redeals.
struct HandPlayed {
  int hand = 0;    // its number, from 1
  int begins = 0;  // index in the log of its first `hand`
  int ends = 0;    // index after its `hand_end`
  std::int8_t dealer = -1;
  std::int8_t winner = -1;    // the side that won the game in this hand
  std::optional<Suit> trump;  // the last one
  Scores before{};            // per side
  Scores after{};
  std::vector<HandPoint> points;
  bool operator==(const HandPlayed&) const = default;

  int gained(int side) const { return after[at(side)] - before[at(side)]; }
};

// The finished hands of a log.
std::vector<HandPlayed> hands_played(std::span<const Event> log);
// The hand with this number, if it is finished.
std::optional<HandPlayed> hand_played(std::span<const Event> log, int hand);

// The first decision that differs between two games of the same deal, score and dealer.
struct Parting {
  int one = 0;  // index of the decision in each log
  int other = 0;
  int trick = 0;          // its trick, from 1; 0: before the first lead
  std::int8_t seat = -1;  // the deciding seat
  Option one_chose;       // without a chance
  Option other_chose;
};

// Empty if both hands were played alike, ignoring the order of discards.
std::optional<Parting> parting(std::span<const Event> one, const HandPlayed& hand,
                               std::span<const Event> other, const HandPlayed& others);

}  // namespace allfours
