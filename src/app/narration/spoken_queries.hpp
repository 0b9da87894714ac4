// Spoken queries by key or button: trump, score, last trick, hand, the last lines of the history.
// Knows neither keys nor speech. Tests: tests/app/shortcuts_test.cpp, tests/app/app_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/narration/narration.hpp"
#include "app/session/session.hpp"

namespace allfours {

// The last complete trick, in order of play, and its winner; or that there is none.
std::string last_trick_in_words(const Session& session, const Narrator& narrator);

// The answer to trump, score, trick, hand or lines; empty for anything else.
std::optional<std::string> answer_to(std::string_view what, const Session& session,
                                     const Narration& narration, Settings::HandOrder order);

}  // namespace allfours
