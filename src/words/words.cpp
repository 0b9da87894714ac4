#include "words/words.hpp"

#include <algorithm>

namespace allfours {

namespace {

// Item `place` of a comma-separated list.
std::string_view item(std::string_view list, int place) {
  for (; place > 0; --place) list.remove_prefix(list.find(',') + 1);
  return list.substr(0, list.find(','));
}

// Character `place`, of any number of bytes.
std::string_view letter_at(std::string_view letters, int place) {
  const auto length = [&] {
    std::size_t bytes = 1;
    while (bytes < letters.size() && (static_cast<unsigned char>(letters[bytes]) & 0xC0) == 0x80) {
      ++bytes;
    }
    return std::min(bytes, letters.size());
  };
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
std::string_view take_part(std::string_view& text) {
  const std::size_t end = end_before(text, '|');
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

std::string_view form_of(std::string_view phrase, Form form) {
  const std::string_view you = take_part(phrase);
  if (phrase.empty() || form == Form::you) return you;
  const std::string_view others = take_part(phrase);
  return form == Form::to_you && !phrase.empty() ? phrase : others;
}

std::string_view value_of(std::string_view name, Places places) {
  for (const auto& [place, text] : places) {
    if (place == name) return text;
  }
  return {};
}

// From "alone=each player|=each side", the text for this value.
std::string_view chosen(std::string_view choices, std::string_view value) {
  std::string_view text;
  while (!choices.empty()) {
    text = take_part(choices);
    const auto sign = text.find('=');
    const bool is_it = text.substr(0, sign) == value;
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
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
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
