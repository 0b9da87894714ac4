// Who scores a point (RULES.md §2), with common mistakes of other programs.
#include "core/table/scoring.hpp"

#include "rules/rule_test.hpp"

namespace allfours {
namespace {

// Spades are trumps. Seat 0 takes every trick; the deuce, the lowest trump, was dealt to seat 1.
Story low_is_captured(std::string_view changes) {
  Story story = Deal("old-american")
                    .rules(changes)
                    .hand(0, "Ks 9s Ah Kh 3c 4c")
                    .hand(1, "2s 5h 6h 5d 6d 7d")
                    .turned("7s")
                    .start();
  story.says("stand").plays("2s Ks Ah 5h Kh 6h 9s 5d 3c 6d 4c 7d");
  return story;
}

TEST(Scoring, HighAndLowToTheSideThatWasDealtThem) {
  RULE(
      "§2 Whose point it is",
      "High and Low go either to the side that was **dealt** (and kept) the highest / lowest trump "
      "in play or to the side that **took** it.");
  Story story = low_is_captured("");
  EXPECT_EQ(story.awards(),
            (Lines{"side 0 +1 high", "side 1 +1 low", "nobody jack", "side 0 +1 game"}));
  const Event low = story.award(AwardFor::low);
  EXPECT_EQ(low.why.card, card_of("2s"));
  EXPECT_EQ(low.why.dealt, 1);
  EXPECT_EQ(low.why.taken_by, 0);
  EXPECT_EQ(low.cards_of_award, set_of("2s"));
}

TEST(Scoring, LowToTheSideThatTookIt) {
  RULE("§2 Whose point it is", "or to the side that **took** it.");
  EXPECT_EQ(low_is_captured("low=taken").awards(),
            (Lines{"side 0 +1 high", "side 0 +1 low", "nobody jack", "side 0 +1 game"}));
}

TEST(Scoring, TheSameCardCanBeHighAndLow) {
  RULE("§2 Whose point it is",
       "Highest and lowest may be the same card: both points are still scored.");
  Story story = Deal("old-american")
                    .hand(0, "Ac 3c 4c 5c 6c 7c")
                    .hand(1, "9s 3d 4d 5d 6d 7d")
                    .turned("7s")
                    .start();
  story.says("stand").plays_out();
  EXPECT_EQ(line_of(story.award(AwardFor::high)), "side 1 +1 high");
  EXPECT_EQ(line_of(story.award(AwardFor::low)), "side 1 +1 low");
  EXPECT_EQ(story.award(AwardFor::high).why.card, story.award(AwardFor::low).why.card);
}

TEST(Scoring, NoTrumpInPlay) {
  RULE("§2 Whose point it is", "No trump in play: neither **[R]**.");
  EVENTS_RULE(
      "A point that *nobody* scores is an event too, so that the panel can say why: "
      "`award` with `side` null, `points` 0");
  for (const char* changes : {"", "high=taken low=taken", "jack=dealt"}) {
    Story story = Deal("old-american")
                      .rules(changes)
                      .hand(0, "Ac 3c 4c 5c 6c 7c")
                      .hand(1, "9d 3d 4d 5d 6d 7d")
                      .turned("7s")
                      .start();
    story.says("stand").plays_out();
    EXPECT_EQ(story.awards(),
              (Lines{"nobody high", "nobody low", "nobody jack", "side 1 +1 game"}));
    const Event high = story.award(AwardFor::high);
    EXPECT_EQ(high.points, 0);
    EXPECT_EQ(high.side, -1);
    EXPECT_TRUE(high.cards_of_award.empty());
  }
}

// Seat 1 leads the trump jack into the queen of seat 0.
Story jack_is_captured(std::string_view changes) {
  Story story = Deal("old-american")
                    .rules(changes)
                    .hand(0, "Qs 9s 3c 4c 5c 6c")
                    .hand(1, "Js 5h 6h 5d 6d 7d")
                    .turned("7s")
                    .start();
  story.says("stand").plays("Js Qs").plays_out();
  return story;
}

TEST(Scoring, JackToTheSideThatTookIt) {
  RULE("§2 Whose point it is",
       "Jack: to the side that **took** the trump jack, or that was **dealt** it (004).");
  EXPECT_EQ(line_of(jack_is_captured("").award(AwardFor::jack)), "side 0 +1 jack");
  EXPECT_EQ(line_of(jack_is_captured("jack=dealt").award(AwardFor::jack)), "side 1 +1 jack");
}

TEST(Scoring, AHangedJackIsWorthThreeInTheLogAndInTheScore) {
  RULE("§2 Whose point it is", "With `hang_jack`, capturing it from another side is worth 3.");
  EVENTS_RULE("`hang_jack` takes the place of `jack`");
  Story story = jack_is_captured("hang_jack=true");
  // High, Low (the nine), the jack, Game: Q 2 + J 1.
  EXPECT_EQ(story.awards(),
            (Lines{"side 0 +1 high", "side 0 +1 low", "side 0 +3 hang_jack", "side 0 +1 game"}));
  const Event hanged = story.award(AwardFor::hang_jack);
  const Event low = story.award(AwardFor::low);
  EXPECT_EQ(hanged.points, 3);
  EXPECT_EQ(hanged.score[0] - low.score[0], 3);
  EXPECT_EQ(story.score(0), 6);
  EXPECT_EQ(hanged.why.dealt, 1);
  EXPECT_EQ(hanged.why.taken_by, 0);
}

TEST(Scoring, AJackThatComesHomeIsWorthOne) {
  RULE("§1", "| hang jack | the trump jack captured by an opponent |");
  Story own = Deal("trinidad-2")
                  .hand(0, "9s 3c 4c 5c 6c 7c")
                  .hand(1, "Js 5h 6h 5d 6d 7d")
                  .turned("7s")
                  .start();
  own.says("stand").plays("Js 9s").plays_out();
  EXPECT_EQ(line_of(own.award(AwardFor::jack)), "side 1 +1 jack");
  // Led by seat 1 and taken by its partner's queen.
  Story partner = Deal("trinidad")
                      .hand(0, "9s 3c 4c 5c 6c 7c")
                      .hand(1, "Js 5h 6h 5d 6d 7d")
                      .hand(2, "8s 2d 3d 4d 2h 3h")
                      .hand(3, "Qs 8d 9d Td 8h 9h")
                      .turned("7s")
                      .start();
  partner.says("stand").plays("Js 8s Qs 9s").plays_out();
  EXPECT_EQ(line_of(partner.award(AwardFor::jack)), "side 1 +1 jack");
}

TEST(Scoring, AJackThatIsNotInPlay) {
  RULE("§2 Whose point it is", "Not in play: nobody.");
  EXPECT_EQ(line_of(low_is_captured("").award(AwardFor::jack)), "nobody jack");
  Story turned = Deal("old-american").turned("Js").start();
  turned.says("stand").plays_out();
  EXPECT_EQ(line_of(turned.award(AwardFor::jack)), "nobody jack");
}

TEST(Scoring, GameToTheMostCardPointsInTricks) {
  RULE("§2 Whose point it is", "Game: to the side with the most card points in its tricks.");
  EVENTS_RULE("for game, the counting cards that the winner took");
  // Seat 1 holds 17 card points and takes none of them home.
  Story story = Deal("old-american")
                    .hand(0, "As Ks Qs Ah 2h 3h")
                    .hand(1, "Ts 2s 3s Th Jh 4c")
                    .turned("7s")
                    .start();
  story.says("stand").plays("Ts As").plays("Ks 2s Qs 3s Ah Th 2h Jh 4c 3h");
  const Event game = story.award(AwardFor::game);
  EXPECT_EQ(game.why.points[0], 10 + 4 + 3 + 2 + 4 + 10);
  EXPECT_EQ(game.why.points[1], 1);
  EXPECT_EQ(line_of(game), "side 0 +1 game");
  EXPECT_EQ(text_of(game.cards_of_award), "Th Ah Ts Qs Ks As");
}

// Card points 4 to 4: each side takes its own ace, and only low cards besides.
Story game_ties(std::string_view changes) {
  Story story = Deal("old-american")
                    .rules(changes)
                    .hand(0, "As 3c 4c 5c 6c 7c")
                    .hand(1, "Ah 2s 2d 3d 4d 5d")
                    .turned("7s")
                    .start();
  story.says("stand").plays("Ah 3c 2s As 4c 2d 5c 3d 6c 4d 7c 5d");
  return story;
}

TEST(Scoring, ATieForGame) {
  RULE("§2 Whose point it is", "Tie: `nobody`, or `non_dealer` (see variant).");
  const Event nobody = game_ties("").award(AwardFor::game);
  EXPECT_EQ(line_of(nobody), "nobody game");
  EXPECT_EQ(nobody.why.points[0], 4);
  EXPECT_EQ(nobody.why.points[1], 4);
  EXPECT_TRUE(nobody.cards_of_award.empty());
  const Event eldest = game_ties("game_tie=non_dealer").award(AwardFor::game);
  EXPECT_EQ(line_of(eldest), "side 1 +1 game");
  EXPECT_EQ(text_of(eldest.cards_of_award), "Ah");
}

TEST(Scoring, NoCardPointsAtAllAreATieToo) {
  const auto game = [](std::string_view changes) {
    Story story = Deal("old-american")
                      .rules(changes)
                      .hand(0, "9s 3c 4c 5c 6c 7c")
                      .hand(1, "2s 2d 3d 4d 5d 6d")
                      .turned("7s")
                      .start();
    return line_of(story.says("stand").plays_out().award(AwardFor::game));
  };
  EXPECT_EQ(game(""), "nobody game");
  EXPECT_EQ(game("game_tie=non_dealer"), "side 1 +1 game");
}

TEST(Scoring, TheOrderOfTheFourPoints) {
  RULE("§3", "order High Low Jack Game");
  const Lines usual = low_is_captured("").awards();
  EXPECT_EQ(usual, (Lines{"side 0 +1 high", "side 1 +1 low", "nobody jack", "side 0 +1 game"}));
  EXPECT_EQ(low_is_captured("order=game_high_low_jack").awards(),
            (Lines{"side 0 +1 game", "side 0 +1 high", "side 1 +1 low", "nobody jack"}));
}

TEST(Scoring, TurnUpsScoreByRankWhateverTheSuit) {
  RULE("§3 `trinidad`", "ace 1, six 2, jack 3");
  for (const char suit : {'c', 'd', 'h', 's'}) {
    const auto turn = [suit](char rank) {
      return Deal("trinidad").turned(std::string{rank, suit}).start().awards();
    };
    EXPECT_EQ(turn('A'), Lines{"side 0 +1 turn_up_ace"});
    EXPECT_EQ(turn('6'), Lines{"side 0 +2 turn_up_six"});
    EXPECT_EQ(turn('J'), Lines{"side 0 +3 turn_up_jack"});
    for (const char rank : std::string_view("2345789TQK")) EXPECT_EQ(turn(rank), Lines{}) << rank;
  }
}

TEST(Scoring, EveryAwardCarriesTheScoreAfterIt) {
  RULE("§1", "Awards are made one at a time, in a fixed order");
  EVENTS_RULE("`score` (per side, after it)");
  Story story = Deal("trinidad").score({2, 5}).turned("Js").start();
  const Event turned = story.award(AwardFor::turn_up_jack);
  EXPECT_EQ(turned.score[0], 5);
  EXPECT_EQ(turned.score[1], 5);
  EXPECT_EQ(turned.cards_of_award, set_of("Js"));
  EXPECT_TRUE(turned.counted);
  EXPECT_EQ(story.score(0), 5);
}

}  // namespace
}  // namespace allfours
