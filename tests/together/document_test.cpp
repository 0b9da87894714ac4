// The example of web/TOGETHER.md: played, and compared line by line.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "together/company.hpp"

namespace allfours::together {
namespace {

std::string document() {
  std::ifstream file(ALLFOURS_TOGETHER_DOCUMENT);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// The messages of Ann and Bob, in order of time.
std::string example() {
  Plan plan;
  plan.setup = setup_for(*find_variant("german"), 2, "x");
  plan.name = "Ann";
  Host host(plan, std::string(32, 'a'));
  const auto invitation = read_invitation(host.invite(1, ""));
  Guest guest(std::get<Invitation>(invitation), "Bob", std::string(32, 'b'));
  std::string text;
  const auto exchange = [&] {
    for (bool more = true; more;) {
      const Outcome from_guest = guest.take_outcome();
      for (const Post& post : from_guest.posts) {
        text += "Bob: " + post.text + "\n";
        host.receive(1, post.text);
      }
      const Outcome from_host = host.take_outcome();
      for (const Post& post : from_host.posts) {
        text += "Ann: " + post.text + "\n";
        guest.receive(post.text);
      }
      more = !from_guest.posts.empty() || !from_host.posts.empty();
    }
  };
  guest.connect();
  exchange();
  EXPECT_FALSE(host.start());
  exchange();
  Stream chance(1, "example");
  for (int i = 0; i < 4; ++i) {
    const Table& table = host.history().game().table();
    const Decision decision = random_choice(table, chance);
    if (table.turn == 0) {
      EXPECT_FALSE(host.decide(decision));
    } else {
      EXPECT_FALSE(guest.decide(decision));
    }
    exchange();
  }
  EXPECT_EQ(host.history().steps(), 4);
  EXPECT_EQ(guest.history().steps(), 4);
  return text;
}

TEST(Document, TheExampleIsPlayedLikeThat) {
  const std::string text = document();
  const std::string played = example();
  EXPECT_NE(text.find("```text\n" + played + "```\n"), std::string::npos) << played;
}

TEST(Document, EveryMessageFaultAndLimitIsThere) {
  const std::string text = document();
  for (int kind = 0; kind <= static_cast<int>(Message::Kind::call); ++kind) {
    const std::string word(wire(static_cast<Message::Kind>(kind)));
    EXPECT_NE(text.find("| `" + word + "` |"), std::string::npos) << word;
  }
  for (int i = static_cast<int>(FaultKind::together_rubbish); i < fault_kind_count; ++i) {
    const std::string kind(allfours::wire(static_cast<FaultKind>(i)));
    EXPECT_NE(text.find("`" + kind + "`"), std::string::npos) << kind;
  }
  const auto says = [&](std::string_view what, std::size_t limit) {
    std::string number = std::to_string(limit);
    for (auto place = std::ssize(number) - 3; place > 0; place -= 3) {
      number.insert(static_cast<std::size_t>(place), ",");
    }
    const std::string row = "| " + std::string(what) + " | " + number;
    EXPECT_NE(text.find(row), std::string::npos) << row;
  };
  says("a message", longest_message);
  says("a step", longest_step);
  says("steps of a game", most_steps);
  says("messages that change nothing, between two reminders", most_useless);
  says("calls of a seat, between two reminders", calls_at_once);
  says("an invitation, an answer, a link by message", longest_together_link);
  says("the network's text in an invitation", longest_transport);
}

}  // namespace
}  // namespace allfours::together
