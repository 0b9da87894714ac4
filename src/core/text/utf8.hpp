// Validates and reads UTF-8 characters of foreign texts. Knows no phrases and no links. Tests:
// tests/words/pack_test.cpp, tests/script/calls_test.cpp,
// tests/app/features/settings/settings_test.cpp.
#pragma once

#include <cstddef>
#include <string_view>

namespace allfours {

// True for each byte of a character but its first.
constexpr bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

// Size in bytes of the first character; 0 if it is malformed. Precondition: the text is not empty.
inline std::size_t character_size(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < size) return 0;
  for (std::size_t i = 1; i < size; ++i) {
    if (!continues_character(text[i])) return 0;
  }
  // Overlong forms, surrogates, and values beyond U+10FFFF.
  const unsigned char second = byte(1);
  if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0) ||
      (first == 0xF0 && second < 0x90) || (first == 0xF4 && second >= 0x90)) {
    return 0;
  }
  return size;
}

struct Character {
  char32_t code = 0xFFFD;  // the replacement character for a malformed one
  std::size_t size = 1;    // in bytes
};

// The first character. Precondition: the text is not empty.
inline Character first_character(std::string_view text) {
  const std::size_t size = character_size(text);
  if (size == 0) return {};
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  char32_t code = size == 1 ? byte(0) : byte(0) & (0x7FU >> size);
  for (std::size_t i = 1; i < size; ++i) code = (code << 6U) | (byte(i) & 0x3FU);
  return {code, size};
}

}  // namespace allfours
