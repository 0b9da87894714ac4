// Icons drawn as strokes, in a square box. Does not know: the function of a button. Tests:
// tests/gallery.
#pragma once

#include "ui/draw/canvas.hpp"

namespace allfours::ui {

enum class Icon {
  none,
  menu,
  share,
  undo,
  redo,
  hint,
  left,
  right,
  up,
  down,
  close,
  history,
  sound,
  mute,
  gear,
  trophy,
  refresh,
  play,
  pause,
  check,
  cross,
  info,
  copy,
  cards,
  people,
  eye,
  first,
  last,
  book,
  dice,
  crown,
  gift,
  trick_back,
  trick_on,
  star,
  calendar,
  swords,
  speech,
};

void icon(const Canvas& canvas, Icon which, ImVec2 centre, float size, ImU32 colour);

}  // namespace allfours::ui
