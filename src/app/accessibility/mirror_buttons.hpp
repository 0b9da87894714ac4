// Buttons of the text mirror (mirror.hpp): their JSON form, those common to all screens, and the
// start screen, which consists of buttons. Knows no DOM. Tests:
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

}  // namespace allfours
