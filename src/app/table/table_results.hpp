// The points of the hand so far, and the results of hands, days and games at a table. Knows no
// statistics. Tests: tests/app/table/game_result_test.cpp, tests/app/narration.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/features/daily/daily.hpp"
#include "app/narration/point_status_text.hpp"

namespace allfours {

struct TableState;

// A hand is running: the status of its points can be shown.
bool shows_so_far(const TableState& table);
// The four points of the hand, from what the person can see; and the note that says so.
std::array<SoFarBox, 4> so_far_boxes(const TableState& table,
                                     SideNames names = SideNames::beginnings);
std::string_view so_far_note(const TableState& table);
// For a deal of the day: the result of its first hand, once its end has been shown.
std::optional<DayResult> day_result(const TableState& table);
// Text to copy, without a card: the result of a day's first hand, until another is played, or of
// a finished game; else empty.
std::string result_text(const TableState& table);
// The moments of the awards that decided a finished game (game_result.hpp).
std::vector<int> decisive_moments(const TableState& table);

}  // namespace allfours
