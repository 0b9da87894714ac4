// What a hand of a log came to: who scored what, where the score stood before and after; and where
// two games of the same deal went apart. What Duplicate (players/duplicate.hpp) and a duel of two
// people compare. A function of events alone (EVENTS.md). Knows no player, no chance and no words.
// Tests: tests/rules/hand_played_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/advice.hpp"
#include "core/event.hpp"

namespace allfours {

// An award, in the order of counting; side -1 and no points: nobody scored it.
struct HandPoint {
  AwardFor what{};
  std::int8_t side = -1;
  std::int16_t points = 0;
  bool counted = true;
  bool operator==(const HandPoint&) const = default;
};

// A hand with all its redeals.
struct HandPlayed {
  int hand = 0;    // its number, from 1
  int begins = 0;  // the place in the log, from 0, of its first `hand`
  int ends = 0;    // the place behind its `hand_end`
  std::int8_t dealer = -1;
  std::int8_t winner = -1;    // the side that won the game with it
  std::optional<Suit> trump;  // the last one
  Scores before{};            // per side
  Scores after{};
  std::vector<HandPoint> points;
  bool operator==(const HandPlayed&) const = default;

  int gained(int side) const { return after[at(side)] - before[at(side)]; }
};

// The hands of a log that are over.
std::vector<HandPlayed> hands_played(std::span<const Event> log);
// The one of this number, where it is over.
std::optional<HandPlayed> hand_played(std::span<const Event> log, int hand);

// The first decision that was made otherwise in one of two games of the same deal, score and
// dealer.
struct Parting {
  int one = 0;  // its place in the log, from 0, of either game
  int other = 0;
  int trick = 0;          // the trick it falls in, from 1; 0: before the first lead
  std::int8_t seat = -1;  // who made it
  Option one_chose;       // without a chance
  Option other_chose;
};

// Nothing where the hand was played alike, but for the order of discards.
std::optional<Parting> parting(std::span<const Event> one, const HandPlayed& hand,
                               std::span<const Event> other, const HandPlayed& others);

}  // namespace allfours
