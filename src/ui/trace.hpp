// What a frame drew and where, written down while it is drawn: the tests compare it with window,
// clips and neighbours (nothing cut off, nothing covered). Nobody keeps one while playing.
// Lengths in CSS pixels.
// Knows no test, and draws nothing.
// Tests: tests/ui.
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
    words,  // a line of text, a little card or an icon: must be seen whole
    face,   // a card face up: its index must be seen
    back,   // a card face down
    solid,  // something that hides what was drawn before: paper, pill, plate, bubble, board
  };
  struct Item {
    Kind kind = Kind::words;
    std::string name;               // the words, or the card
    std::array<ImVec2, 4> corners;  // clockwise
    std::array<ImVec2, 4> index;    // of a face: where its index is printed
    ImVec2 clip_min, clip_max;
    int group = -1;
    int layer = 0;
    bool shortened = false;  // words that end with "…" because they did not fit
  };
  // Things that belong together: they may cover each other, as the cards of a fan do.
  struct Group {
    std::string name;
    ImVec2 min, max;  // what its words must keep within; min.x > max.x: nothing
    int parent = -1;
    bool scrolls = false;  // rows may be cut at its upper and lower edge
  };

  std::vector<Item> items;    // in drawing order
  std::vector<Group> groups;  // in the order in which they were begun
  int group = -1;             // the one that is open
  int layer = 0;              // counts what lies over everything before: sheets, dialogs
};

// A group for as long as it lives. Costs nothing where there is no trace.
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
// The line written last was cut short.
void trace_shortened(const Canvas& canvas);
// From now on everything lies over all that was drawn so far.
void trace_layer(const Canvas& canvas);

}  // namespace allfours::ui
