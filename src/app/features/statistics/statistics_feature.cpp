#include "app/features/statistics/statistics_feature.hpp"

#include <algorithm>
#include <array>

#include "app/features/records/records_section.hpp"
#include "app/layers.hpp"
#include "app/storage/stored_record.hpp"
#include "app/table/table_keeping.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

int games_counted_in(const App& app) {
  int games = 0;
  for (const Tally& tally : app.state().records.statistics.now().total()) games += tally.games;
  return games;
}

void read_statistics(App& app, std::string_view text) {
  AppState& state = app.state();
  state.records.statistics.read(text);
  int& begun = state.context.settings.games_begun;
  begun = std::max(begun, std::min(games_counted_in(app), first_games + 1));
}

// A file names the device that counted its games.
void name_device(App& app) {
  AppState& state = app.state();
  if (!state.records.statistics.now().device.empty()) return;
  state.records.statistics.name_device(state.saved_games.fresh_name());
  state.context.effects.save("statistics");
}

// Counts a game the person has finished, with all moves their own and none taken back.
void count_at_game_end(App& app, const Event& event) {
  AppState& state = app.state();
  if (event.kind != EventKind::game_end || !mark_as_counted(*state.table)) return;
  const Session& session = state.table->session;
  state.records.statistics.add_once(tally(session.setup(), session.log(), session.human()),
                                    counted_name(state.own_origin, session.setup()));
  state.context.effects.save("statistics");
}

bool forget_statistics(App& app) {
  AppState& state = app.state();
  if (state.asked_to_forget) {
    state.records.statistics.forget();
    name_device(app);
    state.context.effects.save("statistics");
  }
  state.asked_to_forget = !state.asked_to_forget && !state.records.statistics.now().total().empty();
  if (state.asked_to_forget) state.context.asked_again = "forget_statistics";
  return true;
}

bool open_statistics(App& app) {
  if (!app.state().context.embedding) name_device(app);
  return toggle_dialog(app, statistics_dialog);
}

constexpr std::array statistics_verbs{
    Verb{"statistics", Where::anywhere, "", Touch::once, act_by<open_statistics>},
    Verb{"forget_statistics", Where::anywhere, "", Touch::confirms, act_by<forget_statistics>}};

constexpr std::array statistics_dialogs{
    Dialog{statistics_dialog, &Words::statistics, write_statistics}};

// The latest games belong to the curve of this device.
std::string statistics_for_file(const App& app) {
  Statistics known = app.state().records.statistics.now();
  known.unknown.clear();
  known.counted.clear();
  for (Tally& tally : known.tallies) tally.recent.clear();
  return statistics_text(known);
}

bool has_games_of_devices(const App& app) {
  return std::ranges::any_of(app.state().records.statistics.now().total(), &Tally::together);
}

constexpr RecordsSection statistics_section{
    1,
    "statistics",
    statistics_for_file,
    first_unknown_line<parse_statistics>,
    take_lines<&PersonRecords::statistics, parse_statistics>,
    games_counted_in,
    has_games_of_devices};

constexpr std::array statistics_texts{StoredText{
    "statistics", statistics_dialog, true, true, read_statistics,
    record_as_text<&PersonRecords::statistics>, note_record_stored<&PersonRecords::statistics>,
    has_unread_record<&PersonRecords::statistics>}};

}  // namespace

extern const Feature statistics_feature{.verbs = statistics_verbs,
                                        .dialogs = statistics_dialogs,
                                        .texts = statistics_texts,
                                        .hear = count_at_game_end,
                                        .records = &statistics_section};

}  // namespace allfours
