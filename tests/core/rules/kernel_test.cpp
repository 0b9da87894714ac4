// RULES.md §2 "Who may play what", row by row and column by column, on the kernel itself. The same
// rows at the table: legal_cards_test.cpp.
#include "core/rules/kernel.hpp"

#include "core/cards/random.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

constexpr Suit trump = Suit::spades;

std::string legal(PlayRule play, std::string_view hand, Suit led) {
  RuleSet rules;
  rules.play = play;
  TrickState trick;
  trick.led = led;
  return text_of(legal_to_follow(rules, set_of(hand), trump, trick));
}

// A trick led in hearts and trumped with `best`.
std::string legal_after_ruff(PlayRule play, std::string_view hand, std::string_view best) {
  RuleSet rules;
  rules.play = play;
  rules.no_undertrump = true;
  TrickState trick;
  trick.led = Suit::hearts;
  trick.trumped = true;
  trick.best_trump = card_of(best).rank();
  return text_of(legal_to_follow(rules, set_of(hand), trump, trick));
}

constexpr std::array all_rules{PlayRule::follow_or_trump, PlayRule::follow_or_trump_else_trump,
                               PlayRule::strict, PlayRule::no_ruff};

TEST(Kernel, TrumpLed) {
  RULE("§2 Who may play what", "| trump if able, else any |");
  for (const PlayRule play : all_rules) {
    EXPECT_EQ(legal(play, "3s Ks 4h Ac", Suit::spades), "3s Ks");
    EXPECT_EQ(legal(play, "4h Ac 2d", Suit::spades), "Ac 2d 4h");
  }
}

TEST(Kernel, FollowOrTrump) {
  RULE("§2 Who may play what",
       "| `follow_or_trump` | trump if able, else any | that suit or a trump | any card |");
  const auto play = PlayRule::follow_or_trump;
  EXPECT_EQ(legal(play, "3s Ks 4h Ac", Suit::hearts), "4h 3s Ks");
  EXPECT_EQ(legal(play, "4h Ac", Suit::hearts), "4h");
  EXPECT_EQ(legal(play, "3s Ks Ac 2d", Suit::hearts), "Ac 2d 3s Ks");
}

TEST(Kernel, FollowOrTrumpElseTrump) {
  RULE("§2 Who may play what",
       "| `follow_or_trump_else_trump` | trump if able, else any | that suit or a trump | a "
       "trump if able, else any |");
  const auto play = PlayRule::follow_or_trump_else_trump;
  EXPECT_EQ(legal(play, "3s Ks 4h Ac", Suit::hearts), "4h 3s Ks");
  EXPECT_EQ(legal(play, "3s Ks Ac 2d", Suit::hearts), "3s Ks");
  EXPECT_EQ(legal(play, "Ac 2d", Suit::hearts), "Ac 2d");
}

TEST(Kernel, Strict) {
  RULE("§2 Who may play what",
       "| `strict` | trump if able, else any | that suit only | a trump if able, else any |");
  EXPECT_EQ(legal(PlayRule::strict, "3s Ks 4h Ac", Suit::hearts), "4h");
  EXPECT_EQ(legal(PlayRule::strict, "3s Ks Ac 2d", Suit::hearts), "3s Ks");
  EXPECT_EQ(legal(PlayRule::strict, "Ac 2d", Suit::hearts), "Ac 2d");
}

TEST(Kernel, NoRuff) {
  RULE("§2 Who may play what",
       "| `no_ruff` | trump if able, else any | that suit only | any card |");
  EXPECT_EQ(legal(PlayRule::no_ruff, "3s Ks 4h Ac", Suit::hearts), "4h");
  EXPECT_EQ(legal(PlayRule::no_ruff, "3s Ks Ac 2d", Suit::hearts), "Ac 2d 3s Ks");
}

TEST(Kernel, NoUndertrump) {
  RULE("§2 Who may play what",
       "once a plain-suit trick has been trumped, trumps lower than the highest trump in the trick "
       "are removed from the legal cards");
  EXPECT_EQ(legal_after_ruff(PlayRule::follow_or_trump, "3s 8s Ks 4h", "7s"), "4h 8s Ks");
  EXPECT_EQ(legal_after_ruff(PlayRule::follow_or_trump, "3s 4h", "7s"), "4h");
  EXPECT_EQ(legal_after_ruff(PlayRule::follow_or_trump, "3s 8s 4d", "7s"), "4d 8s");
  EXPECT_EQ(legal_after_ruff(PlayRule::follow_or_trump_else_trump, "3s 8s 4d", "7s"), "8s");
  EXPECT_EQ(legal_after_ruff(PlayRule::strict, "3s 8s 4d", "7s"), "8s");
  EXPECT_EQ(legal_after_ruff(PlayRule::no_ruff, "3s 8s 4d", "7s"), "4d 8s");
}

TEST(Kernel, NoUndertrumpPutsThemBack) {
  RULE("§2 Who may play what", "if that leaves none, they are put back");
  EXPECT_EQ(legal_after_ruff(PlayRule::follow_or_trump, "2s 3s", "7s"), "2s 3s");
  EXPECT_EQ(legal_after_ruff(PlayRule::follow_or_trump_else_trump, "2s 3s 4d", "7s"), "2s 3s");
  EXPECT_EQ(legal_after_ruff(PlayRule::strict, "2s 3s 4d", "7s"), "2s 3s");
}

TEST(Kernel, UndertrumpingIsAllowedWithoutTheOption) {
  RuleSet rules;
  TrickState trick;
  trick.led = Suit::hearts;
  trick.trumped = true;
  trick.best_trump = Rank::king;
  EXPECT_EQ(text_of(legal_to_follow(rules, set_of("2s As 4h"), trump, trick)), "4h 2s As");
}

TEST(Kernel, NoUndertrumpDoesNotTouchATrumpLead) {
  RULE("§2 Who may play what", "once a plain-suit trick has been trumped");
  RuleSet rules;
  rules.no_undertrump = true;
  TrickState trick;
  trick.led = trump;
  EXPECT_EQ(text_of(legal_to_follow(rules, set_of("2s As 4h"), trump, trick)), "2s As");
}

// Every pair of cards, whichever suit is trump.
TEST(Kernel, TheCardsThatBeatOneAreThoseThatBeatIt) {
  for (int suit = 0; suit < suit_count; ++suit) {
    const auto trumps = static_cast<Suit>(suit);
    for (const Card best : CardSet::pack()) {
      CardSet expected;
      for (const Card card : CardSet::pack()) {
        if (beats(card, best, trumps)) expected.add(card);
      }
      EXPECT_EQ(beating(best, CardSet::of(trumps)), expected) << card_text(best);
    }
  }
}

TEST(Kernel, AGrowingTrickIsTheSameAsItsStateCardByCard) {
  Stream stream(seed_key("growing"), "test");
  for (int i = 0; i < 20000; ++i) {
    RuleSet rules;
    rules.play = static_cast<PlayRule>(stream.below(4));
    rules.no_undertrump = stream.below(2) == 1;
    const auto suit = static_cast<Suit>(stream.below(suit_count));
    CardSet left = CardSet::pack();
    const auto draw = [&] {
      const Card card = left.at(stream.below(left.count()));
      left.remove(card);
      return card;
    };
    Card best = draw();
    const Suit led = best.suit();
    GrowingTrick trick;
    trick.lead(best, suit);
    for (int follower = 0; follower < 5; ++follower) {
      // Inference also asks about hands that contain played cards.
      const CardSet hand = (left | CardSet::of(best)) & CardSet(stream.next() & stream.next());
      const CardSet legal = legal_to_follow(rules, hand, suit, trick_before(led, best, suit));
      ASSERT_EQ(text_of(trick.legal(rules, hand)), text_of(legal)) << text_of(hand);
      const Card card = draw();
      const bool wins = beats(card, best, suit);
      ASSERT_EQ(trick.follow(card), wins) << card_text(card) << " " << card_text(best);
      if (wins) best = card;
    }
  }
}

TEST(Kernel, WhoWins) {
  RULE("§2.6", "Highest trump wins, else the highest card of the suit led.");
  EXPECT_TRUE(beats(card_of("9h"), card_of("8h"), trump));
  EXPECT_FALSE(beats(card_of("7h"), card_of("8h"), trump));
  EXPECT_TRUE(beats(card_of("2s"), card_of("Ah"), trump));
  EXPECT_FALSE(beats(card_of("Ad"), card_of("2h"), trump));
  EXPECT_FALSE(beats(card_of("Ah"), card_of("2s"), trump));
  EXPECT_TRUE(beats(card_of("3s"), card_of("2s"), trump));
  EXPECT_FALSE(beats(card_of("2s"), card_of("3s"), trump));
}

}  // namespace
}  // namespace allfours
