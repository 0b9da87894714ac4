#include "players/knowledge/known_hands.hpp"

#include <cstdlib>

namespace allfours {

Table with_hands(const Table& table, const Hands& hands, std::span<const Card> pack) {
  Table known = table;
  known.is_view = false;
  if (pack.size() > static_cast<std::size_t>(pack_size - table.next_card)) std::abort();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(table.players); ++seat) {
    if (hands[seat].count() != table.hand_count[seat]) std::abort();
    known.hands[seat] = hands[seat];
    known.dealt[seat] |= hands[seat];
  }
  for (std::size_t i = 0; i < pack.size(); ++i) {
    known.pack[static_cast<std::size_t>(table.next_card) + i] = pack[i];
  }
  return known;
}

}  // namespace allfours
