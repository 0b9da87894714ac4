// Bots that search know no more than their seat: exchanging hidden cards changes neither their
// values nor their choices.
#include <gtest/gtest.h>

#include "players/search/expert.hpp"
#include "properties/exchange.hpp"

namespace allfours {
namespace {

TEST(FairPlayers, HiddenCardsExchangedChangeNoChoice) {
  constexpr Effort little{6, 2, 500};
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (!variant.allows(players)) continue;
      bool first = true;
      const auto same_choice_in = [&](const SeatView& view, const SeatView& other,
                                      const std::string& link) {
        if (view.table.phase != Phase::play) return false;
        Stream own(7, "own"), same(7, "own");
        const Weighing weighing = weigh_cards(view, little, own);
        const Weighing again = weigh_cards(other, little, same);
        EXPECT_EQ(weighing.chosen, again.chosen) << link;
        EXPECT_EQ(weighing.value, again.value) << link;
        if (std::exchange(first, false)) {
          EXPECT_EQ(choose_strongly(view, own), choose_strongly(other, same));
        }
        return weighing.worlds > 0;
      };
      EXPECT_EQ(compare_exchanged(variant, players, "fair", 8, same_choice_in), 8)
          << variant.id << " " << players;
    }
  }
}

}  // namespace
}  // namespace allfours
