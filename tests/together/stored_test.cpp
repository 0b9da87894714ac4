// Stored tables: read whole or not at all, from any moment of a game.
#include <gtest/gtest.h>

#include "together/by_message.hpp"
#include "together/company.hpp"
#include "together/stored_lines.hpp"

namespace allfours::together {
namespace {

Company running(const std::string& name) {
  Company company(setup_for(*find_variant("trinidad"), 4, "x"), 2, name);
  EXPECT_TRUE(company.deal());
  for (int i = 0; i < 80; ++i) company.go_on();
  return company;
}

TEST(Stored, EveryMomentIsReadAsItWasWritten) {
  Company company(setup_for(*find_variant("german"), 2, "x"), 1, "moments");
  const int seat = company.guests().begin()->first;
  const auto check = [&] {
    const std::string host = company.host().stored_text();
    const auto again = Host::restored(host);
    ASSERT_TRUE(std::holds_alternative<Host>(again)) << host;
    ASSERT_EQ(std::get<Host>(again).stored_text(), host);
    const std::string guest = company.guest(seat).stored_text();
    const auto other = Guest::restored(guest);
    ASSERT_TRUE(std::holds_alternative<Guest>(other)) << guest;
    ASSERT_EQ(std::get<Guest>(other).stored_text(), guest);
    ASSERT_EQ(std::get<Guest>(other).history().game().log(),
              company.guest(seat).history().game().log());
  };
  check();
  company.deliver_all();
  check();
  ASSERT_TRUE(company.deal());
  for (int i = 0; i < 200 && !company.over(); ++i) {
    check();
    if (testing::Test::HasFatalFailure()) return;
    company.go_on();
  }
}

TEST(Stored, ATextThatWasChangedIsRefused) {
  Company company = running("changed");
  const std::string host = company.host().stored_text();
  const std::string guest = company.guests().begin()->second.stored_text();
  for (std::size_t place = 0; place < host.size(); ++place) {
    std::string other = host;
    other[place] = static_cast<char>(other[place] ^ 1);
    ASSERT_TRUE(std::holds_alternative<Fault>(Host::restored(other))) << place;
    ASSERT_TRUE(std::holds_alternative<Fault>(Host::restored(host.substr(0, place))));
  }
  EXPECT_TRUE(std::holds_alternative<Fault>(Host::restored(guest)));
  EXPECT_TRUE(std::holds_alternative<Fault>(Guest::restored(host)));
  EXPECT_TRUE(std::holds_alternative<Fault>(ByMessage::restored(host)));
  EXPECT_TRUE(std::holds_alternative<Fault>(Host::restored("")));
}

// Also where the end is right, as of a text that somebody has written.
TEST(Stored, LinesThatMakeNoTableAreRefused) {
  Company company = running("lines");
  const std::string text = company.host().stored_text();
  const auto read = stored_lines(text, "host");
  const std::string lines(std::get<std::string_view>(read));
  EXPECT_EQ(stored_whole("host", lines), text);
  Stream chance(9, "lines");
  int refused = 0;
  for (int i = 0; i < test_games(3000); ++i) {
    std::string other = lines;
    const int place = chance.below(static_cast<int>(other.size()));
    constexpr std::string_view signs = "A0 \n,-p9";
    switch (chance.below(3)) {
      case 0:
        other[at(place)] = signs[at(chance.below(static_cast<int>(signs.size())))];
        break;
      case 1:
        other.erase(at(place), 1);
        break;
      default:
        other.resize(at(place));
        break;
    }
    const auto again = Host::restored(stored_whole("host", other));
    if (const auto* fault = std::get_if<Fault>(&again)) {
      ++refused;
      ASSERT_EQ(fault->kind, FaultKind::together_stored);
      continue;
    }
    ASSERT_EQ(std::get<Host>(again).stored_text(), stored_whole("host", other));
  }
  EXPECT_GT(refused, 10);
  const auto newer = "allfours-together 2 host\n" + lines;
  const auto whole = stored_whole("host", "");
  EXPECT_TRUE(std::holds_alternative<Fault>(Host::restored(newer)));
  EXPECT_TRUE(std::holds_alternative<Fault>(Host::restored(whole)));
}

}  // namespace
}  // namespace allfours::together
