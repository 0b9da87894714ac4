// Calls across a table of people on devices as a feature: its dialog, and the call of a seat on the
// screen. Knows no connection. Tests: tests/app/modes/together/together_calls_test.cpp.
#pragma once

#include "app/feature.hpp"

namespace allfours {

inline constexpr std::string_view calls_dialog = "calls";

// People at the table can call something across it.
bool offers_calls(const App& app);
// The call of this seat that is shown now; empty: none.
std::string_view call_of(const App& app, int seat);

}  // namespace allfours
