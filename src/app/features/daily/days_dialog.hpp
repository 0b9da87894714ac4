// Parts of dialogs about the deals of the day (dialog.hpp): a calendar of the days played, month by
// month, and a result as a picture to send. The page draws both (web/page/calendar.js) and names
// months and dates itself. Knows no DOM. Tests: tests/app/features/daily/days_dialog_test.cpp.
#pragma once

#include "app/features/daily/daily.hpp"
#include "core/text/json_writer.hpp"

namespace allfours {

class App;

// Nothing before the first day played.
void calendar_part(JsonWriter& json, const App& app);
// The result of a deal of the day, with the streak it belongs to; without a card of it.
void picture_part(JsonWriter& json, const App& app, const Setup& deal, const DayResult& result);

}  // namespace allfours
