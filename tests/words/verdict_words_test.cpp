// Verdicts in words (words/verdict_words.hpp).
#include "words/verdict_words.hpp"

#include <gtest/gtest.h>

#include <set>

namespace allfours {
namespace {

const SeatNames people{"You", "Ella", "Nora", "Winston", "Ada", "Ben"};

// The ten was played, the ace advised.
Verdict verdict_of(int cost, bool forgiven = false) {
  Verdict verdict;
  verdict.advice.seat = 0;
  verdict.advice.worlds = 60;
  for (const Rank rank : {Rank::ten, Rank::ace}) {
    Option option;
    option.decision = Decision::of_play(0, Card(Suit::spades, rank));
    option.chance = 6'000;
    verdict.advice.options.push_back(option);
  }
  verdict.advice.options[0].chance = static_cast<std::int16_t>(6'000 - cost);
  verdict.advice.options[0].less = cost > 0;
  verdict.advice.best = 1;
  verdict.advice.against = 0;
  Reason wins;
  wins.kind = Reason::Kind::wins_trick;
  wins.option = 1;
  wins.times = wins.of = 60;
  verdict.advice.reasons.push_back(wins);
  verdict.forgiven = forgiven;
  return verdict;
}

TEST(VerdictWords, EveryMarkHasOneInEveryLanguage) {
  for (const Language language : languages()) {
    const Words& words = words_in(language);
    std::set<std::string_view> marks;
    for (const int cost : {0, 50, 200, 900}) marks.insert(mark_word(words, verdict_of(cost)));
    marks.insert(mark_word(words, verdict_of(900, true)));
    EXPECT_EQ(marks.size(), 5u) << language_code(language);
  }
}

TEST(VerdictWords, SayWhatItCostAndWhatWasBetter) {
  const Words& words = words_in(*find_language("en"));
  EXPECT_EQ(verdict_sentences(words, verdict_of(612), people),
            "This costs 6.1 % of the chance to win the game. Better: the ace of spades. "
            "It wins the trick in every world.");
  EXPECT_EQ(verdict_sentences(words, verdict_of(612, true), people),
            "This costs 6.1 % of the chance to win the game. Better: the ace of spades. "
            "It wins the trick in every world. The cards lay so that it did no harm.");
  EXPECT_EQ(verdict_sentences(words, verdict_of(0), people), "");
  EXPECT_EQ(verdict_sentences(words, verdict_of(99), people), "");
}

TEST(VerdictWords, SayWhatAHandTurnedOn) {
  const Words& words = words_in(*find_language("en"));
  const std::array clean{verdict_of(0), verdict_of(40)};
  EXPECT_EQ(hand_summary(words, 3, clean), "In hand 3 nothing was given away.");
  const std::array turned{verdict_of(200), verdict_of(995, true), verdict_of(700), verdict_of(150)};
  EXPECT_EQ(hand_summary(words, 4, turned),
            "Hand 4 turned here (the ten of spades), which cost 7.0 %.");
  const std::array lucky{verdict_of(0), verdict_of(300, true)};
  EXPECT_EQ(hand_summary(words, 5, lucky),
            "What was given away in hand 5 was forgiven by the cards.");
}

}  // namespace
}  // namespace allfours
