// Commitments, parts and the common seed.
#include "together/commitment.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/cards/random.hpp"
#include "together/sha256.hpp"

namespace allfours::together {
namespace {

constexpr std::string_view table = "AAAAAAAAAAAA";
constexpr std::string_view secret = "0123456789abcdef0123456789abcdef";

TEST(Commitment, BelongsToTableRoundSeatAndPart) {
  const std::string part = part_of(secret, table, 1);
  EXPECT_TRUE(are_letters(part, part_letters));
  std::set<std::string> all{commitment(table, 1, 0, part), commitment("BBBBBBBBBBBB", 1, 0, part),
                            commitment(table, 2, 0, part), commitment(table, 1, 1, part),
                            commitment(table, 1, 0, part_of(secret, table, 2))};
  EXPECT_EQ(all.size(), 5u);
  for (const std::string& one : all) EXPECT_TRUE(are_letters(one, commit_letters));
}

TEST(Commitment, NobodyRepeatsThatOfAnother) {
  Deal deal;
  deal.round = 1;
  deal.persons = 0b11;
  deal.parts[0] = part_of(secret, table, 1);
  deal.commits[0] = commitment(table, 1, 0, deal.parts[0]);
  EXPECT_FALSE(deal.committed());
  deal.commits[1] = deal.commits[0];
  deal.parts[1] = deal.parts[0];
  EXPECT_TRUE(deal.shown());
  EXPECT_TRUE(deal.keeps_word(table, 0));
  EXPECT_FALSE(deal.keeps_word(table, 1));
}

TEST(Commitment, TheSeedIsOneOfALink) {
  Deal deal;
  deal.round = 1;
  deal.persons = 0b1;
  deal.parts[0] = std::string(part_letters, 'A');
  deal.commits[0] = "x";
  const std::string seed = common_seed(table, deal);
  EXPECT_TRUE(valid_seed(seed));
  EXPECT_EQ(seed.size(), 2u + seed_letters);
  // For ever, since running tables depend on it; computed with Python's hashlib, hmac and base64.
  EXPECT_EQ(seed, "T-SNGLH6AQ4RIAGJNDX75O");
  EXPECT_EQ(commitment(table, 1, 0, deal.parts[0]),
            "IA73S3IFDKQZGOHRGTQALWFKCVJ6NXLKXHI37ZVDQZETKYBWMZ4");
  EXPECT_EQ(part_of(secret, table, 1), "LMH6DHGOHJ6G76IPFA7W2ZVDKJ");
}

TEST(Commitment, ASecretHasManyNamesThatSayNothingAboutIt) {
  std::set<std::string> names;
  for (const std::string_view purpose : {"table", "mark", "key 0 1", "key 0 2", "part A 1"}) {
    names.insert(own_letters(secret, purpose, 16));
  }
  names.insert(own_letters("0123456789abcdef0123456789abcdeg", "table", 16));
  EXPECT_EQ(names.size(), 6u);
}

}  // namespace
}  // namespace allfours::together
