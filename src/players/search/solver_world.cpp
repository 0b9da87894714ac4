#include "players/search/solver_world.hpp"

#include <algorithm>

namespace allfours {

namespace {

std::uint64_t bit_or_none(Card card) { return card.known() ? CardSet::of(card).bits() : 0; }

// True if some seat will claim High with the ace in its hand (early_high).
bool will_claim(const Table& table) {
  if (!table.rules.early_high) return false;
  const Card ace(table.trump, Rank::ace);
  for (int seat = 0; seat < table.players; ++seat) {
    if (table.hands[at(seat)].contains(ace)) {
      return claims_high(table, Play{static_cast<std::int8_t>(seat), ace});
    }
  }
  return false;
}

}  // namespace

SolverWorld::SolverWorld(const Table& position, const OutcomeValues& values, Suit trump_suit)
    : table(position),
      players(position.players),
      sides(position.sides),
      us(values.side()),
      trump(trump_suit),
      trumps(CardSet::of(trump_suit).bits()),
      seats(seats_in_play(position)) {
  table.trump = trump;
  table.trump_fixed = true;
  for (int seat = 0; seat < players; ++seat) {
    side[at(seat)] = static_cast<std::int8_t>(side_of(table, seat));
    int after = next_seat(table, seat);
    while (is_out(table, after)) after = next_seat(table, after);
    next[at(seat)] = static_cast<std::int8_t>(after);
  }

  // The core's settlement for each side taking the remaining cards.
  const PointCards cards = point_cards(table);
  CardSet untaken(bit_or_none(cards.high) | bit_or_none(cards.low) | bit_or_none(cards.jack));
  for (const CardSet taken : table.taken) untaken -= taken;
  std::array<FourPoints, max_players> if_taken;
  for (int taker = 0; taker < sides; ++taker) {
    const CardSet before = table.taken[at(taker)];
    table.taken[at(taker)] |= untaken;
    if_taken[at(taker)] = four_points(table);
    table.taken[at(taker)] = before;
  }
  const auto differs = [&](auto&& same) {
    for (int taker = 1; taker < sides; ++taker) {
      if (!same(if_taken[0], if_taken[at(taker)])) return true;
    }
    return false;
  };
  using Ends = const FourPoints&;
  if (differs([](Ends a, Ends b) { return a.low == b.low; })) low_card = bit_or_none(cards.low);
  if (differs([](Ends a, Ends b) { return a.jack == b.jack && a.hanged == b.hanged; })) {
    jack_card = bit_or_none(cards.jack);
  }
  // The highest trump in play wins its trick: its holder takes it.
  int high = 0;
  for (int seat = 0; seat < players; ++seat) {
    if (table.dealt[at(seat)].contains(cards.high)) high = side_of(table, seat);
  }

  FourPoints end;
  end.high = if_taken[at(high)].high;
  end.claimed = will_claim(table);
  std::array<double, most_ranks> found{};
  const auto each_end = [&](auto&& sink) {
    std::size_t count = 0;
    for (int low = 0; low < low_choices(); ++low) {
      end.low = if_taken[at(low)].low;
      for (int jack = 0; jack < jack_choices(); ++jack) {
        end.jack = if_taken[at(jack)].jack;
        end.hanged = if_taken[at(jack)].hanged;
        for (int game = -1; game < sides; ++game) {
          end.game = static_cast<std::int8_t>(game);
          sink(rank_[at((low * max_players + jack) * (max_players + 1) + game + 1)], found[count]);
          ++count;
        }
      }
    }
    return static_cast<std::ptrdiff_t>(count);
  };
  const auto count = each_end([&](std::int16_t&, double& value) { value = values.at(end); });
  std::copy_n(found.begin(), count, worth.begin());
  std::sort(worth.begin(), worth.begin() + count);
  const auto last = std::unique(worth.begin(), worth.begin() + count);
  ranks = static_cast<int>(last - worth.begin());
  each_end([&](std::int16_t& rank, double& value) {
    rank = static_cast<std::int16_t>(std::lower_bound(worth.begin(), last, value) - worth.begin());
  });
}

}  // namespace allfours
