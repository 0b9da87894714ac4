#include "players/games/chance_hands.hpp"

#include <algorithm>

#include "players/games/game_loop.hpp"

namespace allfours {

HandAwards play_hand(const RuleSet& rules, int players, const DealersNeeds& needs,
                     std::string_view seed) {
  Setup setup;
  setup.players = players;
  setup.rules = rules;
  setup.seed = seed;
  const int sides = side_count(rules, players);
  // Only needs matter, so the target is the largest need: no score is negative.
  const int target = *std::max_element(needs.begin(), needs.begin() + sides);
  setup.rules.target = target;
  setup.start = Start{.hand = 1, .dealer = 0};
  for (int side = 0; side < sides; ++side) {
    setup.start->score[at(side)] = static_cast<std::int16_t>(target - needs[at(side)]);
  }

  HandAwards awards;
  bool over = false;
  const auto note = [&](const Table& table, const Event& event) {
    if (over) return;
    if (event.kind == EventKind::hand_end || event.kind == EventKind::game_end) over = true;
    if (event.kind != EventKind::award || !event.counted || event.side < 0) return;
    // Consecutive points of one side are merged, unless some are lost.
    if (!awards.empty() && awards.back().side == event.side &&
        (awards.back().points < 0) == (event.points < 0)) {
      auto& points = awards.back().points;
      points = static_cast<std::int8_t>(points + event.points);
    } else {
      awards.push_back({event.side, static_cast<std::int8_t>(event.points)});
    }
    if (event.score[at(event.side)] >= table.rules.target) over = true;
  };
  Seats seats{};
  seats.fill(&sensible_player());
  play_game(setup, seats, note, [&] { return over; });
  return awards;
}

}  // namespace allfours
