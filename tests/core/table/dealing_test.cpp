// Order of the pack, packets and the first dealer (RULES.md §2.1, §2.2, §3).
#include "core/table/dealing.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "core/cards/random.hpp"
#include "core/game/record.hpp"
#include "properties/random_game.hpp"
#include "rules/packets.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

// The first dealer of a variant for a numbered seed.
Event first_dealer_of(const Setup& setup, int seed) {
  Table table = new_table(setup);
  table.seed_key = seed_key("first-" + std::to_string(seed));
  return first_dealer_event(table);
}

constexpr int seeds = 2000;

// The rank of a card in the cut for the deal, from the order as written in the rules.
int height(Card card, std::string_view order) {
  return static_cast<int>(order.size() - order.find(rank_letter(card.rank())));
}

// The seat with the highest card of the last round; all rounds before it must have tied.
void check_cut(const Event& event, int players, std::string_view order, int expected) {
  ASSERT_EQ(event.cards.size() % players, 0);
  const int rounds = event.cards.size() / players;
  for (int round = 0; round < rounds; ++round) {
    int best = 0;
    int best_seat = -1;
    int times = 0;
    for (int seat = 0; seat < players; ++seat) {
      const int now = height(event.cards[round * players + seat], order);
      if (now == best) ++times;
      if (now <= best) continue;
      best = now;
      best_seat = seat;
      times = 1;
    }
    const bool last = round + 1 == rounds;
    EXPECT_EQ(times == 1, last) << "round " << round << " of " << rounds;
    if (last) {
      EXPECT_EQ(best_seat, expected);
    }
  }
}

TEST(FirstDealer, HighestCardCut) {
  RULE("§2.1",
       "Where a source names no ceremony (`german french california-jack sca seven-up "
       "pitch`): highest card cut, ties cut again");
  for (const std::string_view id : {"german", "french", "california-jack", "sca", "seven-up",
                                    "pitch", "old-american", "trinidad", "tobago"}) {
    const allfours::Setup setup = setup_of(id);
    for (int seed = 0; seed < seeds; ++seed) {
      const Event event = first_dealer_of(setup, seed);
      EXPECT_EQ(wire(event.method), "cut");
      check_cut(event, setup.players, "AKQJT98765432", event.seat);
    }
  }
}

TEST(FirstDealer, TiesAreCutAgainAndEverySeatCanDeal) {
  EVENTS_RULE(
      "for a cut, one card a seat from seat 0; on a tie for the highest everyone cuts "
      "again and the further rounds are appended.");
  for (const int players : {2, 3, 4}) {
    const allfours::Setup setup = setup_of("seven-up", players);
    int rounds = 0;
    std::set<int> dealers;
    for (int seed = 0; seed < seeds; ++seed) {
      const Event event = first_dealer_of(setup, seed);
      rounds = std::max(rounds, event.cards.size() / players);
      dealers.insert(event.seat);
      check_cut(event, players, "AKQJT98765432", event.seat);
    }
    EXPECT_GT(rounds, 1) << players;
    EXPECT_EQ(dealers.size(), static_cast<std::size_t>(players));
  }
}

TEST(FirstDealer, TheHigherPutCard) {
  RULE("§3 `cotton`", "first dealer: the higher **Put** card (3 2 A K Q J 10 … 4)");
  for (const std::string_view id : {"cotton", "running"}) {
    for (int seed = 0; seed < seeds; ++seed) {
      const Event event = first_dealer_of(setup_of(id), seed);
      EXPECT_EQ(wire(event.method), "cut_put");
      check_cut(event, 2, "32AKQJT987654", event.seat);
    }
  }
}

TEST(FirstDealer, TheFirstJackPitches) {
  RULE("§3 `west-yorkshire`",
       "First pitcher: cards are faced one by one from the left of whoever starts until a jack "
       "falls; its receiver pitches first and the player on the pitcher's right deals.");
  EVENTS_RULE(
      "For `first_jack`: card i falls to seat i mod n, the receiver of the jack pitches "
      "first, the dealer is the seat before");
  for (const std::string_view id : {"west-yorkshire", "west-yorkshire-2", "west-yorkshire-6"}) {
    const allfours::Setup setup = setup_of(id);
    std::set<int> dealers;
    for (int seed = 0; seed < seeds; ++seed) {
      const Event event = first_dealer_of(setup, seed);
      EXPECT_EQ(wire(event.method), "first_jack");
      const int last = event.cards.size() - 1;
      for (int i = 0; i <= last; ++i) {
        EXPECT_EQ(event.cards[i].rank() == Rank::jack, i == last);
      }
      const int pitcher = last % setup.players;
      EXPECT_EQ((event.seat + 1) % setup.players, pitcher);
      dealers.insert(event.seat);
    }
    EXPECT_EQ(dealers.size(), static_cast<std::size_t>(setup.players)) << id;
  }
}

TEST(FirstDealer, ACutForThePitch) {
  RULE("§3 `west-yorkshire`", "first pitcher by highest cut");
  EVENTS_RULE(
      "the receiver of the jack pitches first, the dealer is the seat before (also if a cut "
      "determines the pitcher)");
  const allfours::Setup setup = setup_of("west-yorkshire", 4, "first_dealer=cut_pitcher");
  for (int seed = 0; seed < seeds; ++seed) {
    const Event event = first_dealer_of(setup, seed);
    EXPECT_EQ(wire(event.method), "cut");
    check_cut(event, 4, "AKQJT98765432", (event.seat + 1) % 4);
  }
}

TEST(FirstDealer, RedOrBlack) {
  RULE("§3 `lancashire`",
       "one side cuts, the other guesses red or black: a right guess and the guesser's side names "
       "which of its players pitches first, a wrong one and the cutting side pitches first");
  const allfours::Setup setup = setup_of("lancashire");
  std::set<int> pitchers;
  for (int seed = 0; seed < seeds; ++seed) {
    const Event event = first_dealer_of(setup, seed);
    EXPECT_EQ(wire(event.method), "red_black");
    ASSERT_EQ(event.cards.size(), 1);
    const char suit = suit_letter(event.cards[0].suit());
    const bool right = (suit == 'd' || suit == 'h') == event.guessed_red;
    const int guessers = event.side;
    EXPECT_EQ(event.leader % 2, right ? guessers : 1 - guessers);
    EXPECT_EQ((event.seat + 1) % 4, event.leader);
    pitchers.insert(event.leader);
  }
  EXPECT_EQ(pitchers.size(), 4u);
}

// The positions in the pack of each seat's six cards, "0 1 2 6 7 8 | 3 4 5 9 10 11".
std::string places(std::string_view id, int players, std::string_view changes, int dealer) {
  Story story = Deal(id, players).rules(changes).dealer(dealer).start();
  const Event deal = story.all(EventKind::deal).front();
  const Pack& pack = *story.setup().first_pack;
  std::string text;
  for (int seat = 0; seat < players; ++seat) {
    if (seat > 0) text += "| ";
    for (int i = 0; i < hand_size; ++i) {
      const Card card = deal.cards[seat * hand_size + i];
      int place = 0;
      while (!(pack[static_cast<std::size_t>(place)] == card)) ++place;
      text += std::to_string(place) + " ";
    }
  }
  return text;
}

TEST(Dealing, PacketsOfThreeStartingWithEldest) {
  RULE("§2.2",
       "six cards each, in packets (`3+3`, six singles, or three packets of the dealer's "
       "choice), starting with eldest.");
  EXPECT_EQ(places("german", 2, "", 0), "3 4 5 9 10 11 | 0 1 2 6 7 8 ");
  EXPECT_EQ(places("german", 2, "", 1), "0 1 2 6 7 8 | 3 4 5 9 10 11 ");
  EXPECT_EQ(places("seven-up", 3, "", 1), "3 4 5 12 13 14 | 6 7 8 15 16 17 | 0 1 2 9 10 11 ");
  EXPECT_EQ(places("trinidad", 4, "", 2),
            "3 4 5 15 16 17 | 6 7 8 18 19 20 | 9 10 11 21 22 23 | 0 1 2 12 13 14 ");
}

// Turn by turn, the packets are the pack from its top.
TEST(Dealing, APacketHasItsTurn) {
  RULE("§2.2",
       "six cards each, in packets (`3+3`, six singles, or three packets of the dealer's "
       "choice), starting with eldest.");
  for (const allfours::Setup& setup : all_setups("TURNS")) {
    SCOPED_TRACE(setup_text(setup));
    Table table = new_table(setup);
    Event event;
    while (event.kind != EventKind::deal && next_event(table, event)) apply(table, event);
    ASSERT_EQ(event.kind, EventKind::deal);
    std::vector<std::array<int, 3>> turns;  // turn, card, index of the card
    for (int seat = 0; seat < setup.players; ++seat) {
      for (int i = 0; i < hand_size; ++i) turns.push_back({packet_turn(table, seat, i), seat, i});
    }
    std::sort(turns.begin(), turns.end());
    EXPECT_EQ(packet_turns(table), turns.back()[0] + 1);
    EXPECT_EQ(turns.back()[1], table.dealer);
    for (std::size_t i = 0; i < turns.size(); ++i) {
      EXPECT_EQ(event.cards[turns[i][1] * hand_size + turns[i][2]], table.pack[i]);
    }
    // In a run each seat gets one packet.
    table.deals = 2;
    EXPECT_EQ(packet_turns(table), setup.players);
    EXPECT_EQ(packet_turn(table, eldest(table), 2), 0);
  }
}

TEST(Dealing, Singly) {
  RULE("§3 `trinidad`",
       "the first dealer chooses singles or 3+3 (default 3+3 **[R]**) for the "
       "whole game");
  EXPECT_EQ(places("trinidad-2", 2, "packets=singles", 0), "1 3 5 7 9 11 | 0 2 4 6 8 10 ");
  EXPECT_EQ(places("sca", 2, "", 0), "1 3 5 7 9 11 | 0 2 4 6 8 10 ");
  EXPECT_EQ(places("california-jack", 2, "", 0), "1 3 5 7 9 11 | 0 2 4 6 8 10 ");
}

TEST(Dealing, ThreeRoundsOfTheDealersChoice) {
  RULE("§3 `west-yorkshire`",
       "Packets: six cards in three rounds, sizes of the dealer's choice (default 2+2+2).");
  EXPECT_EQ(places("west-yorkshire-2", 2, "", 0), "2 3 6 7 10 11 | 0 1 4 5 8 9 ");
  EXPECT_EQ(places("west-yorkshire-2", 2, "packets=three_two_one", 0),
            "3 4 5 8 9 11 | 0 1 2 6 7 10 ");
  EXPECT_EQ(places("west-yorkshire-2", 2, "packets=one_four_one", 0),
            "1 6 7 8 9 11 | 0 2 3 4 5 10 ");
}

TEST(Dealing, EveryThreeRoundsThatMakeSixCanBeChosen) {
  RULE("§3 `west-yorkshire`", "six cards in three rounds, sizes of the dealer's choice");
  std::set<std::vector<int>> seen;
  const Field& field = *find_field("packets");
  for (int value = field.least; value <= field.most; ++value) {
    RuleSet rules = find_variant("west-yorkshire-2")->rules;
    field.set(rules, value);
    const std::vector<int> sizes = packets_by_name(rules);
    EXPECT_EQ(std::accumulate(sizes.begin(), sizes.end(), 0), hand_size);
    if (sizes.size() == 3) seen.insert(sizes);
    std::string eldest;
    std::string dealer;
    int next = 0;
    for (const int size : sizes) {
      for (int i = 0; i < size; ++i) eldest += std::to_string(next + i) + " ";
      for (int i = size; i < 2 * size; ++i) dealer += std::to_string(next + i) + " ";
      next += 2 * size;
    }
    const std::string change = "packets=" + value_text(field, rules);
    EXPECT_EQ(places("west-yorkshire-2", 2, change, 0), dealer + "| " + eldest) << change;
  }
  EXPECT_EQ(seen.size(), 10u);
}

TEST(Dealing, ARunIsOnePacketOfThree) {
  RULE("§3 `trinidad`", "a run is one packet of three");
  Story story = Deal("trinidad").rules("packets=singles").turned("2h 3h").start();
  story.says("beg run");
  const Events deals = story.all(EventKind::deal);
  ASSERT_EQ(deals.size(), 3u);
  const Pack& pack = *story.setup().first_pack;
  // 24 cards and one turned, then three for each seat from eldest (seat 1) on.
  for (int i = 0; i < 12; ++i) {
    const int seat = (1 + i / 3) % 4;
    EXPECT_EQ(deals[1].cards[seat * 3 + i % 3], pack[static_cast<std::size_t>(25 + i)]);
    EXPECT_EQ(deals[2].cards[seat * 3 + i % 3], pack[static_cast<std::size_t>(38 + i)]);
  }
}

TEST(Dealing, HowDeepTheTrumpCardLies) {
  RULE("§3 `california-jack`",
       "the shown card lies at a depth of 4 to 48 in it, from the seed **[R]**");
  std::set<int> depths;
  for (int seed = 0; seed < seeds; ++seed) {
    depths.insert(cut_depth(seed_key(std::to_string(seed)), 1, 0));
  }
  EXPECT_EQ(*depths.begin(), 4);
  EXPECT_EQ(*depths.rbegin(), 48);
  EXPECT_EQ(depths.size(), 45u);
}

TEST(Dealing, EveryHandAndEveryRedealIsShuffledAnew) {
  const auto first = [](int hand, int redeals) {
    const Pack pack = shuffled_pack(seed_key("7"), hand, redeals);
    CardSet all;
    std::string text;
    for (const Card card : pack) {
      all.add(card);
      text += card_text(card);
    }
    EXPECT_EQ(all, CardSet::pack());
    return text;
  };
  std::set<std::string> packs;
  for (int hand = 1; hand <= 20; ++hand) {
    for (int redeals = 0; redeals <= 5; ++redeals) packs.insert(first(hand, redeals));
  }
  EXPECT_EQ(packs.size(), 120u);
}

}  // namespace
}  // namespace allfours
