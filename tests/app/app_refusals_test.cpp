// Refusals of illegal cards: the reason, citing the card to follow, under each play rule.
#include <algorithm>
#include <cmath>
#include <set>

#include "app/app.hpp"
#include "app/app_play.hpp"
#include "app/narration/prompt.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"

namespace allfours {
namespace {

using Reason = Refusal::Reason;

bool contains_in_any_case(std::string text, std::string part) {
  for (std::string* it : {&text, &part}) {
    std::transform(it->begin(), it->end(), it->begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  }
  return contains(text, part);
}

// Clicks every illegal card of the hand; the message must fit the reason.
void click_refused_cards(Sitting& sitting, std::set<Reason>& seen) {
  App& app = sitting.app;
  const Words& w = app.words();
  const Table table = app.table().session.table();
  const CardSet hand = app.table().session.view().table.hands[0];
  const Events log = app.table().session.log();
  for (const Card card : hand - playable_cards(app.table())) {
    const auto refusal = why_not(table, card);
    ASSERT_TRUE(refusal.has_value());
    const int revision = app.revision();
    app.act("card:" + card_text(card));
    const std::string message = app.message();
    const Suit led = trick_state(table).led;
    SCOPED_TRACE(message);
    ASSERT_GT(app.revision(), revision);
    ASSERT_EQ(app.table().session.log(), log);
    ASSERT_FALSE(message.empty());
    EXPECT_FALSE(app.state().context.message.is_error());
    EXPECT_EQ(message,
              why_not_text(app.table().narration.narrator(), app.table().session.view(), card));
    seen.insert(refusal->reason);
    switch (refusal->reason) {
      case Reason::must_follow_trump:
        EXPECT_EQ(led, table.trump);
        EXPECT_TRUE(contains_in_any_case(message, "trump"));
        break;
      case Reason::must_follow:
      case Reason::must_follow_or_trump:
        EXPECT_NE(led, table.trump);
        EXPECT_TRUE(contains_in_any_case(message, std::string(suit_name(w, led))));
        EXPECT_TRUE(contains_in_any_case(message, std::string(one_of_suit(w, led))));
        EXPECT_EQ(contains_in_any_case(message, "trump"),
                  refusal->reason == Reason::must_follow_or_trump);
        break;
      case Reason::must_trump:
        EXPECT_TRUE(contains_in_any_case(message, std::string(suit_name(w, led))));
        EXPECT_TRUE(contains_in_any_case(message, "trump"));
        EXPECT_TRUE((hand & CardSet::of(led)).empty());
        break;
      case Reason::must_overtrump:
        EXPECT_EQ(card.suit(), table.trump);
        EXPECT_TRUE(contains_in_any_case(message, "trump"));
        break;
      default:
        ADD_FAILURE() << "another reason";
    }
    // The prompt above the hand states the same rule.
    if (refusal->reason == Reason::must_follow || refusal->reason == Reason::must_trump) {
      EXPECT_TRUE(contains_in_any_case(prompt_at(app.table()), std::string(suit_name(w, led))))
          << prompt_at(app.table());
    }
  }
}

using Reasons = std::set<Reason>;

// At least three games, continued until each expected reason has appeared; no other may appear.
void expect_reasons(std::string_view link, const Reasons& expected) {
  Reasons seen;
  Stream stream(1, "refusals");
  for (int game = 0; game < 3 || (game < 60 && seen != expected); ++game) {
    Sitting sitting(std::string(link) + "&seed=REFUSED-" + std::to_string(game));
    for (int choices = 0; choices < 80; ++choices) {
      sitting.wait();
      if (game_over(sitting.app.table())) break;
      if (sitting.app.table().session.person_to_decide() &&
          sitting.app.table().session.table().phase == Phase::play) {
        click_refused_cards(sitting, seen);
      }
      ASSERT_FALSE(::testing::Test::HasFailure());
      sitting.choose_something(stream);
    }
  }
  EXPECT_EQ(seen, expected);
}

TEST(Refusals, FollowOrTrump) {
  expect_reasons("v=trinidad", {Reason::must_follow_trump, Reason::must_follow_or_trump});
}

TEST(Refusals, FollowOrTrumpElseTrump) {
  expect_reasons("v=german",
                 {Reason::must_follow_trump, Reason::must_follow_or_trump, Reason::must_trump});
}

TEST(Refusals, Strict) {
  expect_reasons("v=sca", {Reason::must_follow_trump, Reason::must_follow, Reason::must_trump});
}

TEST(Refusals, NoRuff) {
  expect_reasons("v=west-yorkshire&rules=play.no_ruff",
                 {Reason::must_follow_trump, Reason::must_follow});
}

TEST(Refusals, NoUndertrump) {
  expect_reasons("v=trinidad&rules=no_undertrump.true",
                 {Reason::must_follow_trump, Reason::must_follow_or_trump, Reason::must_overtrump});
}

TEST(Refusals, ACardOutOfTurn) {
  // While an announcement is due the message is the question; else it says that others announce.
  // While they play it is chosen ahead (ahead_test.cpp).
  Sitting sitting("v=trinidad&seed=TURN");
  App& app = sitting.app;
  Stream stream(2, "turn");
  bool said = false;
  bool waited = false;
  for (int steps = 0; steps < 3000 && !(said && waited); ++steps) {
    const CardSet hand = app.table().session.view().table.hands[0];
    const bool plays =
        app.table().session.person_to_decide() && app.table().session.table().phase == Phase::play;
    if (!hand.empty() && !plays && choosable_cards(app.table()).empty()) {
      const Events log = app.table().session.log();
      app.act("card:" + card_text(hand.first()));
      const bool asked = app.table().session.person_to_decide();
      const TableState& table = app.table();
      ASSERT_EQ(app.message(), asked ? prompt(table.narration.narrator(), table.session.view())
                                     : std::string(app.words().not_now));
      ASSERT_NE(app.message(), "");
      ASSERT_EQ(app.table().session.log(), log);
      (asked ? said : waited) = true;
      app.act("close");
    }
    if (std::isinf(app.next_due())) {
      if (game_over(app.table()))
        app.act("play_again");
      else
        sitting.choose_something(stream);
    } else {
      sitting.wait_a_step();
    }
  }
  EXPECT_TRUE(said);
  EXPECT_TRUE(waited);
}

// Once the person is asked for a card, and when the hand is over, it would not be true.
TEST(Refusals, ACardOutOfTurnIsNotToldWhenItIsTheTurn) {
  int turns = 0;
  for (int seed = 1; seed <= 6; ++seed) {
    Sitting sitting("v=trinidad&seed=EARLY-" + std::to_string(seed));
    App& app = sitting.app;
    Stream stream(4, "early");
    for (int steps = 0; steps < 400 && !game_over(app.table()); ++steps) {
      const Session& session = app.table().session;
      const bool asked = session.person_to_decide() && session.table().phase == Phase::play;
      if (asked || award_is_up(app.table()) || waits_for_next_hand(app.table())) {
        EXPECT_NE(app.message(), app.words().not_now);
        if (asked) ++turns;
      }
      if (std::isinf(app.next_due()) || asked) {
        sitting.choose_something(stream);
        continue;
      }
      // Somebody impatient touches a card over and over.
      const CardSet hand = app.table().session.view().table.hands[0];
      if (!hand.empty()) app.act("card:" + card_text(hand.first()));
      sitting.wait_a_step();
    }
  }
  EXPECT_GT(turns, 20);
}

TEST(Refusals, AMessageGoesWithTheNextChoice) {
  Stream stream(3, "message");
  Sitting sitting("v=sca&seed=MESSAGE");
  App& app = sitting.app;
  for (int choices = 0;; ++choices) {
    ASSERT_LT(choices, 200);
    sitting.wait();
    const CardSet refused = app.table().session.view().table.hands[0] - playable_cards(app.table());
    const bool plays =
        app.table().session.person_to_decide() && !playable_cards(app.table()).empty();
    if (!plays || refused.empty()) {
      sitting.choose_something(stream);
      continue;
    }
    app.act("card:" + card_text(refused.first()));
    EXPECT_NE(app.message(), "");
    app.act("card:" + card_text(playable_cards(app.table()).first()));
    EXPECT_EQ(app.message(), "");
    break;
  }
}

}  // namespace
}  // namespace allfours
