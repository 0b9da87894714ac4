#include <set>

#include "core/rules/kernel.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

TEST(Cards, ThePackIsFiftyTwoCardsInFourSuits) {
  RULE("§1", "52 cards; A K Q J 10 9 … 2, ace high, in every suit");
  EXPECT_EQ(CardSet::pack().count(), 52);
  std::set<std::string> names;
  for (const Card card : CardSet::pack()) names.insert(card_text(card));
  EXPECT_EQ(names.size(), 52u);
  for (const char suit : {'c', 'd', 'h', 's'}) {
    Card lower;
    for (const char rank : std::string_view("23456789TJQKA")) {
      const Card card = card_of(std::string{rank, suit});
      EXPECT_EQ(suit_letter(card.suit()), suit);
      if (lower.known()) {
        EXPECT_GT(card.rank(), lower.rank()) << card_text(card);
      }
      lower = card;
    }
  }
}

TEST(Cards, ACardIsTwoCharacters) {
  EVENTS_RULE("Cards are two characters, rank `23456789TJQKA` then suit `c d h s`: `Jh`, `Ts`.");
  for (const Card card : CardSet::pack()) {
    const std::string text = card_text(card);
    ASSERT_EQ(text.size(), 2u);
    EXPECT_EQ(parse_card(text), card) << text;
  }
  EXPECT_EQ(parse_card("Jh"), Card(Suit::hearts, Rank::jack));
  EXPECT_EQ(parse_card("Ts"), Card(Suit::spades, Rank::ten));
  for (const std::string_view wrong :
       {"", "J", "Jhh", "jh", "JH", "10h", "1h", "hJ", "J ", " Jh", "??", "Jx"}) {
    EXPECT_FALSE(parse_card(wrong).has_value()) << wrong;
  }
}

TEST(Cards, ACardThatIsNotKnown) {
  EXPECT_FALSE(no_card.known());
  EXPECT_EQ(card_text(no_card), "??");
  EXPECT_FALSE(CardSet::pack().contains(no_card));
}

TEST(Cards, SetsStandInPackOrder) {
  EVENTS_RULE("cards in it stand in pack order (suits `c d h s`, deuce to ace)");
  const CardSet set = set_of("As 2s Kh Th 5d Ac 2c");
  EXPECT_EQ(text_of(set), "2c Ac 5d Th Kh 2s As");
  EXPECT_EQ(set.count(), 7);
  EXPECT_EQ(set.first(), card_of("2c"));
  EXPECT_EQ(set.last(), card_of("As"));
  int place = 0;
  for (const Card card : set) {
    EXPECT_EQ(set.at(place), card);
    EXPECT_EQ(set.place_of(card), place);
    ++place;
  }
  EXPECT_EQ(place, 7);
}

TEST(Cards, SetsBehaveLikeSets) {
  CardSet set = set_of("2c 3c");
  set.add(card_of("2c"));
  EXPECT_EQ(set.count(), 2);
  set.remove(card_of("2c"));
  EXPECT_EQ(text_of(set), "3c");
  set |= set_of("As");
  set -= set_of("3c");
  EXPECT_EQ(set, set_of("As"));
  EXPECT_EQ(set_of("2c As") & set_of("As Ks"), set_of("As"));
  EXPECT_EQ(set_of("2c As") - set_of("As Ks"), set_of("2c"));
  EXPECT_TRUE((set - set).empty());
  EXPECT_EQ(CardSet::of(Suit::hearts).count(), 13);
  EXPECT_EQ(CardSet::of(Rank::jack), set_of("Jc Jd Jh Js"));
  EXPECT_EQ(CardSet::of(Rank::ace), set_of("Ac Ad Ah As"));
}

TEST(Cards, CardPoints) {
  RULE("§1", "A 4, K 3, Q 2, J 1, ten 10, others 0: used for the point *Game* only");
  const std::map<char, int> worth{{'A', 4}, {'K', 3}, {'Q', 2}, {'J', 1}, {'T', 10}};
  for (const Card card : CardSet::pack()) {
    const auto found = worth.find(rank_letter(card.rank()));
    const int expected = found == worth.end() ? 0 : found->second;
    EXPECT_EQ(card_points(card), expected) << card_text(card);
    EXPECT_EQ(card_points(CardSet::of(card)), expected) << card_text(card);
    EXPECT_EQ(counting_cards.contains(card), expected > 0) << card_text(card);
  }
  EXPECT_EQ(card_points(set_of("As Ks Qs Js Ts 9s")), 20);
  EXPECT_EQ(card_points(CardSet::pack()), 80);
}

}  // namespace
}  // namespace allfours
