// Determinization: samples worlds that are consistent with a seat's knowledge: every hidden hand,
// discards of others, the rest of the pack; all consistent worlds are equally likely. Uses: the
// seat's own hand and discards; every card played, turned, drawn in the open, laid down or on top
// of the stock; the size of each hand; the legality of every card played (by the kernel); that a
// seat which stood where it must beg without a trump held one (must_beg_without_trump); that the
// card that fixed trump was 4 to 48 cards deep (California Jack); and that some side can still make
// all four in a decided hand that is played on (stakes). Draws no conclusion from free choices.
//
// Exact with two exceptions: worlds are counted in doubles, so probabilities are right to about 1
// part in 10^15; and the condition of a decided hand with stakes is met by rejection, at most 200
// times, after which the last world is returned as it is. Knows no tactics and no values. Tests:
// tests/players/search/determinization_test.cpp.
#pragma once

#include <vector>

#include "core/cards/random.hpp"
#include "core/table/seat_view.hpp"
#include "players/knowledge/known_hands.hpp"

namespace allfours {

struct World {
  Hands hands{};                                 // by seat, all cards
  std::array<CardSet, max_players> discarded{};  // by seat
  Pack pack{};                                   // in dealing order, the first …
  int pack_count = 0;                            // … pack_count cards
};

class Worlds {
 public:
  // The view must outlive this object.
  explicit Worlds(const SeatView& view);

  World draw(Stream& stream) const;
  // The view's table with the cards of a sampled world; playable to the end of the hand. The view
  // does not record which of the seat's own cards came from an open stock: others are assumed to
  // have seen as many as possible of those it still holds.
  Table table(Stream& stream) const { return table_of(draw(stream)); }
  Table table_of(const World& world) const;

  // Number of consistent worlds, as a double.
  double count() const;
  // Cards excluded from this seat's hidden hand by its plays.
  CardSet ruled_out(int seat) const { return excluded_[at(seat)]; }

 private:
  // Cards with the same possible holders.
  struct Kind {
    CardSet cards;
    int seats = 0;      // bit i: possible in the hand of places_[i]
    bool owed = false;  // at least one card of these kinds must be in the first of these hands
  };
  struct Place {
    int seat = 0;
    int count = 0;   // hidden cards
    int stride = 0;  // in the encoding of a state
  };
  using Split = std::array<int, max_players>;

  // Sets excluded cards, places and kinds; false if no hands fit.
  bool find_hands(bool rules_out);
  void find_places();
  void find_kinds();
  void rule_out_cards();
  // Number of ways to fill the remaining hands (a state) with the kinds from `kind` on.
  double ways(std::size_t kind, int state) const;
  // Calls take(split, ways, next state) for each way to deal a kind to the places in this state.
  template <typename Take>
  void each_split(std::size_t kind, int state, Take&& take) const;
  template <typename Take>
  void split_from(const Kind& kind, std::size_t place, int state, int left, double ways,
                  Split& split, Take& take) const;
  World draw_once(Stream& stream) const;
  Card cut_card(Stream& stream, World& world, CardSet& rest) const;

  const Table* table_;
  int seat_;
  CardSet unseen_;  // in a hidden hand, the pack, or among others' discards
  std::array<CardSet, max_players> excluded_{};
  std::vector<Place> places_;  // hands with restrictions
  std::vector<Place> free_;    // hands that may hold any unseen card
  std::vector<Kind> kinds_;
  CardSet owed_;  // one of these is in the hand of places_[0]; empty: no condition
  int states_ = 1;
  mutable std::vector<double> memory_;  // cache of `ways`, -1: not computed
};

}  // namespace allfours
