// Texts about replayed hands (words/duplicate_words.hpp).
#include "words/duplicate_words.hpp"

#include <gtest/gtest.h>

namespace allfours {
namespace {

HandPlayed hand_of(std::vector<HandPoint> points) {
  HandPlayed hand;
  hand.before = Scores{3, 4};
  hand.after = hand.before;
  for (const HandPoint& point : points) {
    if (point.side < 0) continue;
    hand.after[at(point.side)] =
        static_cast<std::int16_t>(hand.after[at(point.side)] + point.points);
  }
  hand.points = std::move(points);
  return hand;
}

TEST(DuplicateWords, TellWhatEachSideGot) {
  const Words& words = words_in(*find_language("en"));
  const HandPlayed hand = hand_of({{AwardFor::gift, 1, 1},
                                   {AwardFor::high, 0, 1},
                                   {AwardFor::low, -1, 0},
                                   {AwardFor::hang_jack, 0, 3},
                                   {AwardFor::no_follow, 1, -2}});
  EXPECT_EQ(points_text(gained_in(hand), 0, 2), "4–−1");
  EXPECT_EQ(points_text(gained_in(hand), 1, 2), "−1–4");
  EXPECT_EQ(points_text(Scores{1, 2, 3}, 1, 3), "2–3–1");
  EXPECT_EQ(points_list(words, hand, 0), "High, Hang jack 3");
  EXPECT_EQ(points_list(words, hand, 1), "Gift, Neither suit nor trump −2");
  EXPECT_EQ(margin_of(hand, 0), 5);
  EXPECT_EQ(margin_of(hand, 1), -5);
  HandPoint shown{AwardFor::game, 0, 1, false};
  EXPECT_EQ(points_list(words, hand_of({shown}), 0), "") << "uncounted points are left out";
}

TEST(DuplicateWords, TellWhereAHandWentAnotherWay) {
  const Words& words = words_in(*find_language("en"));
  EXPECT_EQ(parting_text(words, std::nullopt, "You", "Expert"),
            "Played alike, decision by decision");
  Parting parting;
  parting.trick = 2;
  parting.one_chose.decision = Decision::of_play(0, Card(Suit::spades, Rank::ten));
  parting.other_chose.decision = Decision::of_play(0, Card(Suit::spades, Rank::ace));
  EXPECT_EQ(parting_text(words, parting, "You", "Expert"),
            "Trick 2 – You: the ten of spades; Expert: the ace of spades");
  parting.trick = 0;
  parting.one_chose.decision = Decision::of_say(0, Say::beg);
  parting.other_chose.decision = Decision::of_say(0, Say::stand);
  EXPECT_EQ(parting_text(words, parting, "You", "Expert"),
            "Before the first trick – You: Beg; Expert: Stand");
}

TEST(DuplicateWords, TellWhoMadeMoreInEveryLanguage) {
  for (const Language language : languages()) {
    const Words& words = words_in(language);
    std::vector<std::string> texts;
    for (const int more : {0, 1, 2, -1, -2}) {
      texts.push_back(balance_text(words, more, "Zora"));
      EXPECT_NE(texts.back().find("Zora"), std::string::npos) << language_code(language);
      EXPECT_EQ(texts.back().find("2") != std::string::npos, more == 2 || more == -2);
      EXPECT_EQ(std::count(texts.begin(), texts.end(), texts.back()), 1) << texts.back();
    }
  }
  const Words& words = words_in(*find_language("en"));
  EXPECT_EQ(balance_text(words, 2, "Expert"),
            "You scored 2 points more from these deals than “Expert” did.");
  EXPECT_EQ(balance_text(words, -1, "Expert"),
            "“Expert” scored one point more from these deals than you did.");
}

}  // namespace
}  // namespace allfours
