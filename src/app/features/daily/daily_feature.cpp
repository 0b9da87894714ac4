#include "app/features/daily/daily_feature.hpp"

#include <array>

#include "app/features/records/records_section.hpp"
#include "app/features/statistics/statistics_feature.hpp"
#include "app/start/chosen_bots.hpp"
#include "app/start/start_game.hpp"
#include "app/storage/stored_record.hpp"
#include "app/table/table_results.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"
#include "words/numbers.hpp"

namespace allfours {

namespace {

// The first hand of a day's deal counts once, if it was begun on its day, as the person played it.
// A clock that has been set back fills no gap.
void note_day(App& app, bool game_ends) {
  AppState& state = app.state();
  const Session& session = state.table->session;
  const auto day = day_of(session.setup());
  const Days& days = state.records.days.now();
  if (!on_its_day(app) || days.find(session.setup()) != nullptr) return;
  if (!days.results.empty() && days.results.rbegin()->first.first > state.today) return;
  const auto result = day_result(*state.table);
  if (!result || !state.table->own || is_practice(*state.table)) return;
  const int streak = days.streak(*day);
  state.records.days.add(day_key(*day, *session.setup().variant), *result);
  // The end of a game has a sound of its own.
  if (days.streak(*day) > streak && state.context.settings.sound && !game_ends)
    state.context.effects.sounds.push_back(Sound::solved);
  state.context.effects.save("days");
  state.context.say_and_stay(day_note(app), false);
}

bool hear_date(App& app, std::string_view what) {
  AppState& state = app.state();
  const auto day = parse_day(what);
  if (!day || day == state.today) return false;
  state.begun_on_its_day = on_its_day(app);
  state.today = day;
  return true;
}

template <DayDeal deal>
bool begin_today(App& app) {
  AppState& state = app.state();
  if (!state.today) return false;
  OpenedLink link{Game(setup_of_day(*state.today, deal))};
  link.bots = bots_by_seat(link.game, 0, all_bots());  // the same for everybody
  start_own_game(app, std::move(link));
  return true;
}

void note_day_at_end(App& app, const Event& event) {
  const bool game_ends = event.kind == EventKind::game_end;
  if (game_ends || event.kind == EventKind::hand_end) note_day(app, game_ends);
}

constexpr std::array daily_verbs{
    Verb{"today", Where::start, "", Touch::decides, act_by<begin_today<DayDeal::trinidad>>},
    Verb{"today_other", Where::start, "", Touch::decides, act_by<begin_today<DayDeal::other>>},
    Verb{"date", Where::anywhere, "DATE", Touch::told, act_by<hear_date>}};

int days_counted(const App& app) {
  return static_cast<int>(app.state().records.days.now().results.size());
}

constexpr RecordsSection days_section{2,
                                      "days",
                                      known_lines<&PersonRecords::days, days_text>,
                                      first_unknown_line<parse_days>,
                                      take_lines<&PersonRecords::days, parse_days>,
                                      days_counted};

constexpr std::array daily_texts{
    StoredText{"days", statistics_dialog, true, true, read_record<&PersonRecords::days>,
               record_as_text<&PersonRecords::days>, note_record_stored<&PersonRecords::days>,
               has_unread_record<&PersonRecords::days>}};

}  // namespace

bool on_its_day(const App& app) {
  const AppState& state = app.state();
  if (!state.table || !state.table->own) return false;
  const auto day = day_of(state.table->session.setup());
  return day && (day == state.today || state.begun_on_its_day);
}

int streak_here(const App& app) {
  if (!on_its_day(app)) return 0;
  return app.state().records.days.now().streak(*day_of(app.table().session.setup()));
}

std::string day_note(const App& app) {
  const AppState& state = app.state();
  const auto day = state.table ? day_of(state.table->session.setup()) : std::nullopt;
  if (!day || (day != state.today && !on_its_day(app))) return {};
  const auto result = day_result(*state.table);
  if (!result || state.table->session.table().hand > 1) return {};
  const Words& w = *state.context.words;
  std::string text = fill(w.day_done, {{"score", score_text(result->own, result->others)}});
  if (const Days& days = state.records.days.now();
      days.find(state.table->session.setup()) != nullptr) {
    text += " " + fill(w.day_streak, {{"n", number_text(days.streak(*day))}});
  }
  return text;
}

extern const Feature daily_feature{
    .verbs = daily_verbs, .texts = daily_texts, .hear = note_day_at_end, .records = &days_section};

}  // namespace allfours
