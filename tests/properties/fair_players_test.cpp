// The players that look ahead know no more than their seat: cards that it cannot see, put in each
// other's place, change nothing of what they weigh and choose.
#include <gtest/gtest.h>

#include "core/record.hpp"
#include "players/expert.hpp"
#include "properties/exchange.hpp"

namespace allfours {
namespace {

Table after(const Setup& setup, const Events& log) {
  Table table = new_table(setup);
  for (const Event& event : log) apply(table, event);
  return table;
}

TEST(FairPlayers, HiddenCardsExchangedChangeNoChoice) {
  constexpr Effort little{6, 2, 500};
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (!variant.allows(players)) continue;
      int compared = 0;
      for (int i = 0; compared < 8 && i < 400; ++i) {
        const std::string seed = "fair-" + std::to_string(i);
        Stream stream(seed_key(seed), "test");
        const allfours::Setup setup = setup_of_given_pack(variant, players, seed, stream);
        const Events log = part_of_first_hand(setup, stream);
        const Table table = after(setup, log);
        if (table.phase != Phase::play) continue;
        const int seat = table.turn;
        const CardSet hidden = CardSet::pack() - shown_in(redacted(setup, log, seat));
        if (hidden.count() < 2) continue;
        const Card a = hidden.at(stream.below(hidden.count()));
        const Card b = hidden.at(stream.below(hidden.count()));
        const auto other = with_swapped(setup, log, a, b);
        if (a == b || !other) continue;
        const SeatView view = seen_from(table, seat);
        const SeatView other_view = seen_from(after(other->first, other->second), seat);
        Stream own(7, "own"), same(7, "own");
        const Weighing weighing = weigh_cards(view, little, own);
        const Weighing again = weigh_cards(other_view, little, same);
        ASSERT_EQ(weighing.chosen, again.chosen) << setup_text(setup);
        ASSERT_EQ(weighing.value, again.value) << setup_text(setup);
        if (compared == 0) {
          EXPECT_EQ(choose_strongly(view, own), choose_strongly(other_view, same));
        }
        if (weighing.worlds > 0) ++compared;
      }
      EXPECT_EQ(compared, 8) << variant.id << " " << players;
    }
  }
}

}  // namespace
}  // namespace allfours
