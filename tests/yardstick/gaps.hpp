// `yardstick gaps`: decisions of `sensible` compared with those of `expert`, by kind of moment. The
// moments come from games of `sensible` against itself. At each moment with a choice `expert`
// chooses, words by search too. Where the two differ, both choices are valued again in fresh
// worlds: those of the choice itself would flatter it. The cost is the chance of winning the game
// lost by the decision of `sensible`. Two tables, in per cent of a game with 95 % intervals:
//   kinds of moment: the place in the trick, and an honour held, with the share of moments in which
//     each player plays it;
//   gaps: the play of `sensible` for the play of `expert`, by cost × frequency.
//   yardstick gaps --variant trinidad --moments 20000 --top 10
#pragma once

#include "cli/match.hpp"

namespace allfours {

int run_gaps(const Arguments& arguments);

}  // namespace allfours
