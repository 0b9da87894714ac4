// The end of generated links: its coverage, its form, and links without it.
#include "core/game/link_end.hpp"

#include <gtest/gtest.h>

#include "core/game/duel.hpp"
#include "core/game/record.hpp"

namespace allfours {
namespace {

std::string parts(std::string_view link) {
  const auto read = parts_of_link(link);
  if (const auto* no = std::get_if<Fault>(&read)) return no->sentence();
  return std::get<std::string>(read);
}

bool is_refused(std::string_view link) {
  return std::holds_alternative<Fault>(parts_of_link(link));
}

TEST(LinkEnd, IsWrittenLastAndTakenOff) {
  const std::string typed = "v=trinidad&seed=KINGSTON-42";
  const std::string link = whole_link(typed);
  // Links are stored and printed, so the end of a link never changes.
  EXPECT_EQ(link, "game=trinidad&seed=KINGSTON-42&end=eIW");
  EXPECT_EQ(parts(link), typed);
  EXPECT_EQ(whole_link(link), link) << "never twice";
  EXPECT_EQ(parts("seed=A&" + typed), "seed=A&" + typed) << "a typed link has none";
  EXPECT_EQ(whole_link("lang=de"), "lang=de") << "nothing is dealt";
  EXPECT_EQ(whole_link(""), "");
  EXPECT_EQ(parts(""), "");
  for (const std::string_view seed : {"my_deal_", "CLUB-NIGHT-", "0"}) {
    const std::string end = whole_link("v=german&seed=" + std::string(seed));
    EXPECT_TRUE(std::isalnum(static_cast<unsigned char>(end.back()))) << end;
  }
}

TEST(LinkEnd, IsReadByEveryReader) {
  const std::string game = "v=trinidad&seed=A&log=1A&at=3";
  const auto record = parse_record(whole_link(game));
  ASSERT_TRUE(std::holds_alternative<Record>(record));
  EXPECT_EQ(record_text(std::get<Record>(record)), game);
  const std::string duel = "v=trinidad&seed=A&duel=3";
  const auto read = read_duel(whole_link(duel));
  ASSERT_TRUE(std::holds_alternative<Duel>(read));
  EXPECT_EQ(duel_text(std::get<Duel>(read)), duel);
}

TEST(LinkEnd, IsPromisedAndHasItsPlace) {
  const std::string link = whole_link("v=trinidad&seed=KINGSTON-42");
  const std::string check = link.substr(link.size() - 3);
  EXPECT_TRUE(is_refused("game=trinidad&seed=KINGSTON-42"));
  EXPECT_TRUE(is_refused("v=trinidad&seed=KINGSTON-42&end=" + check));
  EXPECT_TRUE(is_refused("end=" + check));
  EXPECT_TRUE(is_refused("end=" + check + "&game=trinidad&seed=KINGSTON-42"));
  EXPECT_TRUE(is_refused(link + check));
  EXPECT_TRUE(is_refused("GAME=TRINIDAD&SEED=A&END=EIW")) << "changed on its way";
  // Marks of the surrounding text do not belong to it.
  for (const std::string_view mark : {".", ")", "'s", "_", "*", "…", "—nice", "%22", "\u201D."}) {
    EXPECT_EQ(parts(link + std::string(mark)), "v=trinidad&seed=KINGSTON-42") << mark;
  }
  // Parts added later are read but not covered.
  EXPECT_EQ(parts(link + "&seat=2&at=1"), "v=trinidad&seed=KINGSTON-42&seat=2&at=1");
  EXPECT_EQ(parts(link + "&end=" + check), "v=trinidad&seed=KINGSTON-42&end=" + check);
}

TEST(LinkEnd, HoldsHoweverTheLinkIsEncoded) {
  const std::string named = "v=trinidad&seed=A-1&duel=1&by=Tom%20B.";
  const std::string link = whole_link(named);
  EXPECT_EQ(parts(link), named);
  std::string decoded = link;
  decoded.replace(decoded.find("%20"), 3, " ");
  EXPECT_EQ(parts(decoded), "v=trinidad&seed=A-1&duel=1&by=Tom B.");
  std::string twice = link;
  twice.replace(twice.find("%20"), 3, "%2520");
  EXPECT_FALSE(is_refused(twice));
  std::string hyphen = link;
  hyphen.replace(hyphen.find("A-1"), 3, "A%2D1");
  EXPECT_FALSE(is_refused(hyphen));
}

TEST(LinkEnd, NoTwoDotsStandTogether) {
  const std::string link = whole_link("v=trinidad&seed=A&deal=AhKh...Jc&by=A..B");
  EXPECT_EQ(link.find(".."), std::string::npos) << link;
  const auto dots = parse_record("v=trinidad&seed=A&deal=AhKh....Jc");
  const auto marked = parse_record(whole_link("v=trinidad&seed=A&deal=AhKh....Jc"));
  ASSERT_TRUE(std::holds_alternative<Record>(dots) && std::holds_alternative<Record>(marked));
  EXPECT_EQ(record_text(std::get<Record>(dots)), record_text(std::get<Record>(marked)));
}

TEST(LinkEnd, WhatIsLeftOfALinkIsItsDeal) {
  const std::string link = whole_link("v=trinidad&seed=KINGSTON-42&rules=target.9&log=1ABAC");
  EXPECT_EQ(deal_left_in(link), "v=trinidad&seed=KINGSTON-42&rules=target.9");
  EXPECT_EQ(seed_in(deal_left_in(link)), "KINGSTON-42");
  EXPECT_EQ(deal_left_in("game=trinidad&seed=KINGSTON-42&ru"), "v=trinidad&seed=KINGSTON-42");
  EXPECT_EQ(deal_left_in("game=trinidad&seed=KINGSTON-42"), "") << "the seed may be cut";
  EXPECT_EQ(deal_left_in("game=trinidad&seed=A&deal=AhKh"), "") << "and the cards";
  EXPECT_EQ(deal_left_in("v=trinidad&seed=A&log=1"), "v=trinidad&seed=A") << "an older link";
  EXPECT_EQ(parts("game=trinidad&seed=KINGSTON-42&log=1AB"),
            "The link was cut short or changed on its way. Only its deal is left: KINGSTON-42.");
  EXPECT_EQ(parts("game=trinidad&seed=KINGS"), "The link was cut short or changed on its way.");
}

}  // namespace
}  // namespace allfours
