// The weight of an award: the rarer and the more decisive it is, the longer it stays on the felt
// and the larger its stamp. A function of the award and the table. Knows no words and no clock.
// Tests: tests/app/session/award_weight_test.cpp.
#pragma once

#include <cstdint>

#include "core/table/table.hpp"

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

// `table` is the one after the award.
AwardWeight award_weight(const Event& award, const Table& table);

// The jack of trumps that the complete trick on the table captures from another side, where that
// counts (hang_jack); or no_card.
Card hanged_in_trick(const Table& table);

}  // namespace allfours
