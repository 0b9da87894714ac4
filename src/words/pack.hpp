// The pack of one language's texts, as written by src/words/pack.mjs, and other compiler output:
// names of keys, languages. Reads a pack completely or not at all. Knows no language. Tests:
// tests/words/pack_test.cpp.
//
// All numbers are 32 bits, little-endian. "AFWP", the version 2, the fingerprint of the keys, the
// number of phrases, the number of replacements; for each replacement the index of its key; then
// the texts, UTF-8, each terminated by NUL: the language code, the phrases in the order of the
// keys, for each replacement its table and its phrase. A rules pack ("book") is "AFWB", the version
// 1, the same fingerprint, and texts: the language code, then each key and its phrase.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "words/keys.hpp"

namespace allfours {

struct Replacement {
  std::size_t key = 0;
  std::string_view table, text;
};

struct WordPack {
  std::string_view code;
  std::array<std::string_view, word_count> phrases{};
  std::vector<Replacement> replacements{};
};

// True if `fill` can fill this text and it is UTF-8.
bool is_good_phrase(std::string_view text);
// A view of the bytes; empty if they are not a complete pack with this program's keys.
std::optional<WordPack> read_pack(std::string_view bytes);

// Texts that only readers of the rules need: rules paragraph by paragraph, introductions, sources,
// meanings of fields.
struct BookPack {
  std::string_view code;
  std::map<std::string_view, std::string_view> phrases{};
};
// A view of the bytes; empty if they are not a complete book of this build.
std::optional<BookPack> read_book(std::string_view bytes);

// The names of the first `named_count` keys, sorted; each as a digit, the number of words
// ("field-hang-…") shared with the previous name, and the rest, terminated by NUL.
extern const std::string_view word_names;
// The phrases of all keys, in order.
std::span<std::string_view, word_count> phrases_of(Words& words);
std::span<const std::string_view, word_count> phrases_of(const Words& words);

struct KnownLanguage {
  std::string_view code, name;
};
extern const std::span<const KnownLanguage> known_languages;

// Packs linked into the program. Defined in either allfours_linked_words or allfours_no_words.
std::span<const std::string_view> linked_packs();
std::span<const std::string_view> linked_books();
// The same for the other lessons (words/lessons.hpp).
std::span<const std::string_view> linked_lessons();

}  // namespace allfours
