// Hostile devices in a game: strangers, floods, replays, decisions out of turn, other games.
// Nothing changes, and a fault is told. hostile_deal_test.cpp has the deal, spoiled_test.cpp random
// changes.
#include <gtest/gtest.h>

#include "together/company.hpp"

namespace allfours::together {
namespace {

// The outcome of a text from a stranger at the host.
struct Told {
  bool closed = false;
  std::optional<FaultKind> fault;
};

Told told(Host& host, int channel, std::string_view text) {
  host.take_outcome();
  host.receive(channel, text);
  const Outcome outcome = host.take_outcome();
  Told result;
  result.closed =
      std::find(outcome.closed.begin(), outcome.closed.end(), channel) != outcome.closed.end();
  for (const Post& post : outcome.posts) {
    const auto read = parse_message(post.text);
    EXPECT_TRUE(std::holds_alternative<Message>(read)) << post.text;
    if (std::holds_alternative<Message>(read) && post.channel == channel &&
        std::get<Message>(read).kind == Message::Kind::fault) {
      result.fault = std::get<Message>(read).fault.kind;
    }
  }
  return result;
}

std::string join_text(const Host& host, int seat, std::string_view key, std::string_view mark) {
  Message message;
  message.kind = Message::Kind::join;
  message.table = host.sitting().table;
  message.seat = seat;
  message.key = key;
  message.mark = mark;
  message.name = "Stranger";
  return message_text(message);
}

TEST(Hostile, StrangersAreToldAndSentAway) {
  Company company = four_running("strangers");
  Host& host = company.host();
  const std::string before = host.stored_text();
  const std::string head = "together/1 " + host.sitting().table + " ";
  int channel = 1000;
  const auto expect = [&](const std::string& text, FaultKind kind) {
    const Told result = told(host, ++channel, text);
    EXPECT_TRUE(result.closed) << text.substr(0, 80);
    EXPECT_EQ(result.fault, kind) << text.substr(0, 80);
    // Afterwards nothing is heard on this channel.
    host.receive(channel, text);
    EXPECT_TRUE(host.take_outcome().posts.empty());
  };
  expect("", FaultKind::together_rubbish);
  expect("hello", FaultKind::together_rubbish);
  expect(std::string("\0\xff\xfe", 3), FaultKind::together_rubbish);
  expect(std::string(5000, 'x'), FaultKind::together_long);
  expect("together/2 " + host.sitting().table + " bye", FaultKind::together_version);
  expect("together/1 AAAAAAAAAAAA bye", FaultKind::together_table);
  expect(head + "shout", FaultKind::together_rubbish);
  expect(head + "bye now", FaultKind::together_rubbish);
  const std::string letters(16, 'A');
  expect(join_text(host, host.seat(), letters, letters), FaultKind::together_seat);
  expect(join_text(host, (host.seat() + 1) % 4, letters, letters), FaultKind::together_seat);
  expect(join_text(host, 5, letters, letters), FaultKind::together_seat);
  EXPECT_EQ(host.stored_text(), before);
}

TEST(Hostile, AnInvitationServesOneDeviceAndOnlyTheLatestServes) {
  Company company = four_seats("used", 1);
  company.deliver_all();
  Host& host = company.host();
  int seat = 0;
  while (seat == host.seat() || company.guests().contains(seat)) ++seat;
  const auto invite = [&] { return std::get<Invitation>(read_invitation(host.invite(seat, ""))); };
  const Invitation first = invite();
  const Invitation second = invite();
  const std::string one(16, 'A');
  const std::string other(16, 'B');
  EXPECT_EQ(told(host, 50, join_text(host, seat, first.key, one)).fault,
            FaultKind::invitation_outdated);
  EXPECT_EQ(told(host, 51, join_text(host, seat, second.key, one)).fault, std::nullopt);
  EXPECT_TRUE(has_seat(host.sitting().persons, seat));
  EXPECT_EQ(told(host, 52, join_text(host, seat, second.key, other)).fault,
            FaultKind::invitation_used);
  // The same device again, on another channel.
  EXPECT_EQ(told(host, 53, join_text(host, seat, second.key, one)).fault, std::nullopt);
  EXPECT_EQ(told(host, 54, join_text(host, seat, first.key, one)).fault,
            FaultKind::invitation_outdated);
}

TEST(Hostile, FloodsEnd) {
  Company company = four_running("flood");
  Host& host = company.host();
  const int seat = company.guests().begin()->first;
  const std::string before = host.history().check(host.history().steps());
  Message have;
  have.kind = Message::Kind::have;
  have.table = host.sitting().table;
  have.number = 0;
  have.check = host.history().check(0);
  // The real channel of this guest.
  int channel = -1;
  for (int i = 1; i < 10 && channel < 0; ++i) {
    host.take_outcome();
    host.receive(i, message_text(have));
    if (!host.take_outcome().posts.empty()) channel = i;
  }
  ASSERT_GE(channel, 0);
  Told last;
  int count = 0;
  for (; count < 2 * most_useless && !last.closed; ++count) {
    last = told(host, channel, message_text(have));
  }
  EXPECT_EQ(last.fault, FaultKind::together_many);
  EXPECT_LE(count, most_useless + 2);
  EXPECT_EQ(host.history().check(host.history().steps()), before);
  // A guest stops listening, too.
  Guest& guest = company.guest(seat);
  for (int i = 0; i < 2 * most_useless && !guest.stopped(); ++i) {
    guest.receive("together/1 " + host.sitting().table + " present 1");
  }
  ASSERT_TRUE(guest.stopped());
  EXPECT_EQ(guest.stopped()->kind, FaultKind::together_many);
}

TEST(Hostile, DecisionsForOthersAreRefused) {
  Company company = four_running("for others");
  Host& host = company.host();
  const Question asked = host.history().game().question();
  const int steps = host.history().steps();
  // Each guest but the one asked decides in its place.
  for (auto& one : company.guests()) {
    const int seat = one.first;
    if (seat == asked.seat) continue;
    const Decision decision = random_choice(host.history().game().table(), company.chance());
    const auto text = host.history().text_of(decision);
    Message step;
    step.kind = Message::Kind::step;
    step.table = host.sitting().table;
    step.number = steps;
    step.check = host.history().check(steps);
    step.tag = std::string(tag_letters, 'A');
    step.text = std::get<std::string>(text);
    std::string sent = message_text(step);
    bool replaced = false;
    company.before = [&](bool to_host, int from, std::string& packet) {
      if (!to_host || from != seat || replaced) return;
      packet = sent;
      replaced = true;
    };
    company.notices.clear();
    one.second.remind();
    company.collect();
    company.deliver_all();
    ASSERT_TRUE(replaced);
    EXPECT_EQ(host.history().steps(), steps);
    const auto& notices = company.notices[-1];
    EXPECT_TRUE(std::any_of(notices.begin(), notices.end(), [&](const Notice& notice) {
      return notice.kind == Notice::Kind::refused && notice.seat == seat &&
             notice.fault.kind == FaultKind::together_turn;
    }));
    const auto& own = company.notices[seat];
    EXPECT_TRUE(std::any_of(own.begin(), own.end(), [](const Notice& notice) {
      return notice.kind == Notice::Kind::told;
    }));
  }
}

// The messages of the host of a running game are changed on their way to one guest.
std::optional<Fault> changed(const std::string& name,
                             const std::function<void(const Company&, Message&)>& change) {
  Company company = four_running(name);
  const int victim = company.guests().begin()->first;
  const History before = company.guest(victim).history();
  company.decides = true;
  company.before = [&](bool to_host, int seat, std::string& text) {
    if (to_host || seat != victim) return;
    Message message = std::get<Message>(parse_message(text));
    change(company, message);
    text = message_text(message, 4);
  };
  for (int i = 0; i < 400 && !company.guest(victim).stopped(); ++i) {
    if (!company.go_on() || i % 10 == 0) company.remind();
  }
  const Guest& guest = company.guest(victim);
  // Its steps are the first of the true game.
  const History& own = guest.history();
  EXPECT_EQ(own.check(own.steps()), company.host().history().check(own.steps()));
  EXPECT_GE(own.steps(), before.steps());
  return guest.stopped();
}

TEST(Hostile, AGuestStopsWhereTheHostChangesTheGame) {
  const auto kind = [](const std::optional<Fault>& fault) {
    EXPECT_TRUE(fault);
    return fault ? fault->kind : FaultKind::log_empty;
  };
  EXPECT_EQ(kind(changed("impossible",
                         [](const Company&, Message& message) {
                           if (message.kind == Message::Kind::step) message.text = "9";
                         })),
            FaultKind::together_step);
  EXPECT_EQ(kind(changed("check",
                         [](const Company&, Message& message) {
                           if (message.kind == Message::Kind::step)
                             message.check = std::string(check_letters, 'A');
                         })),
            FaultKind::together_fork);
  EXPECT_EQ(kind(changed("have",
                         [](const Company&, Message& message) {
                           if (message.kind == Message::Kind::have)
                             message.check = std::string(check_letters, 'A');
                         })),
            FaultKind::together_fork);
  EXPECT_EQ(kind(changed("other past",
                         [](const Company&, Message& message) {
                           if (message.kind != Message::Kind::step) return;
                           message.number = 0;
                           message.text = "9";
                         })),
            FaultKind::together_fork);
  EXPECT_EQ(kind(changed("other game",
                         [](const Company&, Message& message) {
                           if (message.kind == Message::Kind::table)
                             message.sitting->setup.rules.target = 9;
                         })),
            FaultKind::together_game);
  EXPECT_EQ(kind(changed("other round",
                         [](const Company&, Message& message) {
                           if (message.kind == Message::Kind::table) message.number = 7;
                         })),
            FaultKind::together_again);
  EXPECT_EQ(kind(changed("not a host",
                         [](const Company&, Message& message) {
                           if (message.kind != Message::Kind::have) return;
                           message.kind = Message::Kind::part;
                           message.number = 1;
                           message.text = std::string(part_letters, 'A');
                         })),
            FaultKind::together_not_now);
}

TEST(Hostile, AStepOfTheOwnSeatThatWasNeverMadeIsFoundOut) {
  Company company = four_seats("forged", 1);
  ASSERT_TRUE(company.deal());
  const int victim = company.guests().begin()->first;
  Guest& guest = company.guest(victim);
  company.before = [&](bool to_host, int, std::string& text) {
    if (to_host) return;
    Message message = std::get<Message>(parse_message(text));
    if (message.kind != Message::Kind::step) return;
    if (guest.history().seat_of(message.text) != victim) return;
    message.tag = std::string(tag_letters, 'A');
    text = message_text(message, 4);
  };
  for (int i = 0; i < 1000 && !guest.stopped(); ++i) {
    if (!company.go_on()) company.remind();
  }
  ASSERT_TRUE(guest.stopped());
  EXPECT_EQ(guest.stopped()->kind, FaultKind::together_forged);
}

TEST(Hostile, AGuestCannotGiveTheHostALongerGame) {
  Company company = four_running("longer", 1);
  const int seat = company.guests().begin()->first;
  Host& host = company.host();
  const int steps = host.history().steps();
  company.before = [&](bool to_host, int, std::string& text) {
    if (!to_host) return;
    Message message = std::get<Message>(parse_message(text));
    if (message.kind != Message::Kind::have) return;
    message.number += 5;
    text = message_text(message, 4);
  };
  company.guest(seat).remind();
  company.collect();
  company.deliver_all();
  EXPECT_EQ(host.history().steps(), steps);
  EXPECT_TRUE(has_seat(host.missing(), seat));
}

TEST(Hostile, ARestoredHostTakesNoDecisionOfItsOwnThatItNeverMade) {
  Company company = four_seats("restored", 1);
  ASSERT_TRUE(company.deal());
  for (int i = 0; i < 30; ++i) company.go_on();
  company.deliver_all();
  const std::string older = company.host().stored_text();
  const int before = company.host().history().steps();
  for (int i = 0; i < 80; ++i) company.go_on();
  company.deliver_all();
  company.decides = false;
  const int seat = company.guests().begin()->first;
  company.host() = std::move(std::get<Host>(Host::restored(older)));
  const int own = company.host().seat();
  company.before = [&](bool to_host, int, std::string& text) {
    if (!to_host) return;
    Message message = std::get<Message>(parse_message(text));
    if (message.kind != Message::Kind::step) return;
    if (company.host().history().seat_of(message.text) != own) return;
    message.tag = std::string(tag_letters, 'A');
    text = message_text(message, 4);
  };
  company.invite_again(seat);
  for (int i = 0; i < 200; ++i) company.go_on();
  EXPECT_TRUE(has_seat(company.host().missing(), seat));
  EXPECT_LT(company.host().history().steps(), company.guest(seat).history().steps());
  EXPECT_GE(company.host().history().steps(), before);
  const auto& notices = company.notices[-1];
  EXPECT_TRUE(std::any_of(notices.begin(), notices.end(), [](const Notice& notice) {
    return notice.kind == Notice::Kind::dropped && notice.fault.kind == FaultKind::together_forged;
  }));
}

TEST(Hostile, RandomBytesAreRubbish) {
  Stream chance(7, "bytes");
  Company company = four_running("bytes", 1);
  const std::string before = company.host().stored_text();
  for (int i = 0; i < 2000; ++i) {
    std::string text;
    for (int length = chance.below(200); length > 0; --length) {
      text += static_cast<char>(chance.below(256));
    }
    if (chance.below(2) == 0) text = "together/1 " + company.host().sitting().table + " " + text;
    const Told result = told(company.host(), 100 + i, text);
    ASSERT_TRUE(result.closed);
    ASSERT_EQ(result.fault, FaultKind::together_rubbish);
  }
  EXPECT_EQ(company.host().stored_text(), before);
}

}  // namespace
}  // namespace allfours::together
