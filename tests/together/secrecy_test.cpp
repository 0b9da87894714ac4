// A device shows its person the knowledge of the seat alone, and nobody learns or chooses the seed
// before all have committed.
#include <gtest/gtest.h>

#include <set>

#include "core/log/event_json.hpp"
#include "properties/each_variant.hpp"
#include "together/company.hpp"

namespace allfours::together {
namespace {

class Secrecy : public testing::TestWithParam<const Variant*> {};

std::string text_of(const Events& log, const Setup& setup) {
  std::string text;
  for (const Event& event : log) append_json(text, event, setup);
  return text;
}

TEST_P(Secrecy, APersonSeesTheViewOfTheOwnSeat) {
  const int players = GetParam()->usual_players;
  Company company(setup_for(*GetParam(), players, "x"), players - 1, GetParam()->id.data());
  ASSERT_TRUE(company.deal());
  int looked = 0;
  for (int i = 0; i < 400 && !company.over(); ++i) {
    if (!company.go_on()) company.remind();
    const auto look = [&](const Device& device) {
      if (device.stage() == Device::Stage::over) return;
      const Game& game = device.history().game();
      const SeatView view = device.view();
      ASSERT_EQ(view.seat, device.seat());
      ASSERT_TRUE(view.table.is_view);
      ASSERT_EQ(view.table, seen_from(game.table(), device.seat()).table);
      ASSERT_EQ(view.table.pack, Pack{});
      ASSERT_EQ(view.table.seed_key, 0u);
      const Events seen = device.seen_log();
      ASSERT_EQ(seen, redacted(game.setup(), game.log(), device.seat()));
      const std::string text = text_of(seen, redacted(game.setup()));
      ASSERT_EQ(text.find(game.setup().seed), std::string::npos);
      ASSERT_EQ(device.record(), "");
      ++looked;
    };
    look(company.host());
    for (auto& [seat, guest] : company.guests()) {
      if (guest.history().begun()) look(guest);
    }
  }
  EXPECT_GT(looked, 100);
}

INSTANTIATE_TEST_SUITE_P(Of, Secrecy, testing::ValuesIn(each_variant()), variant_name);

TEST(SecretDeal, NoPartIsSentBeforeAllHaveCommitted) {
  for (int game = 0; game < test_games(60); ++game) {
    const std::string name = "parts" + std::to_string(game);
    Weather weather{game % 3 * 10, game % 2 * 20, game % 5 * 10};
    Company company(setup_for(*find_variant("trinidad"), 4, "x"), 3, name, weather);
    bool all_committed = false;
    std::set<int> committed;
    company.before = [&](bool to_host, int seat, std::string& text) {
      const auto read = parse_message(text);
      const auto& message = std::get<Message>(read);
      if (message.kind == Message::Kind::commit && to_host) committed.insert(seat);
      if (committed.size() == 3) all_committed = true;
      const bool shows =
          message.kind == Message::Kind::part || message.kind == Message::Kind::parts;
      ASSERT_TRUE(!shows || all_committed) << text;
      // A guest has the list of all commitments before it shows its part.
      if (message.kind == Message::Kind::part) {
        ASSERT_TRUE(company.guest(seat).deal().committed());
      }
    };
    ASSERT_TRUE(company.deal());
  }
}

TEST(SecretDeal, NoTextHasASecretNorTheSeed) {
  Company company(setup_for(*find_variant("trinidad"), 4, "x"), 3, "texts");
  ASSERT_TRUE(company.deal());
  ASSERT_TRUE(company.play());
  const std::string seed = company.host().history().game().setup().seed;
  for (const std::string& text : company.texts) {
    ASSERT_EQ(text.find(secret_for("texts")), std::string::npos) << text;
    ASSERT_EQ(text.find(seed), std::string::npos) << text;
  }
}

TEST(SecretDeal, EveryPartDecidesTheSeed) {
  Deal deal;
  deal.round = 1;
  deal.persons = 0b1011;
  std::set<std::string> seeds;
  for (int changed = -1; changed < max_players; ++changed) {
    Deal other = deal;
    for (int seat = 0; seat < max_players; ++seat) {
      if (!has_seat(deal.persons, seat)) continue;
      const std::string secret = secret_for(std::to_string(seat) + (seat == changed ? "b" : "a"));
      other.parts[at(seat)] = part_of(secret, "AAAAAAAAAAAA", 1);
      other.commits[at(seat)] = commitment("AAAAAAAAAAAA", 1, seat, other.parts[at(seat)]);
    }
    ASSERT_TRUE(other.shown());
    seeds.insert(common_seed("AAAAAAAAAAAA", other));
  }
  // Those of three seats, and the one without a change.
  EXPECT_EQ(seeds.size(), 4u);
}

}  // namespace
}  // namespace allfours::together
