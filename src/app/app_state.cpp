#include "app/app_state.hpp"

namespace allfours {

bool teaches(const AppState& state) { return state.table && is_lesson(*state.table); }

bool has_game(const AppState& state) { return state.table && state.table->mode->is_game(); }

bool shows_together(const AppState& state) { return state.table && state.table->session.shares(); }

Setup rules_setup(const AppState& state) {
  return state.table ? state.table->session.setup() : state.start.setup();
}

bool is_league(const AppState& state) {
  return !teaches(state) && !(state.table && duel_at(*state.table)) &&
         state.start.league_wanted() && is_league_game(rules_setup(state));
}

}  // namespace allfours
