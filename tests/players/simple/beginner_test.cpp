// The mistakes of the player "beginner", one by one.
#include <gtest/gtest.h>

#include "players/player.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

Decision beginner(const Story& story) {
  Stream stream(1, "own");
  return choose_as_beginner(seen_from(story.table(), story.table().turn), stream);
}

std::string beginner_plays(const Story& story) { return card_text(beginner(story).card); }

TEST(Beginner, BegsByTheNumberOfTrumps) {
  const auto word = [](std::string_view hand) {
    return beginner(Deal("trinidad").hand(1, hand).turned("7h").start()).say;
  };
  EXPECT_EQ(word("Ah 4c 5d 6d 8s 9s"), Say::beg);
  EXPECT_EQ(word("3h 4h 5d 6d 8s 9s"), Say::stand);
}

TEST(Beginner, LeadsHisAcesThenHisTrumps) {
  const auto lead = [](std::string_view hand) {
    Story story = Deal("trinidad-2").hand(1, hand).turned("7h").start();
    story.says("stand");
    return beginner_plays(story);
  };
  EXPECT_EQ(lead("Ac 3h 5h 6d 8s 9s"), "Ac");
  EXPECT_EQ(lead("Jh 3h 5h 6d 8s 9s"), "Jh");
  EXPECT_EQ(lead("Td 3h 5h 6d 8s 9s"), "Td");
}

TEST(Beginner, TakesHisPartnersTrick) {
  Story story = Deal("trinidad")
                    .hand(1, "5c 6d 7d 8d 2s 3s")
                    .hand(2, "Kc 2c 6s 7s Js Qs")
                    .hand(3, "9c 8c 7c 6c 4c 3c")
                    .hand(0, "Ac Qc 4d 5s 8s 9s")
                    .turned("7h")
                    .start();
  story.says("stand").plays("5c Kc 9c");
  EXPECT_EQ(beginner_plays(story), "Ac");
}

TEST(Beginner, ThrowsATenToALostTrick) {
  Story story = Deal("trinidad-2").hand(1, "Ac").hand(0, "Tc Jc Kd Qd Js Qs").turned("7h").start();
  story.says("stand").plays("Ac");
  EXPECT_EQ(beginner_plays(story), "Tc");
}

TEST(Beginner, PitchesHisLongestSuit) {
  EXPECT_EQ(beginner_plays(Deal("west-yorkshire").hand(1, "Ah 2h 9c 8c 7c 5d").start()), "9c");
}

}  // namespace
}  // namespace allfours
