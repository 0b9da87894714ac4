// The layout of the smallest windows: an embed in another page, a watch. No board and no backs:
// score, trumps and the turned card are in the bar, trick and hand have the rest. If not even a row
// of plates fits, the others sit where their cards of the trick will be.
#include <algorithm>
#include <cmath>

#include "ui/draw/card_art.hpp"
#include "ui/layout/layout.hpp"

namespace allfours::ui {

namespace {

constexpr float tiny_gap = space::tiny;
constexpr float least_card = 44;

// Arrangements of the hand, from the best to the most compact. Every index stays visible.
struct HandForm {
  float step, row;
};
constexpr std::array<HandForm, 4> hand_forms{{{37, 44}, {30, 44}, {37, 33}, {30, 33}}};

// Places the hand so that this much is left above the prompt; false if impossible.
bool place_hand_below(Layout& layout, const LayoutNeeds& needs, float prompt, float wanted) {
  for (const HandForm& form : hand_forms) {
    layout.hand_step = form.step;
    layout.hand_row = std::max(form.row, layout.hand_width * 0.75F);
    place_hand(layout, needs.hand_cards, prompt, 0);
    if (layout.prompt.min.y - layout.table.min.y >= wanted) return true;
  }
  return false;
}

// In seating order, alternating between two rows if there are two.
void seats_in_rows(Layout& layout, int players, int rows) {
  const Rect& table = layout.table;
  const float top = table.min.y + 3;
  const float row = layout.plate_height + 2;
  for (int place = 1; place < players; ++place) {
    SeatSpot& spot = layout.seats[static_cast<std::size_t>(place)];
    const float share =
        players == 2 ? 0.5F : static_cast<float>(place - 1) / static_cast<float>(players - 2);
    spot.plate_align = share < 0.1F ? Align::left : share > 0.9F ? Align::right : Align::centre;
    const float x = table.min.x + space::small + share * (table.width() - 2 * space::small);
    const float lower = (place - 1) % rows == 0 ? 0 : row;
    spot.plate = ImVec2(x, top + lower + layout.plate_height * 0.5F);
    spot.hand = ImVec2(spot.plate_align == Align::left    ? x + 30
                       : spot.plate_align == Align::right ? x - 30
                                                          : x,
                       spot.plate.y);
    // Below all of them.
    spot.bubble = ImVec2(spot.hand.x, top + static_cast<float>(rows) * row);
    spot.tail = Tail::up;
  }
}

void seats_in_the_trick(Layout& layout, int players) {
  const float top = layout.trick.y - layout.trick_width * card_aspect * 0.5F;
  for (int place = 1; place < players; ++place) {
    SeatSpot& spot = layout.seats[static_cast<std::size_t>(place)];
    const ImVec2& card = layout.trick_cards[static_cast<std::size_t>(place)];
    spot.plate = ImVec2(card.x, std::max(top, card.y - layout.trick_width * card_aspect * 0.5F) +
                                    layout.plate_height * 0.5F);
    spot.plate_align = Align::centre;
    spot.hand = spot.plate;
    spot.bubble = ImVec2(card.x, spot.plate.y + layout.plate_height * 0.5F + 2);
    spot.tail = Tail::up;
  }
}

}  // namespace

void place_trick_in_rows(Layout& layout, const Rect& room, int players, float widest) {
  constexpr float beside = 1.06F;
  constexpr float below = 1.46F;
  const auto columns = [&](int rows) { return static_cast<float>((players + rows - 1) / rows); };
  const auto width_in = [&](int rows) {
    return std::min(room.width() / (columns(rows) * beside),
                    room.height() / (static_cast<float>(rows) * below + 0.02F));
  };
  const bool two = width_in(1) < (layout.kind == LayoutKind::smallest ? 60.0F : least_card);
  const int rows = two && width_in(2) > std::max(width_in(1), least_card) ? 2 : 1;
  layout.trick_width = std::min(widest, width_in(rows));
  float step = layout.trick_width * beside;
  // If they do not fit side by side, as in a hand: every index is visible.
  const float high =
      std::min({least_card, widest, room.height() / static_cast<float>(rows) / below});
  if (layout.trick_width < high) {
    layout.trick_width = high;
    step = (room.width() - high) / std::max(1.0F, columns(rows) - 1);
  }
  layout.trick = room.centre();
  layout.trick_span = step * (columns(rows) - 1) + layout.trick_width;
  const int in_row = static_cast<int>(columns(rows));
  for (int place = 0; place < players; ++place) {
    const int from_first = (place + players - 1) % players;
    const int row = from_first / in_row;
    const int cards = std::min(in_row, players - row * in_row);
    const float from_left =
        static_cast<float>(from_first % in_row) - static_cast<float>(cards - 1) * 0.5F;
    const float from_top = static_cast<float>(row) - static_cast<float>(rows - 1) * 0.5F;
    layout.trick_cards[static_cast<std::size_t>(place)] = ImVec2(
        layout.trick.x + from_left * step, layout.trick.y + from_top * below * layout.trick_width);
  }
}

namespace {

// State passed from one step of an embed's layout to the next.
struct Embed {
  int rows = 1;      // of plates
  float below = 0;   // height of a line below each plate
  float line = 0;    // height of the prompt
  float row = 0;     // width of a trick that stays open, for a card of width 1
  Rect whole, room;  // for trick and pile, and for the trick alone
};

Embed measure_embed(Layout& layout, const LayoutNeeds& needs) {
  const int players = needs.players;
  const float width = layout.table.width();
  Embed embed;
  embed.line = 17 * static_cast<float>(needs.prompt_lines);
  layout.plate_height = 26;
  layout.plate_names = width >= 128 * static_cast<float>(players - 1);
  // Two rows of plates, if that fits their names and leaves room for the trick.
  if (!layout.plate_names && !needs.exposed && needs.height >= 480 &&
      width >= 112 * static_cast<float>(players / 2)) {
    layout.plate_names = true;
    embed.rows = 2;
  }
  if (!layout.plate_names && players > 4) layout.plate_height = 22;
  embed.below = needs.exposed ? below_plate : 0.0F;
  return embed;
}

// The hand, and above it prompt and buttons. Where they leave no room for the
// trick, plates, steps and prompt give way.
void place_embed_hand(Layout& layout, const LayoutNeeds& needs, const Embed& embed) {
  const Rect& table = layout.table;
  const float prompt = needs.looking_back ? space::touch : embed.line;
  const float trick = least_card * 1.48F + 2 * tiny_gap;
  if (table.width() < 300) layout.hand_side = tiny_gap;
  layout.hand_width = std::max(least_card, std::min(table.height() * 0.29F, table.width() * 0.17F));
  const float plates =
      static_cast<float>(embed.rows) * (layout.plate_height + 2) + embed.below + tiny_gap;
  if (!place_hand_below(layout, needs, prompt, trick + plates)) {
    layout.hand_side = tiny_gap;
    layout.hand_width = least_card;
    if (!place_hand_below(layout, needs, prompt, trick + plates)) {
      layout.tiny = true;
      layout.plate_names = false;
      layout.plate_height = 22;
      layout.has_prompt = place_hand_below(layout, needs, prompt, trick);
      if (!layout.has_prompt && needs.looking_back) {
        layout.steps_in_bar = true;
        layout.has_prompt = place_hand_below(layout, needs, embed.line, trick);
      }
      if (!layout.has_prompt) place_hand_below(layout, needs, 0, trick);
    }
  }
  // Beside a question no card is pressed: visible corners are enough.
  if (needs.asked > layout.prompt.max.y - table.min.y) {
    layout.hand_step = 16;
    place_hand(layout, needs.hand_cards, embed.line, 0);
  }
  if (needs.begins_over) layout.steps_in_bar = true;
  layout.prompt.min.x += 14;
  layout.prompt.max.x -= 14;
  layout.own_plate = ImVec2(-1000, 0);
  layout.actions_y = layout.prompt.min.y - layout.actions_height - 3;
}

void place_embed_trick(Layout& layout, const LayoutNeeds& needs, Embed& embed) {
  const Rect& table = layout.table;
  const int players = needs.players;
  const float top = layout.tiny ? table.min.y
                                : table.min.y + 1 + embed.below +
                                      static_cast<float>(embed.rows) * (layout.plate_height + 2);
  embed.whole = Rect{ImVec2(table.min.x + tiny_gap, top + tiny_gap),
                     ImVec2(table.max.x - tiny_gap, layout.prompt.min.y - 3)};
  layout.middle = embed.whole;
  layout.back_width = least_open_card;
  layout.pile_width = 27;
  Rect& room = embed.room;
  room = embed.whole;
  if (needs.stock) room.min.x += layout.pile_width * 1.7F + space::small;
  // A trick that stays open is beside, if that leaves room; else only in the book.
  layout.open_width = std::min(layout.back_width, room.height() / card_aspect);
  embed.row = static_cast<float>(players - 1) * open_trick_step + 1;
  const float open = needs.open_trick ? layout.open_width * embed.row + space::small : 0.0F;
  room.max.x -= open;
  const float widest = std::max(layout.hand_width, std::clamp(table.width() * 0.2F, 72.0F, 110.0F));
  place_trick(layout, room, players, widest);
  const float step = std::abs(layout.trick_cards[1].x - layout.trick_cards[2].x);
  if (open > 0 && (layout.trick_width < least_card || (players > 2 && step < layout.trick_width))) {
    room.max.x += open;
    layout.open_width = 0;
    place_trick(layout, room, players, widest);
  }
}

// Over the table: there is no other room.
void place_embed_hint(Layout& layout, float height) {
  const Rect& table = layout.table;
  layout.hint = Rect::at(table.min.x + tiny_gap, table.min.y + tiny_gap,
                         table.width() - 2 * tiny_gap, height);
  layout.hint_covers = true;
  // The advised card must be pressable.
  if (height > 0) {
    const float lowest = std::max(layout.actions_y, layout.prompt.max.y - layout.actions_height);
    layout.actions_y = std::clamp(layout.hint.max.y + 3, layout.actions_y, lowest);
  }
}

}  // namespace

void lay_out_smallest(Layout& layout, const LayoutNeeds& needs) {
  Embed embed = measure_embed(layout, needs);
  place_embed_hand(layout, needs, embed);
  place_embed_trick(layout, needs, embed);
  if (layout.tiny) {
    seats_in_the_trick(layout, needs.players);
  } else {
    seats_in_rows(layout, needs.players, embed.rows);
  }
  const Rect& whole = embed.whole;
  const float middle = embed.room.centre().y;
  for (SeatSpot& spot : layout.seats) {
    spot.open_trick = ImVec2(whole.max.x - layout.open_width * (embed.row - 0.5F), middle);
  }
  layout.pile = ImVec2(whole.min.x + layout.pile_width * 0.82F, middle);
  layout.pile_text = Rect::at(0, 0, 0, 0);  // said in the bar
  layout.summary_top = layout.table.min.y + tiny_gap;
  place_embed_hint(layout, needs.hint);
}

}  // namespace allfours::ui
