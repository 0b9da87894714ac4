// Invitations and answers as links: whole or refused, with the reason.
#include "together/invitation.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/game/link_end.hpp"
#include "properties/random_game.hpp"
#include "together/by_message.hpp"
#include "together/company.hpp"

namespace allfours::together {
namespace {

Invitation example() {
  Plan plan;
  plan.setup = setup_for(*find_variant("trinidad"), 4, "x");
  plan.setup.rules.target = 9;
  plan.seat = 2;
  plan.name = "Éva & Co";
  Host host(plan, secret_for("invitation"));
  const auto read = read_invitation(host.invite(1, "v=0 o=- 46 IN IP4 & a=candidate:1=2"));
  EXPECT_TRUE(std::holds_alternative<Invitation>(read));
  return std::get<Invitation>(read);
}

FaultKind kind_of(const std::variant<Invitation, Fault>& read) {
  const auto* fault = std::get_if<Fault>(&read);
  EXPECT_NE(fault, nullptr);
  return fault == nullptr ? FaultKind::log_empty : fault->kind;
}

TEST(Invitations, SayTheTableTheSeatAndTheWay) {
  const Invitation invitation = example();
  EXPECT_EQ(invitation.seat, 1);
  EXPECT_EQ(invitation.sitting.host, 2);
  EXPECT_EQ(invitation.sitting.names[2], "Éva & Co");
  EXPECT_EQ(invitation.sitting.setup.rules.target, 9);
  EXPECT_EQ(invitation.transport, "v=0 o=- 46 IN IP4 & a=candidate:1=2");
  const std::string text = invitation_text(invitation);
  EXPECT_TRUE(text.starts_with("game=trinidad&"));
  EXPECT_EQ(invitation_text(std::get<Invitation>(read_invitation(text))), text);
  EXPECT_EQ(text.find("seed"), std::string::npos);
  const std::string answer = answer_text(invitation, "v=1");
  const auto read = read_answer(answer);
  ASSERT_TRUE(std::holds_alternative<Invitation>(read));
  EXPECT_EQ(std::get<Invitation>(read).transport, "v=1");
  EXPECT_EQ(std::get<Invitation>(read).key, invitation.key);
  EXPECT_EQ(kind_of(read_invitation(answer)), FaultKind::together_missing);
  EXPECT_EQ(kind_of(read_answer(text)), FaultKind::together_missing);
}

// As the page hands a link over that somebody has opened.
TEST(Invitations, ANameMayComeInClear) {
  Plan plan;
  plan.setup = setup_for(*find_variant("trinidad"), 4, "x");
  for (const std::string name : {"Tom B.", "Zoë", "M’Bo", "Ödön Ü"}) {
    plan.name = name;
    std::string link = Host(plan, secret_for(name)).invite(1, "");
    link.replace(link.find(encoded(name)), encoded(name).size(), name);
    const auto read = read_invitation(link);
    ASSERT_TRUE(std::holds_alternative<Invitation>(read)) << link;
    EXPECT_EQ(std::get<Invitation>(read).sitting.names[0], name);
  }
  // A comma in a name could be one between two.
  plan.name = "Tom, B.";
  std::string link = Host(plan, secret_for("comma")).invite(1, "");
  link.replace(link.find(encoded(plan.name)), encoded(plan.name).size(), plan.name);
  EXPECT_EQ(kind_of(read_invitation(link)), FaultKind::together_value);
}

TEST(Invitations, EachTableHasItsName) {
  std::set<std::string> tables;
  for (const std::string name : {"a", "b", "c"}) {
    Plan plan;
    plan.setup = setup_for(*find_variant("trinidad"), 4, "x");
    tables.insert(Host(plan, secret_for(name)).sitting().table);
    tables.insert(ByMessage(plan, 0b11, secret_for(name + "d")).sitting().table);
  }
  EXPECT_EQ(tables.size(), 6u);
}

TEST(Invitations, ACutIsFoundAnywhere) {
  const std::string text = invitation_text(example());
  for (std::size_t length = 0; length < text.size(); ++length) {
    const auto kind = kind_of(read_invitation(text.substr(0, length)));
    EXPECT_EQ(kind, FaultKind::link_not_whole) << text.substr(0, length);
  }
}

TEST(Invitations, OneWrongCharacterIsFound) {
  const std::string text = invitation_text(example());
  for (std::size_t place = 0; place < text.size(); ++place) {
    std::string other = text;
    other[place] = other[place] == 'x' ? 'y' : 'x';
    EXPECT_TRUE(std::holds_alternative<Fault>(read_invitation(other))) << other;
  }
}

TEST(Invitations, OfAnotherVersionOrWithAnotherMeaningAreRefused) {
  const auto parts = std::get<std::string>(parts_of_link(invitation_text(example())));
  const auto with = [&](std::string_view from, std::string_view to) {
    std::string other = parts;
    other.replace(other.find(from), from.size(), to);
    return kind_of(read_invitation(whole_link(other)));
  };
  EXPECT_EQ(with("join=1", "join=2&colour=red"), FaultKind::link_version);
  EXPECT_EQ(with("seat=1", "seat=2"), FaultKind::together_value) << "the host's own";
  EXPECT_EQ(with("seat=1", "seat=7"), FaultKind::together_value);
  EXPECT_EQ(with("seat=1", "seat=1&seat=1"), FaultKind::part_twice);
  EXPECT_EQ(with("&seat=1", ""), FaultKind::together_missing);
  EXPECT_EQ(with("host=2", "host=4"), FaultKind::together_value);
  EXPECT_EQ(with("target.9", "target.0"), FaultKind::rule_number);
  EXPECT_EQ(with("v=trinidad", "v=whist"), FaultKind::unknown_variant);
  EXPECT_EQ(with("&via=", "&seed=X&via="), FaultKind::unknown_part);
  EXPECT_EQ(kind_of(read_invitation(whole_link("v=trinidad&seed=X"))), FaultKind::together_missing);
  EXPECT_EQ(kind_of(read_invitation(parts)), FaultKind::link_not_whole) << "without its end";
  EXPECT_EQ(kind_of(read_invitation(std::string(longest_together_link + 1, 'a'))),
            FaultKind::link_too_long);
  EXPECT_EQ(kind_of(read_invitation(whole_link(parts + "&table=AAAAAAAAAAAA"))),
            FaultKind::part_twice);
}

TEST(Invitations, TheHostDoesNotTakeItsOwn) {
  const Invitation invitation = example();
  const std::vector<std::string> own{"AAAAAAAAAAAA", invitation.sitting.table};
  EXPECT_EQ(refused_here(invitation, own)->kind, FaultKind::invitation_own);
  EXPECT_FALSE(refused_here(invitation, std::vector<std::string>{"AAAAAAAAAAAA"}));
}

}  // namespace
}  // namespace allfours::together
