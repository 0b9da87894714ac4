// Advice in sentences (words/advice_words.hpp): every reason has a sentence in every language,
// which names its cards, people and numbers.
#include "words/advice_words.hpp"

#include <gtest/gtest.h>

#include "app/typography.hpp"

namespace allfours {
namespace {

const SeatNames names{"You", "Ella", "Nora", "Winston", "Ada", "Ben"};

Advice advice_about(const Decision& best, const Decision& other) {
  Advice advice;
  advice.seat = 0;
  advice.worlds = 60;
  advice.best = 0;
  advice.against = 1;
  advice.options.resize(2);
  advice.options[0].decision = best;
  advice.options[0].chance = 6'000;
  advice.options[1].decision = other;
  advice.options[1].chance = 5'000;
  return advice;
}

const Card ten(Suit::diamonds, Rank::ten);

Reason reason_of(Reason::Kind kind) {
  Reason reason;
  reason.kind = kind;
  reason.card = ten;
  reason.seat = 2;
  reason.times = 42;
  reason.than = 18;
  reason.of = 60;
  return reason;
}

std::string said(Reason::Kind kind, std::string_view language = "en") {
  const Words& words = words_in(*find_language(language));
  const Advice advice = advice_about(Decision::of_play(0, ten), Decision::of_say(0, Say::beg));
  return reason_sentence(words, advice, reason_of(kind), names);
}

TEST(AdviceWords, EveryReasonIsASentenceInEveryLanguage) {
  for (const Language language : languages()) {
    for (int kind = 0; kind < reason_kind_count; ++kind) {
      const std::string sentence = said(static_cast<Reason::Kind>(kind), language_code(language));
      EXPECT_TRUE(sentence.ends_with('.')) << sentence;
      EXPECT_EQ(sentence.find_first_of("{}|"), std::string::npos) << sentence;
      EXPECT_EQ(typographic_fault(language, sentence), "") << sentence;
    }
  }
}

TEST(AdviceWords, SayCardsPeopleAndWorlds) {
  EXPECT_EQ(said(Reason::Kind::higher_held),
            "It keeps the ten of diamonds: Nora still holds a higher card of that suit in 7 out "
            "of 10 possible deals.");
  EXPECT_EQ(said(Reason::Kind::would_lose),
            "The ten of diamonds would be lost: Nora takes the trick in 7 out of 10 possible "
            "deals.");
  EXPECT_EQ(said(Reason::Kind::our_jack),
            "Jack is yours in 7 out of 10 possible deals, with the other choice in 3 out of 10.");
  EXPECT_EQ(
      said(Reason::Kind::their_high),
      "High goes to them in 7 out of 10 possible deals, with the other choice in 3 out of 10.");
  EXPECT_EQ(said(Reason::Kind::mean_points),
            "The hand then brings you 4.2 points on average, and them 1.8.");
  EXPECT_EQ(said(Reason::Kind::mean_points, "de"),
            "Punkte in dieser Runde im Schnitt: 4,2 für dich, 1,8 für die Gegenpartei.");
}

TEST(AdviceWords, NeverSayAlwaysOrNeverOfWhatIsNotQuite) {
  const Words& words = words_in(Language{});
  const Advice advice = advice_about(Decision::of_play(0, ten), Decision::of_say(0, Say::beg));
  Reason reason = reason_of(Reason::Kind::wins_trick);
  for (const auto& [times, sentence] :
       {std::pair(60, "It wins the trick in every possible deal."),
        std::pair(59, "It wins the trick in 9 out of 10 possible deals."),
        std::pair(31, "It wins the trick in 5 out of 10 possible deals."),
        std::pair(1, "It wins the trick in 1 out of 10 possible deals."),
        std::pair(0, "It wins the trick in no possible deal.")}) {
    reason.times = static_cast<std::int16_t>(times);
    EXPECT_EQ(reason_sentence(words, advice, reason, names), sentence);
  }
  EXPECT_EQ(percent_of(0), 0);
  EXPECT_EQ(percent_of(1), 1);
  EXPECT_EQ(percent_of(4'949), 49);
  EXPECT_EQ(percent_of(4'950), 50);
  EXPECT_EQ(percent_of(9'999), 99);
  EXPECT_EQ(percent_of(10'000), 100);
}

TEST(AdviceWords, NameWhatToDo) {
  const Words& words = words_in(Language{});
  Option option;
  option.decision = Decision::of_play(0, ten);
  EXPECT_EQ(advice_headline(words, option), "Play the ten of diamonds.");
  option.decision = Decision::of_say(0, Say::give);
  EXPECT_EQ(advice_headline(words, option), "Give one.");
  CardList cards;
  cards.push(ten);
  cards.push(Card(Suit::clubs, Rank::two));
  option.decision = Decision::of_discard(0, cards);
  EXPECT_EQ(advice_headline(words, option), "Discard 10♦ 2♣.");
  option.decision = Decision::of_lay_down(0);
  EXPECT_EQ(advice_headline(words, option), "Lay down.");
  option.keeps = true;
  EXPECT_EQ(advice_headline(words, option), "Play on.");
}

}  // namespace
}  // namespace allfours
