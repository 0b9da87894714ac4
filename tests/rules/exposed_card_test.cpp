// Exposed cards (RULES.md §4, `table_rules`): who may expose one, when it may be called for, and
// that it must then be played.
#include "core/game/game.hpp"
#include "core/game/record.hpp"
#include "core/log/event_json.hpp"
#include "core/table/exposed.hpp"
#include "core/table/irregular.hpp"
#include "core/table/seat_view.hpp"
#include "rules/rule_test.hpp"

namespace allfours::exposed_card_test {
namespace {

using Reason = Refusal::Reason;

// Seat 1 pitches hearts; seats 1 and 3 play against 0 and 2. In the first trick everybody follows.
Deal four(std::string_view rules = "table_rules=true play=no_ruff") {
  return Deal("west-yorkshire")
      .rules(rules)
      .hand(1, "Kh Ac 2c 3c 4c 5d")
      .hand(2, "4h Ts 9c 8c 2s 2d")
      .hand(3, "6h Ks 6s 7s 8s 9s")
      .hand(0, "7h As Tc Jd 3s 4s");
}

// After the first trick, in which seat 2 exposed this card; seat 1 leads.
Story exposed(std::string_view card, std::string_view rules = "table_rules=true play=no_ruff") {
  Story story = four(rules).start();
  story.plays("Kh").exposes(0, "3s").plays("4h").exposes(2, card).plays("6h 7h");
  return story;
}

Refusal not_called(Story& story, int by, int seat, std::string_view card) {
  return story.refused(Decision::of_call_card(by, seat, card_of(card)));
}

TEST(ExposedCard, StaysFaceUpOnTheTable) {
  RULE("§4",
       "**Exposed card**: a card exposed other than in normal play stays face up on the table;");
  Story story = four().start();
  story.plays("Kh").exposes(0, "Jd");
  EXPECT_EQ(story.last(), Lines{"seat 0 exposes Jd"});
  EXPECT_EQ(story.turn(), 2);
  // It remains in its hand and is known to everybody.
  EXPECT_EQ(story.table().hand_count[0], 6);
  for (int seat = -1; seat < 4; ++seat) {
    const Table seen = seen_from(story.table(), seat).table;
    EXPECT_EQ(text_of(exposed_of(seen, 0)), "Jd") << seat;
    EXPECT_TRUE(seen.hands[0].contains(card_of("Jd"))) << seat;
    EXPECT_EQ(seen.hands[0].contains(card_of("As")), seat == 0) << seat;
  }
  story.plays("4h 6h 7h");
  EXPECT_EQ(text_of(exposed_of(story.table(), 0)), "Jd");
  // Until it is played.
  story.plays("5d 2d 6s Jd");
  EXPECT_EQ(text_of(exposed_of(story.table(), 0)), "");
  EXPECT_EQ(exposed_with(story.table(), card_of("Jd")), -1);
}

TEST(ExposedCard, OutOfTurnAndOnlyWhileCardsArePlayed) {
  RULE("§4",
       "one is exposed out of turn, while cards are played, from a hand that its owner has seen "
       "**[R]**;");
  Story story = four().start();
  const auto why = [&](int seat, std::string_view card) {
    return story.refused(Decision::of_expose(seat, card_of(card)));
  };
  EXPECT_EQ(why(1, "Kh").reason, Reason::may_not_expose);  // has the turn
  EXPECT_EQ(why(3, "Ks").reason, Reason::may_not_expose);  // face down until the pitch
  EXPECT_EQ(why(0, "Ks").reason, Reason::not_in_hand);
  EXPECT_EQ(why(-1, "Ks").reason, Reason::may_not_expose);
  EXPECT_EQ(why(4, "Ks").reason, Reason::may_not_expose);
  EXPECT_EQ(why(1, "Kh").sentence(),
            "Only while cards are played can a card be exposed, by a player who has seen the hand "
            "and whose turn it is not; and no card twice.");
  story.exposes(0, "Jd");
  EXPECT_EQ(why(0, "Jd").reason, Reason::may_not_expose);  // a second time
  story.looks(3).exposes(3, "Ks");
  EXPECT_EQ(story.last(), Lines{"seat 3 exposes Ks"});
  Story words = Deal("seven-up").rules("table_rules=true").start();
  for (int seat = 0; seat < 2; ++seat) {
    const Card card = words.table().hands[at(seat)].first();
    EXPECT_EQ(words.refused(Decision::of_expose(seat, card)).reason, Reason::may_not_expose);
  }
  RULE("§4",
       "With the rules enforced (the default, in every variant) an illegal move cannot be made.");
  Story enforced = four("").start();
  EXPECT_EQ(enforced.refused(Decision::of_expose(0, card_of("Jd"))).reason, Reason::may_not_expose);
  EXPECT_EQ(not_called(enforced, 1, 0, "Jd").reason, Reason::no_exposed_card);
}

TEST(ExposedCard, AnOpponentMayCallForItAndItMustThenBePlayed) {
  RULE("§4",
       "an opponent may call for it in any later trick (001; 002 says the next) in which playing "
       "it is legal, before its owner plays to that trick **[R]**, and it must then be played.");
  Story story = exposed("9c");
  story.plays("3c").calls_for(3, 2, "9c");
  EXPECT_EQ(story.last(), Lines{"seat 3 calls for 9c of seat 2"});
  EXPECT_EQ(story.turn(), 2);
  EXPECT_EQ(story.legal(), "9c");
  EXPECT_EQ(text_of(choice(story.table()).illegal), "");
  const Refusal other = story.refuses_to_play("8c");
  EXPECT_EQ(other.reason, Reason::called_for);
  EXPECT_EQ(other.sentence(), "9c was called for and must be played.");
  story.plays("9c");
  EXPECT_EQ(text_of(story.all(EventKind::play)[5].legal), "9c");
  EXPECT_FALSE(is_revoke(story.table(), 5));
  // The others play as usual, and the next trick starts without restrictions.
  EXPECT_EQ(story.legal(), "6s 7s 8s 9s Ks");
  story.plays("6s Tc");
  EXPECT_EQ(story.turn(), 0);
  EXPECT_EQ(story.legal(), "Jd 3s 4s As");
}

TEST(ExposedCard, NotByItsOwnSide) {
  RULE("§4", "an opponent may call for it");
  Story story = exposed("9c");
  story.plays("3c");
  EXPECT_EQ(not_called(story, 0, 2, "9c").reason, Reason::no_exposed_card);
  EXPECT_EQ(not_called(story, 2, 2, "9c").reason, Reason::no_exposed_card);
  EXPECT_EQ(not_called(story, 3, 2, "8c").reason, Reason::no_exposed_card);  // not exposed
  EXPECT_EQ(not_called(story, 3, 0, "9c").reason, Reason::no_exposed_card);  // in another hand
  EXPECT_EQ(not_called(story, -1, 2, "9c").reason, Reason::no_exposed_card);
  EXPECT_EQ(not_called(story, 4, 2, "9c").reason, Reason::no_exposed_card);
  EXPECT_EQ(
      not_called(story, 0, 2, "9c").sentence(),
      "9c cannot be called for now: only an opponent's exposed card can be, in a later trick, "
      "before its owner plays to it, and one a trick.");
}

TEST(ExposedCard, InALaterTrick) {
  RULE("§4", "in any later trick (001; 002 says the next)");
  Story story = four().start();
  story.plays("Kh").exposes(0, "7h").plays("4h 6h");
  EXPECT_EQ(not_called(story, 3, 0, "7h").reason, Reason::no_exposed_card);
  story.plays("7h");
  // A card not called for in one trick can be called for in the next.
  Story later = exposed("2s");
  later.plays("Ac 8c 6s Tc 2c 9c 9s");
  EXPECT_EQ(later.turn(), 0);
  later.calls_for(3, 0, "3s");
  EXPECT_EQ(later.legal(), "3s");
}

TEST(ExposedCard, WherePlayingItIsLegal) {
  RULE("§4", "in which playing it is legal");
  Story story = exposed("2d");
  story.plays("3c");  // seat 2 has clubs
  const Refusal no = not_called(story, 1, 2, "2d");
  EXPECT_EQ(no.reason, Reason::may_not_be_called);
  EXPECT_EQ(no.sentence(), "2d cannot be called for: its owner may not play it to this trick.");
  EXPECT_EQ(text_of(callable(story.table(), 1, 2)), "");
  // The caller cannot know, since the rest of the hand is hidden.
  EXPECT_EQ(text_of(callable(seen_from(story.table(), 1).table, 1, 2)), "2d");
  story.plays("9c 6s Tc");
}

TEST(ExposedCard, BeforeItsOwnerPlaysToThatTrick) {
  RULE("§4", "before its owner plays to that trick **[R]**");
  Story story = exposed("9c");
  story.plays("3c 8c");
  EXPECT_EQ(not_called(story, 3, 2, "9c").reason, Reason::no_exposed_card);
}

TEST(ExposedCard, BeforeTheLeadOnlyTheLeaders) {
  RULE("§4", "before the lead only a card of whoever leads can be called for **[R]**;");
  Story story = exposed("9c");
  EXPECT_EQ(not_called(story, 3, 2, "9c").reason, Reason::no_exposed_card);
  story.plays("3c 8c 6s Tc");  // seat 0 leads
  ASSERT_EQ(story.turn(), 0);
  story.calls_for(1, 0, "3s");
  EXPECT_EQ(story.legal(), "3s");
  story.plays("3s");
  EXPECT_EQ(text_of(story.all(EventKind::play)[8].legal), "3s");
}

TEST(ExposedCard, BetweenTwoTricksForTheNext) {
  RULE("§4", "one exposed between two tricks can be called for in the next **[R]**;");
  Story story = four().start();
  story.plays("Kh 4h 6h 7h").exposes(2, "9c").plays("3c").calls_for(1, 2, "9c");
  EXPECT_EQ(story.legal(), "9c");
}

TEST(ExposedCard, OneCardOfAHandATrick) {
  RULE("§4", "one card of a hand a trick **[R]**.");
  Story story = four().start();
  story.plays("Kh 4h").exposes(2, "8c").exposes(2, "9c").plays("6h 7h 3c").calls_for(1, 2, "8c");
  EXPECT_EQ(not_called(story, 3, 2, "8c").reason, Reason::no_exposed_card);
  EXPECT_EQ(not_called(story, 3, 2, "9c").reason, Reason::no_exposed_card);
  EXPECT_EQ(story.legal(), "8c");
  EXPECT_EQ(text_of(still_called_for(story.table())), "8c");
  story.plays("8c");
  EXPECT_EQ(text_of(still_called_for(story.table())), "");
}

// Spades are trumps. Seat 2 discards a diamond although it holds a club; seat 0, without clubs,
// must trump with a card that was called for.
Story trumped_late() {
  Story story = Deal("west-yorkshire")
                    .rules("table_rules=true no_undertrump=true")
                    .hand(1, "Ks Ac 2c 3c 4c 6c")
                    .hand(2, "Qs 9s 5c 9d 8d 7d")
                    .hand(3, "6s 7c 8c 9c Tc Jc")
                    .hand(0, "7s 8s 2h 3h 4h 5h")
                    .start();
  story.plays("Ks").exposes(0, "8s").plays("9s 6s 7s");
  story.plays("Ac 9d 7c").calls_for(1, 0, "8s");
  return story;
}

TEST(ExposedCard, WhatMayNoLongerBePlayedNeedNotBe) {
  RULE("§4",
       "A card that was called for and may no longer be played, since another was taken back or "
       "played, need not be **[R]**;");
  Story story = trumped_late();
  EXPECT_EQ(story.legal(), "8s");
  story.takes_back(2);
  EXPECT_EQ(story.legal(), "5c Qs");
  story.plays("Qs");
  EXPECT_EQ(story.turn(), 0);
  EXPECT_EQ(story.legal(), "2h 3h 4h 5h");  // 8s would be an undertrump
  EXPECT_EQ(text_of(choice(story.table()).illegal), "8s");
}

TEST(ExposedCard, NothingIsCalledForWhileACardIsReplaced) {
  RULE("§4",
       "whoever takes a card back has played to that trick, so that nothing is called for until it "
       "is replaced,");
  Story story = exposed("9c");
  story.plays("3c 2d").takes_back(2);
  EXPECT_EQ(not_called(story, 3, 2, "9c").reason, Reason::no_exposed_card);
  EXPECT_EQ(not_called(story, 3, 0, "3s").reason, Reason::no_exposed_card);
  story.plays("8c");
  EXPECT_EQ(not_called(story, 3, 2, "9c").reason, Reason::no_exposed_card);
}

TEST(ExposedCard, ATrickThatIsOpenedAgainEndsACallInTheNext) {
  RULE("§4",
       "and a trick that is opened again for it ends what was called for in the next **[R]**.");
  Story story = four().start();
  story.exposes(0, "3s").plays("Kh 4h 6h 7h").plays("3c 2d 6s Tc");
  ASSERT_EQ(story.turn(), 0);
  story.calls_for(1, 0, "3s");
  EXPECT_EQ(story.legal(), "3s");
  story.takes_back(2).plays("9c");
  EXPECT_EQ(story.turn(), 0);
  EXPECT_EQ(story.legal(), "Jd 3s 4s As");
}

TEST(ExposedCard, PlayedAndTakenBackItLiesExposedAgain) {
  RULE("§4", "An exposed card that was played and taken back lies exposed again **[R]**.");
  Story story = exposed("2d");
  story.plays("3c 2d");
  EXPECT_EQ(text_of(exposed_of(story.table(), 2)), "");
  story.takes_back(2);
  EXPECT_EQ(text_of(exposed_of(story.table(), 2)), "2d");
  RULE("§4", "and the card taken back is not an exposed card **[R]**.");
  Story other = four().start();
  other.plays("Kh 2d").takes_back(2);
  EXPECT_EQ(text_of(exposed_of(other.table(), 2)), "");
}

TEST(ExposedCard, WhatWasDrawnGoesBackToTheStock) {
  RULE("§4", "whoever takes a card back has played to that trick");
  Story story = Deal("california-jack")
                    .rules("table_rules=true")
                    .hand(1, "Kh 2c 3c 4c 6c 3s")
                    .hand(0, "5h 9d Ac Tc Kc Ad")
                    .stock("7h 8h")
                    .cut("2s")
                    .start();
  story.plays("Kh 9d");
  ASSERT_EQ(story.turn(), 1);
  story.exposes(0, "8h").takes_back(0);
  EXPECT_EQ(exposed_with(story.table(), card_of("8h")), -1);
  story.plays("5h");
  EXPECT_EQ(exposed_with(story.table(), card_of("8h")), -1);
}

TEST(ExposedCard, TheLineAndTheLinkSayIt) {
  Story story = exposed("9c");
  story.plays("3c").calls_for(3, 2, "9c");
  std::string line;
  append_json(line, story.all(EventKind::expose)[1], story.setup());
  EXPECT_EQ(line, R"({"e":"expose","seat":2,"card":"9c"})");
  line.clear();
  append_json(line, story.all(EventKind::call_card)[0], story.setup());
  EXPECT_EQ(line, R"({"e":"call_card","by":3,"seat":2,"card":"9c"})");
  Game game(setup_of("pitch", 2, "table_rules=true"));
  const int other = 1 - game.table().turn;
  const Card last = game.table().hands[at(other)].last();
  ASSERT_FALSE(game.play(Decision::of_expose(other, last)));
  const int leads = game.table().turn;
  ASSERT_FALSE(game.play(Decision::of_play(leads, choice(game.table()).cards.first())));
  const auto called = game.play(Decision::of_call_card(leads, other, last));
  EXPECT_EQ(called.has_value(), !legal_for(game.table(), other).contains(last));
  const auto opened = parse_record(record_text(game));
  ASSERT_TRUE(std::holds_alternative<Record>(opened)) << record_text(game);
  EXPECT_EQ(std::get<Events>(events(std::get<Record>(opened))), game.log());
}

}  // namespace
}  // namespace allfours::exposed_card_test
