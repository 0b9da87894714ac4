#include "players/chances/house_chances.hpp"

#include <algorithm>

namespace allfours {

namespace {

constexpr int hands = 8'000;
// Larger needs are scaled down (chances.hpp): further steps gain nothing, and would take seconds
// where points can be lost.
constexpr int most_needed = 24;
// Tables cached per thread: a game uses one, a comparison of rules a few.
constexpr std::size_t most_kept = 4;

struct Kept {
  RuleSet rules;
  int players = 0;
  std::shared_ptr<const Chances> chances;
};

std::shared_ptr<const Chances> made_for(RuleSet rules, int players) {
  rules.target = std::min(rules.target, most_needed);
  rules.table_rules = rules.hand_dealing = false;  // bots make no mistakes here
  thread_local std::vector<Kept> kept;             // most recently used first
  const auto same = std::find_if(kept.begin(), kept.end(), [&](const Kept& one) {
    return one.players == players && one.rules == rules;
  });
  if (same != kept.end()) {
    std::rotate(kept.begin(), same, same + 1);
    return kept.front().chances;
  }
  if (kept.size() == most_kept) kept.pop_back();
  auto chances =
      std::make_shared<const Chances>(make_chances(rules, players, hands, "house-rules"));
  kept.insert(kept.begin(), {rules, players, chances});
  return chances;
}

}  // namespace

HouseChances HouseChances::of(const RuleSet& rules, int players) {
  HouseChances result;
  if (const auto preset = fitting_preset(rules, players)) {
    result.grid_ = chance_preset(*preset).grid;
  } else {
    result.made_ = made_for(rules, players);
    result.grid_ = result.made_->grid();
  }
  return result;
}

double chance_to_win(const Table& table, const Scores& score, int next_dealer, int side) {
  const HouseChances chances = HouseChances::of(table.rules, table.players);
  return chance_to_win(chances.grid(), table, score, next_dealer, side);
}

}  // namespace allfours
