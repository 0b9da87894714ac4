// Whole games between bots (game_loop.hpp), as `allfours simulate` plays them.
#include <gtest/gtest.h>

#include "core/game/record.hpp"
#include "players/games/game_loop.hpp"
#include "properties/random_game.hpp"
#include "properties/referee.hpp"

namespace allfours {
namespace {

Seats all_seats(std::string_view name) {
  Seats seats{};
  seats.fill(find_player(name));
  return seats;
}

Events played(const Setup& setup, const Seats& seats) {
  Events log;
  play_game(setup, seats, [&](const Table&, const Event& event) { log.push_back(event); });
  return log;
}

// tests/golden plays whole games of the other bots.
std::vector<Player> quick_players() {
  std::vector<Player> quick;
  for (const Player& player : players()) {
    if (!player.looks_ahead) quick.push_back(player);
  }
  return quick;
}

TEST(Simulation, TheSameGameAgain) {
  for (const Variant& variant : variants()) {
    const allfours::Setup setup = setup_for(variant, variant.usual_players, "again");
    for (const Player& player : quick_players()) {
      EXPECT_EQ(played(setup, all_seats(player.name)), played(setup, all_seats(player.name)))
          << variant.id << " " << player.name;
    }
  }
}

TEST(Simulation, ThePlayersDoNotChangeADeal) {
  const auto first_deal = [](const Events& log) {
    for (const Event& event : log) {
      if (event.kind == EventKind::deal) return event;
    }
    return Event{};
  };
  for (const Variant& variant : variants()) {
    const allfours::Setup setup = setup_for(variant, variant.usual_players, "deals");
    const Event deal = first_deal(played(setup, all_seats("random")));
    for (const Player& player : quick_players()) {
      EXPECT_EQ(first_deal(played(setup, all_seats(player.name))), deal) << player.name;
    }
  }
}

// A bot that ignores the house rules makes illegal decisions, which stop the game loop.
TEST(Simulation, EveryPlayerKeepsTheHouseRules) {
  struct Case {
    std::string_view variant, changes;
  };
  constexpr std::array cases{
      Case{"trinidad", "must_beg_without_trump.true,no_undertrump.true"},
      Case{"trinidad-2", "bunch.true,discard.to_six_from_twelve,gift_bar.true"},
      Case{"west-yorkshire", "play.no_ruff,partners_by_jacks.true,packets.three_two_one"},
      Case{"west-yorkshire-6", "play.strict,no_undertrump.true,stake_all_fours.1"},
      Case{"cotton", "begging.dealer_answers,discard.to_six,bunch.true"},
      Case{"seven-up", "play.follow_or_trump_else_trump,run.turn_without_dealing,discard.never"},
      Case{"french-4", "must_beg_without_trump.true,hang_jack.true"},
      Case{"california-jack", "play.strict,no_undertrump.true,target.4"},
      Case{"sca", "target.10,must_beg_without_trump.true,begging.eldest_chooses"}};
  for (const Case& house : cases) {
    for (const Player& player : quick_players()) {
      for (int i = 0; i < test_games(20); ++i) {
        const auto made = make_setup(house.variant, "", series_seed("house", i), house.changes);
        ASSERT_TRUE(std::holds_alternative<allfours::Setup>(made))
            << std::get<Fault>(made).sentence();
        const auto& setup = std::get<allfours::Setup>(made);
        Referee referee(setup);
        Table after = new_table(setup);
        play_game(setup, all_seats(player.name), [&](const Table& before, const Event& event) {
          referee.see(before, event);
          apply(after, event);
        });
        referee.see_end(after);
        ASSERT_EQ(referee.wrong(), "") << player.name << " " << setup_text(setup);
      }
    }
  }
}

TEST(Simulation, EverySeatMayHaveAPlayerOfItsOwn) {
  const allfours::Setup setup = setup_for(*find_variant("trinidad"), 4, "mixed");
  Seats mixed = all_seats("random");
  const Events before = played(setup, mixed);
  mixed[2] = find_player("sensible");
  const Events after = played(setup, mixed);
  EXPECT_NE(before, after);
  EXPECT_EQ(find_player("nobody"), nullptr);
}

}  // namespace
}  // namespace allfours
