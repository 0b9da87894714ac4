#include "together/bot_steps.hpp"

#include "players/player_api.hpp"

namespace allfours::together {

std::optional<Decision> bot_answer(const History& history) {
  const Question asked = history.bot_question();
  const Player& player = *find_player(history.bot(asked.seat));
  if (!asked.lay_down) return chosen(history.game(), player);
  if (lays_down_hand(history.game(), player, asked.seat)) return Decision::of_lay_down(asked.seat);
  return std::nullopt;
}

}  // namespace allfours::together
