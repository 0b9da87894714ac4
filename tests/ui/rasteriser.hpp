// Draws Dear ImGui's triangles into memory as a GPU does: textured, coloured, blended, clipped;
// each pixel on a common edge of two triangles is drawn once. The same picture on every machine,
// without a graphics driver.
#pragma once

#include <imgui.h>

#include <cstdint>
#include <vector>

namespace allfours {

// RGBA with mipmaps, for pictures drawn at a reduced size.
class Texture {
 public:
  Texture() = default;
  Texture(int width, int height, std::vector<std::uint8_t> rgba);

  // Colour at u, v (0 to 1), each channel 0 to 255; `texels` of the picture cover a pixel.
  void at(float u, float v, float texels, float colour[4]) const;
  int width() const { return levels_.empty() ? 0 : levels_.front().width; }
  int height() const { return levels_.empty() ? 0 : levels_.front().height; }

 private:
  struct Level {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
  };
  std::vector<Level> levels_;
};

class Rasteriser {
 public:
  Rasteriser(int width, int height);

  // `scale`: pixels per unit of the list's positions.
  void draw(const ImDrawList& list, const ImDrawCmd& command, const Texture& texture, float scale);

  int width() const { return width_; }
  int height() const { return height_; }
  // RGB, rows from the top.
  const std::vector<std::uint8_t>& pixels() const { return pixels_; }

 private:
  struct Clip {
    int left, top, right, bottom;
  };
  void triangle(const ImDrawVert* a, const ImDrawVert* b, const ImDrawVert* c,
                const Texture& texture, float scale, const Clip& clip);

  int width_, height_;
  std::vector<std::uint8_t> pixels_;
};

}  // namespace allfours
