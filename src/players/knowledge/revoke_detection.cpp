#include "players/knowledge/revoke_detection.hpp"

#include "core/table/irregular.hpp"

namespace allfours {

bool proves_revoke(const SeatView& view, int place) {
  const Table& table = view.table;
  const Play& play = table.plays[at(place)];
  // A card that stayed although an earlier one was taken back is not judged by the present trick.
  if (!play.card.known() || (table.stand >> place & 1) != 0) return false;
  // A card illegal in a part of the hand is illegal in the whole.
  return !legal_at(table, place, held_at(table, place)).contains(play.card);
}

std::optional<Decision> noticed(const SeatView& view) {
  const Table& table = view.table;
  if (!table.rules.table_rules || !table.trump_fixed) return std::nullopt;
  for (int place = 0; place < table.trick_start; ++place) {
    const int seat = table.plays[at(place)].seat;
    const int trick = trick_of(table, place);
    if (!may_call(table, view.seat, seat, trick)) continue;
    if (proves_revoke(view, place)) return Decision::of_call(view.seat, seat, trick);
  }
  return std::nullopt;
}

std::optional<Decision> speaks_up(const Table& table, unsigned seats) {
  for (int i = 0; table.misdealt && i < table.players; ++i) {
    const int seat = (eldest(table) + i) % table.players;
    if ((seats >> seat & 1) == 0 || !may_call_misdeal(table, seat)) continue;
    return Decision::of_call_misdeal(seat);
  }
  if (!table.rules.table_rules || trick_size(table) != 0 || table.tricks == 0) return std::nullopt;
  if (table.phase != Phase::play && table.phase != Phase::calls) return std::nullopt;
  for (int i = 0; i < table.players; ++i) {
    const int seat = (eldest(table) + i) % table.players;
    if ((seats >> seat & 1) == 0) continue;
    if (const auto call = noticed(seen_from(table, seat))) return call;
  }
  return std::nullopt;
}

}  // namespace allfours
