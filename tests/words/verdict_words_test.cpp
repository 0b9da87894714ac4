// Verdicts as text (words/verdict_words.hpp).
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
  EXPECT_EQ(
      verdict_sentences(words, verdict_of(612), people),
      "This lowers the chance of winning the game by 6.1 percentage points. Better: the ace of "
      "spades. "
      "It wins the trick in every possible deal.");
  EXPECT_EQ(
      verdict_sentences(words, verdict_of(612, true), people),
      "This lowers the chance of winning the game by 6.1 percentage points. Better: the ace of "
      "spades. "
      "It wins the trick in every possible deal. As the cards lay, it did no harm.");
  EXPECT_EQ(verdict_sentences(words, verdict_of(0), people), "");
  EXPECT_EQ(verdict_sentences(words, verdict_of(99), people), "");
}

// The ten of spades, under the queen or led into her.
Occasion occasion_of_ten(int hand, Occasion::How how) {
  Occasion occasion;
  occasion.how = how;
  occasion.seat = 0;
  occasion.hand = static_cast<std::int16_t>(hand);
  occasion.trick = 1;
  occasion.card = Card(Suit::spades, Rank::ten);
  if (how != Occasion::How::led) occasion.other = Card(Suit::spades, Rank::queen);
  return occasion;
}

TEST(VerdictWords, SayWhatAHandTurnedOn) {
  using How = Occasion::How;
  const Words& words = words_in(*find_language("en"));
  const auto told = [&](int hand, std::span<const Verdict> verdicts, int person = 0) {
    std::vector<Occasion> occasions(verdicts.size(), occasion_of_ten(hand, How::led));
    if (occasions.size() > 2) occasions[2] = occasion_of_ten(hand, How::under);
    return hand_summary(words, verdicts, occasions, people, person);
  };
  const std::array clean{verdict_of(0), verdict_of(40)};
  EXPECT_EQ(told(3, clean), "In hand 3 nothing was given away.");
  const std::array turned{verdict_of(200), verdict_of(995, true), verdict_of(700), verdict_of(150)};
  EXPECT_EQ(told(4, turned),
            "Hand 4 turned when you played the ten of spades under the queen of spades: that cost "
            "7.0 percentage points.");
  EXPECT_EQ(told(4, turned, 1),
            "Hand 4 turned when You played the ten of spades under the queen of spades: that cost "
            "7.0 percentage points.")
      << "of others, by their name";
  EXPECT_EQ(costliest(turned), &turned[2]);
  const std::array lucky{verdict_of(0), verdict_of(300, true)};
  EXPECT_EQ(told(5, lucky), "Whatever was given away in hand 5, the cards forgave.");
  EXPECT_EQ(costliest(lucky), nullptr);
}

TEST(VerdictWords, SayOfEveryOccasionWhatWasDone) {
  for (const Language language : languages()) {
    const Words& words = words_in(language);
    const std::array one{verdict_of(700)};
    std::set<std::string> sentences;
    std::set<std::string> short_ones;
    for (int how = 0; how <= static_cast<int>(Occasion::How::thrown); ++how) {
      const std::array when{occasion_of_ten(1, static_cast<Occasion::How>(how))};
      const std::string you = hand_summary(words, one, when, people, 0);
      const std::string other = hand_summary(words, one, when, people, 1);
      EXPECT_NE(you, other);
      EXPECT_EQ(you.find('{'), std::string::npos) << you;
      EXPECT_EQ(other.find('{'), std::string::npos) << other;
      sentences.insert(you);
      short_ones.insert(occasion_text(words, when[0]));
    }
    EXPECT_EQ(sentences.size(), 10u) << language_code(language);
    EXPECT_EQ(short_ones.size(), 8u) << "words, discards and hands laid down have none";
  }
}

}  // namespace
}  // namespace allfours
