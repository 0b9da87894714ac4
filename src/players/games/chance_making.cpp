// Computation of a chance table (chances.hpp): plays hands, then derives each state's chances from
// the states its hands lead to.
#include <algorithm>

#include "players/chances/chances.hpp"
#include "players/games/chance_hands.hpp"
#include "players/games/game_loop.hpp"

namespace allfours {

namespace {

int power(int base, int exponent) {
  int result = 1;
  for (int i = 0; i < exponent; ++i) result *= base;
  return result;
}

int usual_near(int sides) { return sides == 2 ? 3 : sides == 3 ? 2 : 1; }

// A state reached by hands of another, and how often.
struct Lead {
  int state;  // below 0: side -1 - state wins
  double chance;
};

// All states of a game: the need of each side, from the dealer's on, 1 to `most` each.
class StatesOfNeed {
 public:
  StatesOfNeed(int sides, int most)
      : sides_(sides),
        most_(most),
        chances_(static_cast<std::size_t>(power(most, sides) * sides), 1.0 / sides) {}

  int count() const { return power(most_, sides_); }

  int state(const DealersNeeds& needs) const {
    int place = 0;
    for (int i = 0; i < sides_; ++i) place = place * most_ + std::min(needs[at(i)], most_) - 1;
    return place;
  }

  DealersNeeds needs(int state) const {
    DealersNeeds needs{};
    for (int i = sides_ - 1; i >= 0; --i) {
      needs[at(i)] = state % most_ + 1;
      state /= most_;
    }
    return needs;
  }

  // States must be added in the order of their numbers.
  void add(const HandResults& results) {
    std::map<int, int> to;
    int all = 0;
    const DealersNeeds before = needs(static_cast<int>(first_.size()));
    for (const auto& [awards, times] : results) {
      all += times;
      to[after(before, awards)] += times;
    }
    first_.push_back(leads_.size());
    for (const auto& [state, times] : to) {
      leads_.push_back({state, static_cast<double>(times) / all});
    }
  }

  // Hands without points, and lost points, lead back: iterates to a fixed point.
  void solve() {
    first_.push_back(leads_.size());
    for (int round = 0; round < 100'000; ++round) {
      double change = 0;
      for (int state = 0; state < count(); ++state) change = std::max(change, improve(state));
      if (change < 1e-9) break;
    }
  }

  double chance(int state, int side) const {
    return chances_[static_cast<std::size_t>(state * sides_ + side)];
  }

 private:
  // The state after a hand and the rotation of the deal; or the winner.
  int after(DealersNeeds needs, const HandAwards& awards) const {
    for (const HandAward& award : awards) {
      needs[at(award.side)] -= award.points;
      if (needs[at(award.side)] <= 0) return -1 - award.side;
    }
    std::rotate(needs.begin(), needs.begin() + 1, needs.begin() + sides_);
    return state(needs);
  }

  double improve(int state) {
    std::array<double, max_players> sum{};
    for (std::size_t i = first_[static_cast<std::size_t>(state)];
         i < first_[static_cast<std::size_t>(state + 1)]; ++i) {
      const Lead& lead = leads_[i];
      if (lead.state < 0) {
        sum[at(-1 - lead.state)] += lead.chance;
        continue;
      }
      for (int side = 0; side < sides_; ++side) {
        sum[at(side)] += lead.chance * chance(lead.state, (side + sides_ - 1) % sides_);
      }
    }
    double change = 0;
    for (int side = 0; side < sides_; ++side) {
      double& old = chances_[static_cast<std::size_t>(state * sides_ + side)];
      change = std::max(change, std::max(old - sum[at(side)], sum[at(side)] - old));
      old = sum[at(side)];
    }
    return change;
  }

  int sides_;
  int most_;
  std::vector<double> chances_;     // by state, then side
  std::vector<std::size_t> first_;  // by state, the index of its leads
  std::vector<Lead> leads_;
};

}  // namespace

struct ChancesMaker::Work {
  RuleSet rules;
  int players;
  int sides;
  int near;
  int hands;  // of each score
  std::string seed;
  std::vector<HandResults> results;  // by score: 1 … near needed, or more, the dealer's side first
  int played = 0;                    // of all scores together

  int scores() const { return power(near + 1, sides); }

  // The need that represents all beyond `near`: most hands end before anybody has so many points.
  int far() const {
    return std::max(near + 3, std::min(rules.target, std::max(12, rules.target / 2)));
  }

  void play_one() {
    int score = played % scores();
    const int place = score;
    DealersNeeds needs{};
    for (int i = sides - 1; i >= 0; --i) {
      const int need = score % (near + 1) + 1;
      needs[at(i)] = need > near ? far() : need;
      score /= near + 1;
    }
    ++results[static_cast<std::size_t>(place)]
             [play_hand(rules, players, needs, series_seed(seed, played / scores()))];
    ++played;
  }

  const HandResults& results_at(const DealersNeeds& needs) const {
    int place = 0;
    for (int i = 0; i < sides; ++i) {
      place = place * (near + 1) + std::min(needs[at(i)], near + 1) - 1;
    }
    return results[static_cast<std::size_t>(place)];
  }
};

ChancesMaker::ChancesMaker(const RuleSet& rules, int players, const ChanceMaking& making,
                           std::string_view seed)
    : work_(std::make_unique<Work>()) {
  work_->rules = rules;
  work_->players = players;
  work_->sides = side_count(rules, players);
  work_->near = making.near > 0 ? making.near : usual_near(work_->sides);
  work_->hands = std::max(1, making.hands / work_->scores());
  work_->seed = seed;
  work_->results.resize(static_cast<std::size_t>(work_->scores()));
}

ChancesMaker::~ChancesMaker() = default;
ChancesMaker::ChancesMaker(ChancesMaker&&) noexcept = default;
ChancesMaker& ChancesMaker::operator=(ChancesMaker&&) noexcept = default;

bool ChancesMaker::play(int hands) {
  const int all = work_->hands * work_->scores();
  for (; hands > 0 && work_->played < all; --hands) work_->play_one();
  return work_->played < all;
}

Chances ChancesMaker::made() const {
  const int sides = work_->sides;
  const RuleSet& rules = work_->rules;
  // Points can be lost: then more may be needed than at the start.
  const bool losing = rules.no_follow_penalty > 0;
  const int steps = chance_steps(sides, rules.target + (losing ? 4 : 0));
  const int end = need_at_step(sides, steps - 1);
  StatesOfNeed states(sides, losing ? 2 * end : end);
  for (int state = 0; state < states.count(); ++state) {
    states.add(work_->results_at(states.needs(state)));
  }
  states.solve();

  std::vector<std::uint16_t> numbers;
  for (int place = 0; place < power(steps, sides); ++place) {
    DealersNeeds needs{};
    for (int i = sides - 1, rest = place; i >= 0; --i, rest /= steps) {
      needs[at(i)] = need_at_step(sides, rest % steps);
    }
    for (int side = 0; side + 1 < sides; ++side) {
      const double chance = states.chance(states.state(needs), side);
      numbers.push_back(static_cast<std::uint16_t>(chance * 65535 + 0.5));
    }
  }
  return Chances(sides, steps, std::move(numbers));
}

Chances make_chances(const RuleSet& rules, int players, int hands, std::string_view seed) {
  ChancesMaker maker(rules, players, {hands, 0}, seed);
  maker.play(hands);
  return maker.made();
}

}  // namespace allfours
