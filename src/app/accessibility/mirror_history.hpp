// The history and the four points so far in the text mirror (mirror.hpp), in their JSON form, with
// words in place of signs. Knows no DOM. Tests: tests/app/accessibility/mirror_test.cpp.
#pragma once

#include "app/app.hpp"
#include "core/text/json_writer.hpp"

namespace allfours {

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
