// `yardstick hands A B …`: single hands in place of whole games. The hands are those of games that
// `sensible` plays against itself, each dealt anew at the score and by the dealer that it had
// there, and played once with each side the one player's and all others the other's; its end is
// worth the chance of winning the game. So the luck of all hands that went before is left out, and
// a difference shows sooner than in games (allfours bench players). Beside the players of the
// matches there is "tuned", which is `expert` with other numbers:
//   yardstick hands tuned expert --variant pitch --players 4 --effort solved_cards.1,pool.8
// Prints by how much of a game, in per cent, A is ahead of an equal, with its 95 % interval.
#pragma once

#include "cli/match.hpp"

namespace allfours {

int run_single_hands(const Arguments& arguments, std::span<const Contestant> more);

}  // namespace allfours
