#include "app/modes/together/table_shared.hpp"

#include "app/table/table_state.hpp"

namespace allfours {

void share_game(TableState& table, SharedGame& shared, int seen) {
  table.session.share(shared);
  table.mode = GameMode(devices_facts);
  table.playback.begin(table.session, 0, seen);
  table.others_moves = false;
  table.own = true;
  table.counted = true;  // under a heading of its own
  leave_ended_share(table);
  tell_anew(table);
}

void leave_ended_share(TableState& table) {
  if (!table.session.shares() || !game_over(table)) return;
  table.session.leave_shared();
  table.mode = GameMode(game_facts);
}

bool follow(TableState& table) {
  const SeatNames names = table.session.seating().names;
  const bool moved = table.session.follow();
  // Somebody has come to a seat after the game began.
  const bool renamed = table.session.seating().names != names;
  if (renamed) tell_anew(table);
  if (moved) table.caption.reset();
  return moved || renamed;
}

std::vector<Action> shared_actions(const TableState& table) {
  if (!table.session.shares() || !table.session.at_end() || table.session.shared()->state().empty())
    return {};
  return {{"together", std::string(table.context.words->together), true}};
}

}  // namespace allfours
