// The duel as a feature: starting one, going on from deal to deal, and playback (duel_run.hpp).
// Knows no screen. Tests: tests/app/modes/duel/app_duel_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

inline constexpr std::string_view duel_dialog = "duel";

// Defined in duel_dialog.cpp.
void write_duel(JsonWriter& json, const App& app);

// An embedded table stores nothing and has no room for a comparison.
void refuse_duel(App& app);
// The end of the deal has been shown, or the person's name has changed. After the last deal the
// address is the link to send.
void end_deal(App& app);

}  // namespace allfours
