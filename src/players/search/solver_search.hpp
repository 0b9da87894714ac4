// The search of the solver (solver.hpp): is this position worth at least the target rank, and by
// what margin? All rules of play are the kernel's. A node is a position in which a card is played.
//
// Positions are hashed at the start of tricks by what still matters: for each suit the holders of
// the remaining cards, from the lowest, and which cards count; the plain suits in any order.
// Adjacent cards of a hand that count alike are equivalent and searched once. Knows nothing of
// value tables or of the sequence of target ranks (solver.cpp does). Tests:
// tests/players/search/solver_test.cpp.
#pragma once

#include "players/search/solver_cards.hpp"
#include "players/search/solver_scale.hpp"

namespace allfours {

template <typename Scale>
class SolverSearch {
 public:
  using Count = typename Scale::Count;

  // Leader, captured facts, and card points still to come.
  struct Standing {
    int leader = 0;
    int low = 0, jack = 0;  // the side that took the card, or open_fact
    int to_come = 0;
    Count count{};
  };
  // State at the start of a trick, without the hands.
  struct Position : Standing {
    std::uint64_t left = 0;  // the cards held at the start of the trick
    int cards = 0;           // number of cards per hand at that time
    // For each suit the holders of its cards at the start of the trick, from the lowest, three bits
    // each.
    std::array<std::uint64_t, suit_count> order;
  };
  // The current hands.
  struct Held {
    std::array<std::uint64_t, max_players> seat{};
    std::array<std::uint64_t, max_players> side{};
  };
  // The trick so far.
  struct Trick {
    std::uint64_t played = 0;
    std::uint64_t beaters = ~std::uint64_t{0};  // cards that beat its best card
    // Cards equivalent to no other: the low card and the jack, while they matter.
    std::uint64_t apart = 0;
    int points = 0;
    int seat = 0;     // the seat in turn
    int to_play = 0;  // number of seats still to play
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

  // All results are margins (solver_scale.hpp), valid unless stopped(). Modifies the hands during
  // the search and restores them. Tries `first` first.
  int margin(const Position& position, const Trick& trick, Card first = no_card);
  // The margin after this card.
  int margin_by(const Position& position, const Trick& trick, Card card);
  // One card per equivalence class of legal cards, the most promising first.
  void moves(const Position& position, const Trick& trick, Card first, Moves& moves) const;

  Trick begin(const Position& position, const Matters& matters) const;
  // The trick after a card by the seat in turn.
  Trick with(Trick trick, Card card) const;

 private:
  [[gnu::always_inline]] void add(Trick& trick, Card card) const;
  [[gnu::always_inline]] int after(const Position& position, const Trick& trick, Card card);
  [[gnu::always_inline]] void kinds(const Position& position, const Trick& trick,
                                    std::uint64_t legal, Card first, Moves& moves) const;
  int at_lead(const Position& position);
  int at_end(const Position& position, const Trick& trick);
  // The last two tricks, without ordering or hand updates: each hand plays once before the last
  // trick.
  int at_last_two(const Position& position);
  int last_two(const Position& position, const Trick& trick);
  [[gnu::always_inline]] int last_trick(Standing standing, const Trick& trick) const;
  // The margin that is certain at a lead without a search, or no_margin; settles low card and jack
  // if their capture is certain.
  int certain(Position& position) const;
  // The certain gain of the leader's side from cashing unbeatable cards one after another.
  int cash(const Position& position) const;
  int least_points(std::uint64_t hand, int cards, int tricks) const;
  [[gnu::always_inline]] std::uint64_t legal_cards(std::uint64_t hand, const Trick& trick) const;
  std::uint64_t key(const Position& position, const Matters& matters, Count& count) const;
  [[gnu::always_inline]] void settle(Standing& standing, const Trick& trick) const;
  bool is_ours(int seat) const { return world_.side[at(seat)] == world_.us; }
  // Plays a card, or takes it back.
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
