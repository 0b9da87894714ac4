// The table of people on devices (together.hpp) as a feature: its dialog, its game on the screen,
// and its bots. Knows no connection. Tests: tests/app/modes/together/app_together_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

inline constexpr std::string_view together_dialog = "together";

// Defined in together_dialog.cpp.
void write_together(JsonWriter& json, const App& app);

// Opens the dialog once the page has loaded texts and connections, or closes it.
bool toggle_together(App& app);
// An invitation, an answer or a turn that has arrived as a link.
void open_together(App& app, std::string_view fragment);
// The game of people on devices that is over stands on the screen.
bool shows_end_of_together(const App& app);
// Their table is on the screen, also after its game.
bool shows_shared_table(const App& app);
// Plays again with the same people, who may change seats; false if that is impossible now.
bool play_together(App& app, bool moved);
// After anything that may have changed the table of people on devices.
void follow_together(App& app);
// Lets bots decide, counts the game when it is over, and says when it is the person's turn.
void attend_shared_table(App& app);

}  // namespace allfours
