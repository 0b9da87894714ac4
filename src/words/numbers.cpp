#include "words/numbers.hpp"

#include <cstdlib>

namespace allfours {

std::string number_text(std::size_t number) { return std::to_string(number); }

std::string signed_text(int number) { return (number > 0 ? "+" : "") + number_text(number); }

std::string score_text(int one, int other) { return number_text(one) + "–" + number_text(other); }

std::string tenths_text(const Words& words, int tenths) {
  const int size = std::abs(tenths);
  return (tenths < 0 ? "−" : "") +
         fill(words.tenths, {{"n", number_text(size / 10)}, {"other", number_text(size % 10)}});
}

}  // namespace allfours
