// The players that look ahead, `strong` and `expert`: each possible card is tried in the same
// sampled worlds (worlds.hpp), those in which others would have decided as they did more often
// (inference.hpp); each world is played to its end with "sensible" in every seat, by the exact
// solver (solver.hpp) where all hands are known and, for `strong`, in the last tricks, and the end
// of the hand is worth the chance of winning the game (chances.hpp). Cards that fall behind are
// tried no further (race.hpp), and the closer the decision and the more hangs on it, the more
// worlds are tried. "sensible"'s decision is left only where another is better by some share of the
// standard error of the difference.
// Words are tried likewise; discards are decided by "sensible".
//
// What is done is bounded by numbers of worlds and nodes, never by time, and the stream is the only
// chance in it: the same view and stream give the same weighing, on every compiler.
// What did not help, or not measurably, is in tests/strength/README.md.
// Knows no hidden card. Tests: tests/rules/expert_test.cpp, tests/rules/strength_test.cpp,
// tests/properties/fair_players_test.cpp.
#pragma once

#include <cstdint>
#include <functional>

#include "players/player.hpp"

namespace allfours {

// How much is looked at.
struct Effort {
  int worlds = 0;             // for a card to play
  int worlds_with_stock = 0;  // the same while cards are drawn
  std::uint64_t nodes = 0;    // of the solver, for each world
  int worlds_for_words = 0;   // 0: words are those of "sensible"
  int pool = 1;               // worlds drawn for each one that is tried, by how well they fit
  // Where hands are hidden the solver is asked with no more cards in hand: it plays as if nobody's
  // were, which with three or more costs more than it brings (tests/strength/README.md).
  int solved_cards = 6;
  // What remains of a world's weight after a decision of another seat not to be expected in it.
  double surprise = 0.2;
  // Standard errors by which "sensible" is left, and those behind the best at which an option is
  // dropped.
  double errors_to_leave = 1;
  double errors_to_drop = 2.5;
  // Where more may be at stake than a trifle (Race::at_stake) once `worlds` have been tried for a
  // card, as many again are, and again, up to so many worlds, or until so many cards have been put
  // down in playing them out.
  int most_worlds = 0;
  int most_plays = 70'000;
  double trifle = 0.0003;
  // Game goes for certain only to who is ahead by more than this share of the card points that were
  // to come: a hand played out a little differently would have brought a little more or less, and
  // far fewer worlds tell cards apart that win or lose some points.
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

// What was found of the cards that can be played now.
struct Weighing {
  CardSet cards;   // the legal ones
  Card sensible;   // what "sensible" plays
  Card chosen;     // what the search comes to
  int worlds = 0;  // tried; 0: there was nothing to choose
  int solved = 0;  // of them by the solver, to the end
  // By card index, the mean over the worlds: the chance of winning the game, or that and what All
  // Fours brings where there is a stake on it.
  std::array<double, pack_size> value{};
  double of(Card card) const { return value[card.index]; }
};

// Sees each of the first worlds that are tried, as many as are for any card, as often as it counts,
// and by card index what the cards are worth in it. Who watches changes nothing of the choice.
using WorldWatch =
    std::function<void(const Table& world, const std::array<double, pack_size>& value)>;

// The view's seat has a card to play.
Weighing weigh_cards(const SeatView& view, const Effort& effort, Stream& stream,
                     const WorldWatch& watch = {});

Decision choose_with(const SeatView& view, const Effort& effort, Stream& stream);
Decision choose_strongly(const SeatView& view, Stream& stream);
Decision choose_expertly(const SeatView& view, Stream& stream);

}  // namespace allfours
