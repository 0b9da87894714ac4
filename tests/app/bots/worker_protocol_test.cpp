// Answers to the program's own requests in a worker (app/bots/worker_protocol.hpp): the same as
// those of bots, adviser and reviewer for the same game, and "failed" if there is no answer.
#include "app/bots/worker_protocol.hpp"

#include <gtest/gtest.h>

#include "app/effects.hpp"
#include "core/game/record.hpp"
#include "core/log/decision_text.hpp"
#include "core/table/seat_view.hpp"
#include "players/advice/adviser.hpp"
#include "players/advice/reviewer.hpp"
#include "players/games/duplicate.hpp"
#include "players/search/expert.hpp"

namespace allfours {
namespace {

std::string ask(const WorkerRequest& thought) {
  const auto line = [](int number) { return std::to_string(number) + "\n"; };
  return answer(std::string(thought.player) + "\n" + line(thought.seat) + line(thought.lay_down) +
                line(thought.number) + thought.bots + "\n" + thought.record);
}

Game game_of_link(std::string_view link) { return std::get<OpenedRecord>(open_record(link)).game; }

Stream stream_of_now(const Game& game, int seat) {
  return decision_stream(game.table().seed_key, seat, game.decisions());
}

// The record of a game after this many decisions of `sensible`.
std::string played(const std::string& link, int decisions) {
  return ask({.record = link, .player = league_name, .number = decisions, .bots = "sensible"});
}

TEST(Answering, PlayersDecideAsTheyWouldHere) {
  for (const Player& player : players()) {
    const std::string link = played("v=pitch&players=4&seed=ANSWER-1", 7);
    const Game game = game_of_link(link);
    ASSERT_EQ(game.decisions(), 7);
    const int seat = game.table().turn;
    Stream stream = stream_of_now(game, seat);
    EXPECT_EQ(ask({.record = link, .player = player.name, .seat = seat}),
              decision_text(choose_as(player, seen_from(game.table(), seat), stream)))
        << player.name;
  }
}

TEST(Answering, AdviceAndVerdicts) {
  const std::string link = played("v=german&seed=ANSWER-2", 5);
  const Game game = game_of_link(link);
  const int seat = game.table().turn;
  Stream stream = stream_of_now(game, seat);
  EXPECT_EQ(ask({.record = link, .player = adviser_name, .seat = seat}),
            advice_text(advise(seen_from(game.table(), seat), expert_effort, stream)));
  EXPECT_EQ(ask({.record = link, .player = adviser_name, .seat = 1 - seat}), "failed");
  const auto events = decisions_to_review(game, seat);
  ASSERT_FALSE(events.empty());
  EXPECT_EQ(ask({.record = link, .player = reviewer_name, .number = events[0]}),
            verdict_text(review_decision(game, events[0], expert_effort)));
  EXPECT_EQ(ask({.record = link, .player = reviewer_name, .number = 0}), "failed");
  EXPECT_EQ(ask({.record = link, .player = reviewer_name, .number = 9999}), "failed");
}

TEST(Answering, HandsPlayedAgain) {
  std::string link = "v=pitch&players=2&seed=ANSWER-3";
  while (game_of_link(link).table().hand == 1) link = played(link, 4);
  const Game game = game_of_link(link);
  const auto both = duplicate(game, 1, 1, all_bots(), *find_player("expert"));
  ASSERT_TRUE(both);
  const auto& setup = both->game.setup();
  EXPECT_EQ(
      ask({.record = link, .player = duplicate_name, .seat = 1, .number = 1, .bots = "sensible"}),
      std::to_string(chance_of_ten_thousand(setup, both->own, 1)) + " " +
          std::to_string(chance_of_ten_thousand(setup, both->again, 1)) + " " +
          record_text(both->game));
  EXPECT_EQ(
      ask({.record = link, .player = duplicate_name, .seat = 1, .number = 99, .bots = "sensible"}),
      "failed");
}

// A league night continues at the other tables: the same game with any step size, exactly to its
// end.
TEST(Answering, GamesGoOn) {
  const std::string link = "v=west-yorkshire&seed=ANSWER-4";
  const std::string all = played(link, 1000);
  EXPECT_TRUE(game_of_link(all).over());
  std::string bit = link;
  for (int i = 0; i < 250; ++i) bit = played(bit, 4);
  EXPECT_EQ(bit, all);
}

TEST(Answering, NonsenseFails) {
  const std::string link = "v=pitch&players=2&seed=ANSWER-5";
  EXPECT_EQ(answer(""), "failed");
  EXPECT_EQ(answer("sensible"), "failed");
  EXPECT_EQ(ask({.record = "v=nothing", .player = "sensible"}), "failed");
  EXPECT_EQ(ask({.record = link, .player = "nobody", .seat = 0}), "failed");
  EXPECT_EQ(ask({.record = link, .player = "sensible", .seat = 0, .lay_down = true}), "failed");
  EXPECT_EQ(ask({.record = link, .player = adviser_name, .seat = 9}), "failed");
  EXPECT_EQ(
      ask({.record = link, .player = duplicate_name, .seat = -1, .number = 1, .bots = "sensible"}),
      "failed");
  EXPECT_EQ(ask({.record = link, .player = league_name, .number = 4, .bots = "nobody"}), "failed");
}

}  // namespace
}  // namespace allfours
