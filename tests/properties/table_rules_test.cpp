// Games with irregularities (RULES.md §4, `table_rules`): the referee accepts them, and they can be
// read back, shared and undone like any other. ALLFOURS_TEST_GAMES sets the number of games; with
// 5.7 million, EveryGameKeepsTheRules plays 102,600 of each variant.
#include <gtest/gtest.h>

#include "core/game/log_reader.hpp"
#include "core/game/record.hpp"
#include "core/log/event_json.hpp"
#include "core/table/irregular.hpp"
#include "players/games/game_loop.hpp"
#include "properties/random_game.hpp"
#include "properties/referee.hpp"

namespace allfours::table_rules_test {
namespace {

// With players who make mistakes at this rate per million.
Events erring_game(const Setup& setup, std::string_view player, std::uint32_t rate) {
  Seats seats{};
  seats.fill(find_player(player));
  Events log;
  play_erring_game(setup, seats, Errors{.revokes = rate, .slips = rate},
                   [&](const Table&, const Event& event) { log.push_back(event); });
  return log;
}

// This many games of each variant, with each number of players in turn; every other game is dealt
// by hand.
template <typename Do>
void each_game(int games, Do&& look) {
  for (const Variant& variant : variants()) {
    int players = variant.usual_players;
    for (int i = 0; i < test_games(games); ++i) {
      while (!variant.allows(players)) players = players % max_players + 1;
      allfours::Setup setup = setup_for(variant, players, series_seed("errs", i));
      setup.rules.table_rules = true;
      setup.rules.hand_dealing = i % 2 == 0;
      setup.rules.target = std::min(setup.rules.target, 11);
      SCOPED_TRACE(setup_text(setup));
      look(static_cast<const allfours::Setup&>(setup));
      if (testing::Test::HasFailure()) return;
      if (i % 2 == 1) players = players % max_players + 1;
    }
  }
}

// The referee's objection.
std::string wrong_in(const allfours::Setup& setup, const Events& log) {
  Referee referee(setup);
  Table table = new_table(setup);
  for (const Event& event : log) {
    referee.see(table, event);
    apply(table, event);
  }
  referee.see_end(table);
  return referee.wrong();
}

// Its link leads to the same log.
void expect_sent(const allfours::Setup& setup, const Events& log) {
  const std::string link = record_text(Record{setup, decisions_in(log)});
  const auto opened = parse_record(link);
  ASSERT_TRUE(std::holds_alternative<Record>(opened)) << std::get<Fault>(opened).sentence();
  EXPECT_EQ(std::get<Events>(events(std::get<Record>(opened))), log) << link;
  EXPECT_EQ(record_text(std::get<Record>(opened)), link);
}

int count_of(const Events& log, EventKind kind) {
  int count = 0;
  for (const Event& event : log) count += event.kind == kind ? 1 : 0;
  return count;
}

TEST(TableRules, EveryGameKeepsTheRules) {
  int taken_back = 0;
  int called = 0;
  int misdealt = 0;
  int exposed = 0;
  int called_for = 0;
  each_game(60, [&](const allfours::Setup& setup) {
    for (const std::string_view player : {"random", "sensible", "beginner"}) {
      const Events log = erring_game(setup, player, 20'000);
      ASSERT_EQ(wrong_in(setup, log), "") << player;
      expect_sent(setup, log);
      taken_back += count_of(log, EventKind::take_back);
      called += count_of(log, EventKind::call_revoke);
      misdealt += count_of(log, EventKind::call_misdeal);
      exposed += count_of(log, EventKind::expose);
      called_for += count_of(log, EventKind::call_card);
    }
  });
  EXPECT_GT(misdealt, 5);
  EXPECT_GT(exposed, 10);
  EXPECT_GT(called_for, 10);
  EXPECT_GT(taken_back, 10);
  EXPECT_GT(called, 10);
}

// In games with hands face down before the pitch.
TEST(TableRules, WhoLooksPays) {
  int looked = 0;
  int paid = 0;
  for (const std::string_view variant : {"west-yorkshire", "lancashire"}) {
    allfours::Setup setup = setup_for(*find_variant(variant), 4, "looks");
    if (!setup.variant->allows(4)) setup.players = setup.variant->usual_players;
    setup.rules.table_rules = true;
    for (int i = 0; i < 8; ++i) {
      setup.seed = series_seed("looks", i);
      const Events log = erring_game(setup, "random", 300'000);
      ASSERT_EQ(wrong_in(setup, log), "") << variant << ' ' << i;
      looked += count_of(log, EventKind::look);
      for (const Event& event : log) {
        if (event.kind != EventKind::award || event.award != AwardFor::looked) continue;
        EXPECT_EQ(event.points, 4);
        ++paid;
      }
    }
  }
  EXPECT_GT(looked, 5);
  EXPECT_GE(paid, looked);
}

TEST(TableRules, BeginnersErrByThemselves) {
  int revoked = 0;
  int misdealt = 0;
  int exposed = 0;
  for (const std::string_view variant : {"trinidad", "pitch", "german", "california-jack"}) {
    const Variant& of = *find_variant(variant);
    allfours::Setup setup = setup_for(of, of.usual_players, "clumsy");
    setup.rules.table_rules = setup.rules.hand_dealing = true;
    for (int i = 0; i < 10; ++i) {
      setup.seed = series_seed("clumsy", i);
      const Events log = erring_game(setup, "beginner", 0);
      ASSERT_EQ(wrong_in(setup, log), "") << variant << ' ' << i;
      EXPECT_EQ(log, erring_game(setup, "beginner", 0)) << "by chance, and the same each time";
      revoked += count_of(log, EventKind::call_revoke);
      misdealt += count_of(log, EventKind::call_misdeal);
      exposed += count_of(log, EventKind::expose);
      EXPECT_EQ(count_of(erring_game(setup, "sensible", 0), EventKind::expose), 0);
    }
  }
  EXPECT_GT(revoked, 5);
  EXPECT_GT(misdealt, 2);
  EXPECT_GT(exposed, 20);
}

// Bots that search play legally with exposed cards and called cards on the table.
TEST(TableRules, WhoLooksAheadLivesWithExposedCards) {
  int called_for = 0;
  for (const std::string_view variant : {"german", "pitch", "trinidad"}) {
    allfours::Setup setup = setup_for(*find_variant(variant), 2, "exposed");
    if (!setup.variant->allows(2)) setup.players = setup.variant->usual_players;
    setup.rules.table_rules = true;
    setup.rules.target = 3;
    const Events log = erring_game(setup, "strong", 100'000);
    ASSERT_EQ(wrong_in(setup, log), "") << variant;
    called_for += count_of(log, EventKind::call_card);
  }
  EXPECT_GT(called_for, 0);
}

TEST(TableRules, NobodyCallsWhatHeCannotProve) {
  int calls = 0;
  each_game(16, [&](const allfours::Setup& setup) {
    Table table = new_table(setup);
    for (const Event& event : erring_game(setup, "sensible", 100'000)) {
      if (event.kind == EventKind::call_revoke) {
        ++calls;
        EXPECT_TRUE(event.upheld);
        const int place = place_of(table, event.other, event.trick);
        EXPECT_TRUE(proves_revoke(seen_from(table, event.seat), place));
      }
      apply(table, event);
    }
  });
  EXPECT_GT(calls, 20);
}

// Provable revokes are called before the settlement, and therefore also any that decide the game.
TEST(TableRules, EverythingThatCanBeProvedIsCalled) {
  each_game(16, [&](const allfours::Setup& setup) {
    Table table = new_table(setup);
    for (const Event& event : erring_game(setup, "sensible", 100'000)) {
      const bool settles = table.phase == Phase::settlement && table.step == 0;
      for (int seat = 0; settles && seat < table.players; ++seat) {
        Table asked = table;
        asked.phase = Phase::calls;
        EXPECT_FALSE(noticed(seen_from(asked, seat))) << seat;
      }
      apply(table, event);
    }
  });
}

TEST(TableRules, LogsAreReadBack) {
  each_game(10, [&](const allfours::Setup& setup) {
    const Events log = erring_game(setup, "random", 50'000);
    std::string text;
    for (const Event& event : log) {
      append_json(text, event, setup);
      text += '\n';
    }
    const auto parsed = parse_log(text);
    ASSERT_TRUE(std::holds_alternative<Record>(parsed)) << std::get<LogFault>(parsed).sentence();
    EXPECT_EQ(std::get<Events>(events(std::get<Record>(parsed))), log);
    expect_sent(setup, log);
  });
}

TEST(TableRules, AViewIsTheRedactedLogFolded) {
  each_game(6, [&](const allfours::Setup& setup) {
    const Events log = erring_game(setup, "random", 50'000);
    for (int seat = 0; seat < setup.players; ++seat) {
      Table table = new_table(setup);
      for (std::size_t i = 0; i < log.size(); ++i) {
        apply(table, log[i]);
        // At decisions after an irregularity.
        const bool irregular = table.misdealt || table.hole >= 0 || table.stand != 0 ||
                               table.no_game != 0 || !table.exposed.empty();
        if (table.turn < 0 || !irregular) continue;
        Table folded = new_view_table(setup);
        for (const Event& event : redacted(setup, {log.data(), i + 1}, seat)) apply(folded, event);
        ASSERT_EQ(seen_from(table, seat).table, folded) << "after event " << i + 1;
      }
    }
  });
}

TEST(TableRules, AnyMomentCanBeGoneBackTo) {
  each_game(4, [&](const allfours::Setup& setup) {
    const Events log = erring_game(setup, "random", 100'000);
    Game game(setup);
    for (const Decision& decision : decisions_in(log)) ASSERT_FALSE(game.play(decision));
    ASSERT_EQ(game.log(), log);
    for (int moment = static_cast<int>(log.size()); moment > 1; moment -= 7) {
      Table table = game.table_at(moment);
      game.undo_to(moment);
      Events more;
      advance(table, more);
      EXPECT_EQ(game.table(), table);
      const auto opened = parse_record(record_text(game));
      ASSERT_TRUE(std::holds_alternative<Record>(opened)) << record_text(game);
    }
  });
}

}  // namespace
}  // namespace allfours::table_rules_test
