#include "words/words.hpp"

#include <algorithm>

#include "core/text/utf8.hpp"

namespace allfours {

namespace {

// Item `place` of a comma-separated list.
std::string_view item(std::string_view list, int place) {
  for (; place > 0; --place) list.remove_prefix(list.find(',') + 1);
  return list.substr(0, list.find(','));
}

// Character `place`, of any number of bytes.
std::string_view letter_at(std::string_view letters, int place) {
  const auto length = [&] { return letters.empty() ? 0 : first_character(letters).size; };
  for (; place > 0; --place) letters.remove_prefix(length());
  return letters.substr(0, length());
}

// The position of this sign outside braces, or the end.
std::size_t end_before(std::string_view text, char sign) {
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (depth == 0 && text[at] == sign) return at;
    if (text[at] == '{') ++depth;
    if (text[at] == '}') --depth;
  }
  return text.size();
}

// Removes and returns the text before the next bar, with the bar.
std::string_view take_form(std::string_view& text) {
  const std::size_t end = end_before(text, '|');
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

std::string_view form_of(std::string_view phrase, Form form) {
  const std::string_view you = take_form(phrase);
  if (phrase.empty() || form == Form::you) return you;
  const std::string_view others = take_form(phrase);
  return form == Form::to_you && !phrase.empty() ? phrase : others;
}

std::string_view value_of(std::string_view name, Places places) {
  for (const auto& [place, text] : places) {
    if (place == name) return text;
  }
  return {};
}

// Of the Latin letters with a mark: é, œ, ş. Those of the two blocks that have one.
unsigned capital(unsigned letter) {
  if (letter == 0xFF) return 0x178;  // ÿ
  if (letter >= 0xE0 && letter <= 0xFE && letter != 0xF7) return letter - 0x20;
  const bool odd_is_small =
      (letter >= 0x100 && letter <= 0x137) || (letter >= 0x14A && letter <= 0x177);
  const bool even_is_small =
      (letter >= 0x139 && letter <= 0x148) || (letter >= 0x179 && letter <= 0x17E);
  // ı is not the small letter of İ.
  if (odd_is_small && letter % 2 == 1 && letter != 0x131) return letter - 1;
  if (even_is_small && letter % 2 == 0) return letter - 1;
  return letter;
}

constexpr std::string_view vowels = "AEIOUÀÁÂÃÄÅÆÈÉÊËÌÍÎÏÒÓÔÕÖØÙÚÛÜĀĂĄĒĔĖĘĚĨĪĬĮİŌŎŐŒŨŪŬŮŰŲ";

// Does a word before this one lose its last vowel: d’Ivy, d’Yves, but de Yan?
bool begins_with_vowel(std::string_view text) {
  if (text.empty()) return false;
  const std::string letter = upper_first(std::string(text.substr(0, character_size(text))));
  if (letter != "Y") return !letter.empty() && vowels.find(letter) != std::string_view::npos;
  text.remove_prefix(1);
  return !text.empty() && text[0] >= 'a' && text[0] <= 'z' && !begins_with_vowel(text);
}

// Is a number counted as a single thing: 1 and −1, and where `below_two`, 0 and 1.5, too?
bool is_single(std::string_view number, bool below_two) {
  for (const std::string_view minus : {"−", "-"}) {
    if (number.starts_with(minus)) number.remove_prefix(minus.size());
  }
  if (number == "1") return true;
  if (!below_two || number.empty() || (number[0] != '0' && number[0] != '1')) return false;
  return number.size() == 1 || number[1] == ',' || number[1] == '.';
}

// Is this the text of a choice for the value? PHRASES.md says what the words are.
bool is_chosen(std::string_view word, std::string_view value) {
  if (word == "one" || word == "below-two") return is_single(value, word == "below-two");
  if (word == "vowel") return begins_with_vowel(value);
  return word == value;
}

// From "alone=each player|=each side", the text for this value.
std::string_view chosen(std::string_view choices, std::string_view value) {
  std::string_view text;
  while (!choices.empty()) {
    text = take_form(choices);
    const auto sign = text.find('=');
    const bool is_it = is_chosen(text.substr(0, sign), value);
    text.remove_prefix(sign == std::string_view::npos ? text.size() : sign + 1);
    if (is_it) break;
  }
  return text;
}

std::string expand(std::string_view phrase, Places places) {
  std::string out;
  while (!phrase.empty()) {
    const auto open = phrase.find('{');
    out += phrase.substr(0, open);
    if (open == std::string_view::npos) break;
    phrase.remove_prefix(open + 1);
    const std::size_t end = end_before(phrase, '}');
    const std::string_view place = phrase.substr(0, end);
    phrase.remove_prefix(std::min(end + 1, phrase.size()));
    if (const auto colon = place.find(':'); colon == std::string_view::npos) {
      out += value_of(place, places);
    } else {
      out +=
          expand(chosen(place.substr(colon + 1), value_of(place.substr(0, colon), places)), places);
    }
  }
  return out;
}

}  // namespace

std::string fill(std::string_view phrase, Form form, Places places) {
  return expand(form_of(phrase, form), places);
}

std::string fill(std::string_view phrase, bool you, Places places) {
  return fill(phrase, you ? Form::you : Form::others, places);
}

std::string fill(std::string_view phrase, Places places) {
  return fill(phrase, Form::others, places);
}

std::string number_text(int number) {
  return number < 0 ? "−" + std::to_string(-number) : std::to_string(number);
}

std::string upper_first(std::string text) {
  const std::size_t size = text.empty() ? 0 : character_size(text);
  if (size == 1 && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  } else if (size == 2) {
    const unsigned letter = capital((static_cast<unsigned>(text[0]) & 0x1FU) << 6U |
                                    (static_cast<unsigned>(text[1]) & 0x3FU));
    text[0] = static_cast<char>(0xC0U | letter >> 6U);
    text[1] = static_cast<char>(0x80U | (letter & 0x3FU));
  }
  return text;
}

std::string_view suit_name(const Words& words, Suit suit) {
  switch (suit) {
    case Suit::clubs:
      return words.clubs;
    case Suit::diamonds:
      return words.diamonds;
    case Suit::hearts:
      return words.hearts;
    case Suit::spades:
      return words.spades;
  }
  return {};
}

std::string_view one_of_suit(const Words& words, Suit suit) {
  switch (suit) {
    case Suit::clubs:
      return words.a_club;
    case Suit::diamonds:
      return words.a_diamond;
    case Suit::hearts:
      return words.a_heart;
    case Suit::spades:
      return words.a_spade;
  }
  return {};
}

std::string card_name(const Words& words, Card card) {
  return fill(item(words.cards, static_cast<int>(card.rank())),
              {{"suit", suit_name(words, card.suit())}});
}

std::string the_card(const Words& words, Card card) {
  return fill(item(words.the_cards, static_cast<int>(card.rank())),
              {{"suit", suit_name(words, card.suit())}});
}

std::string_view suit_symbol(Suit suit) {
  switch (suit) {
    case Suit::clubs:
      return "♣";
    case Suit::diamonds:
      return "♦";
    case Suit::hearts:
      return "♥";
    case Suit::spades:
      return "♠";
  }
  return {};
}

std::string card_short(const Words& words, Card card) {
  const std::string_view letter = letter_at(words.rank_letters, static_cast<int>(card.rank()));
  return std::string(letter == "T" ? "10" : letter) + std::string(suit_symbol(card.suit()));
}

}  // namespace allfours
