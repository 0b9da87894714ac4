// The person's controls in the text mirror (mirror.hpp): the hand, and the buttons at a table.
// Knows no DOM. Tests: tests/app/accessibility/mirror_test.cpp.
#pragma once

#include "app/app.hpp"
#include "core/text/json_writer.hpp"

namespace allfours {

// "hand": every card, and why it cannot be played.
void write_hand_cards(JsonWriter& json, const App& app);
// "actions": all that can be done at the table.
void write_controls(JsonWriter& json, const App& app);

}  // namespace allfours
