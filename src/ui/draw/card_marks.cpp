#include "ui/draw/card_marks.hpp"

#include <imgui_internal.h>

#include "ui/draw/card_art.hpp"

namespace allfours::ui {

namespace {

// Ranks are drawn from the index font. DejaVu Condensed: capitals 0.729 em; ImGui's size 1.164 em.
constexpr float size_of_capitals = 1.164F / 0.729F;
constexpr float ten_squeeze = 0.88F, ten_overlap = 0.10F;

}  // namespace

float rank_size(const Canvas& canvas, const std::string& label, float height) {
  const ImFont* font = canvas.fonts->index_font(height * size_of_capitals);
  if (font == nullptr) return 0.0F;
  const float scale = height * size_of_capitals / font->FontSize;
  float width = 0.0F;
  for (const char* c = label.c_str(); *c != '\0'; ++c)
    width += font->GetCharAdvance(static_cast<ImWchar>(*c)) * scale;
  return label.size() == 1 ? width : (width - height * ten_overlap) * ten_squeeze;
}

void draw_rank(const Canvas& canvas, const std::string& label, ImVec2 centre, float height,
               ImU32 ink, bool inverted, float max_width) {
  const float size = height * size_of_capitals;
  ImFont* font = canvas.fonts->index_font(size);
  if (font == nullptr) return;
  const float scale = size / font->FontSize;
  const bool pair = label.size() > 1;
  const float overlap = pair ? height * ten_overlap : 0.0F;
  const float wanted = rank_size(canvas, label, height);
  float squeeze = pair ? ten_squeeze : 1.0F;
  float x = wanted / squeeze * -0.5F;
  if (max_width > 0.0F && wanted > max_width) squeeze *= max_width / wanted;

  ImDrawList* list = canvas.list;
  list->PushTextureID(font->ContainerAtlas->TexID);
  const int first = list->VtxBuffer.Size;
  const float top = height * 0.5F - font->Ascent * scale;
  for (const char* c = label.c_str(); *c != '\0'; ++c) {
    const ImFontGlyph* glyph = font->FindGlyph(static_cast<ImWchar>(*c));
    list->PrimReserve(6, 4);
    // The font's J descends below the baseline; here it is aligned with the others.
    const float bottom = *c == 'J' ? height * 0.5F : top + glyph->Y1 * scale;
    list->PrimRectUV(ImVec2(x + glyph->X0 * scale, top + glyph->Y0 * scale),
                     ImVec2(x + glyph->X1 * scale, bottom), ImVec2(glyph->U0, glyph->V0),
                     ImVec2(glyph->U1, glyph->V1), ink);
    x += glyph->AdvanceX * scale - overlap;
  }
  turn_since(list, first, {ImVec2(0, 0), centre, inverted ? pi : 0.0F, squeeze});
  list->PopTextureID();
}

void draw_pip(const Canvas& canvas, int suit, ImVec2 centre, float size, ImU32 ink, bool inverted) {
  fill(canvas, suit_outline(suit, size / canvas.pixel), centre, ImVec2(size, size),
       inverted ? pi : 0.0F, ink);
}

}  // namespace allfours::ui
