#include "app/features/bar_cup/bar_cup.hpp"

#include <algorithm>
#include <utility>

#include "core/cards/random.hpp"

namespace allfours {

std::array<int, 2> BarMatch::won(int table) const {
  std::array<int, 2> won{};
  for (int i = 0; i < std::ssize(games); ++i) {
    if (table < 0 || bar_table(i) == table) ++won[at(games[at(i)].winner)];
  }
  return won;
}

int BarMatch::winning_bar() const { return bars[at(winner())]; }

const BarMatch* BarCup::own_match(int of_round) const {
  const auto found = std::ranges::find_if(
      matches, [&](const BarMatch& match) { return match.round == of_round && match.has(bar); });
  return found == matches.end() ? nullptr : &*found;
}

const BarMatch* BarCup::match_shown() const {
  if (!begun()) return nullptr;
  return plays() ? own_match(round()) : own ? own_match(own->round) : nullptr;
}

bool BarCup::plays() const {
  const BarMatch* match = begun() ? own_match(round()) : nullptr;
  return match != nullptr && !match->over();
}

bool BarCup::own_runs() const {
  const BarMatch* match = own ? own_match(own->round) : nullptr;
  return match != nullptr && std::ssize(match->games) <= own->game;
}

void BarCup::begin(std::string cup_seed, int own_bar) {
  seed = std::move(cup_seed);
  bar = own_bar;
  own.reset();
  matches.clear();
  for (const auto& pair : cup_pairs(*this, 0)) matches.push_back({0, pair, {}});
}

bool BarCup::begin_next(std::string next_seed, int own_bar) {
  if (!over()) return false;
  PastCup done{seed, 0, holder()};
  for (const BarMatch& match : matches) done.rounds_won += match.winning_bar() == bar ? 1 : 0;
  past.push_back(std::move(done));
  if (past.size() > most_past_cups) past.erase(past.begin());
  begin(std::move(next_seed), own_bar);
  return true;
}

void BarCup::draw_next() {
  if (over() || !std::ranges::all_of(matches, &BarMatch::over)) return;
  const int next = round() + 1;
  for (const auto& pair : cup_pairs(*this, next)) matches.push_back({next, pair, {}});
}

std::vector<std::array<int, 2>> cup_pairs(const BarCup& cup, int round) {
  std::vector<int> still_in;
  if (round == 0) {
    std::array<int, bar_count> order{};
    for (int i = 0; i < bar_count; ++i) order[at(i)] = i;
    Stream stream(seed_key(cup.seed), "bars");
    stream.shuffle(order);
    still_in.assign(order.begin(), order.end());
  }
  for (const BarMatch& match : cup.matches) {
    if (match.round == round - 1) still_in.push_back(match.winning_bar());
  }
  std::vector<std::array<int, 2>> pairs;
  for (std::size_t i = 0; i + 1 < still_in.size(); i += 2) {
    pairs.push_back({still_in[i], still_in[i + 1]});
  }
  return pairs;
}

}  // namespace allfours
