// Timing: automatic events appear one at a time, and the person's decisions never happen by
// themselves.
#include <algorithm>
#include <array>
#include <cmath>

#include "app/app.hpp"
#include "app/app_play.hpp"
#include "app/session/pace.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_count.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "core/table/scoring.hpp"

namespace allfours {
namespace {

// The last event shown, or an empty event at the start.
Event last_shown(const App& app) {
  const Session& session = app.table().session;
  return session.shown() > 0 ? session.last_shown() : Event();
}

const Event& next_event_of(const Session& session) {
  return session.log()[static_cast<std::size_t>(session.shown())];
}

// The last card of a trick was just shown; the `trick` event is next.
bool trick_is_complete(const App& app) {
  const Session& session = app.table().session;
  return session.shown() > 0 && !session.at_end() && session.last_shown().kind == EventKind::play &&
         next_event_of(session).kind == EventKind::trick;
}

void play_to_a_complete_trick(Sitting& sitting, Stream& stream) {
  for (int steps = 0; !trick_is_complete(sitting.app); ++steps) {
    ASSERT_LT(steps, 2000);
    if (std::isinf(sitting.app.next_due())) sitting.choose_something(stream);
    sitting.wait_a_step();
  }
}

TEST(Pace, WithoutAPictureEachLineHasTheTimeToBeSaid) {
  Stream stream(12, "words");
  Sitting sitting("v=trinidad&seed=WORDS-1");
  App& app = sitting.app;
  app.show_words_only(true);
  int lines = 0;
  int shown = 0;  // 0: the person has just decided
  double since = 0;
  for (int steps = 0; steps < 400 && sitting.plays(); ++steps) {
    if (std::isinf(app.next_due())) {
      sitting.choose_something(stream);
      shown = 0;
    }
    sitting.wait_a_step();
    const Session& session = app.table().session;
    if (session.shown() == shown) continue;
    if (shown > 0 && session.shown() == shown + 1) {
      ++lines;
      const HistoryRow& row = app.table().narration.rows()[static_cast<std::size_t>(shown - 1)];
      EXPECT_GE(sitting.now - since + 0.001, time_to_say(spoken(row), app.settings().pace))
          << spoken(row);
    }
    shown = session.shown();
    since = sitting.now;
  }
  EXPECT_GT(lines, 50);
}

TEST(Pace, OneThingAfterAnother) {
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Stream stream(1, "pace");
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    app.tick(0);
    for (int steps = 0; steps < 150 && sitting.plays(); ++steps) {
      if (std::isinf(app.next_due())) {
        const auto length = app.table().session.log().size();
        sitting.choose_something(stream);
        if (app.table().session.log().size() == length && !waits_for_next_hand(app.table()))
          continue;
        ASSERT_LE(app.next_due(), sitting.now) << "the person's decision is shown at once";
      }
      const int shown = app.table().session.shown();
      const int revision = app.revision();
      // Not a moment too early …
      if (app.next_due() > sitting.now) {
        ASSERT_FALSE(app.tick(app.next_due() - 1));
        ASSERT_EQ(app.table().session.shown(), shown);
        ASSERT_EQ(app.revision(), revision);
      }
      // … and then exactly one event, however late; the result comes with the hand's end.
      sitting.now = std::max(sitting.now, app.next_due()) + stream.below(100'000);
      app.tick(sitting.now);
      ASSERT_LE(app.table().session.shown(), shown + (game_over(app.table()) ? 2 : 1));
      ASSERT_GT(app.revision(), revision);
      ASSERT_GT(app.next_due(), sitting.now) << "a next event follows in the same instant";
    }
  }
}

TEST(Pace, TheResultTakesThePlaceOfTheLastAward) {
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Stream stream(4, "pace");
    Sitting sitting(setup_text(setup) + "&rules=target.3");
    App& app = sitting.app;
    bool award_before = false;
    bool chosen = false;  // the person may have hurried on
    for (int steps = 0; steps < 2000 && !game_over(app.table()); ++steps) {
      chosen = std::isinf(app.next_due());
      if (chosen) sitting.choose_something(stream);
      award_before = last_shown(app).kind == EventKind::award;
      sitting.wait_a_step();
    }
    ASSERT_TRUE(game_over(app.table()));
    EXPECT_TRUE(award_before || chosen) << "something else was on the table between them";
  }
}

TEST(Pace, NeverByItselfWhenThePersonMustChoose) {
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Stream stream(2, "pace");
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    for (int choices = 0; choices < 20 && sitting.plays(); ++choices) {
      sitting.wait();
      ASSERT_TRUE(std::isinf(app.next_due()));
      ASSERT_FALSE(sitting.offered().empty());
      const Events log = app.table().session.log();
      const int shown = app.table().session.shown();
      ASSERT_FALSE(app.tick(sitting.now + 1e7));
      app.act("skip");
      ASSERT_FALSE(app.tick(sitting.now + 2e7));
      ASSERT_EQ(app.table().session.log(), log);
      ASSERT_EQ(app.table().session.shown(), shown);
      app.tick(sitting.now);
      sitting.choose_something(stream);
    }
  }
}

TEST(Pace, NothingIsDueOnTheStartScreen) {
  App app(1);
  EXPECT_TRUE(std::isinf(app.next_due()));
  EXPECT_FALSE(app.tick(1e9));
}

TEST(Pace, AFinishedTrickStaysUntilItsPauseIsOver) {
  std::array<double, 3> pauses{};
  for (int pace = 0; pace < 3; ++pace) {
    Stream stream(3, "pace");
    Sitting sitting("v=pitch&players=4&seed=TRICK");
    App& app = sitting.app;
    app.act("pace:" + std::to_string(pace));
    play_to_a_complete_trick(sitting, stream);
    ASSERT_FALSE(HasFatalFailure());
    const double pause = app.next_due() - sitting.now;
    pauses[static_cast<std::size_t>(pace)] = pause;
    EXPECT_FALSE(app.tick(sitting.now + pause - 1));
    EXPECT_TRUE(trick_is_complete(app));
    EXPECT_EQ(trick_size(app.table().session.table()), 4);
    EXPECT_TRUE(app.tick(sitting.now + pause));
    EXPECT_EQ(app.table().session.last_shown().kind, EventKind::trick);
  }
  EXPECT_GT(pauses[0], pauses[1]);
  EXPECT_GT(pauses[1], pauses[2]);
  EXPECT_GE(pauses[2], 400) << "long enough to be seen";
  EXPECT_GE(pauses[0], 2000) << "the setting grants more time";
}

TEST(Pace, AFinishedTrickIsTakenWhenItIsTapped) {
  Stream stream(4, "pace");
  Sitting sitting("v=pitch&players=4&seed=TRICK");
  App& app = sitting.app;
  play_to_a_complete_trick(sitting, stream);
  ASSERT_GT(app.next_due(), sitting.now);
  app.act("skip");
  EXPECT_LE(app.next_due(), sitting.now);
  app.tick(sitting.now);
  EXPECT_EQ(app.table().session.last_shown().kind, EventKind::trick);
}

TEST(Pace, TheLastCardOfATrickStaysLongerThanOthers) {
  Stream stream(5, "pace");
  Sitting sitting("v=pitch&players=4&seed=TRICK");
  App& app = sitting.app;
  double card = 0;
  for (int steps = 0; card == 0; ++steps) {
    ASSERT_LT(steps, 1000);
    if (std::isinf(app.next_due())) sitting.choose_something(stream);
    sitting.wait_a_step();
    if (std::isinf(app.next_due())) continue;
    const bool play = app.table().session.last_shown().kind == EventKind::play;
    if (play && !trick_is_complete(app)) card = app.next_due() - sitting.now;
  }
  play_to_a_complete_trick(sitting, stream);
  EXPECT_GT(app.next_due() - sitting.now, card);
}

TEST(Pace, TheLastTrickIsShownUntilSomethingHappens) {
  Stream stream(6, "pace");
  Sitting sitting("v=pitch&players=4&seed=TRICK");
  App& app = sitting.app;
  play_to_a_complete_trick(sitting, stream);
  sitting.wait();
  app.act("last_trick");
  EXPECT_TRUE(app.table().last_trick_open);
  app.act("last_trick");
  EXPECT_FALSE(app.table().last_trick_open);
  app.act("last_trick");
  sitting.choose_something(stream);
  EXPECT_FALSE(app.table().last_trick_open);
}

TEST(Pace, AMessageGoesByItself) {
  Sitting sitting("v=pitch&players=4&seed=MESSAGE");
  App& app = sitting.app;
  sitting.wait();
  ASSERT_TRUE(std::isinf(app.next_due()));
  app.act("copied");
  ASSERT_NE(app.message(), "");
  app.tick(sitting.now);  // the frame that shows it
  const double due = app.next_due();
  EXPECT_GE(due - sitting.now, 2000) << "time to read it";
  ASSERT_FALSE(std::isinf(due));
  EXPECT_FALSE(app.tick(due - 1));
  EXPECT_NE(app.message(), "");
  EXPECT_TRUE(app.tick(due));
  EXPECT_EQ(app.message(), "");
  EXPECT_TRUE(std::isinf(app.next_due()));
}

TEST(Pace, ANewMessageHasItsOwnTime) {
  Sitting sitting("v=pitch&players=4&seed=MESSAGE");
  App& app = sitting.app;
  sitting.wait();
  app.act("copied");
  const double due = app.next_due();
  app.tick(due - 1);
  app.act("copy_failed");
  app.tick(due);
  EXPECT_EQ(app.message(), app.words().copy_failed);
}

TEST(Pace, RevisionsCountWhatCanBeSeen) {
  Stream stream(7, "pace");
  Sitting sitting("v=west-yorkshire&seed=REVISION");
  App& app = sitting.app;
  const auto looks = [&] {
    std::string text = prompt_at(app.table()) + app.message();
    for (const std::string& id : sitting.offered()) text += ' ' + id;
    return text + ' ' + std::to_string(app.table().session.shown());
  };
  for (int steps = 0; steps < 600 && sitting.plays(); ++steps) {
    const std::string before = looks();
    const int revision = app.revision();
    if (std::isinf(app.next_due())) {
      sitting.choose_something(stream);
    } else {
      sitting.wait_a_step();
    }
    EXPECT_TRUE(looks() == before || app.revision() > revision) << before << " -> " << looks();
  }
}

// 250 ms a word, and never less than 1.6 s, at normal speed; a hanged jack three seconds.
TEST(Pace, AnAwardStaysAsLongAsItsReasonIsRead) {
  int awards = 0;
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Stream stream(8, "pace");
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    int shown = 0;
    for (int steps = 0; steps < 600 && sitting.plays(); ++steps) {
      if (std::isinf(app.next_due())) sitting.choose_something(stream);
      sitting.wait_a_step();
      const Session& session = app.table().session;
      if (session.shown() == shown || last_shown(app).kind != EventKind::award) continue;
      shown = session.shown();
      EXPECT_TRUE(award_is_up(app.table()));
      const std::string& why = app.table().narration.rows().back().why;
      const auto words = std::count(why.begin(), why.end(), ' ') + 1;
      const double least = time_to_read({}, weight_of_award(app.table()), 1);
      EXPECT_GE(least, last_shown(app).award == AwardFor::hang_jack ? 3000 : 1600);
      EXPECT_NEAR(app.table().due - sitting.now,
                  std::max(least, 250.0 * static_cast<double>(words)), 1)
          << why;
      ++awards;
    }
  }
  EXPECT_GT(awards, 100);
}

// Runs until an award is the newest event and the person has to choose; false if this never
// happens.
bool play_to_an_award_and_a_choice(Sitting& sitting, Stream& stream) {
  const App& app = sitting.app;
  for (int steps = 0; steps < 4000 && sitting.plays(); ++steps) {
    const Session& session = app.table().session;
    if (last_shown(app).kind == EventKind::award && session.at_end() &&
        session.person_to_decide()) {
      return true;
    }
    if (std::isinf(app.next_due())) sitting.choose_something(stream);
    sitting.wait_a_step();
  }
  return false;
}

TEST(Pace, AnAwardGoesByItselfAlsoWhenThePersonMustChoose) {
  Stream stream(9, "pace");
  Sitting sitting("v=trinidad&seed=AWARD");
  App& app = sitting.app;
  ASSERT_TRUE(play_to_an_award_and_a_choice(sitting, stream));
  EXPECT_TRUE(award_is_up(app.table()));
  EXPECT_FALSE(actions_at(app.table()).empty() && playable_cards(app.table()).empty())
      << "nobody has to wait for it";
  const double due = app.next_due();
  ASSERT_FALSE(std::isinf(due)) << "it would stay for ever";
  EXPECT_FALSE(app.tick(due - 1));
  EXPECT_TRUE(app.tick(due)) << "the picture must be drawn without it";
  EXPECT_FALSE(award_is_up(app.table()));
  EXPECT_TRUE(std::isinf(app.next_due()));
}

TEST(Pace, ATouchOrAKeyGoesToTheNextAward) {
  for (const bool key : {false, true}) {
    Stream stream(10, "pace");
    Sitting sitting("v=seven-up&players=2&seed=TOUCH");
    App& app = sitting.app;
    const auto last = [&] { return last_shown(app); };
    for (int steps = 0;
         steps < 2000 && !(last().kind == EventKind::award && place_among_four(last().award) == 0);
         ++steps) {
      if (std::isinf(app.next_due())) sitting.choose_something(stream);
      sitting.wait_a_step();
    }
    for (const int place : {0, 1, 2}) {
      ASSERT_EQ(place_among_four(last().award), place);
      const auto touch = [&] {
        EXPECT_TRUE(key ? app.press_key("Enter") : app.act("skip"));
        app.tick(sitting.now);
      };
      touch();
      if (place == 2) {
        EXPECT_TRUE(counts_now(app.table())) << "the card points are counted first";
        touch();
      }
      EXPECT_EQ(place_among_four(last().award), place + 1) << "one after the other";
    }
  }
}

TEST(Pace, AnAwardThatIsLookedBackAtStays) {
  Stream stream(11, "pace");
  Sitting sitting("v=trinidad&seed=BACK");
  App& app = sitting.app;
  sitting.play_hand(stream);
  const auto& rows = app.table().narration.rows();
  const auto award = std::find_if(rows.begin(), rows.end(), [](const HistoryRow& row) {
    return row.kind == HistoryRow::Kind::award;
  });
  ASSERT_NE(award, rows.end());
  app.act("moment:" + std::to_string(award->moment));
  ASSERT_TRUE(looking_back(app.table()));
  EXPECT_TRUE(award_is_up(app.table()));
  app.tick(sitting.now + 1e6);
  EXPECT_TRUE(award_is_up(app.table()));
  app.act("step:1");
  EXPECT_EQ(award_is_up(app.table()), app.table().session.last_shown().kind == EventKind::award);
}

}  // namespace
}  // namespace allfours
