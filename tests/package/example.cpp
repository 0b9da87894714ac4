// Plays one game between `sensible` bots and writes its log, as `allfours simulate` does.
#include <allfours/core/game/record.hpp>
#include <allfours/core/log/event_json.hpp>
#include <allfours/players/games/game_loop.hpp>
#include <iostream>

int main(int count, char** arguments) {
  if (count != 3) {
    std::cerr << "usage: example VARIANT SEED\n";
    return 2;
  }
  const auto made = allfours::make_setup(arguments[1], {}, arguments[2], {});
  if (const auto* no = std::get_if<allfours::Fault>(&made)) {
    std::cerr << no->sentence() << '\n';
    return 1;
  }
  const auto& setup = std::get<allfours::Setup>(made);
  allfours::Seats seats{};
  seats.fill(allfours::find_player("sensible"));
  allfours::play_game(setup, seats, [&](const allfours::Table&, const allfours::Event& event) {
    std::string line;
    append_json(line, event, setup);
    std::cout << line << '\n';
  });
}
