#include "core/game/game.hpp"

#include <algorithm>

#include "core/log/decision_code.hpp"

namespace allfours {

namespace {

// The seat's position, from 1, among those asked to lay their hands down; 0 if it is not asked.
int place_among_asked(const Table& table, int seat) {
  const Asked asked = may_lay_down(table);
  for (int i = 0; i < asked.count; ++i) {
    if (asked.seats[static_cast<std::size_t>(i)] == seat) return i + 1;
  }
  return 0;
}

}  // namespace

Question next_question(const Table& table, int kept) {
  if (!table.rules.throw_in) return {table.turn, false};
  const Asked asked = may_lay_down(table);
  if (kept < asked.count) return {asked.seats[static_cast<std::size_t>(kept)], true};
  return {table.turn, false};
}

Game::Game(Setup setup) : setup_(std::move(setup)), table_(new_table(setup_)) {
  beginnings_.push_back({0, table_});
  undo_to(0);
}

void Game::happen(const Table& table, const Event& event) {
  if (event.kind == EventKind::hand) beginnings_.push_back({static_cast<int>(log_.size()), table});
  if (is_decision(event.kind)) {
    append_code(moves_, table, event);
    ++decisions_;
    kept_ = 0;
  }
  log_.push_back(event);
}

std::optional<Refusal> Game::play(const Decision& decision) {
  return decide(table_, decision,
                [&](const Table& table, const Event& event) { happen(table, event); });
}

const Game::Beginning& Game::beginning_before(int count) const {
  const auto after =
      std::upper_bound(beginnings_.begin(), beginnings_.end(), count,
                       [](int moment, const Beginning& hand) { return moment < hand.count; });
  return *(after - 1);
}

Table Game::table_at(int count) const {
  if (count == static_cast<int>(log_.size())) return table_;
  const Beginning& hand = beginning_before(count);
  Table table = hand.table;
  for (int i = hand.count; i < count; ++i) apply(table, log_[static_cast<std::size_t>(i)]);
  return table;
}

void Game::undo_to(int count) {
  table_ = table_at(count);
  log_.resize(static_cast<std::size_t>(count));
  while (beginnings_.size() > 1 && beginnings_.back().count >= count) beginnings_.pop_back();
  decisions_ = 0;
  std::size_t length = 0;
  for (const Event& event : log_) {
    if (!is_decision(event.kind)) continue;
    length += code_size(event);
    ++decisions_;
  }
  moves_.resize(length);
  kept_ = 0;
  follow(table_, [&](const Table& table, const Event& event) { happen(table, event); });
}

void Game::keep_hand(int seat) { kept_ = std::max(kept_, place_among_asked(table_, seat)); }

bool Game::has_kept(int seat) const {
  const int place = place_among_asked(table_, seat);
  return place > 0 && kept_ >= place;
}

}  // namespace allfours
