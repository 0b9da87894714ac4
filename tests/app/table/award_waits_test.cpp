// Awards that wait for a touch: in a lesson and in a person's first games, and nowhere else.
#include <gtest/gtest.h>

#include <cmath>

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_mistakes.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "words/lessons.hpp"

namespace allfours {
namespace {

// A person who has begun so many games.
void has_begun(App& app, int games) {
  Settings settings = app.settings();
  settings.games_begun = games;
  app.restore_settings(settings);
}

bool award_shown(const App& app) {
  const Session& session = app.table().session;
  return session.shown() > 0 && session.last_shown().kind == EventKind::award;
}

// The awards of the first hand, and those of them that waited.
struct Count {
  int awards = 0;
  int waited = 0;
};

// Plays to the end of the hand and goes on from an award by `go_on`.
template <typename GoOn>
Count play_hand(Sitting& sitting, GoOn go_on) {
  Count count;
  App& app = sitting.app;
  Stream stream(7, "waits");
  int shown = -1;
  for (int steps = 0; steps < 3000 && !waits_for_next_hand(app.table()); ++steps) {
    const bool is_new = std::exchange(shown, app.table().session.shown()) != shown;
    if (is_new && award_shown(app)) ++count.awards;
    if (award_waits(app.table())) {
      ++count.waited;
      EXPECT_TRUE(std::isinf(app.next_due()));
      EXPECT_FALSE(app.tick(sitting.now + 1e8)) << "it goes on by itself";
      app.tick(sitting.now);
      EXPECT_TRUE(go_on(app));
      EXPECT_FALSE(award_waits(app.table()));
    } else if (std::isinf(app.next_due())) {
      sitting.choose_something(stream);
    }
    sitting.now = std::max(sitting.now, app.next_due());
    if (std::isfinite(sitting.now)) app.tick(sitting.now);
  }
  return count;
}

bool touches(App& app) { return app.act("skip"); }

TEST(AwardWaits, InTheFirstTwoGamesEachStaysUntilATouch) {
  for (int begun = 0; begun <= first_games; ++begun) {
    for (const std::string_view how : {"touch", "Enter", " "}) {
      Sitting sitting(1);
      has_begun(sitting.app, begun);
      ASSERT_TRUE(sitting.app.act("variant:trinidad"));
      ASSERT_TRUE(sitting.app.act("start"));
      EXPECT_EQ(sitting.app.settings().games_begun, begun + 1);
      EXPECT_TRUE(sitting.app.take_effects().saves("settings"));
      const auto go_on = [&](App& app) {
        return how == "touch" ? app.act("skip") : app.press_key(how);
      };
      const Count count = play_hand(sitting, go_on);
      EXPECT_GE(count.awards, 4);
      EXPECT_EQ(count.waited, begun < first_games ? count.awards : 0) << begun << how;
    }
  }
}

TEST(AwardWaits, NotAboveAQuestionWhoseAnswersAreThere) {
  int questions = 0;
  for (int seed = 0; seed < 30; ++seed) {
    Sitting sitting("v=trinidad&seed=KICK-" + std::to_string(seed));
    App& app = sitting.app;
    Settings settings = app.settings();
    settings.games_begun = 0;
    settings.captions_told = 0;
    app.restore_settings(settings);
    while (std::isfinite(app.next_due())) app.tick(app.next_due());
    if (!app.table().session.person_to_decide()) continue;
    if (app.table().session.last_shown().kind != EventKind::award) continue;
    ++questions;
    // It has gone by itself, and the question is asked as if there had been none.
    EXPECT_FALSE(award_is_up(app.table()));
    EXPECT_FALSE(award_waits(app.table()));
    EXPECT_TRUE(tells_first(app.table()));
  }
  EXPECT_GT(questions, 0);
}

TEST(AwardWaits, WhoHasFinishedGamesBeforeIsNotAskedToWait) {
  Sitting sitting(1);
  has_begun(sitting.app, 0);
  const std::string line = " won 1 hands 20 all_fours 0\n";
  hear_stored(sitting.app, "statistics", "trinidad games 1" + line);
  EXPECT_EQ(sitting.app.settings().games_begun, 1);
  hear_stored(sitting.app, "statistics", "trinidad games 9" + line);
  EXPECT_EQ(sitting.app.settings().games_begun, first_games + 1);
  // Nor once they have been deleted.
  sitting.app.act("forget_statistics");
  sitting.app.act("forget_statistics");
  EXPECT_EQ(sitting.app.settings().games_begun, first_games + 1);
}

TEST(AwardWaits, OnceItIsSaidHowToGoOn) {
  Sitting sitting(1);
  has_begun(sitting.app, 0);
  sitting.app.act("start");
  Mirror mirror;
  int told = 0;
  play_hand(sitting, [&](App& app) {
    const std::string text = mirror.update(app);
    told += int{contains(text, app.words().award_waits)};
    EXPECT_TRUE(contains(text, "{\"id\":\"skip\",\"label\":\""));
    return app.act("skip");
  });
  EXPECT_EQ(told, 1);
  EXPECT_FALSE(contains(mirror.update(sitting.app), "{\"id\":\"skip\""));
}

TEST(AwardWaits, NotForAHostNorForPeopleAtOneScreenNorLookingBack) {
  Sitting embedded(1);
  has_begun(embedded.app, 0);
  embedded.app.embed({.controls = Embedding::Controls::full});
  ASSERT_TRUE(embedded.app.act("host_load:v=trinidad&seed=WAITS-1"));
  embedded.app.act("begin");
  EXPECT_EQ(play_hand(embedded, touches).waited, 0);
  EXPECT_EQ(embedded.app.settings().games_begun, 0);

  Sitting several(1);
  Settings settings = several.app.settings();
  settings.games_begun = 0;
  settings.people = 2;
  several.app.restore_settings(settings);
  several.app.act("start");
  ASSERT_TRUE(several.app.table().session.seating().several());
  EXPECT_EQ(play_hand(several, touches).waited, 0);

  Sitting looking(1);
  has_begun(looking.app, 0);
  looking.app.act("start");
  play_hand(looking, touches);
  looking.app.act("moment:first");
  looking.app.act("play");
  while (looking_back(looking.app.table())) {
    EXPECT_FALSE(award_waits(looking.app.table()));
    if (!std::isfinite(looking.app.next_due())) break;
    looking.now = std::max(looking.now, looking.app.next_due());
    looking.app.tick(looking.now);
  }
}

TEST(AwardWaits, InALesson) {
  Sitting sitting(1);
  App& app = sitting.app;
  ASSERT_TRUE(app.act("learn:" + std::string(first_lesson().id)));
  int waited = 0;
  for (int steps = 0; steps < 3000 && !lesson_at(app.table())->over(); ++steps) {
    if (award_waits(app.table())) {
      ++waited;
      EXPECT_FALSE(lesson_at(app.table())->tells())
          << "its caption is gone on from, once is enough";
      EXPECT_FALSE(app.tick(sitting.now + 1e8));
      app.tick(sitting.now);
      EXPECT_TRUE(app.press_key("Enter"));
    } else if (std::isinf(app.next_due())) {
      const auto asked = app.table().mode->asked_cards(app.table().session);
      if (lesson_at(app.table())->tells()) {
        app.act("go_on");
      } else if (!asked.empty()) {
        app.act("card:" + card_text(asked.first()));
      } else {
        for (const Action& action : actions_at(app.table())) app.act(action.id);
      }
    }
    sitting.now =
        std::isfinite(app.next_due()) ? std::max(sitting.now, app.next_due()) : sitting.now;
    app.tick(sitting.now);
  }
  EXPECT_TRUE(lesson_at(app.table())->over());
  EXPECT_GT(waited, 0);
  EXPECT_EQ(app.settings().games_begun, first_games + 1) << "a lesson is no game";
}

// The person exposes a card out of turn, then an opponent calls a revoke of theirs. While its award
// waits for a touch, they take the exposed card back, and the turn is an opponent's again.
TEST(AwardWaits, AfterUndoTheOpponentGoesOn) {
  int others_turn = 0;
  for (int i = 0; i < 40; ++i) {
    Sitting sitting("v=pitch&players=2&seed=TAKEN-BACK-" + std::to_string(i) +
                    "&rules=table_rules.true");
    App& app = sitting.app;
    has_begun(app, 0);
    Stream stream(12, std::to_string(i));
    for (int n = 0; n < 200 && sitting.plays(); ++n) {
      const CardSet falls = cards_to_expose(app.table());
      if (!falls.empty() && stream.below(3) == 0) app.act("expose:" + card_text(falls.last()));
      if (award_waits(app.table()) && app.act("undo")) {
        if (something_pending(app.table())) {
          ++others_turn;
          ASSERT_TRUE(std::isfinite(app.next_due()) || award_waits(app.table()))
              << record_text(session_of(sitting).record());
        }
        app.act("redo");
      }
      app.act("skip");
      if (std::isfinite(app.next_due())) {
        app.tick(app.next_due());
        continue;
      }
      const CardSet illegal = choice(session_of(sitting).table()).illegal;
      if (illegal.empty() || !app.act("play_illegal:" + card_text(illegal.first()))) {
        sitting.choose_something(stream);
      }
    }
  }
  EXPECT_GT(others_turn, 0);
}

}  // namespace
}  // namespace allfours
