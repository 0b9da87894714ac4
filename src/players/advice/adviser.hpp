// Advice for a seat: what to do, and why; for hints and for reviews. The choice is that of `expert`
// for any question: a card, a word, discards, laying a hand down. Every option is evaluated in the
// same sampled worlds (determinization.hpp): cards as `expert` evaluates them, everything else by
// playing the worlds out with `sensible` in every seat. The reasons are the differences between
// these playouts.
//
// A chance is the probability of winning the game, in 1/10,000, including a stake on All Fours
// (expert.hpp). An option above the choice by less than the sampling error counts as equal. The
// same view, effort and stream give the same advice, on every compiler. Knows no hidden card and no
// sentence. Tests: tests/core/advice/advice_test.cpp.
#pragma once

#include "core/advice/advice.hpp"
#include "players/search/expert.hpp"

namespace allfours {

// Precondition: the view's seat must choose, or may lay its hand down. `against`: the decision to
// compare the choice with; default: the next best. To reproduce the choice of `expert`, pass its
// effort and the stream of the decision.
Advice advise(const SeatView& view, const Effort& effort, Stream& stream,
              const Decision* against = nullptr);

}  // namespace allfours
