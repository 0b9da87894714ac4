// gallery ASSETS COURTS OUT LANGUAGE PART PARTS [NAME…]: pictures of every layout, phase and number
// of players, light and dark, into OUT, and their faults to standard output, one sentence each.
// Takes every PARTS-th moment from PART on, so that several processes can share the work. With
// names, only those phases; with WIDTHxHEIGHT, only that window; with VERB:OBJECT, after that
// action. Started by tests/gallery.
#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <set>
#include <span>
#include <stdexcept>

#include "ui/faults.hpp"
#include "ui/moments.hpp"
#include "ui/png.hpp"
#include "ui/sweep.hpp"

namespace allfours {
namespace {

std::string file_name(const MomentSeen& moment, const Window& window, bool dark) {
  std::string name = std::string(window.name) + "." + moment.phase;
  if (moment.players > 0) name += "." + moment.variant + "." + std::to_string(moment.players);
  return name + (dark ? ".dark" : "") + ".png";
}

// The page with all pictures, one layout after another.
void write_index(const std::filesystem::path& out, const std::vector<MomentSeen>& moments,
                 std::span<const Window> shown) {
  std::ofstream page(out / "index.html");
  page << "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Gallery</title><style>"
          "body{font:14px system-ui;background:#222;color:#eee;margin:1rem}"
          "figure{display:inline-block;margin:0 8px 16px 0;vertical-align:top}"
          "img{height:300px;display:block}a{color:inherit}</style>\n";
  for (const Window& window : shown) {
    page << "<h2 id=\"" << window.name << "\">" << window.name << "</h2>\n";
    for (const MomentSeen& moment : moments) {
      for (const bool dark : {false, true}) {
        const std::string name = file_name(moment, window, dark);
        page << "<figure><a href=\"" << name << "\"><img loading=\"lazy\" alt=\"\" src=\"" << name
             << "\"></a><figcaption>" << moment.title;
        if (moment.players > 0) page << "<br>" << moment.variant << ", " << moment.players;
        page << "</figcaption></figure>\n";
      }
    }
  }
}

int run(std::span<char*> arguments) {
  const std::filesystem::path out = arguments[3];
  const int part = std::stoi(arguments[5]);
  const int parts = std::stoi(arguments[6]);
  std::vector<std::string_view> only;
  std::vector<std::string_view> actions;
  std::vector<Window> shown;
  for (const char* name : arguments.subspan(7)) {
    float width = 0;
    float height = 0;
    if (std::sscanf(name, "%fx%f", &width, &height) == 2) {
      const bool touch = std::min(width, height) < 720;
      shown.push_back(window_of({width, height, touch ? 2.0F : 1.0F, touch}));
      shown.back().name = name;
    } else if (std::string_view(name).find(':') != std::string_view::npos) {
      actions.emplace_back(name);
    } else {
      only.emplace_back(name);
    }
  }
  if (shown.empty()) shown.assign(windows().begin(), windows().end());
  std::set<float> scales;  // fonts are built once for each
  for (const Window& window : shown) scales.insert(window.scale);
  const std::vector<MomentSeen> moments = moments_seen(only, arguments[4]);
  for (const MomentSeen& moment : moments) {
    for (const std::string_view action : actions) moment.app->act(action);
  }
  if (moments.empty()) throw std::runtime_error("there is no such phase");
  if (part == 0) write_index(out, moments, shown);
  Screen screen(arguments[1], arguments[2]);
  int pictures = 0;
  int wrong = 0;
  for (const float scale : scales) {
    for (const Window& window : shown) {
      if (window.scale != scale) continue;
      int number = 0;
      for (const MomentSeen& moment : moments) {
        if (number++ % parts != part) continue;
        for (const bool dark : {false, true}) {
          const Drawn drawn = screen.draw(*moment.app, window, dark);
          const std::string name = file_name(moment, window, dark);
          write_png(out / name, screen.picture());
          ++pictures;
          if (dark) continue;
          for (const std::string& fault : faults(drawn, window)) {
            std::cout << name << ": " << fault << ".\n";
            ++wrong;
          }
        }
      }
    }
  }
  std::cout << pictures << " pictures, " << wrong << " faults\n";
  return wrong == 0 ? 0 : 1;
}

}  // namespace
}  // namespace allfours

int main(int count, char** arguments) {
  const std::span<char*> all(arguments, static_cast<std::size_t>(count));
  if (all.size() < 7) {
    std::cerr << "usage: gallery ASSETS COURTS OUT LANGUAGE PART PARTS [PHASE…]\n";
    return 2;
  }
  try {
    return allfours::run(all);
  } catch (const std::exception& error) {
    std::cerr << "gallery: " << error.what() << "\n";
    return 2;
  }
}
