// The position of an award on the felt: between plates, pile, board and buttons, its card as large
// as possible, with the words beside or below it.
#include <algorithm>

#include "core/table/scoring.hpp"
#include "ui/views/award_view.hpp"
#include "ui/views/card_cues.hpp"

namespace allfours::ui {

namespace {

constexpr float award_side_room = 132;  // of a name plate at the side

const HistoryRow* newest_award(const SeenTable& game) {
  const auto& rows = *game.history;
  const auto row = std::find_if(rows.rbegin(), rows.rend(), [&](const HistoryRow& one) {
    return one.kind == HistoryRow::Kind::award && one.moment == game.moment;
  });
  return row == rows.rend() ? nullptr : &*row;
}

bool hand_is_played(const Table& table) {
  switch (table.phase) {
    case Phase::settlement:
    case Phase::hand_end:
    case Phase::game_end:
    case Phase::hand:
    case Phase::over:
      return true;
    default:
      return false;
  }
}

// Bottom of the turned cards and their text.
float pile_end(const Scene& scene) {
  const int turned = std::max<int>(scene.seen.table().view.table.turned_count, 1);
  const Layout& layout = scene.layout;
  const float cards = layout.pile_width * (0.9F + 0.35F * static_cast<float>(turned - 1));
  return std::max(layout.pile.x + cards, layout.pile_text.max.x);
}

// The width between the players at both sides.
Rect free_width(const Scene& scene, bool keeps_pile) {
  const Layout& layout = scene.layout;
  const Rect& table = layout.table;
  if (layout.kind == LayoutKind::upright) {
    return {ImVec2(table.min.x + space::small, 0), ImVec2(table.max.x - space::small, 0)};
  }
  if (layout.kind != LayoutKind::desk) return layout.middle;
  float side = space::large;
  if (scene.seen.table().view.table.players > 2) {
    side += std::max(layout.back_width * card_aspect, award_side_room) + space::large;
  }
  if (keeps_pile) side = std::max(side, pile_end(scene) - table.min.x);
  return {ImVec2(layout.middle_x - table.width() * 0.5F + side, 0),
          ImVec2(layout.middle_x + table.width() * 0.5F - side, 0)};
}

bool played_out(const SeenTable& game) {
  return hand_is_played(game.view.table) && game.view.table.hand_count[at(game.view.seat)] == 0;
}

// Lower edge of the felt that is free below `top`. With many players and hardly any, the strip's
// words are only here.
float free_bottom(const Scene& scene, AwardPlace& place, float top) {
  const SeenTable& game = scene.seen.table();
  const Layout& layout = scene.layout;
  const bool upright = layout.kind == LayoutKind::upright;
  const bool buttons = !game.looking_back && !game.controls.actions.empty();
  float bottom = layout.prompt.min.y - space::tiny;
  if (game.looking_back || buttons) bottom = layout.actions_y - space::tiny;
  if (upright && !buttons) {
    bottom = (game.looking_back ? layout.prompt.max.y - 2 * space::touch - space::small
                                : layout.strip.min.y) -
             space::small;
  }
  if (upright && !buttons && bottom - top < 130) {
    const float line = scene.canvas.fonts->line_height(Text::small);
    place.covers_strip = true;
    bottom = (place.has_boxes ? place.go_on.y : layout.prompt.max.y - 2 * line) - space::small;
  }
  if (!played_out(game)) return bottom;
  if (layout.kind == LayoutKind::smallest) return layout.table.max.y - space::small;
  if (layout.kind == LayoutKind::desk && !game.looking_back) return place.go_on.y - space::medium;
  return bottom;
}

Rect free_felt(const Scene& scene, AwardPlace& place) {
  const Layout& layout = scene.layout;
  Rect free = free_width(scene, place.keeps_pile);
  float top = layout.kind == LayoutKind::upright ? layout.summary_top : layout.middle.min.y;
  if (layout.kind == LayoutKind::desk) top = std::max(top, layout.board.max.y + space::small);
  const float bottom = free_bottom(scene, place, top);
  // Beside the suit that is trumps.
  const Rect& tile = layout.trump;
  const float line = scene.canvas.fonts->line_height(Text::small);
  if (scene.seen.table().view.table.trump_fixed && top < tile.max.y + line + 4) {
    free.min.x = std::max(free.min.x, tile.max.x + space::small);
    if (!place.beside) free.max.x = std::min(free.max.x, 2 * layout.middle_x - free.min.x);
  }
  return {ImVec2(free.min.x, top), ImVec2(free.max.x, std::max(top + 40, bottom))};
}

bool has_award_card(const AwardPlace& place) {
  return place.row != nullptr && (place.row->cards.count() == 1 || place.point == 2);
}

void place_words_beside(const Layout& layout, AwardPlace& place) {
  const float most = layout.hand_width * 1.35F;
  const float rim = layout.kind == LayoutKind::smallest ? 3.0F : space::medium;
  const float tall = std::min(place.area.height(), most * card_aspect + 2 * rim);
  const float wide = std::min(place.area.width(), 420.0F);
  const ImVec2 middle = place.area.centre();
  place.area = Rect::at(middle.x - wide * 0.5F, middle.y - tall * 0.5F, wide, tall);
  const Rect inner = place.area.grown(-rim);
  place.words = inner;
  const float card = std::min(inner.height() / card_aspect, wide * 0.36F);
  if (has_award_card(place) && card >= least_open_card) {
    place.card = Rect::at(inner.min.x + 2, inner.centre().y - card * card_aspect * 0.5F, card,
                          card * card_aspect);
    place.words.min.x = place.card.max.x + space::medium + 4;
  }
}

void place_words_below(const Scene& scene, AwardPlace& place) {
  const float most = scene.layout.hand_width * 1.65F;
  const float words = std::min(560.0F, place.area.width());
  const float why = award_reason(scene, place, ImVec2(), words, false);
  const float words_tall = why + space::medium;
  const float room = place.area.height() - words_tall - space::medium;
  const float tall = std::min({room, most * card_aspect, (place.area.width() - 16) * card_aspect});
  const float card_wide = tall / card_aspect;
  // Above the centre of the free space, the optical middle.
  const float y = place.area.min.y + std::max(0.0F, room - tall) * 0.4F;
  const bool has_card = has_award_card(place);
  if (has_card) {
    place.card = Rect::at(place.area.centre().x - card_wide * 0.5F, y, card_wide, tall);
  }
  // Not over the pile.
  place.keeps_pile = place.keeps_pile && (place.card.width() <= 0 ||
                                          place.card.min.x - space::medium > pile_end(scene));
  place.words =
      Rect::at(place.area.centre().x - words * 0.5F, y + tall + space::medium, words, words_tall);
  if (!has_card) place.words.min.y = y;
}

}  // namespace

float award_reason(const Scene& scene, const AwardPlace& place, ImVec2 at, float width, bool draw) {
  const Text style = place.beside ? Text::small : Text::body;
  return paragraph(scene.canvas, style, at, width, scene.canvas.theme->on_felt, place.row->why,
                   place.beside ? Align::left : Align::centre, draw);
}

std::optional<AwardPlace> award_place(const Scene& scene) {
  const SeenTable& game = scene.seen.table();
  if (!game.award.is_up) return std::nullopt;
  AwardPlace place;
  if (!game.award.counts) {
    place.row = newest_award(game);
    if (place.row == nullptr) return std::nullopt;
  }
  const Layout& layout = scene.layout;
  place.point = place_among_four(place.row != nullptr ? place.row->award : AwardFor::game);
  place.settles = hand_is_played(game.view.table) && place.point >= 0;
  place.beside = layout.kind != LayoutKind::desk;
  place.has_boxes = place.settles && played_out(game) && layout.kind != LayoutKind::smallest;
  if (place.has_boxes) place_award_boxes(place, layout);
  const float line = scene.canvas.fonts->line_height(Text::small);
  place.go_on = ImVec2(layout.middle_x, layout.prompt.max.y - line);
  place.keeps_pile = layout.kind == LayoutKind::desk && !place.settles &&
                     layout.table.width() >= 860 &&
                     layout.middle_x - pile_end(scene) > layout.hand_width;
  place.area = free_felt(scene, place);
  if (place.beside) {
    place_words_beside(layout, place);
  } else if (place.row != nullptr) {
    place_words_below(scene, place);
  } else {
    place.words = place.area;
  }
  return place;
}

}  // namespace allfours::ui
