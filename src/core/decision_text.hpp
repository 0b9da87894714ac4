// A decision in words, as it goes between programs: "say beg", "play Jh", "discard 2c 4d 9h",
// "lay_down". Who decides is said elsewhere. Tests: tests/rules/decision_text_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "core/table.hpp"

namespace allfours {

std::string decision_text(const Decision& decision);

// The decision of this seat, or a sentence that says what is wrong with the words. Whether it is
// possible is for `judge` to say.
std::variant<Decision, std::string> parse_decision(std::string_view text, int seat);

}  // namespace allfours
