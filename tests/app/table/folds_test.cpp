// How often a log is folded: counts every application of an event to a table (the linker replaces
// `apply` by counted_apply, tests/CMakeLists.txt).
#include <algorithm>

#include "app/app_play.hpp"
#include "app/features/saved/saved_game.hpp"
#include "app/session/session.hpp"
#include "app/storage/resume.hpp"
#include "app/table/table_state.hpp"

#define APPLY "_ZN8allfours5applyERNS_5TableERKNS_5EventE"

namespace allfours {
namespace {

int applied = 0;

int taken() { return std::exchange(applied, 0); }

}  // namespace

void own_apply(Table& table, const Event& event) __asm__("__real_" APPLY);
void counted_apply(Table& table, const Event& event) __asm__("__wrap_" APPLY);
void counted_apply(Table& table, const Event& event) {
  ++applied;
  own_apply(table, event);
}

namespace {

int size_of(const Session& session) { return static_cast<int>(session.log().size()); }

// The number of events between a moment and the start of its hand.
int since_hand(const Events& log, int moment) {
  int count = 0;
  for (int i = moment; i-- > 0; ++count) {
    if (log[static_cast<std::size_t>(i)].kind == EventKind::hand) return count + 1;
  }
  return count;
}

// Bots choose until the person has to.
void go_on(Session& session) {
  do session.show(size_of(session));
  while (session.let_bot_decide());
  if (session.person_may_lay_down()) {
    session.keep_hand();
    go_on(session);
  }
}

TEST(Folds, ASessionAppliesWhatIsNewOnceAndFoldsNoMoreThanAHand) {
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Stream stream(1, "folds");
    Session session(setup, 0, *find_player("sensible"));
    go_on(session);
    for (int i = 0; i < 40 && session.person_to_decide(); ++i) {
      const int before = size_of(session);
      taken();
      ASSERT_FALSE(session.decide(random_choice(session.table(), stream)));
      EXPECT_EQ(taken(), size_of(session) - before);
      EXPECT_FALSE(record_text(session.game()).empty());
      EXPECT_EQ(taken(), 0) << "a text of the game costs no fold";
      while (!session.at_end()) session.show_next();
      EXPECT_EQ(taken(), size_of(session) - before);
      go_on(session);
      const int end = size_of(session);
      taken();
      session.undo();
      EXPECT_LE(taken(), since_hand(session.log(), size_of(session)));
      const int cut = size_of(session);
      session.redo();
      EXPECT_EQ(size_of(session), end);
      EXPECT_LE(taken(), end - cut + 1);
      const int moment = 1 + stream.below(end - 1);
      session.show(moment);
      EXPECT_LE(taken(), since_hand(session.log(), moment));
      session.show(end);
      EXPECT_LE(taken(), 1) << "the end is the game's own table";
    }
  }
}

// Everything that the page requests after a change, with bots in a worker.
void told(App& app) {
  app.tick(0);
  tab_text(app);
  kept_text(app);
  app.take_effects();
}

// A decision costs its new events: in the game, on the screen, in the history. Going back folds the
// log once for the rows of the history, plus at most one hand.
TEST(Folds, AChangeFoldsTheLogOnce) {
  int longest = 0;
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Stream stream(2, "folds");
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    app.act("last_card:off");  // it is taken back with the decision before: two steps
    for (int i = 0; i < 80; ++i) {
      sitting.wait();
      if (game_over(app.table())) break;
      const int before = size_of(app.table().session);
      const auto within = [&](const std::string& id, int most) {
        taken();
        app.act(id);
        told(app);
        EXPECT_LE(taken(), most) << id << " with " << before << " events";
      };
      const auto ids = sitting.offered();
      const std::string id =
          ids[static_cast<std::size_t>(stream.below(static_cast<int>(ids.size())))];
      taken();
      app.act(id);
      told(app);
      const int fresh = size_of(app.table().session) - before;
      EXPECT_LE(taken(), 3 * fresh) << id << " with " << before << " events";
      longest = std::max(longest, before);
      sitting.wait();
      if (i % 4 != 3 || game_over(app.table()) || !app.table().session.can_undo()) continue;
      const int hand = 140;  // no hand is longer, even with a stock
      const int end = size_of(app.table().session);
      within("undo", end + hand);
      const int cut = size_of(app.table().session);
      within("redo", 3 * (end - cut) + hand);
      within("moment:" + std::to_string(end / 2), end / 2 + hand);
      within("moment:last", end + hand);
    }
  }
  EXPECT_GT(longest, 300) << "long enough to notice a second fold";
}

TEST(Folds, AKeptGameIsFoldedOnceWhenItIsRead) {
  Stream stream(3, "folds");
  Sitting sitting("v=west-yorkshire&seed=FOLDS&rules=target.41");
  for (int i = 0; i < 8; ++i) sitting.choose(stream, 6);
  sitting.app.act("moment:9");
  sitting.app.act("play_on");
  sitting.choose(stream, 3);
  const std::string text = tab_text(sitting.app);
  taken();
  const auto saved = parse_saved(text);
  const int folds = taken();
  ASSERT_TRUE(saved) << text;
  ASSERT_EQ(saved->practice_games.size(), 1u);
  EXPECT_EQ(folds, static_cast<int>(saved->real.game.log().size() +
                                    saved->practice_games[0].session.game.log().size()));
  EXPECT_EQ(saved_text(*saved), text);
  EXPECT_EQ(taken(), 0);
}

// Reading the text plays the games, and the screen takes them from there. The shown events are
// folded once more for the table and once for the rows of the history, plus at most one hand.
TEST(Folds, AGameThatComesToTheTableIsPlayedOnce) {
  Stream stream(4, "folds");
  Sitting sitting("v=west-yorkshire&seed=FOLDS&rules=target.41");
  sitting.choose(stream, 100);
  const std::string text = tab_text(sitting.app);
  const std::string link = record_text(sitting.app.table().session.game());
  const int length = size_of(sitting.app.table().session);
  const int hand = 140;
  ASSERT_GT(length, 2 * hand) << "long enough to notice a second replay";

  App resumed(1);
  taken();
  resumed.open("", text, {});
  const int resuming = taken();
  ASSERT_TRUE(resumed.screen() == App::Screen::table);
  EXPECT_EQ(tab_text(resumed), text);
  EXPECT_LE(resuming, 2 * length + hand) << length;

  App opened(1);
  taken();
  opened.open_link(link);
  const int opening = taken();
  ASSERT_TRUE(opened.screen() == App::Screen::table);
  EXPECT_LE(opening, 2 * length + hand) << length;
}

}  // namespace
}  // namespace allfours
