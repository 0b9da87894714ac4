// What can be asked for aloud, by key or button: trump, the score, the last trick, the hand, the
// last lines of the history.
// Knows neither keys nor voice. Tests: tests/app/shortcuts_test.cpp, tests/app/app_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/session.hpp"
#include "app/telling.hpp"

namespace allfours {

// The trick that was completed last, in order of play, and who won it; or that there is none.
std::string last_trick_in_words(const Session& session, const Narrator& narrator);

// The answer to trump, score, trick, hand or lines; nothing to anything else.
std::optional<std::string> answer_to(std::string_view what, const Session& session,
                                     const Telling& telling);

}  // namespace allfours
