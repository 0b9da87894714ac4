// Tactics of the bot `sensible` in given situations (002 "Taktische Hinweise").
#include <gtest/gtest.h>

#include "core/cards/random.hpp"
#include "core/game/record.hpp"
#include "players/player.hpp"
#include "rules/rule_test.hpp"

namespace allfours {

namespace {

#define ADVICE(sentence) SCOPED_TRACE("002: " sentence)

Decision sensible(const Table& table) {
  Stream stream = decision_stream(1, table.turn, 0);
  return choose_sensibly(seen_from(table, table.turn), stream);
}

std::string says(const Story& story) {
  const Decision decision = sensible(story.table());
  EXPECT_EQ(decision.kind, Decision::Kind::say);
  return std::string(wire(decision.say));
}

std::string plays(const Story& story) {
  const Decision decision = sensible(story.table());
  EXPECT_EQ(decision.kind, Decision::Kind::play);
  return card_text(decision.card);
}

std::string discards(const Story& story) {
  const Decision decision = sensible(story.table());
  EXPECT_EQ(decision.kind, Decision::Kind::discard);
  CardSet cards;
  for (const Card card : decision.cards) cards.add(card);
  return text_of(cards);
}

// Two players, hearts trump, seat 1 stands and leads: the dealer's card.
std::string answers(std::string_view variant, std::string_view lead, std::string_view hand,
                    std::string_view changes = {}) {
  Story story = Deal(variant).rules(changes).hand(0, hand).hand(1, lead).turned("7h").start();
  story.says("stand").plays(lead);
  return plays(story);
}

// Two players, hearts trump, seat 1 stands: its lead.
std::string leads(std::string_view variant, std::string_view hand, std::string_view changes = {}) {
  Story story = Deal(variant).rules(changes).hand(1, hand).turned("7h").start();
  story.says("stand");
  return plays(story);
}

// Four players, hearts trump, seat 1 stands: its lead.
std::string leads_of_four(std::string_view variant, std::string_view hand) {
  Story story = Deal(variant, 4).hand(1, hand).turned("7h").start();
  story.says("stand");
  return plays(story);
}

std::string pitches(std::string_view variant, std::string_view hand,
                    std::vector<int> score = {0, 0}) {
  Story story = Deal(variant).score(std::move(score)).hand(1, hand).start();
  return plays(story);
}

}  // namespace

// The tens.

TEST(Sensible, KeepsTheTenFromALostTrick) {
  EXPECT_EQ(answers("trinidad-2", "Ac", "Tc 3c Kd Qd 5s 8s"), "3c");
  EXPECT_EQ(answers("sca", "Kc", "Tc 3c Kd Qd 5s 8s"), "3c");
}

TEST(Sensible, WinsWithTheTenWhereItIsSafe) {
  EXPECT_EQ(answers("trinidad-2", "4c", "Tc 3c Kd Qd 5s 8s"), "Tc");
}

TEST(Sensible, ThrowsTheTenOnPartnersSureTrick) {
  ADVICE("Wenn der eigene Partner einen Stich gewinnt ..., die Zehn einer anderen Farbe");
  Story story = Deal("trinidad")
                    .hand(0, "Td 3d 4d 5s 8s 9s")
                    .hand(1, "5c 6d 7d 8d 2s 3s")
                    .hand(2, "Ah 2c 6s 7s Js Qs")
                    .hand(3, "9c 8c 7c 6c 4c 3c")
                    .turned("7h")
                    .start();
  story.says("stand").plays("5c Ah 9c");
  EXPECT_EQ(plays(story), "Td");
}

TEST(Sensible, GivesOpponentsNothing) {
  Story story = Deal("trinidad")
                    .hand(0, "Td Kd 4d 5s As 9s")
                    .hand(1, "5c 6d 7d 8d 2s 3s")
                    .hand(2, "2h 2c 6s 7s Js Qs")
                    .hand(3, "Ah 8c 7c 6c 4c 3c")
                    .turned("7h")
                    .start();
  story.says("stand").plays("5c 2h Ah");
  const std::string card = plays(story);
  EXPECT_TRUE(card == "4d" || card == "5s" || card == "9s") << card;
}

TEST(Sensible, TrumpsATenWithASmallTrump) {
  EXPECT_EQ(answers("trinidad-2", "Tc", "3h Kh 5c 6d 9d 2s"), "3h");
}

// The jack.

TEST(Sensible, CatchesTheJackAndKeepsTheHigherTrump) {
  ADVICE("Das Wichtigste ... ist es, den Trumpfbuben zu fangen oder nach Hause zu bringen");
  EXPECT_EQ(answers("trinidad-2", "Jh", "Qh Ah 3h 4c 5d 9s"), "Qh");
  EXPECT_EQ(answers("cotton", "Jh", "Qh Ah 3h 4c 5d 9s"), "Qh");
}

TEST(Sensible, BringsTheJackHomeByTrumping) {
  EXPECT_EQ(answers("trinidad-2", "5c", "Jh 3h 9c 4d 6d 8s"), "Jh");
}

TEST(Sensible, DoesNotPlayTheJackIntoAHigherTrump) {
  EXPECT_EQ(answers("trinidad-2", "Kh", "Jh 3h 9c 4d 6d 8s"), "3h");
}

TEST(Sensible, DoesNotLeadAnUnguardedJack) {
  for (const auto* variant : {"trinidad-2", "cotton", "german", "french"}) {
    EXPECT_NE(leads(variant, "Jh 3s 4s 5s 6s 8s"), "Jh") << variant;
  }
}

TEST(Sensible, HuntsTheJackWithHighTrumps) {
  ADVICE("Das Wichtigste ... ist es, den Trumpfbuben zu fangen");
  for (const auto* variant : {"trinidad", "trinidad-2", "german", "french-4", "seven-up"}) {
    const std::string card = leads(variant, "Ah Kh Qh 4h 4c 5d");
    EXPECT_TRUE(card == "Ah" || card == "Kh" || card == "Qh") << variant << ": " << card;
  }
}

TEST(Sensible, LeavesTensAlone) {
  for (const auto* variant : {"trinidad", "trinidad-2", "german", "french", "seven-up"}) {
    const std::string card = leads(variant, "Tc Kc 4d 8d 9s 3h");
    EXPECT_NE(card, "Tc") << variant;
    EXPECT_NE(card, "3h") << variant;
  }
}

TEST(Sensible, SavesPartnersJack) {
  Story story = Deal("trinidad")
                    .hand(0, "Ah 3h 4d 5s 8s 9s")
                    .hand(1, "Qh 6d 7d 8d 2s 3s")
                    .hand(2, "Jh 2c 6s 7s Js Qs")
                    .hand(3, "9h 8c 7c 6c 4c 3c")
                    .turned("7h")
                    .start();
  story.says("stand").plays("Qh Jh 9h");
  EXPECT_EQ(plays(story), "Ah");
}

TEST(Sensible, DoesNotSpendTheAceOfTrumpsOnNothing) {
  ADVICE("Im Spiel sollte man nicht so sehr darauf aus sein, Stiche zu gewinnen");
  EXPECT_NE(answers("trinidad-2", "3c", "Ah 4h 2c 6d 9d 2s"), "Ah");
  Story story = Deal("trinidad")
                    .hand(2, "Ah 9c 4d 5s 8s 9s")
                    .hand(1, "3c 6d 7d 8d 2s 3s")
                    .turned("7h")
                    .start();
  story.says("stand").plays("3c");
  EXPECT_EQ(plays(story), "9c");
}

// Leads.

TEST(Sensible, LeadsTheAceOfSeveralTrumpsWhileTheJackIsOut) {
  ADVICE("Das Wichtigste ... ist es, den Trumpfbuben zu fangen");
  for (const auto* hand : {"Ah 9h 4h 4c 5d 9s", "Ah 9h 4h Qc 5d Ts"}) {
    EXPECT_EQ(leads_of_four("trinidad", hand), "Ah") << hand;
  }
}

TEST(Sensible, DrawsTrumpsForItsHighPlainCards) {
  for (const auto* variant : {"trinidad", "seven-up", "french-4"}) {
    const std::string card = leads_of_four(variant, "9h 5h Ac Kc Ad 6s");
    EXPECT_TRUE(card == "9h" || card == "5h") << variant << ": " << card;
  }
}

TEST(Sensible, LeadsTheTwoWhereLowStaysWithItsFirstHolder) {
  EXPECT_EQ(leads_of_four("trinidad", "2h 6h 4c 5d 9c 9s"), "2h");
}

TEST(Sensible, LeadsNoSmallCardFromATen) {
  for (const auto* variant : {"trinidad-2", "seven-up", "german"}) {
    EXPECT_EQ(leads(variant, "4h Tc 5c 5d 6d 7d").substr(1), "d") << variant;
  }
}

// Following.

TEST(Sensible, TrumpsNoWorthlessTrick) {
  EXPECT_EQ(answers("trinidad-2", "5s", "2d 5d Td Qd Ad Th"), "2d");
  EXPECT_EQ(answers("trinidad-2", "2d", "4c 7d 8d 4s 6s Th"), "7d");
}

TEST(Sensible, ThrowsNoCourtCardOnATrickThatItDoesNotWin) {
  for (const auto* hand : {"Qc 4c 4d 5s 8s 9s", "Ac 4c Qd Kd 5h 9s", "Jc 5c Qc 6h 4s 9s"}) {
    Story story = Deal("trinidad").hand(1, "Kc 6d 7d 8d 2s 3s").hand(2, hand).turned("7h").start();
    story.says("stand").plays("Kc");
    const std::string card = plays(story);
    EXPECT_NE(card[0], 'Q') << hand;
    EXPECT_NE(card[0], 'J') << hand;
    EXPECT_NE(card[0], 'K') << hand;
  }
}

TEST(Sensible, KeepsTheGuardOfATen) {
  Story story = Deal("trinidad")
                    .hand(1, "Ah 2c 4c 5c 2d 2s")
                    .hand(2, "6c Jc 3d 7d Td Ts")
                    .turned("Qh")
                    .start();
  story.says("stand").plays("Ah");
  EXPECT_EQ(plays(story), "6c");
}

// Low, where the taker scores it.

TEST(Sensible, GuardsTheDeuceWhereLowIsTaken) {
  EXPECT_EQ(answers("german", "Kh", "2h 5h 9c 4d 6d 8s"), "5h");
  EXPECT_EQ(answers("cotton", "Kh", "2h 5h 9c 4d 6d 8s"), "2h");
}

TEST(Sensible, BringsTheDeuceHomeByTrumping) {
  EXPECT_EQ(answers("german", "5c", "2h 5h 9c 4d 6d 8s"), "2h");
}

TEST(Sensible, TakesTheDeuceWhereLowIsTaken) {
  EXPECT_EQ(answers("german", "2h", "9h 4c 5c 4d 6d 8s"), "9h");
  EXPECT_EQ(answers("german", "2h", "9h Ah 5c 4d 6d 8s"), "9h");
}

// Announcements.

TEST(Sensible, BegsWithAHopelessHandAndStandsWithAceAndDeuce) {
  for (const auto* variant : {"trinidad", "trinidad-2", "german", "old-american", "seven-up",
                              "french", "french-4", "sca", "cotton", "running"}) {
    EXPECT_EQ(says(Deal(variant).hand(1, "3c 4c 5d 6d 8s 9s").turned("7h").start()), "beg")
        << variant;
  }
  for (const auto* variant : {"trinidad", "trinidad-2", "german", "old-american", "seven-up",
                              "french", "french-4", "sca"}) {
    EXPECT_EQ(says(Deal(variant).hand(1, "Ah 2h Kh 6d 8s Ts").turned("7h").start()), "stand")
        << variant;
  }
}

TEST(Sensible, DealerRunsWithAHopelessHandAndGivesWithAStrongOne) {
  for (const auto* variant : {"trinidad", "trinidad-2", "german", "old-american", "seven-up",
                              "french", "french-4", "sca"}) {
    Story weak = Deal(variant).hand(0, "3c 4c 5d 6d 8s 9s").turned("7h").start();
    EXPECT_EQ(says(weak.says("beg")), "run") << variant;
    Story strong = Deal(variant).hand(0, "Ah 2h Kh Jh Qh Ts").turned("7h").start();
    EXPECT_EQ(says(strong.says("beg")), "give") << variant;
  }
}

TEST(Sensible, DoesNotGiveThePointThatLosesTheGame) {
  Story story = Deal("trinidad").score({0, 13}).hand(0, "Ah 2h Kh Jh Qh Ts").turned("7h").start();
  EXPECT_EQ(says(story.says("beg")), "run");
}

TEST(Sensible, TakesThePointThatWinsTheGame) {
  Story story = Deal("cotton").score({10, 10}).hand(1, "3h 4c 5d 6d 8s 9s").turned("7h").start();
  ASSERT_EQ(says(story), "beg");
  EXPECT_EQ(says(story.says("beg")), "take_point");
}

// In the next hand this dealer is eldest and takes the point it needs.
TEST(Sensible, TakesNoPointAfterWhichTheOtherNeedsOne) {
  for (const auto* hand : {"3h 4c 5d 6d 8s 9s", "3c 4c 5c Tc 8s 9s", "Ac 4c 5d 8d Js 9s"}) {
    const auto word = [&](int needed_by_dealer) {
      Story story =
          Deal("cotton").score({11 - needed_by_dealer, 9}).hand(1, hand).turned("7h").start();
      return says(story.says("beg"));
    };
    EXPECT_EQ(word(1), "run") << hand;
    EXPECT_EQ(word(9), "take_point") << hand;
  }
}

TEST(Sensible, NearTheTargetLooksAtWhatCountsFirst) {
  RULE("§5.1", "side A holds High, B takes Low, Jack and Game → A wins 14–13");
  const auto word = [](std::string_view hand, int score) {
    return says(Deal("old-american").score({score, score}).hand(1, hand).turned("7h").start());
  };
  EXPECT_EQ(word("Ah 3c 4c 5d 6d 8s", 9), "stand");
  EXPECT_EQ(word("2h 3h 4h 5h 6h Ac", 0), "stand");
  EXPECT_EQ(word("2h 3h 4h 5h 6h Ac", 9), "beg");
}

TEST(Sensible, NearTheTargetPitchesForHigh) {
  const auto* hand = "Kh 4h Jc 9c 2c 5d";
  EXPECT_EQ(pitches("lancashire", hand, {0, 0}).substr(1), "c");
  EXPECT_EQ(pitches("lancashire", hand, {10, 10}).substr(1), "h");
}

TEST(Sensible, BunchesABadHandAndInsistsOnAGoodOne) {
  const auto story = [](std::string_view hand) {
    Story told = Deal("seven-up").hand(1, hand).turned("7h 7s").start();
    told.says("beg run");
    return told;
  };
  EXPECT_EQ(says(story("3c 4c 5d 6d 8d 9d 3d 4d 5c")), "bunch");
  EXPECT_EQ(says(story("As 2s Ks Js Td Ad 3d 4d 5c")), "pass");
}

// The pitch.

TEST(Sensible, PitchesWhatMakesPoints) {
  for (const auto* variant : {"west-yorkshire", "lancashire"}) {
    SCOPED_TRACE(variant);
    const auto suit = [&](std::string_view hand) { return pitches(variant, hand).substr(1); };
    ADVICE("eine Farbe mit Ass und Zwei ist ideal");
    EXPECT_EQ(suit("Ah 2h 9c 8c 7c 6c"), "h");
    ADVICE("Eine kurze Farbe mit Ass ist einer längeren Farbe mit mittleren Karten vorzuziehen");
    EXPECT_EQ(suit("Ah 6h 9c 8c 7c 5c"), "h");
    ADVICE("es wäre besser, ein blankes Ass ... zu pitchen ... als ... Bube und 8");
    EXPECT_EQ(suit("Ah Jc 8c 5d 6d 7d"), "h");
    ADVICE("Wenn man keine Asse hat, ... als höchste Karte den König oder ... die Dame");
    EXPECT_EQ(suit("Kh 6h 9c 8c 5d 7d"), "h");
  }
  ADVICE("besser, wenn man von den drei Karten B-9-2 eine Karte pitched als ... Ass - 6");
  EXPECT_EQ(pitches("west-yorkshire", "Ah 6h Jc 9c 2c 5d").substr(1), "c");
}

TEST(Sensible, PitchesTheAceThatWinsTheGame) {
  RULE("§5.6", "10–10: the pitcher leads the ace of trumps → wins at once");
  EXPECT_EQ(pitches("west-yorkshire", "Ah 3c 4c Jc Kc 2c", {10, 10}), "Ah");
  EXPECT_NE(pitches("west-yorkshire", "Ah 3c 4c Jc Kc 2c", {0, 0}), "Ah");
}

// Discards.

TEST(Sensible, DiscardsRubbish) {
  Story story = Deal("old-american").hand(1, "3c 4c 5d 9s 2s Js Ad Kd 6c").turned("7h 7s").start();
  story.says("beg run");
  const std::string cards = discards(story);
  for (const auto* kept : {"9s", "2s", "Js", "Ad", "Kd"}) {
    EXPECT_EQ(cards.find(kept), std::string::npos) << cards;
  }
}

TEST(Sensible, KeepsEveryTrumpItMay) {
  Story story = Deal("old-american").hand(1, "3s 4s 5s 9s 2s Js Ad Kd Td").turned("7h 7s").start();
  story.says("beg run");
  EXPECT_EQ(discards(story), "Td Kd Ad");
}

// California Jack.

TEST(Sensible, TakesATrickForAGoodStockCard) {
  const auto answer = [](std::string_view stock) {
    Story story =
        Deal("california-jack").hand(1, "5c").hand(0, "7c 4c 3d 4d 8d 9d").stock(stock).start();
    story.plays("5c");
    return std::pair(plays(story), story.table().trump);
  };
  Story probe = Deal("california-jack").hand(1, "5c").hand(0, "7c 4c 3d 4d 8d 9d").start();
  if (probe.table().trump == Suit::clubs) GTEST_SKIP() << "clubs are trump in this seed";
  const std::string ace = std::string("A") + suit_letter(probe.table().trump);
  EXPECT_EQ(answer(ace).first, "7c");
  EXPECT_EQ(answer("2" + std::string(1, probe.table().trump == Suit::spades ? 'h' : 's')).first,
            "4c");
}

}  // namespace allfours
