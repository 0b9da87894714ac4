// Record of what a frame drew and where: tests compare it with window, clips and neighbours
// (nothing cut off, nothing covered). Not used while playing. Lengths in CSS pixels. Knows no test,
// and draws nothing. Tests: tests/ui.
#pragma once

#include <imgui.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace allfours::ui {

struct Canvas;
struct Rect;

struct Trace {
  enum class Kind {
    words,  // a line of text, a small card or an icon: must be visible completely
    face,   // a card face up: its index must be visible
    back,   // a card face down
    solid,  // hides what was drawn before: paper, pill, plate, bubble, board
  };
  struct Item {
    Kind kind = Kind::words;
    std::string name;               // the words, or the card
    std::array<ImVec2, 4> corners;  // clockwise
    std::array<ImVec2, 4> index;    // for a face: the corners of its index
    ImVec2 clip_min, clip_max;
    int group = -1;
    int layer = 0;
    bool shortened = false;  // a text ending with "…" because it did not fit
  };
  // Items that belong together and may cover each other, such as the cards of a fan.
  struct Group {
    std::string name;
    ImVec2 min, max;  // limits of its words; min.x > max.x: none
    int parent = -1;
    bool scrolls = false;  // rows may be cut at its upper and lower edge
  };

  std::vector<Item> items;    // in drawing order
  std::vector<Group> groups;  // in the order of their beginnings
  int group = -1;             // the open one
  int layer = 0;              // incremented by what covers everything before: sheets, dialogs
};

// A group for its own lifetime. No cost without a trace.
class TraceGroup {
 public:
  TraceGroup(const Canvas& canvas, std::string_view name);
  TraceGroup(const Canvas& canvas, std::string_view name, const Rect& area, bool scrolls = false);
  ~TraceGroup();
  TraceGroup(const TraceGroup&) = delete;
  TraceGroup& operator=(const TraceGroup&) = delete;

 private:
  Trace* trace_;
  int before_ = -1;
};

void trace_words(const Canvas& canvas, std::string_view words, const Rect& area);
void trace_solid(const Canvas& canvas, std::string_view name, const Rect& area);
void trace_card(const Canvas& canvas, std::string_view name, bool face,
                const std::array<ImVec2, 4>& corners, const std::array<ImVec2, 4>& index);
// The last line was truncated.
void trace_shortened(const Canvas& canvas);
// From now on everything is above what was drawn so far.
void trace_layer(const Canvas& canvas);

}  // namespace allfours::ui
