// The slate: entries after each game for stakes, stored, read again, and shown.
#include "app/features/slate/slate.hpp"

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/features/slate/slate_feature.hpp"
#include "app/storage/resume.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_state.hpp"
#include "json.hpp"
#include "words/spoken_text.hpp"

#define RULE(section, sentence) SCOPED_TRACE("RULES.md " section ": " sentence)

namespace allfours {
namespace {

// The end of a game of West Yorkshire for 2 and 1, with these All Fours and payments.
Events ended(std::vector<int> all_fours, std::vector<int> paid) {
  Event end;
  end.kind = EventKind::game_end;
  for (std::size_t i = 0; i < paid.size(); ++i) {
    end.all_fours[i] = static_cast<std::int16_t>(all_fours[i]);
    end.paid[i] = static_cast<std::int16_t>(paid[i]);
  }
  return {end};
}

GameSetup staked(std::string_view link = "v=west-yorkshire&seed=SLATE") {
  GameSetup setup = setup_of(link);
  setup.rules.stake_game = 2;
  setup.rules.stake_all_fours = 1;
  return setup;
}

TEST(Slate, EveryPlayerOfTheWinnersGetsWhatEveryLoserPays) {
  RULE("§3",
       "a side that wins the game and made All Fours twice against once gets 2 + 1 + 1 − 1 = £3 a "
       "player from the others");
  const GameSetup setup = staked();
  Table table = new_table(setup);
  table.winner = 0;
  table.all_fours = {2, 1};
  const Scores paid = stakes_paid(table);
  const Events log = ended({2, 1}, {paid[0], paid[1]});
  const auto ours = slate_game(setup, log, 2, "A");
  ASSERT_TRUE(ours);
  EXPECT_EQ(ours->paid, (std::vector{3, -3}));
  EXPECT_EQ(ours->all_fours, (std::vector{2, 1}));
  const auto theirs = slate_game(setup, log, 1, "A");
  EXPECT_EQ(theirs->paid, (std::vector{-3, 3})) << "the person's side first";
  EXPECT_EQ(theirs->all_fours, (std::vector{1, 2}));
}

TEST(Slate, WithThreeSidesEachLoserPays) {
  RULE("§3", "With three sides each loser pays the winner **[R]**");
  const GameSetup setup = staked("v=west-yorkshire-6&seed=SLATE");
  Table table = new_table(setup);
  table.winner = 2;
  table.all_fours = {0, 1, 1};
  const Scores paid = stakes_paid(table);
  const auto game = slate_game(setup, ended({0, 1, 1}, {paid[0], paid[1], paid[2]}), 1, "A");
  ASSERT_TRUE(game);
  EXPECT_EQ(game->paid, (std::vector{-2, 5, -3}));
}

TEST(Slate, NothingIsChalkedOfAGameWithoutStakesOrOneThatGoesOn) {
  EXPECT_FALSE(slate_game(setup_of("v=west-yorkshire"), ended({0, 0}, {0, 0}), 0, "A"));
  EXPECT_FALSE(slate_game(staked(), told(staked(), ""), 0, "A"));
  EXPECT_FALSE(slate_game(staked(), {}, 0, "A"));
}

TEST(Slate, AddsUpGamesEachOnce) {
  Slate slate;
  EXPECT_EQ(slate.balance(), 0);
  EXPECT_TRUE(slate.chalk(*slate_game(staked(), ended({2, 1}, {3, -3}), 0, "A")));
  EXPECT_FALSE(slate.chalk(*slate_game(staked(), ended({2, 1}, {3, -3}), 0, "A")));
  EXPECT_TRUE(slate.chalk(*slate_game(staked(), ended({0, 0}, {-2, 2}), 0, "B")));
  EXPECT_EQ(slate.balance(), 1);
  EXPECT_EQ(amount_text(slate, slate.balance()), "+1");
  slate.unit = "beans";
  EXPECT_EQ(amount_text(slate, -2), "−2\u00a0beans");
  EXPECT_EQ(amount_text(slate, 0), "0\u00a0beans");
  slate.wipe();
  EXPECT_EQ(slate.balance(), 0);
  EXPECT_EQ(slate.unit, "beans");
}

TEST(Slate, IsReadAsItWasWritten) {
  Slate slate;
  slate.unit = "Bohnen à 2";
  slate.chalk(*slate_game(staked(), ended({2, 1}, {3, -3}), 0, "BCDF"));
  slate.chalk(
      *slate_game(staked("v=west-yorkshire-6&seed=X"), ended({0, 0, 1}, {-2, 5, -3}), 0, "GHJK"));
  const std::string text = slate_text(slate);
  EXPECT_EQ(text,
            "unit Bohnen à 2\n"
            "game BCDF west-yorkshire SLATE 2 1 2,1 3,-3\n"
            "game GHJK west-yorkshire-6 X 2 1 0,0,1 -2,5,-3\n");
  EXPECT_EQ(parse_slate(text), slate);
  EXPECT_EQ(parse_slate(""), Slate());
}

// A line that is broken or of a newer version stays and is written back.
TEST(Slate, WhatCannotBeReadIsPutAsideAndNeverLost) {
  const std::string good = "game BCDF west-yorkshire SLATE 2 1 2,1 3,-3\n";
  for (const std::string bad :
       {"game BCDF west-yorkshire SLATE 2 1 2,1 3,-3", "game X nowhere S 2 1 0,0 2,-2",
        "game X west-yorkshire S 2 1 0,0 2,-1", "game X west-yorkshire S 2 1 0,0,0 2,-2",
        "game X west-yorkshire S 2 1 0 0", "game X west-yorkshire S! 2 1 0,0 2,-2",
        "game X west-yorkshire S 2 1 0,0 2,-2 more", "game X west-yorkshire S two 1 0,0 2,-2",
        "game X west-yorkshire S 2 1 0,0 200000,-200000", "settled 3", "unit <b>", "slate 2"}) {
    SCOPED_TRACE(bad);
    const Slate slate = parse_slate(good + bad + "\n");
    EXPECT_EQ(slate.games.size(), 1U);
    EXPECT_EQ(slate.unknown, std::vector<std::string>{bad});
    EXPECT_EQ(slate_text(slate), good + bad + "\n");
    EXPECT_EQ(slate.balance(), 3);
  }
}

nlohmann::json slate_dialog(const App& app) {
  std::string text;
  JsonWriter json(text);
  write_dialog(json, app);
  return read_json(text);
}

std::string all_text(const nlohmann::json& dialog) {
  std::string text;
  for (const auto& part : dialog["parts"]) {
    text += part.value("text", "") + part.value("label", "") + "\n";
    if (!part.contains("rows")) continue;
    for (const auto& row : part["rows"]) {
      for (const auto& cell : row) text += cell.get<std::string>() + "|";
      text += "\n";
    }
  }
  return text;
}

TEST(Slate, AGamePlayedForStakesIsSettledOnceItIsOver) {
  Sitting sitting("v=west-yorkshire&seed=SLATE-1&rules=target.3,stake_game.2,stake_all_fours.1");
  App& app = sitting.app;
  app.act("slate");
  ASSERT_EQ(app.state().dialog, "slate");
  EXPECT_TRUE(contains(all_text(slate_dialog(app)), std::string(app.words().slate_empty)));
  app.act("slate");
  EXPECT_EQ(slate_mark(app), fill(app.words().slate_mark, {{"n", "0"}}));
  EXPECT_EQ(slate_note(app), "");
  app.act("tell:score");
  EXPECT_TRUE(contains(app.state().context.answer.text, upper_first(slate_mark(app)) + "."));
  Stream stream(1, "slate");
  sitting.play_out(stream);
  ASSERT_TRUE(game_over(app.table()));
  ASSERT_EQ(app.state().records.slate.now().games.size(), 1U);
  const int paid = app.state().records.slate.now().games[0].paid[0];
  EXPECT_EQ(app.state().records.slate.now().games[0].stake_game, 2);
  EXPECT_NE(paid, 0);
  EXPECT_EQ(slate_mark(app), fill(app.words().slate_mark,
                                  {{"n", amount_text(app.state().records.slate.now(), paid)}}));
  EXPECT_TRUE(contains(slate_note(app), amount_text(app.state().records.slate.now(), paid)));
  Mirror mirror;
  EXPECT_TRUE(contains(mirror.update(app), without_signs(app.words(), slate_note(app))));
  // A second game appears below it.
  app.act("play_again");
  sitting.play_out(stream);
  ASSERT_EQ(app.state().records.slate.now().games.size(), 2U);
  app.act("slate");
  const std::string shown = all_text(slate_dialog(app));
  EXPECT_TRUE(contains(shown, "1. ")) << shown;
  EXPECT_TRUE(contains(shown, "2. ")) << shown;
  EXPECT_TRUE(contains(shown, amount_text(app.state().records.slate.now(),
                                          app.state().records.slate.now().balance())))
      << shown;
  // Wiping needs a confirmation.
  app.take_effects();
  app.act("wipe_slate");
  EXPECT_EQ(app.state().records.slate.now().games.size(), 2U);
  EXPECT_FALSE(app.take_effects().saves("slate"));
  app.act("wipe_slate");
  EXPECT_EQ(app.state().records.slate.now().games.size(), 0U);
  EXPECT_TRUE(app.take_effects().saves("slate"));
}

TEST(Slate, PracticeIsNotChalkedUp) {
  Sitting sitting("v=west-yorkshire&seed=SLATE-1&rules=target.3,stake_game.2");
  Stream stream(1, "slate");
  sitting.choose(stream, 2);
  sitting.app.act("undo");
  sitting.play_out(stream);
  ASSERT_TRUE(game_over(sitting.app.table()));
  EXPECT_TRUE(sitting.app.state().records.slate.now().games.empty());
  EXPECT_FALSE(sitting.app.take_effects().saves("slate"));
}

TEST(Slate, AReloadAtTheEndChalksNothingTwice) {
  Sitting sitting("v=west-yorkshire&seed=SLATE-1&rules=target.3,stake_game.2");
  Stream stream(1, "slate");
  sitting.play_out(stream);
  ASSERT_EQ(sitting.app.state().records.slate.now().games.size(), 1U);
  Sitting again;
  hear_stored(again.app, "slate", text_to_store(sitting.app, "slate"));
  again.app.open("", tab_text(sitting.app), {});
  again.wait();
  EXPECT_EQ(again.app.state().records.slate.now().games.size(), 1U);
}

TEST(Slate, TheStakesAreAgreedBeforeTheGameAndTheUnitAnyTime) {
  Sitting sitting;
  App& app = sitting.app;
  app.act("variant:west-yorkshire");
  app.act("slate");
  EXPECT_TRUE(contains(all_text(slate_dialog(app)), std::string(app.words().slate_nothing)));
  app.act("rule_up:stake_game");
  app.act("rule_up:stake_all_fours");
  EXPECT_EQ(app.state().start.rules().stake_game, 1);
  EXPECT_TRUE(contains(all_text(slate_dialog(app)),
                       fill(app.words().slate_agreed, {{"n", "1"}, {"text", "1"}})));
  app.act("slate_unit: beans ");
  EXPECT_EQ(app.state().records.slate.now().unit, "beans");
  EXPECT_TRUE(app.take_effects().saves("slate"));
  app.act("slate_unit:<b>");
  EXPECT_EQ(app.state().records.slate.now().unit, "beans");
  EXPECT_NE(app.message(), "");
  app.act("slate_unit:");
  EXPECT_EQ(app.state().records.slate.now().unit, "");
}

// Points scored after the game is decided are shown as not counting.
TEST(Slate, LaterPointsOfADecidedHandAreShownAsNotCounting) {
  RULE("§3", "its later awards are shown, do not change the score, but count towards All Fours");
  GameSetup setup = given("v=west-yorkshire&rules=target.1,stake_game.2,stake_all_fours.1",
                          {.dealer = 3, .hands = {"Ah Kh Qh Jh 2h Th"}});
  Events log = told(setup, "Ah");
  ASSERT_EQ(log.back().kind, EventKind::game_end);
  int not_counting = 0;
  for (const HistoryRow& row : rows_of(setup, log, 0)) {
    if (row.kind != HistoryRow::Kind::award) continue;
    not_counting += contains(row.why, std::string(words_in(Language()).not_counted)) ? 1 : 0;
  }
  EXPECT_EQ(not_counting, 3);
  const auto game = slate_game(setup, log, 0, "A");
  ASSERT_TRUE(game);
  EXPECT_EQ(game->all_fours, (std::vector{1, 0}));
  EXPECT_EQ(game->paid, (std::vector{3, -3}));
}

}  // namespace
}  // namespace allfours
