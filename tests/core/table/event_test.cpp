// Names in the event log (EVENTS.md).
#include "core/table/event.hpp"

#include "rules/rule_test.hpp"

namespace allfours {
namespace {

// All names of an enum from its first to its last, "a b c".
template <typename Enum>
std::string words_to(Enum last) {
  std::string text;
  for (int i = 0; i <= static_cast<int>(last); ++i) {
    text += (i == 0 ? "" : " ") + std::string(wire(static_cast<Enum>(i)));
  }
  return text;
}

TEST(EventWords, AreThoseOfTheTable) {
  EVENTS_RULE("Field order is free, field names are not");
  EXPECT_EQ(words_to(Say::pass), "stand beg give run take_point bunch agree insist pass");
  EXPECT_EQ(words_to(EventKind::game_end),
            "game first_dealer hand deal cut_trump turn_up say trump redeal thrown_in discard play "
            "trick draw lay_down deal_by_hand call_misdeal take_back call_revoke look expose "
            "call_card award hand_end game_end");
  EXPECT_EQ(words_to(AwardFor::looked),
            "turn_up_ace turn_up_king turn_up_queen turn_up_jack turn_up_six turn_up_two gift "
            "begged_point high low jack hang_jack game no_follow misdeal revoke looked");
  EXPECT_EQ(words_to(RedealWhy::misdeal), "exhausted bunch misdeal");
  EXPECT_EQ(words_to(TrumpBy::cut), "turn_up pitch cut");
  // A cut for the pitch has the same method name as a cut for the deal.
  EXPECT_EQ(words_to(FirstDealer::red_black), "cut cut_put cut first_jack red_black");
}

TEST(EventWords, ACardListKeepsItsOrder) {
  CardList list;
  EXPECT_TRUE(list.empty());
  for (const char* card : {"As", "2c", "Th"}) list.push(card_of(card));
  EXPECT_EQ(list.size(), 3);
  EXPECT_EQ(list[2], card_of("Th"));
  CardList other = list;
  EXPECT_TRUE(other == list);
  other.set(1, card_of("3c"));
  EXPECT_FALSE(other == list);
  other.clear();
  EXPECT_FALSE(other == list);
}

}  // namespace
}  // namespace allfours
