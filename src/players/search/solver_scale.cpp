#include "players/search/solver_scale.hpp"

#include <algorithm>
#include <bit>

namespace allfours {

namespace {

// The side that scores Game if the valued side is behind, level, ahead.
std::array<int, 3> games(const SolverWorld& world) {
  std::array<int, 3> winner{};
  for (int sign = 0; sign < 3; ++sign) {
    Scores points{};
    if (sign == 0) points[at(1 - world.us)] = 1;
    if (sign == 2) points[at(world.us)] = 1;
    winner[at(sign)] = game_winner(world.table, points);
  }
  return winner;
}

}  // namespace

bool LeadScale::fits(const SolverWorld& world) {
  if (world.sides != 2) return false;
  const auto game = games(world);
  for (int low = 0; low < world.low_choices(); ++low) {
    for (int jack = 0; jack < world.jack_choices(); ++jack) {
      for (std::size_t sign = 1; sign < 3; ++sign) {
        if (world.rank(low, jack, game[sign]) < world.rank(low, jack, game[sign - 1])) return false;
      }
    }
  }
  return true;
}

LeadScale::LeadScale(const SolverWorld& world)
    : us_(world.us), low_choices_(world.low_choices()), jack_choices_(world.jack_choices()) {
  const auto game = games(world);
  for (int low = 0; low < low_choices_; ++low) {
    for (int jack = 0; jack < jack_choices_; ++jack) {
      for (std::size_t sign = 0; sign < 3; ++sign) {
        ranks_[at(low)][at(jack)][sign] =
            static_cast<std::int16_t>(world.rank(low, jack, game[sign]));
      }
    }
  }
}

LeadScale::Count LeadScale::start(const Scores& points) const {
  return {points[at(us_)] - points[at(1 - us_)]};
}

void LeadScale::aim(int rank) {
  aim_ = rank;
  std::array<std::array<int, 2>, 2> needs{};
  for (std::size_t low = 0; low < 2; ++low) {
    for (std::size_t jack = 0; jack < 2; ++jack) {
      const auto& ranks = ranks_[low_choices_ == 2 ? low : 0][jack_choices_ == 2 ? jack : 0];
      int need = 0;
      while (need < 3 && ranks[at(need)] < rank) ++need;
      needs[low][jack] = need;
    }
  }
  for (std::size_t low = 0; low < 3; ++low) {
    for (std::size_t jack = 0; jack < 3; ++jack) {
      Aim aim{-never, never, 0};
      for (std::size_t l = 0; l < 2; ++l) {
        for (std::size_t j = 0; j < 2; ++j) {
          const int need = needs[low == 2 ? l : low][jack == 2 ? j : jack];
          aim.enough = std::max(aim.enough, lead_needed[at(need)]);
          aim.least = std::min(aim.least, lead_needed[at(need)]);
          aim.code = static_cast<std::uint8_t>(aim.code << 2 | need);
        }
      }
      aims_[low][jack] = aim;
    }
  }
}

std::uint8_t LeadScale::open_needs(int low, int jack, const Count& count, int to_come) const {
  const int least = sign(count.lead - to_come);
  const int most = sign(count.lead + to_come);
  const std::uint8_t code = aims_[fact_place(low, 2)][fact_place(jack, 2)].code;
  int needs = 0;
  for (int shift = 6; shift >= 0; shift -= 2) {
    const int need = code >> shift & 3;
    needs = needs << 2 | (need <= least ? 0 : need > most ? 3 : need);
  }
  return static_cast<std::uint8_t>(needs);
}

Matters LeadScale::matters(int low, int jack, const Count& count, int to_come) const {
  const std::uint8_t needs = open_needs(low, jack, count, to_come);
  // In 0 and 3 both bits are equal.
  return {(needs >> 4) != (needs & 15), (needs >> 2 & 0x33) != (needs & 0x33),
          ((needs ^ needs >> 1) & 0x55) != 0};
}

int LeadScale::kept(int margin, int low, int jack, const Count& count, int to_come) const {
  // Valid for leads that leave the same needs open: with a smaller lead a need certain to be met
  // may not be; with a larger one, a need certain to be missed.
  if (open_needs(low, jack, count, to_come) ==
      aims_[fact_place(low, 2)][fact_place(jack, 2)].code) {
    return margin;
  }
  if (margin >= 0) {
    const int above = count.lead - to_come;
    return above < 0 ? margin : std::min(margin, std::max(0, above - 1));
  }
  const int below = count.lead + to_come;
  return below > 0 ? margin : std::max(margin, std::min(-1, below));
}

std::uint64_t LeadScale::key(int low, int jack, int to_come, Count& count) const {
  std::uint8_t needs = open_needs(low, jack, count, to_come);
  const int ones = needs & ~(needs >> 1) & 0x55;
  const int twos = needs >> 1 & ~needs & 0x55;
  if (ones == 0 && twos == 0) {
    count.lead = 0;  // points do not matter
  } else if (twos == 0) {
    // Level is ahead with one point more.
    needs = static_cast<std::uint8_t>(needs ^ (ones | ones << 1));
    ++count.lead;
  }
  return needs;
}

PointsScale::PointsScale(const SolverWorld& world) : world_(&world), sides_(world.sides) {
  for (int low = 0; low <= sides_; ++low) {
    for (int jack = 0; jack <= sides_; ++jack) {
      auto& spans = spans_[at(low)][at(jack)];
      for (int game = -1; game < sides_; ++game) spans[game_bit(game)] = span_of(low, jack, game);
      for (std::size_t games = 1; games < game_bit(sides_); ++games) {
        const std::size_t others = games & (games - 1);
        if (others == 0) continue;
        const Span& first = spans[games ^ others];
        spans[games] = {std::min(first.least, spans[others].least),
                        std::max(first.most, spans[others].most)};
      }
    }
  }
}

// `low` and `jack` are places of facts (`fact_place`).
PointsScale::Span PointsScale::span_of(int low, int jack, int game) const {
  Span span{SolverWorld::most_ranks, -1};
  for (int l = 0; l < world_->low_choices(); ++l) {
    if (low < world_->low_choices() && low != l) continue;
    for (int j = 0; j < world_->jack_choices(); ++j) {
      if (jack < world_->jack_choices() && jack != j) continue;
      const auto rank = static_cast<std::int16_t>(world_->rank(l, j, game));
      span.least = std::min(span.least, rank);
      span.most = std::max(span.most, rank);
    }
  }
  return span;
}

std::uint64_t PointsScale::salt() const {
  std::uint64_t salt = at(static_cast<int>(world_->table.rules.game_tie) * max_players +
                          side_of(world_->table, world_->table.dealer));
  for (int low = 0; low < world_->low_choices(); ++low) {
    for (int jack = 0; jack < world_->jack_choices(); ++jack) {
      for (int game = -1; game < sides_; ++game) {
        salt = (salt ^ at(world_->rank(low, jack, game))) * 0x100000001b3;
      }
    }
  }
  return salt;
}

PointsScale::Count PointsScale::start(const Scores& points) const {
  Count count;
  for (int side = 0; side < sides_; ++side) take(count, side, points[at(side)]);
  return count;
}

std::size_t PointsScale::possible_games(const Count& count, int to_come,
                                        const SurePoints& sure) const {
  std::array<int, max_players> least;
  int best = 0;
  int open = to_come;
  for (int side = 0; side < sides_; ++side) {
    least[at(side)] = points_of(count, side) + sure[at(side)];
    open -= sure[at(side)];
    best = std::max(best, least[at(side)]);
  }
  std::size_t games = 0;
  for (int side = 0; side < sides_; ++side) {
    if (least[at(side)] + open >= best) games |= game_bit(side);
  }
  // Nobody scores it only if two sides are level.
  return std::has_single_bit(games) ? games : games | game_bit(-1);
}

std::uint64_t PointsScale::key(int low, int jack, int to_come, Count& count) const {
  const std::uint64_t key = at(low) * 8 + at(jack);
  const std::size_t games = possible_games(count, to_come, SurePoints{});
  if (std::has_single_bit(games)) return key * game_sets + games;
  return key << (7 * sides_) | count.points | std::uint64_t{1} << 63;
}

}  // namespace allfours
