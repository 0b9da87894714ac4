// Explanations of the lines of the history: the tricks of a hand, the evidence for each award, and
// all hands once the hand is over.
#include "app/narration/explanation.hpp"

#include "app/app_play.hpp"
#include "app/tongue.hpp"
#include "core/rules/kernel.hpp"

namespace allfours {
namespace {

std::span<const Event> first_of(const Events& log, std::size_t count) {
  return {log.data(), count};
}

// All lines as read aloud.
std::string told_by(const Evidence& lines) {
  std::string text;
  for (const EvidenceLine& line : lines) {
    text += spoken(line, words_in(tongue("en"))) + "\n";
  }
  return text;
}

CardSet cards_in(const EvidenceLine& line) {
  CardSet cards;
  for (const CardNote& one : line.cards) cards.add(one.card);
  return cards;
}

// The evidence for the first award of this kind in the log.
std::string evidence_for(const Setup& setup, const Events& log, AwardFor award) {
  for (std::size_t i = 0; i < log.size(); ++i) {
    if (log[i].kind != EventKind::award || log[i].award != award) continue;
    return told_by(explain(setup, first_of(log, i + 1), narrator_of(setup, log, 0)));
  }
  ADD_FAILURE() << "no such award";
  return {};
}

TEST(Tricks, AreThoseOfTheLog) {
  Stream stream(1, "tricks");
  int tricks_seen = 0;
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    const Events log = random_log(setup, stream, 3);
    for (std::size_t i = 0; i < log.size(); ++i) {
      if (log[i].kind != EventKind::trick) continue;
      const auto before = tricks_of_hand(first_of(log, i));
      ASSERT_EQ(before.back().winner, -1) << "nobody has taken it yet";
      const auto tricks = tricks_of_hand(first_of(log, i + 1));
      ASSERT_EQ(tricks.size(), before.size());
      const SeenTrick& trick = tricks.back();
      ++tricks_seen;
      EXPECT_EQ(trick.number, static_cast<int>(tricks.size()));
      EXPECT_EQ(trick.winner, log[i].seat);
      EXPECT_EQ(trick.plays.front().seat, log[i].leader);
      ASSERT_EQ(trick.plays.size(), static_cast<std::size_t>(log[i].cards.size()));
      for (int k = 0; k < log[i].cards.size(); ++k) {
        EXPECT_EQ(trick.plays[static_cast<std::size_t>(k)].card, log[i].cards[k]);
      }
      // At that moment all its cards are on the table.
      Table table = new_table(setup);
      for (int k = 0; k < trick.moment; ++k) apply(table, log[static_cast<std::size_t>(k)]);
      EXPECT_EQ(trick_size(table), static_cast<int>(trick.plays.size()));
    }
  }
  EXPECT_GT(tricks_seen, 200);
}

TEST(Evidence, IsThereForEveryAwardAndTellsNoSecret) {
  Stream stream(2, "evidence");
  std::array<int, static_cast<std::size_t>(AwardFor::looked) + 1> awards{};
  for (int game = 0; game < 16; ++game) {
    for (const GameSetup& usual : usual_setups()) {
      GameSetup setup = game % 2 == 0 ? usual : with_house_rules(usual, stream);
      if (game % 4 == 2) setup.rules.table_rules = setup.rules.hand_dealing = true;
      setup.seed = "EVIDENCE-" + std::to_string(game);
      SCOPED_TRACE(setup_text(setup));
      const Events log = random_log(setup, stream, 3);
      const Narrator narrator = narrator_of(setup, log, 0);
      for (std::size_t i = 0; i < log.size(); ++i) {
        if (log[i].kind != EventKind::award) continue;
        ++awards[static_cast<std::size_t>(log[i].award)];
        const std::string told = told_by(explain(setup, first_of(log, i + 1), narrator));
        ASSERT_FALSE(told.empty()) << wire(log[i].award);
        // A log without hidden information explains the award equally well.
        const Events seen = redacted(setup, first_of(log, i + 1), 0);
        ASSERT_EQ(told, told_by(explain(setup, seen, narrator)));
        if (log[i].why.card.known()) {
          EXPECT_TRUE(cards_named(told).contains(log[i].why.card)) << told;
        }
      }
    }
  }
  for (std::size_t i = 0; i < awards.size(); ++i) {
    EXPECT_GT(awards[i], 0) << wire(static_cast<AwardFor>(i)) << " never came";
  }
}

TEST(Evidence, BothPilesAddUpToTheirCardPoints) {
  Stream stream(3, "piles");
  int seen = 0;
  for (const GameSetup& setup : usual_setups()) {
    const Events log = random_log(setup, stream, 4);
    const int sides = side_count(setup.rules, setup.players);
    for (std::size_t i = 0; i < log.size(); ++i) {
      if (log[i].kind != EventKind::award || log[i].award != AwardFor::game) continue;
      const Evidence lines = explain(setup, first_of(log, i + 1), narrator_of(setup, log, 0));
      ASSERT_GE(lines.size(), static_cast<std::size_t>(sides));
      for (int side = 0; side < sides; ++side) {
        const EvidenceLine& pile = lines[static_cast<std::size_t>(side)];
        const int points = log[i].why.points[static_cast<std::size_t>(side)];
        int sum = 0;
        for (const CardNote& one : pile.cards) sum += std::stoi(one.note);
        EXPECT_EQ(sum, points);
        EXPECT_EQ(card_points(cards_in(pile)), points);
        EXPECT_TRUE(contains(pile.text, std::to_string(points) + " card point")) << pile.text;
      }
      ++seen;
    }
  }
  EXPECT_GT(seen, 40);
}

// Seat 1 is dealt the ace and loses the jack to the queen of seat 2's partner; seat 3 turns.
Setup a_hanging() {
  return given("v=trinidad", {.dealer = 3,
                              .hands = {"Qh 3h 2c 3c 4c 5c", "Jh 4h 6c 7c 8c 9c",
                                        "Kh 2h 2s 3s 4s 5s", "5h 7h 2d 3d 4d 5d"},
                              .turned = "9h"});
}

TEST(Evidence, HangJackShowsTheTrick) {
  const GameSetup setup = a_hanging();
  const Events log = told(setup, "stand Qh Jh Kh 5h");
  EXPECT_EQ(evidence_for(setup, log, AwardFor::hang_jack),
            "Ella was dealt the jack of hearts.\n"
            "Trick 1, taken by Nora: queen of hearts (You), jack of hearts (Ella), king of hearts "
            "(Nora), five of hearts (Winston).\n"
            "The 8 trumps in play: king of hearts, queen of hearts, jack of hearts, seven of "
            "hearts, five of hearts, four of hearts, three of hearts, two of hearts.\n");
}

TEST(Evidence, TheGiftIsToldWordByWord) {
  const GameSetup setup = a_hanging();
  const Events log = told(setup, "beg give");
  EXPECT_EQ(evidence_for(setup, log, AwardFor::gift),
            "Winston turns the nine of hearts: nine of hearts.\n"
            "You: “I beg”\n"
            "Winston: “Take one”\n");
}

TEST(Evidence, ATurnedJackIsNotInPlay) {
  const GameSetup setup = given("v=trinidad", {.dealer = 3, .hands = {"Qh"}, .turned = "Jh"});
  const Events log = told(setup, "stand");
  EXPECT_TRUE(contains(evidence_for(setup, log, AwardFor::turn_up_jack),
                       "dealt and turned: jack of hearts.\nJack turned: 3 for the dealer’s side"));
  EXPECT_TRUE(contains(evidence_for(setup, log, AwardFor::jack),
                       "It was turned up, and a turned card is not in play."));
}

TEST(AllHands, AreTheWholePack) {
  Stream stream(4, "hands");
  int hands = 0;
  int drawn = 0;
  int discarded = 0;
  const Words& w = words_in(tongue("en"));
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    const Events log = random_log(setup, stream, 4);
    const Narrator narrator = narrator_of(setup, log, 0);
    for (std::size_t i = 0; i < log.size(); ++i) {
      if (log[i].kind != EventKind::hand_end) continue;
      ++hands;
      CardSet all;
      int count = 0;
      for (const EvidenceLine& line : all_hands(setup, first_of(log, i + 1), narrator)) {
        EXPECT_FALSE(line.text.empty());
        if (contains(line.text, " drew")) ++drawn;
        if (contains(line.text, " discarded")) {
          ++discarded;  // dealt cards, listed a second time
          EXPECT_EQ((cards_in(line) - all).count(), 0);
          continue;
        }
        all |= cards_in(line);
        count += static_cast<int>(line.cards.size());
        if (line.text == w.hands_rest) {
          EXPECT_FALSE(line.cards.empty());
        }
      }
      EXPECT_EQ(all, CardSet::pack());
      EXPECT_EQ(count, pack_size) << "a card is listed twice";
    }
  }
  EXPECT_GT(hands, 40);
  EXPECT_GT(drawn, 0);
  EXPECT_GT(discarded, 0);
}

}  // namespace
}  // namespace allfours
