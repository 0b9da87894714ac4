// The short message: how long it stays.
#include "app/message.hpp"

#include <gtest/gtest.h>

namespace allfours {
namespace {

TEST(Message, StaysItsTimeAfterAPauseInWhichNothingMoved) {
  constexpr double last_frame = 1000;
  constexpr double next_frame = 61000;
  Message message;
  message.say("Spades were led.", false, last_frame);
  EXPECT_FALSE(message.expire(next_frame));
  EXPECT_FALSE(message.expire(next_frame + 5999));
  EXPECT_EQ(message.text(), "Spades were led.");
  EXPECT_TRUE(message.expire(next_frame + 6000));
  EXPECT_EQ(message.text(), "");
}

TEST(Message, ThatStaysHasNoEnd) {
  Message message;
  message.say("This link cannot be opened.", true, 0);
  message.stay();
  EXPECT_FALSE(message.expire(1e9));
  EXPECT_EQ(message.until(), Message::never);
}

TEST(Message, IsCountedEachTimeItIsSaid) {
  Message message;
  message.say("Not now.", false, 0);
  message.say("Not now.", false, 0);
  EXPECT_EQ(message.count(), 2);
}

}  // namespace
}  // namespace allfours
