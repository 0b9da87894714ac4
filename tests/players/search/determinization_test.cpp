// Worlds possible for a seat (players/search/determinization.hpp): none contradicts the seat's
// observations, and all others are equally likely, compared with a complete enumeration.
#include "players/search/determinization.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "core/table/scoring.hpp"
#include "players/search/solver_positions.hpp"

namespace allfours {
namespace {

// A moment of a hand, with the tables before each decision and draw of that hand.
struct HandMoment {
  Table table;
  std::vector<std::pair<Table, Event>> story;
};

// Could this hand have led to the seat's decisions in this hand of the game?
bool fits(const HandMoment& moment, int seat, CardSet hand) {
  CardSet held = hand;
  for (const auto& [table, event] : moment.story) {
    if (event.seat == seat && event.kind == EventKind::play) held.add(event.card);
  }
  for (const auto& [table, event] : moment.story) {
    if (event.seat == seat && event.kind == EventKind::draw) held.remove(event.card);
  }
  for (const auto& [table, event] : moment.story) {
    if (event.seat != seat) continue;
    if (event.kind == EventKind::draw) held.add(event.card);
    if (event.kind == EventKind::say && event.say == Say::stand &&
        table.rules.must_beg_without_trump &&
        (held & CardSet::of(table.turned[0].suit())).empty()) {
      return false;
    }
    if (event.kind != EventKind::play) continue;
    if (trick_size(table) > 0 &&
        !legal_to_follow(table.rules, held, table.trump, trick_state(table)).contains(event.card)) {
      return false;
    }
    held.remove(event.card);
  }
  return true;
}

// Plays at random to a moment of some hand at which `wanted(table)` holds.
template <typename Wanted>
std::optional<HandMoment> moment_of(const Setup& setup, Stream& stream, Wanted&& wanted) {
  HandMoment moment{new_table(setup), {}};
  bool found = false;
  play_randomly(moment.table, stream, [&](const Table& table, const Event& event) {
    if (event.kind == EventKind::hand) moment.story.clear();
    if (is_decision(event.kind)) {
      found = wanted(table);
      if (found) return false;
    }
    moment.story.push_back({table, event});
    return true;
  });
  if (!found) return std::nullopt;
  return moment;
}

Setup near_the_end(Setup setup, Stream& stream) {
  setup.start.emplace();
  setup.start->dealer = static_cast<std::int8_t>(stream.below(setup.players));
  for (int side = 0; side < side_count(setup.rules, setup.players); ++side) {
    setup.start->score[at(side)] =
        static_cast<std::int16_t>(std::max(0, setup.rules.target - 1 - stream.below(4)));
  }
  return setup;
}

TEST(Worlds, NoneContradictsWhatTheSeatHasSeen) {
  Stream stream(seed_key("worlds"), "test");
  int looked = 0, played_on = 0, before_trump = 0;
  for (int i = 0; i < 4000; ++i) {
    allfours::Setup setup = random_rules(stream, stream.below(6));
    if (stream.below(2) == 0) setup = near_the_end(setup, stream);
    int skip = stream.below(60);
    // A decided hand is played on for a stake.
    const bool decided = stream.below(4) == 0;
    if (decided) setup = near_the_end(setup, stream);
    if (decided) setup.rules.stake_all_fours = 1;
    const auto moment = moment_of(setup, stream, [&](const Table& table) {
      return skip-- <= 0 && (!decided || table.winner >= 0);
    });
    if (!moment) continue;
    const Table& truth = moment->table;
    const SeatView view = seen_from(truth, stream.below(truth.players));
    const Worlds worlds(view);
    EXPECT_GE(worlds.count(), 1);
    for (int draw = 0; draw < 3; ++draw) {
      const World world = worlds.draw(stream);
      const Table table = worlds.table_of(world);
      ASSERT_TRUE(seen_from(table, view.seat).table == view.table) << text_of(truth);
      CardSet cards;
      int count = 0;
      const auto take = [&](CardSet set) {
        cards |= set;
        count += set.count();
      };
      for (int seat = 0; seat < truth.players; ++seat) {
        take(world.hands[at(seat)]);
        take(world.discarded[at(seat)]);
        ASSERT_EQ(world.hands[at(seat)].count(), truth.hand_count[at(seat)]);
        ASSERT_EQ(world.discarded[at(seat)].count(), truth.discarded[at(seat)].count());
        // With irregularities, the cards played rule nothing out for certain.
        if (truth.rules.table_rules) continue;
        ASSERT_TRUE(fits(*moment, seat, world.hands[at(seat)])) << text_of(table);
      }
      ASSERT_EQ(world.pack_count, pack_size - truth.next_card);
      for (int n = 0; n < world.pack_count; ++n) {
        ASSERT_TRUE(world.pack[at(n)].known());
        take(CardSet::of(world.pack[at(n)]));
        if (truth.rules.trump == TrumpBy::cut && world.pack[at(n)] == truth.cut) {
          ASSERT_LE(truth.next_card + n, 48);
        }
      }
      for (int n = 0; n < truth.play_count; ++n) {
        if (n != truth.hole) take(CardSet::of(truth.plays[at(n)].card));
      }
      for (int n = 0; n < truth.turned_count; ++n) take(CardSet::of(truth.turned[at(n)]));
      for (int seat = 0; seat < truth.players; ++seat) {
        if (is_out(truth, seat)) {
          for (const Card card : truth.dealt[at(seat)]) {
            if (!cards.contains(card)) take(CardSet::of(card));
          }
        }
      }
      ASSERT_EQ(cards, CardSet::pack());
      ASSERT_EQ(count, pack_size) << text_of(table);
      if (truth.winner >= 0 && truth.phase == Phase::play) {
        ++played_on;
        ASSERT_FALSE(over_and_done(table));
      }
    }
    ++looked;
    if (!truth.trump_fixed) ++before_trump;
  }
  EXPECT_GT(looked, 600);
  EXPECT_GT(before_trump, 50);
  EXPECT_GT(played_on, 10);
}

// All possible sets of `count` cards for this hand.
void hands_of(const HandMoment& moment, int seat, CardSet known, CardSet from, int count,
              std::vector<CardSet>& found) {
  if (count == 0) {
    if (fits(moment, seat, known)) found.push_back(known);
    return;
  }
  while (from.count() >= count) {
    const Card card = from.first();
    from.remove(card);
    hands_of(moment, seat, known | CardSet::of(card), from, count - 1, found);
  }
}

using HandBits = std::array<std::uint64_t, max_players>;

// All worlds in a fixed order; empty if there are more than `most`.
std::vector<HandBits> all_worlds(const HandMoment& moment, const SeatView& view, std::size_t most) {
  const Table& seen = view.table;
  CardSet unseen = CardSet::pack() - seen.discarded[at(view.seat)];
  for (int i = 0; i < seen.play_count; ++i) unseen.remove(seen.plays[at(i)].card);
  for (int i = 0; i < seen.turned_count; ++i) unseen.remove(seen.turned[at(i)]);
  if (seen.top.known()) unseen.remove(seen.top);
  for (int seat = 0; seat < seen.players; ++seat) {
    unseen -= seen.hands[at(seat)];
    if (is_out(seen, seat)) unseen -= seen.dealt[at(seat)];
  }
  std::vector<HandBits> worlds{HandBits{}};
  for (int seat = 0; seat < seen.players; ++seat) {
    const CardSet known = seen.hands[at(seat)];
    std::vector<CardSet> hands;
    hands_of(moment, seat, known, unseen, seen.hand_count[at(seat)] - known.count(), hands);
    if (hands.size() * worlds.size() > 40 * most) return {};
    std::vector<HandBits> more;
    for (const HandBits& world : worlds) {
      CardSet taken;
      for (const std::uint64_t bits : world) taken |= CardSet(bits);
      for (const CardSet hand : hands) {
        if (!(hand & taken).empty()) continue;
        more.push_back(world);
        more.back()[at(seat)] = hand.bits();
      }
    }
    worlds = std::move(more);
    if (worlds.size() > most) return {};
  }
  std::sort(worlds.begin(), worlds.end());
  return worlds;
}

// The deviation of counts from their expectation, in standard deviations of chi-square.
double surprise(const std::vector<int>& counts, const std::vector<double>& expected) {
  double chi = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double off = counts[i] - expected[i];
    chi += off * off / expected[i];
  }
  const auto free = static_cast<double>(counts.size() - 1);
  return (chi - free) / std::sqrt(2 * free);
}

TEST(Worlds, EachIsAsLikelyAsTheNext) {
  Stream stream(seed_key("as-likely"), "test");
  constexpr int positions = 60;
  constexpr int draws = 3000;
  int compared = 0, restricted = 0, owing = 0;
  for (int i = 0; compared < positions && i < 20000; ++i) {
    allfours::Setup setup = random_rules(stream, stream.below(6));
    if (setup.rules.trump == TrumpBy::cut) continue;  // see below
    if (setup.rules.stake_all_fours > 0) setup.rules.stake_all_fours = 0;
    const bool owed = compared % 4 == 0;
    if (owed && setup.rules.begging == Begging::none) continue;
    if (owed) setup.rules.must_beg_without_trump = true;
    const int cards = 1 + stream.below(3);
    const auto moment = moment_of(setup, stream, [&](const Table& table) {
      return table.phase == Phase::play && table.trump_fixed && (!owed || table.accepted) &&
             table.hand_count[at(table.turn)] <= cards && stream.below(2) == 0;
    });
    if (!moment) continue;
    const SeatView view = seen_from(moment->table, moment->table.turn);
    const auto all = all_worlds(*moment, view, 20000);
    if (all.size() < 8) continue;
    const Worlds worlds(view);
    ASSERT_EQ(worlds.count(), static_cast<double>(all.size())) << text_of(moment->table);
    const std::size_t bins = std::min<std::size_t>(all.size(), 60);
    std::vector<int> counts(bins);
    std::vector<double> expected(bins);
    for (std::size_t n = 0; n < all.size(); ++n) {
      expected[n * bins / all.size()] +=
          static_cast<double>(draws) / static_cast<double>(all.size());
    }
    for (int n = 0; n < draws; ++n) {
      const World world = worlds.draw(stream);
      HandBits bits{};
      for (int seat = 0; seat < view.table.players; ++seat) {
        bits[at(seat)] = world.hands[at(seat)].bits();
      }
      const auto place = std::lower_bound(all.begin(), all.end(), bits);
      ASSERT_TRUE(place != all.end() && *place == bits);
      ++counts[static_cast<std::size_t>(place - all.begin()) * bins / all.size()];
    }
    EXPECT_LT(surprise(counts, expected), 5) << text_of(moment->table) << " " << all.size();
    ++compared;
    if (owed) ++owing;
    for (int seat = 0; seat < view.table.players; ++seat) {
      if (seat == view.seat) continue;
      for (int n = 0; n < view.table.play_count; ++n) {
        const Play& play = view.table.plays[at(n)];
        if (play.seat == seat && play.card.suit() != view.table.trump) {
          ++restricted;
          break;
        }
      }
    }
  }
  EXPECT_EQ(compared, positions);
  EXPECT_GE(owing, positions / 4);
  EXPECT_GT(restricted, positions / 2);
}

// California Jack: the cut card lay 4 to 48 deep, each depth equally likely. Random packs
// consistent with the seat's view show the distribution of its depth.
TEST(Worlds, TheCutCardLiesWhereItCan) {
  const allfours::Setup setup = setup_for(*find_variant("california-jack"), 2, "cut");
  Stream stream(seed_key("cut-card"), "test");
  int compared = 0;
  for (int i = 0; i < 40 && compared < 6; ++i) {
    allfours::Setup game = setup;
    game.seed = "cut-" + std::to_string(i);
    int skip = 4 * i;
    const auto moment = moment_of(game, stream, [&](const Table& table) {
      return table.phase == Phase::play && skip-- <= 0;
    });
    if (!moment) continue;
    const Table& truth = moment->table;
    const SeatView view = seen_from(truth, truth.turn);
    const int other = 1 - truth.turn;
    CardSet open = view.table.hands[at(view.seat)];
    for (int n = 0; n < truth.play_count; ++n) open.add(truth.plays[at(n)].card);
    const int hidden = truth.hand_count[at(other)] - view.table.hands[at(other)].count();
    if (open.contains(truth.cut) || truth.top == truth.cut || hidden == 0) continue;
    if (view.table.hands[at(other)].contains(truth.cut)) continue;
    const int stock = pack_size - truth.next_card - 1;
    // By rejection: the cut card at a random depth, the other hidden cards anywhere else. Each
    // hidden card of the other hand came equally likely from any of its six positions.
    std::vector<double> expected(static_cast<std::size_t>(stock) + 1);
    double all = 0;
    for (int place = 0; place < 6; ++place) {  // of the other player's dealt cards, at 2 * place
      if (2 * place >= 4) expected[0] += static_cast<double>(hidden) / 6;
    }
    for (int n = 0; n < stock; ++n) {
      if (truth.next_card + 1 + n <= 48) expected[static_cast<std::size_t>(n) + 1] = 1;
    }
    const bool may_hold = [&] {
      CardSet hand = view.table.hands[at(other)];
      hand.add(truth.cut);
      return fits(*moment, other, hand);
    }();
    if (!may_hold) expected[0] = 0;
    // With voids, fewer cards fit the hand: the rest are more likely in the stock.
    CardSet unseen = CardSet::pack() - open - view.table.hands[at(other)];
    if (truth.top.known()) unseen.remove(truth.top);
    int able = 0;
    for (const Card card : unseen) {
      if (fits(*moment, other, view.table.hands[at(other)] | CardSet::of(card))) ++able;
    }
    if (may_hold) {
      expected[0] *= static_cast<double>(stock);
      for (std::size_t n = 1; n < expected.size(); ++n) {
        expected[n] *= static_cast<double>(able - hidden);
      }
      expected[0] *= 1;
    }
    for (const double weight : expected) all += weight;
    constexpr int draws = 4000;
    std::vector<int> counts(expected.size());
    const Worlds worlds(view);
    for (int n = 0; n < draws; ++n) {
      const World world = worlds.draw(stream);
      if (world.hands[at(other)].contains(truth.cut)) {
        ++counts[0];
        continue;
      }
      for (int place = 1; place < world.pack_count; ++place) {
        if (world.pack[at(place)] == truth.cut) ++counts[at(place)];
      }
    }
    std::vector<int> seen;
    std::vector<double> wanted;
    for (std::size_t n = 0; n < expected.size(); ++n) {
      if (expected[n] == 0) {
        EXPECT_EQ(counts[n], 0);
        continue;
      }
      seen.push_back(counts[n]);
      wanted.push_back(draws * expected[n] / all);
    }
    if (seen.size() < 2) continue;
    EXPECT_LT(surprise(seen, wanted), 5);
    ++compared;
  }
  EXPECT_GE(compared, 4);
}

}  // namespace
}  // namespace allfours
