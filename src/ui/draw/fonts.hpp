// Typography: builds Dear ImGui's font atlas at the device's pixel size.
//
// Layout is in CSS pixels everywhere; glyphs are rasterised at `css size × scale`, where scale is
// the devicePixelRatio (which includes browser zoom).
//
// Does not know: the source of the bytes (the platform passes them), cards, rules. Tests:
// tests/ui/layout/layout_test.cpp; tests/browser checks figures_are_tabular().
#pragma once

#include <imgui.h>

#include <array>
#include <bitset>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "ui/draw/glyphs.hpp"
#include "ui/draw/surface.hpp"

namespace allfours::ui {

// The role of a text; fonts.cpp has the sizes.
enum class Text {
  small,         // 12.5 px: explanations, labels
  small_strong,  // 12.5 px bold
  body,          // 14 px
  strong,        // 14 px bold
  title,         // 16.5 px bold: the panel's heading, the game's name
  display,       // 24 px bold: end of the game, dialogs
  banner,        // 44 px bold, with the letters of the game's name only
};
inline constexpr std::size_t text_count = 7;
// The smallest of them: no text size the person chooses makes letters smaller, in CSS pixels.
inline constexpr float smallest_text = 12.5F;
inline constexpr float least_text = 12;

class Fonts {
 public:
  // The TTF files of assets/build: allfours-sans.ttf, allfours-sans-bold.ttf and allfours-index.ttf
  // (ranks of the cards). The bytes must outlive this object.
  struct Sources {
    std::span<const std::byte> regular, bold, index;
    GlyphSource* further = nullptr;  // of letters that the files lack; must outlive this object
  };

  explicit Fonts(const Sources& sources);

  // Requests letters beyond ASCII; the next build adds those that the fonts or the further source
  // have. (Each costs time at every size.) Drawing a missing letter requests it.
  void want(std::string_view text) const;
  void want(unsigned character) const {
    if (character >= 0x80 && character < letters && !wanted_[character]) want_new(character);
  }
  // Some requested letters are missing.
  bool lacks() const { return lacks_; }

  // (Re)builds the surface's atlas for this scale and the requested letters, and sets the
  // tessellation of curves; true if the texture must be uploaded again
  // (ImGui_ImplOpenGL3_DestroyFontsTexture / CreateFontsTexture). Call between frames. A font
  // without bytes is replaced by another; at least one must have some. After a lost context:
  // forget(), then build() again.
  bool build(Surface& surface, float scale);
  void forget() { scale_ = 0.0F; }

  float scale() const { return scale_; }  // device pixels per CSS pixel
  ImFont* font(Text text) const { return fonts_[static_cast<std::size_t>(text)]; }
  // ImGui's size in CSS pixels: 1.164 × the CSS font-size.
  float size(Text text) const;
  float line_height(Text text) const;  // line distance of a paragraph in CSS pixels

  // The rasterised rank font nearest to a height in CSS pixels (bilinear scaling does the rest).
  ImFont* index_font(float css_size) const;

  // True if all digits are equally wide, so that columns of numbers are aligned.
  bool figures_are_tabular(Text text) const;

 private:
  // A further letter in the atlas: its place, and its coverage until the atlas is made.
  struct Placed {
    int rectangle = 0;
    DrawnGlyph glyph;
  };

  void want_new(unsigned character) const;
  std::vector<Placed> place_further(ImFontAtlas& atlas, float scale) const;

  static constexpr std::size_t index_sizes = 5;
  // The Basic Multilingual Plane, as in ImWchar.
  static constexpr std::size_t letters = 0x10000;
  Sources sources_;
  float scale_ = 0.0F;
  mutable std::bitset<letters> wanted_{};
  mutable bool lacks_ = false;
  std::vector<ImWchar> ranges_{};  // referenced while the atlas is built
  std::array<ImFont*, text_count> fonts_{};
  std::array<ImFont*, index_sizes> index_{};
};

}  // namespace allfours::ui
