// The weight of awards: against the log of random games, read independently.
#include "app/session/award_weight.hpp"

#include <gtest/gtest.h>

#include <array>

#include "app/app_play.hpp"
#include "app/session/pace.hpp"
#include "core/table/scoring.hpp"

namespace allfours {
namespace {

TEST(AwardWeight, IsThatOfItsMoment) {
  std::array<int, 6> found{};
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    for (int seed = 0; seed < 60; ++seed) {
      Stream stream(static_cast<std::uint32_t>(seed), "weight");
      const Events log = random_log(setup, stream, 60);
      Table table = new_table(setup);
      std::array<int, max_players> four{};
      Card captured = no_card;  // from another side, in this hand
      for (std::size_t i = 0; i < log.size(); ++i) {
        const Card hanged = hanged_in_trick(table);
        if (hanged.known() && log[i].kind == EventKind::trick) captured = hanged;
        apply(table, log[i]);
        const Event& event = log[i];
        if (event.kind == EventKind::hand) {
          four = {};
          captured = no_card;
        }
        if (event.kind != EventKind::award) continue;
        const AwardWeight weight = award_weight(event, table);
        ++found[static_cast<std::size_t>(weight)];
        if (event.side < 0 || event.points <= 0) {
          ASSERT_EQ(weight, AwardWeight::point);
          continue;
        }
        if (place_among_four(event.award) >= 0) ++four[at(event.side)];
        const bool last = i + 2 < log.size() && log[i + 2].kind == EventKind::game_end;
        ASSERT_EQ(weight == AwardWeight::winning, last);
        if (event.award == AwardFor::hang_jack) {
          ASSERT_EQ(captured, Card(table.trump, Rank::jack));
          ASSERT_TRUE(last || weight == AwardWeight::hanged_jack);
        }
        if (weight == AwardWeight::all_four) {
          ASSERT_EQ(four[at(event.side)], 4);
        }
        if (weight == AwardWeight::turned_jack) {
          ASSERT_EQ(event.award, AwardFor::turn_up_jack);
        }
        if (weight == AwardWeight::jack_home) {
          ASSERT_EQ(event.award, AwardFor::jack);
        }
      }
    }
  }
  for (std::size_t weight = 0; weight < found.size(); ++weight) {
    EXPECT_GT(found[weight], 0) << weight;
  }
}

TEST(AwardWeight, TheWeightierStaysLonger) {
  for (const double pace : {0.0, 1.0, 2.0}) {
    for (int weight = 1; weight < 6; ++weight) {
      EXPECT_GT(time_to_read({}, static_cast<AwardWeight>(weight), pace),
                time_to_read({}, static_cast<AwardWeight>(weight - 1), pace));
    }
  }
  EXPECT_GE(time_to_read({}, AwardWeight::hanged_jack, 1), 3000);
  EXPECT_GE(time_to_read({}, AwardWeight::point, 1), 1600);
}

}  // namespace
}  // namespace allfours
