#include "ui/faults.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace allfours {

namespace {

using ui::Trace;
using Shape = std::array<ImVec2, 4>;

// Less than this is no overlap: shadows of rounding.
constexpr float slack = 1.25F;
// A finger's width, in CSS pixels.
constexpr float finger = 44;

struct Span {
  float low, high;
};

Span span_of(const Shape& shape, ImVec2 axis) {
  Span span{1e9F, -1e9F};
  for (const ImVec2& p : shape) {
    const float place = p.x * axis.x + p.y * axis.y;
    span.low = std::min(span.low, place);
    span.high = std::max(span.high, place);
  }
  return span;
}

// By how much two convex shapes overlap in the direction in which they overlap least.
float overlap(const Shape& a, const Shape& b) {
  float least = 1e9F;
  for (const Shape* shape : {&a, &b}) {
    for (std::size_t i = 0; i < 2; ++i) {
      const ImVec2 edge((*shape)[i + 1].x - (*shape)[i].x, (*shape)[i + 1].y - (*shape)[i].y);
      const float length = std::hypot(edge.x, edge.y);
      if (length < 0.01F) return 0;
      const ImVec2 axis(edge.x / length, edge.y / length);
      const Span first = span_of(a, axis);
      const Span second = span_of(b, axis);
      least = std::min({least, first.high - second.low, second.high - first.low});
    }
  }
  return least;
}

class Judge {
 public:
  Judge(const Drawn& drawn, const Window& window)
      : trace_(drawn.trace), drawn_(drawn), window_(window) {}

  std::vector<std::string> judge() {
    for (std::size_t i = 0; i < trace_.items.size(); ++i) {
      alone(trace_.items[i]);
      for (std::size_t j = i + 1; j < trace_.items.size(); ++j) {
        pair(trace_.items[i], trace_.items[j]);
      }
    }
    if (window_.touch) targets();
    return {found_.begin(), found_.end()};
  }

 private:
  const Trace::Group* group_of(const Trace::Item& item) const {
    return item.group < 0 ? nullptr : &trace_.groups[static_cast<std::size_t>(item.group)];
  }

  std::string in_words(const Trace::Item& item) const {
    const Trace::Group* group = group_of(item);
    const std::string what =
        item.kind == Trace::Kind::words ? "“" + item.name + "”" : "the " + item.name;
    return group == nullptr ? what : what + " of " + group->name;
  }

  bool scrolls(const Trace::Item& item) const {
    for (int group = item.group; group >= 0;
         group = trace_.groups[static_cast<std::size_t>(group)].parent) {
      if (trace_.groups[static_cast<std::size_t>(group)].scrolls) return true;
    }
    return false;
  }

  // Of a row that is scrolled half out of sight only what is seen counts.
  Shape seen(const Trace::Item& item) const {
    if (!scrolls(item)) return item.corners;
    Shape shape = item.corners;
    for (ImVec2& p : shape) p.y = std::clamp(p.y, item.clip_min.y, item.clip_max.y);
    return shape;
  }

  bool inside(const Shape& shape, ImVec2 min, ImVec2 max, bool upright) const {
    return std::all_of(shape.begin(), shape.end(), [&](ImVec2 p) {
      return p.x >= min.x - slack && p.x <= max.x + slack &&
             (!upright || (p.y >= min.y - slack && p.y <= max.y + slack));
    });
  }

  // A row that is scrolled out of sight altogether.
  bool hidden(const Trace::Item& item) const {
    if (!scrolls(item)) return false;
    const Shape shape = seen(item);
    return shape[2].y - shape[0].y < slack;
  }

  void alone(const Trace::Item& item) {
    if (hidden(item)) return;
    const Shape shape = seen(item);
    if (!inside(shape, ImVec2(0, 0), ImVec2(window_.width, window_.height), true)) {
      add(in_words(item) + " leaves the window");
      return;
    }
    if (!inside(shape, item.clip_min, item.clip_max, true)) add(in_words(item) + " is cut off");
    if (item.shortened && (group_of(item) == nullptr || group_of(item)->name != "the last award"))
      add(in_words(item) + " is cut short");
    const Trace::Group* group = group_of(item);
    if (item.kind == Trace::Kind::words && group != nullptr && group->min.x <= group->max.x &&
        !inside(shape, group->min, group->max, !group->scrolls)) {
      add(in_words(item) + " sticks out of it");
    }
  }

  bool belongs_to(int inner, int outer) const {
    for (; inner >= 0; inner = trace_.groups[static_cast<std::size_t>(inner)].parent) {
      if (inner == outer) return true;
    }
    return false;
  }

  // Groups whose name begins with "the" are there once, however often they are begun.
  bool same_group(int a, int b) const {
    if (a == b) return true;
    if (a < 0 || b < 0) return false;
    const std::string& name = trace_.groups[static_cast<std::size_t>(a)].name;
    return name == trace_.groups[static_cast<std::size_t>(b)].name && name.starts_with("the ");
  }

  // `below` was drawn before `above`.
  void pair(const Trace::Item& below, const Trace::Item& above) {
    if (below.layer != above.layer || hidden(below) || hidden(above)) return;
    const bool related = same_group(below.group, above.group) ||
                         belongs_to(above.group, below.group) ||
                         belongs_to(below.group, above.group);
    // Of the cards that find the first dealer only the last ones matter.
    const bool ceremony = group_of(below) != nullptr && group_of(below)->name == "the ceremony";
    if (!ceremony && below.kind == Trace::Kind::face && above.kind != Trace::Kind::words &&
        overlap(below.index, seen(above)) > slack) {
      add(in_words(above) + " covers the index of " + in_words(below));
      return;
    }
    if (overlap(seen(below), seen(above)) <= slack) return;
    if (below.kind == Trace::Kind::words) {
      // A line within its own box is drawn after it, so this covers it.
      add(in_words(above) + " lies over " + in_words(below));
      return;
    }
    if (related) return;
    // What somebody says may hide the backs of their cards.
    if (below.kind == Trace::Kind::back && above.kind == Trace::Kind::solid &&
        above.name == "speech bubble") {
      return;
    }
    if (above.kind == Trace::Kind::words && group_of(above) != nullptr &&
        group_of(above)->name == "a speech bubble" && below.kind == Trace::Kind::back) {
      return;
    }
    add(in_words(above) + " lies over " + in_words(below));
  }

  // The place in a target where a finger would land, and what it would press.
  void targets() {
    const auto& targets = drawn_.targets;
    for (std::size_t i = 0; i < targets.size(); ++i) {
      const ui::Target& target = targets[i];
      if (target.id.empty() || target.id == "skip") continue;
      const ImVec2 size(target.area.width(), target.area.height());
      // Rows scroll: one at the edge of its list is seen in part.
      const bool row = target.id.starts_with("moment:") || target.cut ||
                       target.id.starts_with("rules:") || target.id.starts_with("explain:") ||
                       target.id.starts_with("why:") || target.id.starts_with("hand:") ||
                       target.area.max.y > window_.height - 10;
      if ((size.x + 0.5F < finger && !row) || (size.y + 0.5F < finger && !row)) {
        add("the target " + target.id + " is only " + std::to_string(static_cast<int>(size.x)) +
            " × " + std::to_string(static_cast<int>(size.y)) + " px");
      }
      int free = 0;
      constexpr int steps = 8;
      for (int x = 0; x < steps; ++x) {
        for (int y = 0; y < steps; ++y) {
          const ImVec2 p(target.area.min.x + size.x * (static_cast<float>(x) + 0.5F) / steps,
                         target.area.min.y + size.y * (static_cast<float>(y) + 0.5F) / steps);
          const bool covered =
              std::any_of(targets.begin() + static_cast<std::ptrdiff_t>(i) + 1, targets.end(),
                          [&](const ui::Target& other) { return other.area.contains(p); });
          free += covered ? 0 : 1;
        }
      }
      const bool backdrop = size.x >= window_.width && size.y >= window_.height;
      if (free * 2 < steps * steps && !backdrop && !row) {
        add("the target " + target.id + " is mostly covered by others");
      }
    }
  }

  void add(std::string fault) { found_.insert(std::move(fault)); }

  const Trace& trace_;
  const Drawn& drawn_;
  const Window& window_;
  std::set<std::string> found_;
};

}  // namespace

std::vector<std::string> faults(const Drawn& drawn, const Window& window) {
  return Judge(drawn, window).judge();
}

}  // namespace allfours
