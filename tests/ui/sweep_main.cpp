// sweep ASSETS LANGUAGE PART PARTS [WIDTHxHEIGHT | N:SEED | PHASE…]: draws the moments that need
// most room, or these phases, in every window of the lattice, in one window, or in N random ones.
// Prints the number of faults of each kind and an example of each. Takes every PARTS-th window from
// PART on. Started by `tests/gallery --sweep`.
#include <cstdio>
#include <iostream>
#include <set>
#include <span>
#include <stdexcept>

#include "ui/sweep.hpp"

namespace allfours {
namespace {

int run(std::span<char*> arguments) {
  const std::string_view language = arguments[2];
  const int part = std::stoi(arguments[3]);
  const int parts = std::stoi(arguments[4]);
  std::vector<WindowSize> sizes = lattice();
  std::vector<WindowSize> chosen;
  std::set<std::string> phases;
  for (const char* argument : arguments.subspan(5)) {
    float width = 0;
    float height = 0;
    int count = 0;
    unsigned seed = 0;
    if (std::sscanf(argument, "%d:%u", &count, &seed) == 2) {
      Stream stream(seed, "sweep");
      for (int i = 0; i < count; ++i) chosen.push_back(random_size(stream));
    } else if (std::sscanf(argument, "%fx%f", &width, &height) == 2) {
      chosen.push_back({width, height, 1, std::min(width, height) < 720});
    } else {
      phases.insert(argument);
    }
  }
  if (!chosen.empty()) sizes = chosen;
  Screen screen(arguments[1], {});
  std::vector<MomentSeen> moments = fullest_moments(language);
  std::erase_if(moments, [&](const MomentSeen& moment) {
    return !phases.empty() && !phases.contains(moment.phase);
  });
  Sweep sweep;
  sweep.phases = static_cast<int>(moments.size());
  std::set<float> scales;  // fonts are built once for each
  for (const WindowSize& size : sizes) scales.insert(window_of(size).scale);
  for (const float scale : scales) {
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      if (window_of(sizes[i]).scale != scale || static_cast<int>(i) % parts != part) continue;
      ++sweep.windows;
      const int before = sweep.faults();
      for (const MomentSeen& moment : moments) add_to(sweep, screen, sizes[i], moment);
      if (sweep.faults() > before) {
        std::cout << "window " << text_of(sizes[i]) << ": " << sweep.faults() - before << "\n";
      }
    }
  }
  for (const auto& [what, example] : sweep.examples) std::cout << what << ": " << example << "\n";
  for (const auto& [kind, count] : sweep.kinds)
    std::cout << "kind " << kind << ": " << count << "\n";
  std::cout << "swept " << sweep.windows << " windows, " << sweep.phases << " phases, "
            << sweep.frames << " frames, " << sweep.faults() << " faults\n";
  return sweep.faults() == 0 ? 0 : 1;
}

}  // namespace
}  // namespace allfours

int main(int count, char** arguments) {
  const std::span<char*> all(arguments, static_cast<std::size_t>(count));
  if (all.size() < 5) {
    std::cerr << "usage: sweep ASSETS LANGUAGE PART PARTS [WIDTHxHEIGHT | N:SEED | PHASE…]\n";
    return 2;
  }
  try {
    return allfours::run(all);
  } catch (const std::exception& error) {
    std::cerr << "sweep: " << error.what() << "\n";
    return 2;
  }
}
