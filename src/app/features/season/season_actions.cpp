// The season in the app: its days, and replacing it by the season of a file, which is confirmed
// first and can be undone.
#include <climits>
#include <utility>

#include "app/action_number.hpp"
#include "app/app.hpp"
#include "words/numbers.hpp"

namespace allfours {

namespace {

std::string fault_of_season(const SeasonFault& fault, const Words& w) {
  using Kind = SeasonFault::Kind;
  const auto of_line = [&](std::string_view phrase) {
    return fill(phrase, {{"n", number_text(fault.line)}});
  };
  switch (fault.kind) {
    case Kind::too_long:
      return std::string(w.season_bad_long);
    case Kind::unreadable:
      return of_line(w.season_bad_line);
    case Kind::not_played:
      return of_line(w.season_bad_match);
    case Kind::impossible:
      return of_line(w.season_bad_points);
    case Kind::cut:
      return std::string(w.season_bad_cut);
    case Kind::none:
      break;
  }
  return std::string(w.season_bad);
}

}  // namespace

bool App::begin_season(std::string_view what) {
  const int club = number_in(what, -1);
  Season& season = records_.seasons.now;
  if (season.begun() || club < 0 || club >= club_count) return false;
  start_.new_seed();
  season.seed = start_.seed();
  season.club = club;
  return context_.effects.save("season");
}

bool App::begin_next_season() {
  Seasons& seasons = records_.seasons;
  if (!seasons.now.over()) return false;
  start_.new_seed();
  seasons.now.begin_next(start_.seed());
  seasons.before.reset();
  records_.nights.end_of_season();
  context_.effects.save("league");
  return context_.effects.save("season");
}

// Sits down for the match of the day; or has it played if the pub is out of the cup.
bool App::play_season_day() {
  const Season& season = records_.seasons.now;
  if (!season.begun() || season.over() || embedding()) return false;
  const int day = season.day();
  const LeagueNight* tonight = records_.nights.of_season();
  if (tonight != nullptr && tonight->day() == day && !tonight->over()) {
    // The others are still playing: no day is played twice.
    if (!tonight->has_own() || tonight->own_game()) return false;
    if (tonight->own() == own_name_) {
      dialog_ = Dialog::none;
      return true;
    }
    if (shelf_.find(tonight->own()) != nullptr) {
      dialog_ = Dialog::none;
      return resume_kept(std::string(tonight->own()));
    }
    // Deleted: start another one.
  }
  start_.new_seed();
  const Setup setup = league_setup(start_.seed());
  context_.effects.save("league");
  const auto own = own_fixture(season, day);
  if (!own) {
    LeagueNight& night = records_.nights.begin(LeagueNight(season, setup, ""));
    if (!context_.can_advise) {
      night.play_here(sensible_player(), INT_MAX);
      league_moved(night);
    }
    return true;
  }
  dialog_ = Dialog::none;
  const Club& rival = club_of((*own)[(*own)[0] == season.club ? 1 : 0]);
  OpenedLink link{Game(setup)};
  link.bots[1] = rival.players[0];
  link.bots[3] = rival.players[1];
  link.bots[2] = club_of(season.club).players[1];
  start_game(std::move(link));
  start_.want_league(true);
  make_own();
  records_.nights.begin(LeagueNight(season, setup, own_name_));
  league_told_ = false;
  return true;
}

// Replaces nothing yet: the dialog shows the season of the file and asks.
bool App::open_season(std::string_view what) {
  records_.seasons.offered.reset();
  const auto judged = judge_season(what);
  if (const auto* fault = std::get_if<SeasonFault>(&judged)) {
    context_.say(fault_of_season(*fault, *context_.words), true);
    context_.message.stay();
    return true;
  }
  const Season& season = std::get<Season>(judged);
  if (season == records_.seasons.now) {
    context_.say(context_.words->season_same, false);
    return true;
  }
  context_.message.clear();
  records_.seasons.offered = season;
  dialog_ = Dialog::season;
  context_.asked_again = "season_take";
  return true;
}

bool App::take_season() {
  if (!records_.seasons.offered) return false;
  replace_season(*std::exchange(records_.seasons.offered, std::nullopt), "");
  return true;
}

bool App::leave_season() {
  if (!records_.seasons.offered) return false;
  records_.seasons.offered.reset();
  return true;
}

// Restores the replaced season with its night. The current one can be restored in turn.
bool App::put_season_back() {
  if (!records_.seasons.before) return false;
  Seasons::Replaced before = *std::exchange(records_.seasons.before, std::nullopt);
  replace_season(std::move(before.season), before.night);
  return true;
}

// `night`: the text of that season's night in progress, or empty.
void App::replace_season(Season other, std::string_view night) {
  const LeagueNight* tonight = records_.nights.of_season();
  const bool running = tonight != nullptr && !tonight->over();
  records_.seasons.replace(std::move(other), running ? tonight->text() : std::string());
  records_.nights.end_of_season();
  if (auto its = parse_night(night); its && its->fits(records_.seasons.now))
    records_.nights.begin(*std::move(its));
  drop_league_question();
  context_.effects.save("league");
  context_.message.clear();
  context_.asked_again = "season_back";
  context_.effects.save("season");
}

// Ends the night of the season if it is no day of the current one: another tab may have replaced
// the season.
void App::end_foreign_night() {
  const LeagueNight* here = night_here();
  const bool was_at_table = here != nullptr && here == records_.nights.of_season();
  const bool in_progress = was_at_table && !here->own_game();
  if (!records_.nights.drop_foreign(records_.seasons.now)) return;
  if (in_progress) {
    context_.say(context_.words->season_changed, false);
    context_.message.stay();
  }
  drop_league_question();
}

}  // namespace allfours
