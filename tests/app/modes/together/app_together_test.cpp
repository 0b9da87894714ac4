// Games of people on devices of their own, from the invitation to the end, through the actions and
// dialogs of an app for each: with bots here and in a worker, breaks and reloads.
#include "app/duel_play.hpp"
#include "app/features/hint/table_hint.hpp"
#include "app/features/review/table_review.hpp"
#include "app/modes/together/together_apps.hpp"
#include "app/storage/resume.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"

namespace allfours {
namespace {

// Every variant with all numbers of people up to its players; bots have the other seats.
TEST(TogetherAtTheTable, WholeGamesEndWithTheSameRecordEverywhere) {
  for (const GameSetup& setup : usual_setups()) {
    Stream stream(1, setup_text(setup));
    const int people = 2 + stream.below(setup.players - 1);
    SCOPED_TRACE(setup_text(setup) + ", people: " + std::to_string(people));
    TogetherApps apps(people, stream.below(2) == 0);
    apps.begin(setup);
    ASSERT_FALSE(::testing::Test::HasFatalFailure());
    apps.play_out(stream);
    ASSERT_FALSE(::testing::Test::HasFatalFailure());
    const std::string record = apps[0].record();
    EXPECT_NE(record, "");
    for (int i = 0; i < people; ++i) {
      EXPECT_EQ(apps[i].record(), record);
      EXPECT_EQ(record_text(apps[i].app.table().session.game()), record);
      EXPECT_EQ(apps[i].app.table().session.human(), i);
      EXPECT_FALSE(shows_together(apps[i].app.state())) << "an ordinary game from now on";
      EXPECT_TRUE(can_undo(apps[i].app.table()));
    }
  }
}

// The storage name of a game belongs to its table alone.
TEST(TogetherAtTheTable, LeavesNoNameToTheNextGame) {
  TogetherApps apps(2);
  apps.begin(setup_of("v=german"));
  App& app = apps[0].app;
  ASSERT_TRUE(shows_together(app.state()));
  apps.act(0, "new_game");
  EXPECT_EQ(app.screen(), App::Screen::start);
  EXPECT_EQ(app.state().own_name, "");
}

// While it runs, nothing shown, spoken or stored in the tab says more than the own view.
TEST(TogetherAtTheTable, ShowsTheOwnSeatAlone) {
  const GameSetup setup = setup_of("v=trinidad&rules=target.3");
  Stream stream(1, "secrets");
  TogetherApps apps(3);
  apps.begin(setup);
  do {
    for (int i = 0; i < apps.size(); ++i) {
      App& app = apps[i].app;
      if (!shows_together(app.state())) continue;
      const SeatView view = app.table().session.view();
      for (int seat = 0; seat < setup.players; ++seat) {
        if (seat != i && !game_over(app.table())) {
          EXPECT_TRUE(view.table.hands[at(seat)].empty());
        }
      }
      const std::string seed = app.table().session.setup().seed;
      EXPECT_FALSE(contains(tab_text(app), seed)) << "the cards follow from it";
      EXPECT_FALSE(contains(state_of(app).dump(), seed));
      app.act("copy_history");
      EXPECT_FALSE(contains(*app.take_effects().copy_text, seed));
      EXPECT_FALSE(contains(app.table().address, seed));
      EXPECT_FALSE(own_text(app).has_value());
      EXPECT_FALSE(can_undo(app.table()));
      EXPECT_FALSE(offers_hint(app.table()));
      EXPECT_FALSE(offers_review(app.table()));
      EXPECT_FALSE(app.act("fair"));
    }
  } while (apps.play_on(stream));
  EXPECT_TRUE(apps.over());
}

// The page says it in the title of its tab.
TEST(TogetherAtTheTable, TellsThePageWhoseTurnItIs) {
  Stream stream(1, "turns");
  TogetherApps apps(2);
  apps.begin(setup_of("v=german&rules=target.3"));
  std::array<int, 2> told{};
  do {
    for (int i = 0; i < apps.size(); ++i) {
      const App& app = apps[i].app;
      const auto state = state_of(app);
      const bool turn =
          shows_together(app.state()) && app.state().together.table()->device().own_turn();
      EXPECT_EQ(state.contains("turn"), turn);
      if (turn) {
        EXPECT_EQ(state.at("turn"), "It is your turn.");
      }
      told[at(i)] += turn ? 1 : 0;
    }
  } while (apps.play_on(stream));
  EXPECT_GT(told[0], 5);
  EXPECT_GT(told[1], 5);
}

TEST(TogetherAtTheTable, NamesComeWithTheirDevices) {
  TogetherApps apps(2);
  apps.begin(setup_of("v=trinidad"));
  EXPECT_EQ(apps[0].app.table().narration.narrator().name(0), "Ann");
  EXPECT_EQ(apps[0].app.table().narration.narrator().name(1), "Bnn");
  EXPECT_EQ(apps[1].app.table().narration.narrator().name(0), "Ann");
  EXPECT_EQ(apps[1].app.table().narration.narrator().name(1), "Bnn");
}

// Cut by chance and invited again; the game goes on where it was.
TEST(TogetherAtTheTable, WaitsForThoseWhoAreAwayAndGoesOn) {
  const GameSetup setup = setup_of("v=trinidad&rules=target.5");
  Stream stream(1, "breaks");
  TogetherApps apps(3);
  apps.begin(setup);
  for (int breaks = 0; breaks < 12 && !apps.over(); ++breaks) {
    for (int i = stream.below(12); i > 0 && apps.play_on(stream);) --i;
    if (apps.over()) break;
    const int guest = 1 + stream.below(2);
    const int steps = apps[0].app.state().together.table()->device().history().steps();
    if (stream.below(2) == 0)
      apps.reload(guest);
    else
      apps.cut(guest, 0);
    EXPECT_EQ(apps[0].app.state().together.place(guest).stage, Together::Place::Stage::away);
    while (apps.play_on(stream)) {
    }
    ASSERT_FALSE(apps.over()) << "the table waits";
    if (shows_together(apps[guest].app.state())) {
      EXPECT_FALSE(prompt_at(apps[guest].app.table()).empty());
    }
    ASSERT_TRUE(apps.act(0, "together_invite:" + std::to_string(guest)));
    apps.bring_in(guest);
    ASSERT_FALSE(::testing::Test::HasFatalFailure());
    EXPECT_GE(apps[0].app.state().together.table()->device().history().steps(), steps);
    EXPECT_EQ(apps[0].app.state().together.place(guest).stage, Together::Place::Stage::here);
    EXPECT_TRUE(shows_together(apps[guest].app.state()));
  }
  apps.play_out(stream);
  EXPECT_EQ(apps[0].record(), apps[1].record());
  EXPECT_EQ(apps[0].record(), apps[2].record());
}

// Also on the own turn: nothing is played that might not arrive.
TEST(TogetherAtTheTable, AGuestWithoutAConnectionIsToldAndWaits) {
  Stream stream(1, "lost");
  TogetherApps apps(2);
  apps.begin(setup_of("v=german&rules=target.3"));
  const App& guest = apps[1].app;
  const auto can_play = [&] { return !playable_cards(guest.table()).empty(); };
  for (apps[1].wait(); !can_play(); apps[1].wait()) ASSERT_TRUE(apps.play_on(stream));
  apps.cut(1, 0);
  EXPECT_TRUE(contains(prompt_at(guest.table()), "There is no connection to Ann."));
  EXPECT_FALSE(can_play());
  EXPECT_TRUE(offers(actions_at(guest.table()), "together"));
  ASSERT_TRUE(apps.act(0, "together_invite:1"));
  apps.bring_in(1);
  apps[1].wait();
  EXPECT_TRUE(can_play());
  apps.play_out(stream);
  EXPECT_EQ(apps[0].record(), apps[1].record());
}

TEST(TogetherAtTheTable, TheHostComesBackAfterAReload) {
  Stream stream(1, "host");
  TogetherApps apps(2);
  apps.begin(setup_of("v=german"));
  for (int i = 0; i < 5; ++i) apps.play_on(stream);
  apps.reload(0);
  ASSERT_TRUE(shows_together(apps[0].app.state())) << "the tab goes on with its table";
  apps.act(0, "together_invite:1");
  apps.bring_in(1);
  apps.play_out(stream);
  EXPECT_EQ(apps[0].record(), apps[1].record());
}

// With the own seat and the names, as it ended; it counts once.
TEST(TogetherAtTheTable, ItsEndComesBackAfterAReload) {
  for (const std::string_view link : {"v=german&rules=target.3", "v=trinidad&rules=target.3"}) {
    Stream stream(1, "end");
    TogetherApps apps(2);
    apps.begin(setup_of(link));
    apps.play_out(stream);
    for (int device = 0; device < 2; ++device) {
      apps[device].wait();
      ASSERT_TRUE(game_over(apps[device].app.table()));
      const int seat = apps[device].app.table().session.human();
      const auto told = [&] {
        std::string text;
        for (const HistoryRow& row : apps[device].app.table().narration.rows())
          text += row.who + row.title + row.why + row.score + row.result + "\n";
        return text;
      };
      const std::string history = told();
      for (int times = 0; times < 2; ++times) {
        apps.reload(device);
        const App& app = apps[device].app;
        ASSERT_EQ(app.screen(), App::Screen::table);
        EXPECT_EQ(app.table().session.human(), seat);
        EXPECT_FALSE(own_text(app)) << "it is stored with its table alone";
        EXPECT_EQ(app.table().narration.narrator().name(1 - seat), device == 0 ? "Bnn" : "Ann");
        EXPECT_EQ(told(), history);
        EXPECT_TRUE(game_over(app.table()));
        EXPECT_TRUE(app.table().mode->facts().is_reviewed) << "review is open after a game";
      }
      EXPECT_EQ(apps[device].app.state().records.statistics.now().total().size(), 1u);
      EXPECT_EQ(apps[device].app.state().records.statistics.now().total()[0].games, 1);
    }
  }
}

TEST(TogetherAtTheTable, ABotTakesASeatAndGivesItBack) {
  Stream stream(1, "stand-in");
  TogetherApps apps(2);
  apps.begin(setup_of("v=trinidad&rules=target.3"));
  for (int i = 0; i < 4; ++i) apps.play_on(stream);
  apps.cut(1, 0);
  EXPECT_FALSE(apps.act(0, "together_bot:0")) << "not the own seat";
  EXPECT_FALSE(apps.act(0, "together_bot:2")) << "a bot's";
  EXPECT_FALSE(apps.act(0, "together_bot:9"));
  ASSERT_TRUE(apps.act(0, "together_bot:1"));
  EXPECT_FALSE(apps[0].app.table().session.is_person(1));
  for (int i = 0; i < 4; ++i) EXPECT_TRUE(apps.play_on(stream)) << apps.situation();
  ASSERT_TRUE(apps.act(0, "together_person:1"));
  EXPECT_TRUE(apps[0].app.table().session.is_person(1));
}

// One name for each player, whoever looks; and in the language of the device, which may change.
TEST(TogetherAtTheTable, EverybodyHasTheSameNamesForTheOthers) {
  TogetherApps apps(2);
  apps.act(1, "name:0:");
  apps.begin(setup_of("v=trinidad&rules=target.3"));
  const auto name = [&](int device, int seat) {
    return apps[device].app.table().narration.narrator().name(seat);
  };
  for (const int bot : {2, 3}) EXPECT_EQ(name(0, bot), name(1, bot));
  EXPECT_NE(name(0, 2), name(0, 3));
  EXPECT_EQ(name(0, 1), "Player 2");
  apps.act(0, "language:de");
  EXPECT_EQ(name(0, 1), "Spieler 2");
}

TEST(TogetherAtTheTable, TwoPeopleOfOneNameAreToldApart) {
  TogetherApps apps(3);
  apps.act(1, "name:0:Bob");
  apps.act(2, "name:0:Bob");
  apps.begin(setup_of("v=trinidad&rules=target.3"));
  const Narrator& narrator = apps[0].app.table().narration.narrator();
  EXPECT_EQ(narrator.name(1), "Bob 2");
  EXPECT_EQ(narrator.name(2), "Bob 3");
}

// A device of another version is sent away, and may be invited anew.
TEST(TogetherAtTheTable, AConnectionThatTheHostClosesLeavesTheSeatToANewInvitation) {
  TogetherApps apps(2);
  apps.arrange(setup_of("v=german"), "together_host");
  apps[1].silent = true;
  apps.bring_in(1);
  const int channel = apps[0].app.state().together.place(1).channel;
  ASSERT_GE(channel, 0);
  apps.act(0, "together_text:" + std::to_string(channel) + ":together/2 ABC join");
  EXPECT_TRUE(contains(apps[0].app.message(), "version")) << apps[0].app.message();
  EXPECT_EQ(apps[0].app.state().together.place(1).stage, Together::Place::Stage::away);
  apps.act(0, "together");
  EXPECT_TRUE(contains(state_of(apps[0].app).dump(), "together_invite:1"));
}

// A phone drops the page while its person sends the link in another program.
TEST(TogetherAtTheTable, ATableThatGathersIsBackAfterAReload) {
  const GameSetup setup = setup_of("v=german");
  TogetherApps apps(2);
  apps.arrange(setup, "together_host");
  apps[1].app.open_link(apps.link_at(0, "seat:1"));
  apps.act(1, "close");
  apps.act(1, "together");
  ASSERT_TRUE(apps.act(1, "together_join"));
  for (const int device : {0, 1}) {
    SCOPED_TRACE(device);
    apps.reload(device);
    EXPECT_EQ(apps[device].app.state().dialog, "together") << apps.situation();
    EXPECT_NE(apps[device].app.state().together.table(), nullptr);
    EXPECT_FALSE(apps[device].app.state().together.plays());
  }
  // Both go on with a fresh invitation.
  apps.act(0, "together_invite:1");
  apps.bring_in(1);
  apps.act(0, "together_begin");
  Stream stream(1, "gathering");
  apps.play_out(stream);
  EXPECT_TRUE(apps.over()) << apps.situation();
}

// The host closes the connection after it: the host is not away.
TEST(TogetherAtTheTable, WhyAGuestIsSentAwayStaysToBeRead) {
  TogetherApps apps(2);
  apps.arrange(setup_of("v=german"), "together_host");
  apps.bring_in(1);
  const App& guest = apps[1].app;
  const std::string table = guest.state().together.table()->device().sitting().table;
  apps.act(1, "together_text:0:together/1 " + table + " fault together_silent 1");
  const std::string why(guest.message());
  ASSERT_NE(why, "");
  apps.act(1, "together_down:0:closed");
  EXPECT_EQ(guest.message(), why);
}

// With an invitation from before, at the seat that a bot has played so far.
TEST(TogetherAtTheTable, APersonWhoComesLateIsNamedAtTheHostsTable) {
  TogetherApps apps(3);
  apps.arrange(setup_of("v=pitch&players=3"), "together_host");
  apps.bring_in(1);
  ASSERT_TRUE(apps.act(0, "together_begin"));
  const auto name_at_table = [&] { return apps[0].app.table().narration.narrator().name(2); };
  ASSERT_NE(name_at_table(), "Cnn");
  apps.act(0, "together");
  apps.bring_in(2);
  Stream stream(1, "late");
  for (int i = 0; i < 12 && name_at_table() != "Cnn"; ++i) apps.play_on(stream);
  EXPECT_EQ(name_at_table(), "Cnn") << apps.situation();
  // They are away, and no bot, once the host's page is loaded again.
  apps.reload(0);
  apps.act(0, "together");
  const std::string dialog = state_of(apps[0].app).dump();
  EXPECT_TRUE(contains(dialog, "Cnn is away")) << dialog;
}

// The people of each table, with the own seat as "You", whichever table is open.
TEST(TogetherAtTheTable, StoredTablesNameTheirPeople) {
  TogetherApps apps(2);
  apps.begin(setup_of("v=german"));
  for (const int device : {0, 1}) {
    App& app = apps[device].app;
    apps.act(device, "together");
    const std::string people = device == 0 ? "You, Bnn" : "Ann, You";
    EXPECT_TRUE(contains(state_of(app).dump(), people));
    apps.act(device, "together_leave");
    apps.act(device, "close");
    apps.act(device, "together");
    EXPECT_TRUE(contains(state_of(app).dump(), people)) << state_of(app)["dialog"].dump();
  }
}

}  // namespace
}  // namespace allfours
