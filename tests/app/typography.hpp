// What is wrong with how a text is set in its language, for the tests of all tables of words.
#pragma once

#include <string>
#include <string_view>

#include "words/words.hpp"

namespace allfours {

// A sentence that says what is wrong; empty if nothing is.
std::string french_fault(std::string_view text);
std::string german_fault(std::string_view text);
std::string english_fault(std::string_view text);
std::string typographic_fault(Language language, std::string_view text);

}  // namespace allfours
