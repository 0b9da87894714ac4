// The messages between devices at one table, as lines of text (web/TOGETHER.md "Messages"):
//   together/1 TABLE KIND FIELD …
// Fields are separated by single spaces. Parsing is strict and changes nothing: a text is exactly
// one message or has a fault. Knows no state of a table and no network. Tests:
// tests/together/message_test.cpp, tests/fuzzing/together.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "together/commitment.hpp"
#include "together/history.hpp"

namespace allfours::together {

inline constexpr std::size_t longest_message = 4096;  // characters
inline constexpr int key_letters = 16;
inline constexpr int mark_letters = 16;
// Calls that a message can have, by number; no_call says only that the device knows calls.
inline constexpr int no_call = 0;
inline constexpr int most_calls = 99;

struct Message {
  enum class Kind : std::uint8_t {
    join,     // a guest to the host: seat, key, mark, name
    table,    // the host: the round, whether the game runs, host, game, seats, names
    present,  // the host: which seats are there
    commit,   // a guest: round, commitment
    commits,  // the host: round, all commitments
    part,     // a guest: round, its random part
    parts,    // the host: round, all parts
    have,     // both: number of steps, and their check
    step,     // a guest: its decision; the host: a valid step. Index, check before it, tag, step
    fault,    // both: why something was refused
    bye,      // both: leaves
    again,    // the host: an invitation to the next table, after the game
    call      // both: a call of a seat's person across the table
  };
  Kind kind = Kind::bye;
  std::string table;
  int seat = -1;                     // join, call
  int number = 0;                    // a round, a number of steps, or a call
  bool runs = false;                 // table: the game has begun
  SeatBits present = 0;              // present
  std::string key;                   // join
  std::string mark;                  // join
  std::string name;                  // join
  std::string check;                 // have, step
  std::string tag;                   // step; "" without one
  std::string text;                  // step; commit, part: the value; again: the invitation
  SeatTexts list{};                  // commits, parts
  std::optional<Sitting> sitting{};  // table
  Fault fault{};                     // fault
};

// A `part` of a running game, which devices from before December 2026 ignore: the guest knows
// calls.
inline constexpr std::string_view part_of_callers = "CALLSAAAAAAAAAAAAAAAAAAAAA";

std::string_view wire(Message::Kind kind);
// `players` is the number of values of a list, of messages that have one.
std::string message_text(const Message& message, int players = max_players);
std::variant<Message, Fault> parse_message(std::string_view text);

}  // namespace allfours::together
