// The league and the season in the app: beside the person's table, in the dialogs, stored, and
// after a reload.
#include "app/accessibility/mirror.hpp"
#include "app/all_kept.hpp"
#include "app/app_play.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/features/hint/table_hint.hpp"
#include "app/features/league/league_dialog.hpp"
#include "app/features/league/league_feature.hpp"
#include "app/features/league/league_worker.hpp"
#include "app/storage/resume.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_state.hpp"

namespace allfours {
namespace {

// A person at the app whose requests are answered by a worker.
struct Pub : Sitting {
  explicit Pub(std::initializer_list<const char*> first) {
    app.use_worker(true);
    for (const char* id : first) app.act(id);
    take();
  }

  void take() {
    for (int i = 0; i < 2000; ++i) {
      const Effects effects = app.take_effects();
      copied = effects.copy_text.value_or(copied);
      saved_season = saved_season || effects.saves("season");
      // As the page does, while a request is pending.
      if (effects.saves("league")) {
        league = add_to_stored(app, "league", league);
        note_stored(app, "league", true);
      }
      std::string answer;
      if (effects.think && effects.think->player == league_name) {
        answer = std::to_string(effects.think->serial) + ":" + played_on(*effects.think);
        ++league_questions;
      } else if (effects.think) {
        answer = std::to_string(effects.think->serial) + ":here";
      }
      if (answer.empty()) return;
      app.act("thought:" + answer);
    }
    ADD_FAILURE() << "endless requests";
  }

  // Plays this many moves of the person's, or to the end.
  void play(int moves = 100'000) {
    for (int steps = 0; steps < 200'000 && plays() && moves > 0; ++steps) {
      take();
      if (!offered().empty() && !(app.next_due() <= now)) {
        choose_something(stream);
        --moves;
      }
      now += 1000;
      app.tick(now);
    }
    take();
  }

  Stream stream{1, "pub"};
  std::string copied, league;
  bool saved_season = false;
  int league_questions = 0;
};

std::string dialog_text(const App& app) {
  std::string text;
  JsonWriter json(text);
  write_dialog(json, app);
  return text;
}

// A hint displaces the request of the other tables; once it is closed they ask again at once.
TEST(AppLeague, AsksAgainWhenAHintIsClosed) {
  Pub pub({"variant:west-yorkshire", "seed:CUP", "league", "start"});
  App& app = pub.app;
  const auto league_waits = [&] {
    return app.state().context.requests.waits(Requests::Owner::league);
  };
  for (int steps = 0; !(league_waits() && can_hint(app.table())); ++steps) {
    ASSERT_LT(steps, 1000);
    const Effects effects = app.take_effects();
    if (effects.think && !league_waits())
      app.act("thought:" + std::to_string(effects.think->serial) + ":here");
    if (!pub.offered().empty() && !(app.next_due() <= pub.now)) pub.choose_something(pub.stream);
    app.tick(pub.now += 1000);
  }
  app.take_effects();
  app.act("hint");
  app.act("hint");
  EXPECT_EQ(app.take_effects().think.value_or(WorkerRequest()).player, adviser_name);
  EXPECT_FALSE(league_waits());
  app.act("close_hint");
  EXPECT_EQ(app.take_effects().think.value_or(WorkerRequest()).player, league_name);
}

TEST(AppLeague, RunsBesideTheTableToItsResultSheet) {
  Pub pub({"variant:west-yorkshire", "seed:CUP", "league", "start"});
  App& app = pub.app;
  ASSERT_NE(current_night(app), nullptr);
  ASSERT_TRUE(is_league(app.state()));
  pub.play(3);
  EXPECT_GT(pub.league_questions, 2);
  EXPECT_TRUE(contains(league_mark(app), "·")) << league_mark(app);
  Mirror mirror;
  EXPECT_TRUE(contains(mirror.update(app), league_mark(app)));
  app.act("league_night");
  const std::string running = dialog_text(app);
  for (const char* part : {"league_watch:0", "league_watch:2", "\"Your table\""}) {
    EXPECT_TRUE(contains(running, part)) << part;
  }
  EXPECT_FALSE(contains(running, "league_sheet"));
  EXPECT_FALSE(app.act("league_sheet"));
  app.act("close");
  pub.play();
  ASSERT_TRUE(game_over(app.table()));
  ASSERT_TRUE(current_night(app)->match_over());
  EXPECT_TRUE(contains(app.message(), "League match: your table ")) << app.message();
  app.act("league_night");
  EXPECT_TRUE(contains(dialog_text(app), "league_sheet"));
  app.act("league_sheet");
  pub.take();
  EXPECT_EQ(pub.copied, league_sheet(*current_night(app), app.words()));
}

TEST(AppLeague, TheResultOfEveryMatchIsAnnounced) {
  Pub pub({"variant:west-yorkshire", "seed:CUP", "league", "start"});
  App& app = pub.app;
  for (const char* seed : {"CUP", "PLATE", "SHIELD"}) {
    pub.play();
    ASSERT_TRUE(game_over(app.table())) << seed;
    EXPECT_TRUE(contains(app.message(), "League match: your table ")) << seed;
    app.act("new_game");
    app.act("seed:" + std::string(seed) + "-2");
    ASSERT_TRUE(app.act("start"));
    pub.take();
  }
}

TEST(AppLeague, IsWatchedAndComesBackToOnesOwnTableAfterAReloadToo) {
  Pub pub({"variant:west-yorkshire", "seed:CUP", "league", "start"});
  pub.play(12);
  ASSERT_FALSE(game_over(pub.app.table()));
  const std::string own = pub.app.state().own_name;
  const std::string moves = pub.app.table().session.game().moves();
  ASSERT_TRUE(pub.app.act("league_watch:1"));
  EXPECT_FALSE(pub.app.table().own);
  EXPECT_EQ(pub.app.table().session.setup().variant->id, "west-yorkshire");
  EXPECT_NE(pub.app.table().session.setup().seed, "CUP");
  EXPECT_TRUE(away_from_league(pub.app));
  EXPECT_FALSE(pub.app.act("league_watch:9"));
  App again(1);
  hear_stored(again, "league", text_to_store(pub.app, "league"));
  again.open("", tab_text(pub.app), all_kept(pub.app));
  EXPECT_NE(again.table().session.setup().seed, "CUP") << "the same table as before";
  ASSERT_TRUE(away_from_league(again));
  ASSERT_TRUE(again.act("league_home"));
  EXPECT_EQ(again.state().own_name, own);
  EXPECT_EQ(again.table().session.game().moves(), moves);
  EXPECT_EQ(current_night(again)->own(), own);
  EXPECT_TRUE(is_league(again.state()));
  EXPECT_FALSE(away_from_league(again));
}

TEST(AppLeague, ACopyInAnotherTabIsTheMatchToo) {
  Pub pub({"variant:west-yorkshire", "seed:CUP", "league", "start"});
  pub.play(12);
  App copy(2);
  hear_stored(copy, "league", text_to_store(pub.app, "league"));
  copy.open("", "", all_kept(pub.app));
  keep_apart(copy, copy.state().own_name);
  EXPECT_NE(copy.state().own_name, pub.app.state().own_name);
  EXPECT_EQ(current_night(copy)->own(), pub.app.state().own_name);
  EXPECT_EQ(night_here(copy), current_night(copy));
  EXPECT_FALSE(away_from_league(copy));
  pub.play();
  ASSERT_TRUE(current_night(pub.app)->own_game());
  hear_stored(copy, "league", text_to_store(pub.app, "league"));
  EXPECT_EQ(current_night(copy)->own_game()->points, current_night(pub.app)->own_game()->points)
      << "the first to end counts";
}

TEST(AppLeague, WithSomethingTakenBackItIsPractice) {
  Pub pub({"variant:west-yorkshire", "seed:CUP", "league", "start"});
  pub.play(4);
  EXPECT_TRUE(pub.app.act("undo"));
  EXPECT_TRUE(pub.app.message().starts_with(pub.app.words().league_strict)) << "warned first";
  EXPECT_TRUE(pub.app.message().ends_with(pub.app.words().undo_again));
  EXPECT_FALSE(pub.app.table().session.taken_back().any());
  EXPECT_TRUE(pub.app.act("undo"));
  pub.play();
  ASSERT_TRUE(game_over(pub.app.table()));
  EXPECT_EQ(actions_at(pub.app.table()).front().id, "play_again") << "of another match";
  ASSERT_TRUE(current_night(pub.app)->match_over());
  EXPECT_TRUE(current_night(pub.app)->practice());
  EXPECT_TRUE(contains(pub.app.message(), std::string(pub.app.words().league_practice)));
}

TEST(Season, IsPlayedDayAfterDayAndComesBackAtTheNextVisit) {
  Pub pub({"season_begin:2", "season_begin:5", "season"});
  App& app = pub.app;
  EXPECT_EQ(app.state().records.seasons.now.club, 2) << "a running season cannot start again";
  EXPECT_TRUE(pub.saved_season);
  EXPECT_TRUE(contains(dialog_text(app), "season_play"));
  for (int day = 0; day < 3; ++day) {
    ASSERT_EQ(app.state().records.seasons.now.day(), day);
    const auto fixture = own_fixture(app.state().records.seasons.now, day);
    ASSERT_TRUE(app.act("season_play"));
    if (fixture) {
      ASSERT_TRUE(is_league(app.state()));
      EXPECT_EQ(current_night(app)->day(), day);
      pub.play();
      ASSERT_TRUE(game_over(app.table()));
    }
    pub.take();
    ASSERT_EQ(app.state().records.seasons.now.day(), day + 1);
    App next(1);
    hear_stored(next, "season", text_to_store(app, "season"));
    hear_stored(next, "league", text_to_store(app, "league"));
    EXPECT_EQ(next.state().records.seasons.now, app.state().records.seasons.now);
    EXPECT_EQ(text_to_store(next, "league"), text_to_store(app, "league"));
  }
  app.act("season");
  const std::string shown = dialog_text(app);
  EXPECT_TRUE(contains(shown, "\"kind\":\"save\""));
  EXPECT_TRUE(contains(shown, "The Old Colliery ★"));
}

// The person's match ends before the other matches of the day.
TEST(Season, ADayIsNotBegunAgainWhileOthersStillPlay) {
  Pub pub({"season_begin:2", "season_play"});
  App& app = pub.app;
  ASSERT_TRUE(current_night(app)->has_own());
  auto kept = parse_night(app.state().records.nights.of_season()->text());
  ASSERT_TRUE(kept);
  LeagueNight& unfinished = *kept;
  unfinished.end_own({0, {15, 3}}, false);
  App again(1);
  hear_stored(again, "season", text_to_store(app, "season"));
  hear_stored(again, "league", "\n" + unfinished.text() + "\n");
  ASSERT_NE(again.state().records.nights.of_season(), nullptr);
  const std::string before = text_to_store(again, "league");
  EXPECT_FALSE(again.act("season_play"));
  EXPECT_EQ(text_to_store(again, "league"), before);
  again.act("season");
  EXPECT_FALSE(contains(dialog_text(again), "season_play"));
}

TEST(Nights, WhatCannotBeReadStaysAsItIs) {
  const std::string newer = "night 2 of another make\nown 7\n";
  const std::string broken = "rubbish\n";
  App app(1);
  hear_stored(app, "league", newer + "\n" + broken + "\n");
  EXPECT_EQ(current_night(app), nullptr);
  EXPECT_EQ(text_to_store(app, "league"), "\n\n" + newer + "\n" + broken + "\n");
  Pub pub({"season_begin:2", "season_play"});
  const std::string own = pub.app.state().records.nights.of_season()->text();
  // Beside a readable text; and a text without its end.
  for (const std::string& kept :
       {newer + "\n" + own + "\n" + broken + "\n", "\n" + own + "\n" + newer + "\n" + broken}) {
    App again(1);
    hear_stored(again, "season", text_to_store(pub.app, "season"));
    hear_stored(again, "league", kept);
    ASSERT_NE(again.state().records.nights.of_season(), nullptr);
    EXPECT_EQ(text_to_store(again, "league"), "\n" + own + "\n" + newer + "\n" + broken + "\n");
    EXPECT_TRUE(again.act("season"));
  }
}

TEST(Nights, TheNightAtTheTableGoesOnBesideAnotherTab) {
  Pub pub({"season_begin:2", "season_play"});
  const std::string before = text_to_store(pub.app, "league");
  pub.play(4);
  const std::string ours = text_to_store(pub.app, "league");
  // Another tab has stored its state, with a night of its own.
  hear_stored(pub.app, "league", before);
  EXPECT_EQ(text_to_store(pub.app, "league"), ours);
  hear_stored(pub.app, "league", "");
  EXPECT_EQ(text_to_store(pub.app, "league"), ours);
  // A tab without a night at the table takes the stored one.
  App other(2);
  hear_stored(other, "season", text_to_store(pub.app, "season"));
  hear_stored(other, "league", before);
  hear_stored(other, "league", ours);
  EXPECT_EQ(text_to_store(other, "league"), ours);
}

// season.hpp: by match points, else game points, else the visitors.
TEST(Season, ALevelCupTieIsExplained) {
  for (const int home : {4, 6}) {
    App app(1);
    app.act("season_begin:2");
    Season season = app.state().records.seasons.now;
    while (season.day() == 0 || !is_cup_day(season.day() - 1)) {
      std::vector<SeasonMatch> played;
      for (const auto& pair : fixtures(season, season.day()))
        played.push_back({season.day(), pair, {home, 4}, {50, home == 4 ? 50 : 40}});
      ASSERT_TRUE(season.note_day(played));
    }
    hear_stored(app, "season", season_text(season));
    app.act("season");
    EXPECT_EQ(contains(dialog_text(app), std::string(app.words().season_level)), home == 4);
  }
}

TEST(Nights, ANightOfTheSeasonBeforeGoesWithIt) {
  Pub pub({"season_begin:2", "season_play"});
  pub.play(4);
  const std::string before = text_to_store(pub.app, "league");
  Season season = pub.app.state().records.seasons.now;
  while (!season.over()) {
    std::vector<SeasonMatch> played;
    for (const auto& pair : fixtures(season, season.day()))
      played.push_back({season.day(), pair, {6, 4}, {50, 40}});
    ASSERT_TRUE(season.note_day(played));
  }
  App app(1);
  hear_stored(app, "season", season_text(season));
  hear_stored(app, "league", before);
  ASSERT_TRUE(app.act("season_next"));
  EXPECT_EQ(add_to_stored(app, "league", before).find("night"), std::string::npos);
  note_stored(app, "league", true);
  EXPECT_FALSE(app.state().records.nights.has_unread()) << "it is no damaged text";
  // One that another tab may have begun stays, and is no damaged text either.
  hear_stored(app, "league", before);
  EXPECT_NE(text_to_store(app, "league").find("night"), std::string::npos);
  EXPECT_FALSE(app.state().records.nights.has_unread());
}

TEST(AppLeague, TheOwnScoreIsShownOnlyAtItsTable) {
  Pub other({"season_begin:2", "season_play"});
  other.play(4);
  const auto own_row = [](const App& app) {
    const std::string text = dialog_text(app);
    const auto at = text.find("Your table");
    return at == std::string::npos ? text : text.substr(at, 40);
  };
  other.app.act("new_game");
  other.app.act("league_night");
  EXPECT_FALSE(contains(own_row(other.app), "\"0\"")) << own_row(other.app);
}

TEST(Season, APracticeMatchIsNotCountedAndCanBePlayedAgain) {
  Pub pub({"season_begin:2", "season_play"});
  pub.play(4);
  pub.app.act("undo");
  pub.app.act("undo");
  pub.play();
  ASSERT_TRUE(game_over(pub.app.table()));
  EXPECT_EQ(actions_at(pub.app.table()).front().id, "season");
  const std::string mirror(Mirror().update(pub.app));
  EXPECT_EQ(mirror.find(R"("id":"season")"), mirror.rfind(R"("id":"season")")) << "once";
  EXPECT_EQ(pub.app.state().records.seasons.now.day(), 0);
  ASSERT_TRUE(pub.app.act("season_play"));
  EXPECT_FALSE(game_over(pub.app.table()));
  EXPECT_FALSE(current_night(pub.app)->own_game());
  pub.play();
  EXPECT_EQ(pub.app.state().records.seasons.now.day(), 1);
}

TEST(Season, AnotherOneBeginsOnceThisOneIsOver) {
  App app(1);
  app.act("season_begin:2");
  EXPECT_FALSE(app.act("season_next"));
  Season season = app.state().records.seasons.now;
  while (!season.over()) {
    std::vector<SeasonMatch> played;
    for (const auto& pair : fixtures(season, season.day())) {
      played.push_back({season.day(), pair, {6, 4}, {50, 40}});
    }
    ASSERT_TRUE(season.note_day(played));
  }
  hear_stored(app, "season", season_text(season));
  ASSERT_TRUE(app.state().records.seasons.now.over());
  EXPECT_FALSE(app.act("season_play"));
  app.act("season");
  EXPECT_TRUE(contains(dialog_text(app), "season_next"));
  app.take_effects();
  ASSERT_TRUE(app.act("season_next"));
  EXPECT_TRUE(app.take_effects().saves("season"));
  EXPECT_EQ(app.state().records.seasons.now.day(), 0);
  ASSERT_EQ(app.state().records.seasons.now.past.size(), 1U);
  EXPECT_TRUE(contains(dialog_text(app), season.seed));
}

}  // namespace
}  // namespace allfours
