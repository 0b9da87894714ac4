// How well a world fits what the other seats said and played in this hand: who decides otherwise
// than "sensible" would have with those cards makes the world less likely by a fixed share for each
// such decision. Words are looked at where the six cards of the deal are those played with; the
// cards played, where nothing was drawn, laid down or won at once. Worlds that no card told about
// fit alike.
//
// A guess about people, not a rule: it takes others to play roughly as "sensible" does.
// Knows no tactics of its own. Tests: tests/rules/inference_test.cpp.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "core/seat_view.hpp"

namespace allfours {

class Inference {
 public:
  // The view stays where it is for as long as this is used.
  explicit Inference(const SeatView& view);

  // Has another seat decided anything that could tell?
  bool tells() const { return tells_; }
  // 1 for a world in which everybody decided as expected. The world is a table of the view with all
  // cards filled in (Worlds::table), `surprise` the share that remains after a decision that is not
  // what "sensible" does. What a seat would have done hangs on its own cards alone, and is
  // remembered for the next world in which it has the same.
  double weight(const Table& world, double surprise);

 private:
  // A decision of another seat, and what that seat saw, with the cards it is tried with.
  struct Moment {
    SeatView seen;
    Card played;  // no card: it spoke
    Say said{};
    CardSet later;  // what it played from then on
  };
  using Cards = std::pair<std::uint64_t, std::uint64_t>;  // a hand, what it discarded

  void find_moments(const Table& world);
  int surprises(int seat, CardSet hand, CardSet discarded);

  const Table* table_;
  int seat_;
  bool words_ = false;
  bool plays_ = false;
  bool tells_ = false;
  bool found_ = false;
  std::vector<Moment> moments_;
  std::array<CardSet, max_players> played_{};              // in all, by seat
  std::array<std::map<Cards, int>, max_players> known_{};  // surprises
};

}  // namespace allfours
