// A cup of bars: the draw, the rounds, its text, and what two tabs make of it.
#include "app/features/bar_cup/bar_cup.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "app/features/bar_cup/bar_games.hpp"
#include "app/features/bar_cup/stored_bar_cup.hpp"
#include "core/cards/random.hpp"
#include "players/bots.hpp"

#define RULE(section, sentence) SCOPED_TRACE("RULES.md " section ": " sentence)

namespace allfours {
namespace {

BarCup cup_begun(std::string seed = "CUP-1", int bar = 3) {
  BarCup cup;
  cup.begin(std::move(seed), bar);
  return cup;
}

// The person has played another game, which their side has won or lost.
void play_game_of_ours(BarCup& cup, bool won) {
  const int side = cup.own_match(cup.round())->side_of_bar(cup.bar);
  begin_own(cup, "BCDF" + std::to_string(cup.own ? cup.own->game : 0), "TOBAGO-7");
  BarGame game{won ? side : 1 - side, {}, false};
  game.points[at(game.winner)] = 14;
  game.points[at(1 - game.winner)] = 9;
  ASSERT_TRUE(note_own(cup, game));
}

// A cup that the person plays to its end, winning or losing all games at their table.
BarCup played(std::string seed, int bar, bool won) {
  BarCup cup = cup_begun(std::move(seed), bar);
  while (cup.plays()) play_game_of_ours(cup, won);
  while (!cup.over()) play_round(cup);
  return cup;
}

TEST(Bars, HaveNamesAndPeopleOfTheirOwn) {
  std::set<std::string_view> bars, people;
  for (int bar = 0; bar < bar_count; ++bar) {
    EXPECT_TRUE(bars.insert(bar_of(bar).name).second);
    for (const auto& table : bar_of(bar).people) {
      for (const std::string_view one : table) EXPECT_TRUE(people.insert(one).second) << one;
    }
    for (const std::string_view bot : bar_of(bar).players) EXPECT_TRUE(find_player_name(bot));
  }
  EXPECT_EQ(people.size(), 48U);
}

TEST(BarCup, EveryBarIsDrawnOnceAndTheWinnersMeet) {
  const BarCup cup = played("CUP-1", 3, true);
  std::array<int, cup_rounds> pairs{};
  std::set<int> drawn;
  for (const BarMatch& match : cup.matches) {
    EXPECT_TRUE(match.over());
    if (match.round == 0) drawn.insert({match.bars[0], match.bars[1]});
    const std::size_t place = at(pairs[at(match.round)]++);
    if (match.round == 0) continue;
    std::vector<int> winners;
    for (const BarMatch& before : cup.matches) {
      if (before.round == match.round - 1) winners.push_back(before.winning_bar());
    }
    EXPECT_EQ(match.bars, (std::array{winners[2 * place], winners[2 * place + 1]}));
  }
  EXPECT_EQ(pairs, (std::array{4, 2, 1}));
  EXPECT_EQ(drawn.size(), 8U);
  EXPECT_NE(cup_pairs(cup_begun("A"), 0), cup_pairs(cup_begun("B"), 0));
}

TEST(BarCup, AMatchEndsWithTheGameThatDecidesIt) {
  RULE("§3a", "no further game counts **[R]**");
  for (const char* seed : {"A", "B", "C"}) {
    for (const BarMatch& match : played(seed, 2, false).matches) {
      const auto won = match.won();
      EXPECT_EQ(std::max(won[0], won[1]), bar_needs);
      EXPECT_LE(std::ssize(match.games), most_bar_games);
      auto without_last = match;
      without_last.games.pop_back();
      EXPECT_FALSE(without_last.over());
    }
  }
}

TEST(BarCup, AnotherOneFollowsWithTheSameBar) {
  BarCup cup = played("CUP-1", 3, true);
  const int holder = cup.holder();
  int won = 0;
  for (const BarMatch& match : cup.matches) won += match.winning_bar() == 3 ? 1 : 0;
  EXPECT_FALSE(cup_begun().begin_next("NEXT", cup.bar)) << "not before its end";
  ASSERT_TRUE(cup.begin_next("NEXT", cup.bar));
  EXPECT_EQ(cup.seed, "NEXT");
  EXPECT_EQ(cup.bar, 3);
  EXPECT_FALSE(cup.own);
  ASSERT_EQ(cup.past.size(), 1U);
  EXPECT_EQ(cup.past[0], (PastCup{"CUP-1", won, holder}));
}

TEST(BarCup, IsReadAsItWasWritten) {
  for (const bool won : {true, false}) {
    BarCup cup = cup_begun();
    EXPECT_EQ(parse_cup(cup_text(cup)), cup);
    while (cup.plays()) {
      play_game_of_ours(cup, won);
      EXPECT_EQ(parse_cup(cup_text(cup)), cup);
    }
    while (!cup.over()) {
      play_round(cup);
      EXPECT_EQ(parse_cup(cup_text(cup)), cup);
    }
    EXPECT_TRUE(cup.begin_next("NEXT", cup.bar));
    EXPECT_EQ(parse_cup(cup_text(cup)), cup);
  }
}

// Stored texts of this version, which later versions must read.
TEST(BarCup, StoredTextsOpenForEver) {
  const std::string text =
      "cup CUP-1 3\nown BCDF TOBAGO-7 0 0\nmatch 0 0 1 0:14:9 1:-1:14\n"
      "match 0 3 5 0:14:9:helped 1:3:14 0:15:2\nmatch 0 6 2\nmatch 0 7 4 1:-1:14\npast CUP-0 2 5\n";
  BarCup cup = parse_cup(text);
  EXPECT_EQ(cup_text(cup), text);
  EXPECT_TRUE(cup.unknown.empty());
  ASSERT_EQ(cup.matches.size(), 4U) << cup_text(cup_begun());
  EXPECT_TRUE(cup.matches[1].games[0].helped);
  EXPECT_EQ(cup.matches[3].games[0].points, (std::array{-1, 14}));
  EXPECT_EQ(cup.own->name, "BCDF");
  EXPECT_EQ(cup.past[0].holder, 5);
}

// Lines of a newer version, or broken ones, stay as they are, beside a cup begun since.
TEST(BarCup, KeepsWhatItCannotRead) {
  const std::string whole = cup_text(cup_begun());
  for (const std::string& strange :
       {std::string("cup 2 CUP-1 3 tables\nround 7\n"), std::string("cup CUP-1 9\n"),
        std::string("own BCDF TOBAGO-7 0 0\n"), std::string("match 0 5 2\n"),
        std::string("past CUP-1 4 0\n"), whole.substr(0, whole.rfind("match")),
        whole + "match 1 0 1\n", whole + whole}) {
    BarCup cup = parse_cup(strange);
    EXPECT_FALSE(cup.unknown.empty()) << strange;
    EXPECT_EQ(cup_text(cup), strange);
    if (!cup.begun()) cup.begin("NEW-1", 2);
    EXPECT_EQ(parse_cup(cup_text(cup)), cup) << strange;
  }
}

TEST(BarCup, AGameThatFollowsADecisionIsNotRead) {
  std::string text = "cup CUP-1 3\n";
  for (const BarMatch& match : cup_begun().matches) {
    text += "match 0 " + std::to_string(match.bars[0]) + " " + std::to_string(match.bars[1]);
    for (int i = 0; match.has(3) && i < bar_needs + 1; ++i) text += " 0:14:0";
    text += "\n";
  }
  EXPECT_FALSE(parse_cup(text).begun());
}

TEST(StoredBarCup, OfTwoTabsTheOneThatIsFurtherCounts) {
  BarCup first = cup_begun();
  play_game_of_ours(first, true);
  BarCup further = first;
  play_game_of_ours(further, false);
  StoredBarCup tab;
  tab.put(first);
  tab.read(cup_text(further));
  EXPECT_EQ(tab.now(), further) << "the other tab is further";
  tab.put(further);
  tab.read(cup_text(first) + "cup of another version\n");
  EXPECT_EQ(tab.now().own, further.own) << "ours is further, and not stored yet";
  EXPECT_EQ(tab.text(), cup_text(further) + "cup of another version\n");
  tab.note_stored();
  tab.read(cup_text(first));
  EXPECT_EQ(tab.now(), first) << "all of ours was stored";
  // The same game, ended otherwise after moves taken back.
  BarCup other_end = first;
  const int side = first.own_match(0)->side_of_bar(first.bar);
  ASSERT_TRUE(note_own(other_end, {1 - side, {3, 14}, true}));
  tab.put(other_end);
  tab.read(cup_text(first));
  EXPECT_EQ(tab.now(), other_end);
}

}  // namespace
}  // namespace allfours
