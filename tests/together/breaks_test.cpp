// Real networks: texts that are lost, doubled and reordered, channels that break, devices that are
// switched off, at random moments. Every game ends with the same record everywhere.
#include <gtest/gtest.h>

#include "properties/each_variant.hpp"
#include "together/company.hpp"

namespace allfours::together {
namespace {

class Breaks : public testing::TestWithParam<const Variant*> {};

// A short game of the variant.
Setup any_setup(const Variant& variant, Stream& stream) {
  int players = 0;
  while (!variant.allows(players)) players = 2 + stream.below(max_players - 1);
  Setup setup = setup_for(variant, players, "x");
  setup.rules.target = std::min(setup.rules.target, decltype(setup.rules.target){5});
  return setup;
}

TEST_P(Breaks, LossDoublingAndReorderingChangeNothing) {
  Stream stream(seed_key(GetParam()->id), "weather");
  for (int i = 0; i < test_games(12); ++i) {
    auto setup = any_setup(*GetParam(), stream);
    const std::string name = std::string(GetParam()->id) + "weather" + std::to_string(i);
    SCOPED_TRACE(name);
    Weather weather{stream.below(30), stream.below(30), stream.below(40)};
    Company company(setup, 1 + stream.below(setup.players - 1), name, weather);
    ASSERT_TRUE(company.deal());
    ASSERT_TRUE(company.play());
    company.expect_alike();
  }
}

void break_something(Company& company) {
  Stream& chance = company.chance();
  auto guest = company.guests().begin();
  std::advance(guest, chance.below(static_cast<int>(company.guests().size())));
  const int seat = guest->first;
  switch (chance.below(6)) {
    case 0:
      company.cut(seat);
      company.invite_again(seat);
      return;
    case 1:
      company.restart_guest(seat);
      return;
    case 2:
      company.restart_host();
      return;
    case 3:
      // All at once.
      company.restart_host();
      for (auto& [each, one] : company.guests()) company.restart_guest(each);
      return;
    case 4:
      if (company.host().stage() == Device::Stage::playing) {
        company.host().seat_bot(seat, chance.below(2) == 0 ? "sensible" : "random");
        company.collect();
      }
      return;
    default:
      company.host().seat_person(seat);
      company.collect();
      return;
  }
}

TEST_P(Breaks, SwitchedOffAndCutAtRandomMoments) {
  Stream stream(seed_key(GetParam()->id), "breaks");
  int broken = 0;
  for (int i = 0; i < test_games(12); ++i) {
    auto setup = any_setup(*GetParam(), stream);
    const std::string name = std::string(GetParam()->id) + "breaks" + std::to_string(i);
    SCOPED_TRACE(name);
    Weather weather{stream.below(20), stream.below(20), stream.below(20)};
    Company company(setup, 1 + stream.below(setup.players - 1), name, weather);
    ASSERT_TRUE(company.deal());
    int left = 12;
    for (int round = 0; round < 20000 && !company.over(); ++round) {
      if (!company.go_on()) company.remind();
      if (left > 0 && company.chance().below(25) == 0) {
        break_something(company);
        --left;
        ++broken;
      }
      if (testing::Test::HasFatalFailure()) return;
    }
    ASSERT_TRUE(company.play()) << company.state();
    company.expect_alike();
  }
  EXPECT_GT(broken, 0);
}

// In the middle of the deal.
TEST_P(Breaks, SwitchedOffDuringTheDeal) {
  Stream stream(seed_key(GetParam()->id), "deal breaks");
  for (int i = 0; i < test_games(12); ++i) {
    auto setup = any_setup(*GetParam(), stream);
    const std::string name = std::string(GetParam()->id) + "deal" + std::to_string(i);
    SCOPED_TRACE(name);
    Company company(setup, 1 + stream.below(setup.players - 1), name);
    company.deliver_all();
    ASSERT_FALSE(company.host().start());
    company.collect();
    for (int round = 0; round < 300 && !company.host().history().begun(); ++round) {
      const int seat = company.guests().begin()->first;
      if (round % 7 == 3) company.restart_guest(seat);
      if (round % 7 == 5) company.restart_host();
      if (!company.go_on()) company.remind();
    }
    ASSERT_TRUE(company.play());
    company.expect_alike();
    EXPECT_EQ(company.host().deal().round, 1);
  }
}

INSTANTIATE_TEST_SUITE_P(Of, Breaks, testing::ValuesIn(each_variant()), variant_name);

// A host that has lost its last steps gets them from the guests.
TEST(Resuming, TheLongestGameThatAllAgreeOnGoesOn) {
  Company company(setup_for(*find_variant("german"), 2, "x"), 1, "older host");
  ASSERT_TRUE(company.deal());
  for (int i = 0; i < 40; ++i) company.go_on();
  company.deliver_all();
  const std::string older = company.host().stored_text();
  const int before = company.host().history().steps();
  for (int i = 0; i < 60; ++i) company.go_on();
  company.deliver_all();
  const int seat = company.guests().begin()->first;
  const int steps = company.guest(seat).history().steps();
  const std::string check = company.guest(seat).history().check(steps);
  ASSERT_GT(steps, before + 3);
  company.decides = false;
  auto read = Host::restored(older);
  company.host() = std::move(std::get<Host>(read));
  EXPECT_TRUE(company.host().waits());
  const auto fault = company.host().decide(std::nullopt);
  EXPECT_EQ(fault->kind, FaultKind::together_waits);
  company.invite_again(seat);
  company.deliver_all();
  EXPECT_FALSE(company.host().waits());
  EXPECT_EQ(company.host().history().steps(), steps);
  EXPECT_EQ(company.host().history().check(steps), check);
  company.decides = true;
  ASSERT_TRUE(company.play());
  company.deliver_all();
  company.expect_alike();
}

}  // namespace
}  // namespace allfours::together
