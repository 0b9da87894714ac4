#include "players/search/playout.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/game/game.hpp"

namespace allfours {

Ends::Ends(const Table& table, int side)
    : side_(side),
      chances_(HouseChances::of(table.rules, table.players)),
      all_fours_(table.rules.stake_all_fours / (2.0 * std::max<int>(table.rules.stake_game, 1))) {}

double Ends::worth(const Table& table, const Settled& end, int next_dealer) const {
  double worth = end.winner < 0
                     ? chance_to_win(chances_.grid(), table, end.score, next_dealer, side_)
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
  // A redeal keeps the dealer.
  return worth(table, end,
               table.phase == Phase::hand_end ? next_seat(table, table.dealer) : table.dealer);
}

double Ends::worth(const Table& table, const Table& start, const OutcomeValues& values,
                   double share) const {
  // A hand that ended before its last card has the value of its awards.
  if (table.phase != Phase::hand_end) return worth(table);
  for (const CardSet hand : table.hands) {
    if (!hand.empty()) return worth(table);
  }
  const Scores points = card_points_taken(table);
  int other = -1;
  for (int side = 0; side < table.sides; ++side) {
    if (side != side_ && (other < 0 || points[at(side)] > points[at(other)])) other = side;
  }
  int to_come = 0;
  for (const CardSet hand : start.hands) to_come += card_points(hand);
  for (int i = start.trick_start; i < start.play_count; ++i) {
    to_come += card_points(start.plays[at(i)].card);
  }
  const double lead = points[at(side_)] - points[at(other)];
  const double width = share * to_come;
  if (lead >= width || lead <= -width) return worth(table);
  FourPoints falls = four_points(table);
  falls.claimed = table.high_scored && !start.high_scored;
  const double ours = 0.5 + 0.5 * lead / width;
  falls.game = static_cast<std::int8_t>(side_);
  const double won = values.at(falls);
  falls.game = static_cast<std::int8_t>(other);
  return ours * won + (1 - ours) * values.at(falls);
}

void play_on(Table& table, const Decision& decision) {
  Event event;
  if (judge(table, decision, event)) std::abort();
  do {
    apply(table, event);
  } while (table.turn < 0 && !played_to_end(table) && next_event(table, event));
}

void play_out(Table& table, const Decision& decision, Stream& stream) {
  play_on(table, decision);
  while (!played_to_end(table)) {
    const Question asked = next_question(table, 0);
    if (asked.lay_down) {
      play_on(table, Decision::of_lay_down(asked.seat));
      continue;
    }
    // A seat without a choice needs no view.
    if (table.phase == Phase::calls) {
      play_on(table, Decision::of_say(asked.seat, Say::pass));
      continue;
    }
    const auto only = only_decision(choice(table));
    play_on(table, only ? *only : choose_sensibly(seen_from(table, asked.seat), stream));
  }
}

}  // namespace allfours
