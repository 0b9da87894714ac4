// Dealing by hand and misdeals (RULES.md §4, `table_rules` with `hand_dealing`).
#include "core/game/game.hpp"
#include "core/game/log_reader.hpp"
#include "core/game/record.hpp"
#include "core/log/event_json.hpp"
#include "core/table/dealing.hpp"
#include "core/table/irregular.hpp"
#include "core/table/seat_view.hpp"
#include "players/knowledge/revoke_detection.hpp"
#include "rules/rule_test.hpp"

namespace allfours::misdeal_test {
namespace {

using Reason = Refusal::Reason;

constexpr std::string_view by_hand = "table_rules=true hand_dealing=true";

// Seat 0 deals, seat 1 is eldest. The hands equal those of an automatic deal.
Deal two(std::string_view rules = by_hand) { return Deal("german").rules(rules).turned("5h"); }

SeatCounts counts_of(std::vector<int> each) {
  SeatCounts counts;
  for (const int count : each) counts.push(count);
  return counts;
}

TEST(Misdeal, TheDealerDecidesHowManyCardsGoToEachSeat) {
  RULE("§4",
       "**Misdeal**: the dealer deals by hand (a decision that lists how many cards go to each "
       "seat).");
  Story story = two().start();
  EXPECT_EQ(story.told(), (Lines{"game", "first dealer 0", "hand 1 dealer 0"}));
  EXPECT_EQ(story.turn(), 0);
  const Choice now = choice(story.table());
  EXPECT_EQ(now.kind, Decision::Kind::deal_by_hand);
  EXPECT_EQ(now.counts, counts_of({6, 6}));
  story.deals({6, 6});
  EXPECT_EQ(story.last(), (Lines{"seat 0 deals 6 6", "deal", "turned 5h"}));
  EXPECT_EQ(story.words(), "stand beg");
  // Also the three cards of a run.
  story.says("beg run");
  EXPECT_EQ(story.turn(), 0);
  EXPECT_EQ(choice(story.table()).counts, counts_of({3, 3}));
}

TEST(Misdeal, ARightDealIsTheOneThatThePackGivesByItself) {
  RULE("§4",
       "A right deal gives the cards that the pack gives by itself, in the rule set's packets;");
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (!variant.allows(players)) continue;
      Story itself = Deal(variant.id, players).rules("table_rules=true").start();
      Story hand = Deal(variant.id, players).rules(by_hand).start();
      hand.deals(std::vector<int>(at(players), 6));
      EXPECT_EQ(hand.table().hands, itself.table().hands) << variant.id << " " << players;
      EXPECT_EQ(hand.table().next_card, itself.table().next_card) << variant.id;
      EXPECT_EQ(hand.turn(), itself.turn()) << variant.id;
      EXPECT_FALSE(hand.table().misdealt);
    }
  }
}

TEST(Misdeal, ItIsInTheLastPacket) {
  RULE("§4", "what is too much or too little for a seat is so in its last packet **[R]**.");
  // Three and three, eldest first: seat 1 gets cards 0 to 2, seat 0 gets 3 to 5, and so on.
  const auto cards = [](Story& story, int seat) {
    std::string text;
    const Event deal = story.all(EventKind::deal)[0];
    for (int i = 0; i < deal.counts[seat]; ++i) {
      text += card_text(deal.cards[deal.counts.before(seat) + i]);
    }
    return text;
  };
  const auto from_pack = [](const Story& story, std::vector<int> places) {
    std::string text;
    for (const int place : places) text += card_text(story.table().pack[at(place)]);
    return text;
  };
  Story more = two().start();
  more.deals({6, 8});
  EXPECT_EQ(cards(more, 1), from_pack(more, {0, 1, 2, 6, 7, 8, 9, 10}));
  EXPECT_EQ(cards(more, 0), from_pack(more, {3, 4, 5, 11, 12, 13}));
  EXPECT_EQ(more.table().turned[0], more.table().pack[14]);
  Story fewer = two().start();
  fewer.deals({5, 2});
  EXPECT_EQ(cards(fewer, 1), from_pack(fewer, {0, 1}));
  EXPECT_EQ(cards(fewer, 0), from_pack(fewer, {2, 3, 4, 5, 6}));
  // Cards beyond the last packet have its turn.
  EXPECT_EQ(packet_turn(more.table(), 1, 7), packet_turn(more.table(), 1, 5));
}

TEST(Misdeal, IsWorthAPointToTheOpponents) {
  RULE("§4",
       "A wrong number is worth 1 to the opponents; the cards are thrown in, same dealer **[R]**.");
  Story story = two().start();
  story.deals({6, 7});
  EXPECT_EQ(story.turn(), 1);
  story.calls_misdeal(1);
  EXPECT_EQ(story.last(), (Lines{"seat 1 calls a misdeal", "side 1 +1 misdeal", "redeal misdeal",
                                 "hand 1 dealer 0"}));
  EXPECT_EQ(story.score(1), 1);
  EXPECT_EQ(story.score(0), 0);
  EXPECT_EQ(story.turn(), 0);
  EXPECT_EQ(story.table().redeals, 1);
  const Event award = story.award(AwardFor::misdeal);
  EXPECT_EQ(award.why.erred, 0);
  EXPECT_EQ(award.why.called_by, 1);
  // Another deal of the same hand, from a new pack.
  story.deals({6, 6});
  EXPECT_FALSE(story.table().misdealt);
  EXPECT_EQ(story.table().hand, 1);
}

TEST(Misdeal, ThePartnersScoreTogether) {
  RULE("§4", "A wrong number is worth 1 to the opponents;");
  Story story = Deal("trinidad").rules(by_hand).start();
  story.deals({6, 6, 6, 5});
  EXPECT_EQ(story.refused(Decision::of_call_misdeal(2)).reason, Reason::no_misdeal)
      << "the dealer's partner";
  EXPECT_EQ(story.refused(Decision::of_call_misdeal(0)).reason, Reason::no_misdeal);
  story.calls_misdeal(3);
  EXPECT_EQ(story.awards(), (Lines{"side 1 +1 misdeal"}));
}

TEST(Misdeal, ToEachOfTwoSides) {
  RULE("§4", "Three sides: 1 to each other side **[R]**.");
  Story six = Deal("west-yorkshire-6").rules(by_hand).start();
  six.deals({6, 6, 6, 6, 7, 6});
  six.calls_misdeal(5);
  EXPECT_EQ(six.awards(), (Lines{"side 1 +1 misdeal", "side 2 +1 misdeal"}));
  Story three = Deal("seven-up", 3).rules(by_hand).dealer(1).start();
  three.deals({6, 5, 6});
  three.calls_misdeal(0);
  EXPECT_EQ(three.awards(), (Lines{"side 2 +1 misdeal", "side 0 +1 misdeal"}));
  EXPECT_EQ(three.table().dealer, 1);
}

TEST(Misdeal, TheFirstThatReachesTheTargetWins) {
  RULE("§1", "the first side to reach it wins **at that award**; nothing after it counts");
  Story story = Deal("seven-up", 3).rules(by_hand).score({0, 6, 6}).start();
  story.deals({7, 6, 6});
  story.calls_misdeal(2);
  EXPECT_EQ(story.last(),
            (Lines{"seat 2 calls a misdeal", "side 1 +1 misdeal", "hand_end", "side 1 wins"}));
  EXPECT_EQ(story.score(2), 6);
}

TEST(Misdeal, InARunToo) {
  RULE("§4",
       "The same for a run that is dealt wrongly; points already scored for turned cards stand "
       "**[R]**.");
  Story story = Deal("trinidad").rules(by_hand).turned("Jh 5s").start();
  story.deals({6, 6, 6, 6}).says("beg run").deals({2, 4, 3, 3});
  EXPECT_EQ(story.table().phase, Phase::misdeal_calls);
  EXPECT_EQ(story.turn(), 1);
  story.calls_misdeal(1);
  EXPECT_EQ(story.awards(), (Lines{"side 0 +3 turn_up_jack", "side 1 +1 misdeal"}));
  EXPECT_EQ(story.told().back(), "redeal misdeal");
  EXPECT_EQ(story.score(0), 3);
  EXPECT_EQ(story.score(1), 1);
}

TEST(Misdeal, AnotherRunCanFollowFirst) {
  RULE("§4", "The same for a run that is dealt wrongly;");
  Story story = two().turned("5h 6h").start();
  story.deals({6, 6}).says("beg run").deals({2, 4});
  EXPECT_EQ(story.table().phase, Phase::deal_by_hand) << "the same suit again";
  EXPECT_TRUE(may_call_misdeal(story.table(), 1));
  story.calls_misdeal(1);
  EXPECT_EQ(story.told().back(), "redeal misdeal");
}

TEST(Misdeal, MustBeSaidBeforeTheFirstLead) {
  RULE("§4", "An opponent must say so before the first card is led **[R]**.");
  Story story = Deal("trinidad").rules(by_hand).turned("5h").start();
  story.deals({6, 6, 7, 6}).says("stand");
  RULE("§4",
       "Before discards and the first lead each opponent of the dealer is asked, in order from "
       "eldest;");
  EXPECT_EQ(story.table().phase, Phase::misdeal_calls);
  EXPECT_EQ(story.turn(), 1);
  EXPECT_EQ(story.words(), "pass");
  story.says("pass");
  EXPECT_EQ(story.turn(), 3);
  EXPECT_TRUE(may_call_misdeal(story.table(), 1)) << "a later call is possible";
  RULE("§4",
       "where nobody calls it the cards are thrown in without a point, same dealer, as hands of "
       "unequal number cannot be played out **[R]**.");
  story.says("pass");
  EXPECT_EQ(story.last(), (Lines{"seat 3 says pass", "redeal misdeal", "hand 1 dealer 0"}));
  EXPECT_EQ(story.score(1), 0);
  EXPECT_EQ(story.turn(), 0);
}

TEST(Misdeal, AskedBeforeAnyPitchOrDiscard) {
  RULE("§4",
       "Before discards and the first lead each opponent of the dealer is asked, in order from "
       "eldest;");
  for (const std::string_view variant : {"west-yorkshire", "pitch", "california-jack"}) {
    Story story = Deal(variant).rules(by_hand).start();
    std::vector<int> counts(at(story.setup().players), 6);
    counts[1] = 8;
    story.deals(counts);
    EXPECT_EQ(story.table().phase, Phase::misdeal_calls) << variant;
    EXPECT_EQ(story.turn(), 1) << variant;
    story.calls_misdeal(1);
    EXPECT_EQ(story.told().back(), "redeal misdeal") << variant;
  }
  Story discards = two().turned("5h 6s").start();
  discards.deals({6, 6}).says("beg run").deals({2, 4});
  EXPECT_EQ(discards.table().phase, Phase::misdeal_calls);
}

TEST(Misdeal, AGiftStands) {
  RULE("§4", "Until it is called the hand goes on, and a gift scored meanwhile stands **[R]**.");
  Story story = two().start();
  story.deals({6, 5}).says("beg give").calls_misdeal(1);
  EXPECT_EQ(story.awards(), (Lines{"side 1 +1 gift", "side 1 +1 misdeal"}));
}

TEST(Misdeal, ARightDealCannotBeCalled) {
  RULE("§4", "a right deal cannot be called **[R]**.");
  Story story = two().start();
  EXPECT_EQ(story.refused(Decision::of_call_misdeal(1)).reason, Reason::no_misdeal) << "not dealt";
  story.deals({6, 6});
  const Refusal no = story.refused(Decision::of_call_misdeal(1));
  EXPECT_EQ(no.reason, Reason::no_misdeal);
  EXPECT_EQ(no.sentence(),
            "Only an opponent of the dealer can call a misdeal, before the first lead, and only "
            "where somebody was dealt a wrong number of cards.");
  for (const int seat : {-1, 0, 2, 6}) {
    EXPECT_EQ(story.refused(Decision::of_call_misdeal(seat)).reason, Reason::no_misdeal) << seat;
  }
}

TEST(Misdeal, OnlySoManyCardsCanBeDealt) {
  RULE("§4",
       "A seat can get up to twice what it should, and all together leave a card to be turned, or "
       "to lie on the stock **[R]**.");
  Story story = two().start();
  for (const auto& counts : {std::vector<int>{13, 6}, {-1, 6}, {6}, {6, 6, 6}}) {
    const Refusal no = story.refused(Decision::of_deal(0, counts_of(counts)));
    EXPECT_EQ(no.reason, Reason::cannot_be_dealt);
    EXPECT_EQ(
        no.sentence(),
        "A deal has a number of cards for each of 2 seats, no more than 12 for one and 51 for "
        "all.");
  }
  EXPECT_EQ(story.refused(Decision::of_deal(1, counts_of({6, 6}))).reason, Reason::not_your_turn);
  EXPECT_EQ(story.refused(Decision::of_say(0, Say::stand)).reason, Reason::not_now);
  story.deals({0, 12});
  EXPECT_EQ(story.table().hand_count[1], 12);
  Story six = Deal("west-yorkshire-6").rules(by_hand).start();
  EXPECT_EQ(six.refused(Decision::of_deal(0, counts_of({12, 12, 12, 12, 5, 0}))).reason,
            Reason::cannot_be_dealt);
  six.deals({12, 12, 12, 12, 4, 0});
  EXPECT_EQ(six.table().next_card, pack_size);
}

TEST(Misdeal, WithStakesADecidedGameEndsWithIt) {
  RULE("§4", "When the game is decided a misdeal costs 1 point that does not count **[R]**.");
  Story story = Deal("trinidad")
                    .rules("table_rules=true hand_dealing=true stake_game=2 stake_all_fours=1")
                    .score({13, 13})
                    .turned("Jh")
                    .start();
  story.deals({6, 6, 7, 5}).calls_misdeal(3);
  EXPECT_EQ(story.last(), (Lines{"seat 3 calls a misdeal", "side 1 +1 misdeal (not counted)",
                                 "redeal misdeal", "hand_end", "side 0 wins"}));
}

TEST(Misdeal, HandDealingIsAFieldOfItsOwn) {
  RULE("§4", "`hand_dealing`, to be had where `table_rules` is on **[R]**;");
  RuleSet rules = find_variant("german")->rules;
  rules.hand_dealing = true;
  EXPECT_EQ(validate(rules, 2)->sentence(),
            "Dealing by hand goes wrong only where mistakes can be made (table_rules).");
  rules.table_rules = true;
  EXPECT_FALSE(validate(rules, 2));
  for (const Variant& variant : variants()) EXPECT_FALSE(variant.rules.hand_dealing) << variant.id;
  // Games with table_rules alone are unchanged.
  Story story = two("table_rules=true").start();
  EXPECT_EQ(story.told()[3], "deal");
  EXPECT_EQ(story.refused(Decision::of_deal(0, counts_of({6, 7}))).reason, Reason::not_your_turn);
}

TEST(Misdeal, EverybodySeesHowManyCardsEverybodyHas) {
  RULE("§4", "Everybody sees how many cards everybody has,");
  for (const std::string_view variant : {"german", "california-jack", "french-4"}) {
    Story story = Deal(variant).rules(by_hand).start();
    std::vector<int> counts(at(story.setup().players), 6);
    counts[1] = 8;
    story.deals(counts);
    for (int seat = 0; seat < story.setup().players; ++seat) {
      const SeatView view = seen_from(story.table(), seat);
      EXPECT_EQ(view.table.hand_count[1], 8);
      EXPECT_TRUE(view.table.misdealt);
      // As before, nobody knows the others' cards.
      for (int other = 0; other < story.setup().players; ++other) {
        if (other == seat) continue;
        EXPECT_TRUE(view.table.hands[at(other)].empty()) << variant << " " << seat << " " << other;
      }
    }
  }
}

TEST(Misdeal, ComputerPlayersCallItAtOnce) {
  Story story = Deal("trinidad").rules(by_hand).start();
  story.deals({6, 6, 6, 5});
  EXPECT_FALSE(speaks_up(story.table(), 0b0101)) << "the dealer's own side";
  EXPECT_EQ(speaks_up(story.table(), 0b1111), Decision::of_call_misdeal(1));
  EXPECT_EQ(speaks_up(story.table(), 0b1000), Decision::of_call_misdeal(3));
  Story right = Deal("trinidad").rules(by_hand).start();
  right.deals({6, 6, 6, 6});
  EXPECT_FALSE(speaks_up(right.table(), 0b1111));
}

TEST(Misdeal, TheLinesAndTheLinkSayIt) {
  EVENTS_RULE(
      "`misdeal`: `cards` is empty, `why` has the dealer as `seat` and the caller as `by`.");
  Game game(setup_of("german", 2, by_hand));
  const auto line_at = [&](std::size_t i) {
    std::string line;
    append_json(line, game.log()[i], game.setup());
    return line;
  };
  const int dealer = game.table().dealer;
  const std::string seat = std::to_string(dealer);
  const std::string eldest = std::to_string(1 - dealer);
  ASSERT_FALSE(game.play(Decision::of_deal(dealer, counts_of({6, 7}))));
  EXPECT_EQ(line_at(3), R"({"e":"deal_by_hand","seat":)" + seat + R"(,"counts":[6,7]})");
  const std::size_t called = game.log().size();
  ASSERT_FALSE(game.play(Decision::of_call_misdeal(1 - dealer)));
  EXPECT_EQ(line_at(called), R"({"e":"call_misdeal","by":)" + eldest + "}");
  EXPECT_NE(line_at(called + 1).find(R"("for":"misdeal","cards":[],"counted":true)"),
            std::string::npos);
  EXPECT_NE(
      line_at(called + 1)
          .find(R"("why":{"rule":"hand_dealing.true","seat":)" + seat + R"(,"by":)" + eldest + "}"),
      std::string::npos)
      << line_at(called + 1);
  EXPECT_EQ(line_at(called + 2), R"({"e":"redeal","why":"misdeal"})");
  ASSERT_FALSE(game.play(Decision::of_deal(dealer, counts_of({6, 6}))));
  const std::string link = record_text(game);
  EXPECT_NE(link.find("&log=1GH-"), std::string::npos) << link;
  const auto opened = parse_record(link);
  ASSERT_TRUE(std::holds_alternative<Record>(opened)) << link;
  EXPECT_EQ(std::get<Events>(events(std::get<Record>(opened))), game.log());
  std::string log;
  for (std::size_t i = 0; i < game.log().size(); ++i) log += line_at(i) + "\n";
  const auto read = parse_log(log);
  ASSERT_TRUE(std::holds_alternative<Record>(read)) << std::get<LogFault>(read).sentence();
  EXPECT_EQ(std::get<Events>(events(std::get<Record>(read))), game.log());
}

}  // namespace
}  // namespace allfours::misdeal_test
