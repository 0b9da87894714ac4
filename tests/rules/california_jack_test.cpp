// RULES.md §3 `california-jack`.
#include "players/games/game_loop.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

// Hearts are trumps; eldest holds spades and a heart, the dealer this hand.
Deal hearts(std::string_view dealer_hand) {
  return Deal("california-jack")
      .cut("Jh")
      .hand(0, dealer_hand)
      .hand(1, "9s 8s 7s Ks 2s 2h")
      .stock("As Ad Qc");
}

TEST(CaliforniaJack, TheCutShowsTrump) {
  RULE("§3 `california-jack`",
       "eldest cuts; the dealer shows the card that will be covered by the other packet: its suit "
       "is trump; it stays in the pack.");
  RULE("§3 `california-jack`", "A jack that shows trump scores nothing.");
  EVENTS_RULE("By the cut: `cut_trump`, `trump`, `deal`.");
  Story story = hearts("3c 4c 5c 3d 4d 5d").start();
  EXPECT_EQ(story.told(), (Lines{"game", "first dealer 0", "hand 1 dealer 0", "cut Jh",
                                 "trump h by cut", "deal"}));
  EXPECT_EQ(story.turn(), 1);
  EXPECT_EQ(choice(story.table()).kind, Decision::Kind::play);
  story.plays_out();
  // The jack was in play, so one side has taken it.
  EXPECT_EQ(story.award(AwardFor::jack).why.card, card_of("Jh"));
  EXPECT_GE(story.award(AwardFor::jack).side, 0);
  EXPECT_EQ(count_of(story.awards(), "side 0 +1 turn_up_jack"), 0);
}

TEST(CaliforniaJack, OnlyTheTopCardOfTheStockIsVisible) {
  RULE("§3 `california-jack`", "The dealing order is the pack after the cut");
  RULE("§3 `california-jack`",
       "Six each, singly. The stock lies face up, only its top card visible.");
  Story story = hearts("3c 4c 5c 3d 4d 5d").start();
  EXPECT_EQ(story.table().hand_count[0], 6);
  EXPECT_EQ(story.table().hand_count[1], 6);
  EXPECT_EQ(story.all(EventKind::deal).front().top, card_of("As"));
  EXPECT_EQ(story.table().top, card_of("As"));
}

TEST(CaliforniaJack, TheWinnerDrawsFirst) {
  RULE("§3 `california-jack`",
       "The trick's winner takes the top stock card, the other player the "
       "next (each is seen as it is taken **[R]**); then the next trick.");
  EVENTS_RULE("California Jack: `trick`, then the draws, winner first.");
  Story story = hearts("Qs 4c 5c 3d 4d 5d").start();
  story.plays("9s Qs");
  EXPECT_EQ(story.last(),
            (Lines{"seat 0 plays Qs", "seat 0 takes", "seat 0 draws As", "seat 1 draws Ad"}));
  EXPECT_EQ(story.turn(), 0);
  EXPECT_EQ(story.table().top, card_of("Qc"));
  EXPECT_EQ(story.all(EventKind::draw)[0].top, card_of("Ad"));
  EXPECT_EQ(story.table().hand_count[0], 6);
  EXPECT_EQ(story.table().hand_count[1], 6);
}

TEST(CaliforniaJack, WhoCanNeitherFollowNorTrumpLosesAPoint) {
  RULE("§3 `california-jack`",
       "**a player who can neither follow nor trump loses 1 point** (at "
       "once; a score may go below zero **[R]**");
  EVENTS_RULE("A `no_follow` penalty follows its `play`.");
  Story story = hearts("3c 4c 5c 3d 4d 5d").start();
  story.plays("9s 3c");
  EXPECT_EQ(story.last(), (Lines{"seat 0 plays 3c", "side 0 -1 no_follow", "seat 1 takes",
                                 "seat 1 draws As", "seat 0 draws Ad"}));
  EXPECT_EQ(story.score(0), -1);
  const Event lost = story.award(AwardFor::no_follow);
  EXPECT_EQ(lost.points, -1);
  EXPECT_EQ(lost.score[0], -1);
  EXPECT_EQ(lost.cards_of_award, set_of("3c"));
}

TEST(CaliforniaJack, WhoFollowsOrTrumpsLosesNothing) {
  RULE("§3 `california-jack`", "`follow_or_trump_else_trump`");
  Story follows = hearts("3s 4c 5c 3d 4d 5d").start();
  follows.plays("9s");
  EXPECT_EQ(follows.legal(), "3s");
  follows.plays("3s");
  EXPECT_EQ(follows.awards(), Lines{});
  Story trumps = hearts("3h 4c 5c 3d 4d 5d").start();
  trumps.plays("9s");
  EXPECT_EQ(trumps.legal(), "3h");
  trumps.plays("3h");
  EXPECT_EQ(trumps.awards(), Lines{});
  EXPECT_EQ(trumps.turn(), 0);
  // Trumps led to a hand without any.
  Story none = hearts("3c 4c 5c 3d 4d 5d").start();
  none.plays("2h 3c");
  EXPECT_EQ(none.awards(), Lines{"side 0 -1 no_follow"});
}

TEST(CaliforniaJack, TheLeaderLosesNothing) {
  Story story = hearts("3s 4c 5c 3d 4d 5d").start();
  story.plays("9s");
  EXPECT_EQ(story.last(), Lines{"seat 1 plays 9s"});
}

TEST(CaliforniaJack, TheLastSixTricksArePlayedAsInAllFours) {
  RULE("§3 `california-jack`",
       "When the stock is gone the last six cards are played as in All Fours.");
  RULE("§3 `california-jack`",
       "in tricks 1–20 only: the last six are played “comme dans le All Fours”");
  allfours::Setup setup = setup_of("california-jack");
  Seats seats{};
  seats.fill(find_player("random"));
  int punished = 0;
  int unpunished = 0;
  for (int i = 0; i < 50; ++i) {
    setup.seed = series_seed("last-six", i);
    bool expected = false;
    int tricks = 0;
    int draws = 0;
    play_game(setup, seats, [&](const Table& table, const Event& event) {
      const bool fined = event.kind == EventKind::award && event.award == AwardFor::no_follow;
      ASSERT_EQ(fined, expected) << setup.seed << " trick " << tricks + 1;
      expected = false;
      switch (event.kind) {
        case EventKind::hand:
          tricks = draws = 0;
          break;
        case EventKind::trick:
          ++tricks;
          break;
        case EventKind::draw:
          ++draws;
          EXPECT_EQ(event.top.known(), draws < 40);
          break;
        case EventKind::hand_end:
          EXPECT_EQ(tricks, 26);
          EXPECT_EQ(draws, 40);
          break;
        case EventKind::play: {
          if (trick_size(table) == 0) break;
          const Suit led = table.plays[static_cast<std::size_t>(table.trick_start)].card.suit();
          const bool neither = event.card.suit() != led && event.card.suit() != table.trump;
          expected = neither && tricks < 20;
          if (neither) ++(tricks < 20 ? punished : unpunished);
          break;
        }
        default:
          break;
      }
    });
  }
  EXPECT_GT(punished, 100);
  EXPECT_GT(unpunished, 100);
}

TEST(CaliforniaJack, OrderGameHighLowJackAllTaken) {
  RULE("§3 `california-jack`",
       "High, Low, Jack all **taken**, order Game, High, Low, Jack, Game tie "
       "→ eldest.");
  Story story = hearts("3s 4c 5c 3d 4d 5d").start();
  story.plays_out();
  Lines kinds;
  for (const Event& event : story.all(EventKind::award)) {
    if (event.award == AwardFor::no_follow) continue;
    kinds.emplace_back(wire(event.award));
    if (event.award != AwardFor::game) {
      EXPECT_EQ(event.side, event.why.taken_by);
    }
  }
  EXPECT_EQ(kinds, (Lines{"game", "high", "low", "jack"}));
}

TEST(CaliforniaJack, TheWholePackIsInPlay) {
  RULE("§1", "and for California Jack the whole pack");
  Story story = hearts("3s 4c 5c 3d 4d 5d").start();
  story.plays_out();
  CardSet played;
  for (const Event& event : story.all(EventKind::play)) played.add(event.card);
  EXPECT_EQ(played, CardSet::pack());
  EXPECT_EQ(story.award(AwardFor::high).why.card, card_of("Ah"));
  EXPECT_EQ(story.award(AwardFor::low).why.card, card_of("2h"));
}

}  // namespace
}  // namespace allfours
