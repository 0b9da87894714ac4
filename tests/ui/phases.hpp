// The phases of games that define moments (ui/moments.hpp), by kind: outside a hand, in the play of
// a hand, with irregularities, and at a table of people on devices; and their tests.
#pragma once

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <string_view>

#include "app/app.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_playing.hpp"

namespace allfours::phases {

// Thrown if this deal went differently: the phase is then searched in another one.
struct Otherwise {};

// The definition of a phase.
struct Sought {
  std::string_view name;   // for file names: "mid_trick"
  std::string_view title;  // for people
  std::string_view games;  // variants with players to search: "trinidad/4 seven-up/3"
  bool (*is_it)(const App& app);
  void (*then)(App& app) = nullptr;  // actions once it is reached; may throw Otherwise
  bool levels = false;               // each other seat has a different level
  bool first_game = false;           // the person has not seen any caption yet
  bool several = false;              // people play at every seat, at one screen
  std::string_view rules{};          // house rules in link form
};

std::span<const Sought> beside_play();
std::span<const Sought> of_play();
std::span<const Sought> of_mistakes();
std::span<const Sought> at_tables_of_people();

constexpr std::string_view all_games = "trinidad-2/2 seven-up/3 trinidad/4 west-yorkshire-6/6";

// The person's decision: that of `sensible`.
void decide(App& app, int step);

// Waits until the person has to decide; goes on from awards that wait.
inline void settle(App& app) {
  for (;;) {
    if (app.screen() == App::Screen::table && award_waits(app.table())) app.act("skip");
    if (!std::isfinite(app.next_due())) return;
    app.tick(app.next_due());
  }
}

inline const Session& session(const App& app) { return app.table().session; }
inline const Table& table(const App& app) { return session(app).table(); }

inline bool shows(const App& app, EventKind kind) { return session(app).last_shown().kind == kind; }

inline bool can_say(const App& app, std::string_view word) {
  const auto actions = actions_at(app.table());
  return std::any_of(actions.begin(), actions.end(),
                     [&](const Action& action) { return action.id == word; });
}

inline int own_cards(const App& app) { return table(app).hand_count[at(session(app).human())]; }

inline bool may_play(const App& app) {
  return session(app).person_to_decide() && table(app).phase == Phase::play;
}

inline Card forbidden_card(const App& app) {
  const SeatView view = app.table().session.view();
  return (view.table.hands[at(view.seat)] - playable_cards(app.table())).first();
}

}  // namespace allfours::phases
