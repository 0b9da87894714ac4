// Selection of the layout of a window: the usual one of its size; if things would overlap in it, or
// the cards of a trick be too narrow, the next one with room.
#include <algorithm>
#include <vector>

#include "ui/draw/card_art.hpp"
#include "ui/layout/layout.hpp"

namespace allfours::ui {

namespace {

constexpr float narrowest_trick = 44;
constexpr float usual_hint = 84;  // usual height of one with two or three lines

bool room_for_panel(float width, float height) { return width >= 900 && height >= 480; }

LayoutKind usual_kind(float width, float height) {
  if (width < 300 || (width < 480 && height < 480)) return LayoutKind::smallest;
  if (height < 300) return LayoutKind::smallest;
  if (width < 620 && height > width * 0.8F) return LayoutKind::upright;
  if (height < 480 || width < 620) return LayoutKind::low;
  return LayoutKind::desk;
}

float plate_left(const SeatSpot& spot, float width) {
  return spot.plate_align == Align::left    ? spot.plate.x
         : spot.plate_align == Align::right ? spot.plate.x - width
                                            : spot.plate.x - width * 0.5F;
}

// Parts that must be visible completely, each in its place.
std::vector<Rect> parts_of(const Layout& layout, const LayoutNeeds& needs) {
  std::vector<Rect> parts;
  if (layout.has_board) parts.push_back(layout.board);
  if (layout.has_strip) parts.push_back(layout.strip);
  if (needs.hint > 0 && !layout.hint_covers) parts.push_back(layout.hint);
  if (needs.looking_back && layout.kind == LayoutKind::low) {
    constexpr float half = 200;  // of the playback steps
    parts.push_back({ImVec2(layout.middle_x - half, layout.prompt.min.y),
                     ImVec2(layout.middle_x + half, layout.prompt.max.y)});
  }
  const float plate_wide = !layout.plate_names ? 46.0F : layout.plate_height < 30 ? 92.0F : 116.0F;
  const float back_tall = layout.back_width * card_aspect;
  for (int place = 1; place < needs.players; ++place) {
    const SeatSpot& spot = layout.seats[static_cast<std::size_t>(place)];
    const float row = spot.room + layout.back_width;
    const ImVec2 size = spot.along == 0 ? ImVec2(row, back_tall) : ImVec2(back_tall, row);
    if (layout.backs) {
      parts.push_back(
          Rect::at(spot.hand.x - size.x * 0.5F, spot.hand.y - size.y * 0.5F, size.x, size.y));
    }
    {
      parts.push_back(Rect::at(plate_left(spot, plate_wide),
                               spot.plate.y - layout.plate_height * 0.5F, plate_wide,
                               layout.plate_height));
    }
  }
  const float half = layout.trick_width * 0.5F;
  for (int place = 0; place < needs.players; ++place) {
    const ImVec2 middle = layout.trick_cards[static_cast<std::size_t>(place)];
    parts.push_back({ImVec2(middle.x - half, middle.y - half * card_aspect),
                     ImVec2(middle.x + half, middle.y + half * card_aspect)});
  }
  if (!layout.narrow()) {
    parts.push_back(Rect::at(layout.own_plate.x, layout.own_plate.y - layout.plate_height * 0.5F,
                             plate_wide, layout.plate_height));
  }
  if (layout.trump.width() > 0) {
    parts.push_back(layout.trump);
    if (layout.trump.width() >= 40) parts.back().max.y += 20;
  }
  if (needs.pile && layout.pile_fits) {
    const ImVec2 reach(layout.pile_width * 0.85F, layout.pile_width * card_aspect * 0.5F);
    parts.push_back({ImVec2(layout.pile.x - reach.x, layout.pile.y - reach.y),
                     ImVec2(layout.pile.x + reach.x, layout.pile.y + reach.y)});
  }
  return parts;
}

bool overlap(const Rect& a, const Rect& b) {
  constexpr float slack = 1;
  return a.min.x + slack < b.max.x && b.min.x + slack < a.max.x && a.min.y + slack < b.max.y &&
         b.min.y + slack < a.max.y;
}

bool has_room(const Layout& layout, const LayoutNeeds& needs) {
  if (layout.trick_width < narrowest_trick) return false;
  // An award may cover this place.
  const bool told = needs.hint > 0;
  if (layout.kind == LayoutKind::low && !told && layout.middle.width() < 240) return false;
  // A trick that stays open is before its winner.
  for (int place = 1;
       needs.open_trick && layout.kind == LayoutKind::upright && place < needs.players; ++place) {
    const float y = layout.seats[static_cast<std::size_t>(place)].open_trick.y;
    if (y + layout.back_width * card_aspect * 0.5F > layout.strip.min.y) return false;
  }
  const std::vector<Rect> parts = parts_of(layout, needs);
  const Rect felt{ImVec2(layout.table.min.x - 1, layout.table.min.y - 1),
                  ImVec2(layout.table.max.x + 1, layout.prompt.max.y + 4)};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Rect& part = parts[i];
    if (part.min.x < felt.min.x || part.max.x > felt.max.x || part.min.y < felt.min.y ||
        part.max.y > felt.max.y) {
      return false;
    }
    for (std::size_t k = 0; k < i; ++k) {
      if (overlap(part, parts[k])) return false;
    }
  }
  return true;
}

}  // namespace

LayoutForm form_of(const LayoutNeeds& needs) {
  const LayoutForm usual{usual_kind(needs.width, needs.height),
                         room_for_panel(needs.width, needs.height)};
  std::vector<LayoutForm> forms{usual};
  if (usual.panel) forms.push_back({LayoutKind::desk, false});
  if (needs.height > needs.width * 0.75F) forms.push_back({LayoutKind::upright, false});
  forms.push_back({LayoutKind::low, false});
  // Neither a hint nor playback nor the trump suit changes it.
  LayoutNeeds quiet = needs;
  quiet.hint = 0;
  quiet.chances = false;
  quiet.looking_back = false;
  quiet.prompt_lines = 1;
  quiet.question = 0;
  quiet.trump = true;
  // Preferably one with room for a hint and for the playback buttons, too.
  LayoutNeeds advised = quiet;
  advised.hint = usual_hint;
  advised.chances = true;
  LayoutNeeds looking_back = quiet;
  looking_back.looking_back = true;
  LayoutForm best{LayoutKind::smallest, false};
  for (const LayoutForm& form : forms) {
    if (form.kind == LayoutKind::smallest || usual.kind == LayoutKind::smallest) break;
    if (!has_room(lay_out(quiet, form), quiet)) continue;
    if (form.kind == LayoutKind::desk) advised.hint = std::max(usual_hint, needs.height * 0.2F);
    const Layout beside_hint = lay_out(advised, form);
    // A desk is replaced only if it is too low.
    const bool desk = form.kind == LayoutKind::desk && needs.height >= 600;
    if (desk ? beside_hint.trick_width >= narrowest_trick
             : has_room(beside_hint, advised) &&
                   has_room(lay_out(looking_back, form), looking_back)) {
      return form;
    }
    const bool large = needs.width >= 600 && needs.height >= 640;
    if (large && best.kind == LayoutKind::smallest) best = form;
  }
  return best;
}

}  // namespace allfours::ui
