// Actions at random, possible ones and garbage, at random times: nothing ever crashes, hangs, or
// leaves the person without a way on.
#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "app/app.hpp"
#include "app/app_play.hpp"

namespace allfours {
namespace {

template <typename Items>
const auto& any_of(const Items& items, Stream& stream) {
  return items[static_cast<std::size_t>(stream.below(static_cast<int>(items.size())))];
}

constexpr std::array<std::string_view, 38> verbs{
    "card",       "say",       "discard",     "lay_down",     "keep",       "next_hand",
    "play_again", "share",     "copied",      "copy_failed",  "undo",       "redo",
    "skip",       "moment",    "step",        "back_to_game", "last_trick", "menu",
    "history",    "close",     "tab",         "pace",         "colours",    "variant",
    "players",    "seed",      "edit_seed",   "new_seed",     "rules",      "house_rules",
    "rule_up",    "rule_down", "usual_rules", "open",         "open_link",  "open_failed",
    "explain",    "fair"};

constexpr std::array<std::string_view, 26> subjects{"",
                                                    "1",
                                                    "-1",
                                                    "0",
                                                    "2",
                                                    "3",
                                                    "7",
                                                    "-5",
                                                    "40",
                                                    "100000",
                                                    "-100000",
                                                    "2147483647",
                                                    "-2147483648",
                                                    "99999999999999999999",
                                                    "Jh",
                                                    "Ts",
                                                    "2c",
                                                    "As",
                                                    "??",
                                                    "beg",
                                                    "run",
                                                    "everything",
                                                    "trinidad",
                                                    "target",
                                                    "x|{who}",
                                                    "\xff\xc0\x01\"\\"};

constexpr std::array<std::string_view, 6> garbage{"", ":", "::", "start:start", "\n", "card:Jh:Jh"};

// Something that can be done, or could be elsewhere, or never.
std::string any_id(const Sitting& sitting, Stream& stream) {
  const App& app = sitting.app;
  const auto offered = sitting.offered();
  if (!offered.empty() && stream.below(100) < 60) return any_of(offered, stream);
  if (app.screen() == App::Screen::start && stream.below(3) == 0) return "start";
  switch (stream.below(12)) {
    case 0:
      return "variant:" + std::string(any_of(variants(), stream).id);
    case 1:
      return "players:" + std::to_string(stream.below(8));
    case 2:
      return "rule_up:" + std::string(any_of(fields(), stream).name);
    case 3:
      return "card:" + card_text(Card(stream.below(pack_size)));
    case 4:
      return "say:" + std::string(wire(static_cast<Say>(stream.below(9))));
    case 5:
      return std::string(any_of(garbage, stream));
    case 6:
      if (stream.below(30) == 0) return "new_game";
      return "skip";
    default: {
      const auto verb = any_of(verbs, stream);
      // Going back folds the game again: less often than the rest.
      const bool back = verb == "moment" || verb == "step" || verb == "undo" || verb == "redo";
      if (back && stream.below(4) != 0) return "skip";
      return std::string(verb) + ":" + std::string(any_of(subjects, stream));
    }
  }
}

void check_start_screen(const App& app) {
  ASSERT_TRUE(valid_seed(app.chosen_seed()));
  ASSERT_TRUE(app.chosen_variant().allows(app.chosen_players()));
  ASSERT_TRUE(std::isinf(app.next_due()) || !app.message().empty());
}

void check_table(const Sitting& sitting) {
  const App& app = sitting.app;
  const Session& session = app.session();
  const int length = static_cast<int>(session.log().size());
  ASSERT_GE(session.shown(), 0);
  ASSERT_LE(session.shown(), length);
  ASSERT_EQ(static_cast<int>(app.history().size()), session.shown());
  ASSERT_GE(app.live_moment(), session.shown());
  ASSERT_LE(app.live_moment(), length);
  ASSERT_EQ(app.reviewing(), app.live_moment() > session.shown());
  const SeatView view = app.view();
  const CardSet hand = view.table.hands[0];
  const CardSet playable = app.playable();
  ASSERT_TRUE((playable - hand).empty());
  const auto actions = app.table_actions();
  std::set<std::string> ids;
  for (const Action& action : actions) {
    ASSERT_TRUE(ids.insert(action.id).second) << action.id << " twice";
    ASSERT_FALSE(action.label.empty()) << action.id;
  }
  if (app.reviewing()) {
    ASSERT_TRUE(playable.empty());
    return;
  }
  ASSERT_EQ(playable.empty(), !session.human_to_decide() || choice(session.table()).says != 0);
  ASSERT_TRUE((app.picked() - hand).empty()) << "picked, but not in the hand";
  if (!app.picked().empty()) {
    ASSERT_EQ(view.table.phase, Phase::discard);
    ASSERT_LE(app.picked().count(), choice(session.table()).discards);
  }
  // Either something will happen, or the person can make it happen.
  const bool rests = app.message().empty() && std::isinf(app.next_due());
  ASSERT_FALSE(rests && actions.empty() && playable.empty()) << "nothing can be done";
  // And never both: nothing happens over the head of who must choose.
  const bool chooses = session.human_to_decide() || session.human_may_lay_down() ||
                       app.waits_for_next_hand() || app.game_over();
  ASSERT_FALSE(chooses && app.message().empty() && !std::isinf(app.next_due()));
}

TEST(Fuzz, ActionsAtRandom) {
  Stream stream(20, "fuzz");
  Sitting sitting(7);
  App& app = sitting.app;
  int revision = 0;
  int games = 0;
  int over = 0;
  bool was_over = false;
  std::set<std::string_view> played;
  for (int i = 0; i < 200'000; ++i) {
    const std::string id = any_id(sitting, stream);
    SCOPED_TRACE(id);
    const bool at_table = app.screen() == App::Screen::table;
    if (id == "start" && games % 2 == 0) {  // each variant has its turn
      const auto turn = static_cast<std::size_t>(games / 2) % variants().size();
      app.act("variant:" + std::string(variants()[turn].id));
    }
    app.act(id);
    if (!at_table && app.screen() == App::Screen::table) ++games;
    switch (stream.below(8)) {
      case 0:
        app.tick(sitting.now += stream.below(2500));
        break;
      case 1:
        app.tick(sitting.now - 1000);
        break;  // a clock may go wrong
      case 2:
        app.tick(sitting.now += 1e6);
        break;
      case 3:
        app.take_effects();
        break;
      default:
        if (!std::isinf(app.next_due())) sitting.wait_a_step();
    }
    ASSERT_GE(app.revision(), revision);
    revision = app.revision();
    ASSERT_GE(app.settings().pace, 0);
    ASSERT_LE(app.settings().pace, 2);
    if (app.screen() == App::Screen::start) {
      check_start_screen(app);
    } else {
      check_table(sitting);
      played.insert(app.session().setup().variant->id);
      if (app.game_over() && !was_over) ++over;
    }
    was_over = app.screen() == App::Screen::table && app.game_over();
    if (HasFatalFailure()) return;
    if (i % 1000 != 0 || app.screen() == App::Screen::start) continue;
    // What is on the screen is the fold of what is shown, and a record leads there again.
    const Session& session = app.session();
    Table table = new_table(session.setup());
    for (int k = 0; k < session.shown(); ++k) {
      apply(table, session.log()[static_cast<std::size_t>(k)]);
    }
    ASSERT_EQ(table, session.table());
    const auto again = events(session.record());
    ASSERT_TRUE(std::holds_alternative<Events>(again));
    ASSERT_EQ(std::get<Events>(again), session.log());
  }
  EXPECT_GT(games, 200);
  EXPECT_GT(over, 20);
  EXPECT_EQ(played.size(), variants().size());
}

}  // namespace
}  // namespace allfours
