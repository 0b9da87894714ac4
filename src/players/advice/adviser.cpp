#include "players/advice/adviser.hpp"

#include <algorithm>
#include <utility>

#include "players/advice/advice_reasons.hpp"
#include "players/chances/chances.hpp"
#include "players/search/determinization.hpp"

namespace allfours {

namespace {

constexpr int most_courses = 60;  // worlds in which each card is played out for the reasons
constexpr int near_discards = 4;  // in addition to those of `expert`
constexpr int advice_table_bits = 16;

Option option_of(const Decision& decision) {
  Option option;
  option.decision = decision;
  return option;
}

// The chosen discards, and variants with one exchange: the least valuable card kept for the most
// valuable one discarded.
void add_discards(Advice& advice, const Choice& now, const Decision& chosen, Suit trump) {
  const auto weight = [&](Card card) {
    return 2 * card_points(card) + static_cast<int>(card.rank()) + (card.suit() == trump ? 100 : 0);
  };
  std::vector<Card> go(chosen.cards.begin(), chosen.cards.end());
  std::vector<Card> stay;
  for (const Card card : now.cards) {
    if (std::find(go.begin(), go.end(), card) == go.end()) stay.push_back(card);
  }
  const auto lighter = [&](Card a, Card b) { return weight(a) < weight(b); };
  std::stable_sort(go.begin(), go.end(), lighter);
  std::stable_sort(stay.begin(), stay.end(), lighter);
  advice.options.push_back(option_of(chosen));
  for (int i = 0; i < near_discards; ++i) {
    const auto in = static_cast<std::size_t>(i / 2);
    const auto out = static_cast<std::size_t>(i % 2);
    if (in >= stay.size() || out >= go.size()) continue;
    Decision near = chosen;
    for (int place = 0; place < near.cards.size(); ++place) {
      if (near.cards[place] == go[go.size() - 1 - out]) near.cards.set(place, stay[in]);
    }
    advice.options.push_back(option_of(near));
  }
}

// Values by option, then world.
using Values = std::vector<std::vector<double>>;

double mean(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return values.empty() ? 0 : sum / static_cast<double>(values.size());
}

// True if the first is better by more than one standard error and by a visible amount.
bool better(const std::vector<double>& a, const std::vector<double>& b) {
  const auto n = static_cast<double>(a.size());
  double gain = 0;
  double square = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    gain += a[i] - b[i];
    square += (a[i] - b[i]) * (a[i] - b[i]);
  }
  if (gain <= 0.002 * n) return false;
  if (a.size() < 2) return true;
  return gain * gain > n * (square - gain * gain / n) / (n - 1);
}

// In 1/10,000.
std::int16_t chance_of(double value) {
  return static_cast<std::int16_t>(std::clamp(value, 0.0, 1.0) * 10'000 + 0.5);
}

void weigh(Advice& advice, const Values& values) {
  const auto& chosen = values[at(advice.best)];
  const std::int16_t most = chance_of(mean(chosen));
  for (std::size_t i = 0; i < values.size(); ++i) {
    Option& option = advice.options[i];
    option.chance = std::min(most, chance_of(mean(values[i])));
    option.less = static_cast<int>(i) != advice.best && better(chosen, values[i]);
  }
}

// The default option to compare with: the best of the lesser ones (for a pitch, of another suit);
// else the nearest.
int rival(const Advice& advice, bool pitch) {
  const Option& chosen = advice.chosen();
  int found = -1;
  const auto rank = [&](const Option& option) {
    const bool other_suit = pitch && option.decision.card.suit() != chosen.decision.card.suit();
    return (other_suit ? 40'000 : 0) + (option.less ? 20'000 : 0) + option.chance;
  };
  for (std::size_t i = 0; i < advice.options.size(); ++i) {
    if (static_cast<int>(i) == advice.best) continue;
    if (found < 0 || rank(advice.options[i]) > rank(advice.options[at(found)])) {
      found = static_cast<int>(i);
    }
  }
  return found;
}

// Advice in the making.
struct Trial {
  const SeatView& view;
  const Effort& effort;
  Stream& stream;
  Advice advice;
  std::vector<Table> worlds;
  Values values;
  std::vector<std::vector<Course>> courses;  // by option, then world
};

// Every legal card.
void weigh_plays(Trial& trial, const Choice& now) {
  Advice& advice = trial.advice;
  for (const Card card : now.cards) {
    advice.options.push_back(option_of(Decision::of_play(trial.view.seat, card)));
  }
  Values& values = trial.values;
  values.resize(advice.options.size());
  const auto watch = [&](const Table& world, const std::array<double, pack_size>& value) {
    trial.worlds.push_back(world);
    for (std::size_t i = 0; i < values.size(); ++i) {
      values[i].push_back(value[advice.options[i].decision.card.index]);
    }
  };
  const Weighing weighing = weigh_cards(trial.view, trial.effort, trial.stream, watch);
  advice.best = static_cast<std::int8_t>(now.cards.place_of(weighing.chosen));
  advice.worlds = static_cast<std::int16_t>(weighing.worlds);
  advice.solved = static_cast<std::int16_t>(weighing.solved);
  if (trial.worlds.size() > most_courses) trial.worlds.resize(most_courses);
}

void offer_lay_down(Trial& trial) {
  Advice& advice = trial.advice;
  advice.options.push_back(option_of(Decision::of_lay_down(trial.view.seat)));
  advice.options.push_back(advice.options.front());
  advice.options.back().keeps = true;
  advice.best = find_player("expert")->lays_down(trial.view, trial.stream) ? 0 : 1;
}

// The words that may be said, the discards, or the only deal by hand; and `against`, if it is
// another.
void offer_decisions(Trial& trial, const Choice& now, const Decision* against) {
  Advice& advice = trial.advice;
  const int seat = trial.view.seat;
  const Decision chosen = choose_expertly(trial.view, trial.stream);
  if (now.kind == Decision::Kind::deal_by_hand) {
    advice.options.push_back(option_of(chosen));
  } else if (now.kind == Decision::Kind::discard) {
    add_discards(advice, now, chosen, trial.view.table.trump);
  } else {
    for (int say = 0; say <= static_cast<int>(Say::pass); ++say) {
      if ((now.says & say_bit(static_cast<Say>(say))) == 0) continue;
      advice.options.push_back(option_of(Decision::of_say(seat, static_cast<Say>(say))));
    }
  }
  if (against != nullptr && against->kind == chosen.kind && advice.place_of(*against) < 0) {
    advice.options.push_back(option_of(*against));
  }
  advice.best = static_cast<std::int8_t>(advice.place_of(chosen));
}

// The worth of every option but a card is that of its courses.
void follow_courses(Trial& trial) {
  Advice& advice = trial.advice;
  if (advice.options.size() > 1) {
    const Worlds possible(trial.view);
    for (int i = 0; i < trial.effort.worlds; ++i) {
      trial.worlds.push_back(possible.table(trial.stream));
    }
    advice.worlds = static_cast<std::int16_t>(trial.worlds.size());
  }
  trial.courses.resize(advice.options.size());
  trial.values.resize(advice.options.size());
  for (std::size_t i = 0; i < advice.options.size(); ++i) {
    for (const Table& world : trial.worlds) {
      trial.courses[i].push_back(course_of(world, advice.options[i], trial.stream));
      trial.values[i].push_back(trial.courses[i].back().worth);
    }
  }
}

// The two compared cards are continued as they were evaluated.
void follow_plays(Trial& trial) {
  const Advice& advice = trial.advice;
  trial.courses.resize(advice.options.size());
  if (trial.worlds.empty()) return;
  const Table& table = trial.view.table;
  const auto ends = course_values(table, side_of(table, trial.view.seat));
  Solver solver(advice_table_bits);
  Line line{solver, ends, trial.effort.nodes};
  for (std::size_t i = 0; i < trial.courses.size(); ++i) {
    const auto place = static_cast<std::int8_t>(i);
    const bool compared = place == advice.best || place == advice.against;
    for (const Table& world : trial.worlds) {
      trial.courses[i].push_back(
          course_of(world, advice.options[i], trial.stream, compared ? &line : nullptr));
    }
  }
}

}  // namespace

Advice advise(const SeatView& view, const Effort& effort, Stream& stream, const Decision* against) {
  const Table& table = view.table;
  Trial trial{view, effort, stream, {}, {}, {}, {}};
  Advice& advice = trial.advice;
  advice.seat = static_cast<std::int8_t>(view.seat);
  const bool lay_down = table.turn != view.seat;
  const Choice now = choice(table);
  const bool plays = !lay_down && now.kind == Decision::Kind::play;
  if (plays) {
    weigh_plays(trial, now);
  } else {
    if (lay_down) {
      offer_lay_down(trial);
    } else {
      offer_decisions(trial, now, against);
    }
    follow_courses(trial);
  }
  if (!trial.worlds.empty()) {
    weigh(advice, trial.values);
    int other = against == nullptr ? -1 : advice.place_of(*against);
    if (other < 0 || other == advice.best) other = rival(advice, plays && !table.trump_fixed);
    advice.against = static_cast<std::int8_t>(other);
  }
  if (plays) follow_plays(trial);
  advice.reasons = reasons_for(advice, {view, trial.worlds, trial.courses});
  return std::move(trial.advice);
}

}  // namespace allfours
