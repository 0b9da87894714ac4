// Rare events must occur in random games; otherwise the other property tests would not cover them.
#include <gtest/gtest.h>

#include <set>

#include "players/games/game_loop.hpp"
#include "properties/random_game.hpp"

namespace allfours {
namespace {

// The event names in many random games.
std::set<std::string> happenings(std::string_view id, int players, int games) {
  std::set<std::string> seen;
  for (int i = 0; i < games; ++i) {
    const Setup setup = setup_for(*find_variant(id), players, series_seed("rare", i));
    Table table = new_table(setup);
    Stream stream(table.seed_key, "test");
    play_randomly(table, stream, [&](const Table& before, const Event& event) {
      std::string what(wire(event.kind));
      switch (event.kind) {
        case EventKind::award:
          what += " " + std::string(wire(event.award)) + (event.side < 0 ? " nobody" : "");
          break;
        case EventKind::redeal:
          what += " " + std::string(wire(event.redeal));
          break;
        case EventKind::say:
          what += " " + std::string(wire(event.say));
          if (event.say == Say::run && event.seat == before.dealer &&
              (event.says & say_bit(Say::give)) == 0) {
            what += " barred";
          }
          break;
        case EventKind::hand:
          if (before.redeals > 1) what += " redealt twice";
          break;
        default:
          break;
      }
      seen.insert(what);
      return true;
    });
  }
  return seen;
}

TEST(Occurrence, ThePackIsExhaustedInTrinidadForTwo) {
  const auto seen = happenings("trinidad-2", 2, 3000);
  EXPECT_TRUE(seen.contains("redeal exhausted"));
  for (const char* what : {"award turn_up_jack", "award hang_jack", "award jack",
                           "award jack nobody", "award game nobody", "award gift"}) {
    EXPECT_TRUE(seen.contains(what)) << what;
  }
}

TEST(Occurrence, GivingIsBarredInSevenUpForThree) {
  const auto seen = happenings("seven-up", 3, 3000);
  for (const char* what : {"say run barred", "redeal bunch", "say insist", "say agree",
                           "hand redealt twice", "award game nobody", "award turn_up_jack"}) {
    EXPECT_TRUE(seen.contains(what)) << what;
  }
  EXPECT_FALSE(happenings("seven-up", 2, 300).contains("say run barred"));
}

TEST(Occurrence, TheRestOfTheFamily) {
  EXPECT_TRUE(happenings("west-yorkshire", 4, 1000).contains("lay_down"));
  EXPECT_TRUE(happenings("west-yorkshire-6", 6, 1000).contains("lay_down"));
  EXPECT_FALSE(happenings("lancashire", 4, 300).contains("lay_down"));
  EXPECT_TRUE(happenings("cotton", 2, 100).contains("thrown_in"));
  EXPECT_TRUE(happenings("german", 2, 1000).contains("award high nobody"));
  EXPECT_TRUE(happenings("california-jack", 2, 100).contains("award no_follow"));
  EXPECT_TRUE(happenings("running", 2, 100).contains("award turn_up_queen"));
  EXPECT_TRUE(happenings("tobago", 4, 100).contains("award turn_up_two"));
  EXPECT_FALSE(happenings("tobago", 4, 300).contains("award turn_up_six"));
}

}  // namespace
}  // namespace allfours
