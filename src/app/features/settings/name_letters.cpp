#include "app/features/settings/name_letters.hpp"

#include <algorithm>
#include <array>

namespace allfours {

namespace {

struct Range {
  char32_t first, last;
};

constexpr std::array drawn{
    Range{0xC0, 0xD6},     Range{0xD8, 0xF6},      // Latin-1
    Range{0xF8, 0x24F},                            // Latin Extended-A and -B
    Range{0x2BB, 0x2BD},                           // ʻokina and its like
    Range{0x386, 0x386},   Range{0x388, 0x3FF},    // Greek
    Range{0x400, 0x481},   Range{0x48A, 0x52F},    // Cyrillic
    Range{0x531, 0x556},   Range{0x561, 0x587},    // Armenian
    Range{0x10A0, 0x10FA}, Range{0x10FC, 0x10FF},  // Georgian
    Range{0x1200, 0x135A},                         // Ethiopic
    Range{0x13A0, 0x13F5},                         // Cherokee
    Range{0x1C90, 0x1CBF},                         // Georgian capitals
    Range{0x1E00, 0x1FFC},                         // Latin Extended Additional, Greek Extended
    Range{0x3005, 0x3007},                         // repetition of Han characters
    Range{0x3041, 0x3096}, Range{0x30A1, 0x30FE},  // Hiragana, Katakana, and the dot between names
    Range{0x3105, 0x312F},                         // Bopomofo
    Range{0x3400, 0x4DBF}, Range{0x4E00, 0x9FFF},  // Han
    Range{0xAC00, 0xD7A3},                         // Hangul
};

constexpr std::array unsupported{
    Range{0x300, 0x36F},                              // marks without a letter of their own
    Range{0x5D0, 0x8FF},                              // Hebrew, Arabic, Syriac, Thaana, NKo
    Range{0x900, 0x109F},                             // India, Thai, Lao, Tibetan, Myanmar
    Range{0x1780, 0x18AA},                            // Khmer, Mongolian
    Range{0x2C00, 0x2DFF},   Range{0xA000, 0xABFF},   // rarer scripts
    Range{0xFB1D, 0xFDFF},   Range{0xFE70, 0xFEFC},   // forms of Hebrew and Arabic letters
    Range{0x10000, 0x1EEFF}, Range{0x20000, 0x323AF}  // beyond the Basic Multilingual Plane
};

template <std::size_t n>
bool is_in(const std::array<Range, n>& ranges, char32_t letter) {
  return std::any_of(ranges.begin(), ranges.end(), [letter](const Range& range) {
    return letter >= range.first && letter <= range.last;
  });
}

}  // namespace

bool is_name_letter(char32_t letter) { return is_in(drawn, letter); }

bool is_unsupported_letter(char32_t letter) { return is_in(unsupported, letter); }

}  // namespace allfours
