// Bots in a worker (Effects::think): the same game as with bots in the program; answers that are
// late, wrong or missing do no harm.
#include <gtest/gtest.h>

#include "app/app.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "core/game/record.hpp"
#include "core/log/decision_text.hpp"

namespace allfours {
namespace {

// A worker's answer as in src/script/calls.cpp, shortened.
std::string answer_to(const WorkerRequest& thought) {
  const auto record = std::get<Record>(parse_record(thought.record));
  Table table = new_table(record.setup);
  Events log;
  advance(table, log);
  for (const Decision& decision : record.decisions) {
    apply(table, std::get<Event>(judge(table, decision)));
    advance(table, log);
  }
  const Player& player = *find_player(thought.player);
  const SeatView seen = seen_from(table, thought.seat);
  Stream stream =
      decision_stream(table.seed_key, thought.seat, static_cast<int>(record.decisions.size()));
  if (!thought.lay_down) return decision_text(player.choose(seen, stream));
  return player.lays_down(seen, stream) ? "lay_down" : "keep";
}

std::string id_of(const WorkerRequest& thought, const std::string& answer) {
  return "thought:" + std::to_string(thought.serial) + ":" + answer;
}

// Makes the first possible decision for the person at the table of this app.
void decide_for_person(App& app) {
  const auto actions = actions_at(app.table());
  const CardSet rest = playable_cards(app.table()) - app.table().picked;
  if (waits_for_next_hand(app.table())) {
    app.act("next_hand");
  } else if (!actions.empty()) {
    app.act(actions.back().id);
  } else if (!rest.empty()) {
    app.act("card:" + card_text(rest.at(0)));
  }
}

// Plays for some time; `answer` is called for each request.
template <typename Answer>
Events play(App& app, const std::string& link, Answer answer) {
  app.open_link(link);
  app.act("begin");
  double now = 0;
  for (int i = 0; i < 4000 && app.screen() == App::Screen::table && !game_over(app.table()); ++i) {
    app.tick(now += 5000);
    if (award_waits(app.table())) app.act("skip");
    if (const auto thought = app.take_effects().think) answer(*thought);
    if (app.table().session.person_to_decide() || app.table().session.person_may_lay_down() ||
        waits_for_next_hand(app.table())) {
      decide_for_person(app);
    }
  }
  EXPECT_TRUE(game_over(app.table())) << link;
  return app.table().session.log();
}

Events played_here(const std::string& link) {
  App app(1);
  return play(app, link, [](const WorkerRequest&) { ADD_FAILURE() << "no worker is used"; });
}

TEST(WorkerRequest, ElsewhereIsTheSameGame) {
  for (const char* link :
       {"v=trinidad&seed=THINK-1", "v=west-yorkshire&seed=THINK-2",
        "v=california-jack&seed=THINK-3", "v=german&seed=THINK-4",
        "v=west-yorkshire-6&seed=THINK-5", "v=seven-up&players=3&seed=THINK-6"}) {
    App app(1);
    app.use_worker(true);
    int thoughts = 0;
    const Events there = play(app, link, [&](const WorkerRequest& thought) {
      ++thoughts;
      app.act(id_of(thought, answer_to(thought)));
    });
    EXPECT_GT(thoughts, 10);
    EXPECT_EQ(there, played_here(link)) << link;
  }
}

TEST(WorkerRequest, ThatIsNoneIsMadeHere) {
  const std::string link = "v=west-yorkshire&seed=THINK-2";
  const Events here = played_here(link);
  for (const char* nonsense : {"", "keep", "lay_down", "say hello", "play 2c", "play", "discard",
                               "say run", "failed:", "play Jh play Jh", "\xff"}) {
    App app(1);
    app.use_worker(true);
    // A wrong answer may be legal by chance; the game is then still a valid one.
    const Events log =
        play(app, link, [&](const WorkerRequest& thought) { app.act(id_of(thought, nonsense)); });
    const Record record = app.table().session.record();
    EXPECT_EQ(std::get<Events>(events(record)), log) << nonsense;
    if (std::string_view(nonsense) == "say hello") {
      EXPECT_EQ(log, here);
    }
  }
}

TEST(WorkerRequest, ThatFailsIsMadeHereAndSoAreAllAfterIt) {
  const std::string link = "v=trinidad&seed=THINK-1";
  App app(1);
  app.use_worker(true);
  int thoughts = 0;
  const Events log = play(app, link, [&](const WorkerRequest& thought) {
    ++thoughts;
    app.act(id_of(thought, thoughts < 5 ? answer_to(thought) : "failed"));
  });
  EXPECT_EQ(thoughts, 5);
  EXPECT_EQ(log, played_here(link));
}

TEST(WorkerRequest, IsAwaitedWithoutFrames) {
  App app(1);
  app.use_worker(true);
  app.open_link("v=trinidad&seed=KINGSTON-42");
  app.act("begin");
  double now = 0;
  std::optional<WorkerRequest> thought;
  for (int i = 0; i < 200 && !thought; ++i) {
    app.tick(now += 5000);
    if (app.table().session.person_to_decide()) decide_for_person(app);
    thought = app.take_effects().think;
  }
  ASSERT_TRUE(thought);
  for (int i = 0; i < 100 && !app.table().session.at_end(); ++i) app.tick(now += 5000);
  const auto shown = app.table().session.shown();
  EXPECT_FALSE(app.tick(now += 100000));
  EXPECT_EQ(app.next_due(), std::numeric_limits<double>::infinity());
  EXPECT_EQ(app.table().session.shown(), shown);
  app.act(id_of(*thought, answer_to(*thought)));
  EXPECT_LE(app.next_due(), now);
  EXPECT_TRUE(app.tick(now));
  EXPECT_GT(app.table().session.shown(), shown);
}

TEST(WorkerRequest, OfAPositionTakenBackIsIgnored) {
  App app(1);
  app.use_worker(true);
  app.open_link("v=trinidad&seed=KINGSTON-42");
  app.act("begin");
  double now = 0;
  // The person's first decision and the request that follows.
  const auto next_thought = [&] {
    std::optional<WorkerRequest> thought;
    for (int i = 0; i < 400 && !thought; ++i) {
      app.tick(now += 5000);
      thought = app.take_effects().think;
      if (thought && !app.table().session.can_undo()) {
        app.act(id_of(*thought, answer_to(*thought)));
        thought.reset();
      }
      if (!thought && app.table().session.person_to_decide()) decide_for_person(app);
    }
    return thought;
  };
  const auto old = next_thought();
  ASSERT_TRUE(old);
  ASSERT_TRUE(app.table().session.can_undo());
  for (const auto id : {"undo", "undo"}) app.act(id);  // the first shows a note
  app.tick(now += 5000);
  ASSERT_TRUE(app.table().session.person_to_decide());
  const Events before = app.table().session.log();
  app.act(id_of(*old, answer_to(*old)));
  app.tick(now += 5000);
  EXPECT_EQ(app.table().session.log(), before);
  // A different decision: the late old answer does not answer the new request.
  CardSet playable = playable_cards(app.table());
  if (playable.count() > 1) {
    app.act("card:" + card_text(playable.at(1)));
  } else {
    app.act(actions_at(app.table()).front().id);
  }
  std::optional<WorkerRequest> fresh;
  for (int i = 0; i < 100 && !fresh; ++i) {
    app.tick(now += 5000);
    fresh = app.take_effects().think;
    if (app.table().session.person_to_decide()) break;
  }
  if (fresh) {
    EXPECT_NE(fresh->serial, old->serial);
    const auto size = app.table().session.log().size();
    app.act(id_of(*old, answer_to(*old)));
    app.tick(now += 5000);
    EXPECT_EQ(app.table().session.log().size(), size);
  }
}

// Requests of the app as time passes, up to the first that stays unanswered.
std::optional<WorkerRequest> asked_after(App& app, double& now) {
  for (int i = 0; i < 400; ++i) {
    app.tick(now += 5000);
    if (auto thought = app.take_effects().think) return thought;
    if (app.table().session.person_to_decide()) decide_for_person(app);
  }
  return std::nullopt;
}

TEST(WorkerRequest, ThatNobodyWaitsForIsStopped) {
  double now = 0;
  const auto asks = [&](App& app) {
    app.use_worker(true);
    app.open_link("v=trinidad&seed=KINGSTON-42&bots=expert");
    app.take_effects();
    app.act("begin");
    for (;;) {
      const auto thought = asked_after(app, now);
      ASSERT_TRUE(thought);
      if (app.table().session.can_undo()) break;
      app.act(id_of(*thought, answer_to({thought->serial, thought->record, "sensible",
                                         thought->seat, thought->lay_down})));
    }
  };
  {
    App app(1);
    asks(app);
    for (const auto id : {"undo", "undo"}) app.act(id);  // the first shows a note
    EXPECT_TRUE(app.take_effects().stop_thinking);
    // Only once.
    app.tick(now += 5000);
    EXPECT_FALSE(app.take_effects().stop_thinking);
    // The same decision again makes the same request again.
    app.act("redo");
    const auto thought = app.take_effects().think;
    ASSERT_TRUE(thought);
    EXPECT_EQ(thought->player, "expert");
  }
  for (const char* action : {"new_game", "open"}) {
    App app(1);
    asks(app);
    if (action == std::string_view("new_game")) {
      app.act("new_game");
    } else {
      app.open_link("v=german&seed=OTHER");
      app.act("begin");
    }
    EXPECT_TRUE(app.take_effects().stop_thinking) << action;
  }
  // Looking back does not stop the game, which continues in the background.
  App app(1);
  asks(app);
  app.act("moment:3");
  EXPECT_FALSE(app.take_effects().stop_thinking);
}

// At a table that is only viewed nobody plays.
TEST(WorkerRequest, IsNotWantedWhereNobodyPlays) {
  App app(1);
  app.use_worker(true);
  app.embed({Embedding::Controls::step, true, 0});
  app.open_link("v=trinidad&seed=KINGSTON-42&bots=expert");
  app.act("begin");
  app.act("host_play");
  for (int i = 0; i < 50; ++i) app.tick(5000.0 * i);
  EXPECT_FALSE(app.take_effects().think);
}

TEST(WorkerRequest, NobodyAskedForIsIgnored) {
  App app(1);
  app.use_worker(true);
  app.act("thought:1:say stand");
  app.open_link("v=german&seed=BEG-2");
  app.act("begin");
  for (const char* id : {"thought:", "thought:1", "thought:99:say stand",
                         "thought::", "thought:-1:failed", "thought:1:failed:"}) {
    app.act(id);
  }
  app.tick(1);
  EXPECT_EQ(app.screen(), App::Screen::table);
}

}  // namespace
}  // namespace allfours
