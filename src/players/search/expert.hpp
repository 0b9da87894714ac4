// The bots that search, `strong` and `expert`: every legal card is tried in the same sampled worlds
// (determinization.hpp), weighted by how well they explain the decisions of others (inference.hpp).
// Each world is played out with "sensible" in every seat, or by the exact solver (solver.hpp) where
// all hands are known and, for `strong`, in the last tricks; the end of the hand is valued by the
// chance of winning the game (chances.hpp). Cards that fall behind are dropped
// (option_elimination.hpp); close and important decisions get more worlds. The decision of
// "sensible" is replaced only if another is better by a share of the standard error of the
// difference. Words are tried likewise; "sensible" decides discards.
//
// The work is limited by numbers of worlds and nodes, never by time, and the stream is the only
// source of randomness: the same view and stream give the same result, on every compiler.
// tests/strength/README.md lists ideas that did not help, or not measurably. Knows no hidden card.
// Tests: tests/players/search/expert_test.cpp, tests/players/strength_test.cpp,
// tests/properties/fair_players_test.cpp.
#pragma once

#include <cstdint>
#include <functional>

#include "players/player.hpp"

namespace allfours {

// Search effort.
struct Effort {
  int worlds = 0;             // per card to play
  int worlds_with_stock = 0;  // the same while cards are drawn
  std::uint64_t nodes = 0;    // solver budget per world
  int worlds_for_words = 0;   // 0: "sensible" decides words
  int pool = 1;  // worlds drawn per world tried, from which the best-fitting are resampled
  // With hidden hands, the most cards per hand for which the solver is asked: it plays as if hands
  // were open, which with three or more cards costs more than it gains (tests/strength/README.md).
  int solved_cards = 6;
  // Factor on a world's weight per decision of another seat that is unexpected in it.
  double surprise = 0.2;
  // Standard errors by which "sensible" must be beaten, and by which an option must trail to be
  // dropped.
  double errors_to_leave = 1;
  double errors_to_drop = 2.5;
  // If more than `trifle` is at stake (Race::at_stake) after `worlds` worlds for a card, the number
  // is doubled, repeatedly, up to this many worlds, or until playouts have played so many cards.
  int most_worlds = 0;
  int most_plays = 70'000;
  double trifle = 0.0003;
  // Smoothing of Game: a lead counts as certain only above this share of the card points that were
  // to come, because a slightly different playout would bring a little more or less. Far fewer
  // worlds then separate cards that win or lose a few points.
  double soft_game = 0;
};
inline constexpr Effort strong_effort{40, 8, 20'000, 0, 1, 3};
inline constexpr Effort expert_effort{.worlds = 160,
                                      .worlds_with_stock = 32,
                                      .nodes = 20'000,
                                      .pool = 4,
                                      .solved_cards = 0,
                                      .errors_to_leave = 0.5,
                                      .most_worlds = 1280,
                                      .soft_game = 0.4};

// Evaluation of the playable cards.
struct Weighing {
  CardSet cards;   // the legal ones
  Card sensible;   // the card of "sensible"
  Card chosen;     // the result of the search
  int worlds = 0;  // number tried; 0: there was no choice
  int solved = 0;  // of these, solved exactly to the end
  // By card index, the mean over worlds: the chance of winning the game, plus the value of All
  // Fours with a stake on it.
  std::array<double, pack_size> value{};
  double of(Card card) const { return value[card.index]; }
};

// Observer of the first worlds, as many as any card gets, each as often as it counts, with the
// value of each card by index. Does not change the choice.
using WorldWatch =
    std::function<void(const Table& world, const std::array<double, pack_size>& value)>;

// Precondition: the view's seat has a card to play.
Weighing weigh_cards(const SeatView& view, const Effort& effort, Stream& stream,
                     const WorldWatch& watch = {});

Decision choose_with(const SeatView& view, const Effort& effort, Stream& stream);
Decision choose_strongly(const SeatView& view, Stream& stream);
Decision choose_expertly(const SeatView& view, Stream& stream);

}  // namespace allfours
