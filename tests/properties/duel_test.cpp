// Random duels in every variant with random house rules: a link holds a duel and is never too long
// for a page; the bots decide equally as long as both players do, and any divergence starts with
// one of the players. ALLFOURS_TEST_GAMES sets the number of duels.
#include "core/game/duel.hpp"

#include <gtest/gtest.h>

#include "core/advice/hand_played.hpp"
#include "core/game/record.hpp"
#include "players/player.hpp"
#include "properties/each_variant.hpp"
#include "properties/random_game.hpp"

namespace allfours {
namespace {

// The longest address that a page reads (web/page/bridge.js: longestLink).
constexpr std::size_t longest_link = 4096;

Duel any_duel(const Variant& variant, Stream& stream, int deals) {
  for (;;) {
    int players = 0;
    while (!variant.allows(players)) players = 2 + stream.below(max_players - 1);
    Setup setup = setup_for(variant, players, "DUEL-" + std::to_string(stream.below(1000000)));
    change_randomly(setup, stream, stream.below(5));
    if (validate(setup.rules, setup.players)) continue;
    return {setup, deals};
  }
}

// A deal of bots and a person who decides at random.
std::string play_deal(const Duel& duel, int deal, int person, const Player& others, Stream chance) {
  Game game(deal_of_duel(duel, deal));
  while (!deal_over(game)) {
    const Question asked = game.question();
    const SeatView view = seen_from(game.table(), asked.seat);
    Stream stream = decision_stream(game.table().seed_key, asked.seat, game.decisions());
    if (asked.lay_down) {
      if (asked.seat == person || !others.lays_down(view, stream)) {
        game.keep_hand(asked.seat);
      } else {
        EXPECT_FALSE(game.play(Decision::of_lay_down(asked.seat)));
      }
      continue;
    }
    EXPECT_FALSE(game.play(asked.seat == person ? random_choice(game.table(), chance)
                                                : others.choose(view, stream)));
  }
  return game.moves();
}

class Duels : public testing::TestWithParam<const Variant*> {};

TEST_P(Duels, ALinkHoldsThem) {
  Stream stream(seed_key(GetParam()->id), "duels");
  std::size_t longest = 0;
  for (int i = 0; i < test_games(60); ++i) {
    Duel duel = any_duel(*GetParam(), stream, i % 2 == 0 ? most_deals : 1 + stream.below(7));
    // A name of maximal length.
    if (i % 4 == 0) duel.setup.seed.resize(64, 'X');
    for (int player = 0; player < stream.below(3); ++player) {
      for (int deal = 0; deal < duel.deals; ++deal) {
        Game game(deal_of_duel(duel, deal));
        while (!deal_over(game)) ASSERT_FALSE(game.play(random_decision(game.table(), stream)));
        duel.logs[at(player)].push_back(game.moves());
      }
    }
    if (duel.logs[0].empty()) duel.logs[1].clear();
    const std::string text = duel_text(duel);
    longest = std::max(longest, text.size());
    const auto read = read_duel(text);
    ASSERT_TRUE(std::holds_alternative<Duel>(read)) << text << std::get<Fault>(read).sentence();
    ASSERT_EQ(duel_text(std::get<Duel>(read)), text);
  }
  RecordProperty("longest", static_cast<int>(longest));
  EXPECT_LT(longest, longest_link / 2);
}

TEST_P(Duels, OneWrongCharacterIsRefusedOrAnotherDuel) {
  constexpr std::string_view characters = "A.a0-9&=%,2hJz\x01\x7f ";
  Stream stream(seed_key(GetParam()->id), "wrong");
  int refused = 0;
  for (int i = 0; i < test_games(200) / 20 + 1; ++i) {
    Duel duel = any_duel(*GetParam(), stream, 1);
    for (auto& logs : duel.logs) {
      logs.push_back(play_deal(duel, 0, 0, sensible_player(), Stream(at(i), "wrong")));
    }
    const std::string text = duel_text(duel);
    for (std::size_t place = 0; place < text.size(); ++place) {
      std::string broken = text;
      const char wrong = characters[at(stream.below(static_cast<int>(characters.size())))];
      const int way = stream.below(3);
      if (way == 0) broken[place] = wrong;
      if (way == 1) broken.erase(place, 1);
      if (way == 2) broken.insert(place, 1, wrong);
      const auto read = read_duel(broken);
      if (const auto* fault = std::get_if<Fault>(&read)) {
        ++refused;
        ASSERT_EQ(fault->sentence().back(), '.') << fault->sentence();
        continue;
      }
      const std::string again = duel_text(std::get<Duel>(read));
      ASSERT_TRUE(std::holds_alternative<Duel>(read_duel(again))) << again;
    }
  }
  EXPECT_GT(refused, 0);
}

TEST_P(Duels, ThoseWhoDecideAlikeHaveTheSameGames) {
  Stream stream(seed_key(GetParam()->id), "alike");
  int parted = 0;
  for (int i = 0; i < test_games(40); ++i) {
    const Duel duel = any_duel(*GetParam(), stream, 4);
    const int person = stream.below(duel.setup.players);
    const int deal = stream.below(duel.deals);
    for (const Player& others : players()) {
      if (others.looks_ahead) continue;
      const auto play = [&](std::uint64_t chance) {
        return play_deal(duel, deal, person, others, Stream(chance, "person"));
      };
      const std::string one = play(1);
      ASSERT_EQ(one, play(1)) << duel_text(duel);
      const Game own = *played_deal(duel, deal, one);
      const Game other = *played_deal(duel, deal, play(2));
      const auto apart = parting(own.log(), *hand_played(own.log(), deal + 1), other.log(),
                                 *hand_played(other.log(), deal + 1));
      if (!apart) continue;
      ++parted;
      ASSERT_EQ(apart->seat, person) << duel_text(duel);
    }
  }
  EXPECT_GT(parted, 0);
}

INSTANTIATE_TEST_SUITE_P(Of, Duels, testing::ValuesIn(each_variant()), variant_name);

// Bots that search are slow: one deal each is enough.
TEST(DuelsOfThoseWhoLookAhead, AreTheSameToo) {
  for (const Player& others : players()) {
    if (!others.looks_ahead) continue;
    const Duel duel{setup_for(*find_variant("german"), 2, "DUEL-AHEAD"), 1};
    const std::string one = play_deal(duel, 0, 0, others, Stream(1, "person"));
    EXPECT_EQ(one, play_deal(duel, 0, 0, others, Stream(1, "person")));
    EXPECT_TRUE(played_deal(duel, 0, one));
  }
}

}  // namespace
}  // namespace allfours
