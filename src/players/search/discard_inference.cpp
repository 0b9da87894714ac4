#include "players/search/discard_inference.hpp"

#include "players/player.hpp"

namespace allfours {

namespace {

// Number of ways to choose k of n.
double ways_to_choose(int k, int n) {
  double ways = 1;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

}  // namespace

bool others_discarded(const SeatView& view) {
  const Table& table = view.table;
  if (table.rules.discard == Discard::never || table.rules.trump != TrumpBy::turn_up) return false;
  if (!table.trump_fixed || table.phase != Phase::play) return false;
  return table.deals > 1 && table.laid_down == 0;
}

double keep_sensibly(const SeatView& view, const Worlds& worlds, World& world, double surprise) {
  Stream stream;  // "sensible" draws nothing from it
  double weight = 1;
  // The table before each seat's discard.
  Table table = view.table;
  table.plays.fill({});
  table.taken.fill({});
  table.play_count = table.trick_start = table.tricks = table.step = 0;
  table.phase = Phase::discard;
  std::array<CardSet, max_players> played{};
  for (int i = 0; i < view.table.play_count; ++i) {
    const Play& play = view.table.plays[at(i)];
    played[at(play.seat)].add(play.card);
  }
  const CardSet own = table.discarded[at(view.seat)] | table.dealt[at(view.seat)];
  table.discarded.fill({});
  for (int seat = 0; seat < table.players; ++seat) {
    table.hands[at(seat)] =
        seat == view.seat ? own
                          : world.hands[at(seat)] | world.discarded[at(seat)] | played[at(seat)];
    table.hand_count[at(seat)] = static_cast<std::int8_t>(table.hands[at(seat)].count());
    table.dealt[at(seat)] = table.hands[at(seat)];
  }
  for (int seat = 0; seat < table.players; ++seat) {
    if (seat == view.seat || world.discarded[at(seat)].empty()) continue;
    table.turn = static_cast<std::int8_t>(seat);
    const CardSet before = table.hands[at(seat)];
    const Decision decision = choose_sensibly(seen_from(table, seat), stream);
    CardSet gone;
    for (const Card card : decision.cards) gone.add(card);
    const CardSet out = worlds.ruled_out(seat);
    const CardSet kept = before - gone - played[at(seat)];
    if (gone.count() != world.discarded[at(seat)].count() || !(gone & played[at(seat)]).empty() ||
        !(kept & out).empty()) {
      weight *= surprise;
      continue;
    }
    // The same cards come up more often the more ways there were to split them.
    const CardSet split = before - played[at(seat)];
    weight *= ways_to_choose(kept.count(), split.count()) /
              ways_to_choose(kept.count(), (split - out).count());
    world.hands[at(seat)] = kept;
    world.discarded[at(seat)] = gone;
  }
  return weight;
}

}  // namespace allfours
