#include "app/words.hpp"

#include <algorithm>

namespace allfours {

extern const Words english;
extern const Words german;
extern const Words french;

namespace {

// The place-th of a list with commas.
std::string_view item(std::string_view list, int place) {
  for (; place > 0; --place) list.remove_prefix(list.find(',') + 1);
  return list.substr(0, list.find(','));
}

}  // namespace

const Words& words_in(Language language) {
  switch (language) {
    case Language::en:
      return english;
    case Language::de:
      return german;
    case Language::fr:
      return french;
  }
  return english;
}

Language language_of(const Words& words) {
  for (const Language language : languages) {
    if (words_in(language).language_name == words.language_name) return language;
  }
  return Language::en;
}

std::string_view language_code(Language language) {
  switch (language) {
    case Language::en:
      return "en";
    case Language::de:
      return "de";
    case Language::fr:
      return "fr";
  }
  return {};
}

std::optional<Language> find_language(std::string_view code) {
  for (const Language language : languages) {
    if (language_code(language) == code) return language;
  }
  return std::nullopt;
}

std::string fill(std::string_view phrase, Form form, Places places) {
  if (const auto bar = phrase.find('|'); bar != std::string_view::npos) {
    const auto second_bar = std::min(phrase.find('|', bar + 1), phrase.size());
    const bool has_third = second_bar < phrase.size();
    if (form == Form::you) {
      phrase = phrase.substr(0, bar);
    } else if (form == Form::to_you && has_third) {
      phrase = phrase.substr(second_bar + 1);
    } else {
      phrase = phrase.substr(bar + 1, second_bar - bar - 1);
    }
  }
  std::string out;
  while (!phrase.empty()) {
    const auto open = phrase.find('{');
    out += phrase.substr(0, open);
    if (open == std::string_view::npos) break;
    const auto close = phrase.find('}', open);
    const std::string_view name = phrase.substr(open + 1, close - open - 1);
    for (const auto& [place, text] : places) {
      if (place == name) out += text;
    }
    phrase.remove_prefix(close + 1);
  }
  return out;
}

std::string fill(std::string_view phrase, bool you, Places places) {
  return fill(phrase, you ? Form::you : Form::others, places);
}

std::string fill(std::string_view phrase, Places places) {
  return fill(phrase, Form::others, places);
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
  const char letter = words.rank_letters[static_cast<std::size_t>(card.rank())];
  const std::string rank = letter == 'T' ? "10" : std::string(1, letter);
  return rank + std::string(suit_symbol(card.suit()));
}

}  // namespace allfours
