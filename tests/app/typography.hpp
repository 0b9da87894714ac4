// Typographical faults of a text in its language, for the tests of all texts.
#pragma once

#include <string>
#include <string_view>

#include "words/words.hpp"

namespace allfours {

// A sentence that describes the fault; empty if there is none.
std::string french_fault(std::string_view text);
std::string german_fault(std::string_view text);
std::string english_fault(std::string_view text);
std::string typographic_fault(Language language, std::string_view text);

}  // namespace allfours
