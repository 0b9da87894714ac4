// Composed deals and games from the middle, in links (preset_deal.hpp).
#include "core/table/preset_deal.hpp"

#include "core/cards/random.hpp"
#include "core/game/record.hpp"
#include "core/log/event_json.hpp"
#include "core/table/dealing.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

Record parsed(std::string_view text) {
  auto result = parse_record(text);
  EXPECT_TRUE(std::holds_alternative<Record>(result)) << std::get<Fault>(result).sentence();
  return std::holds_alternative<Record>(result) ? std::get<Record>(result) : Record{};
}

std::string refusal(std::string_view text) {
  const auto result = parse_record(text);
  const auto* fault = std::get_if<Fault>(&result);
  EXPECT_NE(fault, nullptr) << text;
  return fault == nullptr ? "" : fault->sentence();
}

// The first event of a kind.
Event first(const Events& log, EventKind kind) {
  for (const Event& event : log) {
    if (event.kind == kind) return event;
  }
  ADD_FAILURE() << "no such event";
  return {};
}

Events log_of(const Record& record) { return std::get<Events>(events(record)); }

std::string hand_text(const Event& deal, int seat) {
  std::string text;
  for (int i = 0; i < hand_size; ++i) text += card_text(deal.cards[seat * hand_size + i]);
  return text;
}

TEST(Given, HandsAndTheTurnedCardAreAsNamed) {
  const Record record = parsed("v=german&seed=7&dealer=1&deal=AhKhQhJhTh9h.2c3c4c5c6c7c.As");
  const Events log = log_of(record);
  const Event deal = first(log, EventKind::deal);
  EXPECT_EQ(hand_text(deal, 0), "AhKhQhJhTh9h");
  EXPECT_EQ(hand_text(deal, 1), "2c3c4c5c6c7c");
  EXPECT_EQ(card_text(first(log, EventKind::turn_up).card), "As");
}

TEST(Given, EverySeatGetsItsHandWhoeverDealsAndHoweverThePacketsAre) {
  for (const char* packets :
       {"three_three", "singles", "two_two_two", "three_two_one", "one_four_one"}) {
    for (const char* dealer : {"0", "1", "2", "3"}) {
      const Record record = parsed(std::string("v=trinidad&seed=7&rules=packets.") + packets +
                                   "&dealer=" + dealer + "&deal=2c3c.4c5c.6c7c.8c9c.Jh");
      const Event deal = first(log_of(record), EventKind::deal);
      EXPECT_EQ(hand_text(deal, 0).substr(0, 4), "2c3c") << packets << dealer;
      EXPECT_EQ(hand_text(deal, 1).substr(0, 4), "4c5c") << packets << dealer;
      EXPECT_EQ(hand_text(deal, 3).substr(0, 4), "8c9c") << packets << dealer;
      EXPECT_EQ(first(log_of(record), EventKind::turn_up).card, *parse_card("Jh"));
    }
  }
}

TEST(Given, WhatIsNotNamedComesFromTheSeed) {
  const Record one = parsed("v=german&seed=7&deal=.2c");
  const Record same = parsed("v=german&seed=7&deal=.2c");
  const Record other = parsed("v=german&seed=8&deal=.2c");
  EXPECT_EQ(*one.setup.first_pack, *same.setup.first_pack);
  EXPECT_NE(*one.setup.first_pack, *other.setup.first_pack);
  CardSet all;
  for (const Card card : *one.setup.first_pack) all.add(card);
  EXPECT_EQ(all, CardSet::pack());
}

TEST(Given, TheTextNamesHandsAndNoMoreThanNeeded) {
  const std::string text = "v=german&seed=7&deal=AhKhQhJhTh9h.2c3c4c5c6c7c";
  EXPECT_EQ(record_text(parsed(text)), text);
  EXPECT_EQ(record_text(parsed(text + ".As")), text + ".As");
  // A whole pack: the last card may be omitted.
  std::string whole = "v=german&seed=7&deal=AhKhQhJhTh9h.2c3c4c5c6c7c.";
  const Pack pack = *parsed(text).setup.first_pack;
  for (int i = pack_size - 1; i >= 2 * hand_size; --i) {
    whole += card_text(pack[static_cast<std::size_t>(i)]);
  }
  const std::string again = record_text(parsed(whole));
  EXPECT_EQ(parsed(again).setup.first_pack, parsed(whole).setup.first_pack);
  EXPECT_LT(again.size(), whole.size());
}

TEST(Given, OnlyTheFirstDealIsGiven) {
  const Record given = parsed("v=trinidad&seed=7&hand=3&dealer=2&deal=.2c3c");
  EXPECT_EQ(first(log_of(given), EventKind::hand).hand_number, 3);
  EXPECT_NE(*given.setup.first_pack, shuffled_pack(seed_key("7"), 3, 0));
}

// "What is not named comes in the order in which the seed shuffles it": for the hand of the deal,
// whatever its number.
TEST(Given, CardsFilledUpComeFromTheSeedOfThatVeryHand) {
  for (const int hand : {1, 3, 12}) {
    const Record given =
        parsed("v=trinidad&seed=7&hand=" + std::to_string(hand) + "&dealer=2&deal=.2c3c..Jh.As");
    const CardSet named = set_of("2c 3c Jh As");
    const auto others = [&](const Pack& pack) {
      std::string text;
      for (const Card card : pack) text += named.contains(card) ? "" : card_text(card) + " ";
      return text;
    };
    EXPECT_EQ(others(*given.setup.first_pack), others(shuffled_pack(seed_key("7"), hand, 0)));
    EXPECT_NE(others(*given.setup.first_pack), others(shuffled_pack(seed_key("7"), hand + 1, 0)));
  }
}

// "Only a game's first deal can be given": the next deal comes from the seed alone, in the game and
// in a link of that hand.
TEST(Given, ALaterHandAndItsLinkKnowNothingOfTheCardsGiven) {
  const Record given = parsed("v=german&seed=LATER&hand=4&dealer=1&deal=AhKhQh.2c3c.9s");
  Game game(given.setup);
  while (!game.over() && game.table().hand < 6) {
    const Choice now = choice(game.table());
    ASSERT_FALSE(game.play(now.says != 0 ? Decision::of_say(now.seat, Say::stand)
                                         : Decision::of_play(now.seat, now.cards.first())));
  }
  ASSERT_EQ(game.table().hand, 6);
  const Events& log = game.log();
  EXPECT_NE(record_text(record_of_hand(game.setup(), log, 4)).find("&deal="), std::string::npos);
  EXPECT_EQ(log_of(record_of_hand(game.setup(), log, 4))[2], log[2]);
  const Record later = record_of_hand(game.setup(), log, 5);
  EXPECT_FALSE(later.setup.first_pack);
  EXPECT_EQ(record_text(later).find("&deal="), std::string::npos) << record_text(later);
  EXPECT_EQ(record_text(later).find("v=german&seed=LATER&hand=5&dealer=0&"), 0U);
  const auto begins = std::find_if(log.begin(), log.end(), [](const Event& event) {
    return event.kind == EventKind::hand && event.hand_number == 5;
  });
  const Events part = log_of(parsed(record_text(later)));
  ASSERT_GT(part.size(), 10U);
  for (std::size_t i = 1; i + 1 < part.size(); ++i) {
    if (part[i].kind == EventKind::hand_end) break;
    ASSERT_EQ(part[i], begins[static_cast<int>(i) - 1]);
  }
  const Table dealt = game.table_at(static_cast<int>(begins - log.begin()) + 1);
  EXPECT_EQ(dealt.pack, shuffled_pack(seed_key("LATER"), 5, 0));
}

TEST(Given, WhatIsWrongWithADealIsSaid) {
  const std::string link = "v=german&seed=7&deal=";
  EXPECT_EQ(refusal(link + "Ah1h"), "The deal (deal=) says \"1h\", which is no card.");
  EXPECT_EQ(refusal(link + "AhK"), "The deal (deal=) says \"K\", which is no card.");
  EXPECT_EQ(refusal(link + "Ah.Ah"), "The deal (deal=) has Ah twice.");
  EXPECT_EQ(refusal(link + "AhKhQhJhTh9h8h"),
            "A hand of the deal (deal=) has at most 6 cards, not 7.");
  EXPECT_EQ(refusal(link + "Ah.Kh.Qh.Jh"),
            "A deal (deal=) names at most 2 hands and the cards that follow, with dots between.");
  EXPECT_EQ(refusal(link), "The link says deal= and nothing after it.");
}

TEST(Given, AGameBeginsInItsMiddle) {
  const std::string text = "v=trinidad&seed=KINGSTON-42&hand=4&dealer=2&score=13.9";
  const Record record = parsed(text);
  EXPECT_EQ(record_text(record), text);
  const Events log = log_of(record);
  ASSERT_EQ(log[1].kind, EventKind::hand);
  EXPECT_EQ(log[1].hand_number, 4);
  EXPECT_EQ(log[1].seat, 2);
  EXPECT_EQ(log[1].score[0], 13);
  EXPECT_EQ(log[1].score[1], 9);
  std::string json;
  append_json(json, log[0], record.setup);
  EXPECT_NE(json.find(R"("start":{"hand":4,"dealer":2,"score":[13,9]})"), std::string::npos)
      << json;
  // Without a dealer it is determined as usual.
  const Events found = log_of(parsed("v=trinidad&seed=KINGSTON-42&score=13.9"));
  EXPECT_EQ(found[1].kind, EventKind::first_dealer);
  EXPECT_EQ(found[2].score[0], 13);
}

TEST(Given, WhatIsWrongWithAStartIsSaid) {
  const std::string link = "v=trinidad&seed=7&";
  EXPECT_EQ(refusal(link + "dealer=4"), "The dealer (dealer=) is a seat from 0 to 3, not \"4\".");
  EXPECT_EQ(refusal(link + "dealer=01"), "The dealer (dealer=) is a seat from 0 to 3, not \"01\".");
  EXPECT_EQ(refusal(link + "hand=0"), "The hand (hand=) is a number from 1 to 999, not \"0\".");
  EXPECT_EQ(refusal(link + "score=3"),
            "The score (score=) has a number for each of 2 sides, with dots between.");
  EXPECT_EQ(refusal(link + "score=3.14"),
            "A score (score=) is a number from -99 to 13, not \"14\".");
}

TEST(Given, AHandOfAGameIsALinkOfItsOwn) {
  for (const Variant& variant : variants()) {
    allfours::Setup setup;
    setup.variant = &variant;
    setup.players = variant.usual_players;
    setup.rules = variant.rules;
    setup.seed = "BUSH";
    Table table = new_table(setup);
    Events log;
    advance(table, log);
    for (int i = 0; i < 150 && table.turn >= 0; ++i) {
      const Choice now = choice(table);
      Decision decision = Decision::of_play(now.seat, now.cards.first());
      if (now.kind == Decision::Kind::say) {
        decision = Decision::of_say(now.seat, static_cast<Say>(std::countr_zero(now.says)));
      } else if (now.kind == Decision::Kind::discard) {
        CardList cards;
        for (int k = 0; k < now.discards; ++k) cards.push(now.cards.at(k));
        decision = Decision::of_discard(now.seat, cards);
      }
      log.push_back(std::get<Event>(judge(table, decision)));
      apply(table, log.back());
      advance(table, log);
    }
    const int last = table.hand;
    for (int hand = 1; hand <= last; ++hand) {
      const Record record = record_of_hand(setup, log, hand);
      const Record again = parsed(record_text(record));
      const Events part = log_of(again);
      // Its events are those of the game, from its first line to its end.
      const auto begins = std::find_if(log.begin(), log.end(), [&](const Event& event) {
        return event.kind == EventKind::hand && event.hand_number == hand;
      });
      for (std::size_t i = 1; i < part.size(); ++i) {
        const auto place = static_cast<std::size_t>(begins - log.begin()) + i - 1;
        if (place >= log.size() || part[i - 1].kind == EventKind::hand_end) break;
        EXPECT_EQ(part[i], log[place]) << variant.id << " hand " << hand << " event " << i;
      }
      EXPECT_LE(record_text(record).size(), 200U) << record_text(record);
    }
  }
}

TEST(Given, AMomentIsWithinTheLog) {
  const std::string link = "v=trinidad&seed=7&at=";
  const auto length = log_of(parsed("v=trinidad&seed=7")).size();
  EXPECT_EQ(record_text(parsed(link + "3")), link + "3");
  EXPECT_EQ(parsed(link + std::to_string(length)).moment, static_cast<int>(length));
  EXPECT_EQ(refusal(link + std::to_string(length + 1)), "The moment (at=) is a number from 1 to " +
                                                            std::to_string(length) + ", not \"" +
                                                            std::to_string(length + 1) + "\".");
  EXPECT_EQ(refusal(link + "0"),
            "The moment (at=) is a number from 1 to " + std::to_string(length) + ", not \"0\".");
}

TEST(Given, AVersionOfTheFutureIsRefused) {
  EXPECT_EQ(record_text(parsed("v=trinidad&seed=7&version=1")), "v=trinidad&seed=7");
  EXPECT_EQ(refusal("v=trinidad&seed=7&version=2"),
            "The link is of version \"2\"; this program reads version 1.");
}

}  // namespace
}  // namespace allfours
