// A cup of eight Trinidad bars: the draw, the matches of three knock-out rounds with every game,
// the person's game in progress, past cups; and the text in which a cup is stored, one line each
// for the cup, that game, a match, a past cup. Lines that cannot be read are kept unchanged. The
// core says how a match is played (core/game/bar_match.hpp). Knows no screen, no storage, and not
// who plays the games. Tests: tests/app/features/bar_cup/bar_cup_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/features/bar_cup/bars.hpp"

namespace allfours {

inline constexpr int cup_rounds = 3;
inline constexpr std::size_t most_past_cups = 200;  // longer histories are cut

struct BarGame {
  int winner = 0;               // 0: the bar that was drawn first
  std::array<int, 2> points{};  // in that order
  bool helped = false;          // the person was, by a hint or by moves taken back
  bool operator==(const BarGame&) const = default;
};

struct BarMatch {
  int round = 0;
  std::array<int, 2> bars{};
  std::vector<BarGame> games;  // in the order in which they count

  // Bullseyes, of all tables or of this one.
  std::array<int, 2> won(int table = -1) const;
  int winner() const { return bar_winner(won()); }
  bool over() const { return winner() >= 0; }
  // Precondition: over().
  int winning_bar() const;
  bool has(int bar) const { return bars[0] == bar || bars[1] == bar; }
  int side_of_bar(int bar) const { return bars[0] == bar ? 0 : 1; }
  int rival_of(int bar) const { return bars[bars[0] == bar ? 1 : 0]; }
  bool operator==(const BarMatch&) const = default;
};

// A game of the person's: the name under which it began, its deal, and its place in the cup.
struct OwnBarGame {
  std::string name;
  std::string seed;
  int round = 0;
  int game = 0;
  bool operator==(const OwnBarGame&) const = default;
};

struct PastCup {
  std::string seed;
  int rounds_won = 0;  // by the person's bar
  int holder = 0;
  bool operator==(const PastCup&) const = default;
};

struct BarCup {
  std::string seed;               // empty: not begun
  int bar = 0;                    // the person's
  std::optional<OwnBarGame> own;  // the newest of the person's games
  std::vector<BarMatch> matches;  // of the rounds drawn so far, in the order of the draw
  std::vector<PastCup> past;
  std::vector<std::string> unknown;

  bool begun() const { return !seed.empty(); }
  // The round drawn last, from 0. Precondition: begun().
  int round() const { return matches.back().round; }
  bool over() const { return begun() && round() == cup_rounds - 1 && matches.back().over(); }
  // The winner of the cup. Precondition: over().
  int holder() const { return matches.back().winning_bar(); }
  // The person's match of this round; null if their bar is out.
  const BarMatch* own_match(int of_round) const;
  // The person's match on the board: of this round, or the one that put their bar out; or null.
  const BarMatch* match_shown() const;
  // Their bar has a match to play.
  bool plays() const;
  // Their newest game has no result yet.
  bool own_runs() const;

  // Draws the first round.
  void begin(std::string cup_seed, int own_bar);
  // Another cup, with this bar; the one before becomes a past cup. False, without effect, before
  // its end.
  bool begin_next(std::string next_seed, int own_bar);
  // Draws the next round once all matches of this one are over.
  void draw_next();
  bool operator==(const BarCup&) const = default;
};

// Pairings of a round: of the first from the seed, later of the winners, in order. Precondition:
// the rounds before it are over.
std::vector<std::array<int, 2>> cup_pairs(const BarCup& cup, int round);

std::string cup_text(const BarCup& cup);
BarCup parse_cup(std::string_view text);

}  // namespace allfours
