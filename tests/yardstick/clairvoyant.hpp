// A bot that sees all hands: an upper limit for the others. It plays a card that the exact solver
// finds best with all cards open, the card of `sensible` if that is one of them, and bids and
// discards like `sensible`. Where the solver cannot finish (four hands of nine cards, a stock), it
// plays like `sensible`, so the real limit is higher there. Not a bot of the game: only matches use
// it (main.cpp).
// Tests: tests/players/strength_test.cpp.
#pragma once

#include "core/table/table.hpp"
#include "players/player.hpp"

namespace allfours::yardstick {

inline constexpr std::uint64_t clairvoyant_nodes = 200'000;  // per decision

// The decision of the seat to move.
Decision choose_seeing_all(const Table& table, Stream& stream);

}  // namespace allfours::yardstick
