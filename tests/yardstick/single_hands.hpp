// `yardstick hands A B …`: single hands instead of whole games. The hands come from games of
// `sensible` against itself. Each is dealt again at its score and by its dealer, and played once
// per side, with one player on that side and the other on all others; its result is the chance of
// winning the game. This removes the luck of all earlier hands, so a difference shows sooner than
// in games (allfours bench players). In addition to the players of the matches there is "tuned",
// which is `expert` with other parameters:
//   yardstick hands tuned expert --variant pitch --players 4 --effort solved_cards.1,pool.8
// Prints the lead of A over an equal player in per cent of a game, with its 95 % interval.
#pragma once

#include "cli/match.hpp"

namespace allfours {

int run_single_hands(const Arguments& arguments, std::span<const Contestant> more);

}  // namespace allfours
