#include "ui/views/card_cues.hpp"

#include <algorithm>
#include <cmath>

#include "core/table/dealing.hpp"
#include "core/table/exposed.hpp"
#include "ui/views/award_view.hpp"
#include "ui/views/count_view.hpp"
#include "ui/views/opponent_hands.hpp"
#include "ui/views/stock_view.hpp"
#include "ui/views/won_tricks.hpp"

namespace allfours::ui {

namespace {

constexpr float glide = 240;         // ms, duration of a card's movement
constexpr float hanging = 0.3F;      // angle of a jack that is captured
constexpr float least_hanging = 44;  // width that can still be read
constexpr float deal_time = 640;     // ms until the last packet leaves the pack

class Scenery {
 public:
  explicit Scenery(Scene& scene)
      : scene_(scene),
        layout_(scene.layout),
        view_(scene.seen.table().view),
        table_(view_.table),
        pile_(scene) {}

  void play() {
    if (!hand_is_over(scene_)) {
      award_ = award_place(scene_);
      if (!award_ || award_->keeps_pile) pile_.put_down(cues_);
      hands_and_trick();
      won();
      if (award_) award_cards(*award_);
    }
    Motion& motion = scene_.motion;
    const SeenTable& game = scene_.seen.table();
    const bool same = motion.table == game.identity;
    const int step = game.moment - motion.moment;
    // At the end of a hand buttons lie where cards were.
    const bool jump =
        scene_.frame.reduced_motion || !same || step < 0 || step > 3 || hand_is_over(scene_);
    motion.stepped = same && step == 1;
    // Replays may show bubbles again; another game starts without movement.
    if (!same || step < 0) motion.bubble_moment = motion.award_moment = -1;
    const Event& last = game.events.back();
    if (last.kind == EventKind::deal) spread_deal(last);
    if (last.kind == EventKind::trick) gather(last.seat);
    if (hand_is_over(scene_)) motion.stage.set_exit(vanishing_pose(), true);
    motion.stage.set_entrance(dealers_pose(), false);
    motion.stage.set(cues_, scene_.frame.now, jump, glide);
    motion.table = game.identity;
    motion.moment = game.moment;
    if (motion.stage.draw(scene_.canvas, scene_.painter, scene_.frame.now)) motion.moving = true;
  }

 private:
  void hands_and_trick() {
    if (layout_.backs) {
      for (int seat = 0; seat < table_.players; ++seat) {
        if (seat != view_.seat) put_down_hand(scene_, seat, cues_);
      }
    }
    ceremony();
    if (!award_) {
      first_trick();
      trick();
    }
    own_hand();
  }

  void cue(int actor, int card, const CardPose& pose, std::string_view part, float delay = 0) {
    cues_.push_back({actor, card, card >= 0, pose, delay, part, false});
  }

  // Origin of cards: the dealer's hands during the deal if nothing is turned; else the pile.
  CardPose dealers_pose() const {
    const bool deals = scene_.seen.table().events.back().kind == EventKind::deal;
    if ((table_.rules.trump != TrumpBy::pitch && !deals) || table_.dealer < 0) return pile_.pose(0);
    CardPose pose;
    pose.width = layout_.back_width;
    const int place = place_of(scene_, table_.dealer);
    pose.centre = place == 0 ? ImVec2(layout_.middle_x, layout_.prompt.centre().y)
                             : layout_.seats[at(place)].hand;
    return pose;
  }

  // Target of all cards at the end of the hand.
  CardPose vanishing_pose() const {
    CardPose pose;
    pose.centre = layout_.trick;
    pose.width = layout_.trick_width;
    pose.alpha = 0;
    return pose;
  }

  // The cards that found the first dealer, each before its seat.
  void ceremony() {
    const Event& event = scene_.seen.table().events.back();
    if (event.kind != EventKind::first_dealer) return;
    const int count = event.cards.size() - event.partner_cards;
    const int rounds = (count + table_.players - 1) / table_.players;
    const float step = std::min(7.0F, 30.0F / static_cast<float>(std::max(rounds, 1)));
    for (int i = event.partner_cards; i < event.cards.size(); ++i) {
      const int turn = i - event.partner_cards;
      const int seat = event.method == FirstDealer::red_black ? event.seat : turn % table_.players;
      CardPose pose = trick_pose(seat, event.cards[i]);
      const float later = static_cast<float>(turn / table_.players);
      pose.centre.x += later * step * 0.6F;
      pose.centre.y += later * step * 0.4F;
      cue(event.cards[i].index, event.cards[i].index, pose, "the ceremony",
          static_cast<float>(turn) * 60);
    }
  }

  // West Yorkshire: the first trick stays face up before its winner, a trump on top.
  void first_trick() {
    if (!table_.rules.first_trick_open || table_.tricks == 0 || layout_.open_width <= 0) return;
    // With six players it does not fit beside a question about irregularities.
    const SeenTable& game = scene_.seen.table();
    if (table_.rules.table_rules && table_.players > 4 && !game.looking_back &&
        !game.controls.actions.empty() && game.cards.playable.empty()) {
      return;
    }
    const int size = table_.trick_start < table_.players ? table_.trick_start : table_.players;
    std::vector<Card> cards;
    for (int i = 0; i < size; ++i) cards.push_back(table_.plays[at(i)].card);
    std::stable_partition(cards.begin(), cards.end(),
                          [&](Card card) { return card.suit() != table_.trump; });
    const int place = first_trick_place(scene_.seen.table());
    const ImVec2 first = layout_.seats[at(place)].open_trick;
    const float w = layout_.open_width;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      CardPose pose;
      pose.width = w;
      pose.centre = ImVec2(first.x + static_cast<float>(i) * w * open_trick_step, first.y);
      pose.visible_width = i + 1 < cards.size() ? w * open_trick_step : 0.0F;
      cue(cards[i].index, cards[i].index, pose, "the first trick");
    }
  }

  // Tricks are placed by their winners.
  void won() {
    for (int side = 0; side < table_.sides; ++side) {
      const auto lies = won_tricks(scene_, side);
      for (int i = 0; lies && i < lies->tricks; ++i) {
        const CardPose pose = won_pose(*lies, i);
        CardPose comes = pose;
        comes.alpha = 0;
        scene_.motion.stage.enter_from(won_actor(side, i), comes, false);
        cue(won_actor(side, i), -1, pose, "the won tricks");
      }
    }
  }

  CardPose trick_pose(int seat, Card card) const {
    CardPose pose;
    pose.width = layout_.trick_width;
    pose.centre = layout_.trick_cards[at(place_of(scene_, seat))];
    // Nobody puts a card down quite straight; each card has its own angle.
    pose.angle = static_cast<float>(card.index * 37 % 17 - 8) * 0.004F;
    return pose;
  }

  // Tilted, but no taller than a straight card if it can then be read, and within the table.
  void hang(CardPose& pose) const {
    const float across = std::cos(hanging);
    const float along = std::abs(std::sin(hanging));
    pose.angle = hanging;
    const float straight = card_aspect / (card_aspect * across + along);
    pose.width = std::max(pose.width * straight, std::min(pose.width, least_hanging));
    const float reach = pose.width * (across + card_aspect * along) * 0.5F;
    pose.centre.x =
        std::clamp(pose.centre.x, layout_.table.min.x + reach, layout_.table.max.x - reach);
  }

  void trick() {
    const int first = table_.trick_start;
    const int last = table_.play_count;
    const Card hanged = hanged_in_trick(table_);
    const Card winning = last > first + 1 ? winning_play(table_).card : no_card;
    std::vector<Play> plays(table_.plays.begin() + first, table_.plays.begin() + last);
    std::erase_if(plays, [](const Play& play) { return !play.card.known(); });  // taken back
    // Where they overlap every index is visible.
    const auto x = [&](const Play& play) {
      return layout_.trick_cards[at(place_of(scene_, play.seat))].x;
    };
    std::sort(plays.begin(), plays.end(),
              [&](const Play& one, const Play& other) { return x(one) < x(other); });
    for (const Play& play : plays) {
      if (play.seat != view_.seat) {
        const int count = table_.hand_count[at(play.seat)];
        scene_.motion.stage.enter_from(play.card.index,
                                       back_pose(scene_, play.seat, count / 2, count + 1), false);
      }
      CardPose pose = trick_pose(play.seat, play.card);
      if (play.card == winning) pose.glow = 1;
      if (play.card == hanged) hang(pose);
      cue(play.card.index, play.card.index, pose, "the trick");
    }
  }

  // The card of an award is enlarged; those of earlier points are in their boxes.
  void award_cards(const AwardPlace& award) {
    if (award.has_boxes && award.large_boxes) {
      for (int i = 0; i < 4; ++i) {
        const HistoryRow* row = award_of_point(scene_, point_of_box(scene_, i));
        if (row == nullptr || row == award.row || row->cards.count() != 1) continue;
        award_card(row->cards.first(), card_of_box(award.boxes[at(i)]), false);
      }
    }
    if (award.row == nullptr) return counted_cards(award);
    if (award.card.width() <= 0 || award.row->cards.count() != 1) return;
    award_card(award.row->cards.first(), award.card, true);
  }

  // Each comes from the seat that took it.
  void counted_cards(const AwardPlace& award) {
    for (const auto& [card, seat, pose] : count_poses(scene_, award)) {
      const int actor = counted_actor(card.index);
      scene_.motion.stage.enter_from(actor, taken_pose(seat), false);
      cue(actor, card.index, pose, award_part);
    }
  }

  void award_card(Card card, const Rect& place, bool newest) {
    std::erase_if(cues_, [&](const Cue& cue) { return cue.card == card.index; });
    CardPose pose;
    pose.centre = place.centre();
    pose.width = place.width();
    if (newest) {
      pose.angle = award_->beside ? -0.02F : 0.03F;
      pose.glow = 1;
      pose.lift = 1;
      // From the player who brought it home.
      const Event& event = scene_.seen.table().events.back();
      const int seat = event.why.taken_by >= 0 ? event.why.taken_by : event.why.dealt;
      if (seat >= 0) scene_.motion.stage.enter_from(card.index, taken_pose(seat), false);
    }
    cue(card.index, card.index, pose, award_part);
  }

  void own_hand() {
    const std::vector<Card> cards = held_cards(view_, scene_.seen.settings->hand_order);
    const int count = scene_.seen.table().seats[at(view_.seat)].cards_before;
    const std::vector<HandSpot> spots = hand_spots(layout_, count);
    // Dragging also plays a card: to anywhere above the hand; out of turn it exposes it, if
    // possible.
    const bool exposes = !scene_.seen.table().cards.to_expose.empty();
    scene_.input.drop_in(
        "card:", Rect{layout_.table.min, ImVec2(layout_.table.max.x, layout_.prompt.max.y)},
        exposes ? "expose:" : "put:");
    std::optional<Cue> dragged;
    for (int n = 0; n < count; ++n) {
      const int i = place_from_below(spots, n);
      const HandSpot& spot = spots[at(i)];
      CardPose pose;
      pose.centre = spot.centre;
      pose.angle = spot.angle;
      pose.width = layout_.hand_width;
      pose.visible_width = spot.visible_width;
      pose.left_handed = layout_.left_handed;
      if (static_cast<std::size_t>(i) >= cards.size()) {  // face down for its owner too
        cue(hidden_actor(view_.seat, i), -1, pose, "the hand");
        continue;
      }
      own_card(cards[at(i)], pose, spot, dragged);
    }
    if (dragged) cues_.push_back(*dragged);
  }

  // The place of the nth card of the hand from below: in a row of the left hand the first is on
  // top.
  int place_from_below(const std::vector<HandSpot>& spots, int n) const {
    if (!layout_.left_handed) return n;
    const int row = spots[at(n)].row;
    int first = n;
    int last = n;
    while (first > 0 && spots[at(first - 1)].row == row) --first;
    while (at(last + 1) < spots.size() && spots[at(last + 1)].row == row) ++last;
    return first + last - n;
  }

  void own_card(Card card, CardPose pose, const HandSpot& spot, std::optional<Cue>& dragged) {
    const Seen& seen = scene_.seen;
    const CardSet playable = seen.table().cards.playable;
    const bool choosing = !playable.empty();
    const bool legal = playable.contains(card);
    const std::string id = "card:" + card_text(card);
    const bool inside = covers(pose, scene_.input.pointer());
    // Its neighbours cover the end of a finger's area.
    const Rect part = seen_part(pose, spot);
    const ImVec2 size(std::max(part.width(), space::touch), std::max(part.height(), space::touch));
    // Touching the hand deals a packet to it, when dealing by hand.
    PillState state;
    if (seen.table().controls.seats_to_deal_to.empty()) {
      state = scene_.input.add(id, {part.min, part.min + size}, inside);
    }
    if (choosing && !legal) pose.dim = 1;
    if (choosing && legal && (state.hovered || state.focused)) raise(pose);
    if (state.focused) {
      pose.glow = 1;
      pose.glow_colour = scene_.canvas.theme->focus;
    }
    if (seen.table().cards.picked.contains(card) || seen.table().cards.chosen == card ||
        seen.table().cards.raised == card || is_advised(card) ||
        seen.table().cards.asked.contains(card)) {
      raise(pose);
      pose.glow = 1;
    }
    if (exposed_of(table_, view_.seat).contains(card)) raise(pose);
    const bool falls = seen.table().cards.to_expose.contains(card);
    if (scene_.input.dragged() == id &&
        (legal || falls || seen.table().cards.choosable.contains(card))) {
      const ImVec2 way = scene_.input.drag();
      pose.centre = ImVec2(spot.centre.x + way.x, spot.centre.y + way.y);
      pose.angle = 0;
      pose.lift = 1;
      pose.visible_width = 0;
      dragged = Cue{card.index, card.index, true, pose, 0, "the hand", true};
      return;
    }
    cue(card.index, card.index, pose, "the hand");
  }

  // The hint would play it, or discard it.
  bool is_advised(Card card) const {
    const Advice* advice = scene_.seen.table().hint.advice;
    if (advice == nullptr) return false;
    const Decision& decision = advice->chosen().decision;
    const CardList& cards = decision.cards;
    return decision.kind == Decision::Kind::play
               ? decision.card == card
               : std::find(cards.begin(), cards.end(), card) != cards.end();
  }

  // The part of a card in the fan that its neighbours leave free.
  static Rect seen_part(const CardPose& pose, const HandSpot& spot) {
    const float width =
        spot.visible_width > 0 ? std::min(spot.visible_width, pose.width) : pose.width;
    const float height =
        spot.visible_height > 0 ? std::min(spot.visible_height, pose.height()) : pose.height();
    const float left = pose.left_handed ? pose.centre.x + pose.width * 0.5F - width
                                        : pose.centre.x - pose.width * 0.5F;
    return Rect::at(left, pose.centre.y - pose.height() * 0.5F, width, height);
  }

  void raise(CardPose& pose) const {
    // In the closest rows it would cover what is above it.
    if (layout_.hand_row > 0 && layout_.hand_row < space::touch) return;
    pose.centre.y -= layout_.tiny ? 2.0F : layout_.is_low_or_smallest() ? 5.0F : 10.0F;
    pose.lift = 0.6F;
  }

  // In the packets of the deal, from eldest on.
  void spread_deal(const Event& deal) {
    const int turns = packet_turns(table_);
    // At a fast pace the dealer is fast too.
    const auto hurry = static_cast<float>(std::max(0.0, scene_.seen.settings->pace - 1.0));
    const float pause =
        std::min(110.0F, deal_time * (1 - 0.55F * hurry) / static_cast<float>(std::max(turns, 1)));
    const int each = table_.deals > 1 ? run_size : hand_size;
    const auto delay = [&](int seat, int i) {
      return pause * static_cast<float>(packet_turn(table_, seat, i)) +
             14.0F * static_cast<float>(i % 3);
    };
    for (Cue& cue : cues_) {
      if (cue.actor >= 1000) continue;
      if (cue.actor >= first_hidden_actor) {
        const int seat = (cue.actor - first_hidden_actor) / hidden_room;
        const int i = (cue.actor - first_hidden_actor) % hidden_room;
        const int before = table_.hand_count[at(seat)] - each;
        if (i >= before) cue.delay = delay(seat, i - before);
        continue;
      }
      for (int i = 0; i < each && view_.seat * each + i < deal.cards.size(); ++i) {
        if (deal.cards[view_.seat * each + i].index == cue.card) cue.delay = delay(view_.seat, i);
      }
    }
  }

  // Target of captured cards.
  CardPose taken_pose(int seat) const {
    CardPose pose;
    if (const auto lies = won_tricks(scene_, side_of(table_, seat)); lies && lies->tricks > 0) {
      pose = won_pose(*lies, lies->tricks - 1);
      pose.alpha = 0;
      return pose;
    }
    const int place = place_of(scene_, seat);
    pose.centre =
        place == 0 ? ImVec2(layout_.middle_x, layout_.table.max.y) : layout_.seats[at(place)].plate;
    pose.width = layout_.trick_width * 0.4F;
    pose.alpha = 0;
    return pose;
  }

  // A trick turns over on its way to its winner.
  void gather(int winner) { scene_.motion.stage.set_exit(taken_pose(winner), false); }

  Scene& scene_;
  const Layout& layout_;
  const SeatView& view_;
  const Table& table_;
  std::vector<Cue> cues_;
  Pile pile_;
  std::optional<AwardPlace> award_;
};

}  // namespace

int place_of(const Scene& scene, int seat) {
  const SeenTable& game = scene.seen.table();
  return place_at_table(game.setup, game.view.seat, seat);
}

int first_trick_place(const SeenTable& game) {
  const Table& table = game.view.table;
  int winner = game.view.seat;
  for (int seat = 0; seat < table.players; ++seat) {
    if (table.taken[at(seat)].contains(table.plays[0].card)) winner = seat;
  }
  return place_at_table(game.setup, game.view.seat, winner);
}

bool hand_is_over(const Scene& scene) {
  return scene.seen.table().waits_for_next_hand || scene.seen.table().game_over;
}

void draw_cards(Scene& scene) { Scenery(scene).play(); }

}  // namespace allfours::ui
