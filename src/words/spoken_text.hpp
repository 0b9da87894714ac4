// Texts as screen readers get them: words in place of signs, and one sentence after another. Knows
// no page. Tests: tests/app/spoken_text_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "words/words.hpp"

namespace allfours {

// The text with words in place of signs that screen readers leave out or name oddly: "J♠" is the
// jack of spades, "♠" spades; "&" and the "+" or "−" before a number are what the language calls
// them. (French speech leaves out a minus: findings/speech-minus.sh.)
std::string without_signs(const Words& words, std::string_view text);
// A heading and the text after it. The heading may end with a sign of its own, "Trumps?".
std::string heading_then(std::string_view heading, std::string_view text);

}  // namespace allfours
