// Hostile devices during the deal: wrong parts, two commitments, changed lists, another round.
#include <gtest/gtest.h>

#include "together/company.hpp"

namespace allfours::together {
namespace {

TEST(HostileDeal, AWrongPartIsFoundOutAndTheDealBeginsAgain) {
  Company company = four_seats("wrong part");
  const int liar = company.guests().begin()->first;
  company.deliver_all();
  company.before = [&](bool to_host, int seat, std::string& text) {
    if (!to_host || seat != liar) return;
    Message message = std::get<Message>(parse_message(text));
    if (message.kind != Message::Kind::part) return;
    message.text = std::string(part_letters, 'A');
    text = message_text(message, 4);
  };
  ASSERT_FALSE(company.host().start());
  company.collect();
  company.deliver_all();
  ASSERT_TRUE(company.host().history().begun());
  EXPECT_EQ(company.host().deal().round, 2);
  EXPECT_FALSE(has_seat(company.host().deal().persons, liar));
  const auto& notices = company.notices[-1];
  EXPECT_TRUE(std::any_of(notices.begin(), notices.end(), [&](const Notice& notice) {
    return notice.kind == Notice::Kind::dropped && notice.seat == liar &&
           notice.fault.kind == FaultKind::together_part;
  }));
}

TEST(HostileDeal, AnotherCommitmentOfTheSameSeatIsRefused) {
  Company company = four_seats("two commits");
  const int liar = company.guests().begin()->first;
  company.deliver_all();
  char letter = 'A';
  company.before = [&](bool to_host, int seat, std::string& text) {
    if (!to_host || text.find(" commit ") == std::string::npos) return;
    Message message = std::get<Message>(parse_message(text));
    if (seat == liar) {
      message.text = std::string(commit_letters, letter++);
    } else if (company.host().deal().round == 1) {
      // The others are slow.
      message.kind = Message::Kind::fault;
      message.fault = {FaultKind::together_waits};
    }
    text = message_text(message, 4);
  };
  ASSERT_FALSE(company.host().start());
  company.collect();
  company.deliver_all();
  EXPECT_EQ(company.host().deal().commits[at(liar)], std::string(commit_letters, 'A'));
  company.remind();
  company.deliver_all();
  EXPECT_TRUE(company.host().history().begun());
  EXPECT_FALSE(has_seat(company.host().deal().persons, liar));
  const auto& notices = company.notices[-1];
  EXPECT_TRUE(std::any_of(notices.begin(), notices.end(), [&](const Notice& notice) {
    return notice.kind == Notice::Kind::dropped && notice.seat == liar &&
           notice.fault.kind == FaultKind::together_commits;
  }));
}

std::optional<Fault> changed_deal(const std::string& name,
                                  const std::function<void(Company&, Message&)>& change) {
  Company company = four_seats(name);
  const int victim = company.guests().begin()->first;
  company.deliver_all();
  company.before = [&](bool to_host, int seat, std::string& text) {
    if (to_host || seat != victim) return;
    Message message = std::get<Message>(parse_message(text));
    change(company, message);
    text = message_text(message, 4);
  };
  EXPECT_FALSE(company.host().start());
  company.collect();
  for (int i = 0; i < 10 && !company.guest(victim).stopped(); ++i) {
    company.deliver_all();
    company.remind();
  }
  EXPECT_FALSE(company.guest(victim).history().begun());
  return company.guest(victim).stopped();
}

TEST(HostileDeal, AGuestStopsWhereTheHostChangesTheDeal) {
  const auto kind = [](const std::optional<Fault>& fault) {
    EXPECT_TRUE(fault);
    return fault ? fault->kind : FaultKind::log_empty;
  };
  EXPECT_EQ(kind(changed_deal("own commitment",
                              [](Company& company, Message& message) {
                                if (message.kind != Message::Kind::commits) return;
                                message.list[at(company.guests().begin()->first)] =
                                    std::string(commit_letters, 'A');
                              })),
            FaultKind::together_commits);
  EXPECT_EQ(kind(changed_deal("one fewer",
                              [](Company& company, Message& message) {
                                if (message.kind == Message::Kind::commits)
                                  message.list[at(company.host().seat())].clear();
                              })),
            FaultKind::together_commits);
  EXPECT_EQ(kind(changed_deal("wrong parts",
                              [](Company& company, Message& message) {
                                if (message.kind != Message::Kind::parts) return;
                                message.list[at(company.host().seat())] =
                                    std::string(part_letters, 'A');
                              })),
            FaultKind::together_part);
  // The host waits for the guest's part, then changes its own commitment.
  int lists = 0;
  EXPECT_EQ(kind(changed_deal("changed later",
                              [&](Company& company, Message& message) {
                                if (message.kind == Message::Kind::parts) {
                                  message.kind = Message::Kind::commits;
                                  message.list = company.host().deal().commits;
                                  message.list[at(company.host().seat())] =
                                      std::string(commit_letters, 'B');
                                  ++lists;
                                }
                              })),
            FaultKind::together_commits);
  EXPECT_GT(lists, 0);
  // The host has seen the parts and wants others.
  EXPECT_EQ(kind(changed_deal("once more",
                              [](Company&, Message& message) {
                                if (message.kind == Message::Kind::parts) {
                                  message.kind = Message::Kind::present;
                                } else if (message.kind == Message::Kind::table && message.runs) {
                                  message.runs = false;
                                  message.number = 2;
                                }
                              })),
            FaultKind::together_again);
}

}  // namespace
}  // namespace allfours::together
