// Likelihood of a world from what the other seats said and played in this hand: each decision that
// differs from what "sensible" would have done with those cards multiplies the weight by a fixed
// factor. Words count if the six cards dealt are those played with; cards count if nothing was
// drawn, laid down or won at once. Without such evidence all worlds have the same weight.
//
// A model of people, not a rule: it assumes that others play roughly as "sensible" does. Knows no
// tactics of its own. Tests: tests/players/search/inference_test.cpp.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "core/table/seat_view.hpp"

namespace allfours {

class Inference {
 public:
  // The view must outlive this object.
  explicit Inference(const SeatView& view);

  // True if another seat has decided anything informative.
  bool tells() const { return tells_; }
  // 1 for a world in which every decision was expected. The world is the view's table with all
  // cards filled in (Worlds::table); `surprise` is the factor per unexpected decision. The expected
  // decision of a seat depends on its own cards alone and is cached for other worlds with the same
  // cards.
  double weight(const Table& world, double surprise);

 private:
  // A decision of another seat, with that seat's view at the time and the cards to be tested.
  struct Moment {
    SeatView seen;
    Card played;  // no card: it was a word
    Say said{};
    CardSet later;  // the cards it played from then on
  };
  using Cards = std::pair<std::uint64_t, std::uint64_t>;  // a hand, and its discards

  void find_moments(const Table& world);
  int surprises(int seat, CardSet hand, CardSet discarded);

  const Table* table_;
  int seat_;
  bool words_ = false;
  bool plays_ = false;
  bool tells_ = false;
  bool found_ = false;
  std::vector<Moment> moments_;
  std::array<CardSet, max_players> played_{};              // all cards played, by seat
  std::array<std::map<Cards, int>, max_players> known_{};  // number of surprises
};

}  // namespace allfours
