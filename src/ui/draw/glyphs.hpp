// Letters that the game's fonts lack, drawn by the platform: names may be in any script that is
// written from left to right, letter by letter. Fonts puts them into its atlas. Knows no page.
// Tests: tests/ui/letters_test.cpp, tests/browser/names.test.mjs.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace allfours::ui {

// A letter in device pixels. `left` and `top` lead from the pen on the baseline to the corner of
// the coverage (top is negative above the baseline).
struct DrawnGlyph {
  int width = 0, height = 0;
  int left = 0, top = 0;
  float advance = 0;
  std::vector<std::uint8_t> coverage;  // width × height, 0 to 255
};

class GlyphSource {
 public:
  // Empty if the platform has no such letter. `em` is the font size in device pixels.
  virtual std::optional<DrawnGlyph> draw(char32_t letter, float em, bool bold) = 0;

 protected:
  ~GlyphSource() = default;
};

}  // namespace allfours::ui
