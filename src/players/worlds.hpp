// Worlds that one seat takes to be possible: every hidden hand, what others have discarded, what is
// left in the pack, drawn by chance so that each world that fits what the seat knows is as likely
// as the next. It knows: its own hand and discards, every card played, turned, drawn in the open,
// laid down or on top of the stock, how many cards each hand has; that every card played was legal
// in the hand it came from (the kernel says), that a seat that stood where it must beg without a
// trump held one (must_beg_without_trump), that the card that fixed trump lay 4 to 48 cards deep
// (California Jack), and that some side can still make all four where a decided hand is played on
// (stakes). It concludes nothing from what a seat chose to say, play, discard or keep when it could
// do otherwise.
//
// Exact but for two things: the number of worlds is counted in doubles, so that a chance is right
// to about 1 part in 10^15; and the condition of a decided hand with stakes is met by drawing
// again, at most 200 times, after which the last world stands as it is. Knows no tactics and no
// worth. Tests: tests/rules/worlds_test.cpp.
#pragma once

#include <vector>

#include "core/random.hpp"
#include "core/seat_view.hpp"
#include "players/known_hands.hpp"

namespace allfours {

struct World {
  Hands hands{};                                 // per seat, all cards
  std::array<CardSet, max_players> discarded{};  // per seat
  Pack pack{};         // in the order in which they come off, the first …
  int pack_count = 0;  // … so many
};

class Worlds {
 public:
  // The view stays where it is for as long as this is used.
  explicit Worlds(const SeatView& view);

  World draw(Stream& stream) const;
  // The view's table with the cards of a world drawn. It can be played on to the end of the hand.
  // A view does not tell which of the seat's own cards were drawn from an open stock: the others
  // are taken to have seen as many as can be of those that it still holds.
  Table table(Stream& stream) const { return table_of(draw(stream)); }
  Table table_of(const World& world) const;

  // In how many ways the hidden hands can be made up, as a double.
  double count() const;
  // The cards that this seat's hidden cards cannot be, by what it has played.
  CardSet ruled_out(int seat) const { return excluded_[at(seat)]; }

 private:
  // Cards that may lie in the same hands.
  struct Kind {
    CardSet cards;
    int seats = 0;      // bit i: in the hand of places_[i]
    bool owed = false;  // among those of which one must be in the first of these hands
  };
  struct Place {
    int seat = 0;
    int count = 0;   // hidden cards
    int stride = 0;  // of a state of the count
  };
  using Split = std::array<int, max_players>;

  // Cards ruled out, places and kinds; false where no hands fit them.
  bool find_hands(bool rules_out);
  void find_places();
  void find_kinds();
  void rule_out_cards();
  // The ways to fill what is left of the hands (a state) with the kinds from `kind` on.
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
  CardSet unseen_;  // that lie in a hidden hand, a pack, or among others' discards
  std::array<CardSet, max_players> excluded_{};
  std::vector<Place> places_;  // restricted hands
  std::vector<Place> free_;    // hands that may hold any unseen card
  std::vector<Kind> kinds_;
  CardSet owed_;  // one of these is in the hand of places_[0]; empty: nothing is
  int states_ = 1;
  mutable std::vector<double> memory_;  // of `ways`, -1 where not known yet
};

}  // namespace allfours
