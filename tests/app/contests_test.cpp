// A game of a contest in two tabs, each with a copy: both belong to the contest, and of their
// results the first counts. A game with moves taken back after its end is under way again. The
// league, whose other tables go on beside the game, has its own test
// (features/league/app_league_test.cpp).
#include "app/contests.hpp"

#include "app/all_kept.hpp"
#include "app/app_play.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/features/bar_cup/bar_cup_feature.hpp"
#include "app/features/bar_cup/bar_games.hpp"
#include "app/features/series/series_feature.hpp"
#include "app/storage/resume.hpp"
#include "app/storage/stored_texts.hpp"

namespace allfours {
namespace {

struct Contest {
  const char* stored;                 // name of its stored text
  std::vector<const char*> actions;   // that begin it
  const char* go_on;                  // goes on with its game
  int (*own_points)(const App& app);  // of the person's side in its first game
};

int points_in_series(const App& app) { return series_here(app)->games[0].points[0]; }

int points_in_cup(const App& app) {
  const BarCup& cup = app.state().records.bars.now();
  const BarMatch& match = *cup.own_match(cup.own->round);
  return match.games[0].points[at(match.side_of_bar(cup.bar))];
}

class Contests : public testing::TestWithParam<Contest> {
 protected:
  // A tab in the first hand of a game of the contest; and another with a copy of the game.
  void SetUp() override {
    for (const char* action : GetParam().actions) one_.app.act(action);
    one_.choose(stream_, 2);
    share(one_, two_);
    two_.app.open("", "", all_kept(one_.app));
    keep_apart(two_.app, two_.app.state().own_name);
    ASSERT_NE(two_.app.state().own_name, one_.app.state().own_name);
  }
  // The second tab reads the text of the contest that the first has stored.
  static void share(Sitting& from, Sitting& to) {
    const std::string text = text_to_store(from.app, GetParam().stored);
    note_stored(from.app, GetParam().stored, true);
    hear_stored(to.app, GetParam().stored, text);
  }

  Sitting one_{1}, two_{2};
  Stream stream_{1, "contests"};
};

TEST_P(Contests, ACopyInAnotherTabBelongsToTheContest) {
  EXPECT_FALSE(accounts(two_.app).empty());
  two_.play_hand(stream_);
  const std::string moves = session_of(two_).game().moves();
  two_.app.act("new_game");
  EXPECT_TRUE(two_.app.act(GetParam().go_on));
  EXPECT_EQ(session_of(two_).game().moves(), moves) << "the copy of this tab";
}

TEST_P(Contests, OfTwoCopiesTheFirstToEndCounts) {
  const std::string before = text_to_store(two_.app, GetParam().stored);
  Stream other(2, "contests");
  two_.play_out(other);
  const std::string first = text_to_store(two_.app, GetParam().stored);
  EXPECT_NE(first, before);
  EXPECT_EQ(GetParam().own_points(two_.app), session_of(two_).table().score[0]);
  share(two_, one_);
  one_.play_out(stream_);
  ASSERT_NE(session_of(one_).table().score, session_of(two_).table().score);
  EXPECT_EQ(text_to_store(one_.app, GetParam().stored), first);
  EXPECT_EQ(GetParam().own_points(one_.app), session_of(two_).table().score[0]);
}

TEST_P(Contests, AGameWithMovesTakenBackAfterItsEndIsUnderWayAgain) {
  App& app = one_.app;
  const std::string mark = accounts(app)[0].mark;
  one_.play_out(stream_);
  ASSERT_NE(accounts(app)[0].mark, mark);
  app.act("undo");  // says what that costs
  app.act("undo");
  ASSERT_FALSE(game_over(app.table()));
  EXPECT_EQ(accounts(app)[0].mark, mark);
  app.act(GetParam().stored);
  std::string board;
  JsonWriter json(board);
  write_dialog(json, app);
  EXPECT_FALSE(contains(board, GetParam().go_on)) << "the game is at the table: " << board;
}

TEST(BarCup, AGamePlayedAgainCountsNoMoreOnceTheNextRoundIsUnderWay) {
  Sitting played(1);
  App& app = played.app;
  app.act("bars_begin:3");
  app.act("bars_play");
  Stream stream(1, "bars");
  played.play_out(stream);
  note_stored(app, "bars", true);
  // Another tab won the game, and plays on to the next round.
  BarCup ahead = app.state().records.bars.now();
  for (BarMatch& match : ahead.matches) {
    if (match.has(ahead.bar)) match.games[0].winner = match.side_of_bar(ahead.bar);
  }
  play_round(ahead);
  play_round(ahead);
  hear_stored(app, "bars", cup_text(ahead));
  for (int i = 0; i < 20; ++i) app.act("undo");
  ASSERT_FALSE(game_over(app.table()));
  Stream other(2, "bars");
  played.play_out(other);
  ASSERT_EQ(session_of(played).table().winner, 1);
  EXPECT_EQ(bars_note(app), bars_sentence(app, "late"));
  EXPECT_EQ(text_to_store(app, "bars"), cup_text(ahead)) << "the first result stands";
}

INSTANTIATE_TEST_SUITE_P(
    All, Contests,
    testing::Values(Contest{"series",
                            {"variant:trinidad-2", "series_of:3", "start"},
                            "series_play",
                            points_in_series},
                    Contest{"bars", {"bars_begin:3", "bars_play"}, "bars_play", points_in_cup}),
    [](const auto& contest) { return std::string(contest.param.stored); });

}  // namespace
}  // namespace allfours
