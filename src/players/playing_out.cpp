#include "players/playing_out.hpp"

#include <algorithm>

#include "core/game.hpp"

namespace allfours {

Ends::Ends(const Table& table, int side)
    : side_(side),
      chances_(chance_preset(nearest_preset(table.rules, table.players)).grid),
      all_fours_(table.rules.stake_all_fours / (2.0 * std::max<int>(table.rules.stake_game, 1))) {}

double Ends::worth(const Table& table, const Settled& end, int next_dealer) const {
  double worth = end.winner < 0 ? chance_to_win(chances_, table, end.score, next_dealer, side_)
                                : (end.winner == side_ ? 1 : 0);
  if (end.all_fours >= 0) worth += end.all_fours == side_ ? all_fours_ : -all_fours_;
  return worth;
}

double Ends::worth(const Table& table, const Settled& end) const {
  return worth(table, end, next_seat(table, table.dealer));
}

double Ends::worth(const Table& table) const {
  Settled end{table.score, table.winner, -1};
  for (int side = 0; side < table.sides; ++side) {
    if (table.points_made[at(side)] == 0xf) end.all_fours = static_cast<std::int8_t>(side);
  }
  // Who deals again is who dealt.
  return worth(table, end,
               table.phase == Phase::hand_end ? next_seat(table, table.dealer) : table.dealer);
}

bool played_to_end(const Table& table) {
  return table.phase == Phase::hand_end || table.phase == Phase::redeal;
}

void play_on(Table& table, const Decision& decision) {
  auto judged = judge(table, decision);
  Event& event = std::get<Event>(judged);
  do {
    apply(table, event);
  } while (!played_to_end(table) && next_event(table, event));
}

void play_out(Table& table, const Decision& decision, Stream& stream) {
  play_on(table, decision);
  while (!played_to_end(table)) {
    const Question asked = next_question(table, 0);
    play_on(table, asked.lay_down ? Decision::of_lay_down(asked.seat)
                                  : choose_sensibly(seen_from(table, asked.seat), stream));
  }
}

}  // namespace allfours
