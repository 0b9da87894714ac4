#include "players/chances/chances.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "players/chances/chances_made.hpp"

namespace allfours {

namespace {

constexpr double full = 65535;

constexpr std::array<std::uint8_t, 22> needs_of_two{1,  2,  3,  4,  5,  6,  7,  8,  10, 12, 14,
                                                    17, 20, 24, 28, 33, 38, 43, 49, 62, 80, 99};
constexpr int one_by_one = 8;  // up to here each need is a step of its own
constexpr std::array<std::uint8_t, 10> needs_of_three{1, 2, 3, 4, 5, 6, 7, 9, 12, 15};

std::span<const std::uint8_t> needs_of(int sides) {
  const std::span<const std::uint8_t> three = needs_of_three;
  switch (sides) {
    case 2:
      return needs_of_two;
    case 3:
      return three;
    case 4:
      return three.first(7);
    default:
      return three.first(4);
  }
}

using SideNeeds = std::array<double, max_players>;  // from the dealer's side on

// Scales the needs down until none exceeds the end. Preserves the weight of the leader's advantage
// over each side, which is proportional to the root of the points the two still have to make; keeps
// an advantage of at least one point.
void draw_together(SideNeeds& needs, int sides, double end) {
  const double most = *std::max_element(needs.begin(), needs.begin() + sides);
  if (most <= end) return;
  const double least = *std::min_element(needs.begin(), needs.begin() + sides);
  const auto weight = [&](double need) { return (need - least) / std::sqrt(need + least); };
  // Roots of (end - drawn) / sqrt(end + drawn) = weight, and below of (x - drawn) / ….
  const double w = weight(most);
  const double root = (std::sqrt(w * w + 8 * end) - w) / 2;
  const double drawn = std::min(least, std::max(1.0, root * root - end));
  for (int i = 0; i < sides; ++i) {
    const double v = weight(needs[at(i)]);
    const double sum = (std::sqrt(v * v + 8 * drawn) + v) / 2;
    needs[at(i)] = std::min(end, sum * sum - drawn);
  }
}

// The chance of side `side`, counted from the dealer's.
double look_up(const ChanceGrid& grid, SideNeeds needs, int side) {
  const std::span<const std::uint8_t> steps =
      needs_of(grid.sides).first(static_cast<std::size_t>(grid.steps));
  draw_together(needs, grid.sides, steps.back());
  std::array<int, max_players> step{};
  SideNeeds beyond{};  // fraction of the way to the next step
  for (int i = 0; i < grid.sides; ++i) {
    int& low = step[at(i)];
    while (low + 1 < grid.steps && steps[at(low + 1)] <= needs[at(i)]) ++low;
    if (low + 1 == grid.steps) continue;
    beyond[at(i)] = (needs[at(i)] - steps[at(low)]) / (steps[at(low + 1)] - steps[at(low)]);
  }
  const int kept = grid.sides - 1;
  double chance = 0;
  for (unsigned corner = 0; corner < 1u << grid.sides; ++corner) {
    double weight = 1;
    int place = 0;
    for (int i = 0; i < grid.sides; ++i) {
      const bool next = (corner >> i & 1) != 0;
      weight *= next ? beyond[at(i)] : 1 - beyond[at(i)];
      place = place * grid.steps + step[at(i)] + (next ? 1 : 0);
    }
    if (weight <= 0) continue;
    const auto number = [&](int i) {
      return static_cast<double>(grid.numbers[static_cast<std::size_t>(place * kept + i)]);
    };
    double here = full;
    if (side < kept) {
      here = number(side);
    } else {
      for (int i = 0; i < kept; ++i) here -= number(i);
    }
    chance += weight * here;
  }
  return chance / full;
}

// Found by its id where variants have been added before it since the table was made.
const Variant& variant_of(const MadeChances& made) {
  const Variant& there = variants()[made.variant];
  return there.id == made.id ? there : *find_variant(made.id);
}

}  // namespace

int chance_steps(int sides, int need) {
  const auto needs = needs_of(sides);
  const auto place = std::lower_bound(needs.begin(), needs.end(), need);
  return static_cast<int>(std::min(place - needs.begin() + 1, std::ssize(needs)));
}

int need_at_step(int sides, int step) { return needs_of(sides)[static_cast<std::size_t>(step)]; }

bool read_chances(std::string_view pack, std::span<std::uint16_t> numbers) {
  if (!pack.starts_with(chances_sign)) return false;
  pack.remove_prefix(chances_sign.size());
  if (pack.size() != 2 * numbers.size()) return false;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(pack[i]); };
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    numbers[i] = static_cast<std::uint16_t>(byte(2 * i) | byte(2 * i + 1) << 8);
  }
  return true;
}

int preset_count() { return static_cast<int>(made_chances.size()); }

ChancePreset chance_preset(int i) {
  const MadeChances& made = made_chances[static_cast<std::size_t>(i)];
  std::size_t count = static_cast<std::size_t>(made.sides - 1);
  for (int side = 0; side < made.sides; ++side) count *= made.steps;
  return {&variant_of(made),
          made.players,
          {made.sides, made.steps, chance_numbers().subspan(made.first, count)}};
}

std::optional<int> fitting_preset(const RuleSet& rules, int players) {
  for (int i = 0; i < preset_count(); ++i) {
    const MadeChances& made = made_chances[static_cast<std::size_t>(i)];
    if (made.players != players) continue;
    RuleSet like = variant_of(made).rules;
    // The value of a hand does not depend on these.
    like.target = rules.target;
    like.direction = rules.direction;
    like.first_dealer = rules.first_dealer;
    like.partners_by_jacks = rules.partners_by_jacks;
    like.packets = rules.packets;
    like.stake_game = rules.stake_game;
    like.stake_all_fours = rules.stake_all_fours;
    like.table_rules = rules.table_rules;  // bots make no mistakes here
    like.hand_dealing = rules.hand_dealing;
    if (like == rules) return i;
  }
  return std::nullopt;
}

std::optional<int> likest_preset_of_two(const RuleSet& rules) {
  const auto turned = [](const RuleSet& of) {
    return of.turn_up_ace + of.turn_up_king + of.turn_up_queen + of.turn_up_jack + of.turn_up_six +
           of.turn_up_two;
  };
  std::optional<int> likest;
  int least = 0;
  for (int i = 0; i < preset_count(); ++i) {
    const MadeChances& made = made_chances[static_cast<std::size_t>(i)];
    const RuleSet& played = variants()[made.variant].rules;
    if (made.sides != 2 || played.begging != rules.begging) continue;
    const int apart = std::abs(turned(played) - turned(rules));
    if (likest && apart >= least) continue;
    likest = i;
    least = apart;
  }
  return likest;
}

double dealers_chance(const ChanceGrid& grid, int dealers_need, int others_need) {
  if (std::max(dealers_need, others_need) <= std::min(grid.steps, one_by_one)) {
    const int place = (dealers_need - 1) * grid.steps + others_need - 1;
    return grid.numbers[static_cast<std::size_t>(place)] / full;
  }
  SideNeeds needs{};
  needs[0] = dealers_need;
  needs[1] = others_need;
  return look_up(grid, needs, 0);
}

double chance_to_win(const ChanceGrid& grid, const Table& table, const Scores& score,
                     int next_dealer, int side) {
  const int sides = table.sides;
  const int first = side_of(table, next_dealer);
  SideNeeds needs{};
  for (int i = 0; i < sides; ++i) {
    const int whose = (first + i) % sides;
    const int need = table.rules.target - score[at(whose)];
    if (need <= 0) return whose == side ? 1 : 0;
    needs[at(i)] = need;
  }
  return look_up(grid, needs, (side - first + sides) % sides);
}

}  // namespace allfours
