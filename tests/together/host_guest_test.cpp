// Whole games of people on devices in every variant: all devices end with the same record; seats
// that a bot takes and gives back; and refusals.
#include <gtest/gtest.h>

#include "core/game/record.hpp"
#include "properties/each_variant.hpp"
#include "together/company.hpp"

namespace allfours::together {
namespace {

bool has_notice(const std::vector<Notice>& notices, Notice::Kind kind, int seat = -2) {
  return std::any_of(notices.begin(), notices.end(), [&](const Notice& notice) {
    return notice.kind == kind && (seat == -2 || notice.seat == seat);
  });
}

class Together : public testing::TestWithParam<const Variant*> {};

TEST_P(Together, AWholeGameIsTheSameOnAllDevices) {
  for (int players = 2; players <= max_players; ++players) {
    if (!GetParam()->allows(players)) continue;
    for (int guests = 1; guests < players; ++guests) {
      const std::string name =
          std::string(GetParam()->id) + std::to_string(players) + std::to_string(guests);
      SCOPED_TRACE(name);
      Company company(setup_for(*GetParam(), players, "x"), guests, name);
      ASSERT_TRUE(company.deal());
      EXPECT_TRUE(valid_seed(company.host().history().game().setup().seed));
      ASSERT_TRUE(company.play());
      company.deliver_all();
      company.expect_alike();
      // The record is that of an ordinary link.
      const std::string record = company.host().record();
      const auto opened = open_record(record);
      ASSERT_TRUE(std::holds_alternative<OpenedRecord>(opened)) << record;
      EXPECT_EQ(std::get<OpenedRecord>(opened).game.log(), company.host().history().game().log());
    }
  }
}

TEST_P(Together, HouseRulesAndIrregularitiesAreTheSameToo) {
  Stream stream(seed_key(GetParam()->id), "together rules");
  for (int i = 0; i < 6; ++i) {
    int players = 0;
    while (!GetParam()->allows(players)) players = 2 + stream.below(max_players - 1);
    auto setup = setup_for(*GetParam(), players, "x");
    change_randomly(setup, stream, stream.below(6));
    if (i % 2 == 0) setup.rules.table_rules = true;
    if (i % 4 == 0) setup.rules.hand_dealing = true;
    if (validate(setup.rules, setup.players)) continue;
    setup.rules.target = std::min(setup.rules.target, decltype(setup.rules.target){9});
    const std::string name = std::string(GetParam()->id) + "rules" + std::to_string(i);
    SCOPED_TRACE(name + setup_text(setup));
    Company company(setup, 1 + stream.below(players - 1), name);
    ASSERT_TRUE(company.deal());
    ASSERT_TRUE(company.play());
    company.deliver_all();
    company.expect_alike();
  }
}

INSTANTIATE_TEST_SUITE_P(Of, Together, testing::ValuesIn(each_variant()), variant_name);

Company usual(const std::string& name, int guests = 3) {
  return Company(setup_for(*find_variant("trinidad"), 4, "x"), guests, name);
}

TEST(TogetherSeats, ABotTakesASeatAndGivesItBackToThePersonWhoReturns) {
  Company company = usual("takes", 2);
  ASSERT_TRUE(company.deal());
  for (int i = 0; i < 60; ++i) company.go_on();
  const int away = company.guests().begin()->first;
  company.cut(away);
  EXPECT_TRUE(has_seat(company.host().missing(), away));
  EXPECT_TRUE(has_notice(company.notices[-1], Notice::Kind::away, away));
  company.deliver_all();
  const int other = std::next(company.guests().begin())->first;
  EXPECT_EQ(company.guest(other).missing(), seat_bit(away));
  EXPECT_TRUE(has_notice(company.notices[other], Notice::Kind::away, away));
  for (int i = 0; i < 300; ++i) company.go_on();
  const int before = company.host().history().steps();
  // The table waits for it.
  EXPECT_EQ(company.host().history().game().question().seat, away);
  company.host().seat_bot(away, "beginner");
  company.collect();
  for (int i = 0; i < 100; ++i) company.go_on();
  EXPECT_GT(company.host().history().steps(), before + 10);
  EXPECT_FALSE(has_seat(company.host().history().people(), away));
  EXPECT_EQ(company.host().missing(), 0);
  company.invite_again(away);
  company.deliver_all();
  EXPECT_TRUE(has_notice(company.notices[-1], Notice::Kind::back, away));
  ASSERT_TRUE(company.play());
  company.deliver_all();
  company.expect_alike();
  EXPECT_TRUE(has_seat(company.guest(away).history().people(), away));
  // It is part of the game on every device.
  int seats = 0;
  for (int i = 0; i < company.guest(away).history().steps(); ++i) {
    if (seats_somebody(company.guest(away).history().step(i).text)) ++seats;
  }
  EXPECT_EQ(seats, 2);
}

// They think for some time, each device for itself.
TEST(TogetherSeats, BotsThatSearchDecideAlikeEverywhere) {
  for (const std::string_view bot : {"strong", "expert"}) {
    auto setup = setup_for(*find_variant("german"), 2, "x");
    setup.rules.target = 2;
    Company company(setup, 1, "searches");
    ASSERT_TRUE(company.deal());
    const int seat = company.guests().begin()->first;
    company.host().seat_bot(seat, bot);
    company.collect();
    ASSERT_TRUE(company.play());
    company.deliver_all();
    company.expect_alike();
    EXPECT_EQ(company.guest(seat).history().bot(seat), bot);
  }
}

TEST(TogetherSeats, AnotherDeviceTakesASeatWithAFreshInvitation) {
  Company company = usual("device", 1);
  ASSERT_TRUE(company.deal());
  for (int i = 0; i < 80; ++i) company.go_on();
  const int seat = company.guests().begin()->first;
  company.cut(seat);
  const auto read = read_invitation(company.host().invite(seat, ""));
  company.guests().at(seat) =
      Guest(std::get<Invitation>(read), "New device", secret_for("new device"));
  company.invite_again(seat);
  ASSERT_TRUE(company.play());
  company.deliver_all();
  EXPECT_TRUE(company.guest(seat).came_later());
  company.expect_alike();
}

TEST(TogetherSeats, AnotherPersonWhoJoinsTakesTheSeatOfABot) {
  Company company = usual("other person", 1);
  ASSERT_TRUE(company.deal());
  for (int i = 0; i < 40; ++i) company.go_on();
  int seat = 0;
  while (has_seat(company.host().history().people(), seat)) ++seat;
  const auto read = read_invitation(company.host().invite(seat, ""));
  company.guests().emplace(seat, Guest(std::get<Invitation>(read), "Third", secret_for("third")));
  company.invite_again(seat);
  company.deliver_all();
  ASSERT_TRUE(company.play());
  company.deliver_all();
  company.expect_alike();
  EXPECT_TRUE(has_seat(company.host().history().people(), seat));
}

TEST(TogetherRefusals, ADecisionThatIsNotPossibleOrNotInTurnChangesNothing) {
  Company company = usual("refused");
  company.decides = false;
  ASSERT_TRUE(company.deal());
  for (int i = 0; i < 50; ++i) company.go_on();
  const int steps = company.host().history().steps();
  const Question asked = company.host().history().game().question();
  ASSERT_GE(asked.seat, 0);
  for (int seat = 0; seat < 4; ++seat) {
    const Decision decision = Decision::of_play(seat, CardSet::pack().at(0));
    const auto fault = seat == company.host().seat() ? company.host().decide(decision)
                                                     : company.guest(seat).decide(decision);
    ASSERT_TRUE(fault) << seat;
    EXPECT_EQ(fault->kind == FaultKind::together_turn, seat != asked.seat) << fault->sentence();
  }
  company.collect();
  company.deliver_all();
  EXPECT_EQ(company.host().history().steps(), steps);
}

TEST(TogetherRefusals, ADecisionCountsOnce) {
  Company company = usual("once");
  company.decides = false;
  ASSERT_TRUE(company.deal());
  // Until a guest is asked.
  for (int i = 0; i < 400; ++i) {
    company.go_on();
    const Question asked = company.host().history().game().question();
    if (asked.seat != company.host().seat()) break;
    ASSERT_FALSE(company.host().decide(
        random_choice(company.host().history().game().table(), company.chance())));
    company.collect();
    company.deliver_all();
  }
  Guest& guest = company.guest(company.host().history().game().question().seat);
  const Decision decision = random_choice(guest.history().game().table(), company.chance());
  EXPECT_FALSE(guest.decide(decision));
  EXPECT_TRUE(guest.waits());
  const auto again = guest.decide(decision);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->kind, FaultKind::together_stale);
  company.collect();
  company.deliver_all();
  EXPECT_FALSE(guest.waits());
  company.expect_alike();
}

TEST(TogetherRefusals, OfTwoWhoDecideAtOnceTheHostTakesOne) {
  int overtaken = 0;
  for (int game = 0; game < 4; ++game) {
    auto setup = setup_for(*find_variant("trinidad"), 4, "x");
    setup.rules.table_rules = true;
    Company company(setup, 3, "at once" + std::to_string(game));
    ASSERT_TRUE(company.deal());
    ASSERT_TRUE(company.play());
    company.deliver_all();
    company.expect_alike();
    for (const auto& [seat, notices] : company.notices) {
      if (has_notice(notices, Notice::Kind::overtaken)) ++overtaken;
    }
  }
  EXPECT_GT(overtaken, 0);
}

TEST(TogetherDeal, WhoDoesNotShowIsLeftOut) {
  Company company = usual("silent");
  const int silent = company.guests().begin()->first;
  company.deliver_all();
  company.before = [&](bool to_host, int seat, std::string& text) {
    if (to_host && seat == silent && text.find(" part ") != std::string::npos) text = "lost";
  };
  // A text that is replaced is rubbish: the seat is dropped, and the round begins again.
  ASSERT_FALSE(company.host().start());
  company.collect();
  for (int i = 0; i < 20 && !company.host().history().begun(); ++i) {
    company.deliver_all();
    company.remind();
  }
  company.before = nullptr;
  ASSERT_TRUE(company.host().history().begun());
  EXPECT_EQ(company.host().deal().round, 2);
  EXPECT_FALSE(has_seat(company.host().deal().persons, silent));
  EXPECT_TRUE(has_notice(company.notices[-1], Notice::Kind::dropped, silent));
  // It comes back, sees the game as it is, and gets its seat again.
  company.invite_again(silent);
  company.deliver_all();
  company.host().seat_person(silent);
  company.collect();
  ASSERT_TRUE(company.play());
  company.deliver_all();
  company.expect_alike();
}

TEST(TogetherDeal, TheHostGoesOnWithoutASeatThatIsAway) {
  Company company = usual("left out");
  const int away = company.guests().begin()->first;
  company.deliver_all();
  ASSERT_FALSE(company.host().start());
  company.cut(away);
  company.deliver_all();
  EXPECT_FALSE(company.host().history().begun());
  company.host().leave_out(away);
  company.collect();
  company.deliver_all();
  EXPECT_TRUE(company.host().history().begun());
  EXPECT_FALSE(has_seat(company.host().history().people(), away));
}

}  // namespace
}  // namespace allfours::together
