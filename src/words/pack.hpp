// The bytes of one language's words, as src/words/pack.mjs writes them, and what the compiler makes
// besides: the names of the keys, the languages. Reads all of a pack or nothing. Knows no language.
// Tests: tests/words/pack_test.cpp.
//
// All numbers are 32 bits, little-endian. "AFWP", the version 2, the fingerprint of the keys, the
// number of phrases, the number of replacements; of each replacement the place of its key; then the
// texts, UTF-8, each ended by a NUL: the language's code, the phrases in the order of the keys, of
// each replacement the table it is for and the phrase. A book is "AFWB", the version 1, the same
// fingerprint, and texts: the language's code, then each key and its phrase.
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

// Is this text one that `fill` can fill, in UTF-8?
bool is_good_phrase(std::string_view text);
// A view of the bytes; nothing if they are not a whole pack with the keys of this program.
std::optional<WordPack> read_pack(std::string_view bytes);

// What only who reads it wants: rules, paragraph by paragraph, what the games are, the sources, and
// what fields mean.
struct BookPack {
  std::string_view code;
  std::map<std::string_view, std::string_view> phrases{};
};
// A view of the bytes; nothing if they are not a whole book of this build.
std::optional<BookPack> read_book(std::string_view bytes);

// The names of the first keys (`named_count`), sorted, each as a digit, how many words
// ("field-hang-…") it has from the one before, and the rest, ended by a NUL.
extern const std::string_view word_names;
// The phrases of all keys, in their order.
std::span<std::string_view, word_count> phrases_of(Words& words);
std::span<const std::string_view, word_count> phrases_of(const Words& words);

struct KnownLanguage {
  std::string_view code, name;
};
extern const std::span<const KnownLanguage> known_languages;

// The packs that the program carries. Either allfours_linked_words has it or allfours_no_words.
std::span<const std::string_view> linked_packs();
std::span<const std::string_view> linked_books();
// The same of the further lessons (words/lessons.hpp).
std::span<const std::string_view> linked_lessons();

}  // namespace allfours
