#include "ui/sweep.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "ui/faults.hpp"
#include "ui/layout/layout.hpp"

namespace allfours {

namespace {

constexpr std::array<float, 23> widths{240, 280, 320,  360,  375,  390,  414, 440,
                                       480, 520, 560,  600,  640,  700,  768, 844,
                                       900, 960, 1024, 1280, 1600, 1920, 2560};
constexpr std::array<float, 22> heights{200, 240, 280, 320, 340, 360, 390, 403,  440,  480,  520,
                                        560, 568, 600, 640, 667, 720, 844, 1024, 1200, 1440, 1600};
constexpr std::array<float, 5> ratios{1, 2, 3, 1.5F, 1.25F};

// Small screens are touched.
bool is_touched(float width, float height) { return std::min(width, height) < 720; }

std::string number(float value) {
  std::string text = std::to_string(static_cast<int>(value));
  const int hundredths = static_cast<int>(std::lround(value * 100)) % 100;
  if (hundredths != 0) text += "." + std::to_string(hundredths);
  return text;
}

}  // namespace

std::vector<WindowSize> lattice() {
  std::vector<WindowSize> sizes;
  for (const float width : widths) {
    for (const float height : heights) {
      const float ratio = ratios[sizes.size() % ratios.size()];
      sizes.push_back({width, height, ratio, is_touched(width, height)});
    }
  }
  return sizes;
}

WindowSize random_size(Stream& stream) {
  // Small windows are more frequent, since they have less room.
  const auto length = [&](int least, int most) {
    const float share = static_cast<float>(stream.below(1000)) / 999;
    return std::floor(static_cast<float>(least) + static_cast<float>(most - least) * share * share);
  };
  WindowSize size;
  size.width = length(240, 2560);
  size.height = length(200, 1600);
  size.ratio = ratios[static_cast<std::size_t>(stream.below(static_cast<int>(ratios.size())))];
  size.touch = is_touched(size.width, size.height) || stream.below(4) == 0;
  return size;
}

Window window_of(const WindowSize& size) {
  const float zoom = ui::zoom_of(size.width, size.height);
  return {"", size.width / zoom, size.height / zoom, size.ratio * zoom, size.touch};
}

std::string text_of(const WindowSize& size) {
  return number(size.width) + "×" + number(size.height) + ", ratio " + number(size.ratio) +
         (size.touch ? ", touch" : "");
}

std::vector<MomentSeen> fullest_moments(std::string_view language) {
  std::vector<MomentSeen> moments = moments_seen({}, language);
  constexpr std::array<std::string_view, 3> fullest{"mid_trick", "trick", "hand_end"};
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (!variant.allows(players)) continue;
      for (const std::string_view phase : fullest) {
        const auto same = [&](const MomentSeen& moment) {
          return moment.phase == phase && moment.variant == variant.id && moment.players == players;
        };
        if (std::none_of(moments.begin(), moments.end(), same)) {
          moments.push_back(moment_of(phase, variant.id, players));
          moments.back().app->act("language:" + std::string(language));
        }
      }
    }
  }
  return moments;
}

int Sweep::faults() const {
  return std::accumulate(kinds.begin(), kinds.end(), 0,
                         [](int sum, const auto& kind) { return sum + kind.second; });
}

void add_to(Sweep& sweep, Screen& screen, const WindowSize& size, const MomentSeen& moment) {
  const Window window = window_of(size);
  const Drawn drawn = screen.draw(*moment.app, window, false);
  std::vector<std::string> found = faults(drawn, window);
  for (const auto& more : {small_cards(drawn), unseen(drawn, *moment.app)}) {
    found.insert(found.end(), more.begin(), more.end());
  }
  ++sweep.frames;
  for (const std::string& fault : found) {
    const std::string kind(kind_of_fault(fault));
    ++sweep.kinds[kind];
    sweep.examples.emplace(kind + ", " + moment.phase + ", " + moment.variant + " with " +
                               std::to_string(moment.players),
                           text_of(size) + ": " + fault);
  }
}

}  // namespace allfours
