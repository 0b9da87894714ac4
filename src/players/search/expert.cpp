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
class Weigher {
 public:
  Weigher(const SeatView& view, const std::vector<Decision>& options, const Effort& effort,
          Stream& stream, const Watch& watch)
      : view_(view),
        options_(options),
        effort_(effort),
        stream_(stream),
        watch_(watch),
        stock_(table().rules.trump == TrumpBy::cut && table().next_card < pack_size),
        cards_(options[0].kind == Decision::Kind::play),
        known_(cards_ && !stock_ && Worlds(view).count() <= 1),
        ends_(table(), side_of(table(), view.seat)),
        value_(options.size()),
        result_{Race(static_cast<int>(options.size()))} {
    prepare_values();
    for (int seat = 0; seat < table().players; ++seat) cards_left_ += table().hand_count[at(seat)];
  }

  Weighed weigh() {
    Sample sample(view_, effort_);
    const int count = batch();
    for (; wants_more(); drawn_ += count) {
      sample.draw(count, stream_);
      for (int i = 0; i < sample.count() && (result_.race.running() > 1 || only_shows()); ++i) {
        try_world(sample.table(i), sample.times(i));
      }
    }
    result_.chosen = chosen();
    return std::move(result_);
  }

 private:
  const Table& table() const { return view_.table; }

  // Number of worlds drawn at a time.
  int batch() const {
    if (known_) return 1;
    if (stock_) return effort_.worlds_with_stock;
    return cards_ ? effort_.worlds : effort_.worlds_for_words;
  }

  // What the ends of the hand are worth, as far as the solver or a softened playout needs it.
  void prepare_values() {
    // §4: the solver does not model a side that cannot win Game, a trick with a missing card, or a
    // card that must be played because it was called for.
    const bool regular =
        table().no_game == 0 && table().hole < 0 && still_called_for(table()).empty();
    const bool solves = cards_ && !stock_ && regular &&
                        (known_ || table().hand_count[at(view_.seat)] <= effort_.solved_cards);
    softens_ = cards_ && !stock_ && effort_.soft_game > 0 && table().winner < 0;
    if (solves || softens_) {
      values_ =
          OutcomeValues::of_settled(table(), side_of(table(), view_.seat),
                                    [&](const Settled& end) { return ends_.worth(table(), end); });
    }
    if (solves) solver_.emplace(solver_table_bits);
  }

  // All cards are alike, so nothing is to be decided: their worth is shown in the first worlds.
  bool only_shows() const { return watch_ && drawn_ == 0 && options_.size() == 1; }

  bool wants_more() const {
    if (only_shows()) return true;
    if (result_.race.running() < 2) return false;
    if (drawn_ == 0) return true;
    return cards_ && !known_ && !stock_ && drawn_ < effort_.most_worlds &&
           plays_ < effort_.most_plays && result_.race.at_stake() > effort_.trifle;
  }

  void try_world(const Table& world, int times) {
    const bool watched = watch_ && drawn_ == 0;
    if (solver_ && unfinished_ < most_unfinished && solve(world)) {
      ++result_.solved;
    } else {
      play_options_out(world, watched);
    }
    ++result_.worlds;
    result_.race.add(value_, times);
    for (int time = 0; watched && time < times; ++time) watch_(world, value_);
    if (result_.worlds == next_drop_) {
      result_.race.drop(effort_.errors_to_drop);
      next_drop_ += next_drop_ / 2;
    }
  }

  // The value of each option with all cards open; false if the solver has given up.
  bool solve(const Table& world) {
    const std::uint64_t nodes =
        known_ ? effort_.nodes * static_cast<std::uint64_t>(effort_.worlds) : effort_.nodes;
    const Solver::Answer answer = solver_->solve(world, *values_, nodes);
    plays_ += cards_left_;
    if (!answer.finished) {
      ++unfinished_;
      return false;
    }
    for (std::size_t i = 0; i < options_.size(); ++i) {
      value_[i] = answer.of(options_[i].card).least;
    }
    return true;
  }

  // `all`: also those that have been dropped.
  void play_options_out(const Table& world, bool all) {
    for (std::size_t i = 0; i < options_.size(); ++i) {
      const bool runs = result_.race.runs(static_cast<int>(i));
      if (!runs && !all) continue;
      Table end = world;
      play_out(end, options_[i], stream_);
      if (runs) plays_ += cards_left_;
      value_[i] =
          softens_ ? ends_.worth(end, world, *values_, effort_.soft_game) : ends_.worth(end);
    }
  }

  int chosen() const {
    const int leader = result_.race.leader();
    if (leader == 0 || !result_.race.runs(0)) return leader;
    const Race::Gain gain = result_.race.gain(leader, 0);
    const bool sure = known_ && result_.solved > 0;
    return sure || gain.mean > effort_.errors_to_leave * gain.error ? leader : 0;
  }

  const SeatView& view_;
  const std::vector<Decision>& options_;
  const Effort& effort_;
  Stream& stream_;
  const Watch& watch_;
  const bool stock_;  // cards are drawn from it
  const bool cards_;  // options are cards, not words
  const bool known_;  // all hands are known
  bool softens_ = false;
  const Ends ends_;
  std::optional<OutcomeValues> values_;
  std::optional<Solver> solver_;
  std::vector<double> value_;  // of each option in one world
  Weighed result_;
  int drawn_ = 0;
  int unfinished_ = 0;
  int next_drop_ = first_drop;
  int plays_ = 0;
  int cards_left_ = 0;
};

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
  const Weighed weighed = Weigher(view, options, effort, stream, by_option).weigh();
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
  return options[at(Weigher(view, options, effort, stream, {}).weigh().chosen)];
}

Decision choose_strongly(const SeatView& view, Stream& stream) {
  return choose_with(view, strong_effort, stream);
}

Decision choose_expertly(const SeatView& view, Stream& stream) {
  return choose_with(view, expert_effort, stream);
}

}  // namespace allfours
