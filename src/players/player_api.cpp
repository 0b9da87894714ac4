#include "players/player_api.hpp"

#include <algorithm>

#include "core/table/seat_view.hpp"
#include "players/advice/adviser.hpp"
#include "players/knowledge/revoke_detection.hpp"
#include "players/search/expert.hpp"

namespace allfours {

namespace {

Stream stream_for(const Game& game, int seat) {
  return decision_stream(game.table().seed_key, seat, game.decisions());
}

}  // namespace

Decision chosen(const Game& game, const Player& player) {
  const int seat = game.table().turn;
  Stream stream = stream_for(game, seat);
  return choose_as(player, seen_from(game.table(), seat), stream);
}

bool lays_down_hand(const Game& game, const Player& player, int seat) {
  Stream stream = stream_for(game, seat);
  return player.lays_down(seen_from(game.table(), seat), stream);
}

std::optional<Decision> decide_next(const Game& game, const Player& player) {
  for (int kept = 0;; ++kept) {
    const Question asked = next_question(game.table(), kept);
    if (asked.seat < 0) return std::nullopt;
    if (const auto call = speaks_up(game.table(), 1U << asked.seat)) return *call;
    if (!asked.lay_down) return chosen(game, player);
    if (lays_down_hand(game, player, asked.seat)) return Decision::of_lay_down(asked.seat);
  }
}

bool may_lay_down_hand(const Game& game, int seat) {
  const Asked asked = may_lay_down(game.table());
  const auto end = asked.seats.begin() + asked.count;
  return std::find(asked.seats.begin(), end, seat) != end;
}

Advice advised(const Game& game, int seat) {
  Stream stream = stream_for(game, seat);
  return advise(seen_from(game.table(), seat), expert_effort, stream);
}

}  // namespace allfours
