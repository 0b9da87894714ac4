// The deal of the day: the same for everybody, described without its cards, and stored day by day.
#include "app/features/daily/daily.hpp"

#include <algorithm>
#include <cmath>

#include "app/accessibility/mirror.hpp"
#include "app/app.hpp"
#include "app/app_play.hpp"
#include "app/features/daily/daily_feature.hpp"
#include "app/links/link.hpp"
#include "app/storage/resume.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_results.hpp"
#include "app/table/table_state.hpp"
#include "words/variant_words.hpp"

namespace allfours {
namespace {

Day day(std::string_view text) { return parse_day(text).value(); }

TEST(Daily, DaysThatThereAreAreReadAndWritten) {
  for (const char* text : {"2026-11-22", "2024-02-29", "2000-01-01", "2999-12-31"}) {
    EXPECT_EQ(day_text(day(text)), text);
  }
  for (const char* no : {"", "2026-11-2", "2026-13-01", "2026-02-29", "1999-12-31", "26-11-22",
                         "2026/11/22", "2026-11-22 ", "+026-11-22", "2026-00-10", "2026-01-00"}) {
    EXPECT_FALSE(parse_day(no)) << no;
  }
  EXPECT_EQ(weekday_of(day("2026-11-22")), 6);
  EXPECT_EQ(weekday_of(day("2026-11-23")), 0);
}

constexpr std::array both{DayDeal::trinidad, DayDeal::other};

// A year of deals: each is playable, different from all others, and recognised by its link.
TEST(Daily, EveryDayHasTwoDealsOfItsOwn) {
  std::set<std::string> links;
  std::set<std::string> packs;
  std::set<const Variant*> variants_of_week;
  for (Day one = day("2026-01-01"); one < day("2027-01-01"); one += std::chrono::days(1)) {
    for (const DayDeal deal : both) {
      const GameSetup setup = setup_of_day(one, deal);
      EXPECT_EQ(deal == DayDeal::trinidad, setup.variant->id == "trinidad") << day_text(one);
      EXPECT_FALSE(validate(setup.rules, setup.players)) << day_text(one);
      EXPECT_EQ(day_of(setup), one);
      variants_of_week.insert(setup.variant);
      const std::string text = link_text({{setup, {}}, 0, {}, all_bots()});
      const auto opened = read_link(text);
      ASSERT_TRUE(std::holds_alternative<OpenedLink>(opened)) << text;
      EXPECT_EQ(day_of(std::get<OpenedLink>(opened).game.setup()), one);
      links.insert(text);
      packs.insert(setup.seed);
    }
  }
  EXPECT_EQ(links.size(), 730u);
  EXPECT_EQ(packs.size(), 730u) << "one deal must not give the cards of the other away";
  EXPECT_EQ(variants_of_week.size(), 8u);
  const GameSetup sunday = setup_of_day(day("2026-11-22"), DayDeal::trinidad);
  GameSetup changed = sunday;
  changed.rules.target = 7;
  EXPECT_FALSE(day_of(changed));
  for (const char* seed : {"TODAY-2026-11-23", "TODAY-trinidad-2026-11-22", "TODAY-", "TODAY-11-22",
                           "TODAY-x-2026-11-22", "TODAY-2026-11-22-2026-11-22"}) {
    changed = sunday;
    changed.seed = seed;
    EXPECT_FALSE(day_of(changed)) << seed;
  }
}

// The deals of the first versions, one a day, Monday first.
TEST(Daily, TheDealsOfTheFirstVersionsAreStillDealsOfTheirDays) {
  const std::array<std::string_view, 7> links{
      "v=seven-up&players=2", "v=west-yorkshire", "v=german", "v=pitch&players=4", "v=french",
      "v=california-jack",    "v=trinidad"};
  for (int i = 0; i < 7; ++i) {
    const std::string date = "2026-11-" + std::to_string(16 + i);
    const GameSetup setup = setup_of(std::string(links[at(i)]) + "&seed=TODAY-" + date);
    EXPECT_EQ(day_of(setup), day(date)) << links[at(i)];
  }
}

TEST(Daily, WhatIsKeptComesBackAndWhatIsNotKnownStays) {
  const std::string text =
      "2026-11-20 french ---- 0 4\n2026-11-21 pitch ++-0 2 -1\n"
      "2026-11-21 trinidad 0-++ 2 1\n"
      "2026-11-22 whist ++++ 4 0\nrubbish\n2026-11-21 pitch ++++ 4 0\n2026-11-19 german +++ 3 0\n";
  const Days days = parse_days(text);
  EXPECT_EQ(days.results.size(), 3u);
  EXPECT_EQ(days.count(), 2);
  EXPECT_EQ(days.unknown.size(), 4u);
  EXPECT_EQ(days.results.at({day("2026-11-21"), "pitch"}).others, -1);
  EXPECT_TRUE(days.played(day("2026-11-20")));
  EXPECT_FALSE(days.played(day("2026-11-19")));
  EXPECT_EQ(parse_days(days_text(days)), days);
  EXPECT_EQ(days_text(days), text);
  EXPECT_EQ(days.streak(day("2026-11-21")), 2);
  EXPECT_EQ(days.streak(day("2026-11-22")), 2);  // not played yet
  EXPECT_EQ(days.streak(day("2026-11-23")), 0);
  EXPECT_EQ(parse_days("").streak(day("2026-11-23")), 0);
}

TEST(Daily, AResultTellsNoCard) {
  const Days days = parse_days("2026-11-22 trinidad +-0+ 3 -1\n");
  const DayResult& result = days.results.begin()->second;
  EXPECT_EQ(result_text(result, *find_language("en")),
            "Trinidad · High ✓ Low ✗ Jack – Game ✓ · 3–−1");
  EXPECT_EQ(result_text(result, *find_language("fr")),
            "Trinidad · Fort ✓ Faible ✗ Valet – Force ✓ · 3–−1");
}

// Plays the first hand of the game at the table.
void play_first_hand(App& app, Stream& stream) {
  for (int steps = 0; steps < 3000; ++steps) {
    if (waits_for_next_hand(app.table()) || game_over(app.table())) return;
    if (award_waits(app.table())) app.act("skip");
    if (std::isfinite(app.next_due())) {
      app.tick(app.next_due());
      continue;
    }
    if (app.act("keep")) continue;
    const auto decision = any_of(choice(app.table().session.table()), stream);
    const bool done =
        decision.kind == Decision::Kind::say    ? app.act("say:" + std::string(wire(decision.say)))
        : decision.kind == Decision::Kind::play ? app.act("card:" + card_text(decision.card))
                                                : false;
    if (decision.kind == Decision::Kind::discard) {
      for (const Card card : decision.cards) app.act("card:" + card_text(card));
      app.act("discard");
    } else {
      ASSERT_TRUE(done);
    }
  }
  FAIL() << "the hand does not end";
}

// Each weekday: the stored result is the sum of the events.
TEST(Daily, TheFirstHandCountsOnItsDayAndOnce) {
  Stream stream(1, "daily");
  for (int i = 0; i < 14; ++i) {
    const std::string date = "2026-11-" + std::to_string(16 + i % 7);
    const std::string action = i < 7 ? "today" : "today_other";
    App app(1);
    EXPECT_FALSE(app.act(action));
    app.act("date:" + date);
    ASSERT_TRUE(app.act(action)) << date;
    play_first_hand(app, stream);
    ASSERT_EQ(app.state().records.days.now().results.size(), 1u) << date;
    const GameSetup setup = app.table().session.setup();
    const DayResult kept = *app.state().records.days.now().find(setup);
    EXPECT_EQ(kept, *day_result(app.table()));
    int own = 0;
    int others = 0;
    const Session& session = app.table().session;
    for (const Event& event : session.log()) {
      if (event.kind == EventKind::hand_end) break;
      if (event.kind != EventKind::award || event.side < 0) continue;
      (event.side == 0 ? own : others) += event.points;
    }
    EXPECT_EQ(kept.own, own);
    EXPECT_EQ(kept.others, others);
    EXPECT_TRUE(app.take_effects().saves("days"));
    EXPECT_NE(app.message(), "");
    ASSERT_TRUE(app.act("copy_result"));
    const Effects effects = app.take_effects();
    EXPECT_EQ(effects.copy_result->first, result_text(kept, app.state().context.language));
    EXPECT_EQ(effects.copy_result->second.find("log="), std::string::npos);
    EXPECT_NE(effects.copy_result->second.find(setup.seed), std::string::npos);
    EXPECT_TRUE(setup.seed.ends_with(date));
    // Played again on the same day, it does not count twice.
    app.act("new_game");
    app.act(action);
    play_first_hand(app, stream);
    EXPECT_EQ(*app.state().records.days.now().find(setup), kept);
    // The day's other deal counts as well, and the day once.
    app.act("new_game");
    app.act(i < 7 ? "today_other" : "today");
    play_first_hand(app, stream);
    EXPECT_EQ(app.state().records.days.now().results.size(), 2u) << date;
    EXPECT_EQ(app.state().records.days.now().streak(day(date)), 1);
  }
}

// A day added to the streak is heard: by the day's first deal that counts, not by its second one.
TEST(Daily, ADayAddedToTheStreakIsHeardOnce) {
  Stream stream(1, "streak");
  App app(1);
  app.act("sound:on");
  hear_stored(app, "days", "2026-11-20 trinidad ++-0 2 1\n2026-11-21 trinidad +--+ 2 1\n");
  app.act("date:2026-11-22");
  int heard = 0;
  for (const char* deal : {"today", "today_other", "today"}) {
    app.act(deal);
    app.take_effects();
    play_first_hand(app, stream);
    const Effects effects = app.take_effects();
    heard +=
        static_cast<int>(std::count(effects.sounds.begin(), effects.sounds.end(), Sound::solved));
    EXPECT_EQ(heard, 1) << deal;
    EXPECT_TRUE(day_note(app).ends_with("3 days in a row.")) << day_note(app);
    app.act("new_game");
  }
}

// The puzzles are a pack of their own: the day's opens once they are loaded.
TEST(Daily, ThePuzzleOfTheDayIsAnotherOneEachDay) {
  std::set<std::string> links;
  for (int i = 10; i < 20; ++i) {
    App app(1);
    EXPECT_FALSE(app.act("puzzle_today"));
    app.act("date:2026-11-" + std::to_string(i));
    ASSERT_TRUE(app.act("puzzle_today"));
    ASSERT_EQ(app.screen(), App::Screen::table);
    links.insert(puzzle_at(app.table())->link());
  }
  EXPECT_EQ(links.size(), std::min<std::size_t>(10, puzzles().size()));
}

// What the person plays otherwise stays selected.
TEST(Daily, LeavesTheSelectionOfTheStartScreen) {
  Sitting sitting;
  App& app = sitting.app;
  app.act("date:2026-11-20");
  const GameSetup other = setup_of_day(day("2026-11-20"), DayDeal::other);
  ASSERT_NE(other.variant, &app.state().start.variant());
  const std::string before = game_text(app.state().start.setup());
  app.act("today_other");
  Stream stream(1, "today");
  sitting.play_hand(stream);
  EXPECT_EQ(app.table().session.setup().variant, other.variant);
  app.act("new_game");
  EXPECT_EQ(game_text(app.state().start.setup()).substr(0, 12), before.substr(0, 12));
  EXPECT_EQ(app.state().start.variant().id, setup_of(before).variant->id);
  // A duel at its table is one with its game.
  app.act("today_other");
  app.act("duel:2");
  EXPECT_EQ(app.table().session.setup().variant, other.variant);
}

// Also after a reload, and with the next day's deal in between.
TEST(Daily, ADealBegunBeforeMidnightCountsForItsDay) {
  const auto begun = [](Stream& stream) {
    App app(1);
    hear_stored(app, "days", "2026-11-21 california-jack ++-0 2 1\n");
    app.act("date:2026-11-22");
    app.act("today");
    if (std::isfinite(app.next_due())) app.tick(app.next_due());
    app.act("date:2026-11-23");
    const auto text = own_text(app);
    play_first_hand(app, stream);
    EXPECT_EQ(app.state().records.days.now().streak(day("2026-11-22")), 2);
    EXPECT_NE(day_note(app).find("2 days in a row"), std::string::npos) << day_note(app);
    return *text;
  };
  Stream stream(2, "daily");
  const std::string text = begun(stream);
  App reloaded(1);
  reloaded.act("date:2026-11-23");
  reloaded.open("", text, {});
  ASSERT_NE(reloaded.screen(), App::Screen::start);
  reloaded.act("date:2026-11-24");
  play_first_hand(reloaded, stream);
  EXPECT_EQ(reloaded.state().records.days.now().results.count({day("2026-11-22"), "trinidad"}), 1U);
}

TEST(Daily, ADealBegunOnAnotherDayDoesNotCount) {
  Stream stream(2, "daily");
  // Begun after its day, and begun before.
  for (const char* now : {"2026-11-23", "2026-11-21"}) {
    App app(1);
    app.act("date:" + std::string(now));
    app.open_link(
        link_text({{setup_of_day(day("2026-11-22"), DayDeal::trinidad), {}}, 0, {}, all_bots()}));
    app.act("begin");
    app.act("date:2026-11-24");
    play_first_hand(app, stream);
    EXPECT_TRUE(app.state().records.days.now().results.empty()) << now;
    EXPECT_TRUE(day_result(app.table()));
  }
}

TEST(Daily, AClockSetBackFillsNoGap) {
  Stream stream(2, "daily");
  App app(1);
  hear_stored(app, "days", "2026-11-20 trinidad +++0 3 1\n2026-11-22 trinidad +++0 3 1\n");
  app.act("date:2026-11-22");
  app.act("date:2026-11-21");
  ASSERT_TRUE(app.act("today"));
  play_first_hand(app, stream);
  EXPECT_EQ(app.state().records.days.now().results.size(), 2U);
  EXPECT_EQ(app.state().records.days.now().streak(day("2026-11-22")), 1);
}

TEST(Daily, PracticeDoesNotCount) {
  Stream stream(2, "daily");
  App undone(1);
  undone.act("date:2026-11-22");
  undone.act("today");
  while (!undone.table().session.can_undo()) {
    if (std::isfinite(undone.next_due())) {
      undone.tick(undone.next_due());
    } else if (award_waits(undone.table())) {
      undone.act("skip");
    } else {
      undone.act("say:stand") || undone.act("say:beg") || undone.act("say:give") ||
          undone.act("card:" + card_text(playable_cards(undone.table()).first()));
    }
  }
  ASSERT_TRUE(undone.act("undo"));  // the first press only shows a note
  ASSERT_TRUE(undone.act("undo"));
  play_first_hand(undone, stream);
  EXPECT_TRUE(undone.state().records.days.now().results.empty());
}

TEST(Daily, IsOfferedWhereItIsKnownWhatDayItIs) {
  App app(1);
  Mirror mirror;
  EXPECT_EQ(mirror.update(app).find("\"today\""), std::string::npos);
  hear_stored(app, "days", "2026-11-21 california-jack ++-0 2 1\n2026-11-22 trinidad +++0 3 1\n");
  app.act("date:2026-11-22");
  const std::string start = mirror.update(app);
  EXPECT_NE(start.find("Sunday, Trinidad All Fours, 3–1. 2 days in a row."), std::string::npos)
      << start;
  app.act("statistics");
  const std::string dialog = mirror.update(app);
  EXPECT_NE(dialog.find("California Jack 2–1"), std::string::npos) << dialog;
  EXPECT_FALSE(app.act("date:yesterday"));
}

}  // namespace
}  // namespace allfours
