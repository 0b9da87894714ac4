// `yardstick A B --variant ID …`: `allfours bench players` with two more bots, "yardstick"
// (yardstick.hpp) and "clairvoyant" (clairvoyant.hpp). `yardstick hands …`: single_hands.hpp;
// `yardstick gaps …`: gaps.hpp; `yardstick habits …`: habits.hpp.
#include "cli/match.hpp"
#include "yardstick/clairvoyant.hpp"
#include "yardstick/gaps.hpp"
#include "yardstick/habits.hpp"
#include "yardstick/single_hands.hpp"
#include "yardstick/yardstick.hpp"

int main(int argc, char** argv) {
  using namespace allfours;
  const Player& usual = sensible_player();
  const std::array more{
      Contestant{yardstick::player},
      Contestant{{"clairvoyant", usual.choose, usual.lays_down}, yardstick::choose_seeing_all},
  };
  Arguments arguments{argv + 1, argv + argc};
  if (!arguments.empty() && arguments[0] == "hands") {
    arguments.erase(arguments.begin());
    return run_single_hands(arguments, more);
  }
  if (!arguments.empty() && arguments[0] == "gaps") {
    arguments.erase(arguments.begin());
    return run_gaps(arguments);
  }
  if (!arguments.empty() && arguments[0] == "habits") {
    arguments.erase(arguments.begin());
    return run_habits(arguments);
  }
  return run_bench_players(arguments, more);
}
