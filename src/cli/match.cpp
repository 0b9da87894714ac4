// Duplicate matches: playing, counting, adding up.
#include "cli/match.hpp"

#include <algorithm>
#include <cmath>
#include <ctime>

#include "core/game/record.hpp"
#include "core/text/json_value.hpp"
#include "core/text/json_writer.hpp"
#include "core/text/number.hpp"

namespace allfours {

namespace {

constexpr int steps_a_doubling = 8;

std::optional<int> number_of(const Json* value) {
  if (value == nullptr || value->kind != Json::Kind::number) return std::nullopt;
  return whole_number(value->text);
}

// Pairs of numbers, as a JSON list of two-element lists.
template <typename Take>
bool each_pair(const Json* list, Take&& take) {
  if (list == nullptr || !list->is_list()) return false;
  for (const Json& item : list->items) {
    if (!item.is_list() || item.items.size() != 2) return false;
    const auto one = number_of(&item.items[0]);
    const auto other = number_of(&item.items[1]);
    if (!one || !other || *other < 0) return false;
    take(*one, *other);
  }
  return true;
}

bool has_a_choice(const Choice& choice) {
  if (choice.kind == Decision::Kind::say) {
    return std::popcount(static_cast<unsigned>(choice.says)) > 1;
  }
  return choice.cards.count() > 1;
}

// True if the side played by `one` wins.
bool wins_alone(const Setup& setup, const Contestant& one, const Contestant& others, int side,
                DecisionTimes& time_one, DecisionTimes& time_others) {
  const int sides = side_count(setup.rules, setup.players);
  Table table = new_table(setup);
  const auto ignore = [](const Table&, const Event&) {};
  follow(table, ignore);
  int decisions = 0;
  int kept = 0;
  for (;;) {
    const Question asked = next_question(table, kept);
    if (asked.seat < 0) return table.winner == side;
    const bool is_one = asked.seat % sides == side;
    const Contestant& player = is_one ? one : others;
    const SeatView seen = seen_from(table, asked.seat);
    Stream stream = decision_stream(table.seed_key, asked.seat, decisions);
    if (asked.lay_down && !player.lays_down(seen, stream)) {
      ++kept;
      continue;
    }
    Decision decision = Decision::of_lay_down(asked.seat);
    if (!asked.lay_down) {
      const std::clock_t start = std::clock();
      decision = player.choose_seeing_all != nullptr ? player.choose_seeing_all(table, stream)
                                                     : player.choose(seen, stream);
      const double time = static_cast<double>(std::clock() - start) * 1e6 / CLOCKS_PER_SEC;
      if (has_a_choice(choice(table))) (is_one ? time_one : time_others).add(time);
    }
    if (decide(table, decision, ignore)) std::abort();  // bots choose legally
    ++decisions;
    kept = 0;
  }
}

}  // namespace

int DecisionTimes::step_of(double microseconds) {
  return static_cast<int>(std::ceil(steps_a_doubling * std::log2(std::max(0.5, microseconds))));
}

void DecisionTimes::add(const DecisionTimes& other) {
  for (const auto& [step, count] : other.counts_) counts_[step] += count;
}

double DecisionTimes::milliseconds(double share) const {
  double all = 0;
  for (const auto& [step, count] : counts_) all += count;
  double sum = 0;
  for (const auto& [step, count] : counts_) {
    sum += count;
    if (sum >= share * all) return std::exp2(static_cast<double>(step) / steps_a_doubling) / 1000;
  }
  return 0;
}

double Match::share() const { return pairs() == 0 ? 0 : (won[2] + 0.5 * won[1]) / pairs(); }

double Match::margin() const {
  const double n = pairs();
  if (n < 2) return 1;
  const double mean = share();
  const double squares = (won[2] + 0.25 * won[1]) / n - mean * mean;
  return 1.96 * std::sqrt(std::max(0.0, squares) / (n - 1));
}

std::optional<std::string> Match::add(const Match& other) {
  if (other.a != a || other.b != b || other.game != game) return "another match";
  for (const Part& part : other.parts) {
    for (const Part& had : parts) {
      if (part.first < had.first + had.pairs && had.first < part.first + part.pairs) {
        return "pairs from " + std::to_string(part.first) + " on are there twice";
      }
    }
  }
  parts.insert(parts.end(), other.parts.begin(), other.parts.end());
  for (std::size_t i = 0; i < won.size(); ++i) won[i] += other.won[i];
  time_a.add(other.time_a);
  time_b.add(other.time_b);
  return std::nullopt;
}

std::string Match::json() const {
  std::string out;
  JsonWriter json(out);
  const auto pair = [&](int one, int other) {
    json.open('[');
    json.number(one);
    json.number(other);
    json.close(']');
  };
  const auto times = [&](std::string_view name, const DecisionTimes& times_of) {
    json.list(name, times_of.counts(), [&](const auto& item) { pair(item.first, item.second); });
  };
  json.open('{');
  json.member("a", a);
  json.member("b", b);
  json.member("game", game);
  json.list("parts", parts, [&](const Part& part) { pair(part.first, part.pairs); });
  json.list("won", won, [&](int count) { json.number(count); });
  times("time_a", time_a);
  times("time_b", time_b);
  json.close('}');
  return out;
}

std::optional<Match> Match::from_json(std::string_view line) {
  const auto value = parse_json(line);
  if (!value || !value->is_object()) return std::nullopt;
  Match match;
  const auto text = [&](std::string_view name, std::string& to) {
    const Json* member = value->find(name);
    if (member == nullptr || !member->is_text()) return false;
    to = member->text;
    return true;
  };
  if (!text("a", match.a) || !text("b", match.b) || !text("game", match.game)) return std::nullopt;
  const auto times = [&](std::string_view name, DecisionTimes& to) {
    return each_pair(value->find(name), [&](int step, int count) { to.add(step, count); });
  };
  int pairs = 0;
  const bool read = each_pair(value->find("parts"), [&](int first, int count) {
    match.parts.push_back({first, count});
    pairs += count;
  });
  if (!read || !times("time_a", match.time_a) || !times("time_b", match.time_b)) {
    return std::nullopt;
  }
  const Json* won = value->find("won");
  if (won == nullptr || !won->is_list() || won->items.size() != match.won.size()) {
    return std::nullopt;
  }
  for (std::size_t i = 0; i < match.won.size(); ++i) {
    const auto count = number_of(&won->items[i]);
    if (!count || *count < 0) return std::nullopt;
    match.won[i] = *count;
  }
  if (match.pairs() != pairs) return std::nullopt;
  return match;
}

Match play_match(const Setup& setup, const Contestant& a, const Contestant& b, Match::Part part) {
  Match match;
  match.a = a.name;
  match.b = b.name;
  match.game = setup_text(setup);
  match.parts.push_back(part);
  Setup game = setup;
  for (int i = part.first; i < part.first + part.pairs; ++i) {
    game.seed = series_seed(setup.seed, i);
    const int side = i % side_count(setup.rules, setup.players);
    int won = wins_alone(game, a, b, side, match.time_a, match.time_b) ? 1 : 0;
    if (!wins_alone(game, b, a, side, match.time_b, match.time_a)) ++won;
    ++match.won[static_cast<std::size_t>(won)];
  }
  return match;
}

}  // namespace allfours
