// A series in the app: chosen, played, shown, told, stored, and gone on with.
#include "app/accessibility/mirror.hpp"
#include "app/all_kept.hpp"
#include "app/app_play.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/features/series/series_feature.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_actions.hpp"
#include "core/game/series.hpp"
#include "words/numbers.hpp"

#define RULE(section, sentence) SCOPED_TRACE("RULES.md " section ": " sentence)

namespace allfours {
namespace {

std::string dialog_text(const App& app) {
  std::string text;
  JsonWriter json(text);
  write_dialog(json, app);
  return text;
}

// A person who has begun a series of short games of two.
struct Series3 : Sitting {
  explicit Series3(int length = 3, int target = 3) {
    app.act("variant:trinidad-2");
    for (int i = 0; i < 20 && app.state().start.rules().target > target; ++i)
      app.act("rule_down:target");
    app.act("series_of:" + std::to_string(length));
    app.act("start");
  }
  const Series& series() const { return *series_here(app); }
  std::string primary() const {
    for (const Action& action : actions_at(app.table())) {
      if (action.primary) return action.label;
    }
    return {};
  }
  Stream stream{1, "series"};
};

TEST(AppSeries, GamesFollowUntilASideHasWonMoreThanHalf) {
  RULE("§3a", "The side that has won more than half of the games wins the series");
  for (const int length : series_lengths) {
    Series3 played(length);
    App& app = played.app;
    ASSERT_NE(series_here(app), nullptr);
    std::set<std::string> seeds;
    for (int game = 1; game <= length && !played.series().over(); ++game) {
      EXPECT_EQ(played.series().games.size(), at(game));
      EXPECT_TRUE(seeds.insert(session_of(played).setup().seed).second);
      EXPECT_EQ(session_of(played).setup().rules.target, 3);
      played.play_out(played.stream);
      const SeriesGame& last = played.series().games.back();
      EXPECT_EQ(last.winner, session_of(played).table().winner) << "the person is side 0";
      EXPECT_EQ(last.points[0], session_of(played).table().score[0]);
      const auto won = played.series().won();
      EXPECT_EQ(won[0] + won[1], game);
      EXPECT_EQ(played.primary(),
                played.series().over() ? app.words().play_again : app.words().series_next);
      if (played.series().over()) break;
      EXPECT_TRUE(app.act("play_again"));
    }
    EXPECT_TRUE(played.series().over());
    EXPECT_EQ(played.series().won()[at(played.series().winner())], series_needs(length));
    // Once more the same.
    EXPECT_TRUE(app.act("play_again"));
    EXPECT_EQ(played.series().length, length);
    EXPECT_EQ(played.series().games.size(), 1U);
    EXPECT_EQ(app.state().records.series.now().all.size(), 2U);
  }
}

TEST(AppSeries, EachGameFindsItsOwnFirstDealer) {
  RULE("§3a", "Each game finds its own first dealer (§2) **[R]**");
  Series3 played(7);
  std::set<int> dealers;
  while (!played.series().over()) {
    played.play_out(played.stream);
    EXPECT_FALSE(session_of(played).setup().start);
    ASSERT_EQ(count_of(played, EventKind::first_dealer), 1);
    dealers.insert(last_of(played, EventKind::first_dealer)->seat);
    if (!played.series().over()) played.app.act("play_again");
  }
  EXPECT_EQ(dealers.size(), 2U);
}

TEST(AppSeries, IsShownAndToldAtTheTable) {
  Series3 played;
  App& app = played.app;
  const Words& w = app.words();
  EXPECT_EQ(series_mark(app), fill(w.series_mark, {{"n", "1"}, {"text", "3"}, {"score", "0–0"}}));
  EXPECT_EQ(series_note(app), "");
  Mirror mirror;
  EXPECT_TRUE(contains(mirror.update(app), series_mark(app)));
  app.act("tell:score");
  EXPECT_TRUE(contains(app.state().context.answer.text, upper_first(series_mark(app))));
  app.act("tell:trump");
  EXPECT_FALSE(contains(app.state().context.answer.text, upper_first(series_mark(app))));
  const int answers = app.state().context.answer.count;
  played.play_out(played.stream);
  const bool won = played.series().games[0].winner == 0;
  const std::string note =
      fill(w.series_goes_on, {{"n", "2"}, {"text", "3"}, {"score", won ? "1–0" : "0–1"}});
  EXPECT_EQ(series_note(app), note);
  EXPECT_EQ(app.state().context.answer.count, answers + 1) << "it is spoken once";
  EXPECT_EQ(app.state().context.answer.text, note);
  EXPECT_TRUE(contains(mirror.update(app), note));
  EXPECT_TRUE(app.take_effects().saves("series"));
  app.act("series");
  ASSERT_EQ(app.state().dialog, "series");
  EXPECT_TRUE(contains(dialog_text(app), fill(w.series_game, {{"n", "1"}})));
  EXPECT_TRUE(contains(dialog_text(app), std::string(w.series_next)));
  EXPECT_TRUE(app.act("series_play"));
  EXPECT_EQ(app.state().dialog, "");
  EXPECT_EQ(app.message(), upper_first(series_mark(app)));
  for (const char* language : {"de", "fr"}) {
    app.act(std::string("language:") + language);
    EXPECT_TRUE(contains(mirror.update(app), series_mark(app))) << language;
  }
}

TEST(AppSeries, TheEndIsToldWithItsWinner) {
  Series3 played;
  while (!played.series().over()) {
    played.play_out(played.stream);
    if (!played.series().over()) played.app.act("play_again");
  }
  const auto won = played.series().won();
  const Words& w = played.app.words();
  const bool ours = played.series().winner() == 0;
  const std::string score =
      std::to_string(std::max(won[0], won[1])) + "–" + std::to_string(std::min(won[0], won[1]));
  EXPECT_EQ(series_note(played.app),
            ours
                ? fill(w.series_won, {{"score", score}})
                : fill(w.series_to, {{"side", played.app.table().narration.narrator().side_name(1)},
                                     {"score", score}}));
  played.app.act("series");
  EXPECT_TRUE(contains(dialog_text(played.app),
                       fill(ours ? w.series_yours : w.series_theirs,
                            {{"score", std::to_string(won[0]) + "–" + std::to_string(won[1])}})));
}

// The browser is closed at this moment, and the page is opened again.
struct Reopened : Sitting {
  explicit Reopened(const App& before) {
    hear_stored(app, "series", text_to_store(before, "series"));
    app.open("", "", all_kept(before));
  }
};

TEST(AppSeries, GoesOnAfterTheBrowserWasClosed) {
  Series3 played(3, 14);
  played.choose(played.stream, 2);
  Reopened during(played.app);
  ASSERT_NE(series_here(during.app), nullptr) << "in the middle of a game";
  EXPECT_EQ(series_mark(during.app), series_mark(played.app));
  during.play_out(played.stream);
  Reopened after(during.app);
  ASSERT_NE(series_here(after.app), nullptr) << "at the end of a game";
  EXPECT_TRUE(series_here(after.app)->wants_game());
  EXPECT_EQ(series_note(after.app), series_note(during.app));
  after.app.act("new_game");
  EXPECT_TRUE(series_runs(after.app)) << "the start screen has its board";
  Reopened between(after.app);
  EXPECT_EQ(between.app.screen(), App::Screen::start) << "between two games";
  EXPECT_TRUE(between.app.act("series_play"));
  ASSERT_NE(series_here(between.app), nullptr);
  EXPECT_EQ(series_here(between.app)->games.size(), 2U);
  EXPECT_EQ(session_of(between).setup().rules.target, 14);
}

TEST(AppSeries, AGameThatWasLeftIsGoneOnWithAndADeletedOneReplaced) {
  Series3 played(3, 14);
  App& app = played.app;
  played.choose(played.stream, 2);
  const std::string seed = session_of(played).setup().seed;
  app.act("new_game");
  EXPECT_TRUE(app.act("series_play"));
  EXPECT_EQ(session_of(played).setup().seed, seed);
  const std::string name = app.state().own_name;
  app.act("new_game");
  app.act("forget_game:" + name);
  EXPECT_TRUE(app.act("series_play"));
  EXPECT_NE(session_of(played).setup().seed, seed);
  EXPECT_EQ(played.series().games.size(), 1U);
  EXPECT_EQ(app.state().records.series.now().all.size(), 1U);
}

TEST(AppSeries, AGameWithHelpCountsAndIsMarked) {
  Series3 played(3, 14);
  played.choose(played.stream, 2);
  played.app.act("undo");
  played.play_out(played.stream);
  EXPECT_TRUE(played.series().games[0].helped);
  played.app.act("series");
  EXPECT_TRUE(contains(dialog_text(played.app), std::string(played.app.words().series_helped)));
  played.app.act("series");
  // Taken back at the end, and played again: it still counts once.
  played.app.act("undo");
  played.play_out(played.stream);
  const auto won = played.series().won();
  EXPECT_EQ(won[0] + won[1], 1);
  EXPECT_EQ(played.series().games[0].winner, session_of(played).table().winner);
}

TEST(AppSeries, AnEarlierGameIsNamedByItsOwnNumberAndLeadsToTheNewestOne) {
  Series3 played;
  App& app = played.app;
  played.play_out(played.stream);
  // Another tab has begun the second game.
  Series ahead = played.series();
  const std::string score = score_text(ahead.won());
  ahead.games.push_back({"other", "second"});
  hear_stored(app, "series", series_text({{ahead}, {}}));
  EXPECT_EQ(series_mark(app), "best of 3: game 1, " + score);
  EXPECT_EQ(series_note(app), "Games won: " + score + ". Game 2 of the best of 3 comes next.");
  EXPECT_EQ(played.primary(), app.words().series_next);
  EXPECT_TRUE(app.act("play_again"));
  EXPECT_EQ(played.series().name, ahead.name) << "no other series begins";
  EXPECT_EQ(series_mark(app), "best of 3: game 2, " + score);
}

TEST(AppSeries, IsChosenForTrinidadOnly) {
  App app(1);
  EXPECT_EQ(app.state().start.series_length(), 1);
  EXPECT_FALSE(app.act("series_of:4"));
  EXPECT_TRUE(app.act("series_of:5"));
  EXPECT_TRUE(contains(Mirror().update(app), fill(app.words().series_best_of, {{"n", "5"}})));
  app.act("variant:west-yorkshire");
  EXPECT_EQ(app.state().start.series_length(), 1);
  EXPECT_FALSE(app.act("series_of:3"));
  app.act("start");
  EXPECT_EQ(series_here(app), nullptr);
}

// The page is opened again with the settings as they were stored.
App& reopened(App& again, const App& before) {
  again.restore_settings(parse_settings(settings_text(before.settings())));
  return again;
}

TEST(AppSeries, TheLengthChosenIsKept) {
  App app(1), again(2), single(3), yorkshire(4);
  app.act("series_of:5");
  EXPECT_TRUE(app.take_effects().saves("settings"));
  EXPECT_EQ(reopened(again, app).state().start.series_length(), 5);
  again.act("series_of:1");
  EXPECT_EQ(reopened(single, again).state().start.series_length(), 1);
  single.act("named_rule:university");
  EXPECT_EQ(single.settings().series, 7) << "chosen by the rules of a tournament";
  single.act("variant:west-yorkshire");
  single.act("start");
  EXPECT_EQ(reopened(yorkshire, single).state().start.series_length(), 1);
  EXPECT_EQ(yorkshire.settings().series, 7) << "no choice was made";
  const auto strange = parse_settings("series 9\nseries 03\n");
  EXPECT_EQ(strange.series, 1);
  EXPECT_EQ(strange.unread.size(), 2U);
}

TEST(AppSeries, TournamentsChooseTheirLength) {
  RULE("§3a", "`card_laid_stays`, best of 3.");
  App app(1);
  EXPECT_TRUE(app.act("named_rule:university"));
  EXPECT_EQ(app.state().start.series_length(), 7);
  EXPECT_TRUE(app.act("named_rule:college"));
  EXPECT_EQ(app.state().start.series_length(), 3);
  EXPECT_TRUE(app.act("named_rule:college"));
  EXPECT_EQ(app.state().start.series_length(), 1);
}

TEST(AppSeries, AreNotPlayedInAnEmbeddedTable) {
  Sitting sitting;
  sitting.app.embed({});
  sitting.app.act("series_of:3");
  sitting.app.act("start");
  EXPECT_EQ(series_here(sitting.app), nullptr);
}

}  // namespace
}  // namespace allfours
