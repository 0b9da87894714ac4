#include "players/search/expert.hpp"

#include <algorithm>
#include <optional>

#include "core/table/exposed.hpp"
#include "players/search/determinization.hpp"
#include "players/search/discard_inference.hpp"
#include "players/search/inference.hpp"
#include "players/search/option_elimination.hpp"
#include "players/search/playout.hpp"
#include "players/search/solver.hpp"

namespace allfours {

namespace {

constexpr int solver_table_bits = 16;
// Options are first considered for dropping after this many worlds, then after 1.5 times as many
// each time.
constexpr int first_drop = 12;
// Number of unfinished worlds after which the solver is asked no more.
constexpr int most_unfinished = 3;

// The weighted sample of worlds, drawn as needed.
class Sample {
 public:
  Sample(const SeatView& view, const Effort& effort)
      : view_(view),
        effort_(effort),
        worlds_(view),
        inference_(view),
        keeps_(others_discarded(view) && effort.pool > 1),
        infers_((inference_.tells() || keeps_) && effort.pool > 1) {}

  // Adds `count` worlds.
  void draw(int count, Stream& stream) {
    drawn_.clear();
    places_.clear();
    const int all = infers_ ? count * effort_.pool : count;
    std::vector<double> weights;
    double sum = 0;
    for (int i = 0; i < all; ++i) {
      drawn_.push_back(worlds_.draw(stream));
      if (!infers_) {
        places_.push_back({i, 1});
        continue;
      }
      World& world = drawn_.back();
      double weight = 1;
      if (keeps_) weight *= keep_sensibly(view_, worlds_, world, effort_.surprise);
      weights.push_back(weight * inference_.weight(worlds_.table_of(world), effort_.surprise));
      sum += weights.back();
    }
    if (!infers_) return;
    // Systematic resampling by weight; a world selected several times is stored once.
    const double step = sum / count;
    double passed = 0;
    double next = step / 2;
    for (int i = 0; i < all; ++i) {
      passed += weights[at(i)];
      int times = 0;
      for (; next < passed; next += step) ++times;
      if (times > 0) places_.push_back({i, times});
    }
  }

  // Size of the last batch.
  int count() const { return static_cast<int>(places_.size()); }
  Table table(int i) const { return worlds_.table_of(drawn_[at(places_[at(i)].world)]); }
  int times(int i) const { return places_[at(i)].times; }

 private:
  struct Place {
    int world;
    int times;
  };
  const SeatView& view_;
  const Effort& effort_;
  Worlds worlds_;
  Inference inference_;
  bool keeps_;
  bool infers_;
  std::vector<World> drawn_;
  std::vector<Place> places_;
};

// True if two cards are equivalent: neither counts, and all cards between them are in the same hand
// or gone.
bool same_in_play(const Table& table, Card a, Card b) {
  if (!table.trump_fixed || a.suit() != b.suit() || card_points(a) + card_points(b) > 0) {
    return false;
  }
  if (a.suit() == table.trump && table.rules.low == PointTo::taken) return false;
  CardSet gone = table.hands[at(table.turn)];
  for (int i = 0; i < table.play_count; ++i) gone.add(table.plays[at(i)].card);
  const Card low = a.index < b.index ? a : b;
  const Card high = a.index < b.index ? b : a;
  return (CardSet(CardSet::of(high).bits() - CardSet::of(low).bits()) - gone).empty();
}

// Observes each world and the values of the options.
using Watch = std::function<void(const Table& world, const std::vector<double>& value)>;

struct Weighed {
  Race race;
  int chosen = 0;  // option
  int worlds = 0;
  int solved = 0;
};

// Tries all options in the same worlds; the first is the choice of "sensible", replaced only by one
// that is better by more than `errors_to_leave` standard errors.
Weighed weigh(const SeatView& view, const std::vector<Decision>& options, const Effort& effort,
              Stream& stream, const Watch& watch = {}) {
  const Table& table = view.table;
  const int side = side_of(table, view.seat);
  const bool stock = table.rules.trump == TrumpBy::cut && table.next_card < pack_size;
  const bool cards = options[0].kind == Decision::Kind::play;
  const bool known = cards && !stock && Worlds(view).count() <= 1;
  const int count = known   ? 1
                    : stock ? effort.worlds_with_stock
                    : cards ? effort.worlds
                            : effort.worlds_for_words;
  Sample sample(view, effort);
  const Ends ends(table, side);
  // §4: the solver does not model a side that cannot win Game, a trick with a missing card, or a
  // card that must be played because it was called for.
  const bool regular = table.no_game == 0 && table.hole < 0 && still_called_for(table).empty();
  const bool solves = cards && !stock && regular &&
                      (known || table.hand_count[at(view.seat)] <= effort.solved_cards);
  std::optional<OutcomeValues> values;
  std::optional<Solver> solver;
  const bool softens = cards && !stock && effort.soft_game > 0 && table.winner < 0;
  if (solves || softens) {
    values = OutcomeValues::of_settled(table, side,
                                       [&](const Settled& end) { return ends.worth(table, end); });
  }
  if (solves) solver.emplace(solver_table_bits);
  Weighed result{Race(static_cast<int>(options.size()))};
  Race& race = result.race;
  std::vector<double> value(options.size());
  int unfinished = 0;
  int next_drop = first_drop;
  int plays = 0;
  int cards_left = 0;
  for (int seat = 0; seat < table.players; ++seat) cards_left += table.hand_count[at(seat)];

  int drawn = 0;
  const auto try_world = [&](const Table& world, int times) {
    const bool watched = watch && drawn == 0;
    bool solved = false;
    if (solves && unfinished < most_unfinished) {
      const std::uint64_t nodes =
          known ? effort.nodes * static_cast<std::uint64_t>(effort.worlds) : effort.nodes;
      const Solver::Answer answer = solver->solve(world, *values, nodes);
      solved = answer.finished;
      if (!solved) ++unfinished;
      plays += cards_left;
      for (std::size_t j = 0; solved && j < options.size(); ++j) {
        value[j] = answer.of(options[j].card).least;
      }
    }
    for (std::size_t j = 0; !solved && j < options.size(); ++j) {
      const bool runs = race.runs(static_cast<int>(j));
      if (!runs && !watched) continue;
      Table end = world;
      play_out(end, options[j], stream);
      if (runs) plays += cards_left;
      value[j] = softens ? ends.worth(end, world, *values, effort.soft_game) : ends.worth(end);
    }
    if (solved) ++result.solved;
    ++result.worlds;
    race.add(value, times);
    for (int time = 0; watched && time < times; ++time) watch(world, value);
    if (result.worlds == next_drop) {
      race.drop(effort.errors_to_drop);
      next_drop += next_drop / 2;
    }
  };

  const bool goes_on = cards && !known && !stock;
  const auto wants_more = [&] {
    if (race.running() < 2) return false;
    if (drawn == 0) return true;
    return goes_on && drawn < effort.most_worlds && plays < effort.most_plays &&
           race.at_stake() > effort.trifle;
  };
  for (; wants_more(); drawn += count) {
    sample.draw(count, stream);
    for (int i = 0; i < sample.count() && race.running() > 1; ++i) {
      try_world(sample.table(i), sample.times(i));
    }
  }
  const int leader = race.leader();
  result.chosen = leader;
  if (race.runs(0) && leader != 0) {
    const Race::Gain gain = race.gain(leader, 0);
    const bool sure = known && result.solved > 0;
    if (!sure && gain.mean <= effort.errors_to_leave * gain.error) result.chosen = 0;
  }
  return result;
}

}  // namespace

Weighing weigh_cards(const SeatView& view, const Effort& effort, Stream& stream,
                     const WorldWatch& watch) {
  const Table& table = view.table;
  Weighing result;
  result.cards = choice(table).cards;
  result.sensible = result.chosen = choose_sensibly(view, stream).card;
  if (result.cards.count() == 1) return result;

  std::vector<Decision> options{Decision::of_play(view.seat, result.sensible)};
  std::array<int, pack_size> option{};  // by card
  for (const Card card : result.cards) {
    int same = -1;
    for (std::size_t i = 0; i < options.size() && same < 0; ++i) {
      if (card == options[i].card || same_in_play(table, card, options[i].card)) {
        same = static_cast<int>(i);
      }
    }
    option[card.index] = same >= 0 ? same : static_cast<int>(options.size());
    if (same < 0) options.push_back(Decision::of_play(view.seat, card));
  }
  Watch by_option;
  if (watch) {
    by_option = [&](const Table& world, const std::vector<double>& value) {
      std::array<double, pack_size> by_card{};
      for (const Card card : result.cards) by_card[card.index] = value[at(option[card.index])];
      watch(world, by_card);
    };
  }
  const Weighed weighed = weigh(view, options, effort, stream, by_option);
  result.worlds = weighed.worlds;
  result.solved = weighed.solved;
  result.chosen = options[at(weighed.chosen)].card;
  for (const Card card : result.cards) {
    result.value[card.index] = weighed.race.mean(option[card.index]);
  }
  return result;
}

Decision choose_with(const SeatView& view, const Effort& effort, Stream& stream) {
  const Choice now = choice(view.table);
  if (now.kind == Decision::Kind::play) {
    return Decision::of_play(view.seat, weigh_cards(view, effort, stream).chosen);
  }
  const Decision sensible = choose_sensibly(view, stream);
  if (now.kind != Decision::Kind::say || effort.worlds_for_words == 0) return sensible;
  std::vector<Decision> options{sensible};
  for (int say = 0; now.says >> say != 0; ++say) {
    if ((now.says >> say & 1) == 0 || static_cast<Say>(say) == sensible.say) continue;
    options.push_back(Decision::of_say(view.seat, static_cast<Say>(say)));
  }
  if (options.size() == 1) return sensible;
  return options[at(weigh(view, options, effort, stream).chosen)];
}

Decision choose_strongly(const SeatView& view, Stream& stream) {
  return choose_with(view, strong_effort, stream);
}

Decision choose_expertly(const SeatView& view, Stream& stream) {
  return choose_with(view, expert_effort, stream);
}

}  // namespace allfours
