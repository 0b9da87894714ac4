// Preset deals, and games that start in the middle: the parts deal=, hand=, dealer= and score= of a
// link (src/README.md §6).
//   deal=2c3c4c5c6c7c.8c9cTcJcQcKc.Ah9h
// lists the hands from seat 0 on, up to six cards each, then the next cards of the pack, top first:
// the turn-up, the cards of a run, a stock. Unlisted cards follow in the order of the seed's
// shuffle; `-`, or nothing between two dots, is a hand without listed cards. Only the first deal of
// a game can be preset. Parsing is strict and all or nothing: after a fault the setup is unchanged.
// Knows nothing of the other parts of a link. Tests: tests/core/table/preset_deal_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/table/table.hpp"

namespace allfours {

// Sets first_pack. The rest of the setup, including the start, must be set: the dealer determines
// which cards of the pack belong to which seat.
std::optional<Fault> read_deal(Setup& setup, std::string_view text);

// A text from which read_deal makes first_pack, which must be set: all hands in full, then the
// fewest pack cards after which the seed deals the rest.
std::string deal_text(const Setup& setup);

// Sets start from the values of hand=, dealer= and score=; an empty value is the default: the first
// hand, a dealer found by the rules, no points.
std::optional<Fault> read_start(Setup& setup, std::string_view hand, std::string_view dealer,
                                std::string_view score);

// These parts of a link, each preceded by `&`; empty for an ordinary start.
std::string start_text(const Setup& setup);

}  // namespace allfours
