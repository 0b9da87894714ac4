#include "yardstick/habit_kinds.hpp"

namespace allfours {

namespace {

const char* number_word(int count) {
  constexpr std::array words{"no trump", "one trump", "two trumps", "three trumps or more"};
  return words[at(std::min(count, 3))];
}

CardSet of_ranks(Rank lowest, Rank highest) {
  CardSet cards;
  for (int rank = static_cast<int>(lowest); rank <= static_cast<int>(highest); ++rank) {
    cards |= CardSet::of(static_cast<Rank>(rank));
  }
  return cards;
}

// The kind of the stock's top card, in California Jack.
std::string class_of_top(Card top, Suit trump) {
  if (top.suit() == trump) {
    return top.rank() >= Rank::jack || top.rank() == Rank::two ? "a high trump or the two"
                                                               : "a trump";
  }
  if (top.rank() == Rank::ace) return "a plain ace";
  if (top.rank() == Rank::ten) return "a plain ten";
  return top.rank() > Rank::ten ? "a court card" : "a low card";
}

class Situations {
 public:
  Situations(const SeatView& view, CardSet legal)
      : table_(view.table),
        hand_(view.table.hands[at(view.seat)]),
        legal_(legal),
        trumps_(CardSet::of(view.table.trump)) {}

  std::vector<Habit> found() {
    if (trick_size(table_) > 0) {
      follow();
    } else if (!table_.trump_fixed) {
      pitch();
    } else {
      lead();
    }
    return std::move(habits_);
  }

 private:
  void pitch() {
    int longest = 0;
    for (int suit = 0; suit < suit_count; ++suit) longest = std::max(longest, length(suit));
    CardSet long_suits, with_ace, guarded_jacks;
    for (int suit = 0; suit < suit_count; ++suit) {
      const CardSet all = CardSet::of(static_cast<Suit>(suit));
      if (length(suit) == longest) long_suits |= all;
      if (hand_.contains(Card(static_cast<Suit>(suit), Rank::ace))) with_ace |= all;
      if (hand_.contains(Card(static_cast<Suit>(suit), Rank::jack)) && length(suit) > 2) {
        guarded_jacks |= all;
      }
    }
    add("pitch: the longest suit", long_suits);
    add("pitch: a suit with the ace", with_ace);
    if (!(with_ace & long_suits & hand_).empty()) return;
    add("pitch: a short suit with the ace, not the longest", with_ace);
    add("pitch: a jack with two others", guarded_jacks);
  }

  void lead() {
    const CardSet held = hand_ & trumps_;
    const std::string when = table_.tricks == 0 && !table_.top.known() ? "first lead" : "lead";
    if (table_.top.known()) {
      const std::string top = class_of_top(table_.top, table_.trump);
      add("stock shows " + top + ": lead a trump", trumps_);
      add("stock shows " + top + ": lead a plain ace or king",
          of_ranks(Rank::king, Rank::ace) - trumps_);
      return;
    }
    add(when + ", " + number_word(held.count()) + ": a trump", trumps_);
    if (held.count() > 1) add(when + ", ace and another: the ace", card(Rank::ace));
    const CardSet above = of_ranks(Rank::queen, Rank::ace) & trumps_;
    if (hand_.contains(jack()) && (hand_ & above).empty()) {
      const CardSet guards = held - CardSet::of(jack());
      if (guards.empty()) add(when + ", jack alone: the jack", CardSet::of(jack()));
      if (!guards.empty()) add(when + ", jack guarded: the guard", guards);
      if (!guards.empty()) add(when + ", jack guarded: the jack", CardSet::of(jack()));
    }
    add(when + ": the two of trumps", card(Rank::two));
    add(when + ": a plain card below the ten", of_ranks(Rank::two, Rank::nine) - trumps_);
    add(when + ": a plain ten", CardSet::of(Rank::ten) - trumps_);
    add(when + ": a plain ace", CardSet::of(Rank::ace) - trumps_);
    add(when + ": a plain king or queen", of_ranks(Rank::queen, Rank::king) - trumps_);
  }

  void follow() {
    const Card led = winning_play(table_).card;
    const CardSet winners = table_.growing.beating;
    const CardSet same = CardSet::of(led.suit());
    const char* stock = table_.top.known() ? "stock, " : "";
    if (table_.top.known()) {
      add("stock shows " + class_of_top(table_.top, table_.trump) + ": win the trick", winners);
    }
    if (led.suit() == table_.trump) {
      add(std::string(stock) + "trumps led: win the trick", winners);
      add(std::string(stock) + "trumps led: win with the jack", winners & CardSet::of(jack()));
      return;
    }
    const std::string worth = led.rank() == Rank::ten  ? "a ten"
                              : led.rank() > Rank::ten ? "a court card"
                                                       : "a low card";
    const std::string able = (hand_ & same).empty() ? " led, void" : " led, able to follow";
    add(stock + worth + able + ": trump it", winners & trumps_);
    add(stock + worth + " led: win it in its suit", winners & same);
    add(std::string(stock) + "plain suit led: win with its ten",
        winners & same & CardSet::of(Rank::ten));
    add(std::string(stock) + "plain suit led: trump with the jack", winners & CardSet::of(jack()));
    add(std::string(stock) + "plain suit led: trump with the two", winners & card(Rank::two));
  }

  Card jack() const { return {table_.trump, Rank::jack}; }
  CardSet card(Rank rank) const { return CardSet::of(Card(table_.trump, rank)); }
  int length(int suit) const { return (hand_ & CardSet::of(static_cast<Suit>(suit))).count(); }

  void add(std::string name, CardSet cards) {
    cards = cards & legal_;
    if (cards.empty() || cards == legal_) return;
    habits_.push_back({std::move(name), cards});
  }

  const Table& table_;
  CardSet hand_, legal_, trumps_;
  std::vector<Habit> habits_;
};

}  // namespace

std::vector<Habit> habits_of_cards(const SeatView& view, CardSet legal) {
  return Situations(view, legal).found();
}

Say word_of_habit(const SeatView& view) {
  return view.table.phase == Phase::eldest_answers   ? Say::beg
         : view.table.phase == Phase::dealer_answers ? Say::give
                                                     : Say::take_point;
}

std::string habit_of_word(const SeatView& view) {
  const Table& table = view.table;
  const CardSet held =
      table.hands[at(view.seat)] & CardSet::of(table.turned[at(table.turned_count - 1)].suit());
  return std::string(wire(word_of_habit(view))) + ", " + number_word(held.count()) +
         ((held & of_ranks(Rank::king, Rank::ace)).empty() ? "" : ", ace or king");
}

}  // namespace allfours
