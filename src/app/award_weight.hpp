// How much of a moment an award is: the rarer and the more decisive, the longer it stays and the
// larger its stamp. A function of the log and the table. Knows no words and no clock. Tests:
// tests/app/award_weight_test.cpp.
#pragma once

#include <cstdint>
#include <span>

#include "core/table.hpp"

namespace allfours {

// In this order.
enum class AwardWeight : std::uint8_t {
  point,
  jack_home,    // the jack taken by the side to which it was dealt
  turned_jack,  // the dealer has turned the jack
  all_four,     // the last of the four points, all of one side
  hanged_jack,
  winning  // wins the game
};

// The weight of the award at this index of the log; `table` is the one after it.
AwardWeight award_weight(std::span<const Event> log, int index, const Table& table);

// The jack of trumps that the complete trick on the table captures from another side, where that
// counts (hang_jack); or no_card.
Card hanged_in_trick(const Table& table);

}  // namespace allfours
