#include "ui/screen.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "app/app.hpp"
#include "ui/layout/layout.hpp"
#include "ui/rasteriser.hpp"

namespace allfours {

namespace {

// In the form that the platform gives to the ui.
Window large(std::string_view name, float width, float height) {
  const float zoom = ui::zoom_of(width, height);
  return {name, width / zoom, height / zoom, zoom, false};
}

const std::array<Window, 7> all_windows{{
    {"embed-320x240", 320, 240, 2, true},
    {"phone-360x640", 360, 640, 2, true},
    {"phone-390x844", 390, 844, 2, true},
    {"phone-844x390", 844, 390, 2, true},
    {"tablet-1024x768", 1024, 768, 1, true},
    {"desktop-1280x720", 1280, 720, 1, false},
    large("large-2560x1440", 2560, 1440),
}};

// RGBA from a PAM file with four channels.
Texture texture_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string word;
  int width = 0;
  int height = 0;
  while (file >> word && word != "ENDHDR") {
    if (word == "WIDTH") file >> width;
    if (word == "HEIGHT") file >> height;
  }
  file.get();
  std::vector<std::uint8_t> pixels(static_cast<std::size_t>(width) *
                                   static_cast<std::size_t>(height) * 4);
  file.read(reinterpret_cast<char*>(pixels.data()), static_cast<std::streamsize>(pixels.size()));
  if (!file || pixels.empty()) throw std::runtime_error(path.string() + " is no picture");
  return Texture(width, height, std::move(pixels));
}

constexpr int font_texture = 1;
constexpr int court_texture = 2;

ImTextureID id_of(int texture) {
  return reinterpret_cast<ImTextureID>(static_cast<std::intptr_t>(texture));
}

}  // namespace

std::vector<std::byte> bytes_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(path.string() + " is not there: run assets/build");
  std::vector<std::byte> bytes;
  std::transform(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>(),
                 std::back_inserter(bytes), [](char c) { return static_cast<std::byte>(c); });
  return bytes;
}

std::span<const Window> windows() { return all_windows; }

std::set<float> scales() {
  std::set<float> all;
  for (const Window& window : windows()) all.insert(window.scale);
  return all;
}

struct Screen::State {
  std::vector<std::byte> regular, bold, index;
  std::unique_ptr<ui::Ui> ui;
  std::array<Texture, 3> textures;
  float scale = 0;
  double now = 0;
};

Screen::Screen(const std::filesystem::path& assets, const std::filesystem::path& courts)
    : state_(std::make_unique<State>()) {
  state_->regular = bytes_of(assets / "allfours-sans.ttf");
  state_->bold = bytes_of(assets / "allfours-sans-bold.ttf");
  state_->index = bytes_of(assets / "allfours-index.ttf");
  state_->ui =
      std::make_unique<ui::Ui>(ui::Fonts::Sources{state_->regular, state_->bold, state_->index});
  // Loads all letters: pictures are compared, so positions in the atlas must not change.
  for (unsigned letter = 0x80; letter < 0x2800; ++letter) state_->ui->fonts().want(letter);
  if (courts.empty()) return;
  state_->textures[court_texture] = texture_of(courts);
  state_->ui->set_courts(id_of(court_texture));
}

Screen::~Screen() = default;

const ImDrawData& Screen::drawn() const { return state_->ui->surface().drawn(); }

Drawn Screen::frame(App& app, const Window& window, double passed, bool dark, bool reduced_motion) {
  ui::Surface& surface = state_->ui->surface();
  if (state_->ui->fonts().build(surface, window.scale)) {
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    surface.atlas().GetTexDataAsRGBA32(&pixels, &width, &height);
    const std::size_t size = static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4;
    state_->textures[font_texture] =
        Texture(width, height, std::vector<std::uint8_t>(pixels, pixels + size));
    surface.atlas().SetTexID(id_of(font_texture));
  }
  state_->scale = window.scale;
  state_->now += passed;
  ui::Trace trace;
  surface.begin(ImVec2(window.width, window.height));
  const bool moving = state_->ui->draw(Seen(app), {.width = window.width,
                                                   .height = window.height,
                                                   .now = state_->now,
                                                   .reduced_motion = reduced_motion,
                                                   .touch = window.touch,
                                                   .dark = dark,
                                                   .trace = &trace});
  surface.end(ImVec2(window.scale, window.scale));
  return {std::move(trace), state_->ui->targets(), moving};
}

Drawn Screen::draw(App& app, const Window& window, bool dark) {
  frame(app, window, 1000, dark, true);
  // The second frame uses the measurements of the first.
  return frame(app, window, 1000, dark, true);
}

Drawn Screen::draw_moving(App& app, const Window& window, double passed) {
  return frame(app, window, passed, false, false);
}

void Screen::press(App& app, const Window& window, ImVec2 place) {
  ui::Surface& surface = state_->ui->surface();
  surface.point_at(place);
  frame(app, window, 16, false, true);
  for (const bool down : {true, false}) {
    surface.press(down);
    frame(app, window, 16, false, true);
  }
  if (!state_->ui->taken().empty()) app.act(state_->ui->taken());
}

Picture Screen::picture() const {
  const ImDrawData& data = drawn();
  Rasteriser raster(static_cast<int>(std::lround(data.DisplaySize.x * state_->scale)),
                    static_cast<int>(std::lround(data.DisplaySize.y * state_->scale)));
  for (const ImDrawList* list : data.CmdLists) {
    for (const ImDrawCmd& command : list->CmdBuffer) {
      const auto texture =
          static_cast<std::size_t>(reinterpret_cast<std::intptr_t>(command.GetTexID()));
      raster.draw(*list, command, state_->textures[texture], state_->scale);
    }
  }
  return {raster.width(), raster.height(), raster.pixels()};
}

}  // namespace allfours
