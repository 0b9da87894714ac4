// The requests to the bot worker (app/bots/requests.hpp): the most urgent one is pending, and only
// its reply is accepted, once.
#include "app/bots/requests.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace allfours {
namespace {

using Owner = Requests::Owner;

constexpr Owner owners[] = {Owner::table, Owner::hint, Owner::verdict, Owner::hand_again,
                            Owner::league};

WorkerRequest of(std::string record) {
  WorkerRequest thought;
  thought.record = std::move(record);
  return thought;
}

std::string reply_to(const WorkerRequest& thought, const std::string& text) {
  return std::to_string(thought.serial) + ":" + text;
}

TEST(Requests, AMoreUrgentOneDisplacesAnother) {
  for (const Owner first : owners) {
    for (const Owner second : owners) {
      Requests requests;
      EXPECT_TRUE(requests.allows(first));
      requests.ask(first, of("one"));
      EXPECT_TRUE(requests.waits(first));
      EXPECT_EQ(requests.allows(second), second < first);
      if (!requests.allows(second)) continue;
      requests.ask(second, of("two"));
      EXPECT_TRUE(requests.waits(second));
      EXPECT_FALSE(requests.waits(first));
      EXPECT_EQ(requests.take_new()->record, "two") << "the other one is never sent";
      EXPECT_FALSE(requests.take_new());
    }
  }
}

TEST(Requests, OnlyTheReplyToThePendingOneIsTaken) {
  Requests requests;
  EXPECT_FALSE(requests.take("1:here"));
  requests.ask(Owner::league, {});
  const WorkerRequest displaced = *requests.take_new();
  requests.ask(Owner::hint, {});
  const WorkerRequest asked = *requests.take_new();
  EXPECT_FALSE(requests.take(reply_to(displaced, "late")));
  for (const char* bad : {"", ":", "2", "02:x", "-2:x", "+2:x", " 2:x", "2 :x", "9:x", "2\n:x"}) {
    EXPECT_FALSE(requests.take(bad)) << bad;
  }
  const std::string text = reply_to(asked, "3:4");
  const auto reply = requests.take(text);
  ASSERT_TRUE(reply);
  EXPECT_EQ(reply->owner, Owner::hint);
  EXPECT_EQ(reply->text, "3:4");
  EXPECT_FALSE(requests.take(text)) << "once";
  EXPECT_TRUE(requests.allows(Owner::league)) << "the worker is free";
}

TEST(Requests, ADroppedOneIsNeitherSentNorHeard) {
  Requests requests;
  requests.ask(Owner::verdict, {});
  requests.drop(Owner::league);
  EXPECT_TRUE(requests.waits(Owner::verdict)) << "it is somebody else's";
  const WorkerRequest asked = *requests.take_new();
  requests.drop(Owner::verdict);
  EXPECT_FALSE(requests.take(reply_to(asked, "late")));
  requests.ask(Owner::verdict, {});
  requests.drop(Owner::verdict);
  EXPECT_FALSE(requests.take_new());
  EXPECT_FALSE(requests.take_stop()) << "the worker goes on, and is not heard";
}

TEST(Requests, AfterStoppingTheNextOneIsSent) {
  Requests requests;
  requests.ask(Owner::table, {});
  const WorkerRequest asked = *requests.take_new();
  requests.stop();
  EXPECT_FALSE(requests.take(reply_to(asked, "late")));
  requests.ask(Owner::league, of("next"));
  EXPECT_TRUE(requests.take_stop());
  EXPECT_FALSE(requests.take_stop());
  const auto next = requests.take_new();
  ASSERT_TRUE(next);
  EXPECT_GT(next->serial, asked.serial) << "no reply is taken for another";
}

}  // namespace
}  // namespace allfours
