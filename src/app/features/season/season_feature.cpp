#include "app/features/season/season_feature.hpp"

#include <array>
#include <climits>
#include <utility>

#include "app/action_number.hpp"
#include "app/contests.hpp"
#include "app/features/league/league_dialog.hpp"
#include "app/features/league/league_feature.hpp"
#include "app/features/saved/saved_feature.hpp"
#include "app/features/season/season_file.hpp"
#include "app/start/start_game.hpp"
#include "app/storage/stored_record.hpp"
#include "app/verb_functions.hpp"
#include "words/numbers.hpp"

namespace allfours {

namespace {

std::string fault_of_season(const SeasonFault& fault, const Words& w) {
  const std::array by_kind{w.season_bad,       w.season_bad_long,   w.season_bad_line,
                           w.season_bad_match, w.season_bad_points, w.season_bad_cut};
  return fill(by_kind[static_cast<std::size_t>(fault.kind)], {{"n", number_text(fault.line)}});
}

// `night`: the text of that season's night in progress, or empty.
void replace_season(App& app, Season other, std::string_view night) {
  AppState& state = app.state();
  const LeagueNight* tonight = state.records.nights.of_season();
  const bool running = tonight != nullptr && !tonight->over();
  state.records.seasons.replace(std::move(other), running ? tonight->text() : std::string());
  state.records.nights.end_of_season();
  if (auto its = parse_night(night); its && its->fits(state.records.seasons.now))
    state.records.nights.begin(*std::move(its));
  drop_league_question(app);
  state.context.effects.save("league");
  state.context.message.clear();
  state.context.asked_again = "season_back";
  state.context.effects.save("season");
}

bool begin_season(App& app, std::string_view what) {
  AppState& state = app.state();
  const int club = number_in(what, -1);
  Season& season = state.records.seasons.now;
  if (season.begun() || club < 0 || club >= club_count) return false;
  state.start.new_seed();
  season.seed = state.start.seed();
  season.club = club;
  return state.context.effects.save("season");
}

bool begin_next_season(App& app) {
  AppState& state = app.state();
  Seasons& seasons = state.records.seasons;
  if (!seasons.now.over()) return false;
  state.start.new_seed();
  seasons.now.begin_next(state.start.seed());
  seasons.before.reset();
  state.records.nights.end_of_season();
  state.context.effects.save("league");
  return state.context.effects.save("season");
}

// Sits down for the match of the day; or has it played if the pub is out of the cup.
bool play_season_day(App& app) {
  AppState& state = app.state();
  const Season& season = state.records.seasons.now;
  if (!season.begun() || season.over() || state.context.embedding) return false;
  const int day = season.day();
  const LeagueNight* tonight = state.records.nights.of_season();
  if (tonight != nullptr && tonight->day() == day && !tonight->over()) {
    // The others are still playing: no day is played twice.
    if (!tonight->has_own() || tonight->own_game()) return false;
    if (back_to_own_game(app, tonight->own())) return true;
    // Deleted: start another one.
  }
  state.start.new_seed();
  const Setup setup = league_setup(state.start.seed());
  state.context.effects.save("league");
  const auto own = own_fixture(season, day);
  if (!own) {
    LeagueNight& night = state.records.nights.begin(LeagueNight(season, setup, ""));
    if (!state.context.can_advise) {
      night.play_here(sensible_player(), INT_MAX);
      league_moved(app, night);
    }
    return true;
  }
  state.dialog = {};
  const Club& rival = club_of((*own)[(*own)[0] == season.club ? 1 : 0]);
  OpenedLink link{Game(setup)};
  link.bots[1] = rival.players[0];
  link.bots[3] = rival.players[1];
  link.bots[2] = club_of(season.club).players[1];
  start_own_game(app, std::move(link));
  state.start.want_league(true);
  state.records.nights.begin(LeagueNight(season, setup, state.own_origin));
  tell_table_of_contest(app);
  return true;
}

// Replaces nothing yet: the dialog shows the season of the file and asks.
bool open_season(App& app, std::string_view what) {
  AppState& state = app.state();
  state.records.seasons.offered.reset();
  const auto judged = judge_season(what);
  if (const auto* fault = std::get_if<SeasonFault>(&judged)) {
    state.context.say_and_stay(fault_of_season(*fault, *state.context.words), true);
    return true;
  }
  const Season& season = std::get<Season>(judged);
  if (season == state.records.seasons.now) {
    state.context.say(state.context.words->season_same, false);
    return true;
  }
  state.context.message.clear();
  state.records.seasons.offered = season;
  state.dialog = season_dialog;
  state.context.asked_again = "season_take";
  return true;
}

bool take_season_file(App& app, std::string_view text) {
  return is_season_file(text) && open_season(app, text);
}

bool take_season(App& app) {
  AppState& state = app.state();
  if (!state.records.seasons.offered) return false;
  replace_season(app, *std::exchange(state.records.seasons.offered, std::nullopt), "");
  return true;
}

bool leave_season(App& app) {
  AppState& state = app.state();
  if (!state.records.seasons.offered) return false;
  state.records.seasons.offered.reset();
  return true;
}

// Restores the replaced season with its night. The current one can be restored in turn.
bool put_season_back(App& app) {
  AppState& state = app.state();
  if (!state.records.seasons.before) return false;
  Seasons::Replaced before = *std::exchange(state.records.seasons.before, std::nullopt);
  replace_season(app, std::move(before.season), before.night);
  return true;
}

// Ends the night of the season if it is no day of the current one: another tab may have replaced
// the season.
void end_foreign_night(App& app) {
  AppState& state = app.state();
  const LeagueNight* here = night_here(app);
  const bool was_at_table = here != nullptr && here == state.records.nights.of_season();
  const bool in_progress = was_at_table && !here->own_game();
  if (!state.records.nights.drop_foreign(state.records.seasons.now)) return;
  if (in_progress) {
    state.context.say_and_stay(state.context.words->season_changed, false);
  }
  drop_league_question(app);
}

void read_season(App& app, std::string_view text) {
  app.state().records.seasons.read(text);
  end_foreign_night(app);
}

void drop_offered_season(App& app) { app.state().records.seasons.offered.reset(); }

constexpr std::array season_verbs{
    Verb{"season", Where::anywhere, "", Touch::once, act_by<toggle<season_dialog>>},
    Verb{"season_begin", Where::anywhere, "CLUB", Touch::decides, act_by<begin_season>},
    Verb{"season_play", Where::anywhere, "", Touch::decides, act_by<play_season_day>},
    Verb{"season_next", Where::anywhere, "", Touch::decides, act_by<begin_next_season>},
    Verb{"season_open", Where::anywhere, "SEASON", Touch::once, act_by<open_season>},
    Verb{"season_take", Where::anywhere, "", Touch::confirms, act_by<take_season>},
    Verb{"season_leave", Where::anywhere, "", Touch::once, act_by<leave_season>},
    Verb{"season_back", Where::anywhere, "", Touch::confirms, act_by<put_season_back>}};

constexpr std::array season_dialogs{Dialog{season_dialog, &Words::season, write_season}};

constexpr std::array season_texts{StoredText{"season", season_dialog, false, true, read_season,
                                             record_as_text<&PersonRecords::seasons>, nullptr,
                                             has_unread_record<&PersonRecords::seasons>}};

}  // namespace

extern const Feature season_feature{.verbs = season_verbs,
                                    .dialogs = season_dialogs,
                                    .texts = season_texts,
                                    .cancel_confirmation = drop_offered_season,
                                    .take_file = take_season_file};

}  // namespace allfours
