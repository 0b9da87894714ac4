// Calls across the table: who hears them, how many, and devices from before there were any.
#include <gtest/gtest.h>

#include "together/company.hpp"

namespace allfours::together {
namespace {

// The calls that a device has been told of: seat and number.
std::vector<std::pair<int, int>> heard(Company& company, int who) {
  std::vector<std::pair<int, int>> calls;
  for (const Notice& notice : company.notices[who]) {
    if (notice.kind == Notice::Kind::called) calls.emplace_back(notice.seat, notice.call);
  }
  return calls;
}

using Calls = std::vector<std::pair<int, int>>;

void deliver(Company& company) {
  company.collect();
  company.deliver_all();
}

std::string call_of(Company& company, int seat, int number) {
  return "together/1 " + company.host().sitting().table + " call " + std::to_string(seat) + " " +
         std::to_string(number);
}

// A message that changes nothing.
std::string call_free(Company& company) {
  return "together/1 " + company.host().sitting().table + " have 0 " +
         company.host().history().check(0);
}

TEST(Calls, ReachEverybodyElseAndChangeNothing) {
  Company company = four_running("calls");
  const std::string before = company.host().stored_text();
  const int seat = company.guests().begin()->first;
  const int host = company.host().seat();
  ASSERT_TRUE(company.guest(seat).call(2));
  deliver(company);
  ASSERT_TRUE(company.host().call(7));
  deliver(company);
  EXPECT_EQ(heard(company, -1), (Calls{{seat, 2}}));
  for (const auto& [other, guest] : company.guests()) {
    EXPECT_EQ(heard(company, other),
              other == seat ? (Calls{{host, 7}}) : (Calls{{seat, 2}, {host, 7}}));
  }
  EXPECT_EQ(company.host().stored_text(), before);
  company.expect_alike();
}

// A newer guest's call goes through this version to other newer guests.
TEST(Calls, OfANewerVersionArePassedOn) {
  Company company = four_running("newer");
  const int seat = company.guests().begin()->first;
  const int other = std::next(company.guests().begin())->first;
  ASSERT_TRUE(company.guest(seat).call(most_calls));
  deliver(company);
  EXPECT_EQ(heard(company, other), (Calls{{seat, most_calls}}));
}

TEST(Calls, AreMadeAfterTheGameTooButNotBeforeIt) {
  Company company = four_seats("before");
  company.deliver_all();
  EXPECT_FALSE(company.host().call(1));
  for (auto& [seat, guest] : company.guests()) EXPECT_FALSE(guest.call(1));
  ASSERT_TRUE(company.deal());
  ASSERT_TRUE(company.play());
  company.deliver_all();
  const int seat = company.guests().begin()->first;
  EXPECT_TRUE(company.guest(seat).call(2));
  deliver(company);
  EXPECT_EQ(heard(company, -1), (Calls{{seat, 2}}));
}

TEST(Calls, TooManyGoNowhereUntilTheNextReminder) {
  Company company = four_running("many");
  const int seat = company.guests().begin()->first;
  const int other = std::next(company.guests().begin())->first;
  for (int i = 0; i < calls_at_once; ++i) EXPECT_TRUE(company.guest(seat).call(1));
  EXPECT_FALSE(company.guest(seat).call(1));
  deliver(company);
  // A device that does not count its own.
  company.before = [&](bool to_host, int from, std::string& text) {
    if (to_host && from == seat) text = call_of(company, seat, 3);
  };
  company.guest(seat).remind();
  deliver(company);
  EXPECT_EQ(heard(company, -1).size(), at(calls_at_once));
  EXPECT_EQ(heard(company, other).size(), at(calls_at_once));
  company.before = {};
  company.remind();
  company.deliver_all();
  EXPECT_TRUE(company.guest(seat).call(1));
  deliver(company);
  EXPECT_EQ(heard(company, other).size(), at(calls_at_once + 1));
}

TEST(Calls, AFloodEndsTheConnection) {
  Company company = four_running("call flood");
  const int seat = company.guests().begin()->first;
  const int other = std::next(company.guests().begin())->first;
  bool dropped = false;
  for (int channel = 1; channel <= 3; ++channel) {
    for (int i = 0; i <= most_useless; ++i)
      company.host().receive(channel, call_of(company, seat, 1));
    const Outcome outcome = company.host().take_outcome();
    for (const Notice& notice : outcome.notices) {
      dropped = dropped || (notice.kind == Notice::Kind::dropped && notice.seat == seat &&
                            notice.fault.kind == FaultKind::together_many);
    }
    EXPECT_LT(outcome.posts.size(), 40U) << "others do not get the flood";
  }
  EXPECT_TRUE(dropped);
  EXPECT_FALSE(company.guest(other).stopped());
}

TEST(Calls, OfAnotherSeatAreRefused) {
  Company company = four_running("another seat");
  const int seat = company.guests().begin()->first;
  const int other = std::next(company.guests().begin())->first;
  company.before = [&](bool to_host, int from, std::string& text) {
    if (to_host && from == seat) text = call_of(company, other, 1);
  };
  EXPECT_TRUE(company.guest(seat).call(1));
  deliver(company);
  EXPECT_TRUE(heard(company, -1).empty());
  EXPECT_TRUE(has_seat(company.host().missing(), seat)) << "it is sent away";
  // Nor does a guest believe that its own person called.
  company.guest(other).receive(call_of(company, other, 1));
  company.collect();
  EXPECT_TRUE(heard(company, other).empty());
}

// As devices from before December 2026 hear it: they know no `call`, and would leave.
TEST(Calls, GoToNobodyWhoDoesNotKnowThem) {
  for (const bool old_host : {false, true}) {
    Company company = four_seats(old_host ? "old host" : "old guest");
    const int old_guest = company.guests().begin()->first;
    const int other = std::next(company.guests().begin())->first;
    bool old_hears_calls = false;
    company.before = [&](bool to_host, int seat, std::string& text) {
      const bool of_old = old_host || seat == old_guest;
      if (!of_old) return;
      old_hears_calls = old_hears_calls || text.find(" call ") != std::string::npos;
      // What an old host ignores; and what an old guest never says.
      if (to_host && text.find(part_of_callers) != std::string::npos) text = call_free(company);
    };
    ASSERT_TRUE(company.deal());
    company.remind();
    company.deliver_all();
    EXPECT_FALSE(company.guest(old_guest).call(1));
    EXPECT_EQ(company.host().call(1), !old_host);
    deliver(company);
    EXPECT_EQ(heard(company, other).size(), old_host ? 0U : 1U);
    EXPECT_TRUE(heard(company, old_guest).empty());
    EXPECT_FALSE(old_hears_calls);
  }
}

// A connection that is made again begins anew.
TEST(Calls, AreKnownAgainAfterABreak) {
  Company company = four_running("break");
  const int seat = company.guests().begin()->first;
  company.cut(seat);
  EXPECT_FALSE(company.guest(seat).call(1));
  company.invite_again(seat);
  company.deliver_all();
  EXPECT_TRUE(company.guest(seat).call(1));
  deliver(company);
  EXPECT_EQ(heard(company, -1), (Calls{{seat, 1}}));
}

}  // namespace
}  // namespace allfours::together
