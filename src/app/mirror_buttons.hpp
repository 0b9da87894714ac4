// The buttons of the page's own text (mirror.hpp): what they are written as, those of every screen,
// and the first screen, which is nothing but buttons.
// Knows no DOM. Tests: tests/app/mirror_test.cpp.
#pragma once

#include <optional>
#include <string_view>

#include "app/app.hpp"
#include "core/json_writer.hpp"

namespace allfours {

// `chosen` only for a button that stays down or up.
void write_button(JsonWriter& json, std::string_view id, std::string_view label,
                  std::optional<bool> chosen = std::nullopt, bool primary = false);
// What can be done on every screen.
void write_page_buttons(JsonWriter& json, const App& app);
// What can be done where there is no table: "actions".
void write_start_screen(JsonWriter& json, const App& app);

}  // namespace allfours
