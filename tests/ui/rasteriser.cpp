#include "ui/rasteriser.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace allfours {

Texture::Texture(int width, int height, std::vector<std::uint8_t> rgba) {
  levels_.push_back({width, height, std::move(rgba)});
  while (levels_.back().width > 1 && levels_.back().height > 1) {
    const Level& large = levels_.back();
    Level small{large.width / 2, large.height / 2, {}};
    small.rgba.resize(static_cast<std::size_t>(small.width) *
                      static_cast<std::size_t>(small.height) * 4);
    for (int y = 0; y < small.height; ++y) {
      for (int x = 0; x < small.width; ++x) {
        for (int channel = 0; channel < 4; ++channel) {
          const auto from = [&](int dx, int dy) {
            const auto place =
                static_cast<std::size_t>(((2 * y + dy) * large.width + 2 * x + dx) * 4 + channel);
            return static_cast<int>(large.rgba[place]);
          };
          const int sum = from(0, 0) + from(1, 0) + from(0, 1) + from(1, 1);
          small.rgba[static_cast<std::size_t>((y * small.width + x) * 4 + channel)] =
              static_cast<std::uint8_t>((sum + 2) / 4);
        }
      }
    }
    levels_.push_back(std::move(small));
  }
}

void Texture::at(float u, float v, float texels, float colour[4]) const {
  const float depth = std::log2(std::max(texels, 1.0F));
  const auto deepest = static_cast<float>(levels_.size() - 1);
  const Level& level = levels_[static_cast<std::size_t>(std::clamp(depth + 0.3F, 0.0F, deepest))];
  const float x = u * static_cast<float>(level.width) - 0.5F;
  const float y = v * static_cast<float>(level.height) - 0.5F;
  const float left = std::floor(x);
  const float top = std::floor(y);
  const float across = x - left;
  const float down = y - top;
  const auto texel = [&](float at_x, float at_y) {
    const int column = std::clamp(static_cast<int>(at_x), 0, level.width - 1);
    const int row = std::clamp(static_cast<int>(at_y), 0, level.height - 1);
    return &level.rgba[static_cast<std::size_t>((row * level.width + column) * 4)];
  };
  const std::uint8_t* corners[4] = {texel(left, top), texel(left + 1, top), texel(left, top + 1),
                                    texel(left + 1, top + 1)};
  const float weights[4] = {(1 - across) * (1 - down), across * (1 - down), (1 - across) * down,
                            across * down};
  for (int channel = 0; channel < 4; ++channel) {
    colour[channel] = 0;
    for (int i = 0; i < 4; ++i) {
      colour[channel] += weights[i] * static_cast<float>(corners[i][channel]);
    }
  }
}

Rasteriser::Rasteriser(int width, int height)
    : width_(width),
      height_(height),
      pixels_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3) {}

void Rasteriser::draw(const ImDrawList& list, const ImDrawCmd& command, const Texture& texture,
                      float scale) {
  const Clip clip{std::max(0, static_cast<int>(std::floor(command.ClipRect.x * scale))),
                  std::max(0, static_cast<int>(std::floor(command.ClipRect.y * scale))),
                  std::min(width_, static_cast<int>(std::ceil(command.ClipRect.z * scale))),
                  std::min(height_, static_cast<int>(std::ceil(command.ClipRect.w * scale)))};
  if (clip.left >= clip.right || clip.top >= clip.bottom) return;
  const ImDrawIdx* index = list.IdxBuffer.Data + command.IdxOffset;
  const ImDrawVert* vertex = list.VtxBuffer.Data + command.VtxOffset;
  for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
    triangle(vertex + index[i], vertex + index[i + 1], vertex + index[i + 2], texture, scale, clip);
  }
}

void Rasteriser::triangle(const ImDrawVert* a, const ImDrawVert* b, const ImDrawVert* c,
                          const Texture& texture, float scale, const Clip& clip) {
  // Positions in 256ths of a pixel, so that edges are exact.
  struct Point {
    std::int64_t x, y;
  };
  const auto point = [&](const ImDrawVert& vertex) {
    return Point{std::llround(static_cast<double>(vertex.pos.x * scale) * 256.0),
                 std::llround(static_cast<double>(vertex.pos.y * scale) * 256.0)};
  };
  Point p[3] = {point(*a), point(*b), point(*c)};
  const auto cross = [](Point o, Point u, Point v) {
    return (u.x - o.x) * (v.y - o.y) - (u.y - o.y) * (v.x - o.x);
  };
  std::int64_t area = cross(p[0], p[1], p[2]);
  if (area == 0) return;
  if (area < 0) {
    std::swap(p[1], p[2]);
    std::swap(b, c);
    area = -area;
  }
  const auto [low_x, high_x] = std::minmax({p[0].x, p[1].x, p[2].x});
  const auto [low_y, high_y] = std::minmax({p[0].y, p[1].y, p[2].y});
  const int left = std::max(clip.left, static_cast<int>(low_x >> 8));
  const int right = std::min(clip.right, static_cast<int>(high_x >> 8) + 1);
  const int top = std::max(clip.top, static_cast<int>(low_y >> 8));
  const int bottom = std::min(clip.bottom, static_cast<int>(high_y >> 8) + 1);
  if (left >= right || top >= bottom) return;

  // Edge i is opposite corner i. A pixel on an edge belongs to the triangle below or to the right.
  std::int64_t step_x[3];
  std::int64_t step_y[3];
  std::int64_t row[3];
  const Point first{(static_cast<std::int64_t>(left) << 8) + 128,
                    (static_cast<std::int64_t>(top) << 8) + 128};
  for (int i = 0; i < 3; ++i) {
    const Point from = p[(i + 1) % 3];
    const Point to = p[(i + 2) % 3];
    step_x[i] = -(to.y - from.y) * 256;
    step_y[i] = (to.x - from.x) * 256;
    const bool owned = to.y < from.y || (to.y == from.y && to.x > from.x);
    row[i] = cross(from, to, first) - (owned ? 0 : 1);
  }

  const bool plain =
      a->uv.x == b->uv.x && b->uv.x == c->uv.x && a->uv.y == b->uv.y && b->uv.y == c->uv.y;
  float texels = 1;
  float texture_colour[4] = {255, 255, 255, 255};
  if (plain) {
    texture.at(a->uv.x, a->uv.y, 1, texture_colour);
  } else {
    const float uv_area = std::fabs((b->uv.x - a->uv.x) * (c->uv.y - a->uv.y) -
                                    (b->uv.y - a->uv.y) * (c->uv.x - a->uv.x)) *
                          static_cast<float>(texture.width()) *
                          static_cast<float>(texture.height());
    texels = std::sqrt(uv_area / (static_cast<float>(area) / 65536.0F));
  }
  const ImDrawVert* corner[3] = {a, b, c};
  float tint[3][4];
  bool same_tint = a->col == b->col && b->col == c->col;
  for (int i = 0; i < 3; ++i) {
    for (int channel = 0; channel < 4; ++channel) {
      tint[i][channel] = static_cast<float>(corner[i]->col >> (8 * channel) & 0xFF);
    }
  }
  const float whole = 1.0F / static_cast<float>(area);
  for (int y = top; y < bottom; ++y) {
    std::int64_t edge[3] = {row[0], row[1], row[2]};
    for (int x = left; x < right; ++x) {
      if (edge[0] >= 0 && edge[1] >= 0 && edge[2] >= 0) {
        float weight[3];
        for (int i = 0; i < 3; ++i) weight[i] = static_cast<float>(edge[i]) * whole;
        if (!plain) {
          texture.at(weight[0] * a->uv.x + weight[1] * b->uv.x + weight[2] * c->uv.x,
                     weight[0] * a->uv.y + weight[1] * b->uv.y + weight[2] * c->uv.y, texels,
                     texture_colour);
        }
        float colour[4];
        for (int channel = 0; channel < 4; ++channel) {
          const float tinted = same_tint
                                   ? tint[0][channel]
                                   : weight[0] * tint[0][channel] + weight[1] * tint[1][channel] +
                                         weight[2] * tint[2][channel];
          colour[channel] = tinted * texture_colour[channel] / 255.0F;
        }
        const float opacity = std::clamp(colour[3] / 255.0F, 0.0F, 1.0F);
        std::uint8_t* pixel = &pixels_[static_cast<std::size_t>((y * width_ + x) * 3)];
        for (int channel = 0; channel < 3; ++channel) {
          const float old = static_cast<float>(pixel[channel]);
          const float mixed = old + (colour[channel] - old) * opacity + 0.5F;
          pixel[channel] = static_cast<std::uint8_t>(std::clamp(mixed, 0.0F, 255.0F));
        }
      }
      for (int i = 0; i < 3; ++i) edge[i] += step_x[i];
    }
    for (int i = 0; i < 3; ++i) row[i] += step_y[i];
  }
}

}  // namespace allfours
