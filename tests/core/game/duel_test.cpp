// Duels in links (core/game/duel.hpp): how their deals begin, and invalid duels.
#include "core/game/duel.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/game/record.hpp"
#include "core/table/dealing.hpp"
#include "properties/random_game.hpp"

namespace allfours {
namespace {

Duel duel_of(std::string_view variant, int deals, const std::string& seed = "DUEL-1") {
  const Variant& row = *find_variant(variant);
  return {setup_for(row, row.usual_players, seed), deals};
}

// A deal played at random, up to the start of the next hand.
std::string random_play(const Duel& duel, int deal, Stream& stream) {
  Game game(deal_of_duel(duel, deal));
  while (!deal_over(game)) {
    EXPECT_FALSE(game.play(random_decision(game.table(), stream)));
  }
  return game.moves();
}

Duel with_play(Duel duel, int players, std::uint64_t chance = 1) {
  Stream stream(chance, "duel");
  for (int player = 0; player < players; ++player) {
    for (int deal = 0; deal < duel.deals; ++deal) {
      duel.logs[at(player)].push_back(random_play(duel, deal, stream));
    }
  }
  return duel;
}

std::string why_no_duel(std::string_view text) {
  const auto read = read_duel(text, ", more");
  const auto* no = std::get_if<Fault>(&read);
  EXPECT_NE(no, nullptr) << text;
  return no == nullptr ? "" : no->sentence();
}

TEST(Duel, ItsDealsAreHandsOfTheSeedAndTheDealerGoesOn) {
  for (const allfours::Setup& setup : all_setups("DUEL-2")) {
    const Duel duel{setup, 8};
    std::set<std::string> packs;
    for (int deal = 0; deal < duel.deals; ++deal) {
      const Game game(deal_of_duel(duel, deal));
      const Table& table = game.table();
      EXPECT_EQ(game.log()[0].kind, EventKind::game);
      EXPECT_EQ(table.hand, deal + 1) << "the deal of the hand of this number";
      EXPECT_EQ(table.dealer, (first_dealer_event(new_table(setup)).seat + deal) % setup.players);
      EXPECT_FALSE(deal_over(game));
      EXPECT_EQ(game.decisions(), 0);
      // The same pack as for this hand of a game with this seed.
      EXPECT_EQ(shuffled_pack(seed_key(setup.seed), deal + 1, 0), table.pack);
      std::string pack;
      for (const Card card : table.pack) pack += card_text(card);
      EXPECT_TRUE(packs.insert(pack).second) << "no deal is dealt twice";
    }
  }
}

TEST(Duel, ItsTextHoldsAllOfIt) {
  const Duel begun = duel_of("trinidad", 4);
  EXPECT_EQ(duel_text(begun), "v=trinidad&seed=DUEL-1&duel=4");
  const Duel sent = with_play(duel_of("old-american", 1), 1);
  EXPECT_EQ(duel_text(sent), "v=old-american&seed=DUEL-1&duel=1&one=1" + sent.logs[0][0]);
  const Duel both = with_play(duel_of("german", 2), 2);
  EXPECT_EQ(duel_text(both), "v=german&seed=DUEL-1&duel=2&one=1" + both.logs[0][0] + "." +
                                 both.logs[0][1] + "&two=1" + both.logs[1][0] + "." +
                                 both.logs[1][1]);
  for (const Duel& duel : {begun, sent, both}) {
    const auto read = read_duel(duel_text(duel));
    ASSERT_TRUE(std::holds_alternative<Duel>(read)) << std::get<Fault>(read).sentence();
    EXPECT_EQ(std::get<Duel>(read), duel);
  }
  EXPECT_TRUE(both.finished(0) && both.finished(1));
  EXPECT_TRUE(sent.finished(0));
  EXPECT_FALSE(sent.finished(1));
}

// Shared links must open for ever.
TEST(Duel, TheGoldenDuel) {
  const std::string text =
      "v=german&seed=KINGSTON-42&duel=2&one=1AABDBDAABBAAA.AFCCABACABBAA&two=1ADADBCAABBAAA."
      "AEAECAACABAAA";
  const auto read = read_duel(text);
  ASSERT_TRUE(std::holds_alternative<Duel>(read))
      << std::get<Fault>(read).sentence() << " "
      << duel_text(with_play(duel_of("german", 2, "KINGSTON-42"), 2));
  EXPECT_EQ(duel_text(std::get<Duel>(read)), text);
}

TEST(Duel, ItIsReadWholeOrNotAtAll) {
  const Duel both = with_play(duel_of("pitch", 2), 2);
  const std::string setup = setup_text(both.setup);
  const std::string one = both.logs[0][0];
  const std::string two = both.logs[0][1];
  const std::string good = setup + "&duel=2&one=1" + one + "." + two;
  ASSERT_TRUE(std::holds_alternative<Duel>(read_duel(good)));
  for (const std::string_view deals : std::initializer_list<std::string_view>{
           "0", "9", "", "-1", "+4", "04", "4 ", "10", "x", "4.0", std::string_view("4\0", 2)}) {
    EXPECT_TRUE(why_no_duel(setup + "&duel=" + std::string(deals))
                    .starts_with("A duel (duel=) has 1 to 8 deals, not \""))
        << deals;
  }
  // As many hands as deals.
  EXPECT_EQ(why_no_duel(setup + "&duel=2&one=1" + one),
            "The number of deals in the duel is 2; one= plays 1.");
  EXPECT_EQ(why_no_duel(setup + "&duel=1&one=1" + one + "." + two),
            "The number of deals in the duel is 1; one= plays 2.");
  EXPECT_EQ(why_no_duel(good + "." + two), "The number of deals in the duel is 2; one= plays 3.");
  EXPECT_EQ(why_no_duel(good + "&two=1" + one),
            "The number of deals in the duel is 2; two= plays 1.");
  // Each a complete hand and no more.
  const auto broken = [](std::string_view key, int deal) {
    return "Deal " + std::to_string(deal) + " of " + std::string(key) +
           "= is not played from its first decision to its last.";
  };
  const auto with = [&](const std::string& first, const std::string& second) {
    return setup + "&duel=2&one=1" + first + "." + second;
  };
  EXPECT_EQ(why_no_duel(with(one.substr(0, one.size() - 1), two)), broken("one", 1));
  EXPECT_EQ(why_no_duel(with(one + "A", two)), broken("one", 1));
  EXPECT_EQ(why_no_duel(with(one, "")), broken("one", 2));
  EXPECT_EQ(why_no_duel(with("", two)), broken("one", 1));
  EXPECT_EQ(why_no_duel(with(one, two + std::string(1, '\0'))), broken("one", 2));
  EXPECT_EQ(why_no_duel(with(one, std::string(1, '\0') + two)), broken("one", 2));
  EXPECT_EQ(why_no_duel(with(one, std::string(5000, 'A'))), broken("one", 2));
  EXPECT_EQ(why_no_duel(with(one, "*" + two.substr(1))), broken("one", 2));
  EXPECT_EQ(why_no_duel(good + "&two=1" + one + "." + two + "9"), broken("two", 2));
  EXPECT_EQ(why_no_duel(setup + "&duel=2&one="),
            "The game in the link is of a version this program does not know.");
  EXPECT_EQ(why_no_duel(setup + "&duel=2&one=2" + one + "." + two),
            "The game in the link is of a version this program does not know.");
  // The parts.
  EXPECT_EQ(why_no_duel(good + "&one=1" + one + "." + two), "The link says one= twice.");
  EXPECT_EQ(why_no_duel(good + "&duel=2"), "The link says duel= twice.");
  EXPECT_EQ(why_no_duel(setup + "&one=1" + one + "." + two), "The link says one= without duel=.");
  EXPECT_EQ(why_no_duel(setup + "&duel=2&two=1" + one + "." + two),
            "The link says two= without one=.");
  for (const std::string_view part :
       {"hand=2", "dealer=0", "score=1.2", "deal=2c", "log=1A", "at=3", "hand=", "log", "at="}) {
    const std::string name(part.substr(0, part.find('=')));
    EXPECT_EQ(why_no_duel(good + "&" + std::string(part)),
              "A duel begins by itself: its link does not say " + name + "=.");
  }
  EXPECT_TRUE(why_no_duel(good + "&colour=red").ends_with(", more.")) << "all parts are named";
  for (const std::string& bad : {"&" + good, setup + "&&duel=2", good + "&one",
                                 std::string("duel=2"), std::string("v=german&duel=2")}) {
    EXPECT_FALSE(why_no_duel(bad).empty()) << bad;
  }
}

// Saved during play: the finished deals in order.
TEST(Duel, IsKeptBeforeItIsFinished) {
  Duel duel = with_play(duel_of("french", 4), 1);
  duel.logs[1] = {duel.logs[0][0]};
  EXPECT_EQ(why_no_duel(duel_text(duel)), "The number of deals in the duel is 4; two= plays 1.");
  const auto kept = read_kept_duel(duel_text(duel));
  ASSERT_TRUE(std::holds_alternative<Duel>(kept)) << std::get<Fault>(kept).sentence();
  EXPECT_EQ(std::get<Duel>(kept), duel);
  duel.logs[1].push_back(duel.logs[0][0].substr(1));
  EXPECT_TRUE(std::holds_alternative<Fault>(read_kept_duel(duel_text(duel))));
}

}  // namespace
}  // namespace allfours
