#include "app/words.hpp"

namespace allfours {

extern const Words english;

const Words& words_in(Language language) {
  switch (language) {
    case Language::en:
      return english;
  }
  return english;
}

std::string fill(std::string_view phrase, bool you, Places places) {
  if (const auto bar = phrase.find('|'); bar != std::string_view::npos) {
    phrase = you ? phrase.substr(0, bar) : phrase.substr(bar + 1);
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

std::string fill(std::string_view phrase, Places places) { return fill(phrase, false, places); }

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
  std::string_view ranks = words.ranks;
  for (int skip = static_cast<int>(card.rank()); skip > 0; --skip) {
    ranks.remove_prefix(ranks.find(',') + 1);
  }
  return fill(words.card, {{"text", ranks.substr(0, ranks.find(','))},
                           {"suit", suit_name(words, card.suit())}});
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
