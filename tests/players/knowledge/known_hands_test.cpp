// A table whose hidden hands are filled in (players/knowledge/known_hands.hpp).
#include "players/knowledge/known_hands.hpp"

#include <gtest/gtest.h>

#include "core/game/game.hpp"
#include "core/table/seat_view.hpp"
#include "properties/random_game.hpp"

namespace allfours {
namespace {

// Each seat's view, filled with the true hands, continues to the end of the hand with the same
// events as the true table.
TEST(KnownHands, TheTruthFilledInGoesOnAsTheTruth) {
  Stream stream(seed_key("known-hands"), "test");
  int compared = 0, drawn = 0, laid_down = 0;
  for (int round = 0; round < 12; ++round) {
    for (const allfours::Setup& setup : all_setups("known-" + std::to_string(round))) {
      Table table = new_table(setup);
      std::optional<Table> filled;
      play_randomly(table, stream, [&](const Table& truth, const Event& event) {
        if (filled) {
          const bool same = [&] {
            if (is_decision(event.kind)) return true;
            Event next;
            return next_event(*filled, next) && next == event;
          }();
          EXPECT_TRUE(same) << setup.variant->id;
          if (event.kind == EventKind::draw) ++drawn;
          if (event.kind == EventKind::lay_down) ++laid_down;
          EXPECT_EQ(choice(*filled).cards, choice(truth).cards);
          EXPECT_EQ(may_lay_down(*filled).count, may_lay_down(truth).count);
          ++compared;
          apply(*filled, event);
          if (event.kind == EventKind::hand_end || HasFailure()) return false;
        } else if (truth.phase == Phase::play && stream.below(6) == 0) {
          const SeatView view = seen_from(truth, stream.below(truth.players));
          const std::span<const Card> rest(truth.pack.begin() + truth.next_card, truth.pack.end());
          filled = with_hands(view.table, truth.hands, rest);
          EXPECT_FALSE(filled->is_view);
          for (int seat = 0; seat < truth.players; ++seat) {
            EXPECT_EQ(filled->dealt[at(seat)], truth.dealt[at(seat)]);
          }
          apply(*filled, event);
        }
        return true;
      });
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(compared, 2000);
  EXPECT_GT(drawn, 20);
  EXPECT_GT(laid_down, 5);
}

}  // namespace
}  // namespace allfours
