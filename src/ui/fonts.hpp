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
#include <bitset>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

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

  // Letters beyond ASCII are baked from the build on that comes after they were wanted, those that
  // the fonts have: each costs its time at every size. What is drawn without having been is wanted
  // then.
  void want(std::string_view text) const;
  void want(unsigned character) const {
    if (character >= 0x80 && character < letters && !wanted_[character]) want_new(character);
  }
  // Some that were wanted are not baked yet.
  bool lacks() const { return lacks_; }

  // (Re)builds the surface's atlas for this scale and these letters, and sets how round its curves
  // are; true when something changed and the texture must be uploaded anew
  // (ImGui_ImplOpenGL3_DestroyFontsTexture / CreateFontsTexture). Call between frames. Where a font
  // has no bytes another one stands for it; one of them must have some. After a lost context:
  // forget(), then build() again.
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
  void want_new(unsigned character) const;

  static constexpr std::size_t index_sizes = 5;
  // All of ours come before.
  static constexpr std::size_t letters = 0x2800;
  Sources sources_;
  float scale_ = 0.0F;
  mutable std::bitset<letters> wanted_{};
  mutable bool lacks_ = false;
  std::vector<ImWchar> ranges_{};  // read while the atlas is built
  std::array<ImFont*, text_count> fonts_{};
  std::array<ImFont*, index_sizes> index_{};
};

}  // namespace allfours::ui
