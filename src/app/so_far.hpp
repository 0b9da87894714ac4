// The four points of a running hand in words; how they stand comes from core/points_so_far.hpp.
// Knows no more than the seat can see. Tests: tests/app/so_far_test.cpp.
#pragma once

#include <array>
#include <string>

#include "app/narrator.hpp"

namespace allfours {

// One of the four points of a running hand, as a box at the foot of the score book.
struct SoFarBox {
  enum class State : std::uint8_t { open, so_far, certain, nobody };
  State state = State::open;
  std::string title;             // the point's name
  Card card;                     // the card it hangs on, where one is known
  std::string big;               // Game: the card points, "12 – 30"
  std::string text;              // who has it, how surely
  std::string short_title = {};  // the point's name where there is little room
};

// High, Low, Jack, Game as they stand, from what the seat can see.
std::array<SoFarBox, 4> so_far(const Narrator& narrator, const SeatView& view);

// A name by its first letters, so many that nobody reads points of the compass.
// One with a number behind it keeps that: "P2".
std::string beginning_of(std::string_view name);
// It has: "Player 2".
bool is_counted(std::string_view name);

}  // namespace allfours
