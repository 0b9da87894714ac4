// The table round its cards: felt, nameplates, trumps, points in flight.
#include <algorithm>
#include <cmath>

#include "ui/draw/avatars.hpp"
#include "ui/draw/card_marks.hpp"
#include "ui/views/award_view.hpp"
#include "ui/views/card_cues.hpp"
#include "ui/views/stock_view.hpp"

namespace allfours::ui {

namespace {

// A trick that stays open is labelled, if there is room above it.
void open_trick_label(Scene& scene) {
  const SeenTable& game = scene.seen.table();
  const Table& table = game.view.table;
  const Layout& layout = scene.layout;
  const bool desk = layout.kind == LayoutKind::desk;
  if (!table.rules.first_trick_open || table.tricks == 0 || layout.kind == LayoutKind::upright ||
      hand_is_over(scene) || game.award.is_up || (desk && table.players > 4) ||
      layout.open_width <= 0) {
    return;
  }
  // In a small window a question takes the room.
  constexpr float least_height = 420;
  if (layout.kind == LayoutKind::smallest && layout.table.height() < least_height) return;
  const SeatSpot& spot = layout.seats[at(first_trick_place(game))];
  const float line = scene.canvas.fonts->line_height(Text::small);
  const std::string_view mark = scene.seen.words->first_trick_mark;
  const float wide = text_width(scene.canvas, Text::small, mark);
  ImVec2 place(spot.open_trick.x - layout.open_width * 0.5F,
               spot.open_trick.y - layout.open_width * card_aspect * 0.5F - line - 2);
  // Beside the cards of the player at the right.
  if (spot.along < 0) {
    const float end = spot.hand.x - layout.back_width * card_aspect * 0.5F - space::tiny;
    place.x = std::min(place.x, end - wide);
  }
  place.x = std::min(place.x, layout.table.max.x - wide - space::tiny);
  const Rect area = Rect::at(place.x, place.y, wide, line);
  // Nor over the trick, a caption or a question.
  if (!free_for_words(scene, area) || told_over(scene, area) ||
      (!desk && !game.controls.prompt.empty() && area.meets(layout.prompt)) ||
      trick_lies_over(layout, table.players, area)) {
    return;
  }
  const TraceGroup group(scene.canvas, "the first trick");
  text(scene.canvas, Text::small, place, scene.canvas.theme->on_felt_muted, mark);
}

// Explains the cards on the table while the first dealer is found.
void ceremony_caption(Scene& scene) {
  const SeenTable& game = scene.seen.table();
  if (game.events.back().kind != EventKind::first_dealer || game.history->empty()) return;
  const Layout& layout = scene.layout;
  // The strip says it if there is one.
  if (game.looking_back || !game.controls.prompt.empty() || layout.has_strip) return;
  const Canvas& canvas = scene.canvas;
  const Text style = layout.is_low_or_smallest() ? Text::small : Text::body;
  const std::string& words = game.history->back().title;
  const float wide = layout.prompt.width();
  const float tall = paragraph(canvas, style, ImVec2(), wide, 0, words, Align::centre, false);
  const TraceGroup group(canvas, "the caption");
  // In place of the hand, which is still to come.
  const float y = std::min(layout.prompt.max.y - canvas.fonts->line_height(style),
                           layout.table.max.y - tall - space::small);
  const ImVec2 place(layout.prompt.min.x, y);
  // A caption says it.
  if (told_over(scene, Rect::at(place.x, place.y, wide, tall))) return;
  paragraph(canvas, style, place, wide, canvas.theme->on_felt, words, Align::centre);
}

// Text below the pile: the size of the stock, so that its card is not taken for trumps; the turned
// card if it is only partly visible.
void pile_text(Scene& scene) {
  const Layout& layout = scene.layout;
  const Table& table = scene.seen.table().view.table;
  const Words& w = *scene.seen.words;
  if (hand_is_over(scene) || table.hand == 0) return;
  if (const auto award = award_place(scene); award && !award->keeps_pile) return;
  std::string line;
  if (table.rules.trump == TrumpBy::cut) {
    line = fill(w.stock_left, {{"n", number_text(pack_size - table.next_card)}});
  } else if (table.turned_count > 0 && !Pile(scene).has_room()) {
    if (const auto turned = turned_words(scene)) {
      const TraceGroup group(scene.canvas, "the turned card");
      text(scene.canvas, Text::small, turned->area.min, scene.canvas.theme->on_felt, turned->words);
    }
    return;
  } else if (table.turned_count > 0 && table.trump_fixed && layout.kind == LayoutKind::desk) {
    const Card card = table.turned[at(table.turned_count - 1)];
    line = fill(w.turned_mark, {{"card", card_short(w, card)}});
  }
  if (line.empty() || layout.pile_text.width() <= 0) return;
  const TraceGroup group(scene.canvas, "the line beside the pile");
  const Text style = layout.kind == LayoutKind::desk ? Text::body : Text::small;
  const float x =
      layout.pile_align == Align::left ? layout.pile_text.min.x : layout.pile_text.centre().x;
  const float wide = text_width(scene.canvas, style, line);
  const Rect area = Rect::at(left_of(layout.pile_align, x, wide), layout.pile_text.min.y, wide,
                             scene.canvas.fonts->line_height(style));
  const bool on_steps = scene.seen.table().looking_back &&
                        area.max.y > layout.prompt.max.y - space::touch - space::tiny;
  const Rect& strip = layout.strip;
  const bool on_strip = layout.has_strip && area.max.y > strip.min.y && area.min.y < strip.max.y &&
                        area.max.x > strip.min.x && area.min.x < strip.max.x;
  if (told_over(scene, area) || on_steps || on_strip) return;
  // The card is visible; the size of a stock is not.
  const bool on_question =
      answers_below(scene) && area.max.y > controls_top(scene) && area.max.x > layout.prompt.min.x;
  if (table.rules.trump != TrumpBy::cut && (on_question || !free_for_words(scene, area))) return;
  text(scene.canvas, style, ImVec2(x, layout.pile_text.min.y), scene.canvas.theme->on_felt, line,
       layout.pile_align);
}

// Trumps as one large suit, always in its place; none while a suit is only proposed.
void trump_mark(Scene& scene) {
  const Rect& area = scene.layout.trump;
  const Table& table = scene.seen.table().view.table;
  if (!table.trump_fixed || hand_is_over(scene) || area.width() <= 0) return;
  const Canvas& canvas = scene.canvas;
  const TraceGroup group(canvas, "the trump mark");
  trump_tile(scene, area);
  if (area.width() < 40) return;  // its word does not fit
  const float line = canvas.fonts->line_height(Text::small);
  if (told_over(scene, {ImVec2(area.min.x, area.max.y), ImVec2(area.max.x, area.max.y + line)})) {
    return;
  }
  // Nor if the turned card is named there.
  if (table.turned_count > 0 && !Pile(scene).has_room()) return;
  text(canvas, Text::small, ImVec2(area.centre().x, area.max.y + 3), canvas.theme->on_felt,
       scene.seen.words->trumps_label, Align::centre);
}

// A dark pill with a word at the lower edge of a card of the trick; a sign if it is too long.
Rect tag_area(const Scene& scene, ImVec2 centre, float most, std::string_view word) {
  const float wide = text_width(scene.canvas, Text::small, word) + 14;
  const float half = wide <= most ? wide * 0.5F : 9.0F;
  return {ImVec2(centre.x - half, centre.y - 9), ImVec2(centre.x + half, centre.y + 9)};
}

void tag(const Scene& scene, const Rect& area, std::string_view word) {
  const Canvas& canvas = scene.canvas;
  trace_solid(canvas, "tag", area);
  box(canvas, area, 9, canvas.theme->plate | IM_COL32_A_MASK, canvas.theme->plate_edge);
  if (area.width() > text_width(canvas, Text::small, word)) {
    text_in(canvas, Text::small, area, canvas.theme->on_bar, word);
  } else {
    icon(canvas, Icon::play, area.centre(), 10, canvas.theme->on_bar);
  }
}

// The leader, and the winner once the trick is complete.
void trick_marks(Scene& scene) {
  const SeenTable& game = scene.seen.table();
  const Table& table = game.view.table;
  const Layout& layout = scene.layout;
  const int cards = trick_size(table);
  if (cards == 0 || hand_is_over(scene) || game.award.is_up) return;
  const Canvas& canvas = scene.canvas;
  const Words& w = *scene.seen.words;
  const TraceGroup group(canvas, "the trick");
  const ImVec2 lead =
      layout.trick_cards[at(place_of(scene, table.plays[at(table.trick_start)].seat))];
  const bool complete =
      cards == seats_in_play(table) && !game.looking_back && game.controls.prompt.empty();
  // The next row may begin below.
  const float foot = layout.trick_width < 60 ? 10 : 3;
  const ImVec2 below(lead.x, lead.y + layout.trick_width * card_aspect * 0.5F - foot);
  const Rect led = tag_area(scene, below, layout.trick_width, w.led_mark);
  const auto mark_lead = [&] {
    if (!told_over(scene, led)) tag(scene, led, w.led_mark);
  };
  if (!complete) return mark_lead();
  const int winner = winning_play(table).seat;
  const auto told = [&](std::string_view phrase) {
    return fill(phrase, winner == game.view.seat && !game.several,
                {{"who", game.narrator->name(winner)}});
  };
  const auto width_of = [&](Text style, std::string_view line) {
    return text_width(canvas, style, line) + 46;
  };
  // That a jack is captured is said in large letters, if there is room.
  const float room = layout.table.width() - 2 * space::small;
  std::string words = told(w.trick_hangs);
  const bool hangs = hanged_in_trick(table).known() && width_of(Text::strong, words) <= room;
  if (!hangs) words = told(w.trick_taken);
  const bool large = hangs && width_of(Text::title, words) <= room;
  const Text style = large ? Text::title : Text::strong;
  const float tall = large ? 34.0F : 24.0F;
  const float wide = width_of(style, words);
  Rect area = Rect::at(layout.middle_x - wide * 0.5F, layout.prompt.max.y - tall, wide, tall);
  // Above a caption, which would hide it.
  if (told_over(scene, area)) {
    area = area.moved(0, layout.hint.min.y - space::tiny - area.max.y);
  }
  // If only one of the two fits, it is the winner.
  if (!led.meets(area)) mark_lead();
  trace_solid(canvas, "tag", area);
  soft_shadow(canvas, area.moved(0, 2), tall * 0.5F, 6, 0.3F, canvas.theme->shadow);
  box(canvas, area, tall * 0.5F, side_colour(scene, side_of(table, winner)));
  icon(canvas, Icon::crown, ImVec2(area.min.x + 19, area.centre().y), 14, canvas.theme->on_side);
  text_in(canvas, style,
          Rect{ImVec2(area.min.x + 32, area.min.y), ImVec2(area.max.x - 12, area.max.y)},
          canvas.theme->on_side, words);
}

}  // namespace

void trump_tile(Scene& scene, const Rect& area) {
  const Canvas& canvas = scene.canvas;
  const int suit = static_cast<int>(scene.seen.table().view.table.trump);
  const float corner = area.width() * 0.2F;
  trace_solid(canvas, "trump tile", area);
  soft_shadow(canvas, area.moved(0, 2), corner, 8, 0.35F, canvas.theme->shadow);
  box(canvas, area, corner, canvas.theme->disc, canvas.theme->primary,
      std::max(1.5F, area.width() * 0.035F));
  // In the colours of the cards, which are on the same ground.
  const auto& inks =
      canvas.four_colour ? canvas.theme->suit_four_colour : canvas.theme->suit_two_colour;
  draw_pip(canvas, suit, area.centre(), area.width() * 0.6F, inks[at(suit)]);
  trace_words(canvas, suit_symbol(static_cast<Suit>(suit)), area.grown(-area.width() * 0.2F));
}

void table_view(Scene& scene) {
  felt(scene.canvas, scene.layout.table, ImVec2(0.5F, scene.layout.narrow() ? 0.38F : 0.45F));
  scene.input.add("skip", scene.layout.table);
  note_achievement(scene);
  achievement_sparks(scene);
  trump_mark(scene);
  pile_text(scene);
  // Cards fly over it.
  if (scene.layout.has_strip) history_strip(scene);
  award_ground(scene);
  draw_cards(scene);
  open_trick_label(scene);
  trick_marks(scene);
  plates(scene);
  won_words(scene);
  bubbles(scene);
  const SeenTable& game = scene.seen.table();
  const Event& event = game.events.back();
  const bool hangs = game.award.is_up && event.kind == EventKind::award &&
                     event.award == AwardFor::hang_jack && event.side >= 0;
  if (hangs || (game.game_over && !game.looking_back)) exclamation(scene, hangs);
  ceremony_caption(scene);
  award_words(scene);
  call_bubbles(scene);
}

}  // namespace allfours::ui
