// Positions of the others' cards: backs in a row, an open hand side by side, exposed cards at the
// end of their owner's others.
#include "ui/views/opponent_hands.hpp"

#include <algorithm>
#include <array>

#include "core/table/exposed.hpp"
#include "ui/views/card_cues.hpp"

namespace allfours::ui {

namespace {

// Trace names of the others' hands, by place.
constexpr std::array<std::string_view, max_players> others_parts{"",
                                                                 "the cards of the first",
                                                                 "the cards of the second",
                                                                 "the cards of the third",
                                                                 "the cards of the fourth",
                                                                 "the cards of the fifth"};

class Hand {
 public:
  Hand(Scene& scene, int seat, std::vector<Cue>& cues)
      : scene_(scene),
        seat_(seat),
        spot_(scene.layout.seats[at(place_of(scene, seat))]),
        part_(others_parts[at(place_of(scene, seat))]),
        cues_(cues) {}

  void put_down() {
    // A closed hand shows its backs, even of cards seen before.
    const CardSet open = scene_.seen.table().seats[at(seat_)].open_hand;
    const CardSet exposed =
        open.empty() ? exposed_of(scene_.seen.table().view.table, seat_) : CardSet();
    const int all = scene_.seen.table().seats[at(seat_)].cards_before;
    if (!exposed.empty()) {
      const int hidden = all - exposed.count();
      for (int i = 0; i < hidden; ++i) {
        cue(hidden_actor(seat_, i), -1, back(i, all));
      }
      exposed_cards(exposed, all);
      return;
    }
    const int count = open.empty() ? all : open.count();
    for (int i = 0; i < count; ++i) {
      const int card = open.empty() ? -1 : open.at(i).index;
      const CardPose pose = card < 0 ? back(i, count) : open_pose(i, count);
      cue(card < 0 ? hidden_actor(seat_, i) : card, card, pose);
    }
  }

 private:
  CardPose back(int i, int count) const { return back_pose(scene_, seat_, i, count); }

  void cue(int actor, int card, const CardPose& pose) {
    cues_.push_back({actor, card, card >= 0, pose, 0, part_, false});
  }

  // A card of an open hand: side by side, from the edge of the table inwards.
  CardPose open_pose(int i, int count) const {
    CardPose pose;
    pose.width = scene_.layout.back_width;
    if (spot_.along != 0) {
      // At the sides a few keep to the depth of a row of backs; many reach beyond it.
      const float cards = 1 + open_trick_step * static_cast<float>(count - 1);
      const float tall = (spot_.room / pose.width + 1) / card_aspect;
      pose.width *= std::clamp(std::min(tall, card_aspect / cards), 0.62F, 1.0F);
    }
    const float step = pose.width * open_trick_step;
    const float row = step * static_cast<float>(count - 1);
    float first = spot_.hand.x - row * 0.5F;
    if (spot_.plate_align == Align::left && spot_.along != 0) {
      first = spot_.plate.x + pose.width * 0.5F;
    } else if (spot_.plate_align == Align::right && spot_.along != 0) {
      first = spot_.plate.x - pose.width * 0.5F - row;
    }
    pose.centre = ImVec2(first + step * static_cast<float>(i), spot_.hand.y);
    if (i + 1 < count) pose.visible_width = step;
    return pose;
  }

  // Face up at the end of their owner's other cards, upright; they can be called for.
  void exposed_cards(CardSet cards, int all) {
    const int count = cards.count();
    const CardPose last = back(all - 1, all);
    CardPose pose;
    pose.width = scene_.layout.back_width;
    if (spot_.along != 0) {
      pose.width = std::clamp((spot_.room + pose.width) / card_aspect, least_open_card, pose.width);
    }
    float step = pose.width * open_trick_step;
    pose.centre = last.centre;
    if (spot_.along == 0) {
      pose.centre.x -= step * static_cast<float>(count - 1);
    } else {
      // Across the row of backs, at its lower end.
      const float deep = pose.width * (card_aspect - 1);
      if (count > 1) step = std::min(step, deep / static_cast<float>(count - 1));
      pose.centre.x = spot_.hand.x - step * static_cast<float>(count - 1) * 0.5F;
      pose.centre.y =
          std::max(last.centre.y, back(0, all).centre.y) + (pose.width - pose.height()) * 0.5F;
    }
    lay_open(cards, pose, step);
  }

  // Side by side from there on.
  void lay_open(CardSet cards, CardPose pose, float step) {
    for (int i = 0; i < cards.count(); ++i) {
      const Card card = cards.at(i);
      const bool last = i + 1 == cards.count();
      pose.visible_width = last ? 0.0F : step;
      scene_.motion.stage.enter_from(card.index, back(0, 1), false);
      CardPose here = pose;
      // A partly covered one has its button.
      if (last || step >= space::touch) {
        const float reach = std::max(pose.width, space::touch);
        const PillState state = scene_.input.add(
            "call_card:" + card_text(card),
            Rect::at(pose.centre.x - reach * 0.5F, pose.centre.y - reach * 0.5F, reach, reach));
        if (state.hovered || state.focused) here.glow = 1;
        if (state.focused) here.glow_colour = scene_.canvas.theme->focus;
      }
      cue(card.index, card.index, here);
      pose.centre.x += step;
    }
  }

  Scene& scene_;
  int seat_;
  const SeatSpot& spot_;
  std::string_view part_;
  std::vector<Cue>& cues_;
};

}  // namespace

CardPose back_pose(const Scene& scene, int seat, int i, int count) {
  const SeatSpot& spot = scene.layout.seats[at(place_of(scene, seat))];
  const bool across = spot.along == 0;
  const float w = scene.layout.back_width;
  const float spacing =
      count > 1 ? std::min(w * 0.46F, spot.room / static_cast<float>(count - 1)) : 0.0F;
  const float from_middle = static_cast<float>(i) - static_cast<float>(count - 1) * 0.5F;
  const float share = count > 1 ? from_middle / static_cast<float>(count - 1) : 0.0F;
  CardPose pose;
  pose.width = w;
  pose.angle = spot.along + (across ? share * 0.18F : 0.0F);
  pose.centre =
      across ? ImVec2(spot.hand.x + from_middle * spacing, spot.hand.y + share * share * w * 0.16F)
             : ImVec2(spot.hand.x, spot.hand.y + from_middle * spacing);
  return pose;
}

void put_down_hand(Scene& scene, int seat, std::vector<Cue>& cues) {
  Hand(scene, seat, cues).put_down();
}

}  // namespace allfours::ui
