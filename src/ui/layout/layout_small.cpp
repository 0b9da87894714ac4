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

}  // namespace

void lay_out_upright(Layout& layout, const LayoutNeeds& needs) {
  const Rect& table = layout.table;
  const int players = needs.players;
  const bool short_window = needs.height < 740;
  const bool rows = short_window && needs.hand_cards > hand_fan;
  layout.hand_width = std::min(table.width() * 0.235F, needs.height * (rows ? 0.12F : 0.135F));
  layout.back_width =
      std::clamp(std::min(needs.height * 0.045F, table.width() * 0.105F), least_open_card, 40.0F);
  layout.open_width = layout.back_width;
  layout.plate_height = 26;
  layout.plate_names = players < 4 || table.width() >= 310;
  const float board_wide = board_width({layout.kind, layout.has_panel}, needs.width);
  layout.board = Rect::at(table.min.x + small_gap, table.min.y + small_gap, board_wide,
                          needs.board_height(board_wide));

  const bool hint = needs.hint > 0;
  const float chances = needs.chances ? chance_height(layout.kind) : 0.0F;
  // A question is above its answers, and those above the strip.
  const float line = needs.question > 0 ? 26.0F : 40.0F;
  place_hand(layout, needs.hand_cards, hint ? chances + small_gap : line, 0);
  layout.prompt.min.x += 24;
  layout.prompt.max.x -= 24;
  // In a short window it covers what there is no room for.
  const bool over = hint && short_window &&
                    (players > 4 || needs.hand_cards > hand_fan ||
                     (needs.chances && needs.hint > needs.height / 6));
  const float strip_height = hint && !over ? needs.hint : short_window ? 46.0F : 74.0F;
  layout.strip = Rect{ImVec2(small_gap, layout.prompt.min.y - 6 - strip_height),
                      ImVec2(table.max.x - small_gap, layout.prompt.min.y - 6)};
  layout.hint = Rect{ImVec2(layout.strip.min.x, layout.strip.max.y - needs.hint), layout.strip.max};
  layout.hint_covers = over;
  if (needs.open_trick) {
    // The person's own stays beside the strip.
    const float row = layout.back_width * open_trick_step * static_cast<float>(players - 1);
    layout.seats[0].open_trick =
        ImVec2(layout.strip.max.x - layout.back_width * 0.5F - row, layout.strip.centre().y);
    // Above a hint or caption, which replaces the strip.
    if (hint && !over) {
      layout.seats[0].open_trick.y =
          layout.hint.min.y - small_gap - layout.back_width * card_aspect * 0.5F;
    }
    layout.strip.max.x -= layout.back_width + row + small_gap;
    // Beside the playback steps, which replace the strip.
    if (needs.reviewing) {
      layout.seats[0].open_trick.y = layout.prompt.max.y - space::touch * 1.5F - small_gap;
    }
  }
  layout.own_plate = ImVec2(small_gap, layout.prompt.centre().y);
  layout.actions_y = layout.strip.min.y - small_gap - layout.actions_height;

  const float left = table.min.x + small_gap;
  const float right = table.max.x - small_gap;
  const float top = layout.board.max.y + small_gap;
  const float back_tall = layout.back_width * card_aspect;
  // A trick that stays open is above the caption.
  const bool open_above = needs.open_trick && hint && !over;
  const float bottom = layout.strip.min.y - small_gap - (open_above ? back_tall + small_gap : 0.0F);
  const float open = needs.open_trick ? back_tall + small_gap : 0.0F;
  const float drop = players == 4 ? layout.back_width * 0.35F : 0.0F;
  float below = top;
  float lowest = top;
  float tile_y = 0;
  const auto seat = [&](int place, float x, float y, Align align) {
    below = std::max(below,
                     fan_seat(layout, layout.seats[static_cast<std::size_t>(place)], x, y, align));
    lowest = std::max(lowest, below);
  };
  float side_left = left;
  float side_right = right;
  switch (players) {
    case 2:
      seat(1, layout.middle_x, top, Align::centre);
      break;
    case 3:
      seat(1, left, top, Align::left);
      seat(2, right, top, Align::right);
      break;
    case 4:
      seat(1, left, top + drop, Align::left);
      seat(2, layout.middle_x, top, Align::centre);
      seat(3, right, top + drop, Align::right);
      layout.seats[2].open_trick.y += drop;  // below the plates beside it
      break;
    default: {
      seat(2, left, top, Align::left);
      seat(3, layout.middle_x, top, Align::centre);
      seat(4, right, top, Align::right);
      // Above the lower two: a trick that stays open, or the trump suit.
      const float between = short_window ? std::max(open, 44.0F) : open;
      tile_y = below + small_gap * 0.5F;
      const float first_below = below + between;
      seat(1, left, first_below + small_gap, Align::left);
      seat(5, right, first_below + small_gap, Align::right);
      below += between;
      // The trick below them all if the window is tall, else between the lower two.
      if (bottom - below < 230) {
        below = first_below;
        side_left = left + 108;
        side_right = right - 108;
      }
    }
  }

  layout.pile_width = layout.back_width * 1.15F;
  const float pile_wide = needs.pile ? layout.pile_width * 1.7F : 0.0F;
  Rect room{ImVec2(side_left, below + small_gap + (players < 5 ? open : 0.0F)),
            ImVec2(side_right, bottom)};
  layout.pile = ImVec2(left + pile_wide * 0.5F + 2, 0);
  const float tile = short_window ? 44.0F : 58.0F;
  layout.trump = Rect::at(left, lowest + open + small_gap, tile, tile);
  if (players > 4 && side_left > left) {
    // Beside the first trick of the player at its left, or in its place.
    const float row = layout.back_width * (1 + open_trick_step * static_cast<float>(players - 1));
    const float x = needs.open_before == 2 ? left + row + small_gap : left + 78;
    layout.trump = Rect::at(x, tile_y, 36, 36);
  }
  if (side_left == left) room.min.x += std::max(pile_wide, tile) + small_gap + 2;
  layout.middle = Rect{ImVec2(left, room.min.y), ImVec2(right, bottom)};
  layout.summary_top = std::max(room.min.y, lowest + small_gap);
  place_trick(layout, room, players, layout.hand_width * 0.92F);
  // Clear of the buttons, which may be long.
  layout.pile.y =
      std::min(layout.trick.y - 10, layout.actions_y - needs.question -
                                        layout.pile_width * card_aspect * 0.5F - small_gap);
  const float below_tile = layout.trump.max.y + 20 + layout.pile_width * card_aspect * 0.5F;
  if (needs.trump) layout.pile.y = std::max(layout.pile.y, below_tile);
  if (players > 4 && side_left > left)
    layout.pile.y = bottom - layout.pile_width * card_aspect * 0.5F - 22;
  // A stock that does not fit below trumps is beside.
  const float half = layout.pile_width * card_aspect * 0.5F;
  const float beside = layout.trump.max.x + small_gap + layout.pile_width;
  if (needs.stock && needs.trump && layout.pile.y + half + small_gap > bottom &&
      beside + layout.pile_width < layout.trick.x - layout.trick_span * 0.5F) {
    layout.pile = ImVec2(beside, layout.trump.min.y + half);
  }
  layout.pile_align = Align::left;
  layout.pile_text = Rect::at(layout.pile.x - pile_wide * 0.5F - 2, layout.pile.y + half + 5,
                              std::max(pile_wide + 10, 70.0F), 34);
}

namespace {

// Below the trump suit, or beside it; clear of the person's plate and of the playback buttons.
void place_pile_low(Layout& layout, const LayoutNeeds& needs, float from, float under) {
  const float half = layout.pile_width * card_aspect * 0.5F;
  const float reach = layout.pile_width * 0.85F;
  const float label = needs.stock ? 22.0F : 0.0F;
  const float plate = layout.own_plate.y - layout.plate_height * 0.5F;
  const float lowest = (needs.reviewing ? std::min(plate, layout.prompt.min.y) : plate) - 3 - label;
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

}  // namespace

void lay_out_low(Layout& layout, const LayoutNeeds& needs) {
  const Rect& table = layout.table;
  const int players = needs.players;
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

  place_hand(layout, needs.hand_cards,
             needs.reviewing ? 44.0F
             : needs.chances ? chance_height(layout.kind) + 4
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
  const float bottom = layout.prompt.min.y - 4;
  layout.actions_y = bottom - layout.actions_height;

  const float left = table.min.x + small_gap;
  const float right = table.max.x - small_gap;
  const float high = table.min.y + small_gap;
  // A hint at the right moves only what is below it.
  const float under_strip = layout.strip.max.y + small_gap;
  const float under =
      hint ? layout.board.max.y + small_gap : std::max(layout.board.max.y + small_gap, under_strip);
  const float under_right = std::max(under, under_strip);
  const float seat_wide = 104;
  const auto seat = [&](int place, float x, float y, Align align) {
    return fan_seat(layout, layout.seats[static_cast<std::size_t>(place)], x, y, align);
  };
  float trick_top = high;
  float from = left;
  float to = right;
  // The player opposite sits between board and strip, with the plate beside the cards.
  if (players != 3) {
    SeatSpot& spot = layout.seats[static_cast<std::size_t>(players / 2)];
    seat(players / 2, layout.middle_x, high, Align::centre);
    const float half = (spot.room + layout.back_width) * 0.5F + 2;
    const float whole = 2 * half + 6 + 98;
    const float start = layout.middle_x - whole * 0.5F;
    spot.hand.x = start + half;
    spot.plate = ImVec2(start + 2 * half + 6, spot.hand.y);
    spot.plate_align = Align::left;
    trick_top = spot.hand.y + layout.back_width * card_aspect * 0.5F + 8;
    spot.bubble = ImVec2(spot.hand.x, trick_top);
  }
  if (players == 3 || players == 4) {
    seat(1, left, under, Align::left);
    seat(players - 1, right, under_right, Align::right);
    from = left + seat_wide;
    to = right - seat_wide;
  } else if (players > 4) {
    const float second = left + seat_wide + small_gap;
    seat(1, left, under, Align::left);
    seat(2, second, under, Align::left);
    seat(5, right, under_right, Align::right);
    seat(4, right - seat_wide - small_gap, under_right, Align::right);
    from = second + seat_wide;
    to = right - 2 * seat_wide - small_gap;
  }
  // A trick that stays open is in a corner beside the hand, on its winner's side.
  const float row = layout.back_width * open_trick_step * static_cast<float>(players - 1);
  const float corner_y = table.max.y - layout.back_width * card_aspect * 0.5F - small_gap;
  for (int place = 0; place < players; ++place) {
    SeatSpot& spot = layout.seats[static_cast<std::size_t>(place)];
    const bool on_left = place > 0 && place * 2 <= players;
    spot.open_trick =
        ImVec2(on_left ? left + layout.back_width * 0.5F : right - layout.back_width * 0.5F - row,
               corner_y);
  }
  // Board and strip end at the trick.
  if (players < 5) {
    const float beside = players == 2 ? layout.board.max.x + small_gap : from;
    from = std::max(from, std::min(beside, from + 0.0F));
  }
  layout.pile_width = layout.back_width * 1.15F;
  const float tile = 44;
  layout.trump = Rect::at(from + (players > 4 ? small_gap : 20.0F), under, tile, tile);
  const float pile_wide = std::max(needs.pile ? layout.pile_width * 1.7F + 6 : 0.0F, tile);
  const float trick_from = std::max(from + pile_wide + small_gap, layout.board.max.x + small_gap);
  const float trick_to = std::min(to, layout.strip.min.x - small_gap);
  Rect room{ImVec2(trick_from, trick_top), ImVec2(trick_to, bottom)};
  const float centred = std::min(layout.middle_x - room.min.x, room.max.x - layout.middle_x);
  room.min.x = layout.middle_x - centred;
  room.max.x = layout.middle_x + centred;
  layout.middle = room;
  place_trick(layout, room, players, layout.hand_width * 0.95F);
  place_pile_low(layout, needs, from, under);
  layout.summary_top = under - 2;
  layout.pile_align = Align::left;
  layout.pile_text = Rect::at(layout.pile.x - layout.pile_width * 0.85F - 2,
                              layout.pile.y + layout.pile_width * card_aspect * 0.5F + 4, 84, 34);
}

}  // namespace allfours::ui
