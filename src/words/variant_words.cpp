#include "words/variant_words.hpp"

#include <algorithm>
#include <array>

namespace allfours {

namespace {

constexpr std::array of_trinidad{"trinidad", "trinidad-2", "tobago"};

// The name in the texts.
std::string_view called(Language language, const Variant& variant, std::string_view ending) {
  const std::string key = "variant-" + std::string(variant.id) + std::string(ending);
  return find_phrase(words_in(language), key).value_or(std::string_view());
}

}  // namespace

const Words& words_at_table(Language language, const Variant& variant) {
  const bool trinidad =
      std::find(of_trinidad.begin(), of_trinidad.end(), variant.id) != of_trinidad.end();
  return trinidad ? words_in(language, "trinidad") : words_in(language);
}

std::string_view variant_name(Language language, const Variant& variant) {
  return called(language, variant, "");
}

std::string_view variant_short_name(Language language, const Variant& variant) {
  return called(language, variant, "-short");
}

std::string_view family_name(const Words& words, Family family) {
  switch (family) {
    case Family::caribbean:
      return words.family_caribbean;
    case Family::england:
      return words.family_england;
    case Family::america:
      return words.family_america;
    case Family::france:
      return words.family_france;
    case Family::germany:
      return words.family_germany;
    case Family::old_books:
      return words.family_old_books;
  }
  return {};
}

}  // namespace allfours
