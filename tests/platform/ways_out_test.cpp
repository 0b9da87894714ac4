// Every dialog and every pending request, and every way out of them: the program goes on, nothing
// about the old table stays, a late answer is dropped, and no game is lost.
// tests/browser/ways_out.test.mjs does the same in three browsers.
#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "core/game/record.hpp"
#include "platform/fake_page.hpp"
#include "players/advice/adviser.hpp"
#include "players/advice/reviewer.hpp"
#include "players/games/duplicate.hpp"

namespace allfours {
namespace {

constexpr std::string_view seed = "WAYS-1";
constexpr std::string_view other_link = "v=pitch&players=2&seed=OTHER";

nlohmann::json seen_on(const Visit& visit) { return nlohmann::json::parse(visit.mirror()); }

std::string dialog_on(const Visit& visit) {
  return seen_on(visit).value("dialog", nlohmann::json::object()).value("name", "");
}

bool offered(const Visit& visit, std::string_view id) {
  const auto seen = seen_on(visit);
  const auto& actions = seen["actions"];
  return std::any_of(actions.begin(), actions.end(),
                     [&](const auto& action) { return action["id"] == id; });
}

// A worker's answer, with less effort.
std::string answer_for(const WorkerRequest& thought) {
  const Game game = std::get<OpenedRecord>(open_record(thought.record)).game;
  constexpr Effort little{2, 1, 20};
  if (thought.player == reviewer_name)
    return verdict_text(review_decision(game, thought.number, little));
  if (thought.player == duplicate_name) {
    const Bots bots = std::get<Bots>(parse_bots(thought.bots, game.setup().players));
    const auto hand = duplicate(game, thought.number, thought.seat, bots, *find_player("sensible"));
    return "1234 5000 " + record_text(hand->game);
  }
  if (thought.player != adviser_name) return thought.record;
  Stream stream(1, "answers");
  return advice_text(advise(seen_from(game.table(), thought.seat), little, stream));
}

// Plays until this is offered.
void play_until(Visit& visit, std::string_view id) {
  Stream stream(5, "ways");
  for (int steps = 0; !offered(visit, id); ++steps) {
    ASSERT_LT(steps, 400) << id << " is never offered";
    visit.go_on(stream);
  }
}

// A disk with a game whose first hand is over.
const Disk& begun() {
  static const Disk disk = [] {
    Disk begun;
    Visit visit(begun, "v=german&seed=" + std::string(seed));
    for (const std::string_view id : {"skip", "begin"}) visit.act(id);
    visit.wait();
    play_until(visit, "next_hand");
    visit.act("next_hand");
    visit.wait();
    return begun;
  }();
  return disk;
}

// A link with a duel that both have played.
const std::string& compared() {
  static const std::string link = [] {
    std::string sent = "v=pitch&players=2&seed=DUEL";
    for (int person = 0; person < 2; ++person) {
      Disk disk;
      Visit visit(disk, person == 0 ? "" : sent);
      visit.wait();
      if (person == 0) {
        for (const std::string_view id : {"variant:pitch", "players:2", "duel:1"}) visit.act(id);
      } else {
        visit.act("begin");
      }
      visit.wait();
      // The address changes at the end.
      const std::string begins = visit.fragment;
      Stream stream(6, "duel");
      for (int steps = 0; steps < 100 && visit.fragment == begins; ++steps) visit.go_on(stream);
      sent = visit.fragment;
    }
    return sent;
  }();
  return link;
}

enum class At { game, start, lesson, puzzle, duel, night };

// The actions that open a dialog or send a request.
struct Opened {
  std::string_view name;
  At at = At::game;
  std::vector<std::string_view> ids;
  std::string_view dialog{};  // the dialog that is open then
  bool asks = false;          // a request is pending then
  bool answered = false;      // the request gets its answer before the way out
};

std::vector<Opened> all_opened() {
  return {
      {"nothing", At::game, {}},
      {"keys", At::game, {"keys"}, "keys"},
      {"settings", At::game, {"settings"}, "settings"},
      {"statistics", At::game, {"statistics", "forget_statistics"}, "statistics"},
      {"slate", At::game, {"slate", "wipe_slate"}, "slate"},
      {"season", At::game, {"season", "season_begin:0"}, "season"},
      {"share", At::game, {"share"}, "share"},
      {"review", At::game, {"verdicts"}, "verdicts", true},
      {"review, answered", At::game, {"verdicts"}, "verdicts", true, true},
      {"same deals", At::game, {"duplicate"}, "duplicate", true},
      {"same deals, answered", At::game, {"duplicate"}, "duplicate", true, true},
      {"duels", At::game, {"duels"}, "duel"},
      {"hint, asked", At::game, {"hint"}},
      {"hint, thought about", At::game, {"hint", "hint"}, "", true},
      {"hint, shown", At::game, {"hint", "hint"}, "", true, true},
      {"menu", At::game, {"menu"}},
      {"rules", At::game, {"rules"}},
      {"history", At::game, {"history"}},
      {"an earlier moment", At::game, {"step:-3"}},
      {"the last trick", At::game, {"last_trick"}},
      {"the start screen", At::start, {}},
      {"opponents", At::start, {"opponents"}, "opponents"},
      {"open", At::start, {"open"}, "open"},
      {"kept games", At::start, {"kept_games"}, "kept"},
      {"all games", At::start, {"games"}},
      {"house rules", At::start, {"house_rules"}},
      {"lessons", At::start, {"lesson_list"}},
      {"puzzles", At::start, {"puzzle_list"}},
      {"duels to begin", At::start, {"duels"}, "duel"},
      {"settings at the start", At::start, {"settings"}, "settings"},
      {"season at the start", At::start, {"season", "season_begin:0"}, "season"},
      {"a lesson", At::lesson, {}},
      {"settings in a lesson", At::lesson, {"settings"}, "settings"},
      {"a puzzle", At::puzzle, {}},
      {"its solution", At::puzzle, {"show_solution"}},
      {"a duel compared", At::duel, {}, "duel"},
      {"a league night", At::night, {}, "", true},
      {"its sheet", At::night, {"league_night"}, "league", true},
  };
}

// The requests that were pending before the way out.
struct Out {
  std::vector<WorkerRequest> asked;
  void note(const Visit& visit) {
    if (visit.question()) asked.push_back(*visit.question());
  }
};

std::string_view begins_at(At at) {
  switch (at) {
    case At::game:
      return "";
    case At::start:
      return "new_game";
    case At::lesson:
      return "learn:learn";
    case At::puzzle:
      return "solve:2";
    case At::duel:
      return "new_game";
    case At::night:
      return "season_play";
  }
  return "";
}

// Sits down, opens the dialog, and notes the pending requests.
void have_open(Visit& visit, const Opened& opened, Out& out) {
  visit.wait();
  if (opened.at == At::lesson || opened.at == At::puzzle) visit.act("new_game");
  if (opened.at == At::night) {
    visit.act("new_game");
    visit.act("season_begin:0");
  }
  if (const auto id = begins_at(opened.at); !id.empty()) visit.act(id);
  if (opened.at == At::duel) visit.listener->open_link(compared());
  visit.wait();
  for (const std::string_view id : opened.ids) {
    visit.act(id);
    out.note(visit);
    visit.wait();
    out.note(visit);
  }
  out.note(visit);
  EXPECT_EQ(dialog_on(visit), opened.dialog);
  EXPECT_EQ(visit.question().has_value(), opened.asks);
  if (!opened.answered || !visit.question()) return;
  const WorkerRequest asked = *visit.question();
  visit.answer(asked, answer_for(asked));
  visit.wait();
  out.note(visit);
}

struct WayOut {
  std::string_view name;
  bool leaves = true;  // the table goes, or another one replaces it
  void (*go)(Disk& disk, std::optional<Visit>& visit);
};

constexpr Around thinking{.thinks = true};

void type(std::optional<Visit>& visit, std::string_view link) { visit->listener->open_link(link); }

void forget_elsewhere(Disk& disk, std::optional<Visit>& visit) {
  std::vector<std::string> keys;
  disk.names(keys);
  for (const std::string& key : keys) {
    if (!key.starts_with("allfours.settings")) disk.remove(false, key);
  }
  for (const std::string_view name :
       {"games", "settings", "statistics", "days", "slate", "series", "bars", "league", "season"}) {
    visit->hear(name);
  }
}

const std::vector<WayOut>& ways_out() {
  static const std::vector<WayOut> ways{
      {"Back to the start", true, [](Disk&, auto& visit) { type(visit, ""); }},
      {"a link typed", true, [](Disk&, auto& visit) { type(visit, other_link); }},
      {"a link to a moment", true,
       [](Disk&, auto& visit) {
         type(visit, "v=trinidad&seed=LEARN-193&log=1AECCBAAAACAAABABBAAAAAAAA&at=30");
       }},
      {"a bad link", true, [](Disk&, auto& visit) { type(visit, "v=nonsense"); }},
      {"a link in a language", true,
       [](Disk&, auto& visit) { type(visit, "lang=de&v=pitch&players=2&seed=OTHER"); }},
      {"a duel compared", true, [](Disk&, auto& visit) { type(visit, compared()); }},
      {"New game", true, [](Disk&, auto& visit) { visit->act("new_game"); }},
      {"another tab keeps", false, [](Disk&, auto& visit) { visit->hear("games"); }},
      {"another tab forgets", false, forget_elsewhere},
      {"a reload", true,
       [](Disk& disk, auto& visit) {
         const std::string fragment = visit->fragment;
         visit.reset();
         visit.emplace(disk, fragment, thinking);
         visit->wait();
       }},
      {"the worker's death", false,
       [](Disk&, auto& visit) {
         if (visit->question()) visit->answer(WorkerRequest(*visit->question()), "failed");
       }},
      {"nonsense from the worker", false,
       [](Disk&, auto& visit) {
         if (visit->question()) visit->answer(WorkerRequest(*visit->question()), "best 0\n\n");
       }},
      {"Close", false, [](Disk&, auto& visit) { visit->act("close"); }},
  };
  return ways;
}

// Answers the old requests now: the page shows the same as before.
void answer_late(Visit& visit, const Out& out) {
  for (const WorkerRequest& thought : out.asked) {
    if (thought.player == league_name) continue;  // its tables go on, wherever the person is
    const std::string before = seen_on(visit).dump();
    visit.answer(thought, answer_for(thought));
    visit.answer(thought, "failed");
    EXPECT_EQ(seen_on(visit).dump(), before) << "an answer to " << thought.serial;
  }
}

// A new game can be begun and played.
void play_on(Visit& visit) {
  Stream stream(3, "on");
  visit.act("close");
  visit.act("new_game");
  for (const std::string_view id : {"variant:pitch", "players:2", "seed:ON", "start"})
    visit.act(id);
  visit.wait();
  const auto before = visit.mirror();
  visit.go_on(stream);
  EXPECT_NE(visit.mirror(), before);
  EXPECT_NE(visit.fragment.find("ON"), std::string::npos);
}

TEST(WaysOut, NothingStopsTheProgramAndNothingIsLost) {
  ASSERT_FALSE(compared().empty());  // made before the visits: one page at a time
  for (const Opened& opened : all_opened()) {
    for (const WayOut& way : ways_out()) {
      SCOPED_TRACE(std::string(opened.name) + ", " + std::string(way.name));
      Disk disk = begun();
      std::optional<Visit> visit;
      visit.emplace(disk, "", thinking);
      Out out;
      have_open(*visit, opened, out);
      const bool forgets = way.name == "another tab forgets";
      way.go(disk, visit);
      if (way.leaves) {
        const bool compares = way.name == "a duel compared";
        EXPECT_EQ(dialog_on(*visit), compares ? "duel" : "") << "from a closed table";
        EXPECT_FALSE(visit->question() && visit->question()->player != league_name)
            << "a request from a closed table";
        answer_late(*visit, out);
      }
      visit->wait();
      play_on(*visit);
      const auto deals = deals_on(disk.local());
      EXPECT_TRUE(forgets || std::any_of(deals.begin(), deals.end(),
                                         [](const auto& deal) {
                                           return deal.first.find(seed) != std::string::npos;
                                         }))
          << "the game is lost";
    }
  }
}

// The same in somebody else's page, whose host loads another table.
TEST(WaysOut, AHostLoadsAnotherTable) {
  ASSERT_FALSE(compared().empty());
  const Around framed{.thinks = true,
                      .embedding = Embedding{.controls = Embedding::Controls::full}};
  for (const Opened& opened : all_opened()) {
    if (opened.at != At::game || opened.name.find("season") != std::string_view::npos) continue;
    for (const std::string_view link :
         {std::string_view(other_link), std::string_view("v=nonsense"),
          std::string_view(compared())}) {
      SCOPED_TRACE(std::string(opened.name) + ", " + std::string(link));
      Disk disk;
      Visit visit(disk, "v=german&seed=" + std::string(seed), framed);
      visit.wait();
      visit.act("skip");
      visit.wait();
      play_until(visit, "next_hand");
      visit.act("next_hand");
      visit.wait();
      Out out;
      for (const std::string_view id : opened.ids) {
        visit.act(id);
        out.note(visit);
      }
      if (opened.answered && visit.question()) {
        visit.answer(WorkerRequest(*visit.question()), answer_for(*visit.question()));
        out.note(visit);
      }
      visit.act("host_load:" + std::string(link));
      if (link == other_link) {
        EXPECT_EQ(dialog_on(visit), "");
        EXPECT_FALSE(visit.question());
        answer_late(visit, out);
      }
      visit.wait();
      Stream stream(3, "on");
      const auto before = visit.mirror();
      for (const std::string_view id : {"close", "back_to_game"}) visit.act(id);
      visit.go_on(stream);
      EXPECT_NE(visit.mirror(), before);
      if (HasFailure()) return;
    }
  }
}

// The page keeps only the newest request: a review does not displace a pending hint.
TEST(WaysOut, AReviewWaitsForAHint) {
  Disk disk = begun();
  Visit visit(disk, "", thinking);
  visit.wait();
  for (const std::string_view id : {"hint", "hint", "verdicts"}) visit.act(id);
  ASSERT_TRUE(visit.question());
  const WorkerRequest hint = *visit.question();
  EXPECT_EQ(hint.player, adviser_name);
  visit.answer(hint, answer_for(hint));
  ASSERT_TRUE(visit.question()) << "the review is requested next";
  EXPECT_EQ(visit.question()->player, reviewer_name);
  EXPECT_NE(seen_on(visit).value("hint", ""), "");
}

}  // namespace
}  // namespace allfours
