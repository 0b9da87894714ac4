// The table round its cards: felt, name plates, speech bubbles, what is trumps, points in flight.
#include <algorithm>
#include <cmath>

#include "ui/award_view.hpp"
#include "ui/scenery.hpp"

namespace allfours::ui {

namespace {

// Of two buttons beside each other: a name plate at their height leaves them so much.
constexpr float half_of_actions = 190;
constexpr double bubble_time = 180;  // ms, until a bubble is there

float left_of(Align align, float x, float width) {
  return align == Align::left ? x : align == Align::right ? x - width : x - width * 0.5F;
}

Plate plate_of(const Scene& scene, int seat, std::string& initial) {
  const SeenTable& game = scene.seen.table();
  const Table& table = game.table();
  Plate look;
  look.name = game.narrator().name(seat);
  initial = initial_of(look.name);
  look.initial = initial;
  look.colour = side_colour(scene, side_of(table, seat));
  look.dealer = seat == table.dealer;
  look.active = table.turn == seat && game.at_end();
  const SeenLevel level = game.level(seat);
  look.level = level.name;
  look.strength = level.strength;
  look.strengths = level.strengths;
  return look;
}

// Where there is no room for the person's plate the deal is marked beside the prompt; when that
// gives way to the buttons of a look back, where these leave room.
void own_deal_mark(const Scene& scene) {
  const Layout& layout = scene.layout;
  const bool embed = layout.kind == LayoutKind::embed;
  const float size = embed ? 18.0F : 24.0F;
  ImVec2 place(layout.prompt.min.x - size * 0.5F - 4, layout.prompt.max.y - size * 0.5F);
  if (scene.seen.table().reviewing()) {
    place = embed
                ? ImVec2(size * 0.5F + 3, layout.table.max.y - size * 0.5F - 4)
                : ImVec2(size * 0.5F + 4, layout.prompt.max.y - space::touch * 1.5F - space::small);
  }
  disc(scene.canvas, place, size, scene.canvas.theme->bubble, scene.canvas.theme->bubble_ink,
       scene.seen.words().dealer_mark);
}

void plates(Scene& scene) {
  const SeenTable& game = scene.seen.table();
  const Table& table = game.table();
  const Layout& layout = scene.layout;
  const bool over = hand_is_over(scene);
  if ((over && layout.kind == LayoutKind::embed) || layout.crowded) return;
  for (int seat = 0; seat < table.players; ++seat) {
    std::string initial;
    Plate look = plate_of(scene, seat, initial);
    if (seat == game.seat()) {
      if (over) continue;
      if (layout.narrow()) {
        // A hint's numbers take its place.
        if (look.dealer && layout.hint.height() <= 0 &&
            !(layout.kind == LayoutKind::embed && game.award_up())) {
          own_deal_mark(scene);
        }
        continue;
      }
      const float width = plate_width(scene.canvas, look, layout.plate_height);
      plate(scene.canvas, look,
            Rect::at(layout.own_plate.x, layout.own_plate.y - layout.plate_height * 0.5F, width,
                     layout.plate_height));
      continue;
    }
    if (!layout.plate_names) look.name = {};
    const SeatSpot& spot = layout.seats[at(place_of(scene, seat))];
    // The word only where there is room for it.
    const bool beside = spot.plate_align == Align::left && spot.plate.x > layout.middle_x;
    if (layout.kind != LayoutKind::desk ||
        (beside && spot.plate.x + plate_width(scene.canvas, look, layout.plate_height) >
                       layout.table.max.x - 4) ||
        (spot.plate.y + layout.plate_height > layout.actions_y &&
         plate_width(scene.canvas, look, layout.plate_height) >
             layout.middle_x - layout.table.min.x - half_of_actions)) {
      look.level = {};
    }
    const float width = plate_width(scene.canvas, look, layout.plate_height);
    const float left = std::clamp(left_of(spot.plate_align, spot.plate.x, width),
                                  layout.table.min.x + 4, layout.table.max.x - width - 4);
    plate(scene.canvas, look,
          Rect::at(left, spot.plate.y - layout.plate_height * 0.5F, width, layout.plate_height));
  }
}

// How wide a bubble may be: in the smallest window two stand beside each other and the pile.
float bubble_room(const Layout& layout) {
  const float share = layout.kind == LayoutKind::embed ? 0.38F : 0.5F;
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
  const float into_prompt = area.max.y - layout.prompt.max.y + (layout.low() ? 20.0F : 0.0F);
  if (spot.tail == Tail::up && into_prompt > 0) {
    area = area.moved(0, -std::min(into_prompt, tail * 0.5F));
  }
  const float push =
      std::max(0.0F, left - area.min.x) - std::max(0.0F, area.max.x - table.max.x + 6);
  return area.moved(push, 0);
}

// What each seat said last since a card was turned, until the play begins.
void bubbles(Scene& scene) {
  const SeenTable& game = scene.seen.table();
  const Phase phase = game.table().phase;
  if (game.table().play_count > 0 || phase == Phase::discard || phase == Phase::play ||
      hand_is_over(scene) || scene.layout.crowded || game.award_up())
    return;
  // In the smallest window the prompt needs the place.
  if (scene.layout.kind == LayoutKind::embed && !scene.seen.table().prompt().empty()) return;
  std::array<bool, max_players> said{};
  const Events& events = game.events();
  for (auto i = static_cast<int>(events.size()); i-- > 0;) {
    const Event& event = events[at(i)];
    if (event.kind == EventKind::turn_up || event.kind == EventKind::hand) return;
    if (event.kind != EventKind::say || event.seat == game.seat()) continue;
    if (std::exchange(said[at(event.seat)], true)) continue;
    const SeatSpot& spot = scene.layout.seats[at(place_of(scene, event.seat))];
    const std::string words = game.narrator().speech(event);
    const Rect area = bubble_area(spot, bubble_size(scene.canvas, words, bubble_room(scene.layout)),
                                  scene.layout);
    Motion& motion = scene.motion;
    float there = 1;
    if (at(i + 1) == events.size()) {
      if (motion.bubble_moment != game.moment()) motion.bubble_time = scene.frame.now;
      motion.bubble_moment = game.moment();
      there = std::clamp(static_cast<float>((scene.frame.now - motion.bubble_time) / bubble_time),
                         0.0F, 1.0F);
      if (there < 1) motion.moving = true;
    }
    bubble(scene.canvas, area, words, spot.tail, spot.bubble, there);
  }
}

void pile_text(Scene& scene) {
  const Layout& layout = scene.layout;
  const Table& table = scene.seen.table().view().table;
  const Words& w = scene.seen.words();
  if (hand_is_over(scene) || layout.pile_text.width() <= 0) return;
  if (const auto award = award_place(scene); award && !award->keeps_pile) return;
  std::vector<std::string> lines;
  if (table.trump_fixed) {
    lines.push_back(fill(w.trumps_mark, {{"suit", suit_symbol(table.trump)}}));
  }
  // Where the card itself is small or seen in full, its name can be spared.
  if (table.turned_count > 0 && layout.kind == LayoutKind::desk) {
    const Card card = table.turned[at(table.turned_count - 1)];
    lines.push_back(fill(w.turned_mark, {{"card", card_short(w, card)}}));
  }
  const TraceGroup group(scene.canvas, "the line beside the pile");
  const Text style = layout.kind == LayoutKind::desk ? Text::body : Text::small;
  const float x =
      layout.pile_align == Align::left ? layout.pile_text.min.x : layout.pile_text.centre().x;
  float y = layout.pile_text.min.y;
  for (const std::string& line : lines) {
    text(scene.canvas, style, ImVec2(x, y), scene.canvas.theme->on_felt, line, layout.pile_align);
    y += scene.canvas.fonts->line_height(style);
  }
}

}  // namespace

float own_plate_width(const Scene& scene) {
  std::string initial;
  const Plate look = plate_of(scene, scene.seen.table().seat(), initial);
  return plate_width(scene.canvas, look, scene.layout.plate_height);
}

void table_view(Scene& scene) {
  felt(scene.canvas, scene.layout.table, ImVec2(0.5F, scene.layout.narrow() ? 0.38F : 0.45F));
  scene.input.add("skip", scene.layout.table);
  pile_text(scene);
  // Cards fly over it.
  if (scene.layout.has_strip) history_strip(scene);
  award_ground(scene);
  draw_cards(scene);
  plates(scene);
  bubbles(scene);
  award_words(scene);
}

}  // namespace allfours::ui
