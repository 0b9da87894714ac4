// Duplicate (players/games/duplicate.hpp): each hand of a game replayed from one seat, in every
// variant: the same deal and score, and equal decisions of the others in equal positions.
#include "players/games/duplicate.hpp"

#include <gtest/gtest.h>

#include "core/game/record.hpp"
#include "core/table/preset_deal.hpp"
#include "players/advice/adviser.hpp"
#include "properties/random_game.hpp"

namespace allfours {
namespace {

const Player& player(std::string_view name) { return *find_player(name); }

std::vector<allfours::Setup> many_setups(const std::string& seed, int times) {
  std::vector<allfours::Setup> setups;
  for (int i = 0; i < times; ++i) {
    for (allfours::Setup& setup : all_setups(seed + "-" + std::to_string(i))) {
      setups.push_back(std::move(setup));
    }
  }
  return setups;
}

// A whole game of `bots`, which lay their hands down unless `never_lay_down`.
Game game_of(const allfours::Setup& setup, const Bots& bots, bool never_lay_down = false) {
  Game game(setup);
  while (!game.over()) {
    const Question asked = game.question();
    const Player& one = player(bots[at(asked.seat)]);
    Stream stream = decision_stream(game.table().seed_key, asked.seat, game.decisions());
    const SeatView view = seen_from(game.table(), asked.seat);
    if (!asked.lay_down) {
      EXPECT_FALSE(game.play(one.choose(view, stream)));
    } else if (!never_lay_down && one.lays_down(view, stream)) {
      EXPECT_FALSE(game.play(Decision::of_lay_down(asked.seat)));
    } else {
      game.keep_hand(asked.seat);
    }
  }
  return game;
}

std::span<const Event> events_of(const Events& log, const HandPlayed& hand) {
  return std::span(log).subspan(at(hand.begins), at(hand.ends - hand.begins));
}

bool equal(std::span<const Event> one, std::span<const Event> other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end());
}

// Equal decisions replay every hand event for event: deals, redeals, stocks, views and streams are
// the same.
TEST(Duplicate, IsTheSameHandForWhoDecidesAlike) {
  int redealt = 0;
  for (const allfours::Setup& setup : many_setups("DUPLICATE-1", 8)) {
    Bots bots = all_bots("sensible");
    bots[1] = "beginner";
    const Game game = game_of(setup, bots);
    const std::vector<HandPlayed> hands = hands_played(game.log());
    for (const HandPlayed& hand : hands) {
      const int seat = hand.hand % setup.players;
      const auto played = duplicate(game, hand.hand, seat, bots, player(bots[at(seat)]));
      ASSERT_TRUE(played);
      ASSERT_FALSE(played->parting) << record_text(game) << " " << hand.hand;
      ASSERT_TRUE(
          equal(events_of(game.log(), played->own), events_of(played->game.log(), played->again)));
      for (const Event& event : events_of(game.log(), hand)) {
        redealt += event.kind == EventKind::redeal ? 1 : 0;
      }
      for (int side = 0; side < game.table().sides; ++side) {
        EXPECT_EQ(chance_after(setup, played->own, side), chance_after(setup, played->again, side));
      }
    }
    EXPECT_FALSE(duplicate(game, static_cast<int>(hands.size()) + 1, 0, bots, player("sensible")));
  }
  EXPECT_GT(redealt, 0) << "there were redeals among them";
}

// Everything is equal until the seat decides differently; from then on the bots play the other
// seats with the streams of that moment.
TEST(Duplicate, PartsWhereTheSeatDecidesOtherwise) {
  int parted = 0;
  int after_parting = 0;
  const Bots bots = all_bots("beginner");
  for (const allfours::Setup& setup : many_setups("DUPLICATE-2", 6)) {
    const Game game = game_of(setup, all_bots("random"));
    for (const HandPlayed& hand : hands_played(game.log())) {
      if (hand.hand > 3) break;
      const int seat = hand.hand % setup.players;
      const auto played = duplicate(game, hand.hand, seat, bots, player("sensible"));
      ASSERT_TRUE(played);
      EXPECT_EQ(played->own, hand);
      EXPECT_EQ(played->again.before, hand.before);
      EXPECT_EQ(played->again.dealer, hand.dealer);
      if (!played->parting) continue;
      const Parting& parting = *played->parting;
      EXPECT_EQ(parting.seat, seat) << record_text(game);
      const Events& log = played->game.log();
      ASSERT_TRUE(
          equal(std::span(game.log()).subspan(at(hand.begins), at(parting.one - hand.begins)),
                std::span(log).subspan(at(played->again.begins),
                                       at(parting.other - played->again.begins))));
      ++parted;
      int decisions =
          static_cast<int>(decisions_in(std::span(game.log()).first(at(hand.begins))).size());
      Table table = new_table(played->game.setup());
      for (int i = 0; i < played->again.ends; ++i) {
        const Event& event = log[at(i)];
        if (is_decision(event.kind) && event.kind != EventKind::lay_down && i > parting.other &&
            event.seat != seat) {
          Stream stream = decision_stream(table.seed_key, event.seat, decisions);
          EXPECT_EQ(decision_of(event),
                    player("beginner").choose(seen_from(table, event.seat), stream));
          ++after_parting;
        }
        decisions += is_decision(event.kind) ? 1 : 0;
        apply(table, event);
      }
    }
  }
  EXPECT_GT(parted, 40);
  EXPECT_GT(after_parting, 200);
}

// A kept hand is laid down, and the others continue by themselves.
TEST(Duplicate, PartsWhereAHandIsLaidDown) {
  int laid_down = 0;
  for (const allfours::Setup& setup : many_setups("DUPLICATE-7", 30)) {
    if (!setup.rules.throw_in) continue;
    const Game game = game_of(setup, all_bots("sensible"), true);
    for (const HandPlayed& hand : hands_played(game.log())) {
      const int seat = hand.hand % setup.players;
      const auto played = duplicate(game, hand.hand, seat, all_bots("random"), player("sensible"));
      ASSERT_TRUE(played);
      if (!played->parting) continue;
      EXPECT_EQ(played->parting->seat, seat);
      EXPECT_TRUE(played->parting->one_chose.keeps);
      EXPECT_FALSE(played->parting->other_chose.keeps);
      ++laid_down;
    }
  }
  EXPECT_GT(laid_down, 0);
}

// Discards in another order are the same decision, and keep the original order.
TEST(Duplicate, DiscardsInTheOrderInWhichItWasDone) {
  int discards = 0;
  for (const allfours::Setup& setup : many_setups("DUPLICATE-6", 4)) {
    Game game(setup);
    while (!game.over() && game.table().hand < 3) {
      const Question asked = game.question();
      if (asked.lay_down) {
        game.keep_hand(asked.seat);
        continue;
      }
      Stream stream = decision_stream(game.table().seed_key, asked.seat, game.decisions());
      Decision decision = player("sensible").choose(seen_from(game.table(), asked.seat), stream);
      for (int i = 0, j = decision.cards.size() - 1; i < j; ++i, --j) {
        const Card card = decision.cards[i];
        decision.cards.set(i, decision.cards[j]);
        decision.cards.set(j, card);
        discards += asked.seat == 0 ? 1 : 0;
      }
      ASSERT_FALSE(game.play(decision));
    }
    if (setup.rules.throw_in) continue;  // which sensible lays down
    for (const HandPlayed& hand : hands_played(game.log())) {
      const auto played = duplicate(game, hand.hand, 0, all_bots(), player("sensible"));
      EXPECT_FALSE(played->parting);
      EXPECT_TRUE(
          equal(events_of(game.log(), played->own), events_of(played->game.log(), played->again)));
    }
  }
  EXPECT_GT(discards, 0);
}

// A composed deal in the middle of a game.
TEST(Duplicate, KeepsGivenCardsAndScores) {
  allfours::Setup setup = setup_for(*find_variant("trinidad"), 4, "DUPLICATE-3");
  ASSERT_FALSE(read_start(setup, "3", "2", "9.12"));
  ASSERT_FALSE(read_deal(setup, "2c3c4c5c6c7c.8c9cTcJcQcKc.Ah9h"));
  const Bots bots = all_bots();
  const Game game = game_of(setup, all_bots("random"));
  const auto played = duplicate(game, 3, 1, bots, player("sensible"));
  ASSERT_TRUE(played);
  EXPECT_EQ(played->again.before, (Scores{9, 12}));
  EXPECT_EQ(played->again.dealer, 2);
  EXPECT_TRUE(played->game.setup().first_pack);
  // A link to the replayed hand opens it.
  const auto opened = open_record(record_text(played->game));
  ASSERT_TRUE(std::holds_alternative<OpenedRecord>(opened));
  const Game again = std::get<OpenedRecord>(opened).game;
  EXPECT_EQ(hand_played(again.log(), 3), played->again);
  EXPECT_TRUE(compare_hand(game, again, 3));
  // Not another deal, score or dealer, and not an unfinished hand.
  for (const auto& [dealer, score, deal] : {std::tuple{"1", "9.12", "2c3c4c5c6c7c"},
                                            {"2", "8.12", "2c3c4c5c6c7c"},
                                            {"2", "9.12", "2c3c4c5c6c8c"}}) {
    allfours::Setup other = setup_for(*find_variant("trinidad"), 4, "DUPLICATE-3");
    ASSERT_FALSE(read_start(other, "3", dealer, score));
    ASSERT_FALSE(read_deal(other, deal));
    EXPECT_FALSE(compare_hand(game, game_of(other, bots), 3));
  }
  EXPECT_FALSE(compare_hand(game, Game(played->game.setup()), 3));
}

TEST(Duplicate, SaysTheChanceAfterAHand) {
  const allfours::Setup setup = setup_for(*find_variant("german"), 2, "DUPLICATE-4");
  HandPlayed hand;
  hand.dealer = 0;
  hand.after = Scores{4, 1};
  const double ahead = chance_after(setup, hand, 0);
  EXPECT_GT(ahead, 0.6);
  EXPECT_NEAR(ahead + chance_after(setup, hand, 1), 1, 1e-9);
  hand.after = Scores{1, 4};
  EXPECT_LT(chance_after(setup, hand, 0), 0.4);
  hand.winner = 0;
  EXPECT_EQ(chance_after(setup, hand, 0), 1);
  EXPECT_EQ(chance_after(setup, hand, 1), 0);
}

// The first decision of `expert` is the one of a hint at that moment.
TEST(Duplicate, DecidesAsAHintAdvises) {
  const allfours::Setup setup = setup_for(*find_variant("german"), 2, "DUPLICATE-5");
  const Game game = game_of(setup, all_bots("random"));
  int compared = 0;
  for (const HandPlayed& hand : hands_played(game.log())) {
    const auto played = duplicate(game, hand.hand, 0, all_bots(), player("expert"));
    ASSERT_TRUE(played);
    if (!played->parting) continue;
    const Table table = game.table_at(played->parting->one);
    const int before = static_cast<int>(
        decisions_in(std::span(game.log()).first(at(played->parting->one))).size());
    Stream stream = decision_stream(table.seed_key, 0, before);
    const Advice advice = advise(seen_from(table, 0), expert_effort, stream);
    EXPECT_EQ(advice.chosen().decision, played->parting->other_chose.decision);
    ++compared;
  }
  EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace allfours
