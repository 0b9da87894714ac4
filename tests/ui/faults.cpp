#include "ui/faults.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace allfours {

namespace {

using ui::Trace;
using Shape = std::array<ImVec2, 4>;

// Smaller overlaps are rounding errors.
constexpr float slack = 1.25F;
// The width of a fingertip in CSS pixels, required of cards of the trick and of the person's hand.
constexpr float finger = 44;
// The height of a rank, which is a capital letter of a 12 px font.
constexpr float least_rank = 8.5F;

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

// True if the bounding boxes of both intersect.
bool near_each_other(const Shape& a, const Shape& b) {
  for (const ImVec2 axis : {ImVec2(1, 0), ImVec2(0, 1)}) {
    const Span first = span_of(a, axis);
    const Span second = span_of(b, axis);
    if (first.high <= second.low || second.high <= first.low) return false;
  }
  return true;
}

// The overlap of two convex shapes, along the direction in which it is smallest.
float overlap(const Shape& a, const Shape& b) {
  if (!near_each_other(a, b)) return 0;
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

  // Only the visible part of a partly scrolled row counts.
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

  // A row scrolled out of sight.
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

  // Groups whose name begins with "the" exist once, however often they begin.
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
    // Of the cards that determine the first dealer only the last ones matter.
    const bool ceremony = group_of(below) != nullptr && group_of(below)->name == "the ceremony";
    if (!ceremony && below.kind == Trace::Kind::face && above.kind != Trace::Kind::words &&
        overlap(below.index, seen(above)) > slack) {
      add(in_words(above) + " covers the index of " + in_words(below));
      return;
    }
    if (overlap(seen(below), seen(above)) <= slack) return;
    if (below.kind == Trace::Kind::words) {
      // A line is drawn after its own box, so this one covers it.
      add(in_words(above) + " lies over " + in_words(below));
      return;
    }
    if (related) return;
    // Speech may hide the backs of the speaker's cards.
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

  // The places in a target where a finger may land, and the target it presses there.
  void targets() {
    const auto& targets = drawn_.targets;
    for (std::size_t i = 0; i < targets.size(); ++i) {
      const ui::Target& target = targets[i];
      if (target.id.empty() || target.id == "skip") continue;
      const ImVec2 size(target.area.width(), target.area.height());
      // Rows scroll: a row at the edge of its list is partly visible.
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

bool has_words(const Trace& trace, std::string_view part, std::string_view group) {
  return std::any_of(trace.items.begin(), trace.items.end(), [&](const Trace::Item& item) {
    return item.kind == Trace::Kind::words && item.name.find(part) != std::string::npos &&
           (group.empty() ||
            (item.group >= 0 && trace.groups[static_cast<std::size_t>(item.group)].name == group));
  });
}

int faces(const Trace& trace, std::string_view group) {
  return static_cast<int>(
      std::count_if(trace.items.begin(), trace.items.end(), [&](const Trace::Item& item) {
        return item.kind == Trace::Kind::face && item.group >= 0 &&
               trace.groups[static_cast<std::size_t>(item.group)].name == group;
      }));
}

bool has_target(const Drawn& drawn, std::string_view id) {
  return std::any_of(drawn.targets.begin(), drawn.targets.end(),
                     [&](const ui::Target& target) { return target.id == id; });
}

float length(ImVec2 a, ImVec2 b) { return std::hypot(b.x - a.x, b.y - a.y); }

}  // namespace

std::vector<std::string> small_cards(const Drawn& drawn) {
  std::set<std::string> found;
  const Trace::Item* last_of_pile = nullptr;
  for (const Trace::Item& item : drawn.trace.items) {
    if (item.kind == Trace::Kind::face && item.group >= 0 &&
        drawn.trace.groups[static_cast<std::size_t>(item.group)].name == "the pile") {
      last_of_pile = &item;
    }
  }
  for (const Trace::Item& item : drawn.trace.items) {
    if (item.kind != Trace::Kind::face || item.group < 0) continue;
    const std::string& group = drawn.trace.groups[static_cast<std::size_t>(item.group)].name;
    if (group == "the ceremony") continue;
    const std::string card = "the " + item.name + " of " + group;
    const float wide = length(item.corners[0], item.corners[1]);
    if ((group == "the trick" || group == "the hand") && wide + 0.5F < finger) {
      found.insert(card + " is too narrow: " + std::to_string(static_cast<int>(wide)) + " px");
    }
    // Of several turned cards the last one counts.
    if (group == "the pile" && &item != last_of_pile) continue;
    // The index (rank above suit) is 2.3 ranks high and begins 2 px below the edge.
    const float rank = (length(item.index[1], item.index[2]) + 2) / 2.3F;
    if (rank < least_rank) {
      found.insert(card + " is too small to be read: " + std::to_string(static_cast<int>(rank)) +
                   " px");
    }
  }
  return {found.begin(), found.end()};
}

std::vector<std::string> unseen(const Drawn& drawn, const App& app) {
  std::vector<std::string> missed;
  const Seen seen(app);
  if (!seen.at_table() || seen.sheets->menu || seen.sheets->history || seen.sheets->rules) {
    return missed;
  }
  const SeenTable& game = seen.table();
  const Table& table = game.view.table;
  if (game.waits_for_next_hand || game.game_over || table.hand == 0) return missed;
  // A curtain may hide the whole table.
  if (game.curtain.falls) {
    if (!has_target(drawn, "take_seat")) missed.emplace_back("the seat is not to be seen");
    return missed;
  }
  const Trace& trace = drawn.trace;
  if (table.trump_fixed && !has_words(trace, suit_symbol(table.trump), "the trump mark")) {
    missed.emplace_back("the suit that is trumps is not to be seen");
  }
  const bool open = game.looking.all_hands_open || game.looking.last_trick_open;
  if (table.rules.trump == TrumpBy::turn_up && table.turned_count > 0 && !game.award.is_up &&
      !open && faces(trace, "the pile") < table.turned_count &&
      !has_words(trace, card_short(*seen.words, table.turned[at(table.turned_count - 1)]), "")) {
    missed.emplace_back("the turned card is not to be seen");
  }
  const auto held = static_cast<int>(held_cards(game.view).size());
  if (faces(trace, "the hand") < held) missed.emplace_back("a card of the hand is not to be seen");
  if (game.award.is_up || open || !seen.message->text().empty()) return missed;
  // Except a card that was taken back.
  const auto played = table.plays.begin() + table.trick_start;
  const auto cards = std::count_if(played, table.plays.begin() + table.play_count,
                                   [](const Play& play) { return play.card.known(); });
  if (faces(trace, "the trick") < cards) {
    missed.emplace_back("a card of the trick is not to be seen");
  }
  for (const Action& action : game.controls.actions) {
    if (!has_target(drawn, action.id) && !has_target(drawn, "menu")) {
      missed.push_back("the button " + action.id + " is not to be seen");
    }
  }
  // A question is above its answers.
  const ui::Target* button = nullptr;
  for (const ui::Target& target : drawn.targets) {
    if (target.id.starts_with("say:")) button = &target;
  }
  for (const Trace::Item& item : trace.items) {
    if (button == nullptr || item.group < 0 ||
        trace.groups[static_cast<std::size_t>(item.group)].name != "the prompt") {
      continue;
    }
    if (item.corners[0].y > button->area.min.y)
      missed.emplace_back("the question is below its answers");
    break;
  }
  return missed;
}

std::string_view kind_of_fault(std::string_view fault) {
  static constexpr std::array<std::string_view, 11> kinds{
      "leaves the window", "is cut off",        "is cut short",     "sticks out of it",
      "covers the index",  "lies over",         "is too narrow",    "is too small to be read",
      "is only",           "is mostly covered", "is not to be seen"};
  for (const std::string_view kind : kinds) {
    if (fault.find(kind) != std::string_view::npos) return kind;
  }
  return "is in the wrong place";
}

std::vector<std::string> faults(const Drawn& drawn, const Window& window) {
  return Judge(drawn, window).judge();
}

}  // namespace allfours
