#include "app/table/table_awards.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "app/session/pace.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

namespace {

// Where the person has to decide, the question comes by itself: its buttons are there already.
bool shows_slowly(const TableState& table) {
  if (table.session.at_end() && table.session.person_to_decide()) return false;
  if (table.session.last_shown().kind != EventKind::award || !table.playback.live()) return false;
  return table.mode->holds_award(table.context.settings.games_begun + int{!table.own} <=
                                 first_games);
}

double dwell_now(TableState& table) {
  const double pace = table.context.settings.pace;
  double time = dwell(table.session, pace);
  const Event& event = table.session.last_shown();
  const bool award = event.kind == EventKind::award;
  if (!award && !table.context.words_only) return time;
  table.narration.update(table.session);
  const auto& rows = table.narration.rows();
  if (rows.empty()) return time;
  if (award) time = std::max(time, time_to_read(rows.back().why, weight_of_award(table), pace));
  if (table.context.words_only) time = std::max(time, time_to_say(spoken(rows.back()), pace));
  return time;
}

}  // namespace

AwardWeight weight_of_award(const TableState& table) {
  return award_weight(table.session.last_shown(), table.session.table());
}

// An award that waits for a touch has no time.
bool award_waits(const TableState& table) { return std::isinf(table.due) && award_is_up(table); }

bool award_is_up(const TableState& table) {
  if (!table.mode->facts().shows_awards || table.session.shown() == 0 ||
      table.session.last_shown().kind != EventKind::award) {
    return false;
  }
  // A lesson's caption keeps it for its time.
  const bool more = !table.session.at_end() && !table.mode->tells();
  return looking_back(table) || more || !is_due(table);
}

void schedule_next_event(TableState& table) {
  table.due = shows_slowly(table) ? std::numeric_limits<double>::infinity()
                                  : table.context.now + dwell_now(table);
  if (award_waits(table) && !std::exchange(table.told_to_go_on, true)) {
    table.context.say_aloud(std::string(table.context.words->award_waits));
  }
}

void note_person_plays(TableState& table) {
  Settings& settings = table.context.settings;
  if (std::exchange(table.own, true) || table.context.embedding ||
      settings.games_begun > first_games)
    return;
  ++settings.games_begun;
  table.context.effects.save("settings");
}

}  // namespace allfours
