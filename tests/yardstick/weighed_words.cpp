#include "yardstick/weighed_words.hpp"

#include "players/search/determinization.hpp"
#include "players/search/expert.hpp"
#include "players/search/playout.hpp"

namespace allfours {

namespace {

constexpr int worlds_for_words = 200;

// How well a world explains that eldest begged, as inference.hpp weighs decisions of others.
double weight_of_begging(const Table& world, Stream& stream) {
  if (world.phase != Phase::dealer_answers) return 1;
  Table before = world;
  before.phase = Phase::eldest_answers;
  before.turn = world.beggar;
  before.beggar = -1;
  const Decision expected = choose_as(sensible_player(), seen_from(before, before.turn), stream);
  return expected.say == Say::beg ? 1 : expert_effort.surprise;
}

}  // namespace

std::array<double, say_count> weigh_words(const SeatView& view, SaySet says, Stream& stream) {
  std::array<double, say_count> value{};
  const Worlds worlds(view);
  const Ends ends(view.table, side_of(view.table, view.seat));
  double weights = 0;
  for (int i = 0; i < worlds_for_words; ++i) {
    const Table world = worlds.table(stream);
    const double weight = weight_of_begging(world, stream);
    weights += weight;
    for (int say = 0; say < say_count; ++say) {
      if ((says & say_bit(static_cast<Say>(say))) == 0) continue;
      Table end = world;
      play_out(end, Decision::of_say(view.seat, static_cast<Say>(say)), stream);
      value[at(say)] += weight * ends.worth(end);
    }
  }
  for (double& sum : value) sum /= weights;
  return value;
}

}  // namespace allfours
