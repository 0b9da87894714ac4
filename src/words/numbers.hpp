// Numbers in texts for people. Together with number_text (words/words.hpp) these are the only
// functions that write them. Knows no phrase but that of the decimal sign. Tests:
// tests/app/words_test.cpp, tests/words/numbers.mjs.
#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "words/words.hpp"

namespace allfours {

std::string number_text(std::size_t number);
// As more or less: "+3", "−1", "0".
std::string signed_text(int number);
// Points or games won, of one side and of the other: "15–9".
std::string score_text(int one, int other);
inline std::string score_text(const std::array<int, 2>& sides) {
  return score_text(sides[0], sides[1]);
}
// Tenths, with a decimal place: "4.2", "−0.4".
std::string tenths_text(const Words& words, int tenths);

}  // namespace allfours
