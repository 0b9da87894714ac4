#include "ui/draw/trace.hpp"

#include "ui/draw/canvas.hpp"

namespace allfours::ui {

namespace {

std::array<ImVec2, 4> corners_of(const Rect& area) {
  return {area.min, ImVec2(area.max.x, area.min.y), area.max, ImVec2(area.min.x, area.max.y)};
}

Trace::Item& add(const Canvas& canvas, Trace::Kind kind, std::string_view name,
                 const std::array<ImVec2, 4>& corners) {
  Trace& trace = *canvas.trace;
  Trace::Item& item = trace.items.emplace_back();
  item.kind = kind;
  item.name = name;
  item.corners = corners;
  item.index = corners;
  item.clip_min = canvas.list->GetClipRectMin();
  item.clip_max = canvas.list->GetClipRectMax();
  item.group = trace.group;
  item.layer = trace.layer;
  return item;
}

}  // namespace

TraceGroup::TraceGroup(const Canvas& canvas, std::string_view name)
    : TraceGroup(canvas, name, Rect::at(0, 0, -1, -1)) {}

TraceGroup::TraceGroup(const Canvas& canvas, std::string_view name, const Rect& area, bool scrolls)
    : trace_(canvas.trace) {
  if (trace_ == nullptr) return;
  before_ = trace_->group;
  trace_->groups.push_back({std::string(name), area.min, area.max, before_, scrolls});
  trace_->group = static_cast<int>(trace_->groups.size()) - 1;
}

TraceGroup::~TraceGroup() {
  if (trace_ != nullptr) trace_->group = before_;
}

void trace_words(const Canvas& canvas, std::string_view words, const Rect& area) {
  if (canvas.trace == nullptr || words.empty()) return;
  add(canvas, Trace::Kind::words, words, corners_of(area));
}

void trace_solid(const Canvas& canvas, std::string_view name, const Rect& area) {
  if (canvas.trace == nullptr) return;
  add(canvas, Trace::Kind::solid, name, corners_of(area));
}

void trace_card(const Canvas& canvas, std::string_view name, bool face,
                const std::array<ImVec2, 4>& corners, const std::array<ImVec2, 4>& index) {
  if (canvas.trace == nullptr) return;
  add(canvas, face ? Trace::Kind::face : Trace::Kind::back, name, corners).index = index;
}

void trace_shortened(const Canvas& canvas) {
  if (canvas.trace == nullptr || canvas.trace->items.empty()) return;
  canvas.trace->items.back().shortened = true;
}

void trace_layer(const Canvas& canvas) {
  if (canvas.trace != nullptr) ++canvas.trace->layer;
}

}  // namespace allfours::ui
