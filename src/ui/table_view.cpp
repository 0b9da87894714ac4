// The table: pile, the others' hands, the trick, the person's hand, name plates and bubbles.
#include <algorithm>
#include <cmath>

#include "ui/scene.hpp"

namespace allfours::ui {

namespace {

constexpr float glide = 240;  // ms

// What the hands of the others are called, by place.
constexpr std::array<std::string_view, max_players> others_parts{"",
                                                                 "the cards of the first",
                                                                 "the cards of the second",
                                                                 "the cards of the third",
                                                                 "the cards of the fourth",
                                                                 "the cards of the fifth"};

constexpr auto at(int i) { return static_cast<std::size_t>(i); }

int place_of(const Scene& scene, int seat) {
  const Session& session = scene.app.session();
  return place_at_table(session.setup(), session.human(), seat);
}

// The summary lies over the middle then.
bool hand_is_over(const Scene& scene) {
  return scene.app.waits_for_next_hand() || scene.app.game_over();
}

class Scenery {
 public:
  explicit Scenery(Scene& scene)
      : scene_(scene), layout_(scene.layout), view_(scene.app.view()), table_(view_.table) {}

  void play() {
    pile();
    for (int seat = 0; seat < table_.players; ++seat) {
      if (seat != view_.seat) others_hand(seat);
    }
    ceremony();
    first_trick();
    trick();
    own_hand();
    Motion& motion = scene_.motion;
    const Session& session = scene_.app.session();
    const bool same = motion.session == &session;
    const int step = session.shown() - motion.moment;
    const bool jump = scene_.frame.reduced_motion || !same || step < 0 || step > 3;
    const Event& last = session.last_shown();
    if (last.kind == EventKind::deal) spread_deal();
    if (last.kind == EventKind::trick) gather(last.seat);
    motion.stage.set_entrance(pile_pose(0), false);
    motion.stage.set(cues_, scene_.frame.now, jump, glide);
    motion.session = &session;
    motion.moment = session.shown();
    if (motion.stage.draw(scene_.canvas, scene_.painter, scene_.frame.now)) motion.moving = true;
  }

 private:
  CardPose pile_pose(int i) const {
    CardPose pose;
    const float w = layout_.pile_width;
    pose.centre = ImVec2(layout_.pile.x - w * 0.32F + static_cast<float>(i) * 1.5F,
                         layout_.pile.y - static_cast<float>(i) * 1.5F);
    pose.width = w;
    return pose;
  }

  void pile() {
    const bool stock = table_.rules.trump == TrumpBy::cut;
    if (table_.hand == 0 || hand_is_over(scene_)) return;
    const int left = pack_size - table_.next_card;
    const bool turned = table_.rules.trump == TrumpBy::turn_up;
    for (int i = 0; i < std::min(3, left) && turned; ++i) {
      cues_.push_back({pile_actor(i), -1, false, pile_pose(i), 0, "the pile"});
    }
    CardPose pose = pile_pose(0);
    pose.angle = 0.08F;
    if (stock) {
      if (table_.top.known())
        cues_.push_back({table_.top.index, table_.top.index, true, pose, 0, "the pile"});
      if (!table_.trump_fixed && table_.cut.known()) {
        cues_.push_back({table_.cut.index, table_.cut.index, true, pose, 0, "the pile"});
      }
      return;
    }
    for (int i = 0; i < table_.turned_count; ++i) {
      const Card card = table_.turned[at(i)];
      pose.centre =
          ImVec2(layout_.pile.x + layout_.pile_width * (0.32F + 0.3F * static_cast<float>(i)),
                 layout_.pile.y + layout_.pile_width * 0.06F);
      // A suit that was refused lies in the shade of the one that follows.
      pose.dim = i + 1 < table_.turned_count ? 0.5F : 0.0F;
      cues_.push_back({card.index, card.index, true, pose, 0, "the pile"});
    }
  }

  CardPose back_pose(int seat, int i, int count) const {
    const SeatSpot& spot = layout_.seats[at(place_of(scene_, seat))];
    const bool across = spot.along == 0;
    const float w = layout_.back_width;
    const float room = w * (across ? (layout_.narrow ? 2.7F : 3.2F)
                                   : (table_.players > 4 ? 1.3F
                                      : layout_.narrow   ? 2.2F
                                                         : 2.7F));
    const float spacing =
        count > 1 ? std::min(w * (across ? 0.5F : 0.44F), room / static_cast<float>(count - 1))
                  : 0.0F;
    const float from_middle = static_cast<float>(i) - static_cast<float>(count - 1) * 0.5F;
    CardPose pose;
    pose.width = w;
    pose.angle = spot.along + (across ? from_middle * 0.035F : 0.0F);
    pose.centre = across ? ImVec2(spot.hand.x + from_middle * spacing,
                                  spot.hand.y + from_middle * from_middle * 0.9F)
                         : ImVec2(spot.hand.x, spot.hand.y + from_middle * spacing);
    return pose;
  }

  void others_hand(int seat) {
    // A hand that was laid down lies open, and all where the page around us wants it; any other
    // shows its backs, even cards seen before.
    const auto& embedding = scene_.app.embedding();
    const CardSet open = embedding && embedding->open_hands
                             ? scene_.app.session().table().hands[at(seat)]
                         : is_out(table_, seat) ? table_.dealt[at(seat)] - played()
                                                : CardSet();
    const int count = open.empty() ? table_.hand_count[at(seat)] : open.count();
    for (int i = 0; i < count; ++i) {
      const int card = open.empty() ? -1 : open.at(i).index;
      cues_.push_back({card < 0 ? hidden_actor(seat, i) : card, card, card >= 0,
                       back_pose(seat, i, count), 0, others_parts[at(place_of(scene_, seat))]});
    }
  }

  // The cards by which the first dealer was found, each before the seat it fell to.
  void ceremony() {
    const Event& event = scene_.app.session().last_shown();
    if (event.kind != EventKind::first_dealer) return;
    for (int i = event.number; i < event.cards.size(); ++i) {
      const int turn = i - event.number;
      const int seat = event.method == FirstDealer::red_black ? event.seat : turn % table_.players;
      CardPose pose = trick_pose(seat, event.cards[i]);
      const float later = static_cast<float>(turn / table_.players);
      pose.centre.x += later * 7;
      pose.centre.y += later * 5;
      cues_.push_back({event.cards[i].index, event.cards[i].index, true, pose,
                       static_cast<float>(turn) * 60, "the ceremony"});
    }
  }

  // West Yorkshire: the first trick stays face up before its winner, a trump on top.
  void first_trick() {
    if (!table_.rules.first_trick_open || table_.tricks == 0) return;
    const int size = table_.trick_start < table_.players ? table_.trick_start : table_.players;
    int winner = view_.seat;
    for (int seat = 0; seat < table_.players; ++seat) {
      if (table_.taken[at(seat)].contains(table_.plays[0].card)) winner = seat;
    }
    std::vector<Card> cards;
    for (int i = 0; i < size; ++i) cards.push_back(table_.plays[at(i)].card);
    std::stable_partition(cards.begin(), cards.end(),
                          [&](Card card) { return card.suit() != table_.trump; });
    const int place = place_of(scene_, winner);
    const float w = layout_.back_width * 0.8F;
    ImVec2 centre(layout_.own_plate.x + w, layout_.prompt_y - w * card_aspect);
    if (place != 0) {
      const ImVec2 hand = layout_.seats[at(place)].hand;
      centre = ImVec2(hand.x + (layout_.trick.x - hand.x) * 0.28F,
                      hand.y + (layout_.trick.y - hand.y) * 0.5F);
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
      CardPose pose;
      pose.width = w;
      pose.centre = ImVec2(centre.x + static_cast<float>(i) * w * 0.22F, centre.y);
      cues_.push_back({cards[i].index, cards[i].index, true, pose, 0, "the first trick"});
    }
  }

  CardSet played() const {
    CardSet cards;
    for (int i = 0; i < table_.play_count; ++i) cards.add(table_.plays[at(i)].card);
    return cards;
  }

  CardPose trick_pose(int seat, Card card) const {
    const int place = place_of(scene_, seat);
    ImVec2 way(0, 1);
    if (place != 0) {
      const SeatSpot& spot = layout_.seats[at(place)];
      way = ImVec2(spot.hand.x - layout_.trick.x, (spot.hand.y - layout_.trick.y) * 1.5F);
      const float length = std::max(1.0F, std::hypot(way.x, way.y));
      way = ImVec2(way.x / length, way.y / length);
    }
    if (table_.players == 2) way.x = place == 0 ? 0.9F : -0.9F;
    CardPose pose;
    pose.width = layout_.trick_width;
    pose.centre =
        ImVec2(layout_.trick.x + way.x * layout_.trick_reach,
               layout_.trick.y + way.y * layout_.trick_reach * (table_.players == 2 ? 0.3F : 0.6F));
    // Nobody puts a card down quite straight; each card in its own way.
    pose.angle = static_cast<float>(card.index * 37 % 17 - 8) * 0.012F;
    return pose;
  }

  void trick() {
    int first = table_.trick_start;
    int last = table_.play_count;
    for (int i = first; i < last; ++i) {
      const Play& play = table_.plays[at(i)];
      if (play.seat != view_.seat) {
        const int count = table_.hand_count[at(play.seat)];
        scene_.motion.stage.enter_from(play.card.index, back_pose(play.seat, count / 2, count + 1),
                                       false);
      }
      cues_.push_back({play.card.index, play.card.index, true, trick_pose(play.seat, play.card), 0,
                       "the trick"});
    }
  }

  void own_hand() {
    const App& app = scene_.app;
    const std::vector<Card> cards = held_cards(view_);
    const int count = table_.hand_count[at(view_.seat)];
    const std::vector<HandSpot> spots = hand_spots(layout_, count);
    const CardSet playable = app.playable();
    const bool choosing = !playable.empty();
    for (int i = 0; i < count; ++i) {
      const HandSpot& spot = spots[at(i)];
      CardPose pose;
      pose.centre = spot.centre;
      pose.angle = spot.angle;
      pose.width = layout_.hand_width;
      pose.visible_width = spot.visible_width;
      if (static_cast<std::size_t>(i) >= cards.size()) {  // face down for its owner too
        cues_.push_back({hidden_actor(view_.seat, i), -1, false, pose, 0, "the hand"});
        continue;
      }
      const Card card = cards[at(i)];
      const bool legal = playable.contains(card);
      const std::string id = "card:" + card_text(card);
      const bool inside = covers(pose, scene_.input.pointer());
      const PillState state = scene_.input.add(id, seen_part(pose), inside);
      if (choosing && !legal) pose.dim = 1;
      if (choosing && legal && (state.hovered || state.focused)) raise(pose, 0.11F);
      if (state.focused) {
        pose.glow = 1;
        pose.glow_colour = scene_.canvas.theme->focus;
      }
      if (app.picked().contains(card)) {
        raise(pose, 0.2F);
        pose.glow = 1;
      }
      cues_.push_back({card.index, card.index, true, pose, 0, "the hand"});
    }
  }

  // The part of a card in the fan that its right neighbour leaves free.
  static Rect seen_part(const CardPose& pose) {
    const float width =
        pose.visible_width > 0 ? std::min(pose.visible_width, pose.width) : pose.width;
    return Rect::at(pose.centre.x - pose.width * 0.5F, pose.centre.y - pose.height() * 0.5F, width,
                    pose.height());
  }

  static void raise(CardPose& pose, float share) {
    pose.centre.y -= pose.height() * share;
    pose.lift = 0.6F;
  }

  void spread_deal() {
    int i = 0;
    for (Cue& cue : cues_) {
      if (cue.actor < 1000) cue.delay = static_cast<float>(i++) * 18;
    }
  }

  void gather(int winner) {
    CardPose pose;
    const int place = place_of(scene_, winner);
    pose.centre =
        place == 0 ? ImVec2(layout_.middle_x, layout_.table.max.y) : layout_.seats[at(place)].hand;
    pose.width = layout_.trick_width * 0.45F;
    pose.alpha = 0;
    scene_.motion.stage.set_exit(pose);
  }

  Scene& scene_;
  const Layout& layout_;
  SeatView view_;
  const Table& table_;
  std::vector<Cue> cues_;
};

void plates(Scene& scene) {
  const Session& session = scene.app.session();
  const Table& table = session.table();
  const Narrator& narrator = scene.app.narrator();
  for (int seat = 0; seat < table.players; ++seat) {
    const bool own = seat == session.human();
    Plate look;
    look.name = narrator.name(seat);
    const std::string initial(initial_of(look.name));
    look.initial = initial;
    look.colour = side_colour(scene, side_of(table, seat));
    look.dealer = seat == table.dealer;
    look.active = table.turn == seat && session.at_end();
    const Layout& layout = scene.layout;
    const float height = layout.low ? 26.0F : 32.0F;
    const float width = plate_width(scene.canvas, look, height);
    ImVec2 centre = layout.seats[static_cast<std::size_t>(place_of(scene, seat))].plate;
    if (own) {
      if (layout.narrow && !look.dealer) continue;
      if (layout.narrow) {
        disc(scene.canvas, ImVec2(26, layout.actions_y + 22), 26, scene.canvas.theme->paper,
             scene.canvas.theme->ink, scene.app.words().dealer_mark);
        continue;
      }
      centre = ImVec2(layout.own_plate.x + width * 0.5F, layout.own_plate.y);
    }
    const float left =
        std::clamp(centre.x - width * 0.5F, layout.table.min.x + 4, layout.table.max.x - width - 4);
    plate(scene.canvas, look, Rect::at(left, centre.y - height * 0.5F, width, height));
  }
}

// What each seat said last since a card was turned, until the play begins.
void bubbles(Scene& scene) {
  const Session& session = scene.app.session();
  if (session.table().play_count > 0) return;
  std::array<bool, max_players> said{};
  for (int i = session.shown(); i-- > 0;) {
    const Event& event = session.log()[static_cast<std::size_t>(i)];
    if (event.kind == EventKind::turn_up || event.kind == EventKind::hand) return;
    if (event.kind != EventKind::say || event.seat == session.human()) continue;
    if (std::exchange(said[static_cast<std::size_t>(event.seat)], true)) continue;
    const SeatSpot& spot =
        scene.layout.seats[static_cast<std::size_t>(place_of(scene, event.seat))];
    const std::string words = scene.app.narrator().speech(event);
    const ImVec2 size = bubble_size(scene.canvas, words);
    Rect area = Rect::at(spot.bubble.x - 36, spot.bubble.y - size.y - 14, size.x, size.y);
    if (spot.tail == Tail::right) {
      area = Rect::at(spot.bubble.x - size.x - 12, spot.bubble.y - size.y * 0.5F, size.x, size.y);
    } else if (spot.bubble_side < 0) {
      area = Rect::at(spot.bubble.x + 36 - size.x, spot.bubble.y - size.y - 14, size.x, size.y);
    }
    const float push = std::max(0.0F, scene.layout.table.min.x + 6 - area.min.x) -
                       std::max(0.0F, area.max.x - scene.layout.table.max.x + 6);
    bubble(scene.canvas, area.moved(push, 0), words, spot.tail, spot.bubble);
  }
}

void pile_text(Scene& scene) {
  const Table& table = scene.app.session().table();
  const Words& w = scene.app.words();
  std::string line;
  if (table.trump_fixed) {
    line = fill(w.trumps_mark, {{"suit", suit_symbol(table.trump)}});
  }
  if (table.turned_count > 0) {
    const Card card = table.turned[static_cast<std::size_t>(table.turned_count - 1)];
    if (!line.empty()) line += " · ";
    line += fill(w.turned_mark, {{"card", card_short(w, card)}});
  }
  if (line.empty() || hand_is_over(scene)) return;
  const Layout& layout = scene.layout;
  const TraceGroup group(scene.canvas, "the line beside the pile");
  const ImU32 colour = scene.canvas.theme->on_felt;
  if (layout.pile_text_right) {
    const float x =
        layout.pile.x +
        layout.pile_width * (1.0F + 0.3F * static_cast<float>(std::max(0, table.turned_count - 1)));
    text(scene.canvas, Text::body, ImVec2(x, layout.pile.y - 9), colour, line);
  } else {
    const float y = layout.pile.y + layout.pile_width * card_aspect * 0.5F + 12;
    const float half = text_width(scene.canvas, Text::body, line) * 0.5F;
    const float x = std::max(layout.pile.x, layout.table.min.x + half + space::small);
    text(scene.canvas, Text::body, ImVec2(x, y), colour, line, Align::centre);
  }
}

}  // namespace

void table_view(Scene& scene) {
  felt(scene.canvas, scene.layout.table, ImVec2(0.5F, scene.layout.narrow ? 0.38F : 0.45F));
  scene.input.add("skip", scene.layout.table);
  pile_text(scene);
  Scenery(scene).play();
  plates(scene);
  bubbles(scene);
}

}  // namespace allfours::ui
