// The bot of each seat, by name, as in `--bots` and `bots=`:
//   expert            one for all seats
//   sensible,expert   one per seat, from seat 0 on
// Knows no table, and links no bot. Tests: tests/players/bots_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/rules/rules.hpp"
#include "core/text/fault.hpp"
#include "players/player_names.hpp"

namespace allfours {

// A name from player_names for each seat; entries of unused seats are ignored.
using Bots = std::array<std::string_view, max_players>;

Bots all_bots(std::string_view name = usual_player_name);

// The same name with static lifetime; empty if unknown.
std::optional<std::string_view> find_player_name(std::string_view name);
// "random, sensible, …", for sentences.
std::string player_list();

// Parses the format above, for this many seats.
std::variant<Bots, Fault> parse_bots(std::string_view text, int players);
// The shortest text that parse_bots reads as these bots.
std::string bots_text(const Bots& bots, int players);
// The same if a person has one of the seats; empty if the others are the default.
std::string others_text(const Bots& bots, int players, int person);

}  // namespace allfours
