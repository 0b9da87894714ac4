// film ASSETS COURTS OUT LANGUAGE SECONDS WIDTHxHEIGHT PHASE…: the animation that follows each of
// these phases, as one picture of its frames, every 80 ms from left to right. Started by
// `tests/gallery --film`.
#include <cmath>
#include <cstdio>
#include <iostream>
#include <span>
#include <stdexcept>

#include "app/table/table_state.hpp"
#include "ui/moments.hpp"
#include "ui/png.hpp"

namespace allfours {
namespace {

constexpr double frame_time = 80;  // ms
constexpr int columns = 10;
constexpr int frame_width = 200;  // at most, after scaling down

// Each pixel the mean of a square of `factor` pixels.
Picture scaled_down(const Picture& picture, int factor) {
  Picture small{picture.width / factor, picture.height / factor, {}};
  for (int y = 0; y < small.height; ++y) {
    for (int x = 0; x < small.width; ++x) {
      for (int channel = 0; channel < 3; ++channel) {
        int sum = 0;
        for (int i = 0; i < factor * factor; ++i) {
          const int row = y * factor + i / factor;
          const int column = x * factor + i % factor;
          sum += picture.pixels[at((row * picture.width + column) * 3 + channel)];
        }
        small.pixels.push_back(static_cast<std::uint8_t>(sum / (factor * factor)));
      }
    }
  }
  return small;
}

void paste(Picture& into, const Picture& picture, int left, int top) {
  for (int y = 0; y < picture.height; ++y) {
    const auto from = picture.pixels.begin() + y * picture.width * 3;
    std::copy(from, from + picture.width * 3,
              into.pixels.begin() + ((top + y) * into.width + left) * 3);
  }
}

// The frames of the app from now on.
Picture film(Screen& screen, App& app, const Window& window, double seconds) {
  const int frames = static_cast<int>(seconds * 1000 / frame_time);
  const int factor = (static_cast<int>(window.width) + frame_width - 1) / frame_width;
  // The clock of the moment is not known: it has reached all that was due.
  double now = std::isfinite(app.next_due()) ? app.next_due() - 1000 : 0;
  screen.draw(app, window, false);
  Picture sheet;
  for (int i = 0; i < frames; ++i, now += frame_time) {
    app.tick(now);
    screen.draw_moving(app, window, frame_time);
    const Picture frame = scaled_down(screen.picture(), factor);
    if (i == 0) {
      sheet.width = frame.width * columns;
      sheet.height = frame.height * ((frames + columns - 1) / columns);
      sheet.pixels.assign(at(sheet.width) * at(sheet.height) * 3, 0);
    }
    paste(sheet, frame, i % columns * frame.width, i / columns * frame.height);
  }
  return sheet;
}

int run(std::span<char*> arguments) {
  const std::filesystem::path out = arguments[3];
  Window window{"film", 0, 0, 1, false};
  if (std::sscanf(arguments[6], "%fx%f", &window.width, &window.height) != 2)
    throw std::runtime_error("a window is WIDTHxHEIGHT");
  window.touch = std::min(window.width, window.height) < 720;
  Screen screen(arguments[1], arguments[2]);
  for (const std::string_view phase : arguments.subspan(7)) {
    const std::array only{phase};
    for (const MomentSeen& moment : moments_seen(only, arguments[4])) {
      const std::string name = moment.phase + "." + moment.variant + "." + arguments[6] + ".png";
      write_png(out / name, film(screen, *moment.app, window, std::stod(arguments[5])));
      std::cout << name << "\n";
    }
  }
  return 0;
}

}  // namespace
}  // namespace allfours

int main(int count, char** arguments) {
  const std::span<char*> all(arguments, static_cast<std::size_t>(count));
  if (all.size() < 8) {
    std::cerr << "usage: film ASSETS COURTS OUT LANGUAGE SECONDS WIDTHxHEIGHT PHASE…\n";
    return 2;
  }
  try {
    return allfours::run(all);
  } catch (const std::exception& error) {
    std::cerr << "film: " << error.what() << "\n";
    return 2;
  }
}
