// The places for a fault: all of them with ALLFOURS_ALL_FAULTS=1, otherwise about `some` random
// ones. A failure prints the ALLFOURS_TEST_SEED that repeats them.
#pragma once

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "platform/fake_page.hpp"

namespace allfours {

inline std::vector<long> places(long count, int some) {
  const char* given = std::getenv("ALLFOURS_TEST_SEED");
  const auto clock = std::chrono::steady_clock::now().time_since_epoch().count();
  const std::string seed = given != nullptr ? given : std::to_string(clock % 1'000'000);
  const bool all = std::getenv("ALLFOURS_ALL_FAULTS") != nullptr;
  const long stride = all ? 1 : std::max(1L, count / some);
  Stream stream(seed_key(seed), "faults");
  std::vector<long> chosen;
  for (long first = 0; first < count; first += stride) {
    chosen.push_back(std::min(count - 1, first + stream.below(static_cast<int>(stride))));
  }
  std::printf("ALLFOURS_TEST_SEED=%s: %zu of %ld places\n", seed.c_str(), chosen.size(), count);
  return chosen;
}

}  // namespace allfours
