#include "ui/draw/icons.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace allfours::ui {
namespace {

// A pen on a grid of 24 × 24 with round caps and joints.
class Pen {
 public:
  Pen(const Canvas& canvas, ImVec2 centre, float size, ImU32 colour)
      : list_(canvas.list),
        centre_(centre),
        unit_(size / 24.0F),
        width_(std::max(size / 24.0F * 2.0F, canvas.pixel * 1.25F)),
        colour_(colour) {}

  void line(std::initializer_list<ImVec2> points, bool closed = false) {
    for (const ImVec2& p : points) list_->PathLineTo(place(p));
    finish(closed);
  }
  // Angles in degrees, 0 to the right, 90 down; clockwise.
  void arc(ImVec2 middle, float radius, float from, float to) {
    list_->PathArcTo(place(middle), radius * unit_, from * pi / 180.0F, to * pi / 180.0F, 24);
    finish(false);
  }
  void circle(ImVec2 middle, float radius) {
    list_->AddCircle(place(middle), radius * unit_, colour_, 0, width_);
  }
  void dot(ImVec2 middle, float radius) {
    list_->AddCircleFilled(place(middle), radius * unit_, colour_);
  }
  void solid(std::initializer_list<ImVec2> points) {
    for (const ImVec2& p : points) list_->PathLineTo(place(p));
    list_->PathFillConvex(colour_);
  }
  void rounded(ImVec2 min, ImVec2 max, float corner) {
    list_->PathRect(place(min), place(max), corner * unit_);
    list_->PathStroke(colour_, ImDrawFlags_Closed, width_);
  }

 private:
  ImVec2 place(ImVec2 p) const { return centre_ + (p - ImVec2(12, 12)) * unit_; }
  void finish(bool closed) {
    const ImVec2 first = list_->_Path.front();
    const ImVec2 last = list_->_Path.back();
    list_->PathStroke(colour_, closed ? ImDrawFlags_Closed : ImDrawFlags_None, width_);
    if (closed || (colour_ >> IM_COL32_A_SHIFT) < 0xFF) return;
    list_->AddCircleFilled(first, width_ * 0.5F, colour_);
    list_->AddCircleFilled(last, width_ * 0.5F, colour_);
  }

  ImDrawList* list_;
  ImVec2 centre_;
  float unit_, width_;
  ImU32 colour_;
};

void turning_arrow(Pen& pen, bool to_the_left) {
  const auto x = [&](float value) { return to_the_left ? value : 24.0F - value; };
  pen.line({{x(9), 14}, {x(4), 9}, {x(9), 4}});
  pen.line({{x(4.5F), 9}, {x(14), 9}});
  if (to_the_left)
    pen.arc({14, 14.5F}, 5.5F, -90, 90);
  else
    pen.arc({10, 14.5F}, 5.5F, 90, 270);
  pen.line({{x(14), 20}, {x(10), 20}});
}

void gear(Pen& pen) {
  pen.circle({12, 12}, 3.2F);
  for (int tooth = 0; tooth < 8; ++tooth) {
    const float angle = (static_cast<float>(tooth) + 0.5F) * 45.0F;
    const float x = std::cos(angle * pi / 180.0F), y = std::sin(angle * pi / 180.0F);
    pen.line({{12 + x * 7.0F, 12 + y * 7.0F}, {12 + x * 9.6F, 12 + y * 9.6F}});
  }
  pen.circle({12, 12}, 7.0F);
}

void speaker(Pen& pen) {
  pen.line({{4, 9.5F}, {7.5F, 9.5F}, {12, 5.5F}, {12, 18.5F}, {7.5F, 14.5F}, {4, 14.5F}}, true);
}

void trophy(Pen& pen) {
  pen.line({{7, 4}, {17, 4}, {16.4F, 10}, {14.6F, 12.8F}, {12, 14}, {9.4F, 12.8F}, {7.6F, 10}},
           true);
  pen.arc({7.2F, 7.6F}, 3.0F, 90, 262);
  pen.arc({16.8F, 7.6F}, 3.0F, -82, 90);
  pen.line({{12, 14}, {12, 19}});
  pen.line({{8, 20}, {16, 20}});
}

void die(Pen& pen) {
  pen.rounded({4, 4}, {20, 20}, 3.5F);
  for (const ImVec2 spot : {ImVec2(8.3F, 8.3F), ImVec2(15.7F, 15.7F), ImVec2(12, 12),
                            ImVec2(15.7F, 8.3F), ImVec2(8.3F, 15.7F)})
    pen.dot(spot, 1.35F);
}

}  // namespace

void icon(const Canvas& canvas, Icon which, ImVec2 centre, float size, ImU32 colour) {
  if (which != Icon::none && canvas.trace != nullptr) {
    trace_words(canvas, "an icon",
                Rect::at(centre.x - size * 0.4F, centre.y - size * 0.4F, size * 0.8F, size * 0.8F));
  }
  Pen pen(canvas, centre, size, colour);
  switch (which) {
    case Icon::none:
      return;
    case Icon::menu:
      for (const float y : {6.5F, 12.0F, 17.5F}) pen.line({{4, y}, {20, y}});
      return;
    case Icon::share:
      pen.line({{8.3F, 10.7F}, {15.7F, 6.6F}});
      pen.line({{8.3F, 13.3F}, {15.7F, 17.4F}});
      pen.circle({6, 12}, 2.6F);
      pen.circle({18, 5.4F}, 2.6F);
      pen.circle({18, 18.6F}, 2.6F);
      return;
    case Icon::undo:
      turning_arrow(pen, true);
      return;
    case Icon::redo:
      turning_arrow(pen, false);
      return;
    case Icon::hint:
      pen.arc({12, 10}, 6.2F, 128, 412);
      pen.line({{8.2F, 14.9F}, {9.4F, 17.6F}, {14.6F, 17.6F}, {15.8F, 14.9F}});
      pen.line({{10, 21}, {14, 21}});
      return;
    case Icon::left:
      pen.line({{15, 5}, {8, 12}, {15, 19}});
      return;
    case Icon::right:
      pen.line({{9, 5}, {16, 12}, {9, 19}});
      return;
    case Icon::up:
      pen.line({{5, 15.5F}, {12, 8.5F}, {19, 15.5F}});
      return;
    case Icon::down:
      pen.line({{5, 8.5F}, {12, 15.5F}, {19, 8.5F}});
      return;
    case Icon::close:
    case Icon::cross:
      pen.line({{6, 6}, {18, 18}});
      pen.line({{18, 6}, {6, 18}});
      return;
    case Icon::history:
      pen.arc({12.5F, 12}, 8.0F, -150, 150);
      pen.line({{4.2F, 3.8F}, {5.3F, 8.2F}, {9.7F, 7.2F}});
      pen.line({{12.5F, 7.5F}, {12.5F, 12.3F}, {16, 14.4F}});
      return;
    case Icon::sound:
      speaker(pen);
      pen.arc({12, 12}, 4.6F, -42, 42);
      pen.arc({12, 12}, 8.2F, -45, 45);
      return;
    case Icon::mute:
      speaker(pen);
      pen.line({{15.5F, 9.5F}, {20.5F, 14.5F}});
      pen.line({{20.5F, 9.5F}, {15.5F, 14.5F}});
      return;
    case Icon::gear:
      gear(pen);
      return;
    case Icon::trophy:
      trophy(pen);
      return;
    case Icon::refresh:
      pen.arc({12, 12}, 7.5F, -40, 250);
      pen.line({{18.6F, 3.4F}, {18.3F, 7.6F}, {14.0F, 7.4F}});
      return;
    case Icon::play:
      pen.solid({{8, 5}, {19, 12}, {8, 19}});
      return;
    case Icon::pause:
      pen.solid({{7, 5}, {10.4F, 5}, {10.4F, 19}, {7, 19}});
      pen.solid({{13.6F, 5}, {17, 5}, {17, 19}, {13.6F, 19}});
      return;
    case Icon::check:
      pen.line({{4.5F, 12.5F}, {10, 18}, {19.5F, 7}});
      return;
    case Icon::info:
      pen.circle({12, 12}, 8.8F);
      pen.line({{12, 11.4F}, {12, 16.4F}});
      pen.dot({12, 7.7F}, 1.35F);
      return;
    case Icon::copy:
      pen.rounded({8.5F, 8.5F}, {20, 20}, 2.5F);
      pen.line({{5.2F, 15.5F}, {4, 15}, {4, 5.2F}, {5.2F, 4}, {15, 4}, {15.6F, 5.2F}});
      return;
    case Icon::calendar:
      pen.rounded({4, 5.5F}, {20, 20.5F}, 2.5F);
      pen.line({{4.2F, 10}, {19.8F, 10}});
      pen.line({{8.5F, 3.5F}, {8.5F, 7}});
      pen.line({{15.5F, 3.5F}, {15.5F, 7}});
      return;
    case Icon::cards:
      pen.rounded({9, 6.5F}, {19.5F, 20.5F}, 2.2F);
      pen.line({{6.2F, 18}, {5, 17.2F}, {3.6F, 5.6F}, {4.4F, 4.6F}, {13.4F, 3.4F}});
      return;
    case Icon::people:
      pen.circle({9, 8}, 3.4F);
      pen.arc({9, 20}, 6.0F, 180, 360);
      pen.arc({16, 8.2F}, 3.2F, -80, 95);
      pen.arc({15.6F, 20}, 5.6F, -68, 0);
      return;
    case Icon::eye:
      pen.arc({12, 19}, 11.4F, 218, 322);
      pen.arc({12, 5}, 11.4F, 38, 142);
      pen.circle({12, 12}, 2.8F);
      return;
    case Icon::first:
      pen.line({{17, 5}, {10, 12}, {17, 19}});
      pen.line({{6.5F, 5}, {6.5F, 19}});
      return;
    case Icon::last:
      pen.line({{7, 5}, {14, 12}, {7, 19}});
      pen.line({{17.5F, 5}, {17.5F, 19}});
      return;
    case Icon::book:
      pen.line({{12, 6.5F}, {9.5F, 5}, {3.5F, 5}, {3.5F, 18}, {9.5F, 18}, {12, 19.5F}});
      pen.line({{12, 6.5F}, {14.5F, 5}, {20.5F, 5}, {20.5F, 18}, {14.5F, 18}, {12, 19.5F}});
      pen.line({{12, 6.5F}, {12, 19.5F}});
      return;
    case Icon::swords:
      for (const bool left : {true, false}) {
        const auto x = [&](float value) { return left ? value : 24.0F - value; };
        pen.line({{x(4), 4}, {x(18.5F), 18.5F}});
        pen.line({{x(12.5F), 18.5F}, {x(18.5F), 12.5F}});
        pen.line({{x(16), 16}, {x(20), 20}});
      }
      return;
    case Icon::speech:
      pen.line({{5, 4.5F},
                {19, 4.5F},
                {21, 6.5F},
                {21, 14},
                {19, 16},
                {12, 16},
                {7, 20.5F},
                {7, 16},
                {5, 16},
                {3, 14},
                {3, 6.5F}},
               true);
      return;
    case Icon::crown:
      pen.line({{4, 18}, {20, 18}, {21, 8}, {16, 12}, {12, 5}, {8, 12}, {3, 8}}, true);
      return;
    case Icon::gift:
      pen.line({{4, 9}, {20, 9}, {20, 20}, {4, 20}}, true);
      pen.line({{12, 9}, {12, 20}});
      pen.line({{12, 9}, {7, 4}});
      pen.line({{12, 9}, {17, 4}});
      return;
    case Icon::trick_back:
      pen.line({{12, 6}, {6, 12}, {12, 18}});
      pen.line({{19, 6}, {13, 12}, {19, 18}});
      return;
    case Icon::trick_on:
      pen.line({{5, 6}, {11, 12}, {5, 18}});
      pen.line({{12, 6}, {18, 12}, {12, 18}});
      return;
    case Icon::star:
      pen.solid({{12, 2}, {14.6F, 9}, {9.4F, 9}});
      pen.solid({{22, 9.5F}, {16.1F, 14.2F}, {14.6F, 9}});
      pen.solid({{18.2F, 21}, {12, 17}, {16.1F, 14.2F}});
      pen.solid({{5.8F, 21}, {7.9F, 14.2F}, {12, 17}});
      pen.solid({{2, 9.5F}, {9.4F, 9}, {7.9F, 14.2F}});
      pen.solid({{9.4F, 9}, {14.6F, 9}, {16.1F, 14.2F}, {12, 17}, {7.9F, 14.2F}});
      return;
    case Icon::dice:
      die(pen);
      return;
  }
}

}  // namespace allfours::ui
