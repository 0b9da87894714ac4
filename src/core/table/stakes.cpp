// Stakes (RULES.md §3 West Yorkshire): whether a decided hand is played on, and who pays.
#include "core/table/scoring.hpp"

namespace allfours {

namespace {

// California Jack: the cards still to be drawn, which all come into play (§4).
CardSet stock_of(const Table& table) {
  CardSet stock;
  if (table.rules.trump != TrumpBy::cut) return stock;
  for (int i = table.next_card; i < pack_size; ++i) stock.add(table.pack[at(i)]);
  return stock;
}

}  // namespace

bool all_fours_possible(const Table& table) {
  if (table.is_view || !table.trump_fixed) return true;
  const CardSet stock = stock_of(table);
  const PointCards cards = point_cards(cards_dealt(table) | stock, table.trump);
  if (!cards.jack.known()) return false;
  // Until all have discarded, other trumps may still leave play.
  for (int seat = 0; seat < table.players; ++seat) {
    if (table.play_count == 0 && must_discard(table, seat)) return true;
  }
  // True if the point for this card is the side's, or still open to it.
  const auto open_to = [&](int side, PointTo to, Card card) {
    const auto& settled = to == PointTo::dealt ? table.dealt : table.taken;
    const int seat = seat_with(settled, card);
    return seat < 0 || side_of(table, seat) == side;
  };
  int to_come = card_points(stock);
  for (const CardSet hand : table.hands) to_come += card_points(hand);
  for (int i = table.trick_start; i < table.play_count; ++i) {
    if (i != table.hole) to_come += card_points(table.plays[at(i)].card);
  }
  const Scores points = card_points_taken(table);
  for (int side = 0; side < table.sides; ++side) {
    if (!open_to(side, table.rules.high, cards.high)) continue;
    if (!open_to(side, table.rules.low, cards.low)) continue;
    if (!open_to(side, table.rules.jack, cards.jack)) continue;
    Scores at_best = points;
    auto& own = at_best[at(side)];
    own = static_cast<std::int16_t>(own + to_come);
    if (game_winner(table, at_best) == side) return true;
  }
  return false;
}

Scores stakes_paid(const Table& table) {
  Scores paid{};
  auto& won = paid[at(table.winner)];
  for (int side = 0; side < table.sides; ++side) {
    if (side == table.winner) continue;
    const int more = table.all_fours[at(table.winner)] - table.all_fours[at(side)];
    const int amount = table.rules.stake_game + table.rules.stake_all_fours * more;
    paid[at(side)] = static_cast<std::int16_t>(-amount);
    won = static_cast<std::int16_t>(won + amount);
  }
  return paid;
}

}  // namespace allfours
