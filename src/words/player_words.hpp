// What the computer players are called to people, by the names of players/player_names.hpp, and the
// manner of each in a line. Knows no player. Tests: tests/app/player_words_test.cpp.
#pragma once

#include "words/words.hpp"

namespace allfours {

// Empty where the texts know nobody of that name.
std::string_view player_name(const Words& words, std::string_view name);
std::string_view player_manner(const Words& words, std::string_view name);

}  // namespace allfours
