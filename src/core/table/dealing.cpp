#include "core/table/dealing.hpp"

#include <algorithm>

#include "core/cards/random.hpp"

namespace allfours {

namespace {

Pack ordered_pack() {
  Pack pack;
  for (int i = 0; i < pack_size; ++i) pack[static_cast<std::size_t>(i)] = Card(i);
  return pack;
}

Stream hand_stream(std::uint64_t seed_key, StreamName what, int hand, int redeals) {
  const StreamName name = what / hand;
  return {seed_key, redeals > 0 ? name / redeals : name};
}

// Sizes of the packets of the first deal, terminated by 0.
std::array<int, 7> packet_sizes(Packets packets) {
  switch (packets) {
    case Packets::three_three:
      return {3, 3, 0};
    case Packets::singles:
      return {1, 1, 1, 1, 1, 1, 0};
    case Packets::two_two_two:
      return {2, 2, 2, 0};
    case Packets::three_two_one:
      return {3, 2, 1, 0};
    case Packets::three_one_two:
      return {3, 1, 2, 0};
    case Packets::two_three_one:
      return {2, 3, 1, 0};
    case Packets::two_one_three:
      return {2, 1, 3, 0};
    case Packets::one_three_two:
      return {1, 3, 2, 0};
    case Packets::one_two_three:
      return {1, 2, 3, 0};
    case Packets::four_one_one:
      return {4, 1, 1, 0};
    case Packets::one_four_one:
      return {1, 4, 1, 0};
    case Packets::one_one_four:
      return {1, 1, 4, 0};
  }
  return {};
}

// Value of a cut card. Put (002): 3 2 A K Q J 10 … 4.
int cut_value(FirstDealer method, Card card) {
  const int rank = static_cast<int>(card.rank());
  if (method != FirstDealer::cut_put) return rank;
  return (rank + rank_count - static_cast<int>(Rank::four)) % rank_count;
}

// All seats cut, repeatedly while the highest card is tied. Returns the seat with the highest card.
int cut_for_highest(const Table& table, Stream& stream, CardList& shown) {
  for (;;) {
    Pack pack = ordered_pack();
    stream.shuffle(pack);
    int best = -1;
    int best_seat = -1;
    bool tied = false;
    for (int seat = 0; seat < table.players; ++seat) {
      const Card card = pack[static_cast<std::size_t>(seat)];
      const int value = cut_value(table.rules.first_dealer, card);
      tied = value == best || (tied && value < best);
      if (value > best) {
        best = value;
        best_seat = seat;
      }
    }
    // A log has room for a limited number of rounds: the last one must not tie.
    const bool last = shown.size() + 2 * table.players > CardList::capacity;
    if (tied && last) continue;
    for (int seat = 0; seat < table.players; ++seat) {
      shown.push(pack[static_cast<std::size_t>(seat)]);
    }
    if (!tied) return best_seat;
  }
}

// Faces cards to four people until each has a jack.
void face_jacks(Stream stream, CardList& shown) {
  Pack pack = ordered_pack();
  stream.shuffle(pack);
  std::array<bool, 4> has_jack{};
  int jacks = 0;
  for (std::size_t i = 0, person = 0; jacks < 4; person = (person + 1) % 4) {
    if (has_jack[person]) continue;
    shown.push(pack[i]);
    if (pack[i++].rank() == Rank::jack) {
      has_jack[person] = true;
      ++jacks;
    }
  }
}

bool is_red(Card card) { return card.suit() == Suit::diamonds || card.suit() == Suit::hearts; }

}  // namespace

std::array<std::int8_t, 4> seated_by_jacks(const Event& first_dealer) {
  std::array<std::int8_t, 4> seats{0, 1, 2, 3};
  std::array<Card, 4> jacks;
  for (int i = 0, person = 0; i < first_dealer.partner_cards; person = (person + 1) % 4) {
    Card& jack = jacks[static_cast<std::size_t>(person)];
    if (jack.known()) continue;
    const Card card = first_dealer.cards[i++];
    if (card.rank() == Rank::jack) jack = card;
  }
  if (first_dealer.partner_cards == 0) return seats;
  // The partner of person 0 sits opposite; the others keep their order.
  std::size_t other = 1;
  for (std::int8_t person = 1; person < 4; ++person) {
    if (is_red(jacks[static_cast<std::size_t>(person)]) == is_red(jacks[0])) {
      seats[2] = person;
    } else {
      seats[other] = person;
      other = 3;
    }
  }
  return seats;
}

Pack shuffled_pack(std::uint64_t seed_key, int hand, int redeals) {
  Pack pack = ordered_pack();
  hand_stream(seed_key, StreamName("deal"), hand, redeals).shuffle(pack);
  return pack;
}

int cut_depth(std::uint64_t seed_key, int hand, int redeals) {
  return 4 + hand_stream(seed_key, StreamName("cut"), hand, redeals).below(45);
}

int cards_for_run(const Table& table) {
  switch (table.rules.run) {
    case Run::three_more_and_turn:
      return run_size * table.players + 1;
    case Run::turn_only:
      return table.deals == 1 ? run_size * table.players + 1 : 1;
    case Run::turn_without_dealing:
      return 1;
  }
  return 0;
}

SeatCounts right_counts(const Table& table) {
  return SeatCounts::each(table.players, table.deals == 0 ? hand_size : run_size);
}

int most_to_a_seat(const Table& table) { return 2 * right_counts(table)[0]; }

int most_to_all(const Table& table) {
  // A card is turned after the deal, or lies face up on the stock.
  const int after = table.rules.trump == TrumpBy::pitch ? 0 : 1;
  return pack_size - table.next_card - after;
}

int packet_size(const Table& table, int packet) {
  if (table.deals > 0) return run_size;
  const auto packets = packet_sizes(table.rules.packets);
  std::size_t place = 0;
  while (packet-- > 0 && packets[place + 1] != 0) ++place;
  return packets[place];
}

Event deal_event(const Table& table) {
  Event event;
  event.kind = EventKind::deal;
  event.counts = table.rules.hand_dealing ? table.counts : right_counts(table);
  const auto packets =
      table.deals == 0 ? packet_sizes(table.rules.packets) : std::array<int, 7>{run_size, 0};
  for (int i = 0; i < event.counts.total(); ++i) event.cards.push(no_card);
  std::array<int, max_players> filled{};
  auto from = static_cast<std::size_t>(table.next_card);
  for (std::size_t round = 0; packets[round] != 0; ++round) {
    const bool last = packets[round + 1] == 0;
    for (int i = 0; i < table.players; ++i) {
      const int seat = (eldest(table) + i) % table.players;
      int& place = filled[static_cast<std::size_t>(seat)];
      const int left = event.counts[seat] - place;
      const int first = event.counts.before(seat);
      for (int k = last ? left : std::min(packets[round], left); k > 0; --k) {
        event.cards.set(first + place++, table.pack[from++]);
      }
    }
  }
  if (table.rules.trump == TrumpBy::cut) event.top = table.pack[from];
  return event;
}

int packet_turn(const Table& table, int seat, int i) {
  const int after_eldest = (seat - eldest(table) + table.players) % table.players;
  if (table.deals > 1) return after_eldest;
  const auto packets = packet_sizes(table.rules.packets);
  int round = 0;
  // Any surplus comes with the last packet.
  for (; i >= packets[at(round)] && packets[at(round + 1)] != 0; ++round) i -= packets[at(round)];
  return round * table.players + after_eldest;
}

int packet_turns(const Table& table) {
  const int last = table.deals > 1 ? run_size - 1 : hand_size - 1;
  return packet_turn(table, table.dealer, last) + 1;
}

Event first_dealer_event(const Table& table) {
  Event event;
  event.kind = EventKind::first_dealer;
  event.method = table.rules.first_dealer;
  Stream stream(table.seed_key, "first_dealer");
  const int n = table.players;
  if (table.rules.partners_by_jacks) {
    face_jacks(Stream(table.seed_key, "partners"), event.cards);
    event.partner_cards = static_cast<std::int16_t>(event.cards.size());
  }
  switch (event.method) {
    case FirstDealer::cut:
    case FirstDealer::cut_put:
      event.seat = static_cast<std::int8_t>(cut_for_highest(table, stream, event.cards));
      break;
    case FirstDealer::cut_pitcher: {
      const int pitcher = cut_for_highest(table, stream, event.cards);
      event.seat = static_cast<std::int8_t>((pitcher + n - 1) % n);
      break;
    }
    case FirstDealer::first_jack: {
      Pack pack = ordered_pack();
      stream.shuffle(pack);
      int i = 0;
      for (;; ++i) {
        event.cards.push(pack[static_cast<std::size_t>(i)]);
        if (pack[static_cast<std::size_t>(i)].rank() == Rank::jack) break;
      }
      event.seat = static_cast<std::int8_t>((i % n + n - 1) % n);
      break;
    }
    case FirstDealer::red_black: {
      const Card card(stream.below(pack_size));
      const int guesser = stream.below(table.sides);
      const int cutter = (guesser + 1) % table.sides;
      event.guessed_red = stream.below(2) == 1;
      const int chooser = is_red(card) == event.guessed_red ? guesser : cutter;
      const int pitcher = chooser + table.sides * stream.below(n / table.sides);
      event.cards.push(card);
      event.side = static_cast<std::int8_t>(guesser);
      event.leader = static_cast<std::int8_t>(pitcher);
      event.seat = static_cast<std::int8_t>((pitcher + n - 1) % n);
      break;
    }
  }
  return event;
}

}  // namespace allfours
