// RULES.md §2 "Who may play what" at the table: the cards offered, and the reasons for refusing the
// others.
#include "rules/rule_test.hpp"

namespace allfours::legal_cards_test {
namespace {

using Reason = Refusal::Reason;

// Two players, spades turned and accepted; eldest (seat 1) leads one of its cards, seat 0 follows.
Story follow(std::string_view play, std::string_view dealer_hand, std::string_view lead) {
  Story story = Deal("german")
                    .rules("play=" + std::string(play))
                    .hand(0, dealer_hand)
                    .hand(1, "9h 8d 7s 2h 2d 2s")
                    .turned("6s")
                    .start();
  story.says("stand").plays(lead);
  return story;
}

constexpr std::string_view all_suits = "Ah 3h Ks 3s Ac 3c";
constexpr std::string_view no_hearts = "Ad 3d Ks 3s Ac 3c";
constexpr std::string_view plain_only = "Ad 3d Kd 3c Ac 4c";

TEST(LegalCards, TrumpLedTrumpIfAbleElseAny) {
  RULE("§2 Who may play what", "| trump if able, else any |");
  for (const char* play : {"follow_or_trump", "follow_or_trump_else_trump", "strict", "no_ruff"}) {
    Story able = follow(play, all_suits, "7s");
    EXPECT_EQ(able.legal(), "3s Ks") << play;
    EXPECT_EQ(able.refuses_to_play("Ah").reason, Reason::must_follow_trump) << play;
    Story unable = follow(play, plain_only, "7s");
    EXPECT_EQ(unable.legal(), "3c 4c Ac 3d Kd Ad") << play;
  }
}

TEST(LegalCards, FollowOrTrump) {
  RULE("§2 Who may play what",
       "| `follow_or_trump` | trump if able, else any | that suit or a trump | any card |");
  Story holds = follow("follow_or_trump", all_suits, "9h");
  EXPECT_EQ(holds.legal(), "3h Ah 3s Ks");
  EXPECT_EQ(holds.refuses_to_play("Ac").reason, Reason::must_follow_or_trump);
  EXPECT_EQ(follow("follow_or_trump", no_hearts, "9h").legal(), "3c Ac 3d Ad 3s Ks");
}

TEST(LegalCards, FollowOrTrumpElseTrump) {
  RULE("§2 Who may play what",
       "| `follow_or_trump_else_trump` | trump if able, else any | that suit or a trump | a "
       "trump if able, else any |");
  Story holds = follow("follow_or_trump_else_trump", all_suits, "9h");
  EXPECT_EQ(holds.legal(), "3h Ah 3s Ks");
  EXPECT_EQ(holds.refuses_to_play("3c").reason, Reason::must_follow_or_trump);
  Story is_void = follow("follow_or_trump_else_trump", no_hearts, "9h");
  EXPECT_EQ(is_void.legal(), "3s Ks");
  EXPECT_EQ(is_void.refuses_to_play("Ad").reason, Reason::must_trump);
  EXPECT_EQ(follow("follow_or_trump_else_trump", plain_only, "9h").legal(), "3c 4c Ac 3d Kd Ad");
}

TEST(LegalCards, Strict) {
  RULE("§2 Who may play what",
       "| `strict` | trump if able, else any | that suit only | a trump if able, else any |");
  Story holds = follow("strict", all_suits, "9h");
  EXPECT_EQ(holds.legal(), "3h Ah");
  EXPECT_EQ(holds.refuses_to_play("Ks").reason, Reason::must_follow);
  EXPECT_EQ(holds.refuses_to_play("Ac").reason, Reason::must_follow);
  Story is_void = follow("strict", no_hearts, "9h");
  EXPECT_EQ(is_void.legal(), "3s Ks");
  EXPECT_EQ(is_void.refuses_to_play("3c").reason, Reason::must_trump);
  EXPECT_EQ(follow("strict", plain_only, "9h").legal(), "3c 4c Ac 3d Kd Ad");
}

TEST(LegalCards, NoRuff) {
  RULE("§2 Who may play what",
       "| `no_ruff` | trump if able, else any | that suit only | any card |");
  Story holds = follow("no_ruff", all_suits, "9h");
  EXPECT_EQ(holds.legal(), "3h Ah");
  EXPECT_EQ(holds.refuses_to_play("Ks").reason, Reason::must_follow);
  EXPECT_EQ(follow("no_ruff", no_hearts, "9h").legal(), "3c Ac 3d Ad 3s Ks");
}

TEST(LegalCards, AnyCardMayBeLed) {
  Story story = follow("strict", all_suits, "7s");
  story.plays("3s");
  EXPECT_EQ(story.turn(), 1);
  EXPECT_EQ(story.legal(), "2d 8d 2h 9h 2s");
}

// Trinidad without undertrumping: hearts are led by seat 1 and trumped with the seven by seat 2.
Story trumped_before(std::string_view hand, std::string_view option) {
  Story story = Deal("trinidad")
                    .rules(option)
                    .hand(1, "9h 2c 2d 2h 3c 3d")
                    .hand(2, "7s 4c 4d 4h 5c 5d")
                    .hand(3, hand)
                    .turned("6s")
                    .start();
  story.says("stand").plays("9h 7s");
  return story;
}

TEST(LegalCards, NoUndertrump) {
  RULE("§2 Who may play what",
       "Option `no_undertrump` (001/002): once a plain-suit trick has been trumped, trumps lower "
       "than the highest trump in the trick are removed from the legal cards");
  const std::string_view hand = "Ah 3h 8s 3s Ac Kc";
  EXPECT_EQ(trumped_before(hand, "").legal(), "3h Ah 3s 8s");
  Story story = trumped_before(hand, "no_undertrump=true");
  EXPECT_EQ(story.legal(), "3h Ah 8s");
  EXPECT_EQ(story.refuses_to_play("3s").reason, Reason::must_overtrump);
  EXPECT_EQ(trumped_before("Ac Kc Qc 8s 3s 2s", "no_undertrump=true").legal(), "Qc Kc Ac 8s");
}

TEST(LegalCards, NoUndertrumpPutsThemBackWhenNothingElseIsLeft) {
  RULE("§2 Who may play what", "if that leaves none, they are put back");
  EXPECT_EQ(trumped_before("2s 3s 4s 5s Jc Jd", "no_undertrump=true").legal(), "Jc Jd");
  Story story = Deal("trinidad")
                    .rules("no_undertrump=true play=strict")
                    .hand(1, "9h 2c 2d 2h 3c 3d")
                    .hand(2, "7s 4c 4d 5d 5c 8d")
                    .hand(3, "2s 3s 4s Jc Jd Qd")
                    .turned("6s")
                    .start();
  story.says("stand").plays("9h 7s");
  EXPECT_EQ(story.legal(), "2s 3s 4s");
}

TEST(LegalCards, TheHighestTrumpOfTheTrickCounts) {
  RULE("§2 Who may play what", "trumps lower than the highest trump in the trick");
  Story story = Deal("trinidad")
                    .rules("no_undertrump=true")
                    .hand(0, "8s Ts 3h 2c 4c 5c")
                    .hand(1, "9h 2d 2h 3c 3d 4d")
                    .hand(2, "7s 5d 4h 6c 7c 8c")
                    .hand(3, "9s 6d 5h 9c Tc Jc")
                    .turned("6s")
                    .start();
  story.says("stand").plays("9h 7s 9s");
  EXPECT_EQ(story.legal(), "3h Ts");
}

TEST(LegalCards, WhatIsNotOnesTurnOrInOnesHand) {
  Story story = follow("strict", all_suits, "9h");
  EXPECT_EQ(story.refused(Decision::of_play(1, card_of("8d"))).reason, Reason::not_your_turn);
  EXPECT_EQ(story.refuses_to_play("8d").reason, Reason::not_in_hand);
  EXPECT_EQ(story.refuses_to_play("6s").reason, Reason::not_in_hand);
  EXPECT_EQ(story.refuses_to_say(Say::beg).reason, Reason::not_now);
  EXPECT_FALSE(story.refuses_to_play("Ac").sentence().empty());
}

TEST(LegalCards, EveryCardOutsideTheLegalSetIsRefused) {
  RULE("§4",
       "With the rules enforced (the default, in every variant) an illegal move cannot be "
       "made.");
  Story story = follow("follow_or_trump", all_suits, "9h");
  const CardSet legal = choice(story.table()).cards;
  for (const Card card : CardSet::pack()) {
    const auto judged = judge(story.table(), Decision::of_play(0, card));
    EXPECT_EQ(std::holds_alternative<Event>(judged), legal.contains(card)) << card_text(card);
    EXPECT_EQ(why_not(story.table(), card).has_value(), !legal.contains(card)) << card_text(card);
  }
}

}  // namespace
}  // namespace allfours::legal_cards_test
