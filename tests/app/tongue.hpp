// A language by its code, for tests of one language.
#pragma once

#include <string_view>

#include "words/words.hpp"

namespace allfours {

inline Language tongue(std::string_view code) { return find_language(code).value(); }

}  // namespace allfours
