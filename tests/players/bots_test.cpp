// The bot of each seat, by name.
#include "players/bots.hpp"

#include <gtest/gtest.h>

#include "players/player.hpp"

namespace allfours {
namespace {

Bots good(std::string_view text, int players) {
  const auto bots = parse_bots(text, players);
  const auto* named = std::get_if<Bots>(&bots);
  EXPECT_NE(named, nullptr) << text;
  return named != nullptr ? *named : Bots();
}

std::string refused(std::string_view text, int players) {
  const auto bots = parse_bots(text, players);
  const auto* no = std::get_if<Fault>(&bots);
  EXPECT_NE(no, nullptr) << text;
  return no != nullptr ? no->sentence() : "";
}

TEST(Bots, EveryPlayerHasAName) {
  ASSERT_EQ(players().size(), player_names.size());
  for (std::size_t i = 0; i < player_names.size(); ++i) {
    EXPECT_EQ(players()[i].name, player_names[i].name);
    EXPECT_EQ(find_player(player_names[i].name), &players()[i]);
  }
  EXPECT_EQ(sensible_player().name, usual_player_name);
}

TEST(Bots, OneForAllSeatsOrOneForEach) {
  EXPECT_EQ(good("expert", 4), all_bots("expert"));
  EXPECT_EQ(good("expert", 6), all_bots("expert"));
  const Bots each = good("strong,random,sensible", 3);
  EXPECT_EQ(each[0], "strong");
  EXPECT_EQ(each[1], "random");
  EXPECT_EQ(each[2], "sensible");
  EXPECT_EQ(bots_text(each, 3), "strong,random,sensible");
  EXPECT_EQ(bots_text(good("strong,strong", 2), 2), "strong");
  EXPECT_EQ(bots_text(all_bots(), 4), "sensible");
  for (const PlayerName& player : player_names) {
    EXPECT_EQ(bots_text(good(player.name, 2), 2), player.name);
  }
}

TEST(Bots, NobodyElse) {
  EXPECT_EQ(refused("clever", 4),
            "There is no computer player \"clever\"; there are " + player_list() + ".");
  EXPECT_EQ(refused("expert,expert,expert", 4),
            "The computer players (bots=) are one for all seats or one for each of the 4, not 3.");
  for (const std::string_view text :
       {"", ",", "expert,", ",expert", "Expert", " expert", "expert expert", "expert,,expert"}) {
    EXPECT_FALSE(refused(text, 2).empty()) << text;
  }
  // A list of any length.
  std::string many = "expert";
  for (int i = 0; i < 100; ++i) many += ",expert";
  EXPECT_TRUE(refused(many, 2).find("not 101") != std::string::npos);
}

// The seat of the person does not matter.
TEST(Bots, OthersAreNamedWithoutThePerson) {
  for (int person = 0; person < 4; ++person) {
    Bots bots = all_bots("expert");
    bots[static_cast<std::size_t>(person)] = "random";
    EXPECT_EQ(others_text(bots, 4, person), "expert") << person;
    bots = all_bots();
    bots[static_cast<std::size_t>(person)] = "random";
    EXPECT_EQ(others_text(bots, 4, person), "") << "as usual";
  }
}

}  // namespace
}  // namespace allfours
