// Successive elimination: options are tried in the same weighted worlds; from means and paired
// differences those that fall behind are dropped. Knows no game. Tests:
// tests/players/search/option_elimination_test.cpp.
#pragma once

#include <vector>

namespace allfours {

class Race {
 public:
  explicit Race(int options);

  // The values of the next world, by option; values of dropped options are ignored. `weight` > 0.
  void add(const std::vector<double>& values, double weight = 1);
  // Drops options that trail the best by more than this many standard errors.
  void drop(double errors);

  int options() const { return static_cast<int>(worlds_.size()); }
  bool runs(int option) const { return runs_[static_cast<std::size_t>(option)]; }
  int running() const;
  // The remaining option with the best mean.
  int leader() const;
  // Mean advantage of `a` over `b` in the worlds where both were tried, and its standard error; the
  // error is 1 with fewer than two such worlds.
  struct Gain {
    double mean = 0;
    double error = 1;
  };
  Gain gain(int a, int b) const;
  // Expected loss from taking the leader now: the largest expected improvement of another option,
  // assuming a normal distribution of its gain.
  double at_stake() const;
  // Mean value of an option: the leader's mean plus the gain over it.
  double mean(int option) const;

 private:
  std::vector<bool> runs_;
  std::vector<std::size_t> worlds_;          // by option, the number of worlds tried
  std::vector<double> weights_;              // by world
  std::vector<std::vector<double>> values_;  // by option, then world
};

}  // namespace allfours
