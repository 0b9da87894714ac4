// Messages that are spoiled at random on their way, from a guest and from the host: the game stays
// the true one.
#include <gtest/gtest.h>

#include "together/company.hpp"

namespace allfours::together {
namespace {

std::string spoiled(std::string text, const std::vector<std::string>& texts, Stream& chance) {
  constexpr std::string_view signs = "A.a0-9/=%, 2\x01\x7f\xff+";
  for (int i = 0; i <= chance.below(3); ++i) {
    const int place = text.empty() ? 0 : chance.below(static_cast<int>(text.size()));
    const char sign = signs[at(chance.below(static_cast<int>(signs.size())))];
    switch (chance.below(6)) {
      case 0:
        if (!text.empty()) text[at(place)] = sign;
        break;
      case 1:
        text.insert(at(place), 1, sign);
        break;
      case 2:
        if (!text.empty()) text.erase(at(place), 1 + at(chance.below(8)));
        break;
      case 3:
        text.resize(at(place));
        break;
      case 4: {
        // A field of another message.
        const std::string& other = texts[at(chance.below(static_cast<int>(texts.size())))];
        text = text.substr(0, at(place)) + other.substr(std::min(other.size(), at(place)));
        break;
      }
      default:
        text = texts[at(chance.below(static_cast<int>(texts.size())))];
        break;
    }
  }
  return text;
}

// Another decision in the name of the device, at which it would stop for good.
bool is_step(std::string_view text) {
  const auto read = parse_message(text);
  const auto* message = std::get_if<Message>(&read);
  return message != nullptr && message->kind == Message::Kind::step;
}

// Messages of a guest are spoiled at random; the host's game stays the true one, and a guest
// that is sent away comes back by a fresh invitation.
TEST(Hostile, SpoiledMessagesNeverChangeTheGame) {
  int spoilt = 0;
  for (int game = 0; game < test_games(20); ++game) {
    const std::string name = "spoiled" + std::to_string(game);
    SCOPED_TRACE(name);
    Company company = four_seats(name, 2);
    ASSERT_TRUE(company.deal());
    const int liar = company.guests().begin()->first;
    bool spoils = true;
    company.before = [&](bool to_host, int seat, std::string& text) {
      if (!spoils || !to_host || seat != liar || company.chance().below(10) != 0) return;
      const std::string changed = spoiled(text, company.texts, company.chance());
      if (is_step(changed)) return;
      text = changed;
      ++spoilt;
    };
    for (int i = 0; i < 3000 && !company.over(); ++i) {
      if (!company.go_on()) company.remind();
      if (has_seat(company.host().missing(), liar)) {
        company.invite_again(liar);
        company.deliver_all();
      }
      // A guest's steps are the first of the host's.
      for (auto& [seat, guest] : company.guests()) {
        const int steps = std::min(guest.history().steps(), company.host().history().steps());
        ASSERT_EQ(guest.history().check(steps), company.host().history().check(steps));
      }
    }
    spoils = false;
    if (has_seat(company.host().missing(), liar)) company.invite_again(liar);
    ASSERT_TRUE(company.play()) << company.state();
    company.expect_alike();
  }
  EXPECT_GT(spoilt, 3);
}

// Messages of the host are spoiled: the guest stops, or its game is a part of the true one.
TEST(Hostile, ASpoiledHostNeverChangesAGuestsGame) {
  int stopped = 0;
  for (int game = 0; game < test_games(40); ++game) {
    const std::string name = "spoiled host" + std::to_string(game);
    SCOPED_TRACE(name);
    Company company = four_seats(name, 2);
    ASSERT_TRUE(company.deal());
    const int victim = company.guests().begin()->first;
    company.before = [&](bool to_host, int seat, std::string& text) {
      if (to_host || seat != victim || company.chance().below(20) != 0) return;
      text = spoiled(text, company.texts, company.chance());
    };
    for (int i = 0; i < 600 && !company.over(); ++i) {
      if (!company.go_on()) company.remind();
      const Guest& guest = company.guest(victim);
      const int steps = std::min(guest.history().steps(), company.host().history().steps());
      ASSERT_EQ(guest.history().check(steps), company.host().history().check(steps));
      if (!guest.stopped()) continue;
      ++stopped;
      const Fault fault = *guest.stopped();
      ASSERT_GT(fault.sentence().size(), 10u);
      company.cut(victim);
      company.invite_again(victim);
    }
  }
  EXPECT_GT(stopped, 0);
}

}  // namespace
}  // namespace allfours::together
