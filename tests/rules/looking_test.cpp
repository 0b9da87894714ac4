// Looking before the pitch (RULES.md §3, §4, `table_rules`).
#include "core/game/game.hpp"
#include "core/game/record.hpp"
#include "core/log/event_json.hpp"
#include "core/table/irregular.hpp"
#include "core/table/seat_view.hpp"
#include "rules/rule_test.hpp"

namespace allfours::looking_test {
namespace {

using Reason = Refusal::Reason;

// Seat 1 pitches, seat 3 is the partner.
Deal four(std::string_view variant = "west-yorkshire",
          std::string_view rules = "table_rules=true") {
  return Deal(variant).rules(rules).hand(1, "Kh 2c Kc Qc Jc Tc").hand(3, "4h Ks 6s 7s 8s Ts");
}

TEST(Looking, ThePartnerSeesTheHandBeforeThePitch) {
  RULE("§3",
       "The pitcher's **partner may not look** at the hand until the pitch has been led: looking "
       "costs 4 points, scored by the other side at once.");
  Story story = four().start();
  EXPECT_EQ(text_of(seen_from(story.table(), 3).table.hands[3]), "");
  story.looks(3);
  EXPECT_EQ(story.last(), (Lines{"seat 3 looks", "side 0 +4 looked"}));
  EXPECT_EQ(story.turn(), 1);
  EXPECT_EQ(text_of(seen_from(story.table(), 3).table.hands[3]), "4h 6s 7s 8s Ts Ks");
  // The others see no more than before.
  EXPECT_EQ(text_of(seen_from(story.table(), 1).table.hands[3]), "");
  const Event award = story.award(AwardFor::looked);
  EXPECT_EQ(award.why.erred, 3);
  EXPECT_EQ(award.cards_of_award, CardSet());
  EXPECT_EQ(story.score(0), 4);
  story.plays("Kh");
  EXPECT_EQ(story.turn(), 2);
}

TEST(Looking, InWestYorkshireAndLancashire) {
  RULE("§4", "**Looking** before the pitch (`west-yorkshire`; `lancashire` **[R]**):");
  for (const Variant& variant : variants()) {
    int can_look = 0;
    Story story = Deal(variant.id).rules("table_rules=true").start();
    for (int seat = 0; seat < story.setup().players; ++seat) {
      can_look += may_look(story.table(), seat) ? 1 : 0;
    }
    const bool has_it = variant.id == "west-yorkshire" || variant.id == "west-yorkshire-6" ||
                        variant.id == "lancashire";
    EXPECT_EQ(can_look, has_it ? 1 : 0) << variant.id;
  }
  Story lancashire = four("lancashire").start();
  lancashire.looks(3);
  EXPECT_EQ(lancashire.last(), (Lines{"seat 3 looks", "side 0 +4 looked"}));
}

TEST(Looking, FourPointsToEachOfTwo) {
  RULE("§4", "4 points to the other side, to each of two **[R]**, at once.");
  Story story = Deal("west-yorkshire-6").rules("table_rules=true").start();
  story.looks(4);  // seat 1 pitches
  EXPECT_EQ(story.last(), (Lines{"seat 4 looks", "side 2 +4 looked", "side 0 +4 looked"}));
  EXPECT_EQ(story.turn(), 1);
}

TEST(Looking, TheFirstThatReachesTheTargetWins) {
  RULE("§1", "the first side to reach it wins **at that award**; nothing after it counts");
  Story story = Deal("west-yorkshire-6").rules("table_rules=true").score({10, 0, 7}).start();
  story.looks(4);
  EXPECT_EQ(story.last(), (Lines{"seat 4 looks", "side 2 +4 looked", "hand_end", "side 2 wins"}));
  EXPECT_EQ(story.score(0), 10);
}

TEST(Looking, WithStakesOnAllFoursTheHandIsPlayedOn) {
  RULE("§3", "a decided game's last hand is played on while some side can still make all four");
  Story story = Deal("west-yorkshire-6")
                    .rules("table_rules=true stake_game=2 stake_all_fours=1")
                    .score({10, 0, 7})
                    .start();
  story.looks(4);
  EXPECT_EQ(story.last(),
            (Lines{"seat 4 looks", "side 2 +4 looked", "side 0 +4 looked (not counted)"}));
  EXPECT_EQ(story.turn(), 1);
  EXPECT_FALSE(story.over());
}

TEST(Looking, NobodyElseAndNoLater) {
  RULE("§4", "**Looking** before the pitch");
  Story story = four().start();
  for (const int seat : {-1, 0, 1, 2, 4}) {
    EXPECT_EQ(story.refused(Decision::of_look(seat)).reason, Reason::may_not_look) << seat;
  }
  story.looks(3);
  EXPECT_EQ(story.refused(Decision::of_look(3)).reason, Reason::may_not_look);
  Story late = four().start();
  late.plays("Kh");
  EXPECT_EQ(late.refused(Decision::of_look(3)).reason, Reason::may_not_look);
  RULE("§4",
       "With the rules enforced (the default, in every variant) an illegal move cannot be made.");
  Story enforced = four("west-yorkshire", "").start();
  EXPECT_EQ(enforced.refused(Decision::of_look(3)).reason, Reason::may_not_look);
}

TEST(Looking, InFrenchNobodyCan) {
  RULE("§4", "`french-4` names no penalty: there nobody can look **[R]**.");
  Story story = Deal("french-4").rules("table_rules=true").start();
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(story.refused(Decision::of_look(seat)).reason, Reason::may_not_look) << seat;
  }
}

TEST(Looking, TheLineAndTheLinkSayIt) {
  EVENTS_RULE("`looked`: `cards` is empty, `why` has the seat that looked as `seat`.");
  Story story = four().start();
  story.looks(3);
  std::string line;
  append_json(line, story.all(EventKind::look)[0], story.setup());
  EXPECT_EQ(line, R"({"e":"look","seat":3})");
  line.clear();
  append_json(line, story.award(AwardFor::looked), story.setup());
  EXPECT_EQ(line, R"({"e":"award","side":0,"points":4,"for":"looked","cards":[],"counted":true,)"
                  R"("score":[4,0],"why":{"rule":"face_down.pitchers_partner","seat":3}})");
  Game game(setup_of("west-yorkshire", 4, "table_rules=true"));
  const int partner = (game.table().turn + 2) % 4;
  ASSERT_FALSE(game.play(Decision::of_look(partner)));
  const auto opened = parse_record(record_text(game));
  ASSERT_TRUE(std::holds_alternative<Record>(opened)) << record_text(game);
  EXPECT_EQ(std::get<Events>(events(std::get<Record>(opened))), game.log());
}

}  // namespace
}  // namespace allfours::looking_test
