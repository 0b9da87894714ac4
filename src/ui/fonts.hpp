// The type of the game: builds Dear ImGui's font atlas at the real pixel size.
//
// Layout is in CSS pixels everywhere; glyphs are baked at `css size × scale`, where scale is the
// devicePixelRatio (times browser zoom, which browsers fold into it).
//
// Does not know: where the bytes come from (the platform passes them), cards, rules.
// Tests: tests/ui/layout_test.cpp; figures_are_tabular() is asked in tests/browser.
#pragma once

#include <imgui.h>

#include <array>
#include <cstddef>
#include <span>

#include "ui/surface.hpp"

namespace allfours::ui {

// What a piece of text is, not how big: sizes live in fonts.cpp.
enum class Text {
  small,         // 12.5 px: explanations, labels
  small_strong,  // 12.5 px bold
  body,          // 14 px
  strong,        // 14 px bold
  title,         // 16.5 px bold: the panel's heading, the game's name
  display,       // 24 px bold: end of the game, dialogs
  banner,        // 44 px bold, and only the letters of the game's name
};
inline constexpr std::size_t text_count = 7;
// The smallest of them, and what no letter may be smaller than however small the person wants it,
// in pixels of CSS.
inline constexpr float smallest_text = 12.5F;
inline constexpr float least_text = 12;

class Fonts {
 public:
  // The TTF files of assets/build: allfours-sans.ttf, allfours-sans-bold.ttf and
  // allfours-index.ttf (ranks of the cards). The bytes must outlive this object.
  struct Sources {
    std::span<const std::byte> regular, bold, index;
  };

  explicit Fonts(const Sources& sources);

  // (Re)builds the surface's atlas for this scale, and sets how round its curves are; true when
  // something changed and the texture must be uploaded anew (ImGui_ImplOpenGL3_DestroyFontsTexture
  // / CreateFontsTexture). Call between frames. Where a font has no bytes another one stands for
  // it; one of them must have some. After a lost context: forget(), then build() again.
  bool build(Surface& surface, float scale);
  void forget() { scale_ = 0.0F; }

  float scale() const { return scale_; }  // device pixels per CSS pixel
  ImFont* font(Text text) const { return fonts_[static_cast<std::size_t>(text)]; }
  // The size ImGui takes, in CSS pixels: 1.164 × the CSS font-size.
  float size(Text text) const;
  float line_height(Text text) const;  // in CSS pixels: distance of two lines of a paragraph

  // The baked rank font nearest to a height wanted in CSS pixels (bilinear scaling does the rest).
  ImFont* index_font(float css_size) const;

  // Are all ten figures equally wide, so that columns of numbers stand still?
  bool figures_are_tabular(Text text) const;

 private:
  static constexpr std::size_t index_sizes = 5;
  Sources sources_;
  float scale_ = 0.0F;
  std::array<ImFont*, text_count> fonts_{};
  std::array<ImFont*, index_sizes> index_{};
};

}  // namespace allfours::ui
