// Opening links: valid ones, and broken ones, which show a message and a way to continue.
#include <cmath>

#include "app/app.hpp"
#include "app/app_play.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"

namespace allfours {
namespace {

void play(Sitting& sitting, Stream& stream, int choices) {
  for (sitting.wait(); choices > 0 && !game_over(sitting.app.table()); --choices) {
    ASSERT_FALSE(::testing::Test::HasFatalFailure());
    sitting.choose_something(stream);
    sitting.wait();
  }
}

// The start screen shows the fault, and a game can be started from it.
void expect_refused(App& app, std::string_view link) {
  SCOPED_TRACE(link);
  app.open_link(link);
  ASSERT_EQ(app.screen(), App::Screen::start);
  EXPECT_FALSE(app.message().empty());
  EXPECT_TRUE(app.state().context.message.is_error());
  EXPECT_TRUE(
      app.message().starts_with(app.words().bad_link.substr(0, app.words().bad_link.find('{'))))
      << app.message();
  // The message stays until the person continues.
  EXPECT_TRUE(std::isinf(app.next_due()));
  EXPECT_FALSE(app.tick(1e9));
  EXPECT_FALSE(app.message().empty());
  app.act("start");
  ASSERT_EQ(app.screen(), App::Screen::table);
  EXPECT_EQ(app.message(), "");
  app.tick(1e9);
  EXPECT_GT(app.table().session.shown(), 0);
}

TEST(Links, AGoodOneIsTheGame) {
  App app(1);
  app.open_link("v=seven-up&players=3&seed=KINGSTON-42&rules=target.9,bunch.false");
  ASSERT_EQ(app.screen(), App::Screen::table);
  const GameSetup& setup = app.table().session.setup();
  EXPECT_EQ(setup.variant->id, "seven-up");
  EXPECT_EQ(setup.players, 3);
  EXPECT_EQ(setup.seed, "KINGSTON-42");
  EXPECT_EQ(setup.rules.target, 9);
  EXPECT_FALSE(setup.rules.bunch);
  EXPECT_EQ(app.message(), "");
  EXPECT_EQ(app.table().session.shown(), 0);
  EXPECT_FALSE(looking_back(app.table()));
  // The start screen has it for the next game, too.
  app.act("new_game");
  EXPECT_EQ(app.state().start.variant().id, "seven-up");
  EXPECT_EQ(app.state().start.players(), 3);
}

TEST(Links, TheSameLinkIsTheSameGame) {
  const auto cards = [](std::string_view link) {
    Sitting sitting(link);
    sitting.wait();
    return sitting.app.table().session.log();
  };
  EXPECT_EQ(cards("v=trinidad&seed=SAME"), cards("v=trinidad&seed=SAME"));
  EXPECT_NE(cards("v=trinidad&seed=SAME"), cards("v=trinidad&seed=OTHER"));
}

TEST(Links, AGameThatHasBegunOpensWhereItStands) {
  for (const GameSetup& setup : usual_setups()) {
    Stream stream(1, "links");
    Sitting sitting(setup_text(setup));
    play(sitting, stream, 8);
    ASSERT_FALSE(HasFatalFailure());
    // The table does not wait for the end of a hand a second time.
    sitting.app.act("next_hand");
    sitting.wait();
    const Session& session = sitting.app.table().session;
    const std::string link = record_text(session.record());
    Sitting other(link);
    App& app = other.app;
    // The wait returns if the last decision ended a hand.
    if (waits_for_next_hand(app.table())) {
      app.act("next_hand");
      other.wait();
    }
    EXPECT_TRUE(app.table().session.at_end()) << link;
    EXPECT_EQ(app.table().narration.rows().size(), app.table().session.log().size());
    other.wait();
    EXPECT_EQ(app.table().session.log(), session.log()) << link;
    EXPECT_EQ(app.table().session.can_undo(), session.can_undo());
    EXPECT_FALSE(other.offered().empty()) << link;
  }
}

TEST(Links, AFinishedGameOpensAtItsEnd) {
  Stream stream(2, "links");
  Sitting sitting("v=pitch&players=2&seed=END&rules=target.2");
  play(sitting, stream, 1000);
  ASSERT_TRUE(game_over(sitting.app.table()));
  Sitting other(record_text(sitting.app.table().session.record()));
  EXPECT_TRUE(game_over(other.app.table()));
  EXPECT_TRUE(std::isinf(other.app.next_due()));
  other.app.act("undo");
  EXPECT_FALSE(game_over(other.app.table()));
  EXPECT_TRUE(other.app.table().session.person_to_decide());
}

TEST(Links, PlayedAgainAGameFromItsMiddleBeginsAtNought) {
  Stream stream(3, "links");
  Sitting sitting("v=trinidad&seed=MIDDLE&rules=target.9&hand=5&dealer=2&score=8.8");
  play(sitting, stream, 1000);
  ASSERT_TRUE(game_over(sitting.app.table()));
  sitting.app.act("play_again");
  const GameSetup& setup = sitting.app.table().session.setup();
  EXPECT_FALSE(setup.start);
  EXPECT_EQ(setup.variant->id, "trinidad");
  EXPECT_EQ(setup.rules.target, 9);
  const Table& table = sitting.app.table().session.table();
  EXPECT_EQ(table.score[0], 0);
  EXPECT_EQ(table.score[1], 0);
}

TEST(Links, AnEmptyOneIsTheStartScreen) {
  Sitting sitting("v=trinidad&seed=A");
  sitting.wait();
  sitting.app.act("menu");
  sitting.app.open_link("");
  EXPECT_EQ(sitting.app.screen(), App::Screen::start);
  EXPECT_EQ(sitting.app.message(), "");
  EXPECT_FALSE(sitting.app.state().context.sheets.menu);
  EXPECT_TRUE(std::isinf(sitting.app.next_due()));
  // Also after a broken one.
  sitting.app.open_link("nonsense");
  EXPECT_NE(sitting.app.message(), "");
  sitting.app.open_link("");
  EXPECT_EQ(sitting.app.message(), "");
}

// Marks with which no link can end belong to the surrounding text.
TEST(Links, MarksBehindALinkAreNotPartOfIt) {
  for (const std::string_view link :
       {"v=trinidad&seed=A&rules=target.9,", "v=trinidad&seed=A&log=1!"}) {
    App app(1);
    app.open_link(link);
    EXPECT_EQ(app.screen(), App::Screen::table) << link;
  }
}

TEST(Links, ABadOneSaysSo) {
  for (const std::string link : {"v=whist&seed=A",
                                 "v=&seed=A",
                                 "seed=A",
                                 "v=trinidad",
                                 "v=trinidad&seed=",
                                 "v=trinidad&seed=two words",
                                 "v=trinidad&seed=%41",
                                 "nonsense",
                                 "=",
                                 "&",
                                 "&&&",
                                 "v",
                                 "#",
                                 "v=trinidad&seed=A&seed=B",
                                 "v=trinidad&seed=A&colour=red",
                                 "v=trinidad&players=3&seed=A",
                                 "v=seven-up&players=&seed=A",
                                 "v=seven-up&players=9&seed=A",
                                 "v=pitch&players=-2&seed=A",
                                 "v=trinidad&seed=A&rules=target",
                                 "v=trinidad&seed=A&rules=target.100",
                                 "v=trinidad&seed=A&rules=hang_jack.maybe",
                                 "v=trinidad&seed=A&rules=,target.9",
                                 "v=trinidad&seed=A&rules=no_such_rule.1",
                                 "v=trinidad&seed=A&rules=jack.dealt",
                                 "v=trinidad&seed=A&log=",
                                 "v=trinidad&seed=A&log=0A",
                                 "v=trinidad&seed=A&log=9A",
                                 "v=trinidad&seed=A&log=1!A",
                                 "v=trinidad&seed=A&log=1Z",
                                 "v=trinidad&seed=A&log=1-A",
                                 "v=trinidad&seed=A&log=1AAAAAAAAAAAAAAAAA9",
                                 "\xff\xfe",
                                 "{who}|{text}",
                                 "\"\\\n"}) {
    App app(1);
    expect_refused(app, link);
  }
}

TEST(Links, AVeryLongOne) {
  App app(1);
  expect_refused(app, std::string(100'000, '&'));
  App other(1);
  expect_refused(other, "v=trinidad&seed=" + std::string(100'000, 'A'));
}

TEST(Links, ABadOneDuringAGame) {
  Stream stream(3, "links");
  Sitting sitting("v=pitch&players=4&seed=A");
  play(sitting, stream, 4);
  sitting.app.act("moment:3");
  sitting.app.act("menu");
  sitting.app.open_link("v=whist");
  EXPECT_FALSE(sitting.app.state().context.sheets.menu);
  EXPECT_EQ(sitting.app.screen(), App::Screen::start);
  EXPECT_TRUE(sitting.app.state().context.message.is_error());
  EXPECT_TRUE(std::isinf(sitting.app.next_due()));
  sitting.app.open_link("v=pitch&players=4&seed=A");
  EXPECT_EQ(sitting.app.message(), "");
  EXPECT_FALSE(looking_back(sitting.app.table()));
  play(sitting, stream, 4);
  EXPECT_GT(sitting.app.table().session.shown(), 10);
}

TEST(Links, AChangedOneIsAGameOrIsRefused) {
  Stream stream(4, "links");
  Sitting sitting("v=seven-up&players=3&seed=CHANGED&rules=target.9");
  play(sitting, stream, 10);
  const std::string link = record_text(sitting.app.table().session.record());
  constexpr std::string_view signs = "ABZaz09-_=&.,!%1 vseed";
  int good = 0;
  int bad = 0;
  App app(1);
  for (int i = 0; i < 1500; ++i) {
    std::string changed = link;
    for (int change = stream.below(3); change >= 0; --change) {
      const auto place = static_cast<std::size_t>(stream.below(static_cast<int>(changed.size())));
      const char sign =
          signs[static_cast<std::size_t>(stream.below(static_cast<int>(signs.size())))];
      switch (stream.below(3)) {
        case 0:
          changed[place] = sign;
          break;
        case 1:
          changed.insert(place, 1, sign);
          break;
        default:
          changed.erase(place, 1);
      }
    }
    app.open_link(changed);
    if (app.screen() == App::Screen::table) {
      ++good;
      ASSERT_EQ(app.message(), "") << changed;
    } else {
      ++bad;
      ASSERT_FALSE(app.message().empty()) << changed;
    }
  }
  EXPECT_GT(good, 10);
  EXPECT_GT(bad, 500);
}

}  // namespace
}  // namespace allfours
