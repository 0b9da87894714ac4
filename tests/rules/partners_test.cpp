// Partners by jacks (RULES.md §3, West Yorkshire options).
#include "core/table/dealing.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

TEST(PartnersByJacks, RedJacksPlayAgainstBlackOnes) {
  RULE("§3",
       "partners by jacks (cards faced round the table, a seat that has a jack gets no more; "
       "red jacks against black)");
  std::array<int, 4> partner_of_zero{};
  for (int game = 0; game < 200; ++game) {
    auto setup = setup_of("west-yorkshire", 4, "partners_by_jacks=true");
    setup.seed = "partners-" + std::to_string(game);
    Table table = new_table(setup);
    apply(table, Event{});
    const Event event = first_dealer_event(table);
    // Recomputed from the cards alone.
    std::array<Card, 4> jacks;
    int person = 0;
    for (int i = 0; i < event.partner_cards; ++i) {
      while (jacks[static_cast<std::size_t>(person)].known()) person = (person + 1) % 4;
      if (event.cards[i].rank() == Rank::jack) {
        jacks[static_cast<std::size_t>(person)] = event.cards[i];
      }
      person = (person + 1) % 4;
    }
    const auto red = [&](int who) {
      const Suit suit = jacks[static_cast<std::size_t>(who)].suit();
      return suit == Suit::diamonds || suit == Suit::hearts;
    };
    const auto seated = seated_by_jacks(event);
    EXPECT_EQ(seated[0], 0);
    EXPECT_EQ(red(seated[0]), red(seated[2]));
    EXPECT_EQ(red(seated[1]), red(seated[3]));
    EXPECT_NE(red(seated[0]), red(seated[1]));
    ++partner_of_zero[static_cast<std::size_t>(seated[2])];
  }
  for (std::size_t person = 1; person < 4; ++person) EXPECT_GT(partner_of_zero[person], 30);
}

TEST(PartnersByJacks, NeedsFourPlayersInTeams) {
  auto setup = setup_of("pitch", 3);
  setup.rules.partners_by_jacks = true;
  EXPECT_TRUE(validate(setup.rules, 3));
}

}  // namespace
}  // namespace allfours
