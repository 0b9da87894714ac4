// A first hand by chance on given cards, and the same with two of its cards in each other's place:
// for the tests that what a seat cannot know changes nothing for it.
#pragma once

#include <optional>
#include <utility>

#include "core/table.hpp"
#include "properties/random_game.hpp"

namespace allfours {

// The setup of a variant on a pack in an order of chance, all of it given.
Setup setup_of_given_pack(const Variant& variant, int players, const std::string& seed,
                          Stream& stream);

// A log of the first hand, or less: it stops somewhere, often before trump is fixed.
Events part_of_first_hand(const Setup& setup, Stream& stream);

// The cards that a seat has been shown in this log, which is redacted for it.
CardSet shown_in(const Events& log);

// The same game from a pack in which these two cards lie in each other's place; nothing if what was
// played could not have been played so. The setup has a given pack.
std::optional<std::pair<Setup, Events>> with_swapped(const Setup& setup, const Events& log, Card a,
                                                     Card b);

}  // namespace allfours
