// What a seat would be advised to do, and why: for hints, and for the review of decisions. The
// choice is that of `expert`, whatever is asked: a card, a word, discards, laying a hand down.
// Every option is weighed in the same sampled worlds (worlds.hpp), cards as `expert` weighs them,
// all else by playing those worlds to the hand's end with `sensible` in every seat; the reasons are
// what differs between the ends of those worlds with one option and with another.
//
// A chance is one of winning the game, from 0 to 1 in ten thousandths, what is at stake on All
// Fours in it (expert.hpp). One that is above the choice's own by what may be chance counts as
// equal. The same view, effort and stream give the same advice, on every compiler. Knows no hidden
// card and no sentence. Tests: tests/rules/advice_test.cpp.
#pragma once

#include "core/advice.hpp"
#include "players/expert.hpp"

namespace allfours {

// The view's seat must choose, or, where it is not its turn, may lay its hand down. `against`: what
// the choice is to be compared with, in the reasons; else the next best. For the choice to be that
// of `expert`, the effort is its own and the stream that of the decision.
Advice advise(const SeatView& view, const Effort& effort, Stream& stream,
              const Decision* against = nullptr);

}  // namespace allfours
