#include "ui/draw/card_painter.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/draw/card_marks.hpp"

namespace allfours::ui {
namespace {

// Below this width a card shows one large suit instead of its pips.
constexpr float compact_width = 76.0F;

float corner_of(float width) { return std::clamp(width * 0.06F, 2.5F, 12.0F); }

constexpr float least_rank = 8.8F;

float visible_of(const CardPose& pose) {
  return pose.visible_width > 0.0F ? pose.visible_width : pose.width;
}

// Rank height (of its capitals) for a card; larger on small cards.
float index_height(const CardPose& pose) {
  const float w = pose.width;
  float height = w < compact_width ? std::min(w * 0.27F, 17.0F) : std::max(w * 0.132F, 14.0F);
  if (pose.visible_width > 0.0F) height = std::min(height, pose.visible_width * 0.62F);
  // Never smaller than letters of 12 px, if those fit.
  return std::max(height, std::min({least_rank, w * 0.33F, visible_of(pose) * 0.92F}));
}

// Shades and fades everything added since `first`.
void shade_since(const Canvas& canvas, int first, float dim, float alpha) {
  if (dim <= 0.0F && alpha >= 1.0F) return;
  const ImU32 shade = mix(canvas.theme->felt_dark, canvas.theme->shade, 0.5F) & ~IM_COL32_A_MASK;
  const float amount = 0.46F * std::clamp(dim, 0.0F, 1.0F);
  for (int i = first; i < canvas.list->VtxBuffer.Size; ++i) {
    ImU32& colour = canvas.list->VtxBuffer[i].col;
    const ImU32 opacity = colour & IM_COL32_A_MASK;
    colour = fade((mix(colour & ~IM_COL32_A_MASK, shade, amount)) | opacity, alpha);
  }
}

// A point of the card, given from its centre in card widths.
ImVec2 place_on(const CardPose& pose, float x, float y) {
  return pose.centre + ImVec2(x, y) * pose.width;
}

// The factor of x that mirrors the card for the left hand.
float hand_of(const CardPose& pose) { return pose.left_handed ? -1.0F : 1.0F; }

const char* suit_words(int suit) {
  constexpr std::array<const char*, 4> words{" of clubs", " of diamonds", " of hearts",
                                             " of spades"};
  return words[static_cast<std::size_t>(suit)];
}

Rect card_box(const CardPose& pose) {
  const ImVec2 half(pose.width * 0.5F, pose.height() * 0.5F);
  return {pose.centre - half, pose.centre + half};
}

// The light comes from above: the shadow falls down the screen, however the card is turned.
void cast_shadow(const Canvas& canvas, const CardPose& pose) {
  if (pose.shadow <= 0.0F) return;
  const float w = pose.width;
  const float lift = std::clamp(pose.lift, 0.0F, 1.0F);
  const ImVec2 half(w * 0.5F * pose.squeeze, pose.height() * 0.5F);
  const Rect area{pose.centre - half, pose.centre + half};
  soft_shadow(canvas, area.moved(0.0F, w * (0.022F + 0.085F * lift)).grown(-w * 0.008F),
              corner_of(w), w * (0.075F + 0.14F * lift), 0.42F * pose.shadow * pose.alpha,
              canvas.theme->shadow, pose.angle);
}

}  // namespace

std::array<ImVec2, 4> corners(const CardPose& pose) {
  const float sine = std::sin(pose.angle);
  const float cosine = std::cos(pose.angle);
  const float x = pose.width * 0.5F * pose.squeeze;
  const float y = pose.height() * 0.5F;
  const ImVec2 local[4] = {{-x, -y}, {x, -y}, {x, y}, {-x, y}};
  std::array<ImVec2, 4> found;
  for (std::size_t i = 0; i < 4; ++i)
    found[i] = pose.centre + ImVec2(local[i].x * cosine - local[i].y * sine,
                                    local[i].x * sine + local[i].y * cosine);
  return found;
}

bool covers(const CardPose& pose, ImVec2 point) {
  const float sine = std::sin(-pose.angle);
  const float cosine = std::cos(-pose.angle);
  const ImVec2 d = point - pose.centre;
  const ImVec2 local(d.x * cosine - d.y * sine, d.x * sine + d.y * cosine);
  return std::fabs(local.x) <= pose.width * 0.5F * pose.squeeze &&
         std::fabs(local.y) <= pose.height() * 0.5F;
}

ImU32 CardPainter::suit_colour(const Theme& theme, int suit) const {
  const auto i = static_cast<std::size_t>(suit);
  return four_colour_ ? theme.suit_four_colour[i] : theme.suit_two_colour[i];
}

void CardPainter::suit(const Canvas& canvas, int suit, ImVec2 centre, float size,
                       bool on_dark) const {
  const Theme& theme = *canvas.theme;
  const auto i = static_cast<std::size_t>(suit);
  const ImU32 colour = on_dark        ? (four_colour_ ? theme.suit_on_dark_four_colour[i]
                                                      : theme.suit_on_dark_two_colour[i])
                       : four_colour_ ? theme.suit_on_paper_four_colour[i]
                                      : theme.suit_on_paper_two_colour[i];
  draw_pip(canvas, suit, centre, size, colour);
}

void CardPainter::stock(const Canvas& canvas, const CardPose& pose, ImU32 fill_colour,
                        ImU32 edge) const {
  const Rect area = card_box(pose);
  const float corner = corner_of(pose.width);
  box(canvas, area, corner, fill_colour, edge, std::max(canvas.pixel, pose.width * 0.004F));
}

void CardPainter::indices(const Canvas& canvas, int card, const CardPose& pose, ImU32 ink) const {
  const float w = pose.width;
  const float height = index_height(pose);
  const bool small = w < compact_width;
  const float suit_size = height * (small ? 0.98F : 0.80F);
  const float column = std::max(height * 0.64F, w * 0.042F + height * 0.40F);
  const float top = std::max(w * 0.065F, height * 0.38F) + height * 0.5F;
  const float below = top + height * 0.5F + suit_size * 0.5F + height * 0.25F;
  const float half_width = w * 0.5F;
  const float half_height = pose.height() * 0.5F;
  const float max_width = column * 1.72F;
  for (const float side : {1.0F, -1.0F}) {
    if (side < 0.0F && small) break;
    const float x = (column - half_width) * hand_of(pose);
    const ImVec2 rank_at = pose.centre + ImVec2(x, top - half_height) * side;
    const ImVec2 suit_at = pose.centre + ImVec2(x, below - half_height) * side;
    draw_rank(canvas, rank_label(canvas.rank_letters, card), rank_at, height, ink, side < 0.0F,
              max_width);
    draw_pip(canvas, suit_of(card), suit_at, suit_size, ink, side < 0.0F);
  }
}

void CardPainter::pip_face(const Canvas& canvas, int card, const CardPose& pose, ImU32 ink) const {
  const int suit = suit_of(card);
  if (pose.width < compact_width) {
    draw_pip(canvas, suit, place_on(pose, 0.15F * hand_of(pose), 0.29F), pose.width * 0.60F, ink);
    return;
  }
  // The columns make way for a large index.
  const float room = 0.5F - index_height(pose) * 1.20F / pose.width;
  const float pip = rank_of(card) < 2 ? 0.225F : std::min(0.225F, room * 0.68F);
  const float column = std::min(0.21F, room - pip * 0.50F);
  const float row = 0.47F;
  for (const Pip& p : pips(rank_of(card)))
    draw_pip(canvas, suit, place_on(pose, p.x * column, p.y * row), pip * pose.width, ink,
             p.inverted);
}

void CardPainter::ace_face(const Canvas& canvas, int card, const CardPose& pose, ImU32 ink) const {
  const int suit = suit_of(card);
  const float w = pose.width;
  if (w < compact_width) {
    draw_pip(canvas, suit, place_on(pose, 0.15F * hand_of(pose), 0.29F), w * 0.60F, ink);
    return;
  }
  if (suit != spades) {
    draw_pip(canvas, suit, pose.centre, w * 0.40F, ink);
    return;
  }
  // The ornamental ace: a contour round the spade, with a white line and a blossom inside.
  const ImU32 white = canvas.theme->stock;
  ImDrawList* list = canvas.list;
  const float size = w * 0.62F;
  const ImVec2 c = pose.centre;
  const float thin = std::max(w * 0.0085F, canvas.pixel);
  const Outline contour = suit_outline(spades, size / canvas.pixel);
  for (std::size_t i = 0; i < contour.points.size(); ++i)
    list->PathLineTo(c + contour.points[i] * size + contour.normals[i] * (w * 0.022F));
  list->PathStroke(ink, ImDrawFlags_Closed, thin);
  draw_pip(canvas, spades, c, size, ink);
  // The white line follows the leaf inside, without the stem: its right half from lobe to tip, then
  // mirrored.
  std::array<ImVec2, 64> half{};
  std::size_t count = 0;
  for (std::size_t i = 0; i < contour.points.size() && count < half.size(); ++i) {
    const ImVec2 p = contour.points[i];
    if (p.x < 0.0F || (p.y > 0.0F && p.x < 0.16F)) break;
    const ImVec2 inner = p * size - contour.normals[i] * ImVec2(w * 0.026F, w * 0.026F);
    if (inner.x > 0.0F && p.y > -0.42F) half[count++] = inner;
  }
  for (std::size_t i = count; i > 0; --i) list->PathLineTo(c + half[i - 1]);
  list->PathLineTo(c + half[0] - ImVec2(half[0].x, half[0].x * 2.3F));
  for (std::size_t i = 0; i < count; ++i) list->PathLineTo(c + ImVec2(-half[i].x, half[i].y));
  list->PathStroke(white, ImDrawFlags_None, thin);
  // The blossom: eight petals, a ring of dots, an eye; three leaves above.
  const ImVec2 eye = c + ImVec2(0, size * 0.035F);
  const auto petal = [&](ImVec2 at, float wide, float tall, float angle) {
    fill(canvas, suit_outline(diamonds, 0.0F), at, ImVec2(size * wide, size * tall), angle, white);
  };
  for (int i = 0; i < 8; ++i) {
    const float angle = static_cast<float>(i) * pi / 4.0F;
    const ImVec2 out(std::sin(angle), -std::cos(angle));
    const bool upright = i % 2 == 0;
    if (i == 4) continue;  // position of the stem
    petal(eye + out * size * (upright ? 0.125F : 0.105F), 0.085F, upright ? 0.16F : 0.12F, angle);
  }
  for (const float x : {-1.0F, 1.0F})
    for (const float y : {-1.0F, 1.0F})
      list->AddCircleFilled(eye + ImVec2(x * 0.172F, y * 0.071F) * size, size * 0.014F, white);
  petal(c + ImVec2(0, -size * 0.255F), 0.08F, 0.12F, 0.0F);
  for (const float side : {-1.0F, 1.0F})
    petal(c + ImVec2(side * size * 0.054F, -size * 0.195F), 0.06F, 0.11F, side * 0.75F);
  list->AddCircleFilled(eye, size * 0.046F, white);
  list->AddCircleFilled(eye, size * 0.024F, ink);
}

void CardPainter::court_face(const Canvas& canvas, int card, const CardPose& pose,
                             ImU32 ink) const {
  const int suit = suit_of(card);
  const float w = pose.width;
  const bool small = w < compact_width;
  // On a small card the picture makes room for the index.
  const float height = index_height(pose);
  const float shrink =
      small ? 0.82F : std::min(1.0F, (0.5F - height * 1.22F / w) / court_half_extent.x);
  const ImVec2 half =
      ImVec2(court_half_extent.x,
             court_half_extent.y * (small ? 1.0F : std::max(shrink, 0.94F) / shrink)) *
      shrink * w;
  const ImVec2 centre = small ? pose.centre + ImVec2((w * 0.46F - half.x) * hand_of(pose),
                                                     pose.height() * 0.5F - w * 0.04F - half.y)
                              : pose.centre;
  ImDrawList* list = canvas.list;
  if (courts_ == ImTextureID{}) {
    draw_pip(canvas, suit, centre, half.x * 1.5F, mix(canvas.theme->stock, ink, 0.16F));
    if (!small)
      draw_rank(canvas, rank_label(canvas.rank_letters, card), centre, half.x * 0.9F, ink, false,
                half.x * 1.6F);
  } else {
    const UvRect uv = court_uv(card);
    const ImVec2 lower = centre + half;
    const ImVec2 upper = centre - half;
    list->PushTextureID(courts_);
    list->PrimReserve(12, 8);
    list->PrimRectUV(upper, ImVec2(lower.x, centre.y), uv.min, uv.max, canvas.theme->stock);
    list->PrimRectUV(lower, ImVec2(upper.x, centre.y), uv.min, uv.max, canvas.theme->stock);
    list->PopTextureID();
    const float pip = half.x * 2.0F * (46.4F / 164.8F);
    const float side = court_pip_is_left(card) ? -1.0F : 1.0F;
    const ImVec2 pip_at = ImVec2(half.x * 0.755F * side, -half.y * 0.80F);
    if (!small) {
      draw_pip(canvas, suit, centre + pip_at, pip, ink);
      draw_pip(canvas, suit, centre - pip_at, pip, ink, true);
    } else {
      draw_pip(canvas, suit, centre + pip_at, pip * 1.15F, ink);
    }
  }
  const Rect frame{centre - half, centre + half};
  box(canvas, frame.grown(canvas.pixel * 0.5F), 0.0F, 0, canvas.theme->court_line,
      std::max(canvas.pixel, w * 0.006F));
}

void CardPainter::face(const Canvas& canvas, int card, const CardPose& pose) const {
  if (canvas.trace != nullptr) {
    // The part of the upper corner that rank and suit take.
    const float height = index_height(pose);
    const auto at_corner = [&](float x, float y) {
      const float sine = std::sin(pose.angle);
      const float cosine = std::cos(pose.angle);
      const ImVec2 from((x - pose.width * 0.5F) * hand_of(pose), y - pose.height() * 0.5F);
      return pose.centre + ImVec2(from.x * cosine - from.y * sine, from.x * sine + from.y * cosine);
    };
    const float wide = height * 1.1F;
    const float tall = height * 2.3F;
    trace_card(canvas, rank_label(canvas.rank_letters, card) + suit_words(suit_of(card)), true,
               corners(pose),
               {at_corner(2, 2), at_corner(wide, 2), at_corner(wide, tall), at_corner(2, tall)});
  }
  // Everything is drawn upright first and turned as a whole at the end.
  const Theme& theme = *canvas.theme;
  const Rect area = card_box(pose);
  const float corner = corner_of(pose.width);
  const float w = pose.width;
  cast_shadow(canvas, pose);
  const int first = canvas.list->VtxBuffer.Size;
  if (pose.glow > 0.0F) {
    const ImU32 colour = pose.glow_colour != 0 ? pose.glow_colour : theme.highlight;
    soft_shadow(canvas, area, corner, w * 0.14F + 4.0F, 0.75F * pose.glow, colour);
    const float ring = std::max(2.0F, w * 0.022F);
    box(canvas, area.grown(ring), corner + ring, fade(colour, pose.glow));
  }
  const int printed = canvas.list->VtxBuffer.Size;
  stock(canvas, pose, theme.stock, theme.stock_edge);
  const ImU32 ink = suit_colour(theme, suit_of(card));
  if (is_court(card))
    court_face(canvas, card, pose, ink);
  else if (rank_of(card) == ace)
    ace_face(canvas, card, pose, ink);
  else
    pip_face(canvas, card, pose, ink);
  indices(canvas, card, pose, ink);
  shade_since(canvas, printed, pose.dim, 1.0F);
  shade_since(canvas, first, 0.0F, pose.alpha);
  turn_since(canvas.list, first, {pose.centre, pose.centre, pose.angle, pose.squeeze});
}

void CardPainter::back(const Canvas& canvas, const CardPose& pose) const {
  if (canvas.trace != nullptr) {
    trace_card(canvas, "a back", false, corners(pose), corners(pose));
  }
  const Theme& theme = *canvas.theme;
  const Rect area = card_box(pose);
  const float w = pose.width;
  cast_shadow(canvas, pose);
  const int first = canvas.list->VtxBuffer.Size;
  stock(canvas, pose, theme.back_border, theme.stock_edge);
  const Rect inner = area.grown(-std::max(w * 0.068F, 3.0F));
  back_pattern(canvas, back_, inner, w);
  shade_since(canvas, first, pose.dim, pose.alpha);
  turn_since(canvas.list, first, {pose.centre, pose.centre, pose.angle, pose.squeeze});
}

void CardPainter::turning(const Canvas& canvas, int card, CardPose pose, float turned) const {
  turned = std::clamp(turned, 0.0F, 1.0F);
  pose.squeeze = std::max(std::fabs(std::cos(turned * pi)), 0.02F);
  pose.lift = std::max(pose.lift, std::sin(turned * pi));
  if (turned < 0.5F)
    back(canvas, pose);
  else
    face(canvas, card, pose);
}

float CardPainter::mini_width(const Canvas&, int card, float height) {
  return height * (rank_of(card) == 8 ? 1.75F : 1.5F);
}

float CardPainter::mini(const Canvas& canvas, int card, ImVec2 top_left, float height,
                        bool dimmed) const {
  const Theme& theme = *canvas.theme;
  const float width = mini_width(canvas, card, height);
  const Rect area = Rect::at(top_left.x, top_left.y, width, height);
  const int first = canvas.list->VtxBuffer.Size;
  trace_words(canvas, "a little card", area);
  box(canvas, area, height * 0.22F, theme.stock, mix(theme.rule, theme.ink_muted, 0.25F),
      canvas.pixel);
  const ImU32 ink = suit_colour(theme, suit_of(card));
  const float capitals = height * 0.52F;
  const float suit_size = height * 0.56F;
  const float gap = height * 0.07F;
  const float rank_width = rank_size(canvas, rank_label(canvas.rank_letters, card), capitals);
  const float left = area.centre().x - (rank_width + gap + suit_size * 0.86F) * 0.5F;
  draw_rank(canvas, rank_label(canvas.rank_letters, card),
            ImVec2(left + rank_width * 0.5F, area.centre().y), capitals, ink, false, 0.0F);
  draw_pip(canvas, suit_of(card),
           ImVec2(left + rank_width + gap + suit_size * 0.43F, area.centre().y), suit_size, ink);
  shade_since(canvas, first, dimmed ? 0.8F : 0.0F, 1.0F);
  return width;
}

}  // namespace allfours::ui
