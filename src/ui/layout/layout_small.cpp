// The layouts of small windows: a phone upright, a phone on its side. The others sit in an arc
// above the trick, each with a small fan above the nameplate.
#include <algorithm>

#include "ui/draw/card_art.hpp"
#include "ui/layout/layout.hpp"

namespace allfours::ui {

namespace {

constexpr float small_gap = space::small;
constexpr int hand_fan = 7;  // more cards than this take two rows on a phone

// A fan with its plate below, in a box `wide` across with its top at `top`; the bubble below.
float fan_seat(Layout& layout, SeatSpot& spot, float x, float top, Align align) {
  const float tall = layout.back_width * card_aspect + 4;
  spot.room = layout.back_width * 1.5F;
  const float half = (spot.room + layout.back_width) * 0.5F + 2;
  spot.hand = ImVec2(align == Align::left    ? x + half
                     : align == Align::right ? x - half
                                             : x,
                     top + tall * 0.5F);
  spot.plate = ImVec2(x, top + tall + 4 + layout.plate_height * 0.5F);
  spot.plate_align = align;
  const float below = spot.plate.y + layout.plate_height * 0.5F;
  spot.bubble = ImVec2(align == Align::left    ? x + 30
                       : align == Align::right ? x - 30
                                               : x,
                       below + 4);
  spot.tail = Tail::up;
  const float step = layout.back_width * open_trick_step;
  spot.open_trick = ImVec2(align == Align::left    ? x + layout.back_width * 0.5F
                           : align == Align::right ? x - layout.back_width * 0.5F - step * 5
                                                   : x - step * 2.5F,
                           below + 4 + layout.back_width * card_aspect * 0.5F);
  return below;
}

// State passed from one step of the upright layout to the next.
struct Upright {
  bool short_window = false;
  bool tight = false;           // the trick is between the lower two of six
  float left = 0, right = 0;    // of the felt
  float top = 0, bottom = 0;    // of the felt, without a trick that stays open above a caption
  float open = 0;               // height of a trick that stays open below the plates
  float below = 0, lowest = 0;  // lower edge of the plates above the trick, and of all plates
  float tile_y = 0;             // of trumps above the lower two of six
};

void place_upright_board(Layout& layout, const LayoutNeeds& needs, bool short_window) {
  const Rect& table = layout.table;
  const bool rows = short_window && needs.hand_cards > hand_fan;
  layout.hand_width = std::min(table.width() * 0.235F, needs.height * (rows ? 0.12F : 0.135F));
  layout.back_width =
      std::clamp(std::min(needs.height * 0.045F, table.width() * 0.105F), least_open_card, 40.0F);
  layout.open_width = layout.back_width;
  layout.plate_height = 26;
  layout.plate_names = needs.players < 4 || table.width() >= 310;
  const float board_wide = board_width({layout.kind, layout.has_panel}, needs.width);
  layout.board = Rect::at(table.min.x + small_gap, table.min.y + small_gap, board_wide,
                          needs.board_height(board_wide));
}

// The person's own trick that stays open is beside the strip.
void place_own_open_trick(Layout& layout, const LayoutNeeds& needs) {
  const float row = layout.back_width * open_trick_step * static_cast<float>(needs.players - 1);
  layout.seats[0].open_trick =
      ImVec2(layout.strip.max.x - layout.back_width * 0.5F - row, layout.strip.centre().y);
  // Above a hint or caption, which replaces the strip.
  if (needs.hint > 0 && !layout.hint_covers) {
    layout.seats[0].open_trick.y =
        layout.hint.min.y - small_gap - layout.back_width * card_aspect * 0.5F;
  }
  layout.strip.max.x -= layout.back_width + row + small_gap;
  // Beside the playback steps, which replace the strip.
  if (needs.looking_back) {
    layout.seats[0].open_trick.y = layout.prompt.max.y - space::touch * 1.5F - small_gap;
  }
}

// The hand, and above it prompt, strip or hint, and buttons.
void place_upright_hand(Layout& layout, const LayoutNeeds& needs, bool short_window) {
  const bool hint = needs.hint > 0;
  const float chances = needs.chances ? chance_height(layout.kind) : 0.0F;
  // A question is above its answers, and those above the strip.
  const float line = needs.question > 0 ? 26.0F : 40.0F;
  place_hand(layout, needs.hand_cards, hint ? chances + small_gap : line, 0);
  layout.prompt.min.x += 24;
  layout.prompt.max.x -= 24;
  // In a short window it covers the parts that have no room.
  const bool over = hint && short_window &&
                    (needs.players > 4 || needs.hand_cards > hand_fan ||
                     (needs.chances && needs.hint > needs.height / 6));
  const float strip_height = hint && !over ? needs.hint : short_window ? 46.0F : 74.0F;
  layout.strip = Rect{ImVec2(small_gap, layout.prompt.min.y - 6 - strip_height),
                      ImVec2(layout.table.max.x - small_gap, layout.prompt.min.y - 6)};
  layout.hint = Rect{ImVec2(layout.strip.min.x, layout.strip.max.y - needs.hint), layout.strip.max};
  layout.hint_covers = over;
  if (needs.open_trick) place_own_open_trick(layout, needs);
  layout.own_plate = ImVec2(small_gap, layout.prompt.centre().y);
  layout.actions_y = layout.strip.min.y - small_gap - layout.actions_height;
}

Upright upright_felt(const Layout& layout, const LayoutNeeds& needs, bool short_window) {
  Upright felt;
  felt.short_window = short_window;
  felt.left = layout.table.min.x + small_gap;
  felt.right = layout.table.max.x - small_gap;
  felt.top = layout.board.max.y + small_gap;
  const float back_tall = layout.back_width * card_aspect;
  // A trick that stays open is above the caption.
  const bool open_above = needs.open_trick && needs.hint > 0 && !layout.hint_covers;
  felt.bottom = layout.strip.min.y - small_gap - (open_above ? back_tall + small_gap : 0.0F);
  felt.open = needs.open_trick ? back_tall + small_gap : 0.0F;
  felt.below = felt.top;
  felt.lowest = felt.top;
  return felt;
}

void upright_seat(Layout& layout, Upright& felt, int place, float top, Align align) {
  const float x = align == Align::left    ? felt.left
                  : align == Align::right ? felt.right
                                          : layout.middle_x;
  SeatSpot& spot = layout.seats[static_cast<std::size_t>(place)];
  felt.below = std::max(felt.below, fan_seat(layout, spot, x, top, align));
  felt.lowest = std::max(felt.lowest, felt.below);
}

// Three above, two below at the sides.
void place_five_others(Layout& layout, Upright& felt) {
  upright_seat(layout, felt, 2, felt.top, Align::left);
  upright_seat(layout, felt, 3, felt.top, Align::centre);
  upright_seat(layout, felt, 4, felt.top, Align::right);
  // Above the lower two: a trick that stays open, or the trump suit.
  const float between = felt.short_window ? std::max(felt.open, 44.0F) : felt.open;
  felt.tile_y = felt.below + small_gap * 0.5F;
  const float first_below = felt.below + between;
  upright_seat(layout, felt, 1, first_below + small_gap, Align::left);
  upright_seat(layout, felt, 5, first_below + small_gap, Align::right);
  felt.below += between;
  // The trick below them all if the window is tall, else between the lower two.
  if (felt.bottom - felt.below < 230) {
    felt.below = first_below;
    felt.tight = true;
  }
}

void place_upright_players(Layout& layout, int players, Upright& felt) {
  const float drop = players == 4 ? layout.back_width * 0.35F : 0.0F;
  switch (players) {
    case 2:
      upright_seat(layout, felt, 1, felt.top, Align::centre);
      break;
    case 3:
      upright_seat(layout, felt, 1, felt.top, Align::left);
      upright_seat(layout, felt, 2, felt.top, Align::right);
      break;
    case 4:
      upright_seat(layout, felt, 1, felt.top + drop, Align::left);
      upright_seat(layout, felt, 2, felt.top, Align::centre);
      upright_seat(layout, felt, 3, felt.top + drop, Align::right);
      layout.seats[2].open_trick.y += drop;  // below the plates beside it
      break;
    default:
      place_five_others(layout, felt);
  }
}

// Trumps at the left, and the trick.
void place_upright_trick(Layout& layout, const LayoutNeeds& needs, const Upright& felt,
                         float pile_wide) {
  const int players = needs.players;
  const float beside_plates = felt.tight ? 108.0F : 0.0F;
  Rect room{
      ImVec2(felt.left + beside_plates, felt.below + small_gap + (players < 5 ? felt.open : 0.0F)),
      ImVec2(felt.right - beside_plates, felt.bottom)};
  const float tile = felt.short_window ? 44.0F : 58.0F;
  layout.trump = Rect::at(felt.left, felt.lowest + felt.open + small_gap, tile, tile);
  if (felt.tight) {
    // Beside the first trick of the player at its left, or in its place.
    const float row = layout.back_width * (1 + open_trick_step * static_cast<float>(players - 1));
    const float x = needs.open_before == 2 ? felt.left + row + small_gap : felt.left + 78;
    layout.trump = Rect::at(x, felt.tile_y, 36, 36);
  } else {
    room.min.x += std::max(pile_wide, tile) + small_gap + 2;
  }
  layout.middle = Rect{ImVec2(felt.left, room.min.y), ImVec2(felt.right, felt.bottom)};
  layout.summary_top = std::max(room.min.y, felt.lowest + small_gap);
  place_trick(layout, room, players, layout.hand_width * 0.92F);
}

void place_upright_pile(Layout& layout, const LayoutNeeds& needs, const Upright& felt,
                        float pile_wide) {
  const float half = layout.pile_width * card_aspect * 0.5F;
  layout.pile = ImVec2(felt.left + pile_wide * 0.5F + 2, 0);
  // Clear of the buttons, which may be long.
  layout.pile.y =
      std::min(layout.trick.y - 10, layout.actions_y - needs.question - half - small_gap);
  const float below_tile = layout.trump.max.y + 20 + half;
  if (needs.trump) layout.pile.y = std::max(layout.pile.y, below_tile);
  if (felt.tight) layout.pile.y = felt.bottom - half - 22;
  // A stock that does not fit below trumps is beside.
  const float beside = layout.trump.max.x + small_gap + layout.pile_width;
  if (needs.stock && needs.trump && layout.pile.y + half + small_gap > felt.bottom &&
      beside + layout.pile_width < layout.trick.x - layout.trick_span * 0.5F) {
    layout.pile = ImVec2(beside, layout.trump.min.y + half);
  }
  layout.pile_align = Align::left;
  layout.pile_text = Rect::at(layout.pile.x - pile_wide * 0.5F - 2, layout.pile.y + half + 5,
                              std::max(pile_wide + 10, 70.0F), 34);
}

}  // namespace

void lay_out_upright(Layout& layout, const LayoutNeeds& needs) {
  const bool short_window = needs.height < 740;
  place_upright_board(layout, needs, short_window);
  place_upright_hand(layout, needs, short_window);
  Upright felt = upright_felt(layout, needs, short_window);
  place_upright_players(layout, needs.players, felt);
  layout.pile_width = layout.back_width * 1.15F;
  const float pile_wide = needs.pile ? layout.pile_width * 1.7F : 0.0F;
  place_upright_trick(layout, needs, felt, pile_wide);
  place_upright_pile(layout, needs, felt, pile_wide);
}

namespace {

// The felt of a window on its side, and its part for the trick, between the seats.
struct LowFelt {
  float left = 0, right = 0;
  float high = 0;                    // its upper edge
  float under = 0, under_right = 0;  // board and strip, at the left and at the right
  float from = 0, to = 0;            // between the seats at the sides
  float trick_top = 0;
};

// Below the trump suit, or beside it; clear of the person's plate and of the playback buttons.
void place_pile_low(Layout& layout, const LayoutNeeds& needs, float from, float under) {
  const float half = layout.pile_width * card_aspect * 0.5F;
  const float reach = layout.pile_width * 0.85F;
  const float label = needs.stock ? 22.0F : 0.0F;
  const float plate = layout.own_plate.y - layout.plate_height * 0.5F;
  const float lowest =
      (needs.looking_back ? std::min(plate, layout.prompt.min.y) : plate) - 3 - label;
  layout.pile =
      ImVec2(from + small_gap + reach + 2, (needs.trump ? layout.trump.max.y + 24 : under) + half);
  // A hint's numbers take the whole width of the hand.
  const float hand_left =
      hand_spots(layout, needs.hand_cards).front().centre.x - layout.hand_width * 0.5F;
  const float end = layout.pile.x + layout.pile_width * 1.5F;
  const bool under_numbers = needs.chances && end > hand_left;
  if (layout.pile.y + half <= (under_numbers ? std::min(lowest, layout.chances.min.y - 3) : lowest))
    return;
  const float x = layout.trump.max.x + small_gap + reach;
  const float left = layout.trick.x - layout.trick_span * 0.5F;
  if (under + 2 * half <= lowest && x + reach <= left) {
    layout.pile = ImVec2(x, under + half);
  } else {
    layout.pile_fits = false;
  }
}

void place_low_board(Layout& layout, const LayoutNeeds& needs) {
  const Rect& table = layout.table;
  layout.plate_height = 26;
  layout.hand_width = std::clamp(table.height() * 0.2F, 46.0F, 84.0F);
  layout.back_width = std::clamp(table.height() * 0.085F, least_open_card, 34.0F);
  layout.open_width = layout.back_width;
  const float board_wide = board_width({layout.kind, layout.has_panel}, needs.width);
  layout.board = Rect::at(table.min.x + small_gap, table.min.y + small_gap, board_wide,
                          needs.board_height(board_wide));
  const bool hint = needs.hint > 0;
  const float strip_wide =
      hint ? hint_width({layout.kind, layout.has_panel}, needs.width) : board_wide;
  layout.strip = Rect::at(table.max.x - small_gap - strip_wide, table.min.y + small_gap, strip_wide,
                          hint ? needs.hint : 58.0F);
  layout.hint = layout.strip;
}

// The hand, and above it plate, prompt and buttons.
void place_low_hand(Layout& layout, const LayoutNeeds& needs) {
  const Rect& table = layout.table;
  place_hand(layout, needs.hand_cards,
             needs.looking_back ? 44.0F
             : needs.chances    ? chance_height(layout.kind) + 4
                                : 20.0F,
             0);
  layout.own_plate =
      ImVec2(table.min.x + small_gap,
             layout.prompt.max.y - std::min(layout.prompt.height(), layout.plate_height) * 0.5F);
  // A hint's numbers take the whole width of the hand.
  const float hand_left =
      hand_spots(layout, needs.hand_cards).front().centre.x - layout.hand_width * 0.5F;
  if (hand_left < layout.own_plate.x + 110) {
    layout.own_plate.y = needs.chances ? layout.prompt.min.y - layout.plate_height * 0.5F
                                       : std::min(layout.own_plate.y, layout.prompt.max.y - 19);
  }
  layout.prompt.min.x = table.min.x + 110;
  layout.prompt.max.x = table.max.x - 110;
  layout.actions_y = layout.prompt.min.y - 4 - layout.actions_height;
}

LowFelt low_felt(const Layout& layout, bool hint) {
  LowFelt felt;
  felt.left = layout.table.min.x + small_gap;
  felt.right = layout.table.max.x - small_gap;
  felt.high = layout.table.min.y + small_gap;
  // A hint at the right moves only the parts below it.
  const float under_strip = layout.strip.max.y + small_gap;
  felt.under =
      hint ? layout.board.max.y + small_gap : std::max(layout.board.max.y + small_gap, under_strip);
  felt.under_right = std::max(felt.under, under_strip);
  felt.trick_top = felt.high;
  felt.from = felt.left;
  felt.to = felt.right;
  return felt;
}

// Between board and strip, with the plate beside the cards.
void place_low_player_opposite(Layout& layout, int players, LowFelt& felt) {
  SeatSpot& spot = layout.seats[static_cast<std::size_t>(players / 2)];
  fan_seat(layout, spot, layout.middle_x, felt.high, Align::centre);
  const float half = (spot.room + layout.back_width) * 0.5F + 2;
  const float whole = 2 * half + 6 + 98;
  const float start = layout.middle_x - whole * 0.5F;
  spot.hand.x = start + half;
  spot.plate = ImVec2(start + 2 * half + 6, spot.hand.y);
  spot.plate_align = Align::left;
  felt.trick_top = spot.hand.y + layout.back_width * card_aspect * 0.5F + 8;
  spot.bubble = ImVec2(spot.hand.x, felt.trick_top);
}

void place_low_players_at_sides(Layout& layout, int players, LowFelt& felt) {
  constexpr float seat_wide = 104;
  const auto seat = [&](int place, float x, float y, Align align) {
    fan_seat(layout, layout.seats[static_cast<std::size_t>(place)], x, y, align);
  };
  if (players == 3 || players == 4) {
    seat(1, felt.left, felt.under, Align::left);
    seat(players - 1, felt.right, felt.under_right, Align::right);
    felt.from = felt.left + seat_wide;
    felt.to = felt.right - seat_wide;
  } else if (players > 4) {
    const float second = felt.left + seat_wide + small_gap;
    seat(1, felt.left, felt.under, Align::left);
    seat(2, second, felt.under, Align::left);
    seat(5, felt.right, felt.under_right, Align::right);
    seat(4, felt.right - seat_wide - small_gap, felt.under_right, Align::right);
    felt.from = second + seat_wide;
    felt.to = felt.right - 2 * seat_wide - small_gap;
  }
}

// A trick that stays open is in a corner beside the hand, on its winner's side.
void place_open_tricks_low(Layout& layout, int players, const LowFelt& felt) {
  const float row = layout.back_width * open_trick_step * static_cast<float>(players - 1);
  const float corner_y = layout.table.max.y - layout.back_width * card_aspect * 0.5F - small_gap;
  for (int place = 0; place < players; ++place) {
    SeatSpot& spot = layout.seats[static_cast<std::size_t>(place)];
    const bool on_left = place > 0 && place * 2 <= players;
    spot.open_trick = ImVec2(on_left ? felt.left + layout.back_width * 0.5F
                                     : felt.right - layout.back_width * 0.5F - row,
                             corner_y);
  }
}

// Trumps at the left, and the trick.
void place_low_trick(Layout& layout, const LayoutNeeds& needs, const LowFelt& felt) {
  const int players = needs.players;
  layout.pile_width = layout.back_width * 1.15F;
  const float tile = 44;
  layout.trump = Rect::at(felt.from + (players > 4 ? small_gap : 20.0F), felt.under, tile, tile);
  const float pile_wide = std::max(needs.pile ? layout.pile_width * 1.7F + 6 : 0.0F, tile);
  const float trick_from =
      std::max(felt.from + pile_wide + small_gap, layout.board.max.x + small_gap);
  const float trick_to = std::min(felt.to, layout.strip.min.x - small_gap);
  Rect room{ImVec2(trick_from, felt.trick_top), ImVec2(trick_to, layout.prompt.min.y - 4)};
  const float centred = std::min(layout.middle_x - room.min.x, room.max.x - layout.middle_x);
  room.min.x = layout.middle_x - centred;
  room.max.x = layout.middle_x + centred;
  layout.middle = room;
  place_trick(layout, room, players, layout.hand_width * 0.95F);
}

}  // namespace

void lay_out_low(Layout& layout, const LayoutNeeds& needs) {
  const int players = needs.players;
  place_low_board(layout, needs);
  place_low_hand(layout, needs);
  LowFelt felt = low_felt(layout, needs.hint > 0);
  if (players != 3) place_low_player_opposite(layout, players, felt);
  place_low_players_at_sides(layout, players, felt);
  place_open_tricks_low(layout, players, felt);
  place_low_trick(layout, needs, felt);
  place_pile_low(layout, needs, felt.from, felt.under);
  layout.summary_top = felt.under - 2;
  layout.pile_align = Align::left;
  layout.pile_text = Rect::at(layout.pile.x - layout.pile_width * 0.85F - 2,
                              layout.pile.y + layout.pile_width * card_aspect * 0.5F + 4, 84, 34);
}

}  // namespace allfours::ui
