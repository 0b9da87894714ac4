// The four points so far in words; how they stand comes from core/points_so_far.hpp.
#include "app/narrator.hpp"
#include "core/points_so_far.hpp"

namespace allfours {

namespace {

using State = PointSoFar::State;

}  // namespace

std::string Narrator::side_initials(int side) const {
  const int sides = side_count(setup_->rules, setup_->players);
  if (sides == setup_->players) return name(side);
  std::string text;
  for (int seat = side; seat < setup_->players; seat += sides) {
    const std::string initial(initial_of(name(seat)));
    text = text.empty() ? initial : fill(words_->and_side, {{"who", text}, {"other", initial}});
  }
  return text;
}

std::array<SoFarBox, 4> Narrator::so_far(const SeatView& view) const {
  const Words& w = *words_;
  const PointsSoFar points = points_so_far(view);
  const int own_side = side_of(view.table, people_.human);
  const auto standing = [&](const PointSoFar& point) -> std::string {
    if (point.state == State::nobody) return std::string(w.nobody);
    if (point.side >= 0) {
      return fill(point.state == State::certain ? w.side_sure : w.side_so_far,
                  point.side == own_side, {{"side", side_initials(point.side)}});
    }
    if (!point.card.known()) return std::string(w.not_seen);
    if (point.holder < 0) return std::string(w.on_the_table);
    if (point.holder == people_.human) return std::string(w.in_your_hand);
    return fill(w.in_a_hand, {{"who", name(point.holder)}});
  };
  std::array<SoFarBox, 4> boxes{
      SoFarBox{std::string(w.high), points.high.card, {}, standing(points.high)},
      SoFarBox{std::string(w.low), points.low.card, {}, standing(points.low)},
      SoFarBox{std::string(w.jack), points.jack.card, {}, standing(points.jack)},
      SoFarBox{std::string(w.game), no_card, score_text(points.card_points), {}}};
  if (points.on_table > 0) {
    boxes[3].text = fill(w.points_on_table, {{"n", std::to_string(points.on_table)}});
  } else if (points.game.side >= 0) {
    boxes[3].text = standing(points.game);
  }
  return boxes;
}

}  // namespace allfours
