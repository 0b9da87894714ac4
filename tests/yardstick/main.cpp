// `yardstick A B --variant ID …`: `allfours bench players` with one player more, "yardstick"
// (yardstick.hpp).
#include "cli/commands.hpp"
#include "yardstick/yardstick.hpp"

int main(int argc, char** argv) {
  return allfours::run_bench_players({argv + 1, argv + argc},
                                     std::span(&allfours::yardstick::player, 1));
}
