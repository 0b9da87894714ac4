// Results of a hand in a log, and the point where two games of one deal diverge
// (core/advice/hand_played.hpp).
#include "core/advice/hand_played.hpp"

#include <gtest/gtest.h>

#include "core/game/game.hpp"
#include "properties/random_game.hpp"

namespace allfours {
namespace {

TEST(HandPlayed, HoldsEveryAwardOfEveryVariant) {
  for (const allfours::Setup& setup : all_setups("HANDS-1")) {
    Stream stream(seed_key("hands"), "test");
    const Events log = random_log(setup, stream);
    const std::vector<HandPlayed> hands = hands_played(log);
    ASSERT_FALSE(hands.empty());
    Scores score{};
    for (std::size_t i = 0; i < hands.size(); ++i) {
      const HandPlayed& hand = hands[i];
      EXPECT_EQ(hand.hand, static_cast<int>(i) + 1);
      EXPECT_EQ(hand.before, score) << "one begins where the other ended";
      EXPECT_EQ(hand_played(log, hand.hand), hand);
      EXPECT_EQ(log[at(hand.begins)].kind, EventKind::hand);
      EXPECT_EQ(log[at(hand.ends - 1)].kind, EventKind::hand_end);
      Scores gained{};
      for (const HandPoint& point : hand.points) {
        if (point.side < 0 || !point.counted) continue;
        gained[at(point.side)] = static_cast<std::int16_t>(gained[at(point.side)] + point.points);
      }
      for (int side = 0; side < max_players; ++side) {
        EXPECT_EQ(hand.gained(side), gained[at(side)]) << setup.variant->id << " " << hand.hand;
      }
      EXPECT_EQ(hand.winner >= 0, i + 1 == hands.size()) << "the last one ends the game";
      score = hand.after;
    }
    EXPECT_EQ(hands.back().winner, log.back().side);
    EXPECT_FALSE(hand_played(log, static_cast<int>(hands.size()) + 1));
    // An unfinished hand does not count.
    const std::span<const Event> some(log.data(), at(hands.back().ends - 1));
    EXPECT_EQ(hands_played(some).size(), hands.size() - 1);
  }
}

// With every decision of a hand replaced in turn: the games diverge there.
TEST(HandPlayed, TellsTheFirstDecisionThatDiffers) {
  int parted = 0;
  for (const allfours::Setup& setup : all_setups("HANDS-2")) {
    Stream stream(seed_key("parting"), "test");
    const Events log = random_log(setup, stream);
    const HandPlayed hand = hands_played(log).front();
    EXPECT_FALSE(parting(log, hand, log, hand)) << "it is played the same";
    for (int place = hand.begins; place < hand.ends; ++place) {
      const Event& event = log[at(place)];
      if (event.kind != EventKind::play && event.kind != EventKind::say) continue;
      Table table = new_table(setup);
      for (int i = 0; i < place; ++i) apply(table, log[at(i)]);
      const Decision otherwise = random_choice(table, stream);
      if (same_choice(otherwise, decision_of(event))) continue;
      Events other(log.begin(), log.begin() + place);
      Event next = std::get<Event>(judge(table, otherwise));
      do {
        other.push_back(next);
        apply(table, next);
      } while (next_event(table, next));
      play_randomly(table, stream, [&](const Table&, const Event& then) {
        other.push_back(then);
        return true;
      });
      const HandPlayed there = hands_played(other).front();
      const auto found = parting(log, hand, other, there);
      ASSERT_TRUE(found) << setup.variant->id;
      EXPECT_EQ(found->one, place);
      EXPECT_EQ(found->other, place);
      EXPECT_EQ(found->seat, event.seat);
      EXPECT_EQ(found->one_chose.decision, decision_of(event));
      EXPECT_EQ(found->other_chose.decision, otherwise);
      int tricks = 0;
      for (int i = hand.begins; i < place; ++i) tricks += log[at(i)].kind == EventKind::trick;
      EXPECT_EQ(found->trick, event.kind == EventKind::play ? tricks + 1 : 0);
      ++parted;
    }
  }
  EXPECT_GT(parted, 100);
}

TEST(HandPlayed, TakesDiscardsInAnyOrderForTheSame) {
  HandPlayed hand;
  hand.ends = 1;
  CardList one, other;
  for (const std::string_view card : {"2c", "3c"}) one.push(*parse_card(card));
  for (const std::string_view card : {"3c", "2c"}) other.push(*parse_card(card));
  Event discard;
  discard.kind = EventKind::discard;
  discard.seat = 0;
  Events log{discard}, turned{discard};
  log[0].cards = one;
  turned[0].cards = other;
  EXPECT_FALSE(parting(log, hand, turned, hand));
  turned[0].cards.set(1, *parse_card("4c"));
  ASSERT_TRUE(parting(log, hand, turned, hand));
  EXPECT_EQ(parting(log, hand, turned, hand)->trick, 0);
}

TEST(HandPlayed, SaysWhoLaidAHandDownAndWhoKeptIt) {
  HandPlayed hand;
  hand.ends = 1;
  Event played;
  played.kind = EventKind::play;
  played.seat = 1;
  played.card = *parse_card("2c");
  Event laid;
  laid.kind = EventKind::lay_down;
  laid.seat = 0;
  const Events keeps{played}, lays{laid};
  const auto kept = parting(keeps, hand, lays, hand);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->seat, 0);
  EXPECT_TRUE(kept->one_chose.keeps);
  EXPECT_FALSE(kept->other_chose.keeps);
  const auto laid_down = parting(lays, hand, keeps, hand);
  ASSERT_TRUE(laid_down);
  EXPECT_EQ(laid_down->seat, 0) << "not the next seat to play";
  EXPECT_FALSE(laid_down->one_chose.keeps);
  EXPECT_TRUE(laid_down->other_chose.keeps);
}

}  // namespace
}  // namespace allfours
