#include "core/table/point_status.hpp"

#include <algorithm>

#include "core/table/scoring.hpp"

namespace allfours {

namespace {

using State = PointSoFar::State;

class Standing {
 public:
  explicit Standing(const SeatView& view) : table_(view.table) {
    const CardSet trumps = CardSet::of(table_.trump);
    CardSet gone;
    for (int i = 0; i < table_.turned_count; ++i) gone.add(table_.turned[at(i)]);
    for (const CardSet cards : table_.discarded) gone |= cards;
    for (const CardSet cards : table_.dealt) seen_ |= cards;
    for (int seat = 0; seat < table_.players; ++seat) {
      hidden_cards_ += table_.hand_count[at(seat)] - table_.hands[at(seat)].count();
    }
    // California Jack: the whole stock comes into play.
    if (table_.rules.trump == TrumpBy::cut) hidden_cards_ += pack_size - table_.next_card;
    hidden_ = hidden_cards_ > 0 ? CardSet::pack() - seen_ - gone : CardSet();
    seen_trumps_ = seen_ & trumps;
    hidden_trumps_ = hidden_ & trumps;
  }

  PointSoFar end_card(PointTo to, bool high) const {
    PointSoFar point;
    if (seen_trumps_.empty()) {
      if (hidden_trumps_.empty()) point.state = State::nobody;
      return point;
    }
    const Card card = high ? seen_trumps_.last() : seen_trumps_.first();
    const bool beaten =
        !hidden_trumps_.empty() && (high ? hidden_trumps_.last().rank() > card.rank()
                                         : hidden_trumps_.first().rank() < card.rank());
    return about(card, to, beaten ? State::so_far : State::certain);
  }

  PointSoFar jack() const {
    const Card card(table_.trump, Rank::jack);
    if (seen_.contains(card)) return about(card, table_.rules.jack, State::certain);
    PointSoFar point;
    if (!hidden_.contains(card)) point.state = State::nobody;
    return point;
  }

  PointSoFar game(const Scores& points, int on_table) const {
    // Still to come: the trick, the known hands, and the best case of the hidden cards.
    int to_come = on_table;
    for (const CardSet hand : table_.hands) to_come += card_points(hand);
    CardSet rest = hidden_;
    int left = std::min(hidden_cards_, rest.count());
    for (const Rank rank : {Rank::ten, Rank::ace, Rank::king, Rank::queen, Rank::jack}) {
      const CardSet of_rank = rest & CardSet::of(rank);
      const int count = std::min(left, of_rank.count());
      left -= count;
      if (count > 0) to_come += count * card_points(of_rank.first());
    }
    PointSoFar point;
    if (to_come == 0) {
      point.side = static_cast<std::int8_t>(game_winner(table_, points));
      point.state = point.side < 0 ? State::nobody : State::certain;
      return point;
    }
    int best = 0;
    for (int side = 1; side < table_.sides; ++side) {
      if (points[at(side)] > points[at(best)]) best = side;
    }
    int second = 0;
    for (int side = 0; side < table_.sides; ++side) {
      if (side != best) second = std::max<int>(second, points[at(side)]);
    }
    if (points[at(best)] == second) return point;
    // §4: a side that revoked cannot win Game; if it certainly has the most, nobody can.
    if ((table_.no_game >> best & 1) != 0) {
      if (points[at(best)] > second + to_come) point.state = State::nobody;
      return point;
    }
    point.side = static_cast<std::int8_t>(best);
    point.state = points[at(best)] > second + to_come ? State::certain : State::so_far;
    return point;
  }

 private:
  // A point decided by a known card: its owner by deal or capture, as far as settled.
  PointSoFar about(Card card, PointTo to, State when_settled) const {
    PointSoFar point;
    point.card = card;
    for (int seat = 0; seat < table_.players; ++seat) {
      if (table_.hands[at(seat)].contains(card)) point.holder = static_cast<std::int8_t>(seat);
      const auto& settled = to == PointTo::dealt ? table_.dealt : table_.taken;
      if (!settled[at(seat)].contains(card)) continue;
      point.side = static_cast<std::int8_t>(side_of(table_, seat));
      point.state = when_settled;
    }
    return point;
  }

  const Table& table_;
  CardSet seen_, seen_trumps_;      // known to be or to have been in play
  CardSet hidden_, hidden_trumps_;  // possibly in hidden hands
  int hidden_cards_ = 0;
};

}  // namespace

PointsSoFar points_so_far(const SeatView& view) {
  PointsSoFar points;
  const Table& table = view.table;
  if (!table.trump_fixed) return points;
  points.card_points = card_points_taken(table);
  for (int i = table.trick_start; i < table.play_count; ++i) {
    if (i != table.hole) points.on_table += card_points(table.plays[at(i)].card);
  }
  const Standing standing(view);
  points.high = standing.end_card(table.rules.high, true);
  points.low = standing.end_card(table.rules.low, false);
  points.jack = standing.jack();
  points.game = standing.game(points.card_points, points.on_table);
  return points;
}

}  // namespace allfours
