// Review of decisions: what `expert` would have done with the knowledge of the seat at that moment,
// what the decision cost in chance of winning, and why (adviser.hpp); the advice equals the hint at
// that moment. Also double dummy: every option (if there are very many, only the two) played on
// with all cards open, by the solver as far as possible, else by `sensible`; a costly decision is
// forgiven if it did no worse there than the advice. The same game gives the same verdicts, on
// every compiler. Knows no sentence and no screen. Tests: tests/players/advice/reviewer_test.cpp.
#pragma once

#include <vector>

#include "core/advice/verdict.hpp"
#include "core/game/game.hpp"
#include "players/search/expert.hpp"

namespace allfours {

// Log indices of a seat's decisions that had an alternative.
std::vector<int> decisions_to_review(const Game& game, int seat);

// The verdict on the decision at this index of the log.
Verdict review_decision(const Game& game, int event, const Effort& effort);

}  // namespace allfours
