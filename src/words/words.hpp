// Every sentence a person reads, by language, and how phrases are filled: the one place where there
// are words (src/README.md §3). `Words` has a member for each key of texts/en; the texts themselves
// are data, a folder a language (PHRASES.md). Knows no events and no screen, and which languages
// there are only from those folders and from packs that are handed in. Tests:
// tests/app/words_test.cpp, tests/words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/cards.hpp"
#include "words/keys.hpp"

namespace allfours {

// A language, by its place among those that are known.
struct Language {
  std::size_t place = 0;  // 0: English, in which the keys are laid down

  friend constexpr bool operator==(const Language&, const Language&) = default;
};

// All that are known, English first; their words may still have to come.
std::span<const Language> languages();
bool has_words(Language language);
// Of a language whose words are not here, every phrase is empty.
const Words& words_in(Language language);
// The same, with what is said instead at the tables of a game: texts/de/at-trinidad.ftl.
const Words& words_in(Language language, std::string_view table);
Language language_of(const Words& words);
// "de", as in links, settings and HTML; and back, exactly so written.
std::string_view language_code(Language language);
std::optional<Language> find_language(std::string_view code);
// "en, de, fr"
std::string language_codes();
// What the language calls itself, its words here or not.
std::string_view language_name(Language language);
// Takes the words of one language, known or new: the bytes of its pack. Nothing, and nothing has
// changed, if they are no pack for this program; words that are here already stay.
std::optional<Language> take_pack(std::string bytes);

// The phrase of a key that is put together, "field-hang-jack-off"; nothing if there is no such key.
std::optional<std::string_view> find_phrase(const Words& words, std::string_view key);
// All those keys, sorted.
std::span<const std::string_view> phrase_keys();

// The book of a language is what only who reads it wants: rules, paragraph by paragraph, what the
// games are, the sources, and what fields mean. Takes one, as take_pack does; of a language that is
// known.
std::optional<Language> take_book(std::string bytes);
// A phrase of it, "rule-play-strict"; empty if there is no such key, or the book is not here.
std::string_view book_phrase(Language language, std::string_view key);

using Places = std::initializer_list<std::pair<std::string_view, std::string_view>>;
// Whom a phrase with forms is about: {who} is the person at the screen; nobody is; {other} is.
enum class Form : std::uint8_t { you, others, to_you };
// The phrase with its places filled. A form that it does not have is told as of others.
//
// As the packs have it, a phrase with forms is "you|others|to you" or "you|others", a place is
// {who}, and {sides:alone=each player|=each side} is chosen by what `sides` is, the last text for
// everything that is not named.
std::string fill(std::string_view phrase, Form form, Places places);
std::string fill(std::string_view phrase, bool you, Places places);
std::string fill(std::string_view phrase, Places places);

// A whole number as it is read: "14", "−1".
std::string number_text(int number);
// With a capital letter, if it begins with a small one of the Latin alphabet without a mark.
std::string upper_first(std::string text);

std::string_view suit_name(const Words& words, Suit suit);    // "spades"
std::string_view one_of_suit(const Words& words, Suit suit);  // "a spade"
std::string card_name(const Words& words, Card card);         // "jack of spades"
std::string the_card(const Words& words, Card card);          // "the jack of spades"
std::string card_short(const Words& words, Card card);        // "J♠", "10♥"
std::string_view suit_symbol(Suit suit);

}  // namespace allfours
