// The faces of the computer players, made of circles and arcs: whoever is called by a usual name
// has one (players/people.hpp), anybody else the first letter of theirs. Does not know: rules,
// input, where anything stands. Tests: tests/gallery, which draws them.
#pragma once

#include "ui/canvas.hpp"

namespace allfours::ui {

// The person of usual_names who is called so; 0 if nobody is.
int person_called(std::string_view name);
// In a ring of their side's colour. `person` is 1 to 5.
void face(const Canvas& canvas, ImVec2 centre, float diameter, int person, ImU32 ring);

}  // namespace allfours::ui
