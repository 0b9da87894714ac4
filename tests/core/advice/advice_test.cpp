// Advice (players/advice/adviser.hpp): finds the best play in positions where it is known, from the
// tactics in the sources of the rules and from counting, for the right reason. It equals the
// decision of `expert`, is reproducible, and uses no hidden card.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "core/game/record.hpp"
#include "core/log/decision_text.hpp"
#include "players/advice/adviser.hpp"
#include "players/games/game_loop.hpp"
#include "properties/exchange.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

using Kind = Reason::Kind;

constexpr Effort enough{60, 12, 5'000};

struct Position {
  std::string_view what;  // the tactic
  std::function<Story()> story;
  std::string_view best;     // "As 2s": a card of these, all discards of these; or an announcement
  std::vector<Kind> reason;  // one of these must be among the reasons
};

// The advice for the seat to decide.
Advice advice_at(const Table& table, const Effort& effort = enough,
                 const Decision* against = nullptr) {
  const Question asked = next_question(table, 0);
  Stream stream(seed_key("advice"), "test");
  return advise(seen_from(table, asked.seat), effort, stream, against);
}

std::string words_of(const Option& option) {
  return option.keeps ? "keep" : decision_text(option.decision);
}

bool is_wanted(const Option& option, std::string_view best) {
  const Decision& decision = option.decision;
  const auto named = [&](Card card) {
    return best.find(card_text(card)) != std::string_view::npos;
  };
  if (decision.kind == Decision::Kind::play) return named(decision.card);
  if (decision.kind != Decision::Kind::discard) return words_of(option) == best;
  return std::all_of(decision.cards.begin(), decision.cards.end(), named);
}

const std::vector<Position>& positions() {
  static const std::vector<Position> all{
      {"an ace and a deuce are the suit to pitch",
       [] { return Deal("west-yorkshire").hand(1, "As 2s Qd 9h 8h 7h").start(); },
       "As 2s",
       {Kind::holds_suit}},
      {"a short suit with the ace before a longer one of middle cards",
       [] { return Deal("west-yorkshire").hand(1, "Ac 4c 9h 8h 7h 5d").start(); },
       "Ac 4c",
       {Kind::holds_suit, Kind::our_high}},
      {"jack, nine and deuce before ace and six",
       [] { return Deal("west-yorkshire").hand(1, "Jh 9h 2h Ac 6c 8s").start(); },
       "Jh 9h 2h",
       {Kind::our_jack, Kind::saves_jack}},
      {"a ten goes into the partner's trick",
       [] {
         return Deal("pitch", 4)
             .hand(1, "5s 6c 7c 8c 9c 3c")
             .hand(2, "As 4d 5d 6d 8d 9d")
             .hand(3, "4s 2c 4c 5c 7d 3d")
             .hand(0, "Td 2h 3h 4h 5h 6h")
             .start()
             .plays("5s As 4s");
       },
       "Td",
       {Kind::partner_takes, Kind::our_game}},
      {"the queen catches the jack",
       [] {
         return Deal("pitch", 2)
             .hand(1, "Js 9s 4d 5c 6c 7d")
             .hand(0, "Qs 3s 8d 9d 8c 9c")
             .start()
             .plays("Js");
       },
       "Qs",
       {Kind::our_jack}},
      {"the jack is brought home on a lower trump",
       [] {
         return Deal("pitch", 4)
             .hand(1, "9s As 4d 5c 6c 7d")
             .hand(2, "4s 2d 3d 2c 3c 4c")
             .hand(3, "5s 2h 3h 4h 5h 6h")
             .hand(0, "Js 3s 8d 9d 8c 9c")
             .start()
             .plays("9s 4s 5s");
       },
       "Js",
       {Kind::saves_jack}},
      {"the ten is not thrown under the ace",
       [] {
         return Deal("pitch", 2)
             .hand(1, "As Ad 5c 6c 7c 7h")
             .hand(0, "3s Td 4d 9c 8c 9h")
             .start()
             .plays("As 3s Ad");
       },
       "4d",
       {Kind::would_lose}},
      {"the ace takes the ten",
       [] {
         return Deal("pitch", 2)
             .hand(1, "As Td 5c 6c 7c 7h")
             .hand(0, "3s Ad 4d 9c 8c 9h")
             .start()
             .plays("As 3s Td");
       },
       "Ad",
       {Kind::wins_trick, Kind::our_game}},
      {"a gift would end the game",
       [] {
         return Deal("trinidad")
             .score({5, 13})
             .hand(0, "As Ks 2s Js Qd 9h")
             .turned("9s")
             .start()
             .says("beg");
       },
       "say run",
       {Kind::hands_game}},
      {"the point that is offered ends the game",
       [] {
         return Deal("cotton").score({5, 10}).hand(1, "Ad 9c").turned("9s").start().says("beg");
       },
       "say take_point",
       {Kind::takes_game}},
      {"with ace, king, jack and deuce one stands",
       [] { return Deal("trinidad").hand(1, "As Ks Js 2s 4d 5d").turned("9s").start(); },
       "say stand",
       {Kind::holds_suit}},
      {"with a lone eight one begs",
       [] { return Deal("trinidad").hand(1, "8s Ad Kd Ah Kh 9c").turned("4s").start(); },
       "say beg",
       {Kind::dealer_runs, Kind::mean_points}},
      {"the last trump must follow a trump",
       [] {
         return Deal("pitch", 2)
             .hand(1, "As Td 5c 6c 7c 7h")
             .hand(0, "3s Ad 4d 9c 8c 9h")
             .start()
             .plays("As");
       },
       "3s",
       {Kind::only_choice}},
      {"what counts nothing and takes nothing is all the same",
       [] {
         return Deal("pitch", 2)
             .hand(1, "As Ks Qs Ad Kd 7h")
             .hand(0, "3s 3c 4c 4h 5h 6h")
             .start()
             .plays("As 3s Ks");
       },
       "3c 4c 4h 5h 6h",
       {Kind::all_alike, Kind::won, Kind::lost}},
      {"a hand that can win nothing is laid down",
       [] {
         return Deal("west-yorkshire")
             .hand(1, "As Ks Ac Kc Ad 2h")
             .hand(2, "3s 3c 4c 5c 4h 5h")
             .hand(3, "4s 3d 4d 5d 6d 7d")
             .hand(0, "5s 6c 7c 8c 8h 9h")
             .start()
             .plays("As 3s 4s 5s");
       },
       "lay_down",
       {Kind::no_trick_left}},
      {"plain small cards are discarded",
       [] {
         return Deal("german")
             .hand(0, "Ad Kd 4c 5c 6c 3d")
             .hand(1, "Ah 3h 4h 9c 8c 7d 2s 3s 4s")
             .turned("9s 9h")
             .start()
             .says("beg run");
       },
       "9c 8c 7d 2s 3s 4s",
       {Kind::throws_junk}},
      {"the ten is not led into higher cards",
       [] {
         return Deal("pitch", 2)
             .hand(1, "As Td 4c 3c 7h 8h")
             .hand(0, "3s Qd 9c Jc 9h 2d")
             .start()
             .plays("As 3s");
       },
       "4c 3c 7h 8h",
       {Kind::higher_held, Kind::would_lose}},
      {"the deuce of trumps is saved where Low is taken",
       [] {
         return Deal("french", 2)
             .hand(1, "9s 4d 5c 6c 7d 8d")
             .hand(0, "2s Ad Kd 9c 8c 9h")
             .turned("3s")
             .start()
             .says("stand")
             .plays("4d");
       },
       "Ad Kd 2s",
       {Kind::wins_trick, Kind::our_low, Kind::our_game}},
      {"the last of the trick takes it as cheaply as may be",
       [] {
         return Deal("pitch", 4)
             .hand(1, "As Ad 6c 7c 8c 9c")
             .hand(2, "3s Td 4d 5d 6d 8d")
             .hand(3, "4s 2c 4c 5c 7d 3d")
             .hand(0, "5s Jd 9h 4h 5h 6h")
             .start()
             .plays("As 3s 4s 5s Ad Td 3d");
       },
       "Jd",
       {Kind::only_choice}},
      {"one point from the game nobody gives the jack away",
       [] {
         return Deal("pitch", 2)
             .score({6, 6})
             .hand(1, "3s 9s 4d 5c 6c 7d")
             .hand(0, "Js Qs 8d 9d 8c 9c")
             .start()
             .plays("3s");
       },
       "Js Qs",
       {Kind::won, Kind::all_alike, Kind::saves_jack, Kind::wins_trick}},
  };
  return all;
}

TEST(Advice, FindsWhatIsKnownToBeBestAndWhy) {
  ASSERT_GE(positions().size(), 20U);
  for (const Position& position : positions()) {
    const Story story = position.story();
    const Advice advice = advice_at(story.table());
    const std::string told = std::string(position.what) + "\n" + advice_text(advice);
    EXPECT_TRUE(is_wanted(advice.chosen(), position.best)) << told;
    EXPECT_TRUE(std::any_of(advice.reasons.begin(), advice.reasons.end(),
                            [&](const Reason& reason) {
                              return std::find(position.reason.begin(), position.reason.end(),
                                               reason.kind) != position.reason.end();
                            }))
        << told;
    EXPECT_EQ(parse_advice(advice_text(advice)), advice) << told;
  }
}

// Each advice must be possible, consistent, and the decision of `expert` with the same stream.
void check(const Table& table, int seat, const Effort& effort) {
  const SeatView view = seen_from(table, seat);
  Stream stream = decision_stream(table.seed_key, seat, 7);
  Stream again = stream;
  const Advice advice = advise(view, effort, stream);
  const std::string text = advice_text(advice);
  EXPECT_EQ(advice_text(advise(view, effort, again)), text);
  ASSERT_FALSE(advice.options.empty());
  EXPECT_FALSE(advice.reasons.empty()) << text;
  EXPECT_FALSE(advice.chosen().less);
  EXPECT_EQ(parse_advice(text), advice) << text;
  for (const Option& option : advice.options) {
    EXPECT_TRUE(std::holds_alternative<Event>(judge(table, option.decision))) << text;
    EXPECT_LE(option.chance, advice.chosen().chance);
  }
  for (const Reason& reason : advice.reasons) EXPECT_LE(reason.times, 10'000);
  if (table.turn != seat) return;
  const Choice now = choice(table);
  Stream own = decision_stream(table.seed_key, seat, 7);
  if (now.kind == Decision::Kind::play) {
    EXPECT_EQ(advice.chosen().decision.card, weigh_cards(view, effort, own).chosen) << text;
    EXPECT_EQ(static_cast<int>(advice.options.size()), now.cards.count());
  } else {
    EXPECT_EQ(advice.chosen().decision, choose_expertly(view, own)) << text;
  }
}

TEST(Advice, IsWhatTheExpertDecidesEverywhere) {
  constexpr Effort little{8, 2, 500};
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (!variant.allows(players)) continue;
      Stream stream(seed_key("advice" + std::string(variant.id)), "test");
      allfours::Setup setup = setup_of(variant.id, players);
      setup.seed = "ADVICE";
      Table table = new_table(setup);
      int asked = 0;
      play_randomly(table, stream, [&](const Table& before, const Event& event) {
        if (asked == 12) return false;
        if (!is_decision(event.kind) || event.kind == EventKind::lay_down) return true;
        if (before.phase == Phase::play && stream.below(4) > 0) return true;
        const Question question = next_question(before, 0);
        check(before, question.seat, little);
        ++asked;
        return true;
      });
      EXPECT_GT(asked, 5) << variant.id;
    }
  }
}

// The dealer wins the game with the ace turned up, but the stake on All Fours is still open.
TEST(Advice, SaysWhatAStakeHangsOnInADecidedHand) {
  const auto asked = [](std::string_view rules) {
    Deal deal = Deal("trinidad-2").rules(rules).score({12, 0}).turned("As");
    Story story = deal.hand(0, "Ks Js 3s Td 9d 9h")
                      .hand(1, "Tc 5c 6c 7c 8c Qs")
                      .start()
                      .says("stand")
                      .plays("Tc");
    return advice_at(story.table());
  };
  const auto names = [](const Advice& advice, Kind kind) {
    return std::any_of(advice.reasons.begin(), advice.reasons.end(),
                       [&](const Reason& reason) { return reason.kind == kind; });
  };
  const Advice advice = asked("target=13 stake_all_fours=2");
  const std::string told = advice_text(advice);
  ASSERT_EQ(advice.options.size(), 6U) << told;
  for (const Option& option : advice.options) EXPECT_GT(option.chance, 9'900) << told;
  EXPECT_EQ(advice.chosen().decision.card, *parse_card("Js")) << told;
  EXPECT_FALSE(names(advice, Kind::won)) << told;
  EXPECT_TRUE(names(advice, Kind::saves_jack) || names(advice, Kind::our_jack) ||
              names(advice, Kind::wins_trick))
      << told;
}

// Each card of a pitch in turn, not only the card that it would be compared with anyway.
TEST(Advice, ComparesWithWhatItIsAskedAbout) {
  const Story story = positions()[0].story();
  const Advice usual = advice_at(story.table());
  ASSERT_EQ(usual.options.size(), 6U);
  for (std::size_t i = 0; i < usual.options.size(); ++i) {
    if (static_cast<int>(i) == usual.best) continue;
    const Decision played = usual.options[i].decision;
    const Advice advice = advice_at(story.table(), enough, &played);
    EXPECT_EQ(advice.best, usual.best);
    EXPECT_EQ(advice.against, static_cast<int>(i));
  }
}

TEST(Advice, HiddenCardsExchangedChangeNothingOfIt) {
  constexpr Effort little{6, 2, 300};
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (!variant.allows(players)) continue;
      const auto same_advice = [&](const SeatView& view, const SeatView& other,
                                   const std::string& link) {
        Stream own(7, "own"), same(7, "own");
        const Advice advice = advise(view, little, own);
        EXPECT_EQ(advice_text(advice), advice_text(advise(other, little, same))) << link;
        return advice.worlds > 0;
      };
      EXPECT_EQ(compare_exchanged(variant, players, "hidden", 8, same_advice), 8)
          << variant.id << " " << players;
    }
  }
}

}  // namespace
}  // namespace allfours
