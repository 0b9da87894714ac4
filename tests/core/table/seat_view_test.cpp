// The information of a seat, in stories. tests/properties/seat_view_test.cpp checks in random games
// that no seat ever learns more.
#include "core/table/seat_view.hpp"

#include "core/log/event_json.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

std::string hand_seen(const Story& story, int viewer, int seat) {
  return text_of(seen_from(story.table(), viewer).table.hands[at(seat)]);
}

Story three_more() {
  Story story = Deal("german")
                    .hand(0, "Ah 2h 3c 4c 5c 6c 7c 8c 9c")
                    .hand(1, "Kh 3h 3d 4d 5d 6d 7d 8d 9d")
                    .turned("7s 7h")
                    .start();
  story.says("beg run");
  return story;
}

TEST(SeatView, OneSeesOnesOwnHandOnly) {
  Story story = three_more();
  EXPECT_EQ(hand_seen(story, 0, 0), "3c 4c 5c 6c 7c 8c 9c 2h Ah");
  EXPECT_EQ(hand_seen(story, 0, 1), "");
  const Table seen = seen_from(story.table(), 0).table;
  EXPECT_EQ(seen.hand_count[1], 9);
  EXPECT_TRUE(seen.dealt[1].empty());
  EXPECT_TRUE(seen.is_view);
  EXPECT_EQ(seen.trump, Suit::hearts);
}

TEST(SeatView, NeitherSeedNorPack) {
  Story story = three_more();
  const Table seen = seen_from(story.table(), 1).table;
  EXPECT_EQ(seen.seed_key, 0u);
  EXPECT_FALSE(seen.pack_given);
  EXPECT_EQ(seen.pack, Pack{});
  EXPECT_EQ(redacted(story.setup()).seed, "");
  EXPECT_FALSE(redacted(story.setup()).first_pack.has_value());
}

TEST(SeatView, OneKnowsOnesOwnDiscardsOnly) {
  Story story = three_more();
  story.discards("9d 8d Kh");
  EXPECT_EQ(text_of(seen_from(story.table(), 1).table.discarded[1]), "8d 9d Kh");
  EXPECT_TRUE(seen_from(story.table(), 0).table.discarded[1].empty());
  EXPECT_EQ(seen_from(story.table(), 0).table.hand_count[1], 6);
  for (const Event& event : redacted(story.setup(), story.log(), 0)) {
    if (event.kind != EventKind::discard) continue;
    EXPECT_EQ(event.cards.size(), 3);
    EXPECT_FALSE(event.cards[0].known());
  }
}

TEST(SeatView, TheLegalSetsOfOthersWouldGiveHandsAway) {
  Story story = Deal("german").turned("7s").start();
  story.says("stand").plays(card_text(choice(story.table()).cards.first()));
  story.plays(card_text(choice(story.table()).cards.first()));
  for (const int viewer : {0, 1}) {
    for (const Event& event : redacted(story.setup(), story.log(), viewer)) {
      if (event.kind == EventKind::play) {
        EXPECT_EQ(event.legal.empty(), event.seat != viewer);
      }
      if (event.kind == EventKind::say) {
        EXPECT_EQ(event.says == 0, event.seat != viewer);
      }
    }
  }
}

TEST(SeatView, WhatIsPlayedIsKnown) {
  Story story =
      Deal("german").hand(0, "Ah 2h 3c 4c 5c 6c").hand(1, "Kh 3h 3d 4d 5d 6d").turned("7s").start();
  story.says("stand").plays("Kh Ah");
  const Table seen = seen_from(story.table(), 0).table;
  EXPECT_EQ(text_of(seen.dealt[1]), "Kh");
  EXPECT_EQ(text_of(seen.taken[0]), "Kh Ah");
  EXPECT_EQ(seen.hand_count[1], 5);
}

TEST(SeatView, ThePitchersPartnerMayNotLook) {
  RULE("§3 `west-yorkshire`",
       "The pitcher's **partner may not look** at the hand until the pitch has been led");
  Story story =
      Deal("west-yorkshire").hand(1, "Kh 2c Kc Qc Jc Tc").hand(3, "4h Ks 6s 7s 8s Ts").start();
  EXPECT_EQ(hand_seen(story, 3, 3), "");
  EXPECT_EQ(hand_seen(story, 1, 1), "2c Tc Jc Qc Kc Kh");
  EXPECT_NE(hand_seen(story, 0, 0), "");
  EXPECT_NE(hand_seen(story, 2, 2), "");
  const auto own_deal = [&] {
    for (const Event& event : redacted(story.setup(), story.log(), 3)) {
      if (event.kind == EventKind::deal) return event.cards[18];
    }
    return no_card;
  };
  EXPECT_FALSE(own_deal().known());
  story.plays("Kh");
  EXPECT_EQ(hand_seen(story, 3, 3), "4h 6s 7s 8s Ts Ks");
  EXPECT_EQ(own_deal(), card_of("4h"));
}

TEST(SeatView, WhoseHandIsDealtFaceDown) {
  const auto hidden = [](std::string_view id, int players, int dealer) {
    const RuleSet& rules = find_variant(id)->rules;
    std::string seats;
    for (int seat = 0; seat < players; ++seat) {
      if (dealt_face_down(rules, players, dealer, seat)) seats += std::to_string(seat);
    }
    return seats;
  };
  EXPECT_EQ(hidden("west-yorkshire", 4, 0), "3");
  EXPECT_EQ(hidden("west-yorkshire", 4, 3), "2");
  EXPECT_EQ(hidden("west-yorkshire-6", 6, 0), "4");
  EXPECT_EQ(hidden("lancashire", 4, 1), "0");
  EXPECT_EQ(hidden("french-4", 4, 1), "03");
  EXPECT_EQ(hidden("trinidad", 4, 0), "");
}

TEST(SeatView, ALaidDownHandIsSeenByAll) {
  EVENTS_RULE("| `lay_down` | `seat`, `cards` | West Yorkshire throw-in |");
  Story story = Deal("west-yorkshire")
                    .hand(0, "5h 2d 3d 4d 5d 9d")
                    .hand(1, "Kh 2c Kc Qc Jc Tc")
                    .hand(2, "3h 2s 3s 4s 5s 9s")
                    .hand(3, "4h Ks 6s 7s 8s Ts")
                    .start();
  story.plays("Kh 3h 4h 5h").lays_down(2);
  EXPECT_EQ(text_of(seen_from(story.table(), 1).table.dealt[2]), "3h 2s 3s 4s 5s 9s");
}

TEST(SeatView, CardsDrawnFromTheOpenStockAreSeen) {
  RULE("§3 `california-jack`", "(each is seen as it is taken **[R]**)");
  Story story = Deal("california-jack")
                    .cut("Jh")
                    .hand(0, "Qs 4c 5c 3d 4d 5d")
                    .hand(1, "9s 8s 7s Ks 2s 2h")
                    .stock("As Ad Qc")
                    .start();
  story.plays("9s Qs");
  EXPECT_EQ(hand_seen(story, 1, 0), "As");
  EXPECT_EQ(hand_seen(story, 0, 1), "Ad");
  EXPECT_EQ(seen_from(story.table(), 1).table.top, card_of("Qc"));
}

TEST(SeatView, AComputerPlayerIsOfferedWhatItsSeatIsOffered) {
  Story story = Deal("trinidad")
                    .rules("must_beg_without_trump=true")
                    .hand(1, "2c 3c 4d 5d 6h 7h")
                    .turned("7s")
                    .start();
  EXPECT_EQ(choice(seen_from(story.table(), 1).table).says, say_bit(Say::beg));
  story.says("beg give");
  const Choice full = choice(story.table());
  const Choice seen = choice(seen_from(story.table(), 1).table);
  EXPECT_EQ(seen.cards, full.cards);
  EXPECT_EQ(seen.seat, full.seat);
}

}  // namespace
}  // namespace allfours
