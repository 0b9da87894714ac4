#include "yardstick/habits.hpp"

#include <cmath>
#include <cstdio>
#include <map>

#include "players/search/expert.hpp"
#include "yardstick/habit_kinds.hpp"
#include "yardstick/self_play.hpp"
#include "yardstick/weighed_words.hpp"

namespace allfours {

namespace {

// Values every card in the same worlds, so that no card is favoured by having been dropped late.
Effort effort_to_value() {
  Effort effort = expert_effort;
  effort.most_worlds = effort.worlds;
  effort.errors_to_drop = 1000;
  return effort;
}

struct Row {
  int moments = 0, followed = 0;
  double sum = 0, squares = 0;  // of gains

  void add(bool follows, double gain) {
    ++moments;
    followed += follows ? 1 : 0;
    sum += gain;
    squares += gain * gain;
  }
  double mean() const { return sum / moments; }
  double margin() const {
    if (moments < 2) return 1;
    return 1.96 * std::sqrt(std::max(0.0, squares / moments - mean() * mean()) / (moments - 1));
  }
};

class HabitCounts {
 public:
  // The decision of `expert`, after its habits have been counted.
  Decision count(const SeatView& view, const Choice& now, Stream& stream);
  void print(const std::string& game, int games) const;

 private:
  void count_cards(const SeatView& view, const Weighing& first, Stream& stream);
  void count_words(const SeatView& view, SaySet says, Stream& stream);

  std::map<std::string, Row> rows_;
};

Card best_of(CardSet cards, const Weighing& weighing) {
  Card best = cards.first();
  for (const Card card : cards) {
    if (weighing.of(card) > weighing.of(best)) best = card;
  }
  return best;
}

void HabitCounts::count_cards(const SeatView& view, const Weighing& first, Stream& stream) {
  const auto habits = habits_of_cards(view, first.cards);
  if (habits.empty()) return;
  const Weighing fresh = weigh_cards(view, effort_to_value(), stream);
  for (const auto& [name, cards] : habits) {
    const Card with = best_of(cards, first);
    const Card without = best_of(first.cards - cards, first);
    rows_[name].add(cards.contains(first.chosen), fresh.of(with) - fresh.of(without));
  }
}

void HabitCounts::count_words(const SeatView& view, SaySet says, Stream& stream) {
  const Say word = word_of_habit(view);
  if ((says & say_bit(word)) == 0) return;
  const auto values = weigh_words(view, says, stream);
  double other = 0;
  for (int say = 0; say < say_count; ++say) {
    if (say != static_cast<int>(word)) other = std::max(other, values[at(say)]);
  }
  const double gain = values[at(static_cast<int>(word))] - other;
  rows_[habit_of_word(view)].add(gain > 0, gain);
}

Decision HabitCounts::count(const SeatView& view, const Choice& now, Stream& stream) {
  if (now.kind == Decision::Kind::play && now.cards.count() > 1) {
    const Weighing first = weigh_cards(view, expert_effort, stream);
    count_cards(view, first, stream);
    return Decision::of_play(view.seat, first.chosen);
  }
  if (now.kind == Decision::Kind::say && std::popcount(static_cast<unsigned>(now.says)) > 1) {
    count_words(view, now.says, stream);
  }
  return choose_as(sensible_player(), view, stream);  // as `expert` does (Effort::worlds_for_words)
}

void HabitCounts::print(const std::string& game, int games) const {
  for (const auto& [name, row] : rows_) {
    std::printf(
        "{\"game\":\"%s\",\"games\":%d,\"habit\":\"%s\",\"moments\":%d,\"followed\":%d,"
        "\"gain\":%.2f,\"margin\":%.2f}\n",
        game.c_str(), games, name.c_str(), row.moments, row.followed, 100 * row.mean(),
        100 * row.margin());
  }
}

}  // namespace

int run_habits(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(arguments, {"--variant", "--set", "--games", "--seed"}, {})) {
    return bad_usage(*no);
  }
  if (!options.rest().empty()) return bad_usage("habits takes no player");
  auto made = make_setup(options.value("--variant"), "2", options.value("--seed", "habits"),
                         options.changed_rules());
  if (const auto* no = std::get_if<Fault>(&made)) return bad_usage(no->sentence());
  const auto games = number_from(options, "--games", 200, 1);
  if (const auto* no = std::get_if<std::string>(&games)) return bad_usage(*no);

  const Setup& setup = std::get<Setup>(made);
  HabitCounts counts;
  for (int number = 0; number < std::get<int>(games); ++number) {
    Setup game = setup;
    game.seed = series_seed(setup.seed, number);
    play_game(game, [&](const SeatView& view, const Choice& now, Stream& stream) {
      return counts.count(view, now, stream);
    });
  }
  counts.print(std::string(options.value("--variant")), std::get<int>(games));
  return 0;
}

}  // namespace allfours
