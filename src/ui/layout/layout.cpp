#include "ui/layout/layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/draw/card_art.hpp"
#include "ui/draw/fonts.hpp"

namespace allfours::ui {

namespace {

constexpr float smallest_target = 44;

// The number of rows of the hand, and the distance of its cards.
struct Rows {
  int rows = 1;
  int in_row = 0;  // cards in the fullest row
  float spacing = 0;
};

Rows hand_rows(const Layout& layout, int cards) {
  Rows result;
  if (cards == 0) return result;
  const float room = layout.table.width() - 2 * layout.hand_side - layout.hand_width;
  const int fit = std::max(1, static_cast<int>(room / layout.hand_step) + 1);
  result.rows = (cards + fit - 1) / fit;
  result.in_row = (cards + result.rows - 1) / result.rows;
  const float widest = std::max(layout.hand_width * 0.84F, smallest_target + 1);
  result.spacing =
      result.in_row > 1 ? std::min(widest, room / static_cast<float>(result.in_row - 1)) : 0.0F;
  return result;
}

float row_distance(const Layout& layout) {
  if (layout.hand_row > 0) return layout.hand_row;
  return std::max(smallest_target, layout.hand_width * card_aspect * 0.5F);
}

float hand_margin(const Layout& layout) {
  if (layout.tiny) return 3;
  return layout.is_low_or_smallest() ? 6.0F : space::medium;
}

// The outer cards of a fan are lower by up to this; a low window has no room for a fan.
float fan_drop(const Layout& layout) {
  return layout.is_low_or_smallest() ? 0.0F : layout.hand_width * 0.08F;
}

}  // namespace

namespace {

// The zoom of a window at 100 %: large windows have larger letters.
float usual_zoom(float width, float height) {
  constexpr float most = 2;
  const float times = std::clamp(std::min(width / 1280, height / 720), 1.0F, most);
  return std::floor(times * 10 + 0.01F) / 10;
}

// The zoom that leaves a window of this size.
float zoom_with_room(float width, float height) {
  constexpr float least_side = 320;
  constexpr float least_length = 480;
  return std::max(
      1.0F, std::min(std::min(width, height) / least_side, std::max(width, height) / least_length));
}

}  // namespace

float zoom_of(float width, float height, int text_size) {
  const float usual = usual_zoom(width, height);
  // Smaller letters would be illegible.
  const float wanted =
      std::max(usual * static_cast<float>(text_size) / 100, least_text / smallest_text);
  const float room = zoom_with_room(width, height);
  return wanted <= room ? wanted : std::max(std::min(usual, wanted), std::floor(room * 20) / 20);
}

int largest_text_size(float width, float height) {
  constexpr int largest = 200;
  const float zoom = zoom_of(width, height, largest);
  return std::clamp(static_cast<int>(std::lround(zoom / usual_zoom(width, height) * 100)), 100,
                    largest);
}

namespace {

float panel_width(float width) { return std::clamp(width * 0.2F, 340.0F, 440.0F); }

}  // namespace

float board_width(const LayoutForm& form, float width) {
  switch (form.kind) {
    case LayoutKind::smallest:
      return 0;
    case LayoutKind::upright:
      return width - 2 * space::small;
    case LayoutKind::low:
      return std::clamp(width * 0.34F, 230.0F, 270.0F);
    case LayoutKind::desk:
      break;
  }
  const float table = form.panel ? width - panel_width(width) : width;
  return std::clamp(table * 0.36F, 240.0F, 400.0F);
}

float hint_width(const LayoutForm& form, float width) {
  switch (form.kind) {
    case LayoutKind::smallest:
      return width - 2 * space::tiny;
    case LayoutKind::upright:
      return width - 2 * space::small;
    case LayoutKind::low:
      return std::clamp(width * 0.36F, 200.0F, 320.0F);
    case LayoutKind::desk:
      break;
  }
  const float table = form.panel ? width - panel_width(width) : width;
  // Between the cards of the players at the sides, at their widest.
  constexpr float widest_backs = 0.2F * 0.55F * card_aspect;
  return std::min({584.0F, table - 300, table * (1 - 2 * widest_backs) - 3 * space::large});
}

float chance_height(LayoutKind kind) {
  return kind == LayoutKind::desk ? 46.0F : kind == LayoutKind::smallest ? 0.0F : 38.0F;
}

Layout lay_out(const LayoutNeeds& needs) { return lay_out(needs, form_of(needs)); }

Layout lay_out(const LayoutNeeds& needs, const LayoutForm& form) {
  Layout layout;
  layout.kind = form.kind;
  layout.left_handed = needs.left_handed;
  layout.has_panel = form.panel;
  layout.has_strip = !layout.has_panel && layout.kind != LayoutKind::smallest;
  layout.has_board = layout.kind != LayoutKind::smallest;
  layout.backs = layout.kind != LayoutKind::smallest;
  const bool bar = needs.bar || layout.kind == LayoutKind::smallest;
  const float bar_height = !bar                          ? 0.0F
                           : needs.height < 230          ? 36.0F
                           : layout.is_low_or_smallest() ? 44.0F
                                                         : 48.0F;
  layout.bar = Rect::at(0, 0, needs.width, bar_height);
  const float book = panel_width(needs.width);
  const float table_width = layout.has_panel ? needs.width - book : needs.width;
  layout.table = Rect::at(0, bar_height, table_width, needs.height - bar_height);
  layout.panel = Rect::at(table_width, bar_height, book, needs.height - bar_height);
  layout.middle_x = table_width * 0.5F;
  // On a small screen it replaces the last award.
  if (needs.hint > 0 && layout.kind != LayoutKind::desk) layout.has_strip = false;
  switch (layout.kind) {
    case LayoutKind::desk:
      lay_out_desk(layout, needs);
      break;
    case LayoutKind::upright:
      lay_out_upright(layout, needs);
      break;
    case LayoutKind::low:
      lay_out_low(layout, needs);
      break;
    case LayoutKind::smallest:
      lay_out_smallest(layout, needs);
      break;
  }
  return layout;
}

float place_hand(Layout& layout, int cards, float prompt_height, float below) {
  const Rows rows = hand_rows(layout, std::max(cards, 1));
  const float top = layout.table.max.y - hand_margin(layout) - fan_drop(layout) -
                    layout.hand_width * card_aspect -
                    static_cast<float>(rows.rows - 1) * row_distance(layout) - below;
  const float side = space::medium;
  const float margin = layout.tiny                   ? 3.0F
                       : layout.is_low_or_smallest() ? 6.0F
                                                     : 12.0F;  // a card is raised into it
  layout.prompt = Rect{ImVec2(layout.table.min.x + side, top - prompt_height - margin),
                       ImVec2(layout.table.max.x - side, top - margin)};
  const float tall = chance_height(layout.kind);
  layout.chances = Rect{ImVec2(layout.table.min.x, layout.prompt.max.y - tall),
                        ImVec2(layout.table.max.x, layout.prompt.max.y)};
  return top;
}

std::vector<HandSpot> hand_spots(const Layout& layout, int cards) {
  std::vector<HandSpot> spots;
  const Rows rows = hand_rows(layout, cards);
  const float height = layout.hand_width * card_aspect;
  int placed = 0;
  for (int row = 0; row < rows.rows; ++row) {
    const int count = std::min(rows.in_row, cards - placed);
    const float base = layout.table.max.y - hand_margin(layout) - fan_drop(layout) - height * 0.5F -
                       static_cast<float>(rows.rows - 1 - row) * row_distance(layout);
    for (int i = 0; i < count; ++i) {
      const float from_middle = static_cast<float>(i) - static_cast<float>(count - 1) * 0.5F;
      // A gentle fan: the further out, the more turned and the lower.
      const float share = count > 1 ? from_middle / (static_cast<float>(count - 1) * 0.5F) : 0.0F;
      const bool flat = layout.is_low_or_smallest() || rows.rows > 1;
      const float bend = flat ? 0.0F : 0.08F * std::min(1.0F, static_cast<float>(count) / 6.0F);
      HandSpot spot;
      spot.angle = share * bend;
      spot.centre = ImVec2(layout.middle_x + from_middle * rows.spacing,
                           base + (flat ? 0.0F : share * share * fan_drop(layout) * 0.6F));
      // The first card of a fan in the left hand is on top, not the last.
      const bool on_top = layout.left_handed ? i == 0 : i + 1 == count;
      spot.row = row;
      spot.visible_width = on_top ? 0.0F : rows.spacing;
      spot.visible_height = row + 1 < rows.rows ? row_distance(layout) : 0.0F;
      spots.push_back(spot);
    }
    placed += count;
  }
  return spots;
}

void place_trick(Layout& layout, const Rect& room, int players, float widest) {
  // Centres of the cards in card widths, so that every index is visible whoever plays first.
  std::array<ImVec2, 6> at{};
  float wide = 2.2F;
  float tall = 1.6F;
  if (players == 2) {
    at[0] = ImVec2(0.58F, 0.08F);
    at[1] = ImVec2(-0.58F, -0.08F);
  } else if (players == 3) {
    at = {ImVec2(0, 0.3F), ImVec2(-1.1F, -0.14F), ImVec2(1.1F, -0.14F)};
    wide = 3.24F;
    tall = 1.95F;
  } else if (players == 4) {
    // A cross: no card overlaps another.
    at = {ImVec2(0, 0.76F), ImVec2(-1.1F, 0), ImVec2(0, -0.76F), ImVec2(1.1F, 0)};
    wide = 3.24F;
    tall = 2.96F;
  } else {
    at = {ImVec2(0, 0.86F),  ImVec2(-1.18F, 0.74F), ImVec2(-1.18F, -0.74F),
          ImVec2(0, -0.86F), ImVec2(1.18F, -0.74F), ImVec2(1.18F, 0.74F)};
    wide = 3.5F;
    tall = 3.2F;
  }
  if (layout.kind == LayoutKind::smallest || (layout.kind == LayoutKind::low && players > 4)) {
    place_trick_in_rows(layout, room, players, widest);
    return;
  }
  layout.trick_width = std::min({widest, room.width() / wide, room.height() / (tall + 0.06F)});
  // Side by side if a cross would be illegible.
  if (layout.trick_width < std::min(widest, space::touch)) {
    const float cross = layout.trick_width;
    place_trick_in_rows(layout, room, players, widest);
    const float step = std::abs(layout.trick_cards[1].x - layout.trick_cards[2].x);
    if (layout.trick_width > cross && (players < 3 || step >= 0.7F * layout.trick_width)) return;
    layout.trick_width = cross;
  }
  layout.trick = room.centre();
  layout.trick_span = wide * layout.trick_width;
  for (std::size_t place = 0; place < at.size(); ++place) {
    layout.trick_cards[place] = ImVec2(layout.trick.x + at[place].x * layout.trick_width,
                                       layout.trick.y + at[place].y * layout.trick_width);
  }
}

bool trick_lies_over(const Layout& layout, int players, const Rect& area) {
  const ImVec2 half(layout.trick_width * 0.5F, layout.trick_width * card_aspect * 0.5F);
  const auto end = layout.trick_cards.begin() + players;
  return std::any_of(layout.trick_cards.begin(), end, [&](ImVec2 centre) {
    return Rect{centre - half, centre + half}.meets(area);
  });
}

}  // namespace allfours::ui
