// Names of random deals: valid, short, easy to read aloud, and numerous.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "app/start/start_screen.hpp"
#include "core/cards/random.hpp"

namespace allfours {
namespace {

TEST(FreshSeed, IsAValidShortName) {
  Stream stream(1, "fresh_seed");
  for (int i = 0; i < 100'000; ++i) {
    const auto random = static_cast<std::uint32_t>(stream.next());
    const std::string seed = fresh_seed(random);
    ASSERT_TRUE(valid_seed(seed)) << seed;
    ASSERT_LE(seed.size(), 16u) << seed;
  }
  for (const std::uint32_t random : {0u, 1u, 63u, 64u, 0x7fffffffu, 0x80000000u, 0xffffffffu}) {
    EXPECT_TRUE(valid_seed(fresh_seed(random))) << random;
  }
}

TEST(FreshSeed, IsAPlaceAndANumber) {
  std::set<std::string> places;
  for (std::uint32_t i = 0; i < 64; ++i) {
    const std::string seed = fresh_seed(i);
    const auto dash = seed.find('-');
    ASSERT_NE(dash, std::string::npos) << seed;
    const std::string place = seed.substr(0, dash);
    const std::string number = seed.substr(dash + 1);
    EXPECT_TRUE(std::all_of(place.begin(), place.end(), [](char c) {
      return c >= 'A' && c <= 'Z';
    })) << seed;
    EXPECT_TRUE(
        !number.empty() && number.size() <= 3 &&
        std::all_of(number.begin(), number.end(), [](char c) { return c >= '0' && c <= '9'; }))
        << seed;
    places.insert(place);
  }
  EXPECT_EQ(places.size(), 64u) << "a place is named twice";
}

TEST(FreshSeed, IsThatOfItsNumber) {
  EXPECT_EQ(fresh_seed(12345), fresh_seed(12345));
  std::set<std::string> seeds;
  for (std::uint32_t i = 0; i < 64'000; ++i) seeds.insert(fresh_seed(i));
  EXPECT_EQ(seeds.size(), 64'000u);
}

}  // namespace
}  // namespace allfours
