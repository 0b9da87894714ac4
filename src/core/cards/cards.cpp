#include "core/cards/cards.hpp"

namespace allfours {

namespace {
constexpr std::string_view rank_letters = "23456789TJQKA";
constexpr std::string_view suit_letters = "cdhs";
}  // namespace

char suit_letter(Suit suit) { return suit_letters[static_cast<std::size_t>(suit)]; }

char rank_letter(Rank rank) { return rank_letters[static_cast<std::size_t>(rank)]; }

std::string card_text(Card card) {
  if (!card.known()) return "??";
  return {rank_letter(card.rank()), suit_letter(card.suit())};
}

std::optional<Card> parse_card(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const auto rank = rank_letters.find(text[0]);
  const auto suit = suit_letters.find(text[1]);
  if (rank == std::string_view::npos || suit == std::string_view::npos) return std::nullopt;
  return Card(static_cast<Suit>(suit), static_cast<Rank>(rank));
}

}  // namespace allfours
