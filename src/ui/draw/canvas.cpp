#include "ui/draw/canvas.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/draw/card_art.hpp"

namespace allfours::ui {
namespace {

constexpr float half_turn = 3.14159265F;

// Removes and returns one UTF-8 character; a malformed byte counts as U+FFFD.
unsigned next_character(std::string_view& words) {
  unsigned character = 0;
  const int length = ImTextCharFromUtf8(&character, words.data(), words.data() + words.size());
  words.remove_prefix(static_cast<std::size_t>(std::max(length, 1)));
  return character;
}

// ♠♣♥♦ are drawn as shapes.
int suit_of_character(unsigned character) {
  switch (character) {
    case 0x2663:
      return clubs;
    case 0x2666:
      return diamonds;
    case 0x2665:
      return hearts;
    case 0x2660:
      return spades;
    default:
      return -1;
  }
}

float glyph_scale(const Canvas& canvas, Text style) {
  return canvas.fonts->size(style) / canvas.fonts->font(style)->FontSize;
}

float advance(const Canvas& canvas, Text style, unsigned character) {
  if (suit_of_character(character) >= 0) return canvas.fonts->size(style) * 0.76F;
  canvas.fonts->want(character);
  return canvas.fonts->font(style)->GetCharAdvance(static_cast<ImWchar>(character)) *
         glyph_scale(canvas, style);
}

float snap(const Canvas& canvas, float value) {
  return std::round(value / canvas.pixel) * canvas.pixel;
}

bool is_light(ImU32 colour) { return contrast(colour | IM_COL32_A_MASK, IM_COL32_BLACK) > 7.0; }

ImU32 suit_colour_beside(const Canvas& canvas, ImU32 text_colour, int suit) {
  const Theme& theme = *canvas.theme;
  const auto i = static_cast<std::size_t>(suit);
  ImU32 colour = 0;
  if (is_light(text_colour))
    colour =
        canvas.four_colour ? theme.suit_on_dark_four_colour[i] : theme.suit_on_dark_two_colour[i];
  else
    colour =
        canvas.four_colour ? theme.suit_on_paper_four_colour[i] : theme.suit_on_paper_two_colour[i];
  // Black suits take the colour of the surrounding text.
  if (colour == theme.suit_on_dark_two_colour[spades] ||
      colour == theme.suit_on_paper_two_colour[spades])
    return text_colour;
  return fade(colour, static_cast<float>(text_colour >> IM_COL32_A_SHIFT) / 255.0F);
}

// Distance of the baseline from the top of a line.
float ascent(const Canvas& canvas, Text style) {
  return canvas.fonts->font(style)->Ascent * glyph_scale(canvas, style);
}
// DejaVu's capitals are 0.729 em high; ImGui's size counts ascent plus descent, 1.164 em.
float capital_height(const Canvas& canvas, Text style) {
  return canvas.fonts->size(style) * 0.729F / 1.164F;
}

void draw_line(const Canvas& canvas, Text style, ImVec2 pos, ImU32 colour, std::string_view words) {
  ImFont* font = canvas.fonts->font(style);
  const float scale = glyph_scale(canvas, style);
  ImDrawList* list = canvas.list;
  float x = snap(canvas, pos.x);
  const float y = snap(canvas, pos.y);
  const float baseline = snap(canvas, y + ascent(canvas, style));
  if (canvas.trace != nullptr) {
    const float tall = capital_height(canvas, style);
    trace_words(canvas, words,
                Rect::at(x, baseline - tall, text_width(canvas, style, words), tall * 1.25F));
  }
  list->PushTextureID(font->ContainerAtlas->TexID);
  while (!words.empty()) {
    const unsigned character = next_character(words);
    const int suit = suit_of_character(character);
    if (suit >= 0) {
      const float side = capital_height(canvas, style) * 1.16F;
      const float width = advance(canvas, style, character);
      fill(canvas, suit_outline(suit, side / canvas.pixel),
           ImVec2(x + width * 0.5F, baseline - capital_height(canvas, style) * 0.5F),
           ImVec2(side, side), 0.0F, suit_colour_beside(canvas, colour, suit));
      x += width;
      continue;
    }
    canvas.fonts->want(character);
    const ImFontGlyph* glyph = font->FindGlyph(static_cast<ImWchar>(character));
    if (glyph == nullptr) continue;
    if (glyph->Visible != 0U) {
      list->PrimReserve(6, 4);
      list->PrimRectUV(ImVec2(x + glyph->X0 * scale, y + glyph->Y0 * scale),
                       ImVec2(x + glyph->X1 * scale, y + glyph->Y1 * scale),
                       ImVec2(glyph->U0, glyph->V0), ImVec2(glyph->U1, glyph->V1), colour);
    }
    x += glyph->AdvanceX * scale;
  }
  list->PopTextureID();
}

float aligned(float x, float width, Align align) {
  switch (align) {
    case Align::left:
      return x;
    case Align::centre:
      return x - width * 0.5F;
    case Align::right:
      return x - width;
  }
  return x;
}

// The outline of a rounded box, clockwise from the top left, `steps` points per corner.
template <std::size_t Steps>
void rounded_outline(std::array<ImVec2, 4 * Steps>& points, const Rect& box, float corner) {
  corner = std::clamp(corner, 0.0F, std::min(box.width(), box.height()) * 0.5F);
  const ImVec2 centres[4] = {{box.min.x + corner, box.min.y + corner},
                             {box.max.x - corner, box.min.y + corner},
                             {box.max.x - corner, box.max.y - corner},
                             {box.min.x + corner, box.max.y - corner}};
  std::size_t next = 0;
  for (int quarter = 0; quarter < 4; ++quarter) {
    for (std::size_t step = 0; step < Steps; ++step) {
      const float part =
          Steps == 1 ? 0.5F : static_cast<float>(step) / static_cast<float>(Steps - 1);
      const float angle = half_turn * (1.0F + 0.5F * (static_cast<float>(quarter) + part));
      points[next++] = centres[quarter] + ImVec2(std::cos(angle), std::sin(angle)) * corner;
    }
  }
}

ImVec2 rotated(ImVec2 v, float sine, float cosine) {
  return {v.x * cosine - v.y * sine, v.x * sine + v.y * cosine};
}

}  // namespace

Canvas::Canvas(ImDrawList* draw_list, const Theme& the_theme, const Fonts& the_fonts)
    : list(draw_list),
      theme(&the_theme),
      fonts(&the_fonts),
      pixel(1.0F / std::max(the_fonts.scale(), 0.1F)) {
  list->_FringeScale = pixel;
}

float text_width(const Canvas& canvas, Text style, std::string_view words) {
  float width = 0.0F;
  while (!words.empty()) width += advance(canvas, style, next_character(words));
  return width;
}

float text(const Canvas& canvas, Text style, ImVec2 pos, ImU32 colour, std::string_view words,
           Align align) {
  const float width = text_width(canvas, style, words);
  draw_line(canvas, style, ImVec2(aligned(pos.x, width, align), pos.y), colour, words);
  return width;
}

void text_in(const Canvas& canvas, Text style, const Rect& box, ImU32 colour,
             std::string_view words, Align align) {
  const float x = align == Align::left    ? box.min.x
                  : align == Align::right ? box.max.x
                                          : box.centre().x;
  const float y = box.centre().y + capital_height(canvas, style) * 0.5F - ascent(canvas, style);
  text(canvas, style, ImVec2(x, y), colour, words, align);
}

float text_clipped(const Canvas& canvas, Text style, ImVec2 pos, float width, ImU32 colour,
                   std::string_view words) {
  if (text_width(canvas, style, words) <= width) return text(canvas, style, pos, colour, words);
  const float room = width - advance(canvas, style, 0x2026);
  float used = 0.0F;
  std::string_view rest = words;
  std::size_t kept = 0;
  while (!rest.empty()) {
    const float next = advance(canvas, style, next_character(rest));
    if (used + next > room) break;
    used += next;
    kept = words.size() - rest.size();
  }
  draw_line(canvas, style, pos, colour, words.substr(0, kept));
  draw_line(canvas, style, ImVec2(pos.x + used, pos.y), colour, "\xE2\x80\xA6");
  trace_shortened(canvas);
  return width;
}

float text_fitted(const Canvas& canvas, Text style, ImVec2 pos, float width, ImU32 colour,
                  std::string_view words) {
  const float line = canvas.fonts->line_height(style);
  while (text_width(canvas, style, words) > width) {
    if (style == Text::title || style == Text::display) {
      style = Text::strong;
    } else if (style == Text::strong) {
      style = Text::small_strong;
    } else if (style == Text::body) {
      style = Text::small;
    } else {
      break;
    }
  }
  pos.y += (line - canvas.fonts->line_height(style)) * 0.5F;
  return text_clipped(canvas, style, pos, width, colour, words);
}

float paragraph(const Canvas& canvas, Text style, ImVec2 pos, float width, ImU32 colour,
                std::string_view words, Align align, bool draw) {
  const float line_height = canvas.fonts->line_height(style);
  float y = pos.y;
  while (!words.empty()) {
    std::string_view rest = words;
    std::size_t line_end = 0;    // end of the words that certainly fit
    std::size_t next_start = 0;  // start of the next line
    float used = 0.0F;
    bool broken = false;
    while (!rest.empty()) {
      const std::size_t at = words.size() - rest.size();
      const unsigned character = next_character(rest);
      if (character == '\n' || character == ' ') {
        line_end = at;
        next_start = words.size() - rest.size();
        if (character == '\n') {
          broken = true;
          break;
        }
      }
      used += advance(canvas, style, character);
      if (used > width && character != ' ') {
        broken = true;
        if (next_start == 0) {  // a single word too long: cut it
          line_end = next_start = std::max<std::size_t>(at, 1);
        }
        break;
      }
    }
    if (!broken) line_end = next_start = words.size();
    if (draw) {
      const std::string_view line = words.substr(0, line_end);
      const float anchor = align == Align::left    ? pos.x
                           : align == Align::right ? pos.x + width
                                                   : pos.x + width * 0.5F;
      text(canvas, style, ImVec2(anchor, y), colour, line, align);
    }
    y += line_height;
    words.remove_prefix(next_start);
  }
  return y - pos.y;
}

void soft_shadow(const Canvas& canvas, const Rect& box, float corner, float blur, float alpha,
                 ImU32 colour, float angle) {
  // Rings from inside the box's edge to `blur` outside; their strength follows a Gauss-like curve.
  constexpr std::size_t steps = 4;
  constexpr std::size_t around = 4 * steps;
  constexpr int rings = 5;
  if (alpha <= 0.0F || blur <= 0.0F) return;
  ImDrawList* list = canvas.list;
  const ImVec2 uv = list->_Data->TexUvWhitePixel;
  const float inside = std::min({blur * 0.6F, box.width() * 0.45F, box.height() * 0.45F});
  const int first_vertex = list->VtxBuffer.Size;
  constexpr int triangles =
      static_cast<int>(around - 2) + (rings - 1) * static_cast<int>(around) * 2;
  list->PrimReserve(triangles * 3, rings * static_cast<int>(around));
  const auto base = static_cast<ImDrawIdx>(list->_VtxCurrentIdx);
  std::array<ImVec2, around> points;
  for (int ring = 0; ring < rings; ++ring) {
    const float t = static_cast<float>(ring) / static_cast<float>(rings - 1);
    const float grow = -inside + (inside + blur) * t;
    rounded_outline<steps>(points, box.grown(grow), std::max(corner + grow, blur * t));
    const float strength = ring == rings - 1 ? 0.0F : (1.0F - t) * (1.0F - t) * (1.0F + 2.0F * t);
    const ImU32 tint = fade(colour, alpha * strength);
    for (const ImVec2& point : points) list->PrimWriteVtx(point, uv, tint);
  }
  const auto index = [&](int ring, std::size_t i) {
    return static_cast<ImDrawIdx>(base + static_cast<std::size_t>(ring) * around + i % around);
  };
  for (std::size_t i = 2; i < around; ++i) {
    list->PrimWriteIdx(index(0, 0));
    list->PrimWriteIdx(index(0, i - 1));
    list->PrimWriteIdx(index(0, i));
  }
  for (int ring = 1; ring < rings; ++ring) {
    for (std::size_t i = 0; i < around; ++i) {
      list->PrimWriteIdx(index(ring - 1, i));
      list->PrimWriteIdx(index(ring, i));
      list->PrimWriteIdx(index(ring, i + 1));
      list->PrimWriteIdx(index(ring - 1, i));
      list->PrimWriteIdx(index(ring, i + 1));
      list->PrimWriteIdx(index(ring - 1, i + 1));
    }
  }
  if (angle != 0.0F) turn_since(list, first_vertex, {box.centre(), box.centre(), angle});
}

void gradient_box(const Canvas& canvas, const Rect& area, float corner, ImU32 top, ImU32 bottom) {
  ImDrawList* list = canvas.list;
  const int first = list->VtxBuffer.Size;
  list->AddRectFilled(area.min, area.max, IM_COL32_WHITE, corner);
  const float height = std::max(area.height(), 0.001F);
  for (int i = first; i < list->VtxBuffer.Size; ++i) {
    ImDrawVert& vertex = list->VtxBuffer[i];
    const float opacity = static_cast<float>(vertex.col >> IM_COL32_A_SHIFT) / 255.0F;
    vertex.col = fade(mix(top, bottom, (vertex.pos.y - area.min.y) / height), opacity);
  }
}

void box(const Canvas& canvas, const Rect& area, float corner, ImU32 fill_colour, ImU32 edge,
         float thickness) {
  const float round = std::min(corner, std::min(area.width(), area.height()) * 0.5F);
  if ((fill_colour & IM_COL32_A_MASK) != 0)
    canvas.list->AddRectFilled(area.min, area.max, fill_colour, round);
  if ((edge & IM_COL32_A_MASK) != 0) {
    const float line = std::max(thickness, canvas.pixel);
    // ImGui strokes half a CSS pixel inside; undo that, and keep the stroke within the box.
    const Rect middle = area.grown(-line * 0.5F);
    canvas.list->PathRect(middle.min, middle.max, std::max(round - line * 0.5F, 0.0F));
    canvas.list->PathStroke(edge, ImDrawFlags_Closed, line);
  }
}

void fill(const Canvas& canvas, const Outline& outline, ImVec2 position, ImVec2 scale, float angle,
          ImU32 colour) {
  if ((colour & IM_COL32_A_MASK) == 0) return;
  ImDrawList* list = canvas.list;
  const ImVec2 uv = list->_Data->TexUvWhitePixel;
  const float sine = std::sin(angle);
  const float cosine = std::cos(angle);
  const float reach = canvas.pixel * 0.5F;
  const std::size_t count = outline.points.size();
  list->PrimReserve(static_cast<int>(outline.triangles.size() + count * 6),
                    static_cast<int>(count * 2));
  const auto base = static_cast<ImDrawIdx>(list->_VtxCurrentIdx);
  const ImU32 gone = colour & ~IM_COL32_A_MASK;
  // A mirrored outline would turn its normals inwards; a negative y rotates the pip by half a turn
  // instead.
  for (std::size_t i = 0; i < count; ++i) {
    const ImVec2 p = position + rotated(outline.points[i] * scale, sine, cosine);
    const ImVec2 n = rotated(outline.normals[i], sine, cosine) * reach *
                     ImVec2(scale.x < 0.0F ? -1.0F : 1.0F, scale.y < 0.0F ? -1.0F : 1.0F);
    list->PrimWriteVtx(p - n, uv, colour);
    list->PrimWriteVtx(p + n, uv, gone);
  }
  const auto vertex = [&](std::size_t i, unsigned outer) {
    return static_cast<ImDrawIdx>(base + 2 * (i % count) + outer);
  };
  for (const unsigned short corner : outline.triangles) list->PrimWriteIdx(vertex(corner, 0));
  for (std::size_t i = 0; i < count; ++i) {
    for (const ImDrawIdx index : {vertex(i, 0), vertex(i, 1), vertex(i + 1, 1), vertex(i, 0),
                                  vertex(i + 1, 1), vertex(i + 1, 0)})
      list->PrimWriteIdx(index);
  }
}

void turn_since(ImDrawList* list, int first, const Turn& turn) {
  const float sine = std::sin(turn.angle);
  const float cosine = std::cos(turn.angle);
  for (int i = first; i < list->VtxBuffer.Size; ++i) {
    ImVec2& pos = list->VtxBuffer[i].pos;
    ImVec2 offset = pos - turn.from;
    offset.x *= turn.squeeze;
    pos = turn.to + rotated(offset, sine, cosine);
  }
}

}  // namespace allfours::ui
