// A random first hand with chosen cards, and the same with two of its cards exchanged: for tests
// that hidden cards have no effect on a seat.
#pragma once

#include <optional>
#include <utility>

#include "core/game/record.hpp"
#include "core/table/seat_view.hpp"
#include "properties/random_game.hpp"

namespace allfours {

// The setup of a variant with a random pack, all of it given.
Setup setup_of_given_pack(const Variant& variant, int players, const std::string& seed,
                          Stream& stream);

// A log of part of the first hand, often ending before trump is fixed.
Events part_of_first_hand(const Setup& setup, Stream& stream);

// The cards shown to a seat in this log, which is redacted for that seat.
CardSet shown_in(const Events& log);

// The same game from a pack with these two cards exchanged; empty if its decisions would be
// illegal. The setup has a given pack.
std::optional<std::pair<Setup, Events>> with_swapped(const Setup& setup, const Events& log, Card a,
                                                     Card b);

// The table at the end of a log.
Table table_after(const Setup& setup, const Events& log);

// Random hands of this game, each stopped at a decision. `compare(view, other, link)` gets the view
// of the seat to decide, with and without two hidden cards exchanged, and returns whether there was
// something to compare. Runs until `compare` has done so often enough; returns how often.
template <typename Compare>
int compare_exchanged(const Variant& variant, int players, const std::string& seed, int times,
                      Compare&& compare) {
  int compared = 0;
  for (int i = 0; compared < times && i < 400; ++i) {
    const std::string hand = seed + "-" + std::to_string(i);
    Stream stream(seed_key(hand), "test");
    const Setup setup = setup_of_given_pack(variant, players, hand, stream);
    const Events log = part_of_first_hand(setup, stream);
    const Table table = table_after(setup, log);
    if (table.turn < 0) continue;
    const CardSet hidden = CardSet::pack() - shown_in(redacted(setup, log, table.turn));
    if (hidden.count() < 2) continue;
    const Card a = hidden.at(stream.below(hidden.count()));
    const Card b = hidden.at(stream.below(hidden.count()));
    const auto other = with_swapped(setup, log, a, b);
    if (a == b || !other) continue;
    const SeatView view = seen_from(table, table.turn);
    const SeatView exchanged = seen_from(table_after(other->first, other->second), table.turn);
    if (compare(view, exchanged, setup_text(setup))) ++compared;
  }
  return compared;
}

}  // namespace allfours
