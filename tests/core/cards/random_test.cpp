// The generator, the shuffle and the named streams (random.hpp). These golden numbers guarantee the
// deal of every link: if one of them must change, `log_version` changes, too.
#include "core/cards/random.hpp"

#include <set>

#include "core/table/dealing.hpp"
#include "players/games/game_loop.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

std::string pack_text(const Pack& pack) {
  std::string text;
  for (const Card card : pack) text += (text.empty() ? "" : " ") + card_text(card);
  return text;
}

TEST(Random, TheKeyOfASeedIsFnv1a) {
  // The published vectors of FNV-1a, 64 bit.
  EXPECT_EQ(seed_key(""), 0xcbf29ce484222325u);
  EXPECT_EQ(seed_key("a"), 0xaf63dc4c8601ec8cu);
  EXPECT_EQ(seed_key("foobar"), 0x85944171f73967e8u);
}

// Recomputed outside this program from the published definitions of FNV-1a, SplitMix64,
// xoshiro256**.
TEST(Random, GoldenStream) {
  Stream stream(seed_key("KINGSTON-42"), "deal/1");
  constexpr std::array<std::uint64_t, 4> golden{2856697283397556527u, 373167008376123324u,
                                                10217476826665084959u, 9811894543770842500u};
  for (const std::uint64_t number : golden) EXPECT_EQ(stream.next(), number);
}

TEST(Random, GoldenNumbersBelow) {
  Stream stream(seed_key("KINGSTON-42"), "player/0/0");
  std::string text;
  for (int i = 0; i < 20; ++i) text += std::to_string(stream.below(10));
  EXPECT_EQ(text, "82525125193521622184");
}

TEST(Random, GoldenShuffle) {
  EXPECT_EQ(pack_text(shuffled_pack(seed_key("KINGSTON-42"), 1, 0)),
            "Qs 7d 9c 8c Kd Jh Jd 4h 8d Ah 5h 5s Td 4s 4d Th 6d 6s 9s 8s Qh 2s 7s 4c 9d Kh Ts 6c "
            "7h Ad As 9h 5d Qc 3s 3d Ks 6h Ac Kc 2d 2c Jc 8h 5c 7c Qd Js 2h 3h 3c Tc");
  // The first redeal of the same hand.
  EXPECT_EQ(pack_text(shuffled_pack(seed_key("KINGSTON-42"), 1, 1)),
            "Qs 2h 3c Kd 6s 4c 6d 4s Ah 9h 6h 5s 4d Td Ks 5d Qd Jd Th 3d 2d Kh 5c 4h 3s 7d 9s 6c "
            "2c Jh Ac 2s 8h Js 8d Ts 5h As 3h 7h Ad Qh 7c 9d 7s Tc 8c 9c Jc Qc 8s Kc");
}

TEST(Random, NumbersBelowABoundReachAllOfThemAlike) {
  Stream stream(seed_key("fair"), "test");
  for (const int bound : {1, 2, 3, 7, 52}) {
    std::vector<int> seen(static_cast<std::size_t>(bound), 0);
    for (int i = 0; i < 1000 * bound; ++i) {
      const int number = stream.below(bound);
      ASSERT_GE(number, 0);
      ASSERT_LT(number, bound);
      ++seen[static_cast<std::size_t>(number)];
    }
    for (const int times : seen) {
      EXPECT_GT(times, 850) << bound;  // more than four standard deviations
      EXPECT_LT(times, bound == 1 ? 1001 : 1150) << bound;
    }
  }
}

TEST(Random, AShuffleKeepsEveryCardAndReachesEveryPlace) {
  std::array<std::array<int, 4>, 4> where{};
  Stream stream(seed_key("fair"), "shuffle");
  for (int i = 0; i < 4000; ++i) {
    std::array<int, 4> items{0, 1, 2, 3};
    stream.shuffle(items);
    EXPECT_EQ(std::set<int>(items.begin(), items.end()).size(), 4u);
    for (std::size_t place = 0; place < 4; ++place) {
      ++where[static_cast<std::size_t>(items[place])][place];
    }
  }
  for (const auto& places : where) {
    for (const int times : places) EXPECT_NEAR(times, 1000, 130);
  }
}

TEST(Random, EveryStreamIsItsOwn) {
  const std::uint64_t key = seed_key("KINGSTON-42");
  std::set<std::uint64_t> first;
  for (const char* name : {"deal/1", "deal/2", "deal/1/1", "deal/11", "cut/1", "first_dealer",
                           "player/0/0", "player/0/1", "player/1/0"}) {
    first.insert(Stream(key, name).next());
  }
  EXPECT_EQ(first.size(), 9u);
  EXPECT_NE(Stream(seed_key("1"), "deal/1").next(), Stream(seed_key("2"), "deal/1").next());
}

TEST(Random, ANameThatGrowsIsTheSameName) {
  for (const int number : {0, 7, 9, 10, 99, 100, 907, 2147483647}) {
    const std::string text = "player/3/" + std::to_string(number);
    EXPECT_EQ((StreamName("player") / 3 / number).hash(), StreamName(text).hash()) << text;
    EXPECT_EQ(Stream(1, StreamName("player") / 3 / number).next(), Stream(1, text).next()) << text;
  }
}

TEST(Random, WhatASeedMayBe) {
  for (const std::string_view good : {"7", "KINGSTON-42", "a_b", "Z"}) {
    EXPECT_TRUE(valid_seed(good)) << good;
  }
  EXPECT_TRUE(valid_seed(std::string(64, 'x')));
  for (const std::string_view wrong : {"", " ", "a b", "ä", "a.b", "a&b", "a\n", "a/b", "\""}) {
    EXPECT_FALSE(valid_seed(wrong)) << wrong;
  }
  EXPECT_FALSE(valid_seed(std::string(65, 'x')));
}

TEST(Random, GamesOfASeriesHaveSeedsOfTheirOwn) {
  EVENTS_RULE(
      "game i of seed S is the same whatever N is, and the `seed` in its `game` line "
      "replays that game alone");
  const std::string longest(64, 'x');
  for (const std::string_view seed : {std::string_view("7"), std::string_view(longest)}) {
    EXPECT_EQ(series_seed(seed, 0), seed);
    std::set<std::string> seeds;
    for (int i = 0; i < 1000; ++i) {
      seeds.insert(series_seed(seed, i));
      EXPECT_TRUE(valid_seed(series_seed(seed, i)));
    }
    EXPECT_EQ(seeds.size(), 1000u);
  }
}

}  // namespace
}  // namespace allfours
