// Likely discards of others after a run: a world (determinization.hpp) may discard any of a seat's
// cards; here the cards are exchanged for those "sensible" would have discarded, hardly ever
// trumps. Cards played, and cards ruled out since, stay. A model of people, not a rule. Knows no
// tactics of its own. Tests: tests/players/search/inference_test.cpp.
#pragma once

#include "players/search/determinization.hpp"

namespace allfours {

// True if another seat has discarded cards that this view does not know.
bool others_discarded(const SeatView& view);

// Exchanges cards between hands and discards of the others until each has kept what "sensible"
// would have kept. Precondition: `world` was drawn from `worlds` of the view. If "sensible" would
// have discarded a card that was played, or kept one that is ruled out, the seat's cards stay.
// Returns the weight of the world, so that all deals of equal likelihood count the same: a factor
// `surprise` for each seat left unchanged.
double keep_sensibly(const SeatView& view, const Worlds& worlds, World& world, double surprise);

}  // namespace allfours
