// Play by message: whole games as links to and fro, and links that are not taken.
#include "together/by_message.hpp"

#include <gtest/gtest.h>

#include "core/game/link_end.hpp"
#include "properties/each_variant.hpp"
#include "together/company.hpp"

namespace allfours::together {
namespace {

using Opened = std::variant<ByMessage, Fault>;

// A table of `people` by message, and the devices so far.
class Chat {
 public:
  Chat(const Variant& variant, int players, SeatBits people, const std::string& name)
      : name_(name), chance_(seed_key(name), "chat") {
    Plan plan;
    plan.setup = setup_for(variant, players, "x");
    plan.name = "First";
    devices_.emplace(0, ByMessage(plan, people, secret_for(name)));
  }

  ByMessage& device(int seat) { return devices_.at(seat); }
  bool has(int seat) const { return devices_.contains(seat); }

  // Decides at this device until the turn passes on or the game ends.
  void play(int seat) {
    ByMessage& device = devices_.at(seat);
    for (;;) {
      if (device.history().bots_first()) {
        ASSERT_FALSE(device.answer_bot(bot_answer(device.history())));
        continue;
      }
      if (!device.own_turn()) break;
      const Game& game = device.history().game();
      if (game.question().lay_down) {
        ASSERT_FALSE(device.decide(
            chance_.below(2) == 0 ? std::nullopt : std::optional(Decision::of_lay_down(seat))));
        continue;
      }
      ASSERT_FALSE(device.decide(random_choice(game.table(), chance_)));
    }
  }

  // The link of this device goes to the next; returns whose turn it is then.
  int pass_on(int seat) {
    const std::string link = devices_.at(seat).link();
    EXPECT_FALSE(link.empty());
    longest = std::max(longest, link.size());
    ++links;
    const int next = devices_.at(seat).next_seat();
    if (!has(next)) {
      Opened opened = ByMessage::opened(link, "Seat " + std::to_string(next),
                                        secret_for(name_ + std::to_string(next)));
      if (const auto* no = std::get_if<Fault>(&opened)) {
        ADD_FAILURE() << no->sentence();
        return -1;
      }
      devices_.emplace(next, std::move(std::get<ByMessage>(opened)));
    } else {
      // It was switched off meanwhile.
      auto stored = ByMessage::restored(devices_.at(next).stored_text());
      EXPECT_TRUE(std::holds_alternative<ByMessage>(stored));
      devices_.at(next) = std::move(std::get<ByMessage>(stored));
      if (const auto no = devices_.at(next).take(link)) ADD_FAILURE() << no->sentence();
    }
    return next;
  }

  std::size_t longest = 0;
  int links = 0;

 private:
  std::string name_;
  Stream chance_;
  std::map<int, ByMessage> devices_;
};

class Turns : public testing::TestWithParam<const Variant*> {};

TEST_P(Turns, AWholeGameGoesToAndFro) {
  for (int players = 2; players <= max_players; ++players) {
    if (!GetParam()->allows(players)) continue;
    for (const SeatBits people : {SeatBits{0b11}, SeatBits{0b111111}}) {
      SCOPED_TRACE(std::string(GetParam()->id) + std::to_string(players));
      Chat chat(*GetParam(), players, people, std::string(GetParam()->id));
      int seat = 0;
      int rounds = 0;
      while (seat >= 0 && chat.device(seat).stage() != Device::Stage::over && rounds++ < 5000) {
        seat = chat.pass_on(seat);
        if (seat >= 0) chat.play(seat);
      }
      ASSERT_GE(seat, 0);
      const std::string record = chat.device(seat).record();
      ASSERT_FALSE(record.empty());
      // The others look at the end.
      for (int other = 0; other < players; ++other) {
        if (!chat.has(other) || other == seat) continue;
        const auto no = chat.device(other).take(chat.device(seat).link());
        ASSERT_FALSE(no) << no->sentence();
        chat.play(other);
        EXPECT_EQ(chat.device(other).record(), record);
      }
      RecordProperty("longest", static_cast<int>(chat.longest));
      EXPECT_LT(chat.longest, longest_together_link / 2);
      EXPECT_GT(chat.links, 5);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Of, Turns, testing::ValuesIn(each_variant()), variant_name);

FaultKind kind_of(const std::optional<Fault>& fault) {
  EXPECT_TRUE(fault);
  return fault ? fault->kind : FaultKind::log_empty;
}

Chat two(const std::string& name) { return Chat(*find_variant("german"), 2, 0b11, name); }

TEST(TurnLinks, UsedOwnAndOutdatedOnesAreSaid) {
  Chat chat = two("said");
  const std::string first = chat.device(0).link();
  EXPECT_EQ(kind_of(chat.device(0).take(first)), FaultKind::turn_own);
  chat.pass_on(0);
  const std::string second = chat.device(1).link();
  // The second person opens the link again, after answering it.
  EXPECT_EQ(kind_of(chat.device(1).take(first)), FaultKind::turn_used);
  EXPECT_EQ(kind_of(chat.device(1).take(second)), FaultKind::turn_own);
  int seat = chat.pass_on(1);
  chat.play(seat);
  for (int i = 0; i < 6; ++i) {
    seat = chat.pass_on(seat);
    chat.play(seat);
  }
  const std::string before = chat.device(0).stored_text();
  EXPECT_EQ(kind_of(chat.device(0).take(first)), FaultKind::turn_outdated);
  EXPECT_EQ(kind_of(chat.device(0).take(second)), FaultKind::turn_outdated);
  EXPECT_EQ(chat.device(0).stored_text(), before);
}

TEST(TurnLinks, AnotherDeviceCannotAnswerForASeatBeforeTheDealIsMade) {
  Chat chat = two("device");
  chat.pass_on(0);
  const std::string link = chat.device(1).link();
  const Opened other = ByMessage::opened(link, "Other", secret_for("other"));
  ASSERT_TRUE(std::holds_alternative<Fault>(other));
  EXPECT_EQ(std::get<Fault>(other).kind, FaultKind::turn_device);
}

TEST(TurnLinks, ALostDeviceIsReplacedDuringTheGame) {
  Chat chat = two("lost device");
  int seat = 0;
  for (int i = 0; i < 6; ++i) {
    seat = chat.pass_on(seat);
    chat.play(seat);
  }
  const int next = chat.device(seat).next_seat();
  Opened other = ByMessage::opened(chat.device(seat).link(), "New", secret_for("new"));
  ASSERT_TRUE(std::holds_alternative<ByMessage>(other));
  EXPECT_EQ(std::get<ByMessage>(other).seat(), next);
  EXPECT_TRUE(std::get<ByMessage>(other).own_turn());
}

TEST(TurnLinks, CutChangedAndOtherVersionsAreSaid) {
  Chat chat = two("cut");
  chat.pass_on(0);
  const std::string link = chat.device(1).link();
  const std::string before = chat.device(0).stored_text();
  for (std::size_t length = 0; length < link.size(); ++length) {
    const auto fault = chat.device(0).take(link.substr(0, length));
    ASSERT_TRUE(fault) << length;
    EXPECT_EQ(fault->kind, FaultKind::link_not_whole) << link.substr(0, length);
  }
  const auto parts = std::get<std::string>(parts_of_link(link));
  std::string other = parts;
  other.replace(other.find("turn=1"), 6, "turn=2");
  EXPECT_EQ(kind_of(chat.device(0).take(whole_link(other))), FaultKind::link_version);
  // A commitment of the own device that it never made.
  const auto commits = parts.find("commits=") + 8;
  other = parts;
  other[commits] = other[commits] == 'A' ? 'B' : 'A';
  EXPECT_EQ(kind_of(chat.device(0).take(whole_link(other))), FaultKind::together_commits);
  EXPECT_EQ(chat.device(0).stored_text(), before);
  EXPECT_EQ(kind_of(chat.device(0).take(whole_link("v=german&seed=X"))),
            FaultKind::together_missing);
}

TEST(TurnLinks, ADecisionOfTheOwnSeatIsNotTakenFromALink) {
  Chat chat = two("forged");
  int seat = 0;
  for (int i = 0; i < 8; ++i) {
    seat = chat.pass_on(seat);
    chat.play(seat);
  }
  // The one whose turn it is not decides for the other, too, on another device.
  const int victim = chat.device(seat).next_seat();
  Opened copy = ByMessage::opened(chat.device(seat).link(), "", secret_for("copy"));
  auto& false_device = std::get<ByMessage>(copy);
  ASSERT_EQ(false_device.seat(), victim);
  Stream chance(3, "forged");
  while (false_device.own_turn()) {
    ASSERT_FALSE(false_device.decide(random_choice(false_device.history().game().table(), chance)));
  }
  const std::string before = chat.device(victim).stored_text();
  EXPECT_EQ(kind_of(chat.device(victim).take(false_device.link())), FaultKind::together_forged);
  EXPECT_EQ(chat.device(victim).stored_text(), before);
}

TEST(TurnLinks, AnImpossibleStepChangesNothing) {
  Chat chat = two("impossible");
  int seat = 0;
  for (int i = 0; i < 6; ++i) {
    seat = chat.pass_on(seat);
    chat.play(seat);
  }
  auto read = read_turn_link(chat.device(seat).link());
  TurnLink link = std::get<TurnLink>(read);
  link.steps.back() = "9";
  const int victim = chat.device(seat).next_seat();
  const std::string before = chat.device(victim).stored_text();
  EXPECT_EQ(kind_of(chat.device(victim).take(turn_link_text(link))), FaultKind::together_step);
  link.steps.back() = "+0expert";
  EXPECT_EQ(kind_of(chat.device(victim).take(turn_link_text(link))), FaultKind::together_value);
  EXPECT_EQ(chat.device(victim).stored_text(), before);
}

}  // namespace
}  // namespace allfours::together
