// Several options tried in the same worlds: sums of what each is worth and of how they differ, by
// which those that fall behind are dropped. Worlds can count for more or less. Knows no game.
// Tests: tests/rules/race_test.cpp.
#pragma once

#include <vector>

namespace allfours {

class Race {
 public:
  explicit Race(int options);

  // What each option that is still in the race is worth in the next world, by option; of others
  // nothing is looked at. `weight` is above 0.
  void add(const std::vector<double>& values, double weight = 1);
  // Takes options out that are behind the best by more than so many standard errors.
  void drop(double errors);

  int options() const { return static_cast<int>(worlds_.size()); }
  bool runs(int option) const { return runs_[static_cast<std::size_t>(option)]; }
  int running() const;
  // The best on average of those in the race.
  int leader() const;
  // How much better `a` is than `b` on average, over the worlds in which both were tried, and the
  // standard error of that; the error is 1 where there are fewer than two such worlds.
  struct Gain {
    double mean = 0;
    double error = 1;
  };
  Gain gain(int a, int b) const;
  // What may be lost by taking the leader now: for the option of which that is most, how much
  // better it can be expected to be where it is better, its gain being about normal.
  double at_stake() const;
  // What an option is worth on average: the leader's mean, and the gain over it.
  double mean(int option) const;

 private:
  std::vector<bool> runs_;
  std::vector<std::size_t> worlds_;          // by option, in how many it was tried
  std::vector<double> weights_;              // by world
  std::vector<std::vector<double>> values_;  // by option, then world
};

}  // namespace allfours
