// The search of the solver (solver.hpp): is this position worth at least the rank aimed at, and by
// what margin? All
// rules of play are the kernel's. A node is a position where somebody plays a card.
//
// Positions are compared at the beginnings of tricks, by what still matters: in each suit who holds
// the cards left, from the lowest, and which of them count; the three plain suits in any order.
// Cards of a hand with none between them that is still held, and which count alike, are one.
// Knows nothing of tables of values or of how ranks are aimed at (solver.cpp does).
// Tests: tests/rules/solver_test.cpp.
#pragma once

#include "players/solver_cards.hpp"
#include "players/solver_scale.hpp"

namespace allfours {

template <typename Scale>
class SolverSearch {
 public:
  using Count = typename Scale::Count;

  // Who leads, who took what, and the card points still to come.
  struct Standing {
    int leader = 0;
    int low = 0, jack = 0;  // the side that took the card, or open_fact
    int to_come = 0;
    Count count{};
  };
  // Where the hand stands at the beginning of a trick, but for the cards in hand.
  struct Position : Standing {
    std::uint64_t left = 0;  // the cards held when the trick began
    int cards = 0;           // how many each hand held then
    // A suit's cards as they were held when the trick began, from the lowest, three bits each:
    // whose they are.
    std::array<std::uint64_t, suit_count> order;
  };
  // The cards now in hand.
  struct Held {
    std::array<std::uint64_t, max_players> seat{};
    std::array<std::uint64_t, max_players> side{};
  };
  // The trick so far.
  struct Trick {
    std::uint64_t played = 0;
    std::uint64_t beaters = ~std::uint64_t{0};  // cards that beat its best
    // Cards that are like no other: the low card, the jack, as they matter.
    std::uint64_t apart = 0;
    int points = 0;
    int seat = 0;     // to play
    int to_play = 0;  // how many seats
    int best_seat = -1;
    Card best;
    Suit led{};
    bool points_matter = true;
  };

  struct Move {
    std::int32_t order;
    std::uint8_t card;
  };
  struct Moves {
    std::array<Move, pack_size> list;
    int count = 0;
  };

  SolverSearch(const SolverWorld& world, const Scale& scale, SolverTable& memory,
               std::uint64_t salt, std::uint64_t budget);

  Scale& scale() { return scale_; }
  bool stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }
  void hold(int seat, std::uint64_t cards);

  // All answers are margins (solver_scale.hpp), which hold unless stopped(). The cards held are
  // changed while it works, and are as before when it returns. `first` is tried first.
  int margin(const Position& position, const Trick& trick, Card first = no_card);
  // … after this card.
  int margin_by(const Position& position, const Trick& trick, Card card);
  // A card of each kind that may be played, the likeliest to be best first.
  void moves(const Position& position, const Trick& trick, Card first, Moves& moves) const;

  Trick begin(const Position& position, const Matters& matters) const;
  // The trick with a card by the seat to play.
  Trick with(Trick trick, Card card) const;

 private:
  [[gnu::always_inline]] void add(Trick& trick, Card card) const;
  [[gnu::always_inline]] int after(const Position& position, const Trick& trick, Card card);
  [[gnu::always_inline]] void kinds(const Position& position, const Trick& trick,
                                    std::uint64_t legal, Card first, Moves& moves) const;
  int at_lead(const Position& position);
  int at_end(const Position& position, const Trick& trick);
  // The last two tricks, where nothing is worth remembering or sorting, and hands stay as they
  // were: each plays once before the last trick, which is what a trick leaves of them.
  int last_two(const Position& position, const Trick& trick);
  [[gnu::always_inline]] int last_trick(Standing standing, const Trick& trick) const;
  // What is certain without a search at a lead, or no_margin; who surely takes the low card and the
  // jack is settled then.
  int certain(Position& position) const;
  // What the leader's side has for certain by cashing what nobody can beat, one after another.
  int cash(const Position& position) const;
  int least_points(std::uint64_t hand, int cards, int tricks) const;
  [[gnu::always_inline]] std::uint64_t legal_cards(std::uint64_t hand, const Trick& trick) const;
  std::uint64_t key(const Position& position, const Matters& matters, Count& count) const;
  [[gnu::always_inline]] void settle(Standing& standing, const Trick& trick) const;
  // Plays and takes back.
  void turn(int seat, std::uint64_t card) {
    held_.seat[at(seat)] ^= card;
    held_.side[at(world_.side[at(seat)])] ^= card;
  }

  const SolverWorld& world_;
  Scale scale_;
  SolverTable& memory_;
  std::uint64_t salt_;
  std::uint64_t budget_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
  Card settled_by_;
  Held held_;
  const std::array<std::uint64_t, pack_size>& beaters_;
};

}  // namespace allfours
