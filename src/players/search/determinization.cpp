#include "players/search/determinization.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/table/scoring.hpp"

namespace allfours {

namespace {

// California Jack: first and last pack index of the card that fixed trump; and how many of the six
// cards of a hand dealt singly fall in that range.
constexpr int cut_first = 4;
constexpr int cut_last = 48;
constexpr int cut_places_in_hand = hand_size - cut_first / 2;

constexpr int most_draws = 200;

// Uniform in [0, 1).
double fraction(Stream& stream) {
  return static_cast<double>(stream.next() >> 11) * (1.0 / 9007199254740992.0);
}

// Number of first cards of the pack dealt to each seat in packets.
int dealt_each(const Table& table) {
  const int turned = table.rules.trump == TrumpBy::turn_up ? table.turned_count : 0;
  if (table.rules.trump == TrumpBy::cut) return hand_size;
  return (table.next_card - turned) / table.players;
}

}  // namespace

Worlds::Worlds(const SeatView& view) : table_(&view.table), seat_(view.seat) {
  const Table& table = *table_;
  unseen_ = CardSet::pack() - table.discarded[at(seat_)];
  for (int i = 0; i < table.play_count; ++i) {
    if (i != table.hole) unseen_.remove(table.plays[at(i)].card);
  }
  for (int i = 0; i < table.turned_count; ++i) unseen_.remove(table.turned[at(i)]);
  if (table.top.known()) unseen_.remove(table.top);
  for (int seat = 0; seat < table.players; ++seat) {
    unseen_ -= table.hands[at(seat)];
    if (is_out(table, seat)) unseen_ -= table.dealt[at(seat)];
  }
  // With mistakes allowed (§4) a play excludes nothing for certain: exclusions apply as long as
  // some hands fit. With a stock, whose last cards are all known, they are not applied.
  const bool may_err = table.rules.table_rules;
  if (!find_hands(!may_err || table.rules.trump != TrumpBy::cut) && may_err) find_hands(false);
}

bool Worlds::find_hands(bool rules_out) {
  excluded_.fill(CardSet());
  places_.clear();
  free_.clear();
  kinds_.clear();
  owed_ = CardSet();
  states_ = 1;
  if (rules_out) rule_out_cards();
  find_places();
  find_kinds();
  return !table_->rules.table_rules || count() > 0;
}

void Worlds::find_places() {
  const Table& table = *table_;
  int owing = -1;
  // A seat that stood held a trump among its six cards: one that was played, or one still held.
  if (table.rules.must_beg_without_trump && table.accepted && eldest(table) != seat_) {
    const CardSet suit = CardSet::of(table.turned[0].suit());
    const CardSet known = table.dealt[at(eldest(table))] | table.hands[at(eldest(table))];
    if ((known & suit).empty() && !is_out(table, eldest(table))) {
      owing = eldest(table);
      owed_ = suit & unseen_;
    }
  }
  for (int i = 0; i < table.players; ++i) {
    const int seat = owing < 0 ? i : (owing + i) % table.players;
    const int hidden = table.hand_count[at(seat)] - table.hands[at(seat)].count();
    if (hidden == 0) continue;
    const bool restricted = seat == owing || !(excluded_[at(seat)] & unseen_).empty();
    if (!restricted) {
      free_.push_back({seat, hidden, 0});
      continue;
    }
    places_.push_back({seat, hidden, states_});
    states_ *= hidden + 1;
  }
  CardSet left = unseen_;
  while (!left.empty()) {
    Kind kind;
    const auto seats_for = [&](Card card) {
      int seats = 0;
      for (std::size_t i = 0; i < places_.size(); ++i) {
        if (!excluded_[at(places_[i].seat)].contains(card)) seats |= 1 << i;
      }
      return seats;
    };
    kind.seats = seats_for(left.first());
    kind.owed = owed_.contains(left.first());
    for (const Card card : left) {
      if (seats_for(card) == kind.seats && owed_.contains(card) == kind.owed) kind.cards.add(card);
    }
    left -= kind.cards;
    if (kind.seats != 0) kinds_.push_back(kind);
  }
}

void Worlds::find_kinds() {
  // The largest kind last: its split follows from the others.
  std::stable_sort(kinds_.begin(), kinds_.end(),
                   [](const Kind& a, const Kind& b) { return a.cards.count() < b.cards.count(); });
  memory_.assign(kinds_.size() * at(2 * states_), -1);
}

// Excludes from each hand the cards that would have made one of its plays illegal. A play is
// illegal in a hand if and only if it is illegal beside some single card of it.
void Worlds::rule_out_cards() {
  const Table& table = *table_;
  if (!table.trump_fixed) return;
  std::array<int, max_players> played{};
  for (int i = 0; i < table.play_count; ++i) ++played[at(table.plays[at(i)].seat)];
  const auto size_of = [&](int trick) {
    int size = table.players;
    for (int seat = 0; seat < table.players; ++seat) {
      if (is_out(table, seat) && played[at(seat)] <= trick) --size;
    }
    return size;
  };
  int trick = 0;
  int size = 0;
  TrickState state;
  Card best;
  for (int i = 0; i < table.play_count; ++i) {
    const Play& play = table.plays[at(i)];
    if (!play.card.known()) break;  // taken back, and not replaced yet
    if (size == 0) {
      state = TrickState{play.card.suit(), false, Rank::two};
      best = play.card;
    } else {
      CardSet& out = excluded_[at(play.seat)];
      for (const Card card : unseen_ - out) {
        const CardSet both = CardSet::of(card) | CardSet::of(play.card);
        if (!legal_to_follow(table.rules, both, table.trump, state).contains(play.card)) {
          out.add(card);
        }
      }
      if (beats(play.card, best, table.trump)) best = play.card;
      state.trumped = state.led != table.trump && best.suit() == table.trump;
      state.best_trump = best.rank();
    }
    if (++size == size_of(trick)) {
      size = 0;
      ++trick;
    }
  }
  if (size == 0) return;
  // A card that was called for (§4) was legal beside all others of its hand as far as following
  // suit goes: later trumps may have changed the rest.
  const TrickState followed{state.led, false, Rank::two};
  for (int seat = 0; seat < table.players; ++seat) {
    for (const Card called : table.called_for& table.hands[at(seat)]) {
      CardSet& out = excluded_[at(seat)];
      for (const Card card : unseen_ - out) {
        const CardSet both = CardSet::of(card) | CardSet::of(called);
        if (!legal_to_follow(table.rules, both, table.trump, followed).contains(called)) {
          out.add(card);
        }
      }
    }
  }
}

template <typename Take>
void Worlds::split_from(const Kind& kind, std::size_t place, int state, int left,
                        double ways_so_far, Split& split, Take& take) const {
  if (place == places_.size()) {
    take(static_cast<const Split&>(split), ways_so_far, state);
    return;
  }
  const Place& here = places_[place];
  const int open = state / here.stride % (here.count + 1);
  const int most = (kind.seats >> place & 1) != 0 ? std::min(open, left) : 0;
  double chosen = ways_so_far;
  for (int k = 0; k <= most; ++k) {
    split[place] = k;
    const bool pays = place == 0 && kind.owed && k > 0 && state >= states_;
    split_from(kind, place + 1, state - k * here.stride - (pays ? states_ : 0), left - k, chosen,
               split, take);
    chosen = chosen * (left - k) / (k + 1);
  }
}

template <typename Take>
void Worlds::each_split(std::size_t kind, int state, Take&& take) const {
  Split split{};
  split_from(kinds_[kind], 0, state, kinds_[kind].cards.count(), 1, split, take);
}

double Worlds::ways(std::size_t kind, int state) const {
  if (kind == kinds_.size()) return state == 0 ? 1 : 0;
  double& known = memory_[kind * at(2 * states_) + at(state)];
  if (known >= 0) return known;
  double sum = 0;
  each_split(kind, state,
             [&](const Split&, double chosen, int next) { sum += chosen * ways(kind + 1, next); });
  return known = sum;
}

double Worlds::count() const {
  double count = ways(0, states_ - 1 + (owed_.empty() ? 0 : states_));
  int left = unseen_.count();
  for (const Place& place : places_) left -= place.count;
  for (const Place& place : free_) {
    for (int i = 0; i < place.count; ++i) count = count * (left - i) / (i + 1);
    left -= place.count;
  }
  return count;
}

// Places the card that fixed trump, if it is hidden, and removes it from the rest.
Card Worlds::cut_card(Stream& stream, World& world, CardSet& rest) const {
  const Table& table = *table_;
  if (table.rules.trump != TrumpBy::cut || !unseen_.contains(table.cut)) return no_card;
  CardSet in_hand;
  int hidden = 0;
  for (const auto* list : {&places_, &free_}) {
    for (const Place& place : *list) {
      hidden = place.count;
      in_hand = unseen_;
      if (list == &free_) continue;
      in_hand = CardSet();
      for (const Kind& kind : kinds_) in_hand |= kind.cards;
    }
  }
  // Relative number of pack orders with the card in the hand, per order with it at a given index of
  // the stock.
  const int stock = unseen_.count() - hidden;
  if (stock == 0) return no_card;  // all hidden cards are in the hand
  const int first = std::max(static_cast<int>(table.next_card) + 1, cut_first);
  const int places = std::max(0, cut_last - first + 1);
  const int hand_weight = in_hand.contains(table.cut) ? cut_places_in_hand * stock * hidden : 0;
  const int place_weight = hand_size * (in_hand.contains(table.cut) ? in_hand.count() - hidden : 1);
  const int total = hand_weight + places * place_weight;
  if (total == 0) std::abort();
  const int drawn = stream.below(total);
  rest.remove(table.cut);
  if (drawn < hand_weight) {
    world.hands[at(1 - seat_)].add(table.cut);
  } else {
    world.pack[at(first + (drawn - hand_weight) / place_weight - table.next_card)] = table.cut;
  }
  return table.cut;
}

World Worlds::draw_once(Stream& stream) const {
  const Table& table = *table_;
  World world;
  world.pack.fill(no_card);
  world.pack_count = pack_size - table.next_card;
  for (int seat = 0; seat < table.players; ++seat) world.hands[at(seat)] = table.hands[at(seat)];
  CardSet rest = unseen_;
  if (table.top.known()) world.pack[0] = table.top;
  const Card cut = cut_card(stream, world, rest);
  const auto deal = [&](CardSet& from, int seat, int count) {
    while (count-- > 0) {
      const Card card = from.at(stream.below(from.count()));
      from.remove(card);
      rest.remove(card);
      world.hands[at(seat)].add(card);
    }
  };
  if (cut.known()) {
    // One hand, and its possible cards; the cut card is placed.
    CardSet among = rest;
    if (!places_.empty()) {
      among = CardSet();
      for (const Kind& kind : kinds_) among |= kind.cards & rest;
    }
    const int other = 1 - seat_;
    deal(among, other, table.hand_count[at(other)] - world.hands[at(other)].count());
  } else {
    int state = states_ - 1 + (owed_.empty() ? 0 : states_);
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
      const double total = ways(kind, state);
      if (!(total > 0)) std::abort();
      double drawn = fraction(stream) * total;
      Split chosen{};
      int next = state;
      bool done = false;
      each_split(kind, state, [&](const Split& split, double many, int then) {
        if (done) return;
        const double weight = many * ways(kind + 1, then);
        if (weight <= 0) return;
        chosen = split;
        next = then;
        done = drawn < weight;
        drawn -= weight;
      });
      CardSet cards = kinds_[kind].cards;
      for (std::size_t i = 0; i < places_.size(); ++i) deal(cards, places_[i].seat, chosen[i]);
      state = next;
    }
    for (const Place& place : free_) deal(rest, place.seat, place.count);
  }

  for (int i = 0; i < world.pack_count; ++i) {
    Card& card = world.pack[at(i)];
    if (card.known()) continue;
    card = rest.at(stream.below(rest.count()));
    rest.remove(card);
  }
  std::array<int, max_players> played{};
  for (int i = 0; i < table.play_count; ++i) ++played[at(table.plays[at(i)].seat)];
  for (int seat = 0; seat < table.players; ++seat) {
    if (seat == seat_) {
      world.discarded[at(seat)] = table.discarded[at(seat)];
      continue;
    }
    if (table.rules.trump != TrumpBy::turn_up || table.misdealt) continue;
    const int kept = is_out(table, seat) ? table.dealt[at(seat)].count()
                                         : table.hand_count[at(seat)] + played[at(seat)];
    for (int left = dealt_each(table) - kept; left > 0; --left) {
      const Card card = rest.at(stream.below(rest.count()));
      rest.remove(card);
      world.discarded[at(seat)].add(card);
    }
  }
  if (!rest.empty()) std::abort();
  return world;
}

World Worlds::draw(Stream& stream) const {
  const Table& table = *table_;
  World world = draw_once(stream);
  if (table.winner < 0 || table.rules.stake_all_fours == 0) return world;
  for (int i = 1; i < most_draws && over_and_done(table_of(world)); ++i) world = draw_once(stream);
  return world;
}

Table Worlds::table_of(const World& world) const {
  Table table = with_hands(*table_, world.hands,
                           std::span(world.pack).first(static_cast<std::size_t>(world.pack_count)));
  table.discarded = world.discarded;
  // Cards taken from the stock are public; with mistakes allowed (§4) the view has their order.
  if (table.rules.trump == TrumpBy::cut && !table.rules.table_rules) {
    int place = hand_size * table.players;
    const auto drawn = [&](CardSet cards) {
      for (const Card card : cards) {
        if (place < table.next_card) table.pack[at(place++)] = card;
      }
    };
    for (int seat = 0; seat < table.players; ++seat) {
      if (seat != seat_) drawn(table_->hands[at(seat)]);
    }
    drawn(table_->hands[at(seat_)]);
    for (int i = 0; i < table.play_count; ++i) drawn(CardSet::of(table.plays[at(i)].card));
  }
  return table;
}

}  // namespace allfours
