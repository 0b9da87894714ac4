#include "ui/layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/card_art.hpp"

namespace allfours::ui {

namespace {

constexpr float panel_width = 340;
constexpr float quarter_turn = 1.5707963F;

bool room_for_panel(float width, float height) { return width >= 900 && height >= 480; }
bool is_narrow(float width, float height) { return width < 620 && height > width; }

// How many rows the hand takes, and the distance of its cards.
struct Rows {
  int rows = 1;
  int in_row = 0;  // cards in the fullest row
  float spacing = 0;
};

Rows hand_rows(const Layout& layout, int cards) {
  Rows result;
  if (cards == 0) return result;
  const float room = layout.table.width() - 2 * space::large - layout.hand_width;
  // A finger needs a strip of 44 px a card on a phone; a mouse is content with less.
  const float least = layout.narrow ? 44.0F : 36.0F;
  const int fit = std::max(1, static_cast<int>(room / least) + 1);
  result.rows = (cards + fit - 1) / fit;
  result.in_row = (cards + result.rows - 1) / result.rows;
  result.spacing = result.in_row > 1 ? std::min(layout.hand_width * 0.84F,
                                                room / static_cast<float>(result.in_row - 1))
                                     : 0.0F;
  return result;
}

float row_distance(const Layout& layout) { return layout.hand_width * card_aspect * 0.55F; }

void place_seats(Layout& layout, int players, float top, float bottom) {
  const Rect& table = layout.table;
  const float back_height = layout.back_width * card_aspect;
  const float middle = layout.trick.y;
  // Upright on a phone the side hands lie half outside.
  const float inset = layout.narrow ? 4.0F : back_height * 0.5F + space::large;
  const auto side = [&](int place, bool left, float y) {
    SeatSpot& spot = layout.seats[static_cast<std::size_t>(place)];
    const float x = left ? table.min.x + inset : table.max.x - inset;
    spot.hand = ImVec2(x, y);
    spot.along = left ? quarter_turn : -quarter_turn;
    const float plate_x = layout.narrow ? 62.0F : std::max(inset, 66.0F);
    const float below = layout.back_width * (players > 4     ? 1.15F
                                             : layout.narrow ? 1.6F
                                                             : 1.85F) +
                        21;
    const float lowest =
        layout.narrow ? layout.pile.y - layout.pile_width * card_aspect * 0.5F - 20 : bottom;
    spot.plate =
        ImVec2(left ? table.min.x + plate_x : table.max.x - plate_x, std::min(y + below, lowest));
    spot.bubble = ImVec2(left ? table.min.x + inset + back_height * 0.2F + 14
                              : table.max.x - inset - back_height * 0.2F - 14,
                         y - layout.back_width * 1.6F - 4);
    spot.tail = Tail::down;
    spot.bubble_side = left ? 1.0F : -1.0F;
  };
  const auto across = [&](int place, float x) {
    // The pegging board keeps its corner, and so does the strip.
    const bool between = !layout.narrow && !layout.has_panel;
    if (between) {
      x = (layout.board.max.x + layout.strip.min.x) * 0.5F;
    } else if (!layout.narrow) {
      x = std::max(x, layout.board.max.x + space::large + layout.back_width * 2.1F);
    }
    SeatSpot& spot = layout.seats[static_cast<std::size_t>(place)];
    spot.hand = ImVec2(x, top + back_height * 0.5F);
    spot.plate = between ? ImVec2(x, top + back_height + 18)
                         : ImVec2(x + layout.back_width * 1.9F + (layout.narrow ? 36.0F : 70.0F),
                                  spot.hand.y);
    spot.bubble = ImVec2(x - layout.back_width * 1.2F, spot.hand.y);
    spot.tail = Tail::right;
    spot.bubble_side = -1.0F;
  };
  switch (players) {
    case 2:
      across(1, layout.middle_x);
      break;
    case 3:
      side(1, true, middle);
      side(2, false, middle);
      break;
    case 4:
      side(1, true, middle);
      across(2, layout.middle_x);
      side(3, false, middle);
      break;
    default: {
      const float reach = (bottom - top) * 0.24F;
      side(1, true, middle + reach);
      side(2, true, middle - reach);
      across(3, layout.middle_x);
      side(4, false, middle - reach);
      side(5, false, middle + reach);
    }
  }
}

}  // namespace

float board_width(float width, float height) {
  return is_narrow(width, height) ? width - 2 * space::medium : std::min(346.0F, width * 0.42F);
}

Layout lay_out(float width, float height, int players, int hand_cards, float board_height,
               bool with_bar) {
  Layout layout;
  layout.has_panel = room_for_panel(width, height);
  layout.narrow = is_narrow(width, height);
  layout.low = height < 480;
  const float bar_height = !with_bar ? 0.0F : layout.low ? 40.0F : 48.0F;
  layout.bar = Rect::at(0, 0, width, bar_height);
  const float table_width = layout.has_panel ? width - panel_width : width;
  layout.table = Rect::at(0, bar_height, table_width, height - bar_height);
  layout.panel = Rect::at(table_width, bar_height, panel_width, height - bar_height);
  layout.middle_x = table_width * 0.5F;
  const Rect& table = layout.table;

  layout.hand_width = std::min({table.height() * 0.168F, table.width() * 0.244F, 190.0F});
  layout.hand_width = std::max(layout.hand_width, 46.0F);
  layout.trick_width = layout.hand_width * (layout.narrow ? 0.86F : 0.93F);
  layout.back_width = layout.hand_width * (layout.narrow ? 0.52F : 0.58F);

  const float gap = layout.low ? space::small : space::medium;
  layout.board = Rect::at(layout.narrow ? space::medium : space::large, table.min.y + gap,
                          board_width(width, height), board_height);

  // From the bottom up: the hand, the line above it, the buttons, the strip.
  const Rows rows = hand_rows(layout, std::max(hand_cards, 1));
  const float hand_height = layout.hand_width * card_aspect;
  const float hand_top = table.max.y - space::small - hand_height -
                         static_cast<float>(rows.rows - 1) * row_distance(layout) - 16;
  layout.prompt_y = hand_top - 26;
  layout.actions_y = layout.prompt_y - (layout.low ? 46.0F : 54.0F);
  layout.own_plate = ImVec2(table.min.x + space::large,
                            layout.low || players > 4 ? table.max.y - 24 : layout.prompt_y + 8);
  const float strip_height = layout.low ? 66.0F : 72.0F;
  if (layout.narrow) {
    layout.strip = Rect::at(space::medium, layout.actions_y - strip_height - space::small,
                            width - 2 * space::medium, strip_height);
  } else if (!layout.has_panel) {
    const float strip_width = std::min(330.0F, width * 0.4F);
    layout.strip =
        Rect::at(table.max.x - strip_width - gap, table.min.y + gap, strip_width, strip_height);
  }

  const float top = layout.narrow ? layout.board.max.y + space::medium : table.min.y + gap;
  const float bottom = layout.narrow ? layout.strip.min.y - space::small : layout.prompt_y;
  const float back_height = layout.back_width * card_aspect;
  const float under_plate = !layout.narrow && !layout.has_panel ? 28.0F : 0.0F;
  const float top_seat = players == 3 ? 0.0F : back_height + space::medium + under_plate;
  const float pile_row = layout.narrow && players > 2 ? layout.back_width * card_aspect + 8 : 0.0F;
  const float trick_height = layout.trick_width * card_aspect;
  layout.trick = ImVec2(layout.middle_x, (top + top_seat + bottom - pile_row) * 0.5F);
  // The trick shrinks where there is little room for it.
  const float room = bottom - pile_row - top - top_seat;
  if (trick_height * 1.45F > room) {
    layout.trick_width = std::max(34.0F, room / 1.45F / card_aspect);
  }
  layout.trick_reach = layout.trick_width * (players == 2 ? 0.6F : 0.72F);

  layout.pile_width = layout.back_width * (layout.narrow ? 0.95F : 1.05F);
  if (layout.narrow && players > 2) {
    layout.pile = ImVec2(space::large + layout.pile_width * 0.9F,
                         bottom - layout.pile_width * card_aspect * 0.5F - 2);
    layout.pile_text_right = true;
  } else if (players == 2) {
    layout.pile = ImVec2(std::max(table.width() * 0.13F, layout.pile_width * 1.1F), layout.trick.y);
  } else {
    layout.pile = ImVec2(std::max(table.width() * 0.245F, back_height + layout.pile_width * 1.2F),
                         layout.trick.y);
  }
  place_seats(layout, players, top, bottom);
  return layout;
}

std::vector<HandSpot> hand_spots(const Layout& layout, int cards) {
  std::vector<HandSpot> spots;
  const Rows rows = hand_rows(layout, cards);
  const float height = layout.hand_width * card_aspect;
  int placed = 0;
  for (int row = 0; row < rows.rows; ++row) {
    const int count = std::min(rows.in_row, cards - placed);
    const float base = layout.table.max.y - space::small - height * 0.5F -
                       static_cast<float>(rows.rows - 1 - row) * row_distance(layout);
    for (int i = 0; i < count; ++i) {
      const float from_middle = static_cast<float>(i) - static_cast<float>(count - 1) * 0.5F;
      // A gentle fan: the further out, the more turned and the lower.
      const float share = count > 1 ? from_middle / (static_cast<float>(count - 1) * 0.5F) : 0.0F;
      const float bend = layout.low ? 0.05F : 0.10F;
      HandSpot spot;
      spot.angle = share * bend * std::min(1.0F, static_cast<float>(count) / 6.0F);
      spot.centre = ImVec2(layout.middle_x + from_middle * rows.spacing,
                           base + share * share * layout.hand_width * 0.08F - 12);
      spot.visible_width = i + 1 < count ? rows.spacing : 0.0F;
      spots.push_back(spot);
    }
    placed += count;
  }
  return spots;
}

}  // namespace allfours::ui
