// The history of chosen hands: who scored, for which card, and why, as each person at the table
// reads it.
#include <algorithm>
#include <set>

#include "app/app_play.hpp"
#include "app/narration/history.hpp"
#include "app/narration/narrator.hpp"
#include "app/tongue.hpp"

namespace allfours {
namespace {

const Words& in_english() { return words_in(tongue("en")); }

// The first award with this title, as the person at `human` reads it.
HistoryRow award(const GameSetup& setup, const Events& log, std::string_view title, int human) {
  const auto rows = rows_of(setup, log, human);
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const HistoryRow& row) {
    return row.kind == HistoryRow::Kind::award && row.title == title;
  });
  if (found != rows.end()) return *found;
  ADD_FAILURE() << "no award " << title;
  return {};
}

std::string sentence(const GameSetup& setup, const Events& log, EventKind kind, int human,
                     int seat = -1) {
  const Narrator narrator = narrator_of(setup, log, human);
  Table table = new_table(setup);
  for (const Event& event : log) {
    if (event.kind == kind && (seat < 0 || event.seat == seat)) {
      return narrator.sentence(event, table);
    }
    apply(table, event);
  }
  ADD_FAILURE() << "no " << wire(kind);
  return {};
}

// Hearts are turned; seat 1 of the other side is dealt the jack, which seat 0, the dealer, takes.
GameSetup jack_is_hanged() {
  return given("v=trinidad", {.dealer = 0,
                              .hands = {"Ah 2c 3c 4c 5c 6c", "Jh 2d 3d 4d 5d 6d",
                                        "3h 2s 3s 4s 5s 6s", "4h 7c 8c 9c 7d 8d"},
                              .turned = "7h"});
}

TEST(Examples, HangJackIsWorthThreeAndSaysWhoseItWas) {
  const GameSetup setup = jack_is_hanged();
  const Events log = told(setup, "stand Jh 3h 4h Ah");
  for (int human = 0; human < 4; ++human) {
    const Narrator narrator = narrator_of(setup, log, human);
    const HistoryRow row = award(setup, log, in_english().hang_jack, human);
    EXPECT_EQ(row.points, 3);
    EXPECT_EQ(row.side, 0);
    EXPECT_EQ(row.who, narrator.side_name(0));
    EXPECT_EQ(row.cards, CardSet::of(*parse_card("Jh")));
    EXPECT_EQ(row.rule, "hang_jack.true");
    EXPECT_TRUE(contains(row.why, "3 points")) << row.why;
    EXPECT_TRUE(contains(row.why, human == 0 ? "You" : narrator.name(0))) << row.why;
    EXPECT_TRUE(contains(row.why, human == 1 ? "you" : narrator.name(1))) << row.why;
    EXPECT_FALSE(contains(row.why, narrator.name(2))) << row.why;
  }
}

TEST(Examples, WithoutHangJackACapturedJackIsWorthOne) {
  GameSetup setup = jack_is_hanged();
  setup.rules.hang_jack = false;
  const HistoryRow row = award(setup, told(setup, "stand Jh 3h 4h Ah"), in_english().jack, 1);
  EXPECT_EQ(row.points, 1);
  EXPECT_TRUE(contains(row.why, "you")) << row.why;
}

TEST(Examples, AJackBroughtHome) {
  const GameSetup setup = jack_is_hanged();
  // Seat 1 holds back its jack until the others have no trumps left.
  const Events log = told(setup, "stand 2d 2s 7d Ah");
  const HistoryRow row = award(setup, log, in_english().jack, 1);
  EXPECT_EQ(row.side, 1);
  EXPECT_EQ(row.points, 1);
  EXPECT_TRUE(row.why.starts_with("You ")) << row.why;
}

// Each side takes one ten; nobody is dealt the jack of hearts.
constexpr std::string_view tie_0 = "Th 2c 3c 4c 5c 6c";
constexpr std::string_view tie_1 = "9h Tc 9c 8c 7c 9d";

TEST(Examples, ATieForGameSaysBothSums) {
  const GameSetup setup = given("v=pitch", {.dealer = 0, .hands = {tie_0, tie_1}});
  const HistoryRow row = award(setup, told(setup, "9h Th 2c"), in_english().game, 0);
  EXPECT_EQ(row.side, -1);
  EXPECT_EQ(row.points, 0);
  EXPECT_EQ(row.who, in_english().nobody);
  EXPECT_TRUE(contains(row.why, "10 – 10")) << row.why;
  EXPECT_EQ(row.why, fill(in_english().why_game_tie, {{"score", "10 – 10"}}));
  EXPECT_EQ(row.rule, "game_tie.nobody");
}

TEST(Examples, ATieThatGoesToEldest) {
  const GameSetup setup = given("v=german", {.dealer = 0, .hands = {tie_0, tie_1}, .turned = "8h"});
  const HistoryRow row = award(setup, told(setup, "stand 9h Th 2c"), in_english().game, 0);
  EXPECT_EQ(row.side, 1);
  EXPECT_EQ(row.points, 1);
  EXPECT_EQ(row.why, fill(in_english().why_game_tie_given, {{"score", "10 – 10"}}));
  EXPECT_EQ(row.rule, "game_tie.non_dealer");
}

TEST(Examples, AJackThatIsNotInPlay) {
  const GameSetup setup = given("v=pitch", {.dealer = 0, .hands = {tie_0, tie_1}});
  const HistoryRow row = award(setup, told(setup, "9h Th 2c"), in_english().jack, 0);
  EXPECT_EQ(row.side, -1);
  EXPECT_EQ(row.points, 0);
  EXPECT_EQ(row.who, in_english().nobody);
  EXPECT_EQ(row.why, fill(in_english().why_no_jack, {{"suit", in_english().hearts}}));
  EXPECT_TRUE(contains(row.why, in_english().hearts)) << row.why;
}

TEST(Examples, NoTrumpInPlay) {
  const GameSetup setup =
      given("v=trinidad-2",
            {.dealer = 0, .hands = {"2c 3c 4c 5c 6c 7c", "2d 3d 4d 5d 6d 7d"}, .turned = "7h"});
  const Events log = told(setup, "stand");
  for (const auto title : {in_english().high, in_english().low}) {
    const HistoryRow row = award(setup, log, title, 0);
    EXPECT_EQ(row.who, in_english().nobody);
    EXPECT_EQ(row.why, in_english().why_no_trump);
    EXPECT_EQ(row.rule, "no_trump");
  }
  EXPECT_EQ(award(setup, log, in_english().jack, 0).rule, "jack.taken");
}

// The only trump is High and therefore also Low.
TEST(Examples, OneTrumpInPlay) {
  const GameSetup setup =
      given("v=trinidad-2",
            {.dealer = 0, .hands = {"2c 3c 4c 5c 6c 7c", "2d 3d 4d 5d 6d 7h"}, .turned = "8h"});
  const Events log = told(setup, "stand");
  EXPECT_EQ(award(setup, log, in_english().high, 0).rule, "high.dealt");
  EXPECT_EQ(award(setup, log, in_english().low, 0).rule, "one_trump");
  const GameSetup two =
      given("v=trinidad-2",
            {.dealer = 0, .hands = {"2c 3c 4c 5c 6c 7c", "2d 3d 4d 5d 6h 7h"}, .turned = "8h"});
  EXPECT_EQ(award(two, told(two, "stand"), in_english().low, 0).rule, "low.dealt");
}

TEST(Examples, AGiftNamesWhoBeggedAndWhoGave) {
  const GameSetup setup = given("v=trinidad", {.dealer = 0, .turned = "7h"});
  const Events log = told(setup, "beg give");
  for (int human = 0; human < 4; ++human) {
    const Narrator narrator = narrator_of(setup, log, human);
    const HistoryRow row = award(setup, log, in_english().gift, human);
    EXPECT_EQ(row.side, 1);
    EXPECT_EQ(row.points, 1);
    EXPECT_EQ(row.who, narrator.side_name(1));
    const auto beggar = row.why.find(human == 1 ? "You" : narrator.name(1));
    const auto giver = row.why.find(human == 0 ? "you" : narrator.name(0));
    ASSERT_NE(beggar, std::string::npos) << row.why;
    ASSERT_NE(giver, std::string::npos) << row.why;
    EXPECT_LT(beggar, giver) << row.why;
    EXPECT_TRUE(contains(row.why, in_english().hearts)) << row.why;
  }
}

TEST(Examples, ThreePlayersBothGetTheGift) {
  const GameSetup setup = given("v=seven-up&players=3", {.dealer = 0, .turned = "7h"});
  const Events log = told(setup, "beg give");
  const auto rows = rows_of(setup, log, 0);
  const auto gifts = std::count_if(rows.begin(), rows.end(), [](const HistoryRow& row) {
    return row.title == in_english().gift;
  });
  EXPECT_EQ(gifts, 2);
}

TEST(Examples, ABeggedPoint) {
  const GameSetup setup = given("v=cotton", {.dealer = 0, .turned = "7h"});
  const Events log = told(setup, "beg take_point");
  const HistoryRow row = award(setup, log, in_english().begged_point, 1);
  EXPECT_EQ(row.side, 1);
  EXPECT_TRUE(row.why.starts_with("You ")) << row.why;
}

// Seat 1 is dealt the lowest trump, seat 0 takes it.
Given low_is_taken() {
  return {
      .dealer = 0,
      .hands = {"Ah 2c 3c 4c 5c 6c", "2h 2d 3d 4d 5d 6d", "3h 2s 3s 4s 5s 6s", "4h 7c 8c 9c 7d 8d"},
      .turned = "7h"};
}

TEST(Examples, LowTakenByAnotherSideStays) {
  const GameSetup setup = given("v=trinidad", low_is_taken());
  const Events log = told(setup, "stand 2h 3h 4h Ah");
  for (int human = 0; human < 4; ++human) {
    const Narrator narrator = narrator_of(setup, log, human);
    const HistoryRow row = award(setup, log, in_english().low, human);
    EXPECT_EQ(row.side, 1);
    EXPECT_EQ(row.who, narrator.side_name(1));
    EXPECT_EQ(row.rule, "low.dealt");
    const auto dealt = row.why.find(human == 1 ? "You" : narrator.name(1));
    const auto taken = row.why.find(human == 0 ? "you" : narrator.name(0));
    ASSERT_NE(dealt, std::string::npos) << row.why;
    ASSERT_NE(taken, std::string::npos) << row.why;
    EXPECT_LT(dealt, taken) << row.why;
  }
}

TEST(Examples, LowToWhoTakesIt) {
  const GameSetup setup = given("v=trinidad&rules=low.taken", low_is_taken());
  const Events log = told(setup, "stand 2h 3h 4h Ah");
  const HistoryRow row = award(setup, log, in_english().low, 0);
  EXPECT_EQ(row.side, 0);
  EXPECT_EQ(row.rule, "low.taken");
  EXPECT_TRUE(row.why.starts_with("You took")) << row.why;
}

TEST(Examples, ATurnedJackNamesTheCard) {
  const GameSetup setup = given("v=trinidad", {.dealer = 0, .turned = "Jh"});
  const HistoryRow row = award(setup, told(setup, "stand"), in_english().turned_jack, 0);
  EXPECT_EQ(row.side, 0);
  EXPECT_EQ(row.points, 3);
  EXPECT_TRUE(row.why.starts_with("You turned")) << row.why;
  EXPECT_TRUE(cards_named(row.why).contains(*parse_card("Jh"))) << row.why;
}

TEST(Examples, HighAtOnceForTheGame) {
  // The point that is needed: the ace of trumps, pitched.
  const GameSetup setup =
      given("v=west-yorkshire&rules=target.1", {.dealer = 3, .hands = {"Ah 2c 3c 4c 5c 6c"}});
  const Events log = told(setup, "Ah");
  EXPECT_EQ(log.back().kind, EventKind::game_end);
  const HistoryRow row = award(setup, log, in_english().high, 0);
  EXPECT_TRUE(row.why.starts_with("You ")) << row.why;
  EXPECT_EQ(row.why, fill(in_english().why_high_early, true, {}));
  const HistoryRow theirs = award(setup, log, in_english().high, 1);
  EXPECT_TRUE(theirs.why.starts_with(narrator_of(setup, log, 1).name(0))) << theirs.why;
}

TEST(Examples, WhoDealsAndWhoPitchesFirst) {
  for (const auto link : {"v=west-yorkshire", "v=west-yorkshire-6", "v=lancashire"}) {
    for (int dealer = 0; dealer < 4; ++dealer) {
      const GameSetup setup = given(link, {.dealer = dealer});
      const Events log = told(setup, "");
      const int pitcher = (dealer + 1) % setup.players;
      for (int human = 0; human < setup.players; ++human) {
        const Narrator narrator = narrator_of(setup, log, human);
        const std::string text = sentence(setup, log, EventKind::first_dealer, human);
        EXPECT_TRUE(contains(text, narrator.name(dealer) + " deal")) << text;
        const std::string pitches =
            human == pitcher ? "You pitch." : narrator.name(pitcher) + " pitches.";
        EXPECT_TRUE(contains(text, pitches)) << text;
      }
    }
  }
}

TEST(Examples, OwnDiscardsAreNamedOthersAreCounted) {
  const GameSetup setup = given("v=german", {.dealer = 0, .turned = "7h"});
  const Events log = told(setup, "beg run");
  const auto discard = std::find_if(log.begin(), log.end(), [](const Event& event) {
    return event.kind == EventKind::discard && event.seat == 1;
  });
  ASSERT_NE(discard, log.end());
  const std::string own = sentence(setup, log, EventKind::discard, 1, 1);
  const std::string other = sentence(setup, log, EventKind::discard, 0, 1);
  for (const Card card : discard->cards) {
    EXPECT_TRUE(cards_named(own).contains(card)) << own;
    EXPECT_FALSE(cards_named(other).contains(card)) << other;
  }
  EXPECT_TRUE(contains(other, std::to_string(discard->cards.size()))) << other;
}

TEST(People, SitAroundTheTableAndAreAllNamed) {
  for (const GameSetup& setup : usual_setups()) {
    const Events log = told(setup, "");
    for (int human = 0; human < setup.players; ++human) {
      const Narrator narrator = narrator_of(setup, log, human);
      std::vector<std::string> names;
      std::vector<int> places;
      for (int seat = 0; seat < setup.players; ++seat) {
        names.push_back(narrator.name(seat));
        places.push_back(place_at_table(setup, human, seat));
      }
      EXPECT_EQ(narrator.name(human), in_english().you);
      EXPECT_EQ(place_at_table(setup, human, human), 0);
      const bool clockwise = setup.rules.direction == Direction::clockwise;
      const int next = place_at_table(setup, human, (human + 1) % setup.players);
      EXPECT_EQ(next, clockwise ? 1 : setup.players - 1);
      std::sort(names.begin(), names.end());
      EXPECT_EQ(std::unique(names.begin(), names.end()), names.end()) << setup_text(setup);
      EXPECT_FALSE(names.front().empty()) << setup_text(setup);
      std::sort(places.begin(), places.end());
      EXPECT_EQ(std::unique(places.begin(), places.end()), places.end());
      EXPECT_EQ(places.back(), setup.players - 1);
    }
  }
}

TEST(People, KeepTheirNamesWhereJacksSeatThem) {
  for (int seed = 0; seed < 12; ++seed) {
    const GameSetup setup =
        setup_of("v=trinidad&rules=partners_by_jacks.true&seed=JACKS-" + std::to_string(seed));
    const Events log = told(setup, "");
    for (int human = 0; human < 4; ++human) {
      const Narrator narrator = narrator_of(setup, log, human);
      std::set<std::string> names;
      for (int seat = 0; seat < 4; ++seat) names.insert(narrator.name(seat));
      EXPECT_EQ(names.size(), 4u);
      EXPECT_FALSE(names.contains(""));
      EXPECT_EQ(narrator.name(human), in_english().you);
      const std::string text = sentence(setup, log, EventKind::first_dealer, human);
      EXPECT_TRUE(text.starts_with(narrator.side_name(human % 2))) << text;
      EXPECT_TRUE(contains(text, narrator.side_name(1 - human % 2))) << text;
    }
  }
}

TEST(People, SidesAreNamedWithThePersonFirst) {
  const GameSetup setup = setup_of("v=trinidad");
  const Events log = told(setup, "");
  const Narrator narrator = narrator_of(setup, log, 2);
  EXPECT_EQ(narrator.side_name(0),
            fill(in_english().and_side, {{"who", in_english().you}, {"other", narrator.name(0)}}));
  EXPECT_EQ(narrator.side_name(1),
            fill(in_english().and_side, {{"who", narrator.name(1)}, {"other", narrator.name(3)}}));
  EXPECT_EQ(narrator.score_text({9, 14}), "9 – 14");
  const GameSetup three = setup_of("v=pitch&players=3");
  const Narrator alone = narrator_of(three, told(three, ""), 0);
  EXPECT_EQ(alone.side_name(1), alone.name(1));
  EXPECT_EQ(alone.score_text({1, 2, -1}), "1 – 2 – −1");
}

}  // namespace
}  // namespace allfours
