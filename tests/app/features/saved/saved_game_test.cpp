// Saved games: restored exactly, at every moment; other texts are rejected.
#include "app/features/saved/saved_game.hpp"

#include <cmath>

#include "app/app_play.hpp"
#include "app/storage/resume.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"

namespace allfours {
namespace {

// Everything a person sees of a game at the table.
std::string seen(const App& app) {
  std::string text =
      std::to_string(app.table().session.shown()) + prompt_at(app.table()) + app.message();
  for (const Action& action : actions_at(app.table())) text += action.id + " ";
  for (const Card card : playable_cards(app.table())) text += card_text(card);
  text += "|";
  for (const Card card : app.table().picked) text += card_text(card);
  for (const HistoryRow& row : app.table().narration.rows())
    text += row.title + row.who + row.why + row.score;
  return text;
}

TEST(SavedGames, AGameComesBackAtEveryMoment) {
  Stream stream(1, "saved");
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    for (int steps = 0; steps < 400 && sitting.plays(); ++steps) {
      if (std::isinf(app.next_due())) {
        sitting.choose_something(stream);
      } else {
        sitting.wait_a_step();
      }
      App other(static_cast<std::uint32_t>(steps));
      other.restore_settings(app.settings());
      other.open(setup_text(setup), tab_text(app), {});
      ASSERT_EQ(other.screen(), App::Screen::table);
      ASSERT_EQ(other.table().session.table(), app.table().session.table());
      ASSERT_EQ(seen(other), seen(app)) << steps;
      ASSERT_EQ(tab_text(other), tab_text(app));
      // An award on the felt appears again.
      if (!award_is_up(other.table())) {
        ASSERT_EQ(std::isinf(other.next_due()), std::isinf(app.next_due()));
      }
    }
  }
}

TEST(SavedGames, TheGameGoesOnAsItWouldHave) {
  Stream stream(2, "saved");
  Sitting one("v=seven-up&players=3&seed=ON");
  for (int steps = 0; steps < 30; ++steps) {
    one.wait();
    if (game_over(one.app.table())) break;
    one.choose_something(stream);
  }
  Sitting two(1);
  two.app.open("", "", saved_as(kept_text(one.app)));
  ASSERT_EQ(two.app.screen(), App::Screen::table);
  Stream same(3, "saved");
  Stream again(3, "saved");
  for (int steps = 0; steps < 20; ++steps) {
    one.wait();
    two.wait();
    ASSERT_EQ(one.app.table().session.log(), two.app.table().session.log());
    if (game_over(one.app.table())) break;
    one.choose_something(same);
    two.choose_something(again);
  }
}

TEST(SavedGames, AnEarlierMomentIsStillLookedAt) {
  Sitting sitting("v=pitch&players=4&seed=LOOK");
  Stream stream(4, "saved");
  sitting.wait();
  sitting.choose_something(stream);
  sitting.wait();
  sitting.app.act("moment:4");
  App other(1);
  other.open("", tab_text(sitting.app), {});
  EXPECT_TRUE(looking_back(other.table()));
  EXPECT_EQ(other.table().session.shown(), 4);
  EXPECT_EQ(live_moment(other.table()), live_moment(sitting.app.table()));
}

// Everything a person sees of all games of a table, one after another.
std::string seen_of_all(App& app) {
  const int shown = app.table().practice.shown();
  std::string text = std::to_string(shown) + ": ";
  for (const int game : app.table().practice.numbers()) {
    app.act("game:" + std::to_string(game));
    text += game_name(app.table(), game) + practice_text(app.table()) + seen(app) + "\n";
  }
  app.act("game:" + std::to_string(shown));
  return text;
}

TEST(SavedGames, PracticeComesBackWithTheGame) {
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Stream stream(8, setup_text(setup));
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    for (int game = 1; game <= 3; ++game) {
      for (int choices = 0; choices < 4 && sitting.plays(); ++choices) {
        sitting.wait();
        if (!game_over(app.table())) sitting.choose_something(stream);
      }
      sitting.wait();
      if (game == 2) app.act("undo");
      app.act("moment:" + std::to_string(2 + stream.below(app.table().session.shown() - 2)));
      app.act("play_on");
      ASSERT_EQ(app.table().practice.shown(), game);
      App other(1);
      other.open("", tab_text(app), {});
      ASSERT_EQ(other.screen(), App::Screen::table);
      EXPECT_EQ(tab_text(other), tab_text(app));
      EXPECT_EQ(other.table().practice.numbers(), app.table().practice.numbers());
      EXPECT_EQ(seen_of_all(other), seen_of_all(app));
    }
    // An earlier moment of practice is still shown, and the next practice has a new number.
    app.act("moment:2");
    App other(1);
    other.open("", tab_text(app), {});
    EXPECT_TRUE(looking_back(other.table()));
    EXPECT_EQ(other.table().practice.shown(), 3);
    EXPECT_EQ(other.table().session.shown(), 2);
    other.act("play_on");
    EXPECT_EQ(other.table().practice.shown(), 4);
  }
}

TEST(SavedGames, PracticeThatWouldBeTooLongIsLeftOut) {
  Sitting sitting("v=sca&seed=LONG");
  Stream stream(9, "saved");
  sitting.play_out(stream);
  SavedGame game = *parse_saved(tab_text(sitting.app));
  for (int number = 1; number <= 200; ++number) {
    game.practice_games.push_back({number, game.real});
  }
  game.game_shown = 3;
  const auto again = parse_saved(saved_text(game));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->real.game.log(), game.real.game.log());
  EXPECT_EQ(again->game_shown, 3);
  ASSERT_GT(again->practice_games.size(), 2u);
  EXPECT_LT(again->practice_games.size(), 200u);
  EXPECT_EQ(again->practice_games.front().game, 3) << "the one shown is kept";
  EXPECT_EQ(again->practice_games.back().game, 200) << "then the newest";
}

TEST(SavedGames, ALinkToAnotherDealDoesNotTakeTheGameAway) {
  Sitting mine(1);
  mine.app.act("seed:MINE");
  mine.app.act("start");
  mine.wait();
  const std::string kept = kept_text(mine.app);
  EXPECT_TRUE(contains(kept, "MINE"));
  Sitting other(1);
  other.app.open("v=german&seed=LINK", "", saved_as(kept));
  EXPECT_EQ(other.app.table().session.setup().seed, "LINK");
  other.app.act("begin");
  other.wait();
  EXPECT_TRUE(contains(kept_text(other.app), "MINE")) << "it was only viewed";
  EXPECT_TRUE(contains(tab_text(other.app), "LINK"));
  // Back on the start screen, the game is offered.
  other.app.act("new_game");
  ASSERT_EQ(other.app.screen(), App::Screen::start);
  ASSERT_NE(other.app.state().saved_games.newest(), nullptr);
  other.app.act("resume");
  ASSERT_EQ(other.app.screen(), App::Screen::table);
  EXPECT_EQ(other.app.table().session.setup().seed, "MINE");
  EXPECT_EQ(other.app.table().session.shown(), mine.app.table().session.shown());
  // Playing in a linked game makes it one's own.
  Sitting third(1);
  third.app.open("v=german&seed=LINK", "", saved_as(kept));
  third.app.act("begin");
  third.wait();
  Stream stream(5, "saved");
  third.choose_something(stream);
  EXPECT_TRUE(contains(kept_text(third.app), "LINK"));
  EXPECT_FALSE(contains(kept_text(third.app), "MINE"));
}

TEST(SavedGames, AnAddressMeansItsGame) {
  Sitting sitting(1);
  sitting.app.act("seed:MINE");
  sitting.app.act("start");
  sitting.wait();
  const std::string kept = kept_text(sitting.app);
  const int shown = sitting.app.table().session.shown();
  for (const auto link : {"", "v=trinidad&seed=MINE"}) {
    App app(1);
    app.open(link, "", saved_as(kept));
    ASSERT_EQ(app.screen(), App::Screen::table) << link;
    EXPECT_EQ(app.table().session.shown(), shown) << link;
  }
  for (const auto link : {"v=trinidad&seed=OTHER", "v=german&seed=MINE",
                          "v=trinidad&seed=MINE&rules=target.9", "v=nonsense"}) {
    App app(1);
    app.open(link, "", saved_as(kept));
    EXPECT_TRUE(app.screen() == App::Screen::start || app.table().session.shown() == 0) << link;
    EXPECT_TRUE(contains(kept_text(app), "MINE"));
  }
  // After leaving the table, the start screen appears with a way back.
  sitting.app.act("new_game");
  App app(1);
  app.open("", tab_text(sitting.app), saved_as(kept_text(sitting.app)));
  EXPECT_EQ(app.screen(), App::Screen::start);
  ASSERT_NE(app.state().saved_games.newest(), nullptr);
  app.act("resume");
  EXPECT_EQ(app.table().session.setup().seed, "MINE");
}

TEST(SavedGames, WhatIsNoGameIsRefused) {
  const std::string good = "real 3 0 - v=trinidad&seed=A\naddress v=trinidad&seed=A\n";
  ASSERT_TRUE(parse_saved(good));
  EXPECT_TRUE(parse_saved(good + "weather fine\n")) << "of a newer version";
  for (const std::string bad :
       {"real 9999 0 - v=trinidad&seed=A\n",
        "real -1 0 - v=trinidad&seed=A\n",
        "real x 0 - v=trinidad&seed=A\n",
        "real 3 0 v=trinidad&seed=A\n",
        "real 3\n",
        "real 3 0 - v=bridge\n",
        "own no\n",
        "picked Jx\n",
        "picked 2h2h\n",
        "picked 2\n",
        "reviewed 9\n",
        "\n",
        "x\n",
        "reviewed 2",
        "game_shown 1\n",
        "game_shown x\n",
        "practice_game 0 3 0 - v=trinidad&seed=A\n",
        "practice_game 1 9999 0 - v=trinidad&seed=A\n",
        "practice_game 1 3 0 - v=trinidad&seed=B\n",
        "practice_game 1 3 0 - v=trinidad&seed=A\npractice_game 1 3 0 - v=trinidad&seed=A\n"}) {
    EXPECT_FALSE(parse_saved(good + bad)) << bad;
  }
  EXPECT_FALSE(parse_saved(""));
  EXPECT_FALSE(parse_saved("own yes\n"));
  EXPECT_FALSE(parse_saved(good + "weather " + std::string(200000, 'x') + "\n"));
  EXPECT_TRUE(parse_saved(good + "practice_game 1 3 0 - v=trinidad&seed=A\ngame_shown 1\n"));
  // The page still opens.
  App app(1);
  app.open("", "nonsense", saved_as("{}\n"));
  EXPECT_EQ(app.screen(), App::Screen::start);
  EXPECT_EQ(app.state().saved_games.newest(), nullptr);
}

TEST(SavedGames, AFinishedGameIsCountedOnce) {
  Stream stream(6, "saved");
  Sitting sitting(1);
  sitting.app.act("variant:french");
  sitting.app.act("start");
  sitting.play_out(stream);
  ASSERT_EQ(sitting.app.state().records.statistics.now().tallies.size(), 1u);
  EXPECT_EQ(sitting.app.state().records.statistics.now().tallies[0].games, 1);
  EXPECT_TRUE(sitting.app.take_effects().saves("statistics"));
  App again(1);
  hear_stored(again, "statistics", text_to_store(sitting.app, "statistics"));
  again.open("", tab_text(sitting.app), saved_as(kept_text(sitting.app)));
  ASSERT_TRUE(game_over(again.table()));
  again.tick(1e6);
  EXPECT_EQ(again.state().records.statistics.now().tallies[0].games, 1);
  again.act("undo");
  Sitting on(1);
  on.app.open("", tab_text(again), {});
  for (int steps = 0; steps < 100 && !game_over(on.app.table()); ++steps) {
    on.wait();
    if (!game_over(on.app.table())) on.choose_something(stream);
  }
  EXPECT_TRUE(game_over(on.app.table()));
  EXPECT_TRUE(on.app.state().records.statistics.now().tallies.empty())
      << "a game with undo is practice";
}

TEST(SavedGames, ACopyKeepsTheNameUnderWhichTheGameBegan) {
  Sitting sitting("v=german&seed=ORIGIN-1");
  Stream stream(1, "origin");
  sitting.play_hand(stream);
  SavedGame game = saved(sitting.app);
  EXPECT_EQ(game.origin, game.id) << "where it began";
  EXPECT_FALSE(contains(saved_text(game), "origin ")) << "older versions need not know it";
  game.id = "ANOTHER";
  const std::string copy = saved_text(game);
  EXPECT_EQ(parse_saved(copy)->origin, game.origin);
  for (const char* bad : {"a b", "\xFF", "-"}) {
    const auto read = parse_saved(copy + "origin " + bad + "\n");
    ASSERT_TRUE(read) << bad;
    EXPECT_EQ(read->origin, game.origin) << bad;
  }
}

TEST(SavedGames, WhatWasTakenBackIsNotForgottenOverAReload) {
  Stream stream(10, "saved");
  Sitting sitting(1);
  App& app = sitting.app;
  app.act("variant:french");
  app.act("start");
  sitting.choose(stream, 4);
  app.act("undo");
  ASSERT_EQ(practice_text(app.table()), "taken back once");
  for (const auto& [tab, kept] :
       {std::pair{tab_text(app), std::string()}, {std::string(), kept_text(app)}}) {
    Sitting again(1);
    again.app.open("", tab, saved_as(kept));
    ASSERT_EQ(again.app.screen(), App::Screen::table);
    EXPECT_EQ(practice_text(again.app.table()), "taken back once");
    again.play_out(stream);
    EXPECT_TRUE(again.app.state().records.statistics.now().tallies.empty())
        << "it is still practice";
  }
}

TEST(SavedGames, AGameOfALeagueMatchStaysOne) {
  Sitting sitting(1);
  sitting.app.act("variant:west-yorkshire");
  sitting.app.act("league");
  ASSERT_TRUE(is_league(sitting.app.state()));
  sitting.app.act("start");
  sitting.wait();
  ASSERT_TRUE(is_league(sitting.app.state()));
  App again(1);
  again.open("", "", saved_as(kept_text(sitting.app)));
  ASSERT_EQ(again.screen(), App::Screen::table);
  EXPECT_TRUE(is_league(again.state()));
}

TEST(SavedGames, AGameBegunBySomebodyElseIsNotCounted) {
  const GameSetup setup = setup_of("v=french&seed=BEGUN");
  Stream stream(7, "saved");
  const Events log = random_log(setup, stream, 1);
  Sitting sitting(record_text({setup, decisions_in(log), 0}));
  sitting.play_out(stream);
  EXPECT_TRUE(sitting.app.state().records.statistics.now().tallies.empty());
}

}  // namespace
}  // namespace allfours
