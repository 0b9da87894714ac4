#include "players/expert.hpp"

#include <algorithm>

#include "core/game.hpp"
#include "players/chances.hpp"
#include "players/solver.hpp"
#include "players/worlds.hpp"

namespace allfours {

namespace {

constexpr int solver_table_bits = 16;

// What the end of a hand is worth to one side.
class Ends {
 public:
  Ends(const Table& table, int side)
      : side_(side),
        chances_(chance_preset(nearest_preset(table.rules, table.players)).grid),
        all_fours_(table.rules.stake_all_fours / (2.0 * std::max<int>(table.rules.stake_game, 1))) {
  }

  double worth(const Table& table, const Settled& end) const {
    double worth = end.winner < 0 ? chance_to_win(chances_, table, end.score,
                                                  next_seat(table, table.dealer), side_)
                                  : (end.winner == side_ ? 1 : 0);
    if (end.all_fours >= 0) worth += end.all_fours == side_ ? all_fours_ : -all_fours_;
    return worth;
  }

  // The table stands at the end of its hand.
  double worth(const Table& table) const {
    Settled end{table.score, table.winner, -1};
    for (int side = 0; side < table.sides; ++side) {
      if (table.points_made[at(side)] == 0xf) end.all_fours = static_cast<std::int8_t>(side);
    }
    return worth(table, end);
  }

 private:
  int side_;
  ChanceGrid chances_;
  double all_fours_;  // what the stake on All Fours is worth beside that on the game
};

void play(Table& table, const Decision& decision) {
  Event event = std::get<Event>(judge(table, decision));
  do {
    apply(table, event);
  } while (table.phase != Phase::hand_end && next_event(table, event));
}

// Plays the card, and then the hand to its end with "sensible" in every seat.
void play_out(Table& table, Card card, Stream& stream) {
  play(table, Decision::of_play(table.turn, card));
  while (table.phase != Phase::hand_end) {
    const Question asked = next_question(table, 0);
    play(table, asked.lay_down ? Decision::of_lay_down(asked.seat)
                               : choose_sensibly(seen_from(table, asked.seat), stream));
  }
}

// Sums over worlds of what each card is worth, and of how it differs from one of them.
class Sums {
 public:
  Sums(CardSet cards, Card base) : cards_(cards), base_(base) {}

  void add(const std::array<double, pack_size>& value) {
    ++count_;
    for (const Card card : cards_) {
      sum_[card.index] += value[card.index];
      const double gain = value[card.index] - value[base_.index];
      gain_[card.index] += gain;
      square_[card.index] += gain * gain;
    }
  }
  double mean(Card card) const { return sum_[card.index] / count_; }
  // Is it better than the base by more than one standard error?
  bool better(Card card) const {
    const double gain = gain_[card.index];
    if (count_ < 2 || gain <= 0) return false;
    const double n = count_;
    const double variance = (square_[card.index] - gain * gain / n) / (n - 1);
    return gain * gain > n * variance;
  }
  double gain(Card card) const { return gain_[card.index]; }

 private:
  CardSet cards_;
  Card base_;
  int count_ = 0;
  std::array<double, pack_size> sum_{}, gain_{}, square_{};
};

}  // namespace

Weighing weigh_cards(const SeatView& view, const Effort& effort, Stream& stream,
                     const WorldWatch& watch) {
  const Table& table = view.table;
  const int side = side_of(table, view.seat);
  Weighing result;
  result.cards = choice(table).cards;
  result.sensible = result.chosen = choose_sensibly(view, stream).card;
  if (result.cards.count() == 1) return result;

  const bool stock = table.rules.trump == TrumpBy::cut && table.next_card < pack_size;
  const Worlds worlds(view);
  const Ends ends(table, side);
  const auto values = OutcomeValues::of_settled(
      table, side, [&](const Settled& end) { return ends.worth(table, end); });
  Solver solver(solver_table_bits);
  Sums sums(result.cards, result.sensible);
  // One world says all where nothing is hidden that matters.
  const bool known = !stock && worlds.count() <= 1;
  const int count = known ? 1 : (stock ? effort.worlds_with_stock : effort.worlds);
  const std::uint64_t nodes =
      known ? effort.nodes * static_cast<std::uint64_t>(effort.worlds) : effort.nodes;
  std::array<double, pack_size> value{};
  for (int i = 0; i < count; ++i) {
    const Table world = worlds.table(stream);
    bool solved = false;
    if (!stock) {
      const Solver::Answer answer = solver.solve(world, values, nodes);
      solved = answer.finished;
      if (solved) {
        ++result.solved;
        for (const Card card : result.cards) value[card.index] = answer.of(card).least;
      }
    }
    if (!solved) {
      for (const Card card : result.cards) {
        Table end = world;
        play_out(end, card, stream);
        value[card.index] = ends.worth(end);
      }
    }
    sums.add(value);
    if (watch) watch(world, value);
  }
  result.worlds = count;
  double most = 0;
  for (const Card card : result.cards) {
    result.value[card.index] = sums.mean(card);
    const bool better = known && result.solved > 0 ? sums.gain(card) > 0 : sums.better(card);
    if (better && sums.gain(card) > most) {
      most = sums.gain(card);
      result.chosen = card;
    }
  }
  return result;
}

namespace {

Decision choose_with(const SeatView& view, const Effort& effort, Stream& stream) {
  if (choice(view.table).kind != Decision::Kind::play) return choose_sensibly(view, stream);
  return Decision::of_play(view.seat, weigh_cards(view, effort, stream).chosen);
}

}  // namespace

Decision choose_strongly(const SeatView& view, Stream& stream) {
  return choose_with(view, strong_effort, stream);
}

Decision choose_expertly(const SeatView& view, Stream& stream) {
  return choose_with(view, expert_effort, stream);
}

}  // namespace allfours
