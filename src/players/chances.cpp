#include "players/chances.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace allfours {

namespace {

struct MadeChances {
  std::uint8_t variant;  // its place in variants()
  std::string_view id;
  std::uint8_t players;
  std::uint8_t sides;
  std::uint8_t steps;
  std::uint16_t first;  // place of its numbers among all
};

#include "players/chances_made.inc"

constexpr double full = 65535;

constexpr std::array<std::uint8_t, 22> needs_of_two{1,  2,  3,  4,  5,  6,  7,  8,  10, 12, 14,
                                                    17, 20, 24, 28, 33, 38, 43, 49, 62, 80, 99};
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

// Draws the needs together until none is past the end. What the leader is ahead of each other side
// weighs as much as before, which goes with the root of all the points the two still have to make;
// but it needs a point at least.
void draw_together(SideNeeds& needs, int sides, double end) {
  const double most = *std::max_element(needs.begin(), needs.begin() + sides);
  if (most <= end) return;
  const double least = *std::min_element(needs.begin(), needs.begin() + sides);
  const auto weight = [&](double need) { return (need - least) / std::sqrt(need + least); };
  // Of (end - drawn) / sqrt(end + drawn) = weight the root, and below of (x - drawn) / … the other.
  const double w = weight(most);
  const double root = (std::sqrt(w * w + 8 * end) - w) / 2;
  const double drawn = std::min(least, std::max(1.0, root * root - end));
  for (int i = 0; i < sides; ++i) {
    const double v = weight(needs[at(i)]);
    const double sum = (std::sqrt(v * v + 8 * drawn) + v) / 2;
    needs[at(i)] = std::min(end, sum * sum - drawn);
  }
}

// The chance of the side that stands `side` after the dealer's.
double look_up(const ChanceGrid& grid, SideNeeds needs, int side) {
  const std::span<const std::uint8_t> steps =
      needs_of(grid.sides).first(static_cast<std::size_t>(grid.steps));
  draw_together(needs, grid.sides, steps.back());
  std::array<int, max_players> step{};
  SideNeeds beyond{};  // how far on the way to the next step
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

// Of many sides, from a table of two: as often as they would beat each other in pairs (the model of
// Bradley and Terry where the pairs agree on one). Dealer or eldest has an edge on all others
// there, whichever of the two has it where both need one point; among the others the deal says
// nothing.
double chance_among_many(const ChanceGrid& grid, const SideNeeds& needs, int sides, int side) {
  const int edge = look_up(grid, {1, 1}, 0) < 0.5 ? 1 : 0;
  const auto beats = [&](int a, int b) {
    const auto deals = [&](int dealer, int other) {
      return look_up(grid, {needs[at(dealer)], needs[at(other)]}, 0);
    };
    double chance = 0;
    if ((edge == 0 && a == 0) || (edge == 1 && b == 1)) {
      chance = deals(a, b);
    } else if (a == edge || b == edge) {
      chance = 1 - deals(b, a);
    } else {
      chance = (deals(a, b) + 1 - deals(b, a)) / 2;
    }
    return std::clamp(chance, 1 / full, 1 - 1 / full);
  };
  double mine = 0;
  double all = 0;
  for (int i = 0; i < sides; ++i) {
    double against = 1;
    for (int other = 0; other < sides; ++other) {
      if (other == i) continue;
      const double chance = beats(i, other);
      against += (1 - chance) / chance;
    }
    all += 1 / against;
    if (i == side) mine = 1 / against;
  }
  return mine / all;
}

// How differently hands go by two rule sets.
int distance(const RuleSet& a, const RuleSet& b) {
  int sum = 0;
  const auto differ = [&](bool different, int weight) { sum += different ? weight : 0; };
  differ(a.trump != b.trump, 400);
  differ(a.begging != b.begging, 200);
  differ(a.high != b.high, 100);
  differ(a.low != b.low, 60);
  differ(a.jack != b.jack, 60);
  differ(a.hang_jack != b.hang_jack, 80);
  differ(a.order != b.order, 60);
  differ(a.game_tie != b.game_tie, 40);
  differ(a.play != b.play, 30);
  differ(a.turn_up_timing != b.turn_up_timing, 25);
  differ(a.run != b.run, 20);
  differ(a.discard != b.discard, 20);
  differ(a.bunch != b.bunch, 20);
  differ(a.must_beg_without_trump != b.must_beg_without_trump, 15);
  differ(a.early_high != b.early_high, 15);
  differ(a.face_down != b.face_down, 10);
  differ(a.no_undertrump != b.no_undertrump, 10);
  differ(a.throw_in != b.throw_in, 5);
  differ(a.gift_bar != b.gift_bar, 5);
  const auto apart = [&](int x, int y, int weight) { sum += std::abs(x - y) * weight; };
  apart(a.no_follow_penalty, b.no_follow_penalty, 150);
  apart(a.turn_up_ace, b.turn_up_ace, 15);
  apart(a.turn_up_king, b.turn_up_king, 15);
  apart(a.turn_up_queen, b.turn_up_queen, 15);
  apart(a.turn_up_jack, b.turn_up_jack, 15);
  apart(a.turn_up_six, b.turn_up_six, 15);
  apart(a.turn_up_two, b.turn_up_two, 15);
  // The target hardly matters: what counts is what is needed.
  return sum * 100 + std::abs(a.target - b.target);
}

}  // namespace

int chance_steps(int sides, int need) {
  const auto needs = needs_of(sides);
  const auto place = std::lower_bound(needs.begin(), needs.end(), need);
  return static_cast<int>(std::min(place - needs.begin() + 1, std::ssize(needs)));
}

int need_at_step(int sides, int step) { return needs_of(sides)[static_cast<std::size_t>(step)]; }

int preset_count() { return static_cast<int>(made_chances.size()); }

ChancePreset chance_preset(int i) {
  const MadeChances& made = made_chances[static_cast<std::size_t>(i)];
  std::size_t count = static_cast<std::size_t>(made.sides - 1);
  for (int side = 0; side < made.sides; ++side) count *= made.steps;
  return {&variants()[made.variant],
          made.players,
          {made.sides, made.steps, std::span(made_numbers).subspan(made.first, count)}};
}

int nearest_preset(const RuleSet& rules, int players) {
  const int sides = side_count(rules, players);
  // Many sides are taken in pairs.
  const int like = sides > 3 ? 2 : players;
  int nearest = -1;
  int least = 0;
  for (int i = 0; i < preset_count(); ++i) {
    const MadeChances& made = made_chances[static_cast<std::size_t>(i)];
    if (made.sides != std::min(sides, like)) continue;
    int apart = distance(rules, variants()[made.variant].rules);
    if (made.players != like) apart += 10'000;
    if (nearest >= 0 && apart >= least) continue;
    nearest = i;
    least = apart;
  }
  return nearest;
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
  const int place = (side - first + sides) % sides;
  if (grid.sides == sides) return look_up(grid, needs, place);
  return chance_among_many(grid, needs, sides, place);
}

double chance_to_win(const Table& table, const Scores& score, int next_dealer, int side) {
  const int preset = nearest_preset(table.rules, table.players);
  return chance_to_win(chance_preset(preset).grid, table, score, next_dealer, side);
}

}  // namespace allfours
