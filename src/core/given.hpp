// Deals somebody chose, and games that begin in their middle: the parts deal=, hand=, dealer= and
// score= of a link (src/README.md §6).
//   deal=2c3c4c5c6c7c.8c9cTcJcQcKc.Ah9h
// names the hands from seat 0 on, each of up to six cards; after the last hand what lies on them in
// the pack, top first: the card to be turned, the cards of a run, a stock. What is not named comes
// in the order in which the seed shuffles it. Only a game's first deal can be given.
// Reading is strict and all or nothing: a fault says what is wrong, and the setup is as it was.
// Knows nothing of the rest of a link.
// Tests: tests/rules/given_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/table.hpp"

namespace allfours {

// Sets first_pack. Everything else of the setup, the start too, must be there already: who deals
// decides which cards of the pack are whose.
std::optional<Fault> read_deal(Setup& setup, std::string_view text);

// A text that read_deal makes first_pack of, which must be there: every hand whole, to be read,
// then as few cards of the pack as it takes for the seed to deal the others as they lie.
std::string deal_text(const Setup& setup);

// Sets start, from the values of hand=, dealer= and score=; an empty one is what it usually is:
// the first hand, a dealer found by the rules, no points.
std::optional<Fault> read_start(Setup& setup, std::string_view hand, std::string_view dealer,
                                std::string_view score);

// The parts of a link that say so, each with its `&` before it; nothing for an ordinary start.
std::string start_text(const Setup& setup);

}  // namespace allfours
