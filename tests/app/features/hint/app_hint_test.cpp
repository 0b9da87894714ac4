// Hints at a table: announced as practice before the first one, requested from a worker for one
// moment only, saved with the game; a nonsense answer does no harm.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/features/hint/table_hint.hpp"
#include "app/storage/resume.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"
#include "players/advice/adviser.hpp"

namespace allfours {
namespace {

// A worker's answer as in src/script/calls_advise.cpp, shortened and with less effort.
std::string advice_for(const WorkerRequest& thought) {
  const auto opened = std::get<OpenedRecord>(open_record(thought.record));
  Stream stream(1, "test");
  return advice_text(
      advise(seen_from(opened.game.table(), thought.seat), Effort{6, 2, 200}, stream));
}

void answer(App& app, const WorkerRequest& thought, std::string_view text) {
  app.act("thought:" + std::to_string(thought.serial) + ":" + std::string(text));
}

// A table at which hints are available and the person has to decide.
struct AtTable {
  explicit AtTable(std::string_view link) : sitting(link), app(sitting.app) {
    app.use_worker(false);
    sitting.wait();
    app.use_worker(true);
    app.take_effects();
  }
  Hint::Stage stage() const { return app.table().hint.stage(); }
  // Asks for a hint and confirms; returns the request to the worker.
  WorkerRequest ask() {
    EXPECT_TRUE(app.act("hint"));
    if (stage() == Hint::Stage::warns) {
      EXPECT_TRUE(app.act("hint"));
    }
    const auto asked = app.take_effects().think;
    EXPECT_TRUE(asked);
    return asked.value_or(WorkerRequest());
  }
  Sitting sitting;
  App& app;
};

constexpr std::string_view hint_game = "v=pitch&players=2&seed=HINT-1";

TEST(Hint, IsSaidToBePracticeBeforeOnceAGame) {
  AtTable table(hint_game);
  ASSERT_TRUE(can_hint(table.app.table()));
  EXPECT_FALSE(is_practice(table.app.table()));
  EXPECT_TRUE(table.app.act("hint"));
  EXPECT_EQ(table.stage(), Hint::Stage::warns);
  EXPECT_FALSE(table.app.take_effects().think);
  EXPECT_EQ(hint_headline(table.app.table()), table.app.words().hint_warns);
  EXPECT_FALSE(is_practice(table.app.table()));
  // The person declines.
  EXPECT_TRUE(table.app.act("close_hint"));
  EXPECT_EQ(table.stage(), Hint::Stage::none);
  EXPECT_FALSE(is_practice(table.app.table()));
  EXPECT_TRUE(practice_text(table.app.table()).empty());

  const WorkerRequest thought = table.ask();
  EXPECT_EQ(thought.player, adviser_name);
  EXPECT_TRUE(is_practice(table.app.table()));
  EXPECT_EQ(practice_text(table.app.table()), table.app.words().practice_hints);
  answer(table.app, thought, advice_for(thought));
  ASSERT_EQ(table.stage(), Hint::Stage::shown);
  EXPECT_TRUE(table.app.act("hint"));
  EXPECT_EQ(table.stage(), Hint::Stage::none);
  // Known by now, without another question.
  EXPECT_TRUE(table.app.act("hint"));
  EXPECT_EQ(table.stage(), Hint::Stage::waits);
}

TEST(Hint, IsForTheMomentOfTheQuestionAlone) {
  AtTable table(hint_game);
  const WorkerRequest first = table.ask();
  EXPECT_TRUE(table.app.act("close_hint"));
  answer(table.app, first, advice_for(first));
  EXPECT_EQ(table.stage(), Hint::Stage::none);
  const WorkerRequest second = table.ask();
  EXPECT_NE(second.serial, first.serial);
  answer(table.app, first, advice_for(first));
  EXPECT_EQ(table.stage(), Hint::Stage::waits);
  const std::string late = advice_for(second);
  const Card card = playable_cards(table.app.table()).first();
  EXPECT_TRUE(table.app.act("card:" + card_text(card)));
  EXPECT_EQ(table.stage(), Hint::Stage::none);
  answer(table.app, second, late);
  EXPECT_EQ(table.stage(), Hint::Stage::none);
  // A new game at the same moment ignores the answer for the old one.
  table.app.open_link(hint_game);
  table.sitting.wait();
  answer(table.app, second, late);
  EXPECT_EQ(table.stage(), Hint::Stage::none);
}

TEST(Hint, GoesWithTheMomentShown) {
  for (const std::string_view what : {"step:-1", "undo", "menu"}) {
    AtTable table(hint_game);
    const Card card = playable_cards(table.app.table()).first();
    table.app.act("card:" + card_text(card));
    table.app.use_worker(false);
    table.sitting.wait();
    table.app.use_worker(true);
    const WorkerRequest thought = table.ask();
    answer(table.app, thought, advice_for(thought));
    ASSERT_EQ(table.stage(), Hint::Stage::shown);
    table.app.act(what);
    EXPECT_EQ(table.stage() == Hint::Stage::shown, what == "menu") << what;
  }
}

TEST(Hint, SaysWhatToDoAndTheChanceOfEachCard) {
  AtTable table(hint_game);
  const WorkerRequest thought = table.ask();
  const std::string text = advice_for(thought);
  answer(table.app, thought, text);
  const Advice* advice = table.app.table().hint.advice();
  ASSERT_TRUE(advice != nullptr);
  EXPECT_EQ(*advice, parse_advice(text));
  CardSet cards;
  for (const Option& option : advice->options) cards.add(option.decision.card);
  EXPECT_EQ(cards, playable_cards(table.app.table()));
  const std::string card = the_card(table.app.words(), advice->chosen().decision.card);
  EXPECT_TRUE(contains(hint_headline(table.app.table()), card));
  EXPECT_TRUE(contains(table.app.state().context.answer.text, card)) << "it is spoken";
  Mirror mirror;
  const std::string page = mirror.update(table.app);
  EXPECT_TRUE(contains(page, hint_headline(table.app.table())));
  EXPECT_TRUE(contains(page, ", the best\""));
  // In the reader's language at once.
  table.app.act("language:de");
  EXPECT_TRUE(contains(hint_headline(table.app.table()), "Spiel "));
}

TEST(Hint, IsKeptWithTheGame) {
  AtTable table(hint_game);
  table.ask();
  const std::string kept = tab_text(table.app);
  EXPECT_TRUE(contains(kept, "\nhints yes\n"));
  App app(1);
  app.open("", kept, {});
  EXPECT_TRUE(is_practice(app.table()));
  EXPECT_EQ(practice_text(app.table()), app.words().practice_hints);
}

TEST(Hint, OfNobodyIsNotOffered) {
  Sitting sitting{hint_game};
  sitting.wait();
  EXPECT_FALSE(can_hint(sitting.app.table()));
  EXPECT_FALSE(sitting.app.act("hint"));
  EXPECT_FALSE(sitting.app.act("close_hint"));
  EXPECT_FALSE(sitting.app.take_effects().think);
}

TEST(Hint, ThatIsNoneIsSaidToBeNone) {
  AtTable table(hint_game);
  const WorkerRequest good = table.ask();
  std::string other_seat = advice_for(good);
  other_seat.replace(other_seat.find("advice 1 0"), 10, "advice 1 1");
  for (const std::string& nonsense :
       {std::string(), std::string("failed"), std::string("play 2c"), other_seat,
        std::string("advice 1 0 6 0 0 -1\noption 5000 like say beg\n"),
        std::string("advice 1 0 6 0 0 -1\n"), advice_for(good).substr(1)}) {
    if (table.stage() != Hint::Stage::waits) table.ask();
    table.app.act("thought:0:" + nonsense);
    ASSERT_EQ(table.stage(), Hint::Stage::waits);
    table.app.act("close_hint");
    const WorkerRequest thought = table.ask();
    answer(table.app, thought, nonsense);
    EXPECT_EQ(table.stage(), Hint::Stage::none) << nonsense;
    EXPECT_EQ(table.app.message(), table.app.words().hint_failed);
  }
}

// Announcements, discards and laid-down hands in every variant: the hint strip shows a sentence.
TEST(Hint, CanBeHadForEverythingThatIsAsked) {
  Stream stream(seed_key("hints"), "test");
  int words = 0, cards = 0, discards = 0;
  for (const std::string_view link :
       {"v=german&seed=HINT-2", "v=seven-up&players=3&seed=HINT-3", "v=trinidad&seed=HINT-4",
        "v=west-yorkshire&seed=HINT-5", "v=seven-up&seed=HINT-6",
        "v=seven-up&players=4&seed=HINT-7", "v=old-american&seed=HINT-8",
        "v=california-jack&seed=HINT-9"}) {
    Sitting sitting{link};
    for (int i = 0; i < 90 && sitting.plays(); ++i) {
      sitting.app.use_worker(false);
      sitting.choose(stream, 1);
      sitting.app.use_worker(true);
      if (!sitting.plays() || !can_hint(sitting.app.table())) continue;
      if (sitting.app.table().session.view().table.phase == Phase::play && i % 6 > 0) continue;
      // The hint stays while cards are marked for discarding.
      if (sitting.app.table().hint.stage() == Hint::Stage::shown) continue;
      sitting.app.act("hint");
      if (sitting.app.table().hint.stage() == Hint::Stage::warns) sitting.app.act("hint");
      const auto thought = sitting.app.take_effects().think;
      ASSERT_TRUE(thought);
      answer(sitting.app, *thought, advice_for(*thought));
      ASSERT_EQ(sitting.app.table().hint.stage(), Hint::Stage::shown) << thought->record;
      EXPECT_TRUE(hint_headline(sitting.app.table()).ends_with('.'));
      EXPECT_TRUE(hint_text(sitting.app.table()).ends_with('.')) << thought->record;
      switch (sitting.app.table().hint.advice()->chosen().decision.kind) {
        case Decision::Kind::say:
          ++words;
          break;
        case Decision::Kind::play:
          ++cards;
          break;
        case Decision::Kind::discard:
          ++discards;
          break;
        case Decision::Kind::lay_down:
        case Decision::Kind::call_misdeal:
        case Decision::Kind::deal_by_hand:
        case Decision::Kind::take_back:
        case Decision::Kind::call_revoke:
        case Decision::Kind::look:
        case Decision::Kind::expose:
        case Decision::Kind::call_card:
          break;
      }
    }
  }
  EXPECT_GT(words, 0);
  EXPECT_GT(cards, 10);
  EXPECT_GT(discards, 0);
}

}  // namespace
}  // namespace allfours
