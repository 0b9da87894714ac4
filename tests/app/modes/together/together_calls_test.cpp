// Calls across the table of people on devices: the dialog, the bubbles, what is spoken, the
// setting.
#include "app/duel_play.hpp"
#include "app/modes/together/calls_feature.hpp"
#include "app/modes/together/together_apps.hpp"

namespace allfours {
namespace {

// Two people at a table, and the first hand has begun on both screens.
class Calls : public testing::Test {
 protected:
  void SetUp() override {
    apps_.begin(setup_of("v=german&rules=target.3"));
    ASSERT_TRUE(apps_.play_on(stream_));
    now(0);
  }
  App& app(int device) { return apps_[device].app; }
  // Time passes at both devices, from some moment that all times of a test refer to.
  void now(double time) {
    for (int i = 0; i < 2; ++i) app(i).tick(1e9 + time);
  }
  std::string spoken(int device) { return mirrors_[at(device)].update(app(device)); }

  Stream stream_{1, "calls"};
  TogetherApps apps_{2};
  std::array<Mirror, 2> mirrors_;
};

TEST_F(Calls, AreMadeInTheDialogAndSeenForSomeSeconds) {
  const std::string record = record_text(app(0).table().session.game());
  ASSERT_TRUE(apps_.act(1, "together_calls"));
  EXPECT_EQ(app(1).state().dialog, "calls");
  int calls = 0;
  for (const auto& part : parts_of(app(1))) calls += part["kind"] == "button" ? 1 : 0;
  EXPECT_EQ(calls, Together::known_calls);
  ASSERT_TRUE(apps_.act(1, "together_call:2"));
  EXPECT_EQ(app(1).state().dialog, "");
  for (int device = 0; device < 2; ++device) {
    EXPECT_EQ(call_of(app(device), 1), "Well played!");
    EXPECT_EQ(call_of(app(device), 0), "");
  }
  const std::string first = spoken(0);
  EXPECT_TRUE(contains(first, "Bnn: Well played!")) << first;
  EXPECT_TRUE(contains(spoken(1), "You: Well played!")) << spoken(1);
  EXPECT_FALSE(contains(spoken(0), "Well played!")) << "once";
  now(1);
  EXPECT_LE(app(0).next_due(), 1e9 + 5001);
  now(4900);
  EXPECT_EQ(call_of(app(0), 1), "Well played!");
  now(5002);
  for (int device = 0; device < 2; ++device) EXPECT_EQ(call_of(app(device), 1), "");
  EXPECT_EQ(record_text(app(0).table().session.game()), record);
}

TEST_F(Calls, ANewOneTakesThePlaceOfTheOneBeforeIfItIsNotTooSoon) {
  ASSERT_TRUE(apps_.act(0, "together_call:1"));
  EXPECT_FALSE(apps_.act(0, "together_call:2"));
  now(1);
  now(1000);
  EXPECT_FALSE(apps_.act(0, "together_call:2"));
  now(2002);
  EXPECT_TRUE(apps_.act(0, "together_call:2"));
  EXPECT_EQ(call_of(app(1), 0), "Well played!");
  now(5500);
  EXPECT_EQ(call_of(app(1), 0), "Well played!");
}

TEST_F(Calls, OfANewerVersionAreNotSeen) {
  const std::string table = app(0).state().together.table()->device().sitting().table;
  app(1).act("together_text:0:together/1 " + table + " call 0 60");
  EXPECT_EQ(call_of(app(1), 0), "");
  app(1).act("together_text:0:together/1 " + table + " call 0 8");
  EXPECT_EQ(call_of(app(1), 0), "Thank you!");
  EXPECT_FALSE(apps_.act(1, "together_call:9"));
  EXPECT_FALSE(apps_.act(1, "together_call:0"));
  EXPECT_FALSE(apps_.act(1, "together_call:"));
}

TEST_F(Calls, OfOthersCanBeSwitchedOff) {
  apps_.act(0, "calls_of_others:off");
  spoken(0);
  ASSERT_TRUE(apps_.act(1, "together_call:3"));
  EXPECT_EQ(call_of(app(0), 1), "");
  EXPECT_FALSE(contains(spoken(0), "Hang that")) << "nor spoken";
  EXPECT_TRUE(apps_.act(0, "together_call:4")) << "one's own can be made";
  EXPECT_EQ(call_of(app(1), 0), "Bad luck!");
  EXPECT_EQ(parse_settings(settings_text(app(0).settings())), app(0).settings());
}

TEST_F(Calls, AreOfferedWhereSomebodyHearsThem) {
  EXPECT_TRUE(offers_calls(app(0)));
  apps_.cut(1, 0);
  EXPECT_FALSE(offers_calls(app(0)));
  EXPECT_FALSE(offers_calls(app(1)));
  EXPECT_FALSE(apps_.act(0, "together_calls"));
  EXPECT_FALSE(apps_.act(0, "together_call:1"));
}

TEST_F(Calls, AreMadeAfterTheGameToo) {
  apps_.play_out(stream_);
  ASSERT_TRUE(apps_.over());
  EXPECT_TRUE(apps_.act(1, "together_call:2"));
  EXPECT_EQ(call_of(app(0), 1), "Well played!");
}

// An ordinary table has nobody to call to.
TEST(CallsElsewhere, AreNotOffered) {
  App app(1);
  EXPECT_FALSE(app.act("together_calls"));
  ASSERT_TRUE(app.act("start"));
  EXPECT_FALSE(offers_calls(app));
  EXPECT_FALSE(app.act("together_calls"));
  EXPECT_FALSE(app.act("together_call:1"));
}

}  // namespace
}  // namespace allfours
