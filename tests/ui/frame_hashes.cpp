// frame_hashes ASSETS GAMES PART PARTS: seeded games in every mode, by random actions. Prints for
// each the mode, the seed, the number of moments seen, and a hash of the text mirror and the frame
// at each of them. Takes every PARTS-th game from PART on. Started by tests/same_frames, which
// compares two commits.
#include <cmath>
#include <iostream>
#include <span>
#include <stdexcept>

#include "app/accessibility/mirror.hpp"
#include "app/duel_play.hpp"
#include "app/modes/lesson/lesson.hpp"
#include "app/modes/people/people_play.hpp"
#include "app/modes/together/together_apps.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_awards.hpp"
#include "core/game/record.hpp"
#include "golden/texts.hpp"
#include "ui/screen.hpp"

namespace allfours {
namespace {

constexpr int most_moments = 150;  // of a game

// The hash of all that a person sees and hears of one game.
class Seen {
 public:
  Seen(Screen& screen, const Window& window) : screen_(screen), window_(window) {}

  void look(App& app) {
    text_ = hash_text(hash_) + mirror_.update(app);
    const Drawn drawn = screen_.draw(app, window_, false);
    for (const ui::Trace::Item& item : drawn.trace.items) {
      add(static_cast<float>(item.kind));
      text_ += item.name;
      for (const auto* corners : {&item.corners, &item.index}) {
        for (const ImVec2 corner : *corners) add(corner);
      }
      add(item.clip_min);
      add(item.clip_max);
    }
    for (const ui::Target& target : drawn.targets) text_ += target.id + ";";
    hash_ = seed_key(text_);
    ++moments_;
  }
  int moments() const { return moments_; }
  std::string hash() const { return hash_text(hash_); }

 private:
  void add(float number) { text_ += std::to_string(std::lround(number * 100)) + ","; }
  void add(ImVec2 place) {
    add(place.x);
    add(place.y);
  }

  Screen& screen_;
  Window window_;
  Mirror mirror_;
  std::string text_;
  std::uint64_t hash_ = 0;
  int moments_ = 0;
};

// One game, its random choices and what is seen of it.
struct Play {
  Setup setup;
  std::string seed;
  Stream& stream;
  Seen& seen;
};

// Looks at each moment until the game stands still, or its table is left.
void play_on(Sitting& sitting, Play& game) {
  Seen& seen = game.seen;
  App& app = sitting.app;
  while (seen.moments() < most_moments && app.screen() == App::Screen::table) {
    seen.look(app);
    if (std::isfinite(app.next_due()) || award_waits(app.table())) {
      sitting.wait_a_step();
      continue;
    }
    const auto ids = sitting.offered();
    if (ids.empty()) return;
    app.act(ids[at(game.stream.below(static_cast<int>(ids.size())))]);
  }
}

void own_game(Play& game) {
  Sitting sitting{std::string_view(setup_text(game.setup))};
  play_on(sitting, game);
}

void first_game(Play& game) {
  Sitting sitting;
  Settings settings;
  settings.game = game_text(game.setup);
  sitting.app.restore_settings(settings);
  sitting.app.act("seed:" + game.seed);
  sitting.app.act("start");
  play_on(sitting, game);
}

void several_people(Play& game) {
  Sitting sitting;
  begin_with_people(sitting.app, game.setup, people_by_chance(game.setup.players, game.stream),
                    game.seed);
  play_on(sitting, game);
}

void duel(Play& game) {
  First first(setup_text(game.setup), 4);
  play_on(first, game);
}

void lesson(Play& game) {
  Sitting sitting;
  const auto all = lessons();
  sitting.app.act("learn:" +
                  std::string(all[at(game.stream.below(static_cast<int>(all.size())))].id));
  play_on(sitting, game);
}

void puzzle(Play& game) {
  Sitting sitting;
  const auto all = puzzles();
  sitting.app.act("solve:" +
                  std::string(all[at(game.stream.below(static_cast<int>(all.size())))].id));
  play_on(sitting, game);
}

// A moment of a game, as in a link that was sent.
void sent(Play& game) {
  const Events log = random_log(game.setup, game.stream, 2);
  const Record record{game.setup, decisions_in(log)};
  Sitting sitting;
  sitting.app.open_link(record_text(record) + "&at=" +
                        std::to_string(1 + game.stream.below(static_cast<int>(log.size()))));
  play_on(sitting, game);
}

void embedded(Play& game) {
  Sitting sitting;
  Embedding embedding;
  embedding.controls = static_cast<Embedding::Controls>(game.stream.below(3));
  sitting.app.embed(embedding);
  sitting.app.open_link(setup_text(game.setup));
  for (int i = 0; i < 40; ++i) {
    game.seen.look(sitting.app);
    sitting.app.act(i % 4 < 3 ? "host_next" : "host_goto:" + std::to_string(game.stream.below(60)));
  }
  play_on(sitting, game);
}

void together(Play& game) {
  TogetherApps apps(2);
  apps.begin(game.setup);
  while (game.seen.moments() < most_moments && !apps.over() && apps.play_on(game.stream)) {
    game.seen.look(apps[game.stream.below(2)].app);
  }
}

struct Mode {
  std::string_view name;
  void (*play)(Play& game);
};
constexpr std::array modes{
    Mode{"game", own_game}, Mode{"first", first_game},  Mode{"people", several_people},
    Mode{"duel", duel},     Mode{"lesson", lesson},     Mode{"puzzle", puzzle},
    Mode{"sent", sent},     Mode{"embedded", embedded}, Mode{"together", together}};

int run(std::span<char*> arguments) {
  const int games = std::stoi(arguments[2]);
  const int part = std::stoi(arguments[3]);
  const int parts = std::stoi(arguments[4]);
  Screen screen(arguments[1], {});
  const std::vector<Setup> setups = usual_setups();
  // Fonts are built once for each scale.
  for (const float scale : scales()) {
    for (int number = part; number < games; number += parts) {
      const Window& window = windows()[at(number) % windows().size()];
      if (window.scale != scale) continue;
      for (const Mode& mode : modes) {
        const std::string seed = std::string(mode.name) + "-" + std::to_string(number);
        Stream stream(static_cast<std::uint64_t>(number), mode.name);
        Seen seen(screen, window);
        Play game{setups[at(number) % setups.size()], seed, stream, seen};
        game.setup.seed = seed;
        mode.play(game);
        std::cout << mode.name << " " << number << " " << seen.moments() << " " << seen.hash()
                  << "\n";
      }
    }
  }
  return 0;
}

}  // namespace
}  // namespace allfours

int main(int argc, char** argv) {
  if (argc != 5) {
    std::cerr << "usage: frame_hashes ASSETS GAMES PART PARTS\n";
    return 2;
  }
  try {
    return allfours::run({argv, argv + argc});
  } catch (const std::exception& error) {
    std::cerr << "frame_hashes: " << error.what() << "\n";
    return 2;
  }
}
