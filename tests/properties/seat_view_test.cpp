// The view of a seat (seat_view.hpp): folding its redacted log gives the masked table, at every
// event and for every seat; and exchanging cards that it cannot know does not change its view.
#include "core/table/seat_view.hpp"

#include <gtest/gtest.h>

#include <optional>

#include "core/game/record.hpp"
#include "core/log/event_json.hpp"
#include "players/games/game_loop.hpp"
#include "properties/each_variant.hpp"
#include "properties/exchange.hpp"

namespace allfours {
namespace {

// Folding and masking agree, with one exception: in a decided game with stakes, hidden cards
// determine whether the hand is played on, which only the next event tells.
bool same(const Table& folded, Table masked) {
  if (masked.rules.stake_all_fours > 0 && masked.winner >= 0) {
    masked.step = folded.step;
    masked.leader = folded.leader;
    if (masked.phase == Phase::hand_end) {
      masked.phase = folded.phase;
      masked.turn = folded.turn;
    }
  }
  return folded == masked;
}

// The first event after which folding the log redacted for `seat` differs from masking the table;
// -1 if there is none.
int first_difference(const Setup& setup, const Events& log, int seat) {
  const bool shown_later = setup.rules.face_down != FaceDown::nobody;
  const Events whole = redacted(setup, log, seat);
  Table table = new_table(setup);
  Table folded = new_view_table(setup);
  for (std::size_t i = 0; i < log.size(); ++i) {
    apply(table, log[i]);
    if (shown_later) {
      folded = new_view_table(setup);
      for (const Event& event : redacted(setup, std::span(log).first(i + 1), seat)) {
        apply(folded, event);
      }
    } else {
      apply(folded, whole[i]);
    }
    if (!same(folded, seen_from(table, seat).table)) return static_cast<int>(i);
  }
  return -1;
}

std::string text_of(const Setup& setup, const Events& log) {
  std::string text;
  for (const Event& event : log) append_json(text, event, setup);
  return text;
}

class SeatViews : public testing::TestWithParam<const Variant*> {};

TEST_P(SeatViews, FoldingTheRedactedLogGivesTheMaskedTable) {
  const Variant& variant = *GetParam();
  for (int players = 2; players <= max_players; ++players) {
    if (!variant.allows(players)) continue;
    for (int i = 0; i < test_games(20); ++i) {
      const allfours::Setup setup = setup_for(variant, players, series_seed("views", i));
      Stream stream(seed_key(setup.seed), "test");
      const Events log = random_log(setup, stream);
      for (int seat = 0; seat < players; ++seat) {
        const int place = first_difference(setup, log, seat);
        std::string line;
        if (place >= 0) append_json(line, log[static_cast<std::size_t>(place)], setup);
        ASSERT_EQ(place, -1) << setup_text(setup) << " seat " << seat << " " << line;
      }
    }
  }
}

TEST_P(SeatViews, SwappingHiddenCardsChangesNothing) {
  const Variant& variant = *GetParam();
  for (int players = 2; players <= max_players; ++players) {
    if (!variant.allows(players)) continue;
    int compared = 0;
    const int games = test_games(300);
    for (int i = 0; i < games; ++i) {
      const std::string seed = series_seed("swaps", i);
      Stream stream(seed_key(seed), "test");
      const allfours::Setup setup = setup_of_given_pack(variant, players, seed, stream);
      const Events log = part_of_first_hand(setup, stream);
      const int seat = stream.below(players);
      const Events open = redacted(setup, log, seat);
      const CardSet hidden = CardSet::pack() - shown_in(open);
      for (int attempt = 0; attempt < 4 && hidden.count() > 1; ++attempt) {
        const Card a = hidden.at(stream.below(hidden.count()));
        const Card b = hidden.at(stream.below(hidden.count()));
        const auto other = with_swapped(setup, log, a, b);
        if (a == b || !other) continue;
        ++compared;
        const auto& [other_setup, other_log] = *other;
        ASSERT_EQ(redacted(other_setup, other_log, seat), open) << text_of(setup, log);
        ASSERT_EQ(text_of(redacted(other_setup), redacted(other_setup, other_log, seat)),
                  text_of(redacted(setup), open));
        Table table = new_table(setup);
        Table other_table = new_table(other_setup);
        for (const Event& event : log) apply(table, event);
        for (const Event& event : other_log) apply(other_table, event);
        ASSERT_TRUE(seen_from(table, seat).table == seen_from(other_table, seat).table)
            << text_of(setup, log);
      }
    }
    EXPECT_GT(compared, games / 4) << players;
  }
}

TEST(SeatViewsOf, HouseRulesHideAsMuch) {
  // The fields that affect visibility, and stakes, which end a game by hidden cards.
  struct Case {
    std::string_view variant, field, value;
  };
  constexpr std::array cases{Case{"trinidad", "face_down", "all_but_dealer_and_eldest"},
                             Case{"trinidad", "stake_all_fours", "1"},
                             Case{"west-yorkshire", "stake_all_fours", "1"},
                             Case{"german", "stake_all_fours", "1"},
                             Case{"french-4", "stake_all_fours", "2"},
                             Case{"california-jack", "play", "strict"},
                             Case{"trinidad", "must_beg_without_trump", "true"},
                             Case{"west-yorkshire", "partners_by_jacks", "true"},
                             Case{"seven-up", "discard", "to_six_from_twelve"}};
  for (const Case& house : cases) {
    const Variant& variant = *find_variant(house.variant);
    for (int i = 0; i < test_games(100); ++i) {
      allfours::Setup setup = setup_for(variant, variant.usual_players, series_seed("house", i));
      ASSERT_FALSE(set_field(setup.rules, house.field, house.value).has_value());
      ASSERT_FALSE(validate(setup.rules, setup.players).has_value());
      Stream stream(seed_key(setup.seed), "test");
      const Events log = random_log(setup, stream);
      for (int seat = 0; seat < setup.players; ++seat) {
        ASSERT_EQ(first_difference(setup, log, seat), -1) << setup_text(setup) << " seat " << seat;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Of, SeatViews, testing::ValuesIn(each_variant()), variant_name);

}  // namespace
}  // namespace allfours
