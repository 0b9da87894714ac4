// The person's turn at a table of people on devices: what the page is told, and the switch.
#include "app/duel_play.hpp"
#include "app/modes/together/together_apps.hpp"

namespace allfours {
namespace {

// Without a tick, as in a tab out of sight: the table on the screen stands still.
TEST(TogetherTurn, IsToldOnceWhateverTheScreenShows) {
  Stream stream(1, "told");
  TogetherApps apps(2);
  apps.begin(setup_of("v=german&rules=target.3"));
  const int asked = apps[0].app.state().together.is_awaited() ? 0 : 1;
  EXPECT_EQ(apps[asked].turns, std::vector<std::string>{"\n"});
  EXPECT_TRUE(apps[1 - asked].turns.empty());
  EXPECT_TRUE(state_of(apps[asked].app).contains("turn"));
  EXPECT_FALSE(state_of(apps[1 - asked].app).contains("turn"));
  for (int i = 0; i < 3; ++i) {
    for (int device = 0; device < 2; ++device) apps.act(device, "together_remind");
  }
  EXPECT_EQ(apps[asked].turns.size(), 1U);
  apps.play_out(stream);
  // Each of the own decisions once.
  for (int i = 0; i < 2; ++i) {
    const Events& log = apps[i].app.state().together.game().log();
    const auto own = std::count_if(log.begin(), log.end(), [i](const Event& event) {
      return event.seat == i && (event.kind == EventKind::play || event.kind == EventKind::say);
    });
    EXPECT_GE(static_cast<int>(apps[i].turns.size()), static_cast<int>(own) / 2);
    EXPECT_LE(static_cast<int>(apps[i].turns.size()), static_cast<int>(own) + 1);
  }
}

TEST(TogetherTurn, IsSaidOverAnotherGameAndOnTheStartScreen) {
  TogetherApps apps(2);
  apps.begin(setup_of("v=german&rules=target.3"));
  const int asked = apps[0].app.state().together.is_awaited() ? 0 : 1;
  App& app = apps[asked].app;
  apps.act(asked, "new_game");
  ASSERT_EQ(app.screen(), App::Screen::start);
  EXPECT_EQ(state_of(app)["turn"], "It is your turn.");
  apps.act(asked, "together");
  EXPECT_TRUE(contains(state_of(app).dump(), "together_table"));
  apps.act(asked, "start");
  ASSERT_FALSE(shows_together(app.state()));
  EXPECT_EQ(state_of(app)["turn"], "It is your turn.");
}

TEST(TogetherTurn, IsHeardAndNotifiedAsThePersonWants) {
  Stream stream(1, "wanted");
  TogetherApps apps(2);
  for (int i = 0; i < 2; ++i) {
    apps.act(i, "sound:on");
    EXPECT_TRUE(apps.act(i, "turn_notes:on"));
    EXPECT_EQ(apps[i].asked_for_notes, 1);
    apps.act(i, "turn_notes:granted");
    EXPECT_TRUE(apps[i].app.settings().turn_notes);
  }
  apps.begin(setup_of("v=german&rules=target.3"));
  const int asked = apps[0].app.state().together.is_awaited() ? 0 : 1;
  const std::string sound = "sound:" + std::to_string(static_cast<int>(Sound::turn)) + ":1\n";
  EXPECT_EQ(apps[asked].turns, std::vector<std::string>{sound + "It is your turn."});
}

TEST(TogetherTurn, WithoutPermissionTheSwitchIsOffAgainAndSaysWhy) {
  for (const std::string answer : {"refused", "unsupported"}) {
    TogetherApps apps(1);
    apps.act(0, "settings");
    ASSERT_TRUE(apps.act(0, "turn_notes:on"));
    EXPECT_TRUE(apps[0].app.settings().turn_notes);
    apps.act(0, "turn_notes:" + answer);
    EXPECT_FALSE(apps[0].app.settings().turn_notes);
    EXPECT_TRUE(contains(apps[0].app.message(), "notifications")) << apps[0].app.message();
    EXPECT_TRUE(apps[0].app.state().context.message.is_error());
    EXPECT_EQ(apps[0].app.state().dialog, "settings");
  }
}

// A link to an embedding page could ask for what the page around it must decide.
TEST(TogetherTurn, AnEmbeddedTableHasNoSuchSwitch) {
  App app(1);
  app.embed({Embedding::Controls::full, false, 0});
  app.act("settings");
  EXPECT_FALSE(contains(state_of(app)["dialog"].dump(), "turn_notes"));
}

}  // namespace
}  // namespace allfours
