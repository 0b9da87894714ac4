// Which computer player sits where, by name: what `--bots` and `bots=` say.
//   expert            one for all seats
//   sensible,expert   one for each seat, from seat 0 on
// Knows no table, and carries no player. Tests: tests/rules/bots_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/fault.hpp"
#include "core/rules.hpp"
#include "players/player_names.hpp"

namespace allfours {

// A name of player_names for each seat; those of seats that are not there say nothing.
using Bots = std::array<std::string_view, max_players>;

Bots all_bots(std::string_view name = usual_player_name);

// The name as player_names has it, which lasts; nothing where nobody is called so.
std::optional<std::string_view> find_player_name(std::string_view name);
// "random, sensible, …", for sentences.
std::string player_list();

// Reads what stands above, for this many seats.
std::variant<Bots, Fault> parse_bots(std::string_view text, int players);
// The text that parse_bots reads them from, as short as it can be.
std::string bots_text(const Bots& bots, int players);
// The same where a person has one of the places; empty where the others are the usual ones.
std::string others_text(const Bots& bots, int players, int person);

}  // namespace allfours
