// Duplicate matches between two computer players (`allfours bench players`): how a match is played
// and counted, and the line of JSON in which a part of it is kept until the parts are added up.
//
// A pair of games has the same deals. In one a side is the one player's and all other sides are the
// other's, then the other way round; which side it is goes round from pair to pair. So equal
// players win half of the games, with any number of sides. Knows no rule.
// Tests: tests/golden/cli_test.
#pragma once

#include <map>
#include <span>

#include "cli/commands.hpp"

namespace allfours {

// Who plays a match: a player of the game, or one that is measured beside them and sees all cards.
struct Contestant : Player {
  Decision (*choose_seeing_all)(const Table& table, Stream& stream) = nullptr;
};

// How long decisions took, in milliseconds of the processor; of those with something to choose.
// Counted in steps of an eighth of a doubling, so that they can be added up.
class DecisionTimes {
 public:
  void add(double microseconds) { ++counts_[step_of(microseconds)]; }
  void add(int step, int count) { counts_[step] += count; }
  void add(const DecisionTimes& other);
  // So much of all took no longer than this; 0 where there are none.
  double milliseconds(double share) const;
  const std::map<int, int>& counts() const { return counts_; }

 private:
  static int step_of(double microseconds);

  std::map<int, int> counts_;
};

struct Match {
  struct Part {
    int first = 0;  // its first pair of games
    int pairs = 0;  // so many from there on
  };
  std::string a, b;  // the players' names
  std::string game;  // as a link says it, with the seed of the series
  std::vector<Part> parts;
  std::array<int, 3> won{};  // pairs of which `a` won no game, one, both
  DecisionTimes time_a, time_b;

  int pairs() const { return won[0] + won[1] + won[2]; }
  // The share of the games that `a` won, and half the width of its 95 % interval.
  double share() const;
  double margin() const;

  // Adds another part of the same match; a complaint if it is of another one or was there before.
  std::optional<std::string> add(const Match& other);
  std::string json() const;
  static std::optional<Match> from_json(std::string_view line);
};

// `allfours bench players`; `more` can be named besides the players of the game.
int run_bench_players(const Arguments& arguments, std::span<const Contestant> more);

Match play_match(const Setup& setup, const Contestant& a, const Contestant& b, Match::Part part);

}  // namespace allfours
