// A table of people on devices: the game, who sits where, and the texts of these in messages, links
// and stored tables. The deal has no seed yet; commitment.hpp makes it. Parsing is strict. Knows no
// decision and no network. Tests: tests/together/sitting_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/table/table.hpp"
#include "players/bots.hpp"

namespace allfours::together {

// Version of messages, links and stored tables of this room (web/TOGETHER.md).
inline constexpr int version = 1;
inline constexpr int table_letters = 12;
inline constexpr std::size_t longest_name = 64;  // bytes: 16 letters of any script

// A bit per seat.
using SeatBits = std::uint8_t;
constexpr SeatBits seat_bit(int seat) { return static_cast<SeatBits>(1U << seat); }
// False for any number that is no seat.
constexpr bool has_seat(SeatBits seats, int seat) {
  return seat >= 0 && seat < max_players && (seats >> seat & 1) != 0;
}
using SeatTexts = std::array<std::string, max_players>;

struct Sitting {
  std::string table;     // its name, from the host's secret: 12 letters
  Setup setup;           // without seed, given cards and start
  int host = 0;          // the host's seat
  SeatBits persons = 0;  // seats of people when the deal is made; bots have the others
  SeatTexts names{};     // of people; empty: not told
  Bots bots = all_bots();
};

// True for UTF-8 without control characters and unseen marks, of at most so many bytes.
bool can_be_shown(std::string_view text, std::size_t longest);
// A name may be empty.
inline bool valid_name(std::string_view name) { return can_be_shown(name, longest_name); }
// The part of a foreign text that a fault quotes.
std::string quotation(std::string_view text);
// The secret of a device: 32 to 64 letters or digits from an unpredictable source.
bool valid_secret(std::string_view secret);

// Letters, digits, `-`, `_`, `.` and `~` as they are, other bytes as %XX.
std::string encoded(std::string_view text);

// "-" without changed rules, else as `rules=` of a link.
std::string changed_rules_text(const Setup& setup);
// "p" or a bot's name for each seat, separated by commas.
std::string seats_text(const Sitting& sitting);
bool read_seats(Sitting& sitting, std::string_view text);
// A text for each of the first `players` seats, encoded, separated by commas.
std::string list_text(const SeatTexts& texts, int players);
std::optional<SeatTexts> read_list(std::string_view text, int players);

// The setup without a seed, from the texts of variant, players and changed rules ("-": none).
std::variant<Setup, Fault> read_setup(std::string_view variant, std::string_view players,
                                      std::string_view rules);
// The game of both is the same.
bool same_game(const Setup& one, const Setup& other);

}  // namespace allfours::together
