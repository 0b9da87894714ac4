// Faces of the bots, made of circles and arcs: a bot with a default name has one
// (players/people.hpp), any other the first letter of its name. Does not know: rules, input,
// positions. Tests: tests/gallery, which draws them.
#pragma once

#include "ui/draw/canvas.hpp"

namespace allfours::ui {

// Index in usual_names of this name; 0 if none.
int person_called(std::string_view name);
// With a ring in the side's colour. `person` is 1 to 5.
void face(const Canvas& canvas, ImVec2 centre, float diameter, int person, ImU32 ring);

}  // namespace allfours::ui
