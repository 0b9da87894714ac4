// Numbers as they are read besides number_text of words/words.hpp: in a text for people no number
// is written in another way. Knows no phrases but the decimal place. Tests:
// tests/app/words_test.cpp, tests/words/numbers.mjs.
#pragma once

#include <cstddef>
#include <string>

#include "words/words.hpp"

namespace allfours {

std::string number_text(std::size_t number);
// As more or less: "+3", "−1", "0".
std::string signed_text(int number);
// Tenths, with a decimal place: "4.2", "−0.4".
std::string tenths_text(const Words& words, int tenths);

}  // namespace allfours
