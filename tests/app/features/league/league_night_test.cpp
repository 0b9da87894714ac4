// A league night: the tables beside the person's keep pace with it, in a worker or here; are
// stored, viewed, and lead to a result sheet. And the season of such nights.
#include "app/features/league/league_night.hpp"

#include "app/accessibility/mirror.hpp"
#include "app/all_kept.hpp"
#include "app/app_play.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/features/league/league_dialog.hpp"
#include "app/features/league/league_feature.hpp"
#include "json.hpp"
#include "players/games/game_loop.hpp"

namespace allfours {
namespace {

// The answer of web/page/thinking.js.
std::string played_on(const Thought& thought) {
  Game game = std::get<OpenedRecord>(open_record(thought.record)).game;
  const Bots bots = std::get<Bots>(parse_bots(thought.bots, game.setup().players));
  for (int left = thought.hand; left > 0 && !game.over(); --left) {
    const Question asked = game.question();
    const Player& player = *find_player(bots[at(game.table().turn)]);
    const SeatView seen = seen_from(game.table(), asked.seat);
    Stream stream = decision_stream(game.table().seed_key, asked.seat, game.decisions());
    if (asked.lay_down && !player.lays_down(seen, stream)) {
      game.keep_hand(asked.seat);
      continue;
    }
    const Decision decision =
        asked.lay_down ? Decision::of_lay_down(asked.seat) : player.choose(seen, stream);
    EXPECT_FALSE(game.play(decision));
  }
  return record_text(game);
}

std::string answer_to(const Thought& thought) {
  return std::to_string(thought.serial) + ":" + played_on(thought);
}

LeagueNight friendly() { return {league_setup("CUP"), "OWN", {0, 3}}; }

TEST(LeagueNight, ThreeTablesKeepUpWithOurs) {
  LeagueNight night = friendly();
  ASSERT_EQ(night.tables().size(), 3U);
  const auto go_on = [&] {
    int questions = 0;
    while (const auto thought = night.request()) {
      EXPECT_EQ(thought->player, league_name);
      EXPECT_LE(thought->hand, 12) << "a bounded number of decisions";
      EXPECT_TRUE(night.has_asked());
      night.hear(played_on(*thought));
      EXPECT_FALSE(night.has_asked());
      ++questions;
    }
    return questions;
  };
  EXPECT_EQ(go_on(), 3) << "once at each table";
  EXPECT_EQ(go_on(), 0) << "we have not played";
  night.keep_up_with(30);
  EXPECT_GT(go_on(), 3);
  for (const NightTable& table : night.tables()) {
    EXPECT_GT(table.game.decisions(), 30);
    EXPECT_LE(table.game.decisions(), 42);
  }
  EXPECT_FALSE(night.match_over());
  night.end_own({0, {15, 9}}, false);
  go_on();
  ASSERT_TRUE(night.match_over());
  EXPECT_TRUE(night.over());
  const LeagueMatch match = night.match();
  EXPECT_EQ(match.games[0].points, (std::array<int, 2>{15, 9}));
  EXPECT_EQ(match.result.match_points, league_result(match.games).match_points);
  for (const NightTable& table : night.tables()) {
    EXPECT_EQ(table.result().points[at(table.result().winner)], league_target);
  }
}

TEST(LeagueNight, TablesHaveDealsOfTheirOwn) {
  const LeagueNight night = friendly();
  for (const NightTable& one : night.tables()) {
    EXPECT_NE(one.game.setup().seed, "CUP");
    for (const NightTable& other : night.tables()) {
      if (&one == &other) continue;
      EXPECT_NE(one.game.setup().seed, other.game.setup().seed);
    }
  }
}

TEST(LeagueNight, AReplyThatIsNoneIsPlayedHere) {
  for (const std::string bad :
       {"failed", "here", "", "v=german&seed=X", "v=west-yorkshire&seed=X"}) {
    LeagueNight night = friendly();
    ASSERT_TRUE(night.request());
    night.hear(bad);
    int decisions = 0;
    for (const NightTable& table : night.tables()) decisions += table.game.decisions();
    EXPECT_GT(decisions, 0) << bad;
    EXPECT_FALSE(night.has_asked());
  }
  LeagueNight night = friendly();
  ASSERT_TRUE(night.request());
  night.forget_request();
  EXPECT_FALSE(night.has_asked());
}

TEST(LeagueNight, IsReadAsItWasWritten) {
  LeagueNight night = friendly();
  night.play_here(sensible(), 200);
  for (const bool ended : {false, true}) {
    if (ended) night.end_own({1, {3, 15}}, true);
    const auto again = parse_night(night.text());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->text(), night.text());
    EXPECT_EQ(again->own(), "OWN");
    EXPECT_EQ(again->clubs(), night.clubs());
    EXPECT_EQ(again->practice(), ended);
    EXPECT_EQ(again->own_game().has_value(), ended);
    // It continues from there exactly as before.
    LeagueNight one = *again;
    LeagueNight other = night;
    one.play_here(sensible(), 50);
    other.play_here(sensible(), 50);
    EXPECT_EQ(one.text(), other.text());
  }
  const std::string good = night.text();
  EXPECT_FALSE(parse_night(""));
  EXPECT_FALSE(parse_night(good.substr(0, good.size() / 2)));
  for (const std::string bad : {"what 3\n", "table 0 9 v=west-yorkshire&seed=X\n",
                                "table 0 1 v=german&seed=X\n", "ended 2 0 0\n", "night 1 2 3\n"}) {
    EXPECT_FALSE(parse_night(good + bad)) << bad;
  }
}

TEST(LeagueNight, TheSheetSaysAllGamesSumsAndMatchPoints) {
  LeagueNight night = friendly();
  night.end_own({0, {15, 9}}, false);
  night.play_here(sensible(), 1'000'000);
  const LeagueMatch match = night.match();
  const std::string sheet = league_sheet(night, words_in(Language()));
  EXPECT_TRUE(contains(sheet, "The Weavers Arms ")) << sheet;
  EXPECT_TRUE(contains(sheet, "The Three Jacks")) << sheet;
  EXPECT_TRUE(contains(sheet, "Table 1 15–9 · Table 2 ")) << sheet;
  EXPECT_TRUE(
      contains(sheet, "Points scored: " + std::to_string(match.result.game_points[0]) + "–"))
      << sheet;
  EXPECT_FALSE(contains(sheet, "Practice")) << sheet;
  night.end_own({0, {15, 9}}, true);
  EXPECT_TRUE(contains(league_sheet(night, words_in(Language())), "Practice")) << sheet;
}

TEST(LeagueNight, ADayOfASeasonHasAllItsMatches) {
  Season season;
  season.seed = "SEASON-1";
  season.club = 3;
  LeagueNight night(season, league_setup("DAY"), "OWN");
  EXPECT_EQ(night.tables().size(), 3U + 3 * 4);
  EXPECT_EQ(night.clubs()[0], 3);
  const auto pair = *own_fixture(season, 0);
  EXPECT_TRUE(pair[0] == night.clubs()[1] || pair[1] == night.clubs()[1]);
  for (const NightTable& table : night.tables()) {
    const std::string bots = night.bots_of(table);
    EXPECT_EQ(bots, std::string(club_of(table.clubs[0]).players[0]) + "," +
                        std::string(club_of(table.clubs[1]).players[0]) + "," +
                        std::string(club_of(table.clubs[0]).players[1]) + "," +
                        std::string(club_of(table.clubs[1]).players[1]));
  }
  night.end_own({1, {4, 15}}, false);
  night.play_here(sensible(), 1'000'000);
  ASSERT_TRUE(night.over());
  const auto results = night.results(season);
  ASSERT_TRUE(season.note_day(results));
  for (const SeasonMatch& match : results) {
    if (match.clubs != pair) continue;
    const std::size_t ours = match.clubs[0] == 3 ? 0 : 1;
    EXPECT_EQ(match.match_points[ours], night.match().result.match_points[0]);
    EXPECT_EQ(match.game_points[1 - ours], night.match().result.game_points[1]);
  }
  const auto again = parse_night(night.text());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->day(), 0);
}

// A person at the app whose requests are answered by a worker.
struct Pub : Sitting {
  explicit Pub(std::initializer_list<const char*> first) {
    app.think_elsewhere(true);
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
        league = app.add_to("league", league);
        app.note_stored("league", true);
      }
      std::string answer;
      if (effects.think && effects.think->player == league_name) {
        answer = answer_to(*effects.think);
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
TEST(LeagueNight, AsksAgainWhenAHintIsClosed) {
  Pub pub({"variant:west-yorkshire", "seed:CUP", "league", "start"});
  App& app = pub.app;
  const auto league_waits = [&] {
    return app.state().context.requests.waits(Requests::Owner::league);
  };
  for (int steps = 0; !(league_waits() && app.table().can_hint()); ++steps) {
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
  EXPECT_EQ(app.take_effects().think.value_or(Thought()).player, adviser_name);
  EXPECT_FALSE(league_waits());
  app.act("close_hint");
  EXPECT_EQ(app.take_effects().think.value_or(Thought()).player, league_name);
}

TEST(LeagueNight, RunsBesideTheTableToItsResultSheet) {
  Pub pub({"variant:west-yorkshire", "seed:CUP", "league", "start"});
  App& app = pub.app;
  ASSERT_NE(current_night(app), nullptr);
  ASSERT_TRUE(app.league());
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
  ASSERT_TRUE(app.table().game_over());
  ASSERT_TRUE(current_night(app)->match_over());
  EXPECT_TRUE(contains(app.message(), "League match: your table ")) << app.message();
  app.act("league_night");
  EXPECT_TRUE(contains(dialog_text(app), "league_sheet"));
  app.act("league_sheet");
  pub.take();
  EXPECT_EQ(pub.copied, league_sheet(*current_night(app), app.words()));
}

TEST(LeagueNight, IsWatchedAndComesBackToOnesOwnTableAfterAReloadToo) {
  Pub pub({"variant:west-yorkshire", "seed:CUP", "league", "start"});
  pub.play(12);
  ASSERT_FALSE(pub.app.table().game_over());
  const std::string own = pub.app.own_name();
  const std::string moves = pub.app.table().session().game().moves();
  ASSERT_TRUE(pub.app.act("league_watch:1"));
  EXPECT_FALSE(pub.app.table().own());
  EXPECT_EQ(pub.app.table().session().setup().variant->id, "west-yorkshire");
  EXPECT_NE(pub.app.table().session().setup().seed, "CUP");
  EXPECT_TRUE(away_from_league(pub.app));
  EXPECT_FALSE(pub.app.act("league_watch:9"));
  App again(1);
  again.hear_stored("league", pub.app.text_to_store("league"));
  again.open("", pub.app.tab_text(), all_kept(pub.app));
  EXPECT_NE(again.table().session().setup().seed, "CUP") << "the same table as before";
  ASSERT_TRUE(away_from_league(again));
  ASSERT_TRUE(again.act("league_home"));
  EXPECT_EQ(again.own_name(), own);
  EXPECT_EQ(again.table().session().game().moves(), moves);
  EXPECT_EQ(current_night(again)->own(), own);
  EXPECT_TRUE(again.league());
  EXPECT_FALSE(away_from_league(again));
}

TEST(LeagueNight, WithSomethingTakenBackItIsPractice) {
  Pub pub({"variant:west-yorkshire", "seed:CUP", "league", "start"});
  pub.play(4);
  pub.app.act("undo");
  pub.play();
  ASSERT_TRUE(pub.app.table().game_over());
  ASSERT_TRUE(current_night(pub.app)->match_over());
  EXPECT_TRUE(current_night(pub.app)->practice());
  EXPECT_TRUE(contains(pub.app.message(), std::string(pub.app.words().league_practice)));
}

TEST(Season, IsPlayedDayAfterDayAndComesBackAtTheNextVisit) {
  Pub pub({"season_begin:2", "season_begin:5", "season"});
  App& app = pub.app;
  EXPECT_EQ(app.records().seasons.now.club, 2) << "a running season cannot start again";
  EXPECT_TRUE(pub.saved_season);
  EXPECT_TRUE(contains(dialog_text(app), "season_play"));
  for (int day = 0; day < 3; ++day) {
    ASSERT_EQ(app.records().seasons.now.day(), day);
    const auto fixture = own_fixture(app.records().seasons.now, day);
    ASSERT_TRUE(app.act("season_play"));
    if (fixture) {
      ASSERT_TRUE(app.league());
      EXPECT_EQ(current_night(app)->day(), day);
      pub.play();
      ASSERT_TRUE(app.table().game_over());
    }
    pub.take();
    ASSERT_EQ(app.records().seasons.now.day(), day + 1);
    App next(1);
    next.hear_stored("season", app.text_to_store("season"));
    next.hear_stored("league", app.text_to_store("league"));
    EXPECT_EQ(next.records().seasons.now, app.records().seasons.now);
    EXPECT_EQ(next.text_to_store("league"), app.text_to_store("league"));
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
  auto kept = parse_night(app.records().nights.of_season()->text());
  ASSERT_TRUE(kept);
  LeagueNight& unfinished = *kept;
  unfinished.end_own({0, {15, 3}}, false);
  App again(1);
  again.hear_stored("season", app.text_to_store("season"));
  again.hear_stored("league", "\n" + unfinished.text() + "\n");
  ASSERT_NE(again.records().nights.of_season(), nullptr);
  const std::string before = again.text_to_store("league");
  EXPECT_FALSE(again.act("season_play"));
  EXPECT_EQ(again.text_to_store("league"), before);
  again.act("season");
  EXPECT_FALSE(contains(dialog_text(again), "season_play"));
}

TEST(Nights, WhatCannotBeReadStaysAsItIs) {
  const std::string newer = "night 2 of another make\nown 7\n";
  const std::string broken = "rubbish\n";
  App app(1);
  app.hear_stored("league", newer + "\n" + broken + "\n");
  EXPECT_EQ(current_night(app), nullptr);
  EXPECT_EQ(app.text_to_store("league"), "\n\n" + newer + "\n" + broken + "\n");
  Pub pub({"season_begin:2", "season_play"});
  const std::string own = pub.app.records().nights.of_season()->text();
  // Beside a readable text; and a text without its end.
  for (const std::string& kept :
       {newer + "\n" + own + "\n" + broken + "\n", "\n" + own + "\n" + newer + "\n" + broken}) {
    App again(1);
    again.hear_stored("season", pub.app.text_to_store("season"));
    again.hear_stored("league", kept);
    ASSERT_NE(again.records().nights.of_season(), nullptr);
    EXPECT_EQ(again.text_to_store("league"), "\n" + own + "\n" + newer + "\n" + broken + "\n");
    EXPECT_TRUE(again.act("season"));
  }
}

TEST(Nights, TheNightAtTheTableGoesOnBesideAnotherTab) {
  Pub pub({"season_begin:2", "season_play"});
  const std::string before = pub.app.text_to_store("league");
  pub.play(4);
  const std::string ours = pub.app.text_to_store("league");
  // Another tab has stored its state, with a night of its own.
  pub.app.hear_stored("league", before);
  EXPECT_EQ(pub.app.text_to_store("league"), ours);
  pub.app.hear_stored("league", "");
  EXPECT_EQ(pub.app.text_to_store("league"), ours);
  // A tab without a night at the table takes the stored one.
  App other(2);
  other.hear_stored("season", pub.app.text_to_store("season"));
  other.hear_stored("league", before);
  other.hear_stored("league", ours);
  EXPECT_EQ(other.text_to_store("league"), ours);
}

TEST(Season, APracticeMatchIsNotCountedAndCanBePlayedAgain) {
  Pub pub({"season_begin:2", "season_play"});
  pub.play(4);
  pub.app.act("undo");
  pub.play();
  ASSERT_TRUE(pub.app.table().game_over());
  EXPECT_EQ(pub.app.records().seasons.now.day(), 0);
  ASSERT_TRUE(pub.app.act("season_play"));
  EXPECT_FALSE(pub.app.table().game_over());
  EXPECT_FALSE(current_night(pub.app)->own_game());
  pub.play();
  EXPECT_EQ(pub.app.records().seasons.now.day(), 1);
}

TEST(Season, AnotherOneBeginsOnceThisOneIsOver) {
  App app(1);
  app.act("season_begin:2");
  EXPECT_FALSE(app.act("season_next"));
  Season season = app.records().seasons.now;
  while (!season.over()) {
    std::vector<SeasonMatch> played;
    for (const auto& pair : fixtures(season, season.day())) {
      played.push_back({season.day(), pair, {6, 4}, {50, 40}});
    }
    ASSERT_TRUE(season.note_day(played));
  }
  app.hear_stored("season", season_text(season));
  ASSERT_TRUE(app.records().seasons.now.over());
  EXPECT_FALSE(app.act("season_play"));
  app.act("season");
  EXPECT_TRUE(contains(dialog_text(app), "season_next"));
  app.take_effects();
  ASSERT_TRUE(app.act("season_next"));
  EXPECT_TRUE(app.take_effects().saves("season"));
  EXPECT_EQ(app.records().seasons.now.day(), 0);
  ASSERT_EQ(app.records().seasons.now.past.size(), 1U);
  EXPECT_TRUE(contains(dialog_text(app), season.seed));
}

}  // namespace
}  // namespace allfours
