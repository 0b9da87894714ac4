// `yardstick A B --variant ID …`: `allfours bench players` with two players more, "yardstick"
// (yardstick.hpp) and "clairvoyant" (clairvoyant.hpp).
#include "cli/match.hpp"
#include "yardstick/clairvoyant.hpp"
#include "yardstick/yardstick.hpp"

int main(int argc, char** argv) {
  using namespace allfours;
  const Player& usual = sensible_player();
  const std::array more{
      Contestant{yardstick::player},
      Contestant{{"clairvoyant", usual.choose, usual.lays_down}, yardstick::choose_seeing_all},
  };
  return run_bench_players({argv + 1, argv + argc}, more);
}
