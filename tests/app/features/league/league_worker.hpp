// Shared by the tests of the league: the bot worker's replies to its requests.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "app/effects.hpp"
#include "core/game/record.hpp"
#include "players/player_api.hpp"

namespace allfours {

// The answer of web/page/thinking.js.
inline std::string played_on(const WorkerRequest& thought) {
  Game game = std::get<OpenedRecord>(open_record(thought.record)).game;
  const Bots bots = std::get<Bots>(parse_bots(thought.bots, game.setup().players));
  for (int left = thought.number; left > 0 && !game.over(); --left) {
    const Question asked = game.question();
    const Player& player = *find_player(bots[at(game.table().turn)]);
    const SeatView seen = seen_from(game.table(), asked.seat);
    Stream stream = decision_stream(game.table().seed_key, asked.seat, game.decisions());
    if (asked.lay_down && !player.lays_down(seen, stream)) {
      game.keep_hand(asked.seat);
      continue;
    }
    const Decision decision =
        asked.lay_down ? Decision::of_lay_down(asked.seat) : player.choose(seen, stream);
    EXPECT_FALSE(game.play(decision));
  }
  return record_text(game);
}

}  // namespace allfours
