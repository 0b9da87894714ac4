// Games of people on devices of their own by links: play by message, wrong links of every kind, and
// failures that the page tells of.
#include "app/duel_play.hpp"
#include "app/modes/together/together_apps.hpp"

namespace allfours {
namespace {

TEST(TogetherByMessage, TheTableGoesRoundAsLinks) {
  for (const GameSetup& setup :
       {setup_of("v=german&rules=target.3"), setup_of("v=trinidad&rules=target.2"),
        setup_of("v=west-yorkshire-6&rules=target.3")}) {
    Stream stream(1, setup_text(setup));
    const int people = setup.players == 2 ? 2 : 3;
    SCOPED_TRACE(setup_text(setup));
    TogetherApps apps(people);
    apps.arrange(setup, "together_turns");
    int turns = 0;
    int holder = 0;
    for (; turns < 2000 && !apps.over(); ++turns) {
      while (apps.play_on(stream)) {
      }
      const std::string link = apps.link_at(holder);
      const bool is_over = apps[holder].app.state().together.table()->device().stage() ==
                           together::Device::Stage::over;
      if (!link.empty()) {
        const std::string dialog = state_of(apps[holder].app).dump();
        EXPECT_EQ(contains(dialog, "it shows how the game has ended"), is_over);
        EXPECT_EQ(contains(dialog, "it is their turn"), !is_over);
      }
      apps.act(holder, "close");
      if (link.empty()) break;
      const int next = apps[holder].app.state().together.table()->by_message()->next_seat();
      ASSERT_NE(next, holder);
      apps[next].app.open_link(link);
      apps.act(next, "");
      ASSERT_TRUE(apps[next].app.message().empty()) << apps[next].app.message();
      apps.act(next, "together_join");
      // Each device may be switched off between two turns.
      if (stream.below(4) == 0) {
        const std::string table = apps[next].app.state().together.table()->device().sitting().table;
        apps.reload(next);
        if (apps[next].app.state().together.table() == nullptr) {
          apps.act(next, "together");
          ASSERT_TRUE(apps.act(next, "together_resume:" + table));
        }
      }
      holder = next;
    }
    EXPECT_TRUE(apps.over()) << turns << apps.situation();
    for (int i = 1; i < people; ++i) EXPECT_EQ(apps[i].record(), apps[0].record());
  }
}

// The game on the table, after a link that has a step which is impossible once a bot has decided.
TEST(TogetherByMessage, AWrongLinkIsTakenBackAndSaid) {
  Stream stream(1, "wrong");
  TogetherApps apps(2);
  apps.arrange(setup_of("v=seven-up&players=3&rules=target.3"), "together_turns");
  for (int holder = 0; !apps[1].app.state().together.plays(); holder = 1 - holder) {
    apps[1 - holder].app.open_link(apps.link_at(holder));
    apps.act(1 - holder, "");
    apps.act(1 - holder, "together_join");
  }
  int holder = apps[0].app.state().together.plays() && apps.link_at(0).empty() ? 0 : 1;
  int said = 0;
  for (int turns = 0; turns < 40 && !apps.over(); ++turns) {
    while (apps.play_on(stream)) {
    }
    const std::string link = apps.link_at(holder);
    apps.act(holder, "close");
    if (link.empty()) break;
    const int next = 1 - holder;
    auto wrong = std::get<together::TurnLink>(together::read_turn_link(link));
    for (const char letter : {'A', 'B', 'C', 'D', 'E', 'F', 'G'}) {
      if (wrong.steps.empty()) break;
      wrong.steps.back() = std::string(1, letter);
      apps[next].app.open_link(together::turn_link_text(wrong));
      apps.act(next, "");
      if (!apps[next].app.state().context.message.is_error()) continue;
      ++said;
      if (apps[next].app.screen() != App::Screen::table) continue;
      const Session& session = apps[next].app.table().session;
      EXPECT_LE(session.shown(), static_cast<int>(session.log().size()));
    }
    apps[next].app.open_link(link);
    apps.act(next, "");
    holder = next;
  }
  EXPECT_GT(said, 10);
}

// A link that was answered says so, over the table that it shows.
TEST(TogetherByMessage, AnAnsweredLinkIsSaidAtItsTable) {
  Stream stream(1, "answered");
  TogetherApps apps(2);
  apps.arrange(setup_of("v=german"), "together_turns");
  const std::string first = apps.link_at(0);
  apps[1].app.open_link(first);
  apps.act(1, "");
  apps.act(1, "together_join");
  apps[0].app.open_link(apps.link_at(1));
  apps.act(0, "");
  ASSERT_TRUE(shows_together(apps[0].app.state()));
  const std::string second = apps.link_at(1);
  apps.act(0, "close");
  while (apps.play_on(stream)) {
  }
  apps[0].app.open_link(second);
  apps.act(0, "");
  EXPECT_TRUE(contains(apps[0].app.message(), "You have already answered this link."))
      << apps[0].app.message();
  EXPECT_TRUE(shows_together(apps[0].app.state()));
}

// --- Links that are wrong -----------------------------------------------------------------------

TEST(TogetherLinks, EachWrongOneIsSaidAndChangesNothing) {
  TogetherApps apps(3);
  apps.act(0, "together");
  ASSERT_TRUE(apps.act(0, "together_host"));
  const std::string invitation = apps.link_at(0, "seat:1");
  const auto refused = [&](int device, const std::string& link) {
    apps[device].app.open_link(link);
    apps.act(device, "");
    EXPECT_NE(apps[device].app.state().dialog, "together");
    EXPECT_TRUE(apps[device].app.state().context.message.is_error()) << link;
    return apps[device].app.message();
  };
  for (std::size_t length = invitation.find("join=") + 6; length < invitation.size(); ++length) {
    EXPECT_NE(refused(1, invitation.substr(0, length)), "");
  }
  // The host's own, in another tab of its browser.
  TogetherApps tabs(1);
  tabs[0].stored = apps[0].stored;
  tabs[0].app.open_link(invitation);
  tabs.act(0, "");
  EXPECT_TRUE(tabs[0].app.state().context.message.is_error());

  // An answer is handed to the tab that has the table.
  apps[1].app.open_link(invitation);
  apps.act(1, "");
  ASSERT_TRUE(apps.act(1, "together_join"));
  const std::string answer = apps.link_at(1);
  tabs[0].app.open_link(answer);
  tabs.act(0, "");
  EXPECT_EQ(tabs[0].handed, answer);
  EXPECT_EQ(tabs[0].app.message(), "");

  // The host takes it once, and none to an older invitation.
  EXPECT_TRUE(apps.act(0, "together_answer:" + answer.substr(0, answer.size() - 1)));
  EXPECT_TRUE(apps[0].app.state().context.message.is_error());
  apps.act(0, "together_invite:1");
  apps.act(0, "together_answer:" + answer);
  EXPECT_TRUE(apps[0].app.state().context.message.is_error());
  EXPECT_EQ(apps[0].app.state().together.place(1).stage, Together::Place::Stage::invited);
  apps.bring_in(1);
  EXPECT_EQ(apps[0].app.state().together.place(1).stage, Together::Place::Stage::here);
}

// --- Reports of the page ------------------------------------------------------------------------

TEST(TogetherPage, EachFailureIsSaidAndCanBeTriedAgain) {
  TogetherApps apps(2);
  apps.arrange(setup_of("v=german"), "together_host");
  App& host = apps[0].app;
  const auto stage = [&] { return host.state().together.place(1).stage; };
  const std::string channel = std::to_string(host.state().together.place(1).channel);
  // There is no connection at all.
  for (const std::string kind : {"unsupported", "failed"}) {
    EXPECT_TRUE(apps.act(0, "together_failed:" + channel + ":" + kind));
    EXPECT_EQ(stage(), Together::Place::Stage::away);
    EXPECT_TRUE(host.state().context.message.is_error());
  }
  EXPECT_FALSE(apps.act(0, "together_failed:" + channel + ":rain"));
  EXPECT_FALSE(apps.act(0, "together_down:nowhere:closed"));
  EXPECT_FALSE(apps.act(0, "together_text:nowhere"));
  EXPECT_EQ(host.state().together.place(0).stage, Together::Place::Stage::bot) << "the own seat";
  // The guest's page cannot connect either: it says so, and a fresh invitation is possible.
  ASSERT_TRUE(apps.act(0, "together_invite:1"));
  apps[1].app.open_link(apps.link_at(0, "seat:1"));
  apps.act(1, "");
  ASSERT_TRUE(apps.act(1, "together_join"));
  ASSERT_TRUE(apps.act(1, "together_failed:0:unsupported"));
  EXPECT_TRUE(contains(parts_of(apps[1].app).dump(), "no connection to Ann"));
  // An answer that cannot be read leaves the invitation as it is; a guest out of reach does not.
  ASSERT_TRUE(apps.act(0, "together_invite:1"));
  apps.bring_in(1);
  ASSERT_FALSE(::testing::Test::HasFatalFailure());
  apps.cut(1, 0, "unreachable");
  EXPECT_TRUE(contains(host.message(), "cannot reach each other")) << host.message();
  EXPECT_EQ(stage(), Together::Place::Stage::away);
  for (const std::string why : {"none", "refused", "unsupported", "not_loaded", "rain"}) {
    EXPECT_TRUE(apps.act(0, "together_no_camera:" + why));
    EXPECT_NE(host.message(), "") << why;
  }
}

TEST(TogetherPage, SaysThatItCouldNotBeLoaded) {
  App app(1);
  EXPECT_FALSE(app.act("together_not_ready")) << "nobody has asked";
  app.act("together");
  EXPECT_TRUE(app.act("together_not_ready"));
  EXPECT_TRUE(app.state().context.message.is_error());
  EXPECT_EQ(app.state().dialog, "");
}

// A guest who closes the page while the deal is made.
TEST(TogetherPage, TheDealGoesOnWithoutASilentGuest) {
  TogetherApps apps(3);
  apps.arrange(setup_of("v=trinidad"), "together_host");
  apps.bring_in(1);
  apps.bring_in(2);
  apps[2].silent = true;
  ASSERT_TRUE(apps.act(0, "together_begin"));
  EXPECT_FALSE(apps[0].app.state().together.plays());
  apps.cut(2, 0);
  EXPECT_FALSE(apps.act(0, "together_leave_out:0")) << "the own seat";
  EXPECT_FALSE(apps.act(0, "together_leave_out:3")) << "a bot's";
  ASSERT_TRUE(apps.act(0, "together_leave_out:2"));
  EXPECT_TRUE(shows_together(apps[0].app.state()));
  EXPECT_TRUE(shows_together(apps[1].app.state()));
  EXPECT_FALSE(apps[0].app.table().session.is_person(2));
}

// The longest name of every script that the table can draw arrives whole.
TEST(TogetherPage, NamesOfEveryLengthArriveWhole) {
  for (const std::string letter : {"a", "é", "漢", "한", "あ"}) {
    for (int length = 1; length <= longest_name; ++length) {
      std::string name;
      for (int i = 1; i < length; ++i) name += letter;
      const std::string other = name + "b";
      name += letter;
      TogetherApps apps(2);
      apps.act(0, "name:0:" + name);
      apps.act(1, "name:0:" + other);
      apps.begin(setup_of("v=german"));
      ASSERT_FALSE(::testing::Test::HasFatalFailure()) << name;
      EXPECT_EQ(apps[1].app.table().narration.narrator().name(0), name);
      EXPECT_EQ(apps[0].app.table().narration.narrator().name(1), other);
    }
  }
}

// Random reports change nothing.
TEST(TogetherLinks, NothingThePageTellsBreaksTheTable) {
  Stream stream(1, "noise");
  TogetherApps apps(2);
  apps.begin(setup_of("v=german&rules=target.3"));
  const std::vector<std::string> verbs{"offered", "answered", "up",    "down",
                                       "text",    "failed",   "remind"};
  for (int i = 0; i < 2000; ++i) {
    std::string noise;
    for (int length = stream.below(30); length > 0; --length) {
      noise += static_cast<char>(stream.below(256));
    }
    const std::string channel = std::to_string(1 + stream.below(4) * 100);
    apps.act(stream.below(2), "together_" +
                                  verbs[at(stream.below(static_cast<int>(verbs.size())))] + ":" +
                                  (stream.below(2) == 0 ? channel + ":" : "") + noise);
  }
  EXPECT_EQ(apps[0].app.state().together.table()->device().history().steps(),
            apps[1].app.state().together.table()->device().history().steps());
}

}  // namespace
}  // namespace allfours
