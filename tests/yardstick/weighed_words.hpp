// Words valued by search: each possible word is tried in the same worlds, which are weighed by how
// well they explain that eldest begged, and played out by `sensible`. Knows no hidden card. Used
// by gaps.hpp and habits.hpp, which measure; nothing plays with it.
#pragma once

#include "core/table/seat_view.hpp"
#include "players/player.hpp"

namespace allfours {

inline constexpr int say_count = static_cast<int>(Say::pass) + 1;

// By word, the chance of winning the game; 0 for words that are not possible.
std::array<double, say_count> weigh_words(const SeatView& view, SaySet says, Stream& stream);

}  // namespace allfours
