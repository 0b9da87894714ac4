// Chance tables that are loaded at run time: the page fetches them after the first table.
#include "players/chances/chances.hpp"
#include "players/chances/chances_made.hpp"

namespace allfours {

namespace {

std::array<std::uint16_t, made_numbers.size()> handed{};

}  // namespace

std::span<const std::uint16_t> chance_numbers() { return handed; }

bool take_chances(std::string_view pack) { return read_chances(pack, handed); }

}  // namespace allfours
