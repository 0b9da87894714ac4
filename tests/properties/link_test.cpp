// Links of random games: link to log to link is the identity, for every variant with random house
// rules, chosen deals and starts. A link with one wrong character is rejected with a message or is
// a valid game. ALLFOURS_TEST_GAMES sets the number of games.
#include <gtest/gtest.h>

#include "core/game/record.hpp"
#include "core/table/preset_deal.hpp"
#include "players/games/game_loop.hpp"
#include "properties/random_game.hpp"

namespace allfours {
namespace {

Pack random_pack(Stream& stream) {
  Pack pack;
  for (int i = 0; i < pack_size; ++i) pack[static_cast<std::size_t>(i)] = Card(i);
  stream.shuffle(pack);
  return pack;
}

Start random_start(const Setup& setup, Stream& stream) {
  Start start;
  start.hand = static_cast<std::int16_t>(1 + stream.below(20));
  start.dealer = static_cast<std::int8_t>(stream.below(setup.players + 1) - 1);
  for (int side = 0; side < side_count(setup.rules, setup.players); ++side) {
    start.score[static_cast<std::size_t>(side)] =
        static_cast<std::int16_t>(stream.below(setup.rules.target));
  }
  return start;
}

// A valid setup of this variant, mostly with changed rules, sometimes with chosen cards or a start
// in the middle.
Setup any_setup(const Variant& variant, Stream& stream) {
  for (;;) {
    int players = 0;
    while (!variant.allows(players)) players = 2 + stream.below(max_players - 1);
    Setup setup = setup_for(variant, players, "LINK-" + std::to_string(stream.below(1000000)));
    change_randomly(setup, stream, stream.below(7));
    if (validate(setup.rules, setup.players)) continue;
    const Start start = random_start(setup, stream);
    if (stream.below(4) == 0 && start != Start{}) setup.start = start;
    if (stream.below(3) == 0) setup.first_pack = random_pack(stream);
    return setup;
  }
}

// A game after at most this many decisions.
Events random_part(const Setup& setup, Stream& stream, int decisions) {
  Table table = new_table(setup);
  Events log;
  advance(table, log);
  for (; decisions > 0 && table.turn >= 0; --decisions) {
    log.push_back(std::get<Event>(judge(table, random_decision(table, stream))));
    apply(table, log.back());
    advance(table, log);
  }
  return log;
}

class Links : public testing::TestWithParam<const Variant*> {};

TEST_P(Links, LinkToLogToLinkIsTheIdentity) {
  const int games = test_games(200);
  Stream stream(seed_key(GetParam()->id), "links");
  std::size_t longest_hand = 0;
  for (int i = 0; i < games; ++i) {
    const allfours::Setup setup = any_setup(*GetParam(), stream);
    const Events log = random_log(setup, stream);
    Record record{setup, decisions_in(log)};
    if (i % 2 == 0) record.moment = 1 + stream.below(static_cast<int>(log.size()));
    const std::string text = record_text(record);
    const auto parsed = parse_record(text);
    ASSERT_TRUE(std::holds_alternative<Record>(parsed))
        << text << std::get<Fault>(parsed).sentence();
    const Record& again = std::get<Record>(parsed);
    ASSERT_EQ(std::get<Events>(events(again)), log) << text;
    ASSERT_EQ(again.setup.first_pack, setup.first_pack) << text;
    ASSERT_EQ(again.moment, record.moment) << text;
    ASSERT_EQ(record_text(again), text);
    const auto twelve = std::find_if(log.begin(), log.end(), [&](const Event& event) {
      return event.kind == EventKind::hand && event.hand_number > 12;
    });
    const Record game{setup, decisions_in({log.begin(), twelve}), 0};
    ASSERT_LE(record_text(game).size(), 2000U) << record_text(game);
    if (setup.rules != GetParam()->rules || setup.first_pack) continue;
    const std::string hand = record_text(record_of_hand(setup, log, log[1].hand_number));
    longest_hand = std::max(longest_hand, hand.size());
  }
  EXPECT_LE(longest_hand, 200U);
}

TEST_P(Links, OneWrongCharacterIsRefusedOrAnotherGame) {
  const int links = test_games(1000) / static_cast<int>(variants().size()) + 1;
  constexpr std::string_view characters = "A.a0-9&=%,2hJz\x01\x7f ";
  Stream stream(seed_key(GetParam()->id), "corruption");
  int refused = 0;
  int other = 0;
  for (int i = 0; i < links; ++i) {
    const allfours::Setup setup = any_setup(*GetParam(), stream);
    const Events log = random_part(setup, stream, stream.below(30));
    const std::string text = record_text({setup, decisions_in(log), 1});
    for (std::size_t place = 0; place < text.size(); ++place) {
      std::string broken = text;
      const int way = stream.below(3);
      const char wrong =
          characters[static_cast<std::size_t>(stream.below(static_cast<int>(characters.size())))];
      if (way == 0) broken[place] = wrong;
      if (way == 1) broken.erase(place, 1);
      if (way == 2) broken.insert(place, 1, wrong);
      const auto parsed = parse_record(broken);
      if (const auto* fault = std::get_if<Fault>(&parsed)) {
        ++refused;
        const std::string sentence = fault->sentence();
        ASSERT_GT(sentence.size(), 20U) << broken;
        ASSERT_EQ(sentence.back(), '.') << sentence;
        continue;
      }
      ++other;
      const Record& record = std::get<Record>(parsed);
      ASSERT_FALSE(validate(record.setup.rules, record.setup.players)) << broken;
      ASSERT_TRUE(std::holds_alternative<Events>(events(record))) << broken;
      const std::string again = record_text(record);
      const auto twice = parse_record(again);
      ASSERT_TRUE(std::holds_alternative<Record>(twice)) << again;
      ASSERT_EQ(record_text(std::get<Record>(twice)), again);
    }
  }
  EXPECT_GT(refused, 0);
  EXPECT_GT(other, 0);
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, Links, testing::ValuesIn([] {
                           std::vector<const Variant*> all;
                           for (const Variant& variant : variants()) all.push_back(&variant);
                           return all;
                         }()),
                         [](const auto& given) {
                           std::string name(given.param->id);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace allfours
