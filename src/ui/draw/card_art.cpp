#include "ui/draw/card_art.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace allfours::ui {
namespace {

struct Shape {
  std::vector<ImVec2> points, normals;
  std::vector<unsigned short> triangles;

  Outline outline() const { return {points, normals, triangles}; }
};

// Collects the right half of a symmetric outline, from the top down.
class HalfPath {
 public:
  HalfPath(ImVec2 start, int steps) : steps_(steps) { points_.push_back(start); }

  void line(ImVec2 to) { points_.push_back(to); }
  void cubic(ImVec2 a, ImVec2 b, ImVec2 to) {
    const ImVec2 from = points_.back();
    for (int i = 1; i <= steps_; ++i) {
      const float t = static_cast<float>(i) / static_cast<float>(steps_);
      const float u = 1.0F - t;
      points_.push_back(from * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) +
                        to * (t * t * t));
    }
  }
  // Clockwise on screen, in degrees, 0 to the right, 90 down.
  void arc(ImVec2 centre, float radius, float from, float to) {
    const float quarters = (to - from) / 90.0F;
    const int count = static_cast<int>(std::ceil(quarters * static_cast<float>(steps_) * 0.7F));
    for (int i = 0; i <= count; ++i) {
      const float part = static_cast<float>(i) / static_cast<float>(count);
      const float angle = (from + (to - from) * part) * pi / 180.0F;
      points_.push_back(centre + ImVec2(std::cos(angle), std::sin(angle)) * radius);
    }
  }
  // The whole outline, clockwise, each point once.
  std::vector<ImVec2> mirrored() const {
    std::vector<ImVec2> whole;
    const auto add = [&](ImVec2 p) {
      const float near = 0.003F;
      if (whole.empty() || ImLengthSqr(p - whole.back()) > near * near) whole.push_back(p);
    };
    for (const ImVec2& p : points_) add(p);
    for (auto p = points_.rbegin(); p != points_.rend(); ++p)
      if (p->x > 0.001F) add(ImVec2(-p->x, p->y));
    return whole;
  }

 private:
  int steps_;
  std::vector<ImVec2> points_;
};

float cross(ImVec2 a, ImVec2 b) { return a.x * b.y - a.y * b.x; }

bool inside(ImVec2 p, ImVec2 a, ImVec2 b, ImVec2 c) {
  return cross(b - a, p - a) >= 0.0F && cross(c - b, p - b) >= 0.0F && cross(a - c, p - c) >= 0.0F;
}

// Ear clipping. Quadratic and worse, but run once on some 60 points.
std::vector<unsigned short> triangulate(const std::vector<ImVec2>& points) {
  std::vector<unsigned short> left(points.size());
  for (std::size_t i = 0; i < left.size(); ++i) left[i] = static_cast<unsigned short>(i);
  std::vector<unsigned short> triangles;
  while (left.size() > 3) {
    std::size_t best = left.size();
    float best_shape = -1.0F;
    for (std::size_t i = 0; i < left.size(); ++i) {
      const unsigned short before = left[(i + left.size() - 1) % left.size()];
      const unsigned short after = left[(i + 1) % left.size()];
      const ImVec2 a = points[before], b = points[left[i]], c = points[after];
      const float area = cross(b - a, c - a);
      if (area <= 0.0F) continue;
      const bool empty = std::none_of(left.begin(), left.end(), [&](unsigned short other) {
        return other != before && other != left[i] && other != after &&
               inside(points[other], a, b, c);
      });
      const float shape = area / (ImLengthSqr(c - a) + 1e-6F);  // prefers plump triangles
      if (empty && shape > best_shape) {
        best_shape = shape;
        best = i;
      }
    }
    if (best == left.size()) break;
    triangles.push_back(left[(best + left.size() - 1) % left.size()]);
    triangles.push_back(left[best]);
    triangles.push_back(left[(best + 1) % left.size()]);
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(best));
  }
  triangles.insert(triangles.end(), left.begin(), left.end());
  return triangles;
}

std::vector<ImVec2> outward_normals(const std::vector<ImVec2>& points) {
  std::vector<ImVec2> normals;
  const std::size_t count = points.size();
  const auto side = [&](std::size_t i) {
    const ImVec2 d = points[(i + 1) % count] - points[i % count];
    const float length = std::sqrt(ImLengthSqr(d)) + 1e-9F;
    return ImVec2(d.y / length, -d.x / length);
  };
  for (std::size_t i = 0; i < count; ++i) {
    const ImVec2 sum = side(i + count - 1) + side(i);
    // |sum| / 2 is the cosine of half the bend; a mitre longer than 2.5 is cut.
    const float half = std::max(ImLengthSqr(sum) * 0.5F, 0.8F * std::sqrt(ImLengthSqr(sum)));
    normals.push_back(sum * (1.0F / std::max(half, 0.05F)));
  }
  return normals;
}

Shape make_suit(int suit, int steps) {
  HalfPath path(ImVec2(0.0F, suit == hearts ? -0.27F : -0.5F), steps);
  if (suit == hearts) {
    path.cubic({0.03F, -0.40F}, {0.12F, -0.475F}, {0.235F, -0.475F});
    path.cubic({0.37F, -0.475F}, {0.455F, -0.375F}, {0.455F, -0.235F});
    path.cubic({0.455F, 0.02F}, {0.14F, 0.20F}, {0.0F, 0.5F});
  } else if (suit == diamonds) {
    path.cubic({0.10F, -0.30F}, {0.24F, -0.12F}, {0.385F, 0.0F});
    path.cubic({0.24F, 0.12F}, {0.10F, 0.30F}, {0.0F, 0.5F});
  } else if (suit == spades) {
    path.cubic({0.09F, -0.27F}, {0.435F, -0.10F}, {0.435F, 0.135F});
    path.cubic({0.435F, 0.265F}, {0.345F, 0.345F}, {0.235F, 0.345F});
    path.cubic({0.145F, 0.345F}, {0.065F, 0.295F}, {0.038F, 0.215F});
    path.cubic({0.038F, 0.345F}, {0.075F, 0.44F}, {0.185F, 0.5F});
  } else {
    const float r = 0.215F;
    path = HalfPath(ImVec2(0.0F, -0.485F), steps);
    path.arc({0.0F, -0.27F}, r, -90.0F, 41.0F);
    path.arc({0.247F, 0.085F}, r, -109.0F, 163.0F);
    path.cubic({0.05F, 0.315F}, {0.085F, 0.44F}, {0.185F, 0.5F});
  }
  Shape shape;
  shape.points = path.mirrored();
  shape.normals = outward_normals(shape.points);
  shape.triangles = triangulate(shape.points);
  return shape;
}

// Steps per curve, and the largest height in device pixels at which they look round.
struct Detail {
  int steps;
  float up_to;
};
constexpr std::array<Detail, 4> details{{{4, 24.0F}, {6, 64.0F}, {10, 160.0F}, {18, 1e9F}}};

const std::array<std::array<Shape, details.size()>, 4>& suit_shapes() {
  static const auto shapes = [] {
    std::array<std::array<Shape, details.size()>, 4> made;
    for (std::size_t suit = 0; suit < made.size(); ++suit)
      for (std::size_t level = 0; level < details.size(); ++level)
        made[suit][level] = make_suit(static_cast<int>(suit), details[level].steps);
    return made;
  }();
  return shapes;
}

constexpr float third = 1.0F / 3.0F;
constexpr Pip two[] = {{0, -1, false}, {0, 1, true}};
constexpr Pip three[] = {{0, -1, false}, {0, 0, false}, {0, 1, true}};
constexpr Pip four[] = {{-1, -1, false}, {1, -1, false}, {-1, 1, true}, {1, 1, true}};
constexpr Pip five[] = {
    {-1, -1, false}, {1, -1, false}, {0, 0, false}, {-1, 1, true}, {1, 1, true}};
constexpr Pip six[] = {{-1, -1, false}, {1, -1, false}, {-1, 0, false},
                       {1, 0, false},   {-1, 1, true},  {1, 1, true}};
constexpr Pip seven[] = {{-1, -1, false}, {1, -1, false}, {0, -0.5F, false}, {-1, 0, false},
                         {1, 0, false},   {-1, 1, true},  {1, 1, true}};
constexpr Pip eight[] = {{-1, -1, false}, {1, -1, false},  {0, -0.5F, false}, {-1, 0, false},
                         {1, 0, false},   {0, 0.5F, true}, {-1, 1, true},     {1, 1, true}};
constexpr Pip nine[] = {{-1, -1, false},    {1, -1, false}, {-1, -third, false},
                        {1, -third, false}, {0, 0, false},  {-1, third, true},
                        {1, third, true},   {-1, 1, true},  {1, 1, true}};
constexpr Pip ten[] = {{-1, -1, false},     {1, -1, false},       {0, -2 * third, false},
                       {-1, -third, false}, {1, -third, false},   {-1, third, true},
                       {1, third, true},    {0, 2 * third, true}, {-1, 1, true},
                       {1, 1, true}};

}  // namespace

std::string rank_label(std::string_view letters, int card) {
  const char letter = letters[static_cast<std::size_t>(rank_of(card))];
  return letter == 'T' ? "10" : std::string(1, letter);
}

Outline suit_outline(int suit, float device_pixels) {
  std::size_t level = 0;
  while (device_pixels > details[level].up_to) ++level;
  return suit_shapes()[static_cast<std::size_t>(suit)][level].outline();
}

std::span<const Pip> pips(int rank) {
  switch (rank) {
    case 0:
      return two;
    case 1:
      return three;
    case 2:
      return four;
    case 3:
      return five;
    case 4:
      return six;
    case 5:
      return seven;
    case 6:
      return eight;
    case 7:
      return nine;
    case 8:
      return ten;
    default:
      return {};
  }
}

UvRect court_uv(int card) {
  // The numbers of assets/atlas.mjs.
  constexpr float width = 1024, height = 512, cell_width = 256, cell_height = 170, gutter = 2;
  constexpr int columns = 4;
  constexpr float per_unit = (cell_height - 2 * gutter) / 130.4F;
  constexpr float half = 82.4F * per_unit;
  const int place = suit_of(card) * 3 + rank_of(card) - jack;
  const float middle = (static_cast<float>(place % columns) + 0.5F) * cell_width;
  const float top = static_cast<float>(place / columns) * cell_height + gutter;
  return {ImVec2((middle - half) / width, top / height),
          ImVec2((middle + half) / width, (top + cell_height - 2 * gutter) / height)};
}

bool court_pip_is_left(int card) {
  // In the English pattern kings carry the pip on the left; the others where their heads leave
  // room.
  if (rank_of(card) == king) return true;
  return card == suit_of(card) * 13 + queen ? suit_of(card) == hearts : suit_of(card) == spades;
}

}  // namespace allfours::ui
