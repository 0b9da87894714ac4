// Chances of winning the game (players/chances/chances.hpp, players/chances/house_chances.hpp),
// against games that are played.
#include <gtest/gtest.h>

#include <cmath>

#include "core/game/record.hpp"
#include "players/chances/house_chances.hpp"
#include "players/games/game_loop.hpp"

namespace allfours {
namespace {

Setup game_of(std::string_view variant, int players, std::string_view changes = {}) {
  return std::get<Setup>(make_setup(variant, std::to_string(players), "TEST-1", changes));
}

TEST(Chances, AreReadFromAPackOrNotAtAll) {
  const std::string sign(chances_sign);
  std::array<std::uint16_t, 2> numbers{7, 8};
  const std::string bytes("\x01\x02\xff\xfe", 4);
  for (const std::string& bad : {std::string(), sign, bytes, sign + bytes.substr(1),
                                 sign + bytes + "x", "allfours lessons\n" + bytes}) {
    EXPECT_FALSE(read_chances(bad, numbers)) << bad;
    EXPECT_EQ(numbers, (std::array<std::uint16_t, 2>{7, 8}));
  }
  ASSERT_TRUE(read_chances(sign + bytes, numbers));
  EXPECT_EQ(numbers, (std::array<std::uint16_t, 2>{0x0201, 0xfeff}));
}

// The score at which each side needs so many points.
Scores needing(const Setup& setup, const std::vector<int>& needs) {
  Scores score{};
  for (std::size_t side = 0; side < needs.size(); ++side) {
    score[side] = static_cast<std::int16_t>(setup.rules.target - needs[side]);
  }
  return score;
}

// The share of games won by each side when `sensible` plays on from there.
std::vector<double> played(Setup setup, const Scores& score, int dealer, int games) {
  Seats seats{};
  seats.fill(find_player("sensible"));
  setup.start = Start{.hand = 1, .dealer = static_cast<std::int8_t>(dealer), .score = score};
  std::vector<double> won(at(side_count(setup.rules, setup.players)));
  for (int i = 0; i < games; ++i) {
    setup.seed = series_seed("PLAYED-ON", i);
    play_game(setup, seats, [&](const Table&, const Event& event) {
      if (event.kind == EventKind::game_end) won[at(event.side)] += 1.0 / games;
    });
  }
  return won;
}

struct Moment {
  std::string_view variant;
  int players;
  std::string_view changes;
  std::vector<int> needs;
  int dealer;
  int games;
};

// The chances in the table equal those of the games, up to four standard errors plus the error of
// the table itself.
void compare(const Moment& moment, double wrong) {
  const Setup setup = game_of(moment.variant, moment.players, moment.changes);
  const Table table = new_table(setup);
  const Scores score = needing(setup, moment.needs);
  const auto won = played(setup, score, moment.dealer, moment.games);
  for (int side = 0; side < table.sides; ++side) {
    const double chance = chance_to_win(table, score, moment.dealer, side);
    const double error = std::sqrt(chance * (1 - chance) / moment.games);
    EXPECT_NEAR(chance, won[at(side)], 4 * error + wrong)
        << moment.variant << " " << moment.players << " " << moment.changes << ", dealer "
        << moment.dealer << ", side " << side << ", needs " << moment.needs[0] << " "
        << moment.needs[1];
  }
}

TEST(Chances, AreThoseOfGamesPlayedOn) {
  const std::vector<Moment> moments{
      {"german", 2, "", {1, 1}, 0, 4000},         {"german", 2, "", {3, 2}, 1, 600},
      {"german", 2, "", {7, 7}, 0, 400},          {"trinidad", 4, "", {1, 1}, 3, 3000},
      {"trinidad", 4, "", {2, 5}, 0, 500},        {"trinidad", 4, "", {14, 14}, 0, 120},
      {"pitch", 2, "", {1, 1}, 0, 4000},          {"pitch", 2, "", {4, 2}, 0, 600},
      {"west-yorkshire", 4, "", {1, 3}, 1, 500},  {"seven-up", 3, "", {1, 2, 1}, 0, 600},
      {"seven-up", 3, "", {3, 1, 4}, 2, 400},     {"west-yorkshire-6", 6, "", {2, 3, 2}, 4, 200},
      {"california-jack", 2, "", {1, 2}, 0, 200}, {"sca", 2, "", {11, 9}, 0, 150},
      {"running", 2, "", {6, 3}, 1, 500},
  };
  for (const Moment& moment : moments) compare(moment, 0.01);
}

// House rules have their own chances.
TEST(Chances, OfHouseRulesAreThoseOfTheirGames) {
  compare({"trinidad", 4, "target.21", {1, 1}, 0, 1000}, 0.01);
  compare({"trinidad", 4, "target.21", {21, 12}, 0, 100}, 0.03);
  compare({"german", 2, "discard.never", {2, 2}, 0, 1000}, 0.02);
  compare({"trinidad", 4, "hang_jack.false,turn_up_six.0", {3, 1}, 2, 1000}, 0.02);
  compare({"pitch", 4, "teams.false", {3, 2, 3, 4}, 1, 1000}, 0.03);
  compare({"pitch", 4, "teams.false", {1, 1, 1, 1}, 0, 1500}, 0.02);
}

// Fields without effect on hands keep the preset's table; any other field makes a new table, which
// depends on the rules alone.
TEST(Chances, OfHouseRulesAreMadeWhereNoPresetFits) {
  const auto numbers = [](const allfours::Setup& setup) {
    const HouseChances chances = HouseChances::of(setup.rules, setup.players);
    return std::vector(chances.grid().numbers.begin(), chances.grid().numbers.end());
  };
  const auto made = [](std::string_view id, int players, std::string_view changes) {
    const allfours::Setup setup = game_of(id, players, changes);
    return HouseChances::of(setup.rules, setup.players).made();
  };
  for (const Variant& variant : variants()) {
    for (int n = 2; n <= max_players; ++n) {
      if (!variant.allows(n)) continue;
      EXPECT_FALSE(made(variant.id, n, "target.30")) << variant.id << " " << n;
    }
  }
  EXPECT_FALSE(made("trinidad", 4, "turn_up_six.0,turn_up_two.2,target.7"));  // Tobago's hands
  EXPECT_FALSE(made("german", 2, "packets.singles,stake_game.5"));
  EXPECT_TRUE(made("trinidad", 4, "no_undertrump.true"));
  EXPECT_TRUE(made("california-jack", 2, "no_follow_penalty.0"));

  const allfours::Setup first = game_of("german", 2, "discard.never");
  const auto before = numbers(first);
  for (const char* other :
       {"jack.dealt", "hang_jack.true", "run.turn_only", "bunch.true", "low.dealt"}) {
    EXPECT_NE(numbers(game_of("german", 2, other)), before) << other;
  }
  EXPECT_EQ(numbers(first), before);
}

TEST(Chances, EachPresetHasItsOwnTable) {
  int presets = 0;
  for (const Variant& variant : variants()) {
    for (int n = 2; n <= max_players; ++n) {
      if (!variant.allows(n)) continue;
      SCOPED_TRACE(std::string(variant.id) + " " + std::to_string(n));
      ASSERT_LT(presets, preset_count());
      const ChancePreset preset = chance_preset(presets);
      EXPECT_EQ(preset.variant, &variant);
      EXPECT_EQ(preset.players, n);
      EXPECT_EQ(preset.grid.sides, side_count(variant.rules, n));
      EXPECT_EQ(fitting_preset(variant.rules, n), presets);
      RuleSet changed = variant.rules;
      changed.target += 3;
      EXPECT_EQ(fitting_preset(changed, n), presets);
      ++presets;
    }
  }
  EXPECT_EQ(presets, preset_count());
}

// Rules of no preset use the most similar one: equal announcements first, then the points of turned
// cards.
TEST(Chances, TheLikestPreset) {
  const auto likest = [](std::string_view variant, std::string_view changes = {}) {
    const auto preset = likest_preset_of_two(game_of(variant, 2, changes).rules);
    return preset ? std::string(chance_preset(*preset).variant->id) : "none";
  };
  EXPECT_EQ(likest("cotton"), "cotton");
  EXPECT_EQ(likest("cotton", "target.7,low.taken"), "cotton");
  EXPECT_EQ(likest("running"), "running");
  EXPECT_EQ(likest("running", "turn_up_ace.0,turn_up_king.0"), "cotton");
  EXPECT_EQ(likest("trinidad-2", "begging.eldest_chooses"), "running");
}

// With two sides the same chance, by the points needed.
TEST(Chances, TheDealersChance) {
  for (const auto* variant : {"cotton", "running", "german"}) {
    const allfours::Setup setup = game_of(variant, 2);
    const Table table = new_table(setup);
    const ChanceGrid grid = HouseChances::of(setup.rules, 2).grid();
    for (int dealers = 1; dealers <= setup.rules.target; ++dealers) {
      for (int others = 1; others <= setup.rules.target; ++others) {
        EXPECT_EQ(dealers_chance(grid, dealers, others),
                  chance_to_win(table, needing(setup, {dealers, others}), 0, 0));
      }
    }
  }
}

// At any score and with any number of sides, the chances add up to one; a point never reduces the
// chance except by changing how the others play their hands.
TEST(Chances, AddUpToOne) {
  const std::vector<allfours::Setup> setups{
      game_of("german", 2, "target.60"),
      game_of("seven-up", 3),
      game_of("seven-up", 3, "target.31"),
      game_of("pitch", 4, "teams.false"),
      game_of("california-jack", 2),
      game_of("west-yorkshire-6", 6, "teams.false,face_down.nobody,throw_in.false")};
  Stream stream(seed_key("SUMS"), "test");
  for (const allfours::Setup& setup : setups) {
    const Table table = new_table(setup);
    for (int i = 0; i < 200; ++i) {
      Scores score{};
      for (int side = 0; side < table.sides; ++side) {
        score[at(side)] = static_cast<std::int16_t>(stream.below(table.rules.target + 5) - 5);
      }
      const int dealer = stream.below(table.players);
      double sum = 0;
      for (int side = 0; side < table.sides; ++side) {
        const double chance = chance_to_win(table, score, dealer, side);
        EXPECT_GE(chance, 0);
        EXPECT_LE(chance, 1);
        sum += chance;
        if (score[at(side)] >= table.rules.target - 4) continue;
        Scores more = score;
        more[at(side)] = static_cast<std::int16_t>(more[at(side)] + 3);
        EXPECT_GE(chance_to_win(table, more, dealer, side), chance - 0.02)
            << setup.variant->id << " " << table.sides << ", score " << score[0] << " " << score[1]
            << " " << score[2] << ", dealer " << dealer << ", side " << side;
      }
      EXPECT_NEAR(sum, 1, 1e-9);
    }
    // Seats differ only by the deal.
    Scores score{};
    for (int side = 0; side < table.sides; ++side)
      score[at(side)] = static_cast<std::int16_t>(side);
    Scores turned{};
    for (int side = 0; side < table.sides; ++side) {
      turned[at((side + 1) % table.sides)] = score[at(side)];
    }
    EXPECT_DOUBLE_EQ(chance_to_win(table, score, 0, 1),
                     chance_to_win(table, turned, 1, 2 % table.sides));
  }
}

TEST(Chances, WhoIsAtTheTargetHasWon) {
  const Table table = new_table(game_of("seven-up", 3));
  EXPECT_EQ(chance_to_win(table, {7, 3, 6}, 0, 0), 1);
  EXPECT_EQ(chance_to_win(table, {7, 3, 6}, 0, 2), 0);
}

// The tables of the presets, computed again from fewer hands.
TEST(Chances, ArePresetsMadeAgain) {
  for (const auto& [id, hands] : {std::pair{"german", 4000}, {"pitch", 4000}}) {
    const allfours::Setup setup = game_of(id, 2);
    const Chances again = make_chances(setup.rules, 2, hands, "AGAIN");
    const ChanceGrid preset = chance_preset(*fitting_preset(setup.rules, 2)).grid;
    ASSERT_EQ(again.grid().numbers.size(), preset.numbers.size());
    double sum = 0;
    for (std::size_t i = 0; i < preset.numbers.size(); ++i) {
      const double difference = (again.grid().numbers[i] - preset.numbers[i]) / 65535.0;
      EXPECT_NEAR(difference, 0, 0.12) << id << " " << i;
      sum += difference * difference;
    }
    EXPECT_LT(std::sqrt(sum / static_cast<double>(preset.numbers.size())), 0.04) << id;
  }
}

TEST(Chances, AreTheSameHoweverTheyAreMade) {
  const allfours::Setup setup = game_of("trinidad", 4, "target.9");
  const Chances once = make_chances(setup.rules, 4, 160, "SLICES");
  ChancesMaker maker(setup.rules, 4, {160, 0}, "SLICES");
  while (maker.play(7)) continue;
  const Chances sliced = maker.made();
  EXPECT_TRUE(std::ranges::equal(once.grid().numbers, sliced.grid().numbers));
  const Chances other = make_chances(setup.rules, 4, 160, "OTHER");
  EXPECT_FALSE(std::ranges::equal(once.grid().numbers, other.grid().numbers));
  // Every number is equal with all compilers.
  std::uint64_t hash = 0;
  for (const std::uint16_t number : once.grid().numbers) hash = hash * 1000003 + number;
  EXPECT_EQ(hash, 6498419922105423033u);
}

}  // namespace
}  // namespace allfours
