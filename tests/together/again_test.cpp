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

TEST(TogetherAgain, AFloodOfInvitationsIsStopped) {
  Company company = after_a_game(2, 1, "flood");
  Guest& guest = company.guests().begin()->second;
  const std::string head = "together/1 " + company.host().sitting().table + " again ";
  guest.remind();
  for (int i = 0; i <= most_useless; ++i) {
    ASSERT_FALSE(guest.stopped());
    Host next(company.host().plan_again(false), secret_for("next" + std::to_string(i)));
    guest.receive(head + next.invite(guest.seat(), {}));
  }
  ASSERT_TRUE(guest.stopped());
  EXPECT_EQ(guest.stopped()->kind, FaultKind::together_many);
}

// The longest names, in letters of three bytes, and many house rules.
TEST(TogetherAgain, TheLongestInvitationIsAMessage) {
  Stream stream(1, "longest");
  std::string name;
  for (int i = 0; i < 21; ++i) name += "漢";
  name += "a";
  ASSERT_EQ(name.size(), longest_name);
  std::size_t longest = 0;
  for (int i = 0; i < 200; ++i) {
    auto setup = setup_for(*find_variant("west-yorkshire-6"), 6, "x");
    change_randomly(setup, stream, 200);
    if (validate(setup.rules, setup.players)) continue;
    Plan plan;
    plan.setup = setup;
    plan.name = name;
    Host host(plan, secret_for("longest"));
    std::vector<Guest> guests;
    for (int seat = 1; seat < 6; ++seat) {
      const auto invited = read_invitation(host.invite(seat, {}));
      guests.emplace_back(std::get<Invitation>(invited), name, secret_for(std::to_string(seat)));
      guests.back().connect();
      for (const Post& post : guests.back().take_outcome().posts) host.receive(seat, post.text);
    }
    host.take_outcome();
    Host next(host.plan_again(true), secret_for("next"));
    host.invite_all(next, true);
    int invitations = 0;
    for (const Post& post : host.take_outcome().posts) {
      longest = std::max(longest, post.text.size());
      const auto read = parse_message(post.text);
      ASSERT_TRUE(std::holds_alternative<Message>(read)) << post.text;
      const auto invited = read_invitation(std::get<Message>(read).text);
      ASSERT_TRUE(std::holds_alternative<Invitation>(invited)) << post.text;
      EXPECT_EQ(std::get<Invitation>(invited).sitting.names[0], name);
      ++invitations;
    }
    EXPECT_EQ(invitations, 5);
  }
  EXPECT_GT(longest, 1500U);
  EXPECT_LE(longest, longest_message);
}

}  // namespace
}  // namespace allfours::together
