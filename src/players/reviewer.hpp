// Looks back on decisions that were made: what `expert` would have done with what the seat knew
// then, what the decision cost of the chance to win the game, and why (adviser.hpp). The advice is
// the one that a hint would have given at that moment. Beside it stands how it really lay: every
// option (of very many only the two) played on with every card open, by the solver as far as it
// comes, else by `sensible`; a costly decision is forgiven where it then brought no less than what
// was advised. The same game gives the same verdicts, on every compiler. Knows no sentence and no
// screen. Tests: tests/rules/reviewer_test.cpp.
#pragma once

#include <vector>

#include "core/game.hpp"
#include "core/verdict.hpp"
#include "players/expert.hpp"

namespace allfours {

// The places in the log (from 0) of the decisions of a seat that had something to choose.
std::vector<int> decisions_to_review(const Game& game, int seat);

// The verdict on the decision at this place of the log, which is one.
Verdict review_decision(const Game& game, int event, const Effort& effort);

}  // namespace allfours
