#include "words/spoken_text.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "core/text/ascii.hpp"

namespace allfours {

namespace {

constexpr std::array suits{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};

// The suit whose sign the text begins with.
std::optional<Suit> suit_at(std::string_view text) {
  for (const Suit suit : suits) {
    if (text.starts_with(suit_symbol(suit))) return suit;
  }
  return std::nullopt;
}

// The card that the text begins with, "10♥".
std::optional<Card> card_at(const Words& words, std::string_view text) {
  const std::size_t rank = text.starts_with("10") ? 2 : 1;
  if (text.size() <= rank) return std::nullopt;
  const auto suit = suit_at(text.substr(rank));
  if (!suit) return std::nullopt;
  for (int i = 0; i < rank_count; ++i) {
    const Card card(*suit, static_cast<Rank>(i));
    if (text.starts_with(card_short(words, card))) return card;
  }
  return std::nullopt;
}

constexpr std::string_view minus_sign = "\u2212";

// The length of the sign and the number after it that the text begins with; 0 if there is none.
std::size_t signed_number(std::string_view text, std::string_view sign) {
  if (!text.starts_with(sign)) return 0;
  std::size_t end = sign.size();
  while (end < text.size() && is_digit(text[end])) ++end;
  return end > sign.size() ? end : 0;
}

bool ends_with_letter(std::string_view text) {
  return !text.empty() && is_letter_or_digit(text.back());
}

}  // namespace

std::string without_signs(const Words& words, std::string_view text) {
  constexpr std::string_view and_sign = " & ";
  std::string out;
  while (!text.empty()) {
    std::size_t taken = 1;
    if (const auto card = card_at(words, text); card && !ends_with_letter(out)) {
      taken = card_short(words, *card).size();
      const std::string name = card_name(words, *card);
      out += out.empty() ? upper_first(name) : name;
      // Cards in a row have only spaces between them.
      if (text.substr(taken).starts_with(' ') && card_at(words, text.substr(taken + 1))) out += ',';
    } else if (const auto suit = suit_at(text)) {
      taken = suit_symbol(*suit).size();
      out += suit_name(words, *suit);
    } else if (text.starts_with(and_sign)) {
      taken = and_sign.size();
      out += fill(words.and_spoken, {{"who", ""}, {"other", ""}});
    } else if (const std::size_t number = signed_number(text, "+"); number > 0) {
      taken = number;
      out += fill(words.plus_spoken, {{"n", text.substr(1, taken - 1)}});
    } else if (const std::size_t below = signed_number(text, minus_sign); below > 0) {
      taken = below;
      out += fill(words.minus_spoken,
                  {{"n", text.substr(minus_sign.size(), taken - minus_sign.size())}});
    } else {
      out += text[0];
    }
    text.remove_prefix(taken);
  }
  return out;
}

std::string heading_then(std::string_view heading, std::string_view text) {
  constexpr std::array<std::string_view, 4> ends{".", "?", "!", "…"};
  const bool ended = std::any_of(ends.begin(), ends.end(),
                                 [&](std::string_view end) { return heading.ends_with(end); });
  return std::string(heading) + (ended ? " " : ". ") + std::string(text);
}

}  // namespace allfours
