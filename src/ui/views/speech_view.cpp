// Speech bubbles: words of the table, remarks of bots, and calls across it.
#include <algorithm>
#include <utility>

#include "ui/draw/avatars.hpp"
#include "ui/views/award_view.hpp"
#include "ui/views/card_cues.hpp"
#include "ui/views/stock_view.hpp"

namespace allfours::ui {

namespace {

constexpr double bubble_time = 180;  // ms until a bubble is complete

// Maximum width of a bubble: in the smallest window two fit beside each other and the pile.
float bubble_room(const Layout& layout) {
  const float share = layout.kind == LayoutKind::smallest ? 0.46F : 0.5F;
  return std::min(230.0F, layout.table.width() * share);
}

Rect bubble_area(const SeatSpot& spot, ImVec2 size, const Layout& layout) {
  const Rect& table = layout.table;
  constexpr float tail = 10;
  Rect area;
  switch (spot.tail) {
    case Tail::left:
      area = Rect::at(spot.bubble.x + tail, spot.bubble.y - size.y * 0.5F, size.x, size.y);
      break;
    case Tail::right:
      area = Rect::at(spot.bubble.x - tail - size.x, spot.bubble.y - size.y * 0.5F, size.x, size.y);
      break;
    case Tail::down:
      area = Rect::at(spot.bubble.x - size.x * 0.5F, spot.bubble.y - tail - size.y, size.x, size.y);
      break;
    case Tail::up:
    case Tail::none:
      area = Rect::at(spot.bubble.x - size.x * 0.5F, spot.bubble.y + tail, size.x, size.y);
      break;
  }
  // Not over the pile, nor over the person's own plate.
  float left = table.min.x + 6;
  const float pile_half = layout.pile_width * 0.85F;
  const Rect pile{ImVec2(layout.pile.x - pile_half, layout.pile.y - layout.pile_width * 0.75F),
                  ImVec2(layout.pile.x + pile_half, layout.pile.y + layout.pile_width * 0.75F)};
  const bool beside_pile = area.min.y < pile.max.y && area.max.y > pile.min.y;
  if (beside_pile && area.min.x < pile.max.x && spot.plate_align == Align::left) {
    left = pile.max.x + 6;
  }
  if (layout.kind == LayoutKind::low &&
      area.max.y > layout.own_plate.y - layout.plate_height * 0.5F) {
    left = std::max(left, layout.own_plate.x + 100);
  }
  // Nor into the line above the hand.
  const float into_prompt =
      area.max.y - layout.prompt.max.y + (layout.is_low_or_smallest() ? 20.0F : 0.0F);
  if (spot.tail == Tail::up && into_prompt > 0) {
    area = area.moved(0, -std::min(into_prompt, tail * 0.5F));
  }
  const float push =
      std::max(0.0F, left - area.min.x) - std::max(0.0F, area.max.x - table.max.x + 6);
  return area.moved(push, 0);
}

// The person's bubble is at their plate; without one, above the left end of the hand.
SeatSpot own_spot(const Scene& scene) {
  const Layout& layout = scene.layout;
  SeatSpot spot;
  if (layout.narrow()) {
    spot.bubble = ImVec2(layout.table.min.x + 44, layout.strip.min.y - space::tiny);
    spot.tail = Tail::down;
  } else {
    spot.bubble = ImVec2(layout.own_plate.x + own_plate_width(scene) + 2,
                         layout.own_plate.y - (layout.is_low_or_smallest() ? 8.0F : 0.0F));
    spot.tail = Tail::left;
  }
  return spot;
}

// Width of a table on which bubbles may be long.
constexpr float room_for_manner = 900;

// The bubble of a call takes the place of the word.
bool calls(const Scene& scene, int seat) { return !scene.seen.calls[at(seat)].empty(); }

// At a name, whose cards may be gone: on the side of the table, or over the cards.
SeatSpot spot_at_name(const Scene& scene, int seat, bool over_cards = false) {
  SeatSpot spot = scene.layout.seats[at(place_of(scene, seat))];
  const bool across = (spot.along == 0) != over_cards;
  constexpr float into_plate = 48;
  const float half = scene.layout.plate_height * 0.5F + 2;
  spot.bubble = spot.plate + ImVec2(spot.plate_align == Align::right ? -into_plate : into_plate,
                                    across ? half : -half);
  spot.tail = across ? Tail::up : Tail::down;
  return spot;
}

// Over the points of a hand or of an award, or the buttons below them.
bool over_points(const Scene& scene, const Rect& area) {
  const auto meets = [&](const Rect& other) { return area.meets(other); };
  if (hand_is_over(scene)) {
    const Rect summary = summary_area(scene);
    const float wide = actions_width(scene);
    const Rect buttons = Rect::at(scene.layout.middle_x - wide * 0.5F, summary.max.y, wide,
                                  space::small + actions_tall(scene));
    if (meets(summary) || meets(buttons)) return true;
  }
  const auto award = award_place(scene);
  return award &&
         (meets(award->area) || meets(award->words) ||
          (award->has_boxes && std::any_of(award->boxes.begin(), award->boxes.end(), meets)));
}

}  // namespace

// The last word of each seat since a card was turned, until the play begins.
void bubbles(Scene& scene) {
  const SeenTable& game = scene.seen.table();
  const Phase phase = game.view.table.phase;
  if (game.view.table.play_count > 0 || phase == Phase::discard || phase == Phase::play ||
      hand_is_over(scene) || game.award.is_up)
    return;
  // In the smallest window the prompt needs the place, and there is none below.
  if (scene.layout.kind == LayoutKind::smallest && !scene.seen.table().controls.prompt.empty())
    return;
  std::array<bool, max_players> said{};
  std::vector<Rect> taken;
  const Events& events = game.events;
  const Pile pile(scene);
  for (auto i = static_cast<int>(events.size()); i-- > 0;) {
    const Event& event = events[at(i)];
    if (event.kind == EventKind::turn_up || event.kind == EventKind::hand) return;
    if (event.kind != EventKind::say) continue;
    if (std::exchange(said[at(event.seat)], true) || calls(scene, event.seat)) continue;
    // The person's own gives way to a choice.
    const bool choosing = !game.controls.prompt.empty() && !game.controls.actions.empty();
    if (event.seat == game.view.seat && (scene.layout.kind == LayoutKind::smallest || choosing))
      continue;
    const bool own = event.seat == game.view.seat;
    const SeatSpot spot =
        own ? own_spot(scene) : scene.layout.seats[at(place_of(scene, event.seat))];
    std::string words = game.narrator->speech(event);
    // Each bot in its own wording, if more than the word fits.
    const int person =
        game.seats[at(event.seat)].is_person ? 0 : person_called(game.narrator->name(event.seat));
    if (person > 0 && scene.layout.kind == LayoutKind::desk &&
        scene.layout.table.width() >= room_for_manner) {
      const std::string manner = game.narrator->speech_of(event, person);
      // Above their cards there is room for one line.
      const float room = bubble_room(scene.layout);
      if (spot.tail != Tail::down ||
          bubble_size(scene.canvas, manner, room).y <= bubble_size(scene.canvas, "A", room).y) {
        words = manner;
      }
    }
    Rect area = bubble_area(spot, bubble_size(scene.canvas, words, bubble_room(scene.layout)),
                            scene.layout);
    // Above the pile, if it would overlap it.
    if (pile.has_room() && game.view.table.turned_count > 0 && area.meets(pile.area())) {
      area = area.moved(0, pile.area().min.y - 2 - area.max.y);
      if (area.min.y < scene.layout.table.min.y || area.meets(scene.layout.board)) continue;
    }
    // Of two in one place the newer one stays.
    const Layout& layout = scene.layout;
    Rect controls = layout.prompt;
    if (layout.kind != LayoutKind::desk) {
      controls.min.x = layout.table.min.x;
      controls.max.x = layout.table.max.x;
    }
    const bool asked = layout.kind != LayoutKind::desk && answers_below(scene);
    if (asked) controls.min.y = std::min(controls.min.y, controls_top(scene));
    // Nor over steps or answers, a player, or the turned card.
    const auto turned = turned_words(scene);
    const bool has_room = !(turned && area.meets(turned->area)) &&
                          !((game.looking_back || asked) && area.meets(controls)) &&
                          free_for_words(scene, area.grown(-1));
    if (!has_room || std::any_of(taken.begin(), taken.end(),
                                 [&](const Rect& other) { return area.grown(2).meets(other); })) {
      continue;
    }
    taken.push_back(area);
    Motion& motion = scene.motion;
    float there = 1;
    if (at(i + 1) == events.size()) {
      if (motion.bubble_moment != game.moment) motion.bubble_time = scene.frame.now;
      motion.bubble_moment = game.moment;
      there = std::clamp(static_cast<float>((scene.frame.now - motion.bubble_time) / bubble_time),
                         0.0F, 1.0F);
      if (there < 1) motion.moving = true;
    }
    bubble(scene.canvas, area, words, spot.tail, spot.bubble, there);
  }
}

// A bot's remark after capturing the jack (`hangs`), or winning the game: if nothing else is there;
// reveals nothing hidden.
void exclamation(Scene& scene, bool hangs) {
  const SeenTable& game = scene.seen.table();
  const Layout& layout = scene.layout;
  const Event& event = game.events.back();
  if (layout.kind != LayoutKind::desk || layout.table.width() < room_for_manner) return;
  int seat = -1;
  int person = 0;
  for (int one = 0; one < game.view.table.players && person == 0; ++one) {
    const bool means =
        hangs ? event.why.taken_by == one : side_of(game.view.table, one) == game.view.table.winner;
    if (!means || game.seats[at(one)].is_person) continue;
    seat = one;
    person = person_called(game.narrator->name(one));
  }
  if (person == 0) return;
  const Words& w = *scene.seen.words;
  const std::string words =
      fill(hangs ? w.manner_hangs : w.manner_wins, {{"n", number_text(person)}});
  const SeatSpot spot = spot_at_name(scene, seat);
  const Rect area =
      bubble_area(spot, bubble_size(scene.canvas, words, bubble_room(layout)), layout);
  if (!free_for_words(scene, area) || over_points(scene, area)) return;
  bubble(scene.canvas, area, words, spot.tail, spot.bubble);
}

namespace {

// Over the first trick, which stays open in West Yorkshire.
bool over_first_trick(const Scene& scene, const Rect& area) {
  const Layout& layout = scene.layout;
  const SeenTable& game = scene.seen.table();
  if (!game.view.table.rules.first_trick_open || game.view.table.tricks == 0) return false;
  const ImVec2 first = layout.seats[at(first_trick_place(game))].open_trick;
  const float wide =
      layout.open_width * open_trick_step * static_cast<float>(game.view.table.players);
  const ImVec2 half(layout.open_width * 0.5F + 2, layout.open_width * card_aspect * 0.5F + 20);
  return area.meets({first - half, first + half + ImVec2(wide, 0)});
}

// Over the turned cards or the stock, or the words about them.
bool over_pile(const Scene& scene, const Rect& area) {
  const Table& table = scene.seen.table().view.table;
  const auto turned = turned_words(scene);
  if (hand_is_over(scene)) return false;
  if (turned && area.meets(turned->area)) return true;
  if (table.turned_count == 0 && table.rules.trump != TrumpBy::cut) return false;
  const Pile pile(scene);
  const Rect& words = scene.layout.pile_text;
  return (pile.has_room() && area.meets(pile.area().grown(space::small))) ||
         (words.width() > 0 &&
          area.meets({words.min - ImVec2(40, 0), words.max + ImVec2(80, space::medium)}));
}

// Free of the hand, of questions and buttons, and of everything else that has to be read.
bool free_for_call(const Scene& scene, const Rect& area) {
  const Layout& layout = scene.layout;
  const SeenTable& game = scene.seen.table();
  const Rect table{layout.table.min + ImVec2(2, 2), layout.table.max - ImVec2(2, 2)};
  if (area.min.x < table.min.x || area.max.x > table.max.x || area.min.y < table.min.y ||
      area.max.y > layout.prompt.max.y || area.max.y > table.max.y) {
    return false;
  }
  const bool told = !game.controls.prompt.empty() && area.meets(layout.prompt);
  // Also where cards of this trick are still to come; tags lie at their edges.
  constexpr float tags = 12;
  const bool over_trick = game.view.table.phase == Phase::play && !hand_is_over(scene) &&
                          trick_lies_over(layout, game.view.table.players, area.grown(tags));
  return !told && !over_controls(scene, area) && !told_over(scene, area) &&
         !over_points(scene, area) && !(layout.has_strip && area.meets(layout.strip)) &&
         !over_pile(scene, area) && !over_first_trick(scene, area) && !over_trick &&
         free_for_words(scene, area);
}

// The places for a call, best first.
std::vector<SeatSpot> spots_for_call(const Scene& scene, int seat) {
  if (seat == scene.seen.table().view.seat) return {own_spot(scene)};
  const SeatSpot& spot = scene.layout.seats[at(place_of(scene, seat))];
  std::vector<SeatSpot> spots{spot_at_name(scene, seat), spot_at_name(scene, seat, true)};
  if (!hand_is_over(scene)) spots.insert(spots.begin(), spot);
  if (spot.along == 0 && spot.plate_align == Align::left) {
    // Over the cards beside the name.
    SeatSpot beside = spot;
    beside.bubble = spot.plate - ImVec2(2, 0);
    beside.tail = Tail::right;
    spots.push_back(beside);
  }
  return spots;
}

// Draws the bubbles of calls, none over another one.
class CallBubbles {
 public:
  explicit CallBubbles(const Scene& scene) : scene_(scene) {}

  void draw(int seat, std::string_view words) {
    for (const SeatSpot& spot : spots_for_call(scene_, seat)) {
      const ImVec2 size = bubble_size(scene_.canvas, words, bubble_room(scene_.layout));
      if (put(words, bubble_area(spot, size, scene_.layout), spot.tail, spot.bubble)) return;
    }
    if (seat != scene_.seen.table().view.seat) draw_with_name(seat, words);
  }

 private:
  // Where there is room at no name: low on the table, with the name.
  void draw_with_name(int seat, std::string_view words) {
    const std::string named =
        fill(scene_.seen.words->with_value,
             {{"text", scene_.seen.table().narrator->name(seat)}, {"value", words}});
    const ImVec2 size = bubble_size(scene_.canvas, named, bubble_room(scene_.layout));
    constexpr float step = 40;
    const Rect& table = scene_.layout.table;
    for (float y = scene_.layout.prompt.max.y - size.y; y > table.min.y; y -= step * 0.5F) {
      for (float aside = 0; aside < table.width() * 0.5F; aside += step) {
        for (const float x : {aside, -aside}) {
          const float left = scene_.layout.middle_x + x - size.x * 0.5F;
          if (put(named, Rect::at(left, y, size.x, size.y), Tail::none, {})) return;
        }
      }
    }
  }

  bool put(std::string_view words, const Rect& area, Tail tail, ImVec2 at) {
    const bool covers = std::any_of(taken_.begin(), taken_.end(),
                                    [&](const Rect& other) { return area.grown(2).meets(other); });
    if (covers || !free_for_call(scene_, area)) return false;
    taken_.push_back(area);
    bubble(scene_.canvas, area, words, tail, at);
    return true;
  }

  const Scene& scene_;
  std::vector<Rect> taken_;
};

}  // namespace

void call_bubbles(Scene& scene) {
  CallBubbles bubbles(scene);
  for (int seat = 0; seat < scene.seen.table().view.table.players; ++seat) {
    const std::string_view words = scene.seen.calls[at(seat)];
    if (!words.empty()) bubbles.draw(seat, words);
  }
}

}  // namespace allfours::ui
