#include "players/search/option_elimination.hpp"

#include <algorithm>
#include <cmath>

namespace allfours {

Race::Race(int options)
    : runs_(static_cast<std::size_t>(options), true),
      worlds_(static_cast<std::size_t>(options), 0),
      values_(static_cast<std::size_t>(options)) {}

void Race::add(const std::vector<double>& values, double weight) {
  weights_.push_back(weight);
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if (!runs_[i]) continue;
    values_[i].push_back(values[i]);
    ++worlds_[i];
  }
}

int Race::running() const { return static_cast<int>(std::count(runs_.begin(), runs_.end(), true)); }

Race::Gain Race::gain(int a, int b) const {
  const auto one = static_cast<std::size_t>(a);
  const auto other = static_cast<std::size_t>(b);
  const std::size_t count = std::min(worlds_[one], worlds_[other]);
  double weight = 0;
  double weight_squares = 0;
  double sum = 0;
  for (std::size_t i = 0; i < count; ++i) {
    weight += weights_[i];
    weight_squares += weights_[i] * weights_[i];
    sum += weights_[i] * (values_[one][i] - values_[other][i]);
  }
  Gain gain;
  if (count == 0) return gain;
  gain.mean = sum / weight;
  double squares = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double off = values_[one][i] - values_[other][i] - gain.mean;
    squares += weights_[i] * off * off;
  }
  const double effective = weight * weight / weight_squares;
  if (effective > 1) gain.error = std::sqrt(squares / weight / (effective - 1));
  return gain;
}

int Race::leader() const {
  int best = -1;
  for (int i = 0; i < options(); ++i) {
    if (runs(i) && (best < 0 || gain(i, best).mean > 0)) best = i;
  }
  return best;
}

void Race::drop(double errors) {
  const int best = leader();
  for (int i = 0; i < options(); ++i) {
    if (i == best || !runs(i)) continue;
    const Gain behind = gain(best, i);
    if (behind.mean > errors * behind.error) runs_[static_cast<std::size_t>(i)] = false;
  }
}

double Race::at_stake() const {
  // Approximates the normal loss function with sums and products alone: identical on every machine.
  constexpr double at_even = 0.4;
  constexpr double none_beyond = 2.6;
  const int best = leader();
  double most = 0;
  for (int i = 0; i < options(); ++i) {
    if (i == best || !runs(i)) continue;
    const Gain behind = gain(best, i);
    const double left = behind.error * none_beyond - behind.mean;
    if (left <= 0) continue;
    const double share = left / (behind.error * none_beyond);
    most = std::max(most, at_even * behind.error * share * share * share);
  }
  return most;
}

double Race::mean(int option) const {
  const int best = leader();
  double sum = 0;
  double weight = 0;
  const auto& values = values_[static_cast<std::size_t>(best)];
  for (std::size_t i = 0; i < values.size(); ++i) {
    sum += weights_[i] * values[i];
    weight += weights_[i];
  }
  return weight > 0 ? sum / weight + gain(option, best).mean : 0;
}

}  // namespace allfours
