// Bots and exposed cards (RULES.md §4): the cards they call for, and their inference from calls.
#include "players/knowledge/exposed_card_calls.hpp"

#include "core/table/exposed.hpp"
#include "players/games/game_loop.hpp"
#include "players/knowledge/knowledge.hpp"
#include "players/search/determinization.hpp"
#include "players/search/solver.hpp"
#include "rules/rule_test.hpp"

namespace allfours::calling_test {
namespace {

constexpr unsigned all_seats = 0xf;

// Seat 1 pitches hearts; seats 1 and 3 play against 0 and 2. Seat 0 exposes these cards in the
// first trick; after it seat 1 leads this card.
Story led(std::string_view card, std::string_view exposed) {
  Story story = Deal("west-yorkshire")
                    .rules("table_rules=true play=no_ruff")
                    .hand(1, "Ah Ac 3c 2c 4d 5d")
                    .hand(2, "4h 9c 8c Ts 2s 2d")
                    .hand(3, "6h Ks 6s 7s 8s 9s")
                    .hand(0, "7h Tc 5c Jd 3s 4s")
                    .start();
  for (const Card one : cards_of(exposed)) story.exposes(0, card_text(one));
  story.plays("Ah 4h 6h 7h").plays(card);
  return story;
}

TEST(Calling, ForATenThatTheirAceWillTake) {
  Story story = led("Ac", "5c Tc");
  // Not before the turn of the card's owner.
  EXPECT_FALSE(calls_for(story.table(), all_seats));
  story.plays("8c 6s");
  EXPECT_EQ(calls_for(story.table(), all_seats), Decision::of_call_card(1, 0, card_of("Tc")));
  EXPECT_EQ(calls_for(story.table(), 1 << 3), Decision::of_call_card(3, 0, card_of("Tc")));
  EXPECT_FALSE(calls_for(story.table(), 1 << 0 | 1 << 2)) << "its own side";
  story.calls_for(1, 0, "Tc");
  EXPECT_FALSE(calls_for(story.table(), all_seats)) << "again";
}

TEST(Calling, NotForWhatCountsNothing) {
  Story story = led("Ac", "5c");
  story.plays("8c 6s");
  EXPECT_FALSE(calls_for(story.table(), all_seats));
}

TEST(Calling, NotWhereTheTrickIsTheirs) {
  Story story = led("3c", "Tc");
  story.plays("9c 6s");
  EXPECT_FALSE(calls_for(story.table(), all_seats));
}

TEST(Calling, NotForWhatItsOwnerMayNotPlay) {
  Story story = led("Ac", "Jd");
  story.plays("8c 6s");  // seat 0 has clubs, unknown to seat 1
  EXPECT_TRUE(calls_for(seen_from(story.table(), 1)));
  EXPECT_FALSE(calls_for(story.table(), all_seats));
}

TEST(Calling, OnlySensiblePlayersAndStronger) {
  for (const Player& player : players()) {
    EXPECT_EQ(calls_cards(player.name), player.name != "random" && player.name != "beginner");
  }
  Story story = led("Ac", "Tc");
  story.plays("8c 6s");
  EXPECT_FALSE(out_of_turn(story.table(), 0, {}, {}));
  EXPECT_EQ(out_of_turn(story.table(), 0, {}, {.call = 1 << 3}),
            Decision::of_call_card(3, 0, card_of("Tc")));
}

TEST(Calling, AnExposedCardIsInItsHandInEveryWorld) {
  Story story = led("Ac", "Tc");
  Stream stream(7, "worlds");
  for (const int seat : {1, 2, 3}) {
    const SeatView view = seen_from(story.table(), seat);
    const Worlds worlds(view);
    for (int i = 0; i < 50; ++i) {
      EXPECT_TRUE(worlds.draw(stream).hands[0].contains(card_of("Tc"))) << seat;
    }
    EXPECT_EQ(Knowledge(view).none_of(0, set_of("Tc")), 0) << seat;
  }
}

// Seat 0 could not play a diamond to clubs if it had a club.
TEST(Calling, ACardThatWasCalledForIsLegalInEveryWorld) {
  Story story = Deal("west-yorkshire")
                    .rules("table_rules=true play=no_ruff")
                    .hand(1, "Ah Ac 3c 2c 4d 5d")
                    .hand(2, "4h 9c 8c Ts 2s 2d")
                    .hand(3, "6h Ks 6s 7s 8s 9s")
                    .hand(0, "7h Td 6d Jd 3s 4s")
                    .start();
  story.exposes(0, "Jd").plays("Ah 4h 6h 7h").plays("Ac 8c").calls_for(1, 0, "Jd");
  Stream stream(7, "worlds");
  const SeatView view = seen_from(story.table(), 3);
  const Worlds worlds(view);
  for (int i = 0; i < 50; ++i) {
    const Table table = worlds.table_of(worlds.draw(stream));
    EXPECT_TRUE((table.hands[0] & CardSet::of(Suit::clubs)).empty());
    EXPECT_EQ(text_of(callable(table, 1, 0)), "") << "called for already";
  }
  EXPECT_EQ(Knowledge(view).none_of(0, CardSet::of(Suit::clubs)), 1);
  EXPECT_LT(Knowledge(view).none_of(0, CardSet::of(Suit::diamonds)), 1);
  // The solver does not model calls, and reports so; without the call it can solve the position.
  EXPECT_FALSE(Solver::can(story.table()));
  Table free = story.table();
  free.called_for = CardSet();
  EXPECT_TRUE(Solver::can(free));
  // Bots that search decide nevertheless.
  for (const std::string_view name : {"sensible", "strong", "expert"}) {
    Stream own(7, name);
    const Decision decision = find_player(name)->choose(view, own);
    EXPECT_TRUE(std::holds_alternative<Event>(judge(story.table(), decision))) << name;
  }
}

}  // namespace
}  // namespace allfours::calling_test
