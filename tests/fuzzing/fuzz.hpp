// Shared by the fuzz targets. Each target is a program that tries one text after another, as
// libFuzzer changes it (tests/fuzz). The target contains the properties of every text; if one
// fails, the program stops and libFuzzer stores the text.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

#include "core/text/fault.hpp"

namespace allfours::fuzz {

// Defined by each target.
void try_text(std::string_view text);

inline void insist(bool holds, std::string_view what, std::string_view about = {}) {
  if (holds) return;
  std::fprintf(stderr, "DOES NOT HOLD: %.*s\n%.*s\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(about.size()), about.data());
  std::abort();
}

// A fault has a sentence with all placeholders filled.
inline void check_fault(const Fault& fault) {
  const std::string sentence = fault.sentence();
  insist(sentence.size() > 3, "a fault has a sentence", wire(fault.kind));
  std::string phrase(english_phrase(fault.kind));
  for (std::size_t i = 0; i < 10; ++i) {
    if (phrase.find("{" + std::to_string(i) + "}") == std::string::npos) continue;
    insist(i < fault.about.size(), "a fault fills the places of its sentence", sentence);
  }
}

// Takes the first line of a text; the last one may lack its end.
inline std::string_view take_line(std::string_view& text, char end = '\n') {
  const auto stop = text.find(end);
  const std::string_view line = text.substr(0, stop);
  text.remove_prefix(stop == std::string_view::npos ? text.size() : stop + 1);
  return line;
}

// Up to the next space.
inline std::string_view take_word(std::string_view& text) { return take_line(text, ' '); }

// The number at the start of a text, as far as it is one.
inline int number_of(std::string_view text) {
  int number = 0;
  const bool below = text.starts_with('-');
  for (const char c : text.substr(below ? 1 : 0, 6)) {
    if (c < '0' || c > '9') break;
    number = number * 10 + (c - '0');
  }
  return below ? -number : number;
}

}  // namespace allfours::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
