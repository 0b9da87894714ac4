// The next game of the same people, over the channels of the one before.
#include <gtest/gtest.h>

#include <set>

#include "together/company.hpp"

namespace allfours::together {
namespace {

Company after_a_game(int players, int guests, const std::string& name) {
  const auto* variant = find_variant(players == 2 ? "german" : players == 3 ? "pitch" : "trinidad");
  Company company(setup_for(*variant, players, "x"), guests, name);
  EXPECT_TRUE(company.deal());
  EXPECT_TRUE(company.play());
  company.deliver_all();
  return company;
}

SeatBits persons(Company& company) { return company.host().sitting().persons; }

TEST(TogetherAgain, AnotherDealIsPlayedToItsEnd) {
  for (int round = 0; round < 12; ++round) {
    const std::string name = "again" + std::to_string(round);
    SCOPED_TRACE(name);
    const int players = 2 + round % 3;
    Company company = after_a_game(players, 1 + round % (players - 1), name);
    const std::string before = company.host().history().game().setup().seed;
    const SeatBits people = persons(company);
    company.notices.clear();
    company.play_again(round % 2 == 1, name + " next");
    ASSERT_FALSE(HasFatalFailure());
    for (const Notice& notice : company.notices[-1]) {
      EXPECT_NE(notice.kind, Notice::Kind::dropped) << "late messages are ignored";
    }
    ASSERT_TRUE(company.deal());
    EXPECT_EQ(persons(company), people) << "bots stay where they are";
    EXPECT_NE(company.host().history().game().setup().seed, before);
    ASSERT_TRUE(company.play());
    company.deliver_all();
    company.expect_alike();
  }
}

// Two people change seats; of more, the host stays and the guests go round.
TEST(TogetherAgain, EverybodyComesToEverySeatThatIsForThem) {
  for (int players = 2; players <= 4; ++players) {
    for (int guests = 1; guests < players; ++guests) {
      const std::string name = "seats" + std::to_string(players) + std::to_string(guests);
      SCOPED_TRACE(name);
      Company company = after_a_game(players, guests, name);
      const SeatBits people = persons(company);
      const int host = company.host().seat();
      std::map<int, int> moves;  // of guests, from seat to seat
      for (int game = 0; game < guests + 1; ++game) {
        company.play_again(true, name + std::to_string(game));
        ASSERT_FALSE(HasFatalFailure());
        ASSERT_TRUE(company.deal());
        EXPECT_EQ(persons(company), people);
        EXPECT_EQ(company.host().seat() == host, guests > 1 || game == 1);
        ASSERT_TRUE(company.play());
        company.deliver_all();
        // The name says where the guest sat a game before.
        for (const auto& [seat, guest] : company.guests()) {
          const std::string& was = guest.sitting().names[at(seat)];
          moves[std::stoi(was.substr(6))] = seat;
        }
      }
      // With two people the guest has sat at both seats.
      EXPECT_EQ(moves.size(), at(guests == 1 ? 2 : guests));
      std::set<int> seats;
      for (const auto& [from, to] : moves) {
        EXPECT_NE(from, to);
        EXPECT_TRUE(has_seat(people, to));
        seats.insert(to);
      }
      EXPECT_EQ(seats.size(), moves.size()) << "nobody takes the seat of another";
    }
  }
}

TEST(TogetherAgain, AnInvitationToAnotherGameIsRefused) {
  Company company = after_a_game(2, 1, "another");
  Guest& guest = company.guests().begin()->second;
  const Sitting& sitting = company.host().sitting();
  const auto sent = [&](std::string_view text) {
    Guest copy = guest;
    copy.receive("together/1 " + sitting.table + " again " + std::string(text));
    return copy;
  };
  Plan plan = company.host().plan_again(false);
  Host same(plan, secret_for("same"));
  EXPECT_TRUE(sent(same.invite(guest.seat(), {})).next_table());
  plan.setup.rules.target = 3;
  Host other(plan, secret_for("other"));
  for (const std::string& text : {other.invite(guest.seat(), {}), std::string("join=1"),
                                  company.host().invite(guest.seat(), {})}) {
    const Guest copy = sent(text);
    EXPECT_FALSE(copy.next_table()) << text;
    ASSERT_TRUE(copy.stopped()) << text;
    EXPECT_EQ(copy.stopped()->kind, FaultKind::together_not_now);
  }
}

}  // namespace
}  // namespace allfours::together
