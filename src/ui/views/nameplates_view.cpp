// Nameplates of the players: face or letter, name, tricks won and the dealer's mark.
#include <algorithm>
#include <utility>

#include "app/narration/point_status_text.hpp"
#include "core/table/exposed.hpp"
#include "ui/draw/avatars.hpp"
#include "ui/draw/card_art.hpp"
#include "ui/views/award_view.hpp"
#include "ui/views/card_cues.hpp"
#include "ui/views/won_tricks.hpp"

namespace allfours::ui {

namespace {

// When dealing by hand, touching a seat deals to it: its plate, and its cards.
void seat_to_touch(Scene& scene, int seat, const Rect& plate) {
  const std::vector<Action> seats = scene.seen.table().controls.seats_to_deal_to;
  const std::string id = "deal_to:" + std::to_string(seat);
  if (std::none_of(seats.begin(), seats.end(),
                   [&](const Action& action) { return action.id == id; })) {
    return;
  }
  Rect area = touchable(plate);
  const Layout& layout = scene.layout;
  if (layout.backs && seat != scene.seen.table().view.seat) {
    const SeatSpot& spot = layout.seats[at(place_of(scene, seat))];
    const float row = (spot.room + layout.back_width) * 0.5F;
    const float deep = layout.back_width * card_aspect * 0.5F;
    const ImVec2 half = spot.along == 0 ? ImVec2(row, deep) : ImVec2(deep, row);
    area.min.x = std::min(area.min.x, spot.hand.x - half.x);
    area.min.y = std::min(area.min.y, spot.hand.y - half.y);
    area.max.x = std::max(area.max.x, spot.hand.x + half.x);
    area.max.y = std::max(area.max.y, spot.hand.y + half.y);
  }
  scene.input.add(id, area);
}

// In a small window without the others' cards, exposed ones are named below the plate.
void exposed_words(const Scene& scene, int seat, const Rect& plate) {
  if (scene.layout.backs || scene.layout.tiny) return;
  std::string words;
  for (const Card card : exposed_of(scene.seen.table().view.table, seat)) {
    words += (words.empty() ? "" : " ") + card_short(*scene.seen.words, card);
  }
  if (words.empty()) return;
  const Canvas& canvas = scene.canvas;
  const Rect& table = scene.layout.table;
  const float wide = text_width(canvas, Text::small_strong, words) + space::small;
  const float left = std::clamp(plate.centre().x - wide * 0.5F, table.min.x + 2,
                                std::max(table.min.x + 2, table.max.x - wide - 2));
  const Rect area = Rect::at(left, plate.max.y + 2, wide, below_plate - 4);
  const TraceGroup group(canvas, "the exposed cards", area);
  box(canvas, area, 4, canvas.theme->paper);
  text_in(canvas, Text::small_strong, area, canvas.theme->ink, words);
}

constexpr float half_of_actions = 190;

// Number of tricks a seat has won in this hand.
int tricks_of(const SeenTable& game, int seat) {
  const Events& events = game.events;
  return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const Event& event) {
    return event.kind == EventKind::trick && event.seat == seat;
  }));
}

struct PlateWords {
  std::string name, initial;
};

// `words` owns the letters that the plate shows.
Plate plate_of(const Scene& scene, int seat, PlateWords& words) {
  const SeenTable& game = scene.seen.table();
  const Table& table = game.view.table;
  Plate look;
  words.name = game.narrator->name(seat);
  // With many plates, or in a small window, default names keep their number.
  const Layout& layout = scene.layout;
  const float wide = layout.table.width();
  const bool tight = table.players > 4 || layout.kind == LayoutKind::smallest ||
                     wide < (layout.kind != LayoutKind::upright ? 860.0F
                             : table.players > 3                ? 330.0F
                                                                : 300.0F);
  if (tight && is_counted(words.name)) words.name = beginning_of(words.name);
  words.initial = game.seats[at(seat)].initial;
  look.name = words.name;
  look.initial = words.initial;
  if (!game.seats[at(seat)].is_person) look.person = person_called(look.name);
  look.colour = side_colour(scene, side_of(table, seat));
  // At the end of a hand, or of a lesson, the mark stays with its dealer.
  const Event& begun = game.events.front();
  const bool over = (hand_is_over(scene) || game.lead.is_achieved) && begun.kind == EventKind::hand;
  look.dealer = seat == (over ? begun.seat : table.dealer);
  look.dealer_mark = scene.seen.words->dealer_mark;
  // Tricks beside the hand are counted there.
  look.tricks = won_tricks(scene, side_of(table, seat)) ? 0 : tricks_of(game, seat);
  look.active = table.turn == seat && game.at_end;
  const SeenLevel level = game.seats[at(seat)].level;
  look.level = level.name;
  look.strength = level.strength;
  look.strengths = level.strengths;
  return look;
}

// Without room for the person's plate the dealer's mark is beside the prompt; if playback buttons
// replace that, where these leave room.
void own_deal_mark(const Scene& scene) {
  const Layout& layout = scene.layout;
  const bool embed = layout.kind == LayoutKind::smallest;
  const float size = embed ? 18.0F : 24.0F;
  ImVec2 place(layout.prompt.min.x - size * 0.5F - 4, layout.prompt.max.y - size * 0.5F);
  // Beside a question, whose answers are below it.
  if (embed && answers_below(scene)) place.y = std::min(place.y, controls_top(scene) + size * 0.5F);
  if (scene.seen.table().looking_back) {
    if (!embed && layout.table.width() < 400) return;
    // Not over the hand.
    const auto spots = hand_spots(
        layout, scene.seen.table().view.table.hand_count[at(scene.seen.table().view.seat)]);
    if (embed && !spots.empty() && spots.front().centre.x - layout.hand_width * 0.5F < size + 6)
      return;
    place = embed
                ? ImVec2(size * 0.5F + 3, layout.table.max.y - size * 0.5F - 4)
                : ImVec2(size * 0.5F + 4, layout.prompt.max.y - space::touch * 1.5F - space::small);
  }
  disc(scene.canvas, place, size, scene.canvas.theme->bubble, scene.canvas.theme->bubble_ink,
       scene.seen.words->dealer_mark);
}

// In a small window the plates are side by side: a number of tricks must not push them together.
float room_for_plate(const Layout& layout, int players) {
  switch (layout.kind) {
    case LayoutKind::desk:
      return players > 4 ? 100.0F : 1000.0F;
    case LayoutKind::smallest:
      return 0;
    case LayoutKind::low:
      return players > 4 ? 98.0F : 124.0F;
    case LayoutKind::upright:
      break;
  }
  if (players > 4) return upright_plate;
  return (layout.table.width() - 2 * space::small) / static_cast<float>(players - 1) - 6;
}

// At the end of a hand the summary says who scored: a plate gives way to it, to a caption, and to
// buttons.
bool covered_at_end(const Scene& scene, const Rect& plate) {
  if (!hand_is_over(scene)) return false;
  const SeenTable& game = scene.seen.table();
  const Rect summary = summary_area(scene);
  const float below = summary.max.y + space::small;
  const float wide = actions_width(scene);
  const Rect buttons =
      Rect::at(scene.layout.middle_x - wide * 0.5F, below, wide, actions_tall(scene));
  const bool told = game.lead.is_captioned || game.first_game.tells;
  return plate.meets(summary) || plate.meets(buttons) ||
         (told && plate.meets(last_caption_area(scene)));
}

// The text of an award.
bool told_of_award(const Scene& scene, const Rect& plate) {
  const auto award = award_place(scene);
  return award && !award->beside && plate.meets(award->words);
}

bool lies_in_trick(const Table& table, int seat) {
  const auto first = table.plays.begin() + table.trick_start;
  return std::any_of(first, table.plays.begin() + table.play_count,
                     [&](const Play& play) { return play.seat == seat && play.card.known(); });
}

// In a narrow window the person has no plate: only a count of tricks, and the dealer's mark.
void tricks_and_deal_mark(const Scene& scene, const Plate& look) {
  const Layout& layout = scene.layout;
  const SeenTable& game = scene.seen.table();
  // A hint's numbers take its place.
  if (look.tricks > 0 && layout.kind == LayoutKind::upright && !hand_is_over(scene) &&
      layout.hint.height() <= 0 && !game.looking_back) {
    const float wide = tricks_width(scene.canvas, look.tricks);
    trick_count(scene.canvas,
                ImVec2(layout.table.max.x - space::small - wide, layout.prompt.max.y - 12),
                look.tricks);
  }
  if (look.dealer && layout.hint.height() <= 0 &&
      !(layout.kind == LayoutKind::smallest && game.award.is_up)) {
    own_deal_mark(scene);
  }
}

void plate_of_person(Scene& scene, Plate& look) {
  const Layout& layout = scene.layout;
  const SeenTable& game = scene.seen.table();
  // The person's own is where their hand will be.
  if (!game.controls.seats_to_deal_to.empty()) {
    seat_to_touch(scene, game.view.seat,
                  {ImVec2(layout.table.min.x, layout.prompt.max.y), layout.table.max});
  }
  const bool over = hand_is_over(scene);
  // Beside the buttons if there is room.
  if (over &&
      (layout.narrow() || (layout.kind == LayoutKind::desk && layout.table.width() < 860))) {
    return;
  }
  if (over) look.tricks = 0;
  if (layout.narrow()) {
    tricks_and_deal_mark(scene, look);
    return;
  }
  const float width = plate_width(scene.canvas, look, layout.plate_height);
  const Rect area = Rect::at(layout.own_plate.x, layout.own_plate.y - layout.plate_height * 0.5F,
                             width, layout.plate_height);
  if (!covered_at_end(scene, area)) plate(scene.canvas, look, area);
}

// The word for a bot's level, only if it fits beside a trick of many players, too.
bool level_fits(const Scene& scene, const Plate& look, const SeatSpot& spot) {
  const Layout& layout = scene.layout;
  if (layout.kind != LayoutKind::desk) return false;
  const float width = plate_width(scene.canvas, look, layout.plate_height);
  const float trick = layout.trick_span * 0.5F + space::large + space::small;
  const float beside_trick = scene.seen.table().view.table.players < 5 ? layout.table.width()
                             : spot.plate_align == Align::right
                                 ? layout.table.max.x - layout.trick.x - trick
                                 : layout.trick.x - trick - layout.table.min.x;
  if (spot.along != 0 && width > beside_trick) return false;
  const bool beside = spot.plate_align == Align::left && spot.plate.x > layout.middle_x;
  if (beside && spot.plate.x + width > layout.table.max.x - 4) return false;
  return spot.plate.y + layout.plate_height <= std::min(layout.actions_y, controls_top(scene)) ||
         width <= layout.middle_x - layout.table.min.x -
                      std::max(half_of_actions,
                               answers_below(scene) ? layout.prompt.width() * 0.5F - 16 : 0.0F);
}

// The number of tricks must not push plates together, nor one under a caption.
bool tricks_fit(const Scene& scene, const Plate& look, const SeatSpot& spot) {
  const Layout& layout = scene.layout;
  const float width = plate_width(scene.canvas, look, layout.plate_height);
  if (width > room_for_plate(layout, scene.seen.table().view.table.players)) return false;
  const Rect& told = layout.hint;
  return !(told.height() > 0 && spot.plate_align == Align::left && spot.plate.y > told.min.y &&
           spot.plate.y < told.max.y && spot.plate.x < told.min.x &&
           spot.plate.x + width > told.min.x);
}

bool covered(const Scene& scene, const Rect& area) {
  const Layout& layout = scene.layout;
  const bool beneath = layout.hint_covers && scene.seen.table().hint.stage != Hint::Stage::none &&
                       area.meets(layout.hint);
  return beneath || covered_at_end(scene, area) || told_of_award(scene, area) ||
         told_over(scene, area);
}

void plate_of_other(Scene& scene, int seat, Plate& look) {
  const Layout& layout = scene.layout;
  const Table& table = scene.seen.table().view.table;
  if (layout.tiny && lies_in_trick(table, seat)) return;
  // In the smallest window the dealer's mark is below the plate.
  const bool below = layout.tiny && std::exchange(look.dealer, false);
  if (!layout.plate_names) look.name = {};
  const SeatSpot& spot = layout.seats[at(place_of(scene, seat))];
  if (!level_fits(scene, look, spot)) look.level = {};
  if (hand_is_over(scene)) look.tricks = 0;
  const std::string beginning = beginning_of(look.name);
  if (look.tricks > 0 && !tricks_fit(scene, look, spot)) {
    const std::string_view whole = std::exchange(look.name, beginning);
    if (!tricks_fit(scene, look, spot)) {
      look.name = whole;
      look.tricks = 0;
    }
  }
  const float width = plate_width(scene.canvas, look, layout.plate_height);
  const float left = std::clamp(left_of(spot.plate_align, spot.plate.x, width),
                                layout.table.min.x + 4, layout.table.max.x - width - 4);
  const Rect area =
      Rect::at(left, spot.plate.y - layout.plate_height * 0.5F, width, layout.plate_height);
  if (covered(scene, area)) return;
  plate(scene.canvas, look, area);
  seat_to_touch(scene, seat, area);
  if (!table.exposed.empty()) exposed_words(scene, seat, area);
  if (below) {
    disc(scene.canvas, ImVec2(area.centre().x, area.max.y + 9), 15, scene.canvas.theme->disc,
         scene.canvas.theme->on_disc, scene.seen.words->dealer_mark);
  }
}

// In an embed there may be no room for any.
bool plates_give_way(const Scene& scene) {
  const Layout& layout = scene.layout;
  if (hand_is_over(scene) && layout.kind == LayoutKind::smallest) return true;
  // In the smallest windows others sit where cards and buttons will be.
  const bool buttons = !layout.steps_in_bar && controls_top(scene) < layout.middle.max.y;
  if (layout.tiny && (scene.seen.table().award.is_up || buttons)) return true;
  // A long question takes their row.
  return layout.kind == LayoutKind::smallest && answers_below(scene) &&
         controls_top(scene) < layout.middle.min.y;
}

}  // namespace

void plates(Scene& scene) {
  if (plates_give_way(scene)) return;
  const SeenTable& game = scene.seen.table();
  for (int seat = 0; seat < game.view.table.players; ++seat) {
    PlateWords words;
    Plate look = plate_of(scene, seat, words);
    if (seat == game.view.seat) {
      plate_of_person(scene, look);
    } else {
      plate_of_other(scene, seat, look);
    }
  }
}

bool told_over(const Scene& scene, const Rect& area) {
  const SeenTable& game = scene.seen.table();
  const Rect& told = scene.layout.hint;
  const bool captioned = game.lead.is_captioned && (game.waits || game.lead.caption_holds);
  return (game.hint.stage != Hint::Stage::none || captioned || game.first_game.tells ||
          asks_on_strip(game)) &&
         (!scene.layout.hint_covers || game.waits) && area.meets(told);
}

bool over_backs(const Scene& scene, const Rect& area) {
  const Layout& layout = scene.layout;
  for (int place = 1; layout.backs && place < scene.seen.table().view.table.players; ++place) {
    const SeatSpot& spot = layout.seats[at(place)];
    const float row = (spot.room + layout.back_width) * 0.5F + space::tiny;
    const float deep = layout.back_width * card_aspect * 0.5F;
    const ImVec2 half = spot.along == 0 ? ImVec2(row, deep) : ImVec2(deep, row);
    if (area.meets({spot.hand - half, spot.hand + half})) return true;
  }
  return false;
}

bool free_for_words(const Scene& scene, const Rect& area) {
  const Layout& layout = scene.layout;
  const Table& table = scene.seen.table().view.table;
  if (layout.has_board && area.meets(layout.board)) return false;
  if (table.trump_fixed && area.meets({layout.trump.min, layout.trump.max + ImVec2(0, 17)}))
    return false;
  for (int seat = 0; seat < table.players; ++seat) {
    PlateWords words;
    const float wide = plate_width(scene.canvas, plate_of(scene, seat, words), layout.plate_height);
    const bool own = seat == scene.seen.table().view.seat;
    const SeatSpot& spot = layout.seats[at(place_of(scene, seat))];
    const ImVec2 place = own ? layout.own_plate : spot.plate;
    const float left = own ? place.x : left_of(spot.plate_align, place.x, wide);
    if (area.meets(
            Rect::at(left, place.y - layout.plate_height * 0.5F, wide, layout.plate_height))) {
      return false;
    }
  }
  return true;
}

float own_plate_width(const Scene& scene) {
  PlateWords words;
  const Plate look = plate_of(scene, scene.seen.table().view.seat, words);
  return plate_width(scene.canvas, look, scene.layout.plate_height);
}

}  // namespace allfours::ui
