// The deal's seed, made by all devices: each commits to a random part, then shows it, so that
// nobody chooses the deal. A part is derived from the secret of its device; the commitment is a
// hash of the part with the table, the round and the seat, so that nobody can repeat that of
// another. The seed is a hash of all parts in the order of seats. Knows no message. Source: the
// coin toss of Blum 1983, with SHA-256. Tests: tests/together/commitment_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "together/sitting.hpp"

namespace allfours::together {

inline constexpr int part_letters = 26;    // 130 bits
inline constexpr int commit_letters = 51;  // 255 bits
inline constexpr int seed_letters = 20;    // after "T-"

// A name for one purpose from a device's secret: `count` letters that say nothing about the secret.
std::string own_letters(std::string_view secret, std::string_view purpose, int count);
// The random part of a device in a round of this table.
std::string part_of(std::string_view secret, std::string_view table, int round);
std::string commitment(std::string_view table, int round, int seat, std::string_view part);

// One round: its people, their commitments and their parts, by seat; "": not yet.
struct Deal {
  int round = 0;  // 0: not begun
  SeatBits persons = 0;
  SeatTexts commits{};
  SeatTexts parts{};

  bool committed() const;
  bool shown() const;
  // True if the seat has shown the part that it committed to.
  bool keeps_word(std::string_view table, int seat) const;
  bool operator==(const Deal&) const = default;
};

// The seed, valid for a link. Precondition: deal.shown().
std::string common_seed(std::string_view table, const Deal& deal);

}  // namespace allfours::together
