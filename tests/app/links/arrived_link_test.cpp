// A link as it arrives (app/links/arrived_link.hpp).
#include "app/links/arrived_link.hpp"

#include <gtest/gtest.h>

#include "core/game/link_end.hpp"

namespace allfours {
namespace {

TEST(ArrivedLink, HasItsGameAndItsLanguageApart) {
  const ArrivedLink arrived("v=seven-up&seed=KINGSTON&lang=de&seat=1");
  EXPECT_EQ(arrived.fault(), nullptr);
  EXPECT_TRUE(arrived.is_clear());
  EXPECT_EQ(arrived.asked().language, find_language("de"));
  EXPECT_EQ(arrived.rest(), "v=seven-up&seed=KINGSTON&seat=1");
  ASSERT_TRUE(std::holds_alternative<OpenedLink>(arrived.link()));
  EXPECT_EQ(std::get<OpenedLink>(arrived.link()).seat, 1);
}

TEST(ArrivedLink, IsReadOnce) {
  const ArrivedLink arrived("v=pitch&seed=KINGSTON");
  EXPECT_EQ(&arrived.link(), &arrived.link());
  EXPECT_EQ(std::get<OpenedLink>(arrived.link()).game.setup().seed, "KINGSTON");
}

TEST(ArrivedLink, OfNothingAsksForNothing) {
  const ArrivedLink arrived("");
  EXPECT_TRUE(arrived.is_clear());
  EXPECT_TRUE(arrived.rest().empty());
}

TEST(ArrivedLink, IsNotClearWithALanguageThatThereIsNot) {
  const ArrivedLink unknown("v=pitch&seed=KINGSTON&lang=xx");
  EXPECT_EQ(unknown.fault(), nullptr);
  EXPECT_FALSE(unknown.is_clear());
  EXPECT_EQ(unknown.asked().unknown, "xx");
  EXPECT_FALSE(ArrivedLink("v=pitch&seed=KINGSTON&lang=de&lang=fr").is_clear());
}

// Each cut of a link with an end, up to where its language is lost: the fault is said in it.
TEST(ArrivedLink, CutShortHasAFaultAndItsLanguage) {
  const std::string parts = "v=seven-up&lang=fr&seed=KINGSTON&seat=1";
  const std::string whole = whole_link(parts);
  ASSERT_EQ(ArrivedLink(whole).fault(), nullptr);
  for (std::size_t size = whole.find("&seed"); size < whole.size(); ++size) {
    const ArrivedLink cut(whole.substr(0, size));
    ASSERT_NE(cut.fault(), nullptr) << size;
    EXPECT_FALSE(cut.is_clear());
    EXPECT_EQ(cut.asked().language, find_language("fr")) << size;
  }
}

TEST(ArrivedLink, OfAnUnknownGameIsWholeAndHasAFault) {
  const ArrivedLink arrived("v=whist&seed=KINGSTON");
  EXPECT_TRUE(arrived.is_clear());
  EXPECT_TRUE(std::holds_alternative<Fault>(arrived.link()));
}

}  // namespace
}  // namespace allfours
