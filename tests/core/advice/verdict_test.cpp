// Verdicts as text (core/advice/verdict.hpp) and their marks.
#include "core/advice/verdict.hpp"

#include <gtest/gtest.h>

#include "core/cards/random.hpp"

namespace allfours {
namespace {

// The first of two cards was played, the second advised.
Verdict verdict_of(int cost, bool less = true) {
  Verdict verdict;
  verdict.event = 31;
  verdict.advice.seat = 1;
  verdict.advice.worlds = 120;
  for (const Rank rank : {Rank::ten, Rank::ace}) {
    Option option;
    option.decision = Decision::of_play(1, Card(Suit::spades, rank));
    option.chance = 5'000;
    verdict.advice.options.push_back(option);
  }
  verdict.advice.options[0].chance = static_cast<std::int16_t>(5'000 - cost);
  verdict.advice.options[0].less = less;
  verdict.advice.best = 1;
  verdict.advice.against = 0;
  return verdict;
}

TEST(Verdict, IsMarkedByWhatItCost) {
  using Mark = Verdict::Mark;
  EXPECT_EQ(verdict_of(0).mark(), Mark::best);
  EXPECT_EQ(verdict_of(1).mark(), Mark::good);
  EXPECT_EQ(verdict_of(99).mark(), Mark::good);
  EXPECT_EQ(verdict_of(100).mark(), Mark::doubtful);
  EXPECT_EQ(verdict_of(499).mark(), Mark::doubtful);
  EXPECT_EQ(verdict_of(500).mark(), Mark::mistake);
  EXPECT_EQ(verdict_of(5'000).mark(), Mark::mistake);
  EXPECT_EQ(verdict_of(900, false).mark(), Mark::good)
      << "an insignificant difference is no mistake";
  Verdict advised = verdict_of(900);
  advised.chosen = 1;
  EXPECT_EQ(advised.mark(), Mark::best);
  EXPECT_EQ(advised.cost(), 0);
}

TEST(Verdict, IsLuckyWhereACostIsForgiven) {
  Verdict verdict = verdict_of(300);
  EXPECT_FALSE(verdict.lucky());
  verdict.forgiven = true;
  EXPECT_TRUE(verdict.lucky());
  verdict = verdict_of(20);
  verdict.forgiven = true;
  EXPECT_FALSE(verdict.lucky());
}

TEST(VerdictText, IsWrittenAndReadBack) {
  Verdict verdict = verdict_of(300);
  EXPECT_EQ(verdict_text(verdict),
            "verdict 2 31 0 plain\n"
            "advice 1 1 120 0 1 0\n"
            "option 4700 less play Ts\n"
            "option 5000 like play As\n");
  EXPECT_EQ(parse_verdict(verdict_text(verdict)), verdict);
  verdict.forgiven = true;
  verdict.event = 0;
  EXPECT_EQ(parse_verdict(verdict_text(verdict)), verdict);
}

TEST(VerdictText, SaysHowItReallyLay) {
  Verdict verdict = verdict_of(300);
  Lay& lay = verdict.lay.emplace();
  lay.best = 1;
  lay.chance = 6'400;
  lay.chosen = 4'100;
  lay.best_line = {{1, Card(Suit::spades, Rank::ace)}, {0, Card(Suit::spades, Rank::king)}, {}};
  EXPECT_EQ(verdict_text(verdict),
            "verdict 2 31 0 plain\n"
            "lay 1 6400 4100 partly\n"
            "line 1As 0Ks /\n"
            "line\n"
            "advice 1 1 120 0 1 0\n"
            "option 4700 less play Ts\n"
            "option 5000 like play As\n");
  EXPECT_EQ(parse_verdict(verdict_text(verdict)), verdict);
  lay.exact = true;
  EXPECT_EQ(parse_verdict(verdict_text(verdict)), verdict);
  const std::string text = verdict_text(verdict);
  const auto with = [&](std::string_view old, std::string_view other) {
    std::string bad = text;
    return parse_verdict(bad.replace(bad.find(old), old.size(), other));
  };
  EXPECT_TRUE(with("line 1As", "line 2As"));
  EXPECT_FALSE(with("lay 1", "lay 2")) << "no option";
  EXPECT_FALSE(with("4100", "6500")) << "better than the best";
  EXPECT_FALSE(with("exact", "quite"));
  EXPECT_FALSE(with("line 1As", "line 6As"));
  EXPECT_FALSE(with("line 1As", "line 1Zs"));
  EXPECT_FALSE(with("line 1As", "lime 1As"));
  EXPECT_FALSE(with("line\n", ""));
}

TEST(VerdictText, IsReadWholeOrNotAtAll) {
  const std::string text = verdict_text(verdict_of(300));
  const std::string advice = text.substr(text.find('\n') + 1);
  for (std::size_t i = 0; i < text.size() - advice.size() + 1; ++i) {
    EXPECT_FALSE(parse_verdict(text.substr(0, i))) << i;
  }
  EXPECT_FALSE(parse_verdict(text + "\n"));
  for (const std::string_view first :
       {"verdict 1 31 0 plain\n", "verdict 2 -1 0 plain\n", "verdict 2 031 0 plain\n",
        "verdict 2 31 2 plain\n", "verdict 2 31 -1 plain\n", "verdict 2 31 0 \n",
        "verdict 2 31 0 lucky\n", "verdict 2 31 0 plain \n", " verdict 2 31 0 plain\n", "\n"}) {
    EXPECT_FALSE(parse_verdict(std::string(first) + advice)) << first;
  }
  // The decision made never has a higher chance than the advised one.
  Verdict better = verdict_of(300);
  better.advice.options[0].chance = 5'001;
  EXPECT_FALSE(parse_verdict(verdict_text(better)));
  Stream stream(7, "verdict");
  for (int round = 0; round < 2'000; ++round) {
    std::string bad = text;
    bad[static_cast<std::size_t>(stream.below(static_cast<int>(bad.size())))] =
        static_cast<char>(stream.below(256));
    const auto read = parse_verdict(bad);
    if (read) {
      EXPECT_EQ(verdict_text(*read), bad);
    }
  }
}

}  // namespace
}  // namespace allfours
