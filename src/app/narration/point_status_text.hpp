// The four points of a running hand in words; their status comes from core/table/point_status.hpp.
// Knows no more than the seat can see. Tests: tests/app/narration/point_status_text_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "app/narration/narrator.hpp"
#include "core/table/point_status.hpp"

namespace allfours {

// One of the four points of a running hand, as a box below the score book.
struct SoFarBox {
  using State = PointSoFar::State;
  State state = State::open;
  std::string title;             // name of the point
  Card card;                     // the deciding card, if known
  std::string big;               // Game: the card points, "12 – 30"
  std::string text;              // who has it, and how surely
  std::string short_title = {};  // shorter name of the point
  int side = -1;                 // that has it, so far or for certain
};

// High, Low, Jack, Game, from what the seat can see. Small boxes have room for beginnings of names
// only.
enum class SideNames : std::uint8_t { beginnings, whole };
std::array<SoFarBox, 4> so_far(const Narrator& narrator, const SeatView& view,
                               SideNames names = SideNames::beginnings);
// The view with these hands, which are open in a puzzle or because an embedding page wants it.
SeatView with_open_hands(SeatView view, const std::array<CardSet, max_players>& hands);

// A name shortened to its first three letters, enough of them not to be read as a point of the
// compass; four stay. A trailing number stays: "P2".
std::string beginning_of(std::string_view name);
// True for default names such as "Player 2".
bool is_counted(std::string_view name);

}  // namespace allfours
