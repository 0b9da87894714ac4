// Playing on from an earlier moment: branches beside the real game, and how practice is marked.
#include <algorithm>

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/storage/resume.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_state.hpp"
#include "json.hpp"

namespace allfours {
namespace {

using Parsed = nlohmann::json;

TEST(PlayOn, IsAnotherGameAndTheRealOneIsKept) {
  for (const GameSetup& usual : usual_setups()) {
    SCOPED_TRACE(setup_text(usual));
    Stream stream(3, setup_text(usual));
    Sitting sitting(setup_text(usual));
    App& app = sitting.app;
    sitting.choose(stream, 6);
    app.act("play_on");
    EXPECT_EQ(app.table().practice.shown(), 0) << "only from an earlier moment";
    const Events real = app.table().session.log();
    const Table table = app.table().session.table();
    const int moment = 3 + stream.below(app.table().session.shown() - 3);
    app.act("moment:" + std::to_string(moment));
    ASSERT_TRUE(offers(actions_at(app.table()), "play_on"));
    app.act("play_on");
    EXPECT_FALSE(looking_back(app.table()));
    EXPECT_EQ(app.table().practice.shown(), 1);
    EXPECT_TRUE(is_practice(app.table()));
    EXPECT_TRUE(contains(practice_text(app.table()), "Practice 1"));
    EXPECT_EQ(app.table().session.shown(), moment);
    EXPECT_EQ(app.table().narration.rows().size(), static_cast<std::size_t>(moment));
    // The same deal and the same game so far; the rules judge later decisions as usual.
    EXPECT_TRUE(std::equal(app.table().session.log().begin(),
                           app.table().session.log().begin() + moment, real.begin()));
    sitting.choose(stream, 8);
    EXPECT_GT(app.table().session.shown(), moment);
    const Record record = app.table().session.record();
    const auto again = events(record);
    ASSERT_TRUE(std::holds_alternative<Events>(again));
    EXPECT_EQ(std::get<Events>(again), app.table().session.log());
    // Both are saved for the next visit.
    const auto kept = parse_saved(tab_text(app));
    ASSERT_TRUE(kept.has_value());
    EXPECT_EQ(decisions_in(kept->real.game.log()), decisions_in(real));
    ASSERT_EQ(kept->practice_games.size(), 1u);
    EXPECT_EQ(decisions_in(kept->practice_games[0].session.game.log()), record.decisions);
    const Events other = app.table().session.log();
    // Back to the game, and to the branch again.
    app.act("back_to_game");
    EXPECT_EQ(app.table().practice.shown(), 0);
    EXPECT_FALSE(is_practice(app.table()));
    EXPECT_EQ(practice_text(app.table()), "");
    EXPECT_EQ(app.table().session.log(), real);
    EXPECT_EQ(app.table().session.table(), table);
    EXPECT_EQ(app.table().narration.rows().size(),
              static_cast<std::size_t>(app.table().session.shown()));
    app.act("game:1");
    EXPECT_EQ(app.table().session.log(), other);
    app.act("game:7");
    EXPECT_EQ(app.table().practice.shown(), 1) << "there is no such game";
    app.act("game:0");
    sitting.wait();
    EXPECT_TRUE(app.table().session.log().size() >= real.size());
  }
}

TEST(PlayOn, ComputerPlayersChooseAsBeforeUntilSomethingIsDifferent) {
  Stream stream(4, "same");
  Sitting sitting("v=trinidad&seed=SAME");
  App& app = sitting.app;
  sitting.choose(stream, 3);
  const Events real = app.table().session.log();
  app.act("moment:first");
  app.act("play_on");
  sitting.wait();
  ASSERT_TRUE(app.table().session.person_to_decide());
  EXPECT_TRUE(
      std::equal(app.table().session.log().begin(), app.table().session.log().end(), real.begin()));
}

TEST(PlayOn, ManyGamesButNotTooMany) {
  Stream stream(5, "many");
  Sitting sitting("v=pitch&players=2&seed=MANY");
  App& app = sitting.app;
  sitting.choose(stream, 4);
  const Events real = app.table().session.log();
  for (int game = 1; game <= 20; ++game) {
    app.act("moment:5");
    app.act("play_on");
    EXPECT_EQ(app.table().practice.shown(), game);
    EXPECT_EQ(game_name(app.table(), game), "Practice " + std::to_string(game));
    sitting.choose(stream, 1);
    const auto games = app.table().practice.numbers();
    EXPECT_LE(games.size(), 9u);
    EXPECT_EQ(games.front(), 0) << "the real game is never lost";
    EXPECT_EQ(games.back(), game);
  }
  app.act("back_to_game");
  EXPECT_EQ(app.table().session.log(), real);
  // A new game has no branches.
  app.act("new_game");
  app.act("start");
  EXPECT_EQ(app.table().practice.numbers(), std::vector<int>{0});
  EXPECT_FALSE(is_practice(app.table()));
}

TEST(PlayOn, AGameOfPracticeIsNotCounted) {
  Stream stream(7, "counted");
  Sitting sitting("v=french&seed=COUNTED");
  App& app = sitting.app;
  sitting.choose(stream, 3);
  app.act("moment:first");
  app.act("play_on");
  sitting.play_out(stream);
  EXPECT_TRUE(app.state().records.statistics.now().tallies.empty());
  EXPECT_FALSE(app.take_effects().saves("statistics"));
  // The real game keeps its place among them.
  app.act("back_to_game");
  sitting.play_out(stream);
  EXPECT_EQ(app.table().practice.shown(), 0);
  ASSERT_EQ(app.state().records.statistics.now().tallies.size(), 1u);
  EXPECT_EQ(app.state().records.statistics.now().tallies[0].games, 1);
}

TEST(Practice, IsSaidWhenDecisionsWereTakenBack) {
  Stream stream(6, "back");
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    app.act("last_card:off");  // with it one undo takes back two decisions
    sitting.wait();
    const Events start = app.table().session.log();
    sitting.choose(stream, 5);
    EXPECT_FALSE(is_practice(app.table()));
    int undone = 0;
    for (; app.table().session.can_undo(); ++undone) app.act("undo");
    EXPECT_GE(undone, 1);
    EXPECT_EQ(app.table().session.log(), start) << "back to the first decision";
    EXPECT_TRUE(is_practice(app.table()));
    EXPECT_EQ(practice_text(app.table()),
              undone == 1 ? "taken back once" : "taken back " + std::to_string(undone) + " times");
    Mirror mirror;
    const Parsed state = read_json(mirror.update(app));
    for (const auto place : {"history_title", "deal"}) {
      EXPECT_TRUE(contains(state[place].get<std::string>(), practice_text(app.table()))) << place;
    }
  }
}

}  // namespace
}  // namespace allfours
