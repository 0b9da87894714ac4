// The context of a decision (core/game/decision_context.hpp).
#include "core/game/decision_context.hpp"

#include <gtest/gtest.h>

#include <map>

#include "core/game/record.hpp"
#include "players/games/game_loop.hpp"
#include "properties/random_game.hpp"

namespace allfours {
namespace {

using How = Occasion::How;

// Checks the statements of an occasion about the trick against the log.
void expect_true(const Game& game, int event, const Occasion& occasion) {
  const Events& log = game.log();
  const Event& made = log[at(event)];
  EXPECT_EQ(occasion.seat, made.seat);
  if (made.kind != EventKind::play) {
    EXPECT_FALSE(occasion.card.known());
    return;
  }
  EXPECT_EQ(occasion.card, made.card);
  CardSet before;
  for (int i = event;
       i > 0 && log[at(i - 1)].kind != EventKind::trick && log[at(i - 1)].kind != EventKind::deal;
       --i) {
    if (log[at(i - 1)].kind == EventKind::play) before.add(log[at(i - 1)].card);
  }
  const Event* trick = nullptr;
  for (std::size_t i = at(event); i < log.size() && trick == nullptr; ++i) {
    if (log[i].kind == EventKind::trick) trick = &log[i];
    if (log[i].kind == EventKind::hand_end) break;
  }
  const Table table = game.table_at(event);
  const bool led = occasion.how == How::led || occasion.how == How::led_into;
  EXPECT_EQ(led, before.empty());
  if (occasion.other.known() && occasion.how != How::led_into && occasion.how != How::beaten) {
    EXPECT_TRUE(before.contains(occasion.other)) << "it lay there";
  }
  if (trick == nullptr) return;
  const bool ours = side_of(table, trick->seat) == side_of(table, made.seat);
  switch (occasion.how) {
    case How::led:
    case How::over:
    case How::trumps:
      EXPECT_TRUE(ours);
      break;
    case How::led_into:
    case How::beaten: {
      EXPECT_FALSE(ours);
      int place = 0;
      while (place < trick->cards.size() && !(trick->cards[place] == occasion.other)) ++place;
      ASSERT_LT(place, trick->cards.size());
      EXPECT_FALSE(before.contains(occasion.other) && led);
      break;
    }
    case How::under:
      EXPECT_FALSE(trick->seat == made.seat);
      break;
    case How::thrown:
      EXPECT_FALSE(trick->seat == made.seat);
      EXPECT_NE(occasion.card.suit(), occasion.other.suit());
      break;
    default:
      ADD_FAILURE() << "no play";
  }
  if (occasion.how == How::trumps) {
    EXPECT_EQ(occasion.card.suit(), table.trump);
  }
}

TEST(Occasion, IsWhatTheLogShowsInEveryVariant) {
  std::map<How, int> seen;
  for (const Variant& variant : variants()) {
    Stream stream(3, "occasion");
    Game game(setup_for(variant, variant.usual_players, "OCCASION-1"));
    for (int i = 0; i < 160 && !game.over(); ++i) {
      ASSERT_FALSE(game.play(random_decision(game.table(), stream)));
    }
    for (std::size_t i = 0; i < game.log().size(); ++i) {
      if (!is_decision(game.log()[i].kind)) continue;
      const int event = static_cast<int>(i);
      const Occasion occasion = occasion_of(game, event);
      expect_true(game, event, occasion);
      EXPECT_EQ(occasion.hand, game.table_at(event).hand);
      ++seen[occasion.how];
    }
  }
  for (const How how : {How::says, How::discards, How::led, How::led_into, How::under, How::over,
                        How::beaten, How::trumps, How::thrown}) {
    EXPECT_GT(seen[how], 0) << static_cast<int>(how);
  }
}

// RULES.md §4: calls out of turn belong to a trick, except calls about the deal.
TEST(Occasion, WhoSpeaksUpDoesSoInATrick) {
  std::map<EventKind, int> spoken;
  for (int i = 0; i < 60; ++i) {
    allfours::Setup setup = setup_for(*find_variant("pitch"), 4, series_seed("speaks", i));
    setup.rules.table_rules = true;
    setup.rules.hand_dealing = i % 2 == 0;
    Stream stream(seed_key(setup.seed), "test");
    const Events log = random_log(setup, stream);
    const auto played = play_record({setup, decisions_in(log)});
    const Game& game = std::get<Game>(played);
    for (int event = 0; event < static_cast<int>(log.size()); ++event) {
      const Event& made = log[at(event)];
      const bool calls = made.kind == EventKind::call_revoke;
      const bool of_deal =
          made.kind == EventKind::deal_by_hand || made.kind == EventKind::call_misdeal;
      if (!calls && !of_deal && made.kind != EventKind::take_back && made.kind != EventKind::look) {
        continue;
      }
      ++spoken[made.kind];
      const Occasion occasion = occasion_of(game, event);
      EXPECT_EQ(occasion.how, How::speaks_up);
      EXPECT_EQ(occasion.seat, made.seat);
      const int tricks = game.table_at(event).tricks;
      EXPECT_EQ(occasion.trick, of_deal ? 0 : calls ? made.trick : tricks + 1);
      EXPECT_FALSE(occasion.card.known());
    }
  }
  EXPECT_GT(spoken[EventKind::call_revoke], 0);
  EXPECT_GT(spoken[EventKind::take_back], 0);
  EXPECT_GT(spoken[EventKind::deal_by_hand], 0);
}

}  // namespace
}  // namespace allfours
