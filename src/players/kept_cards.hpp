// What others are likely to have kept of their cards after a run: a world (worlds.hpp) takes any of
// the cards a seat was dealt to be among its discards; here they are those that "sensible" would
// have discarded, trumps hardly ever. What was played and what was ruled out since stay as they
// are. A guess about people, not a rule. Knows no tactics of its own. Tests:
// tests/rules/inference_test.cpp.
#pragma once

#include "players/worlds.hpp"

namespace allfours {

// Has another seat discarded cards that this view does not know?
bool others_discarded(const SeatView& view);

// Exchanges cards between the hands of others and their discards until each has kept what
// "sensible" would have kept. The world must be one of `worlds`, which are those of the view. Where
// it would have discarded a card that was played, or kept one that is ruled out, the cards of that
// seat stay as they are. What comes back is the weight of the world beside others treated
// alike, so that all deals of the same likelihood count the same: for each seat left as it is, the
// share `surprise`.
double keep_sensibly(const SeatView& view, const Worlds& worlds, World& world, double surprise);

}  // namespace allfours
