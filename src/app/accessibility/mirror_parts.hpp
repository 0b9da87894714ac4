// The parts of the text mirror (mirror.hpp): buttons in mirror_buttons.cpp, the person's controls
// in mirror_controls.cpp, the history in mirror_history.cpp. Knows no DOM. Tests:
// tests/app/accessibility/mirror_test.cpp.
#pragma once

#include <optional>
#include <string_view>

#include "app/app.hpp"
#include "core/text/json_writer.hpp"

namespace allfours {

// `chosen` only for toggle buttons.
void write_button(JsonWriter& json, std::string_view id, std::string_view label,
                  std::optional<bool> chosen = std::nullopt, bool primary = false);
// The actions of every screen.
void write_page_buttons(JsonWriter& json, const App& app);
// The actions without a table: "actions".
void write_start_screen(JsonWriter& json, const App& app);

// "hand": every card, and why it cannot be played.
void write_hand_cards(JsonWriter& json, const App& app);
// "actions": all that can be done at the table.
void write_controls(JsonWriter& json, const App& app);

// A row of the history.
void write_row(JsonWriter& json, const HistoryRow& row, const Words& words);
// True if the page would show the same line for both.
bool same_row(const HistoryRow& a, const HistoryRow& b);
// Folded and expanded parts of the history, the last trick and all hands: they change independently
// of the rows.
void write_opened(JsonWriter& json, const App& app);
// The four points of a running hand, one sentence each; for a finished game the decisive awards.
void write_points_so_far(JsonWriter& json, const App& app);

}  // namespace allfours
