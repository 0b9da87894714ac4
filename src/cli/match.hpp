// Duplicate matches between two bots (`allfours bench players`): playing and counting, and the JSON
// line that stores a shard until the shards are added up.
//
// Both games of a pair have the same deals. In the first, one side is played by one bot and all
// other sides by the other, then the other way round; that side rotates from pair to pair. So equal
// bots win half of the games, with any number of sides. Knows no rule. Tests:
// tests/golden/cli_test.
#pragma once

#include <map>
#include <span>

#include "cli/commands.hpp"

namespace allfours {

// A player in a match: a bot of the game, or a reference player that sees all cards.
struct Contestant : Player {
  Decision (*choose_seeing_all)(const Table& table, Stream& stream) = nullptr;
};

// Distribution of decision times, in milliseconds of processor time, for decisions with a choice.
// Histogram with eight bins per octave, so that distributions can be added.
class DecisionTimes {
 public:
  void add(double microseconds) { ++counts_[step_of(microseconds)]; }
  void add(int step, int count) { counts_[step] += count; }
  void add(const DecisionTimes& other);
  // Quantile: this share of all took no longer; 0 if empty.
  double milliseconds(double share) const;
  const std::map<int, int>& counts() const { return counts_; }

 private:
  static int step_of(double microseconds);

  std::map<int, int> counts_;
};

struct Match {
  struct Part {
    int first = 0;  // its first pair of games
    int pairs = 0;  // number of pairs
  };
  std::string a, b;  // names of the bots
  std::string game;  // in the format of a link, with the seed of the series
  std::vector<Part> parts;
  std::array<int, 3> won{};  // pairs of which `a` won no game, one, both
  DecisionTimes time_a, time_b;

  int pairs() const { return won[0] + won[1] + won[2]; }
  // Share of the games that `a` won, and half the width of its 95 % interval.
  double share() const;
  double margin() const;

  // Adds another shard of the same match; a complaint if it belongs to another one or was added
  // before.
  std::optional<std::string> add(const Match& other);
  std::string json() const;
  static std::optional<Match> from_json(std::string_view line);
};

// `allfours bench players`; `more` are additional players by name.
int run_bench_players(const Arguments& arguments, std::span<const Contestant> more);

Match play_match(const Setup& setup, const Contestant& a, const Contestant& b, Match::Part part);

}  // namespace allfours
