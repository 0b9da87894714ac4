// Names of the bots for people, by their names in players/player_names.hpp, and a line about the
// style of each. Knows no player. Tests: tests/app/player_words_test.cpp.
#pragma once

#include "words/words.hpp"

namespace allfours {

// Empty for an unknown name.
std::string_view player_name(const Words& words, std::string_view name);
std::string_view player_manner(const Words& words, std::string_view name);

}  // namespace allfours
