// The report of a finished game: its result without a card, and the decisive points.
#include "app/table/game_result.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_results.hpp"
#include "core/table/scoring.hpp"
#include "words/spoken_text.hpp"

namespace allfours {
namespace {

struct Point {
  AwardFor what;
  int side;
  int points;
};

// Hands with these points, until one side has the target.
Events game_of(const std::vector<std::vector<Point>>& hands, int target) {
  Events log;
  Scores score{};
  int winner = -1;
  for (const auto& hand : hands) {
    log.emplace_back().kind = EventKind::hand;
    for (const Point& point : hand) {
      Event& award = log.emplace_back();
      award.kind = EventKind::award;
      award.award = point.what;
      award.side = static_cast<std::int8_t>(point.side);
      award.points = static_cast<std::int16_t>(point.points);
      award.counted = winner < 0;
      if (award.counted && point.side >= 0) {
        auto& own = score[static_cast<std::size_t>(point.side)];
        own = static_cast<std::int16_t>(own + point.points);
        if (own >= target) winner = point.side;
      }
      award.score = score;
    }
  }
  Event& end = log.emplace_back();
  end.kind = EventKind::game_end;
  end.side = static_cast<std::int8_t>(winner);
  end.score = score;
  return log;
}

using What = AwardFor;

GameSetup trinidad() {
  GameSetup setup;
  setup.variant = find_variant("trinidad");
  setup.rules = setup.variant->rules;
  setup.players = 4;
  setup.seed = "TALPARO-83";
  return setup;
}

TEST(GameResult, SaysWhoHadWhichPointHowOften) {
  const Events log =
      game_of({{{What::high, 0, 1}, {What::low, 1, 1}, {What::hang_jack, 1, 3}, {What::game, 1, 1}},
               {{What::high, 1, 1}, {What::low, 1, 1}, {What::jack, -1, 0}, {What::game, 0, 1}}},
              7);
  EXPECT_EQ(game_result_text(trinidad(), log, 0, *find_language("en")),
            "Trinidad · TALPARO-83 · 1–7\nHigh 1–1 · Low 0–2 · Jack 0–1 · Game 0–1");
  EXPECT_EQ(game_result_text(trinidad(), log, 3, *find_language("de")),
            "Trinidad · TALPARO-83 · 7–1\nHoch 1–1 · Niedrig 2–0 · Bube 1–0 · Spiel 1–0");
}

TEST(GameResult, WhatDecidedItIsWhatWonItAndWhatTurnedIt) {
  // The hanged jack turns the lead, High catches up, and Low wins before Game can be counted.
  const Events log =
      game_of({{{What::high, 0, 1}, {What::low, 0, 1}, {What::game, 0, 1}},
               {{What::high, 0, 1}, {What::low, 0, 1}, {What::hang_jack, 1, 3}, {What::game, 1, 1}},
               {{What::high, 1, 1}, {What::low, 1, 1}, {What::game, 0, 1}}},
              6);
  // By moments: hand 1, High 2, Low 3, Game 4, hand 5, High 6, Low 7, hanged jack 8, Game 9, …
  EXPECT_EQ(decisive_awards(log), (std::vector{8, 11, 12}));
  EXPECT_EQ(winning_award(log), 11);
  EXPECT_EQ(decisive_awards(log, 1), std::vector{12});
  Events running(log.begin(), log.end() - 1);
  EXPECT_EQ(winning_award(running), -1);
  EXPECT_EQ(winning_award({}), -1);
}

// In every game the result names no card, and its decisive awards counted.
TEST(GameResult, IsToldOfEveryGame) {
  for (const Variant& variant : variants()) {
    SCOPED_TRACE(variant.id);
    Sitting sitting("v=" + std::string(variant.id) + "&seed=" + std::string(variant.id) + "-END");
    Stream stream(3, "result");
    Mirror mirror;
    EXPECT_EQ(result_text(sitting.app.table()), "");
    EXPECT_FALSE(sitting.app.act("copy_result"));
    sitting.play_out(stream);
    const TableState& table = sitting.app.table();
    const Events& log = table.session.log();
    const std::string result = result_text(table);
    EXPECT_TRUE(cards_named(result).empty()) << result;
    const std::vector<int> decisive = decisive_moments(table);
    ASSERT_FALSE(decisive.empty());
    EXPECT_LE(decisive.size(), 3U);
    EXPECT_TRUE(std::is_sorted(decisive.begin(), decisive.end()));
    EXPECT_EQ(decisive.back(), winning_award(log) + 1);
    const std::string mirrored = mirror.update(sitting.app);
    for (const int moment : decisive) {
      const Event& award = log[static_cast<std::size_t>(moment - 1)];
      EXPECT_EQ(award.kind, EventKind::award);
      EXPECT_TRUE(award.counted);
      const auto row = std::find_if(table.narration.rows().begin(), table.narration.rows().end(),
                                    [&](const HistoryRow& one) { return one.moment == moment; });
      EXPECT_TRUE(contains(mirrored, without_signs(sitting.app.words(), spoken(*row))));
    }
    EXPECT_TRUE(contains(mirrored, sitting.app.words().decided_it));
    EXPECT_TRUE(offers(actions_at(table), "copy_result"));
    EXPECT_TRUE(sitting.app.act("copy_result"));
    const Effects effects = sitting.app.take_effects();
    EXPECT_EQ(effects.copy_result->first, result);
    EXPECT_FALSE(contains(effects.copy_result->second, "log="));
    // At an earlier moment there is no result.
    EXPECT_TRUE(sitting.app.act("moment:" + std::to_string(decisive.front())));
    EXPECT_EQ(result_text(table), "");
    EXPECT_TRUE(decisive_moments(table).empty());
  }
}

}  // namespace
}  // namespace allfours
