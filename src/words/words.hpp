// Every sentence a person reads, by language, and filling of phrases: the only place with texts
// (src/README.md §3). `Words` has a member for each key of texts/en; the texts are data, a folder
// per language (PHRASES.md). Knows no events and no screen, and languages only from those folders
// and from packs passed in. Tests: tests/app/words_test.cpp, tests/words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/cards/cards.hpp"
#include "words/keys.hpp"

namespace allfours {

// A language, by its index among the known ones.
struct Language {
  std::size_t place = 0;  // 0: English, which defines the keys

  friend constexpr bool operator==(const Language&, const Language&) = default;
};

// All known languages, English first; their texts may not be loaded.
std::span<const Language> languages();
bool has_words(Language language);
// Without the texts of a language, every phrase is empty.
const Words& words_in(Language language);
// The same with the replacements at a variant's tables: texts/de/at-trinidad.ftl.
const Words& words_in(Language language, std::string_view table);
Language language_of(const Words& words);
// "de", as in links, settings and HTML; and the exact inverse.
std::string_view language_code(Language language);
std::optional<Language> find_language(std::string_view code);
// "en, de, fr"
std::string language_codes();
// The language's own name, loaded or not.
std::string_view language_name(Language language);
// Loads the texts of one language, known or new: the bytes of its pack. Empty, without effect, if
// they are no pack for this program; texts already loaded stay.
std::optional<Language> take_pack(std::string bytes);

// The phrase of a composed key, "field-hang-jack-off"; empty if there is no such key.
std::optional<std::string_view> find_phrase(const Words& words, std::string_view key);
// All those keys, sorted.
std::span<const std::string_view> phrase_keys();

// The rules pack of a language has the texts that only readers need: rules paragraph by paragraph,
// introductions, sources, meanings of fields. Loads one, like take_pack; of a known language.
std::optional<Language> take_book(std::string bytes);
// One of its phrases, "rule-play-strict"; empty if there is no such key, or no pack loaded.
std::string_view book_phrase(Language language, std::string_view key);

using Places = std::initializer_list<std::pair<std::string_view, std::string_view>>;
// The subject of a phrase with forms: {who} is the person at the screen; nobody is; {other} is.
enum class Form : std::uint8_t { you, others, to_you };
// The phrase with its placeholders filled. A missing form falls back to `others`.
//
// In the packs a phrase with forms is "you|others|to you" or "you|others", a placeholder is {who},
// and {sides:alone=each player|=each side} selects by the value of `sides`, the last text for the
// rest. Of many values are `one` (1, −1), `below-two` (0, 1.5 too) and `vowel` (Ivy, Émile).
std::string fill(std::string_view phrase, Form form, Places places);
std::string fill(std::string_view phrase, bool you, Places places);
std::string fill(std::string_view phrase, Places places);

// A whole number for display: "14", "−1".
std::string number_text(int number);
// Capitalises a first letter of a Latin alphabet: é, ø, ş.
std::string upper_first(std::string text);

std::string_view suit_name(const Words& words, Suit suit);    // "spades"
std::string_view one_of_suit(const Words& words, Suit suit);  // "a spade"
std::string card_name(const Words& words, Card card);         // "jack of spades"
std::string the_card(const Words& words, Card card);          // "the jack of spades"
std::string card_short(const Words& words, Card card);        // "J♠", "10♥"
std::string_view suit_symbol(Suit suit);

}  // namespace allfours
