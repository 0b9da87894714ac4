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
  if (season_.begun() || club < 0 || club >= club_count) return false;
  start_.new_seed();
  season_.seed = start_.seed();
  season_.club = club;
  return context_.effects.save_season = true;
}

bool App::begin_next_season() {
  if (!season_.over()) return false;
  start_.new_seed();
  season_.begin_next(start_.seed());
  season_before_.reset();
  nights_[1].reset();
  keep_night(1);
  return context_.effects.save_season = true;
}

// Sits down for the match of the day; or has it played if the pub is out of the cup.
bool App::play_season_day() {
  if (!season_.begun() || season_.over() || embedding()) return false;
  const int day = season_.day();
  if (nights_[1] && nights_[1]->day() == day && !nights_[1]->over()) {
    // The others are still playing: no day is played twice.
    if (!nights_[1]->has_own() || nights_[1]->own_game()) return false;
    if (nights_[1]->own() == own_name_) {
      dialog_ = Dialog::none;
      return true;
    }
    if (shelf_.find(nights_[1]->own()) != nullptr) {
      dialog_ = Dialog::none;
      return resume_kept(std::string(nights_[1]->own()));
    }
    // Deleted: start another one.
  }
  start_.new_seed();
  const Setup setup = league_setup(start_.seed());
  keep_night(1);
  const auto own = own_fixture(season_, day);
  if (!own) {
    nights_[1].emplace(season_, setup, "");
    if (!context_.can_advise) {
      nights_[1]->play_here(sensible_player(), INT_MAX);
      league_moved(*nights_[1]);
    }
    return true;
  }
  dialog_ = Dialog::none;
  const Club& rival = club_of((*own)[(*own)[0] == season_.club ? 1 : 0]);
  OpenedLink link{Game(setup)};
  link.bots[1] = rival.players[0];
  link.bots[3] = rival.players[1];
  link.bots[2] = club_of(season_.club).players[1];
  start_game(std::move(link));
  start_.want_league(true);
  make_own();
  nights_[1].emplace(season_, setup, own_name_);
  league_told_ = false;
  return true;
}

// Replaces nothing yet: the dialog shows the season of the file and asks.
bool App::open_season(std::string_view what) {
  season_offered_.reset();
  const auto judged = judge_season(what);
  if (const auto* fault = std::get_if<SeasonFault>(&judged)) {
    context_.say(fault_of_season(*fault, *context_.words), true);
    context_.message.stay();
    return true;
  }
  const Season& season = std::get<Season>(judged);
  if (season == season_) {
    context_.say(context_.words->season_same, false);
    return true;
  }
  context_.message.clear();
  season_offered_ = season;
  dialog_ = Dialog::season;
  context_.asked_again = "season_take";
  return true;
}

bool App::take_season() {
  if (!season_offered_) return false;
  replace_season({*std::exchange(season_offered_, std::nullopt), ""});
  return true;
}

bool App::leave_season() {
  if (!season_offered_) return false;
  season_offered_.reset();
  return true;
}

// Restores the replaced season with its night. The current one can be restored in turn.
bool App::put_season_back() {
  if (!season_before_) return false;
  replace_season(*std::exchange(season_before_, std::nullopt));
  return true;
}

void App::replace_season(SeasonAndNight other) {
  season_offered_.reset();
  if (season_.begun()) {
    const bool running = nights_[1] && !nights_[1]->over();
    season_before_ = {std::move(season_), running ? nights_[1]->text() : std::string()};
  } else {
    season_before_.reset();
  }
  season_ = std::move(other.season);
  nights_[1] = parse_night(other.night);
  end_foreign_night();
  drop_league_question();
  keep_night(1);
  context_.message.clear();
  context_.asked_again = "season_back";
  context_.effects.save_season = true;
}

// Ends the night of the season if it is no day of the current one: another tab may have replaced
// the season.
void App::end_foreign_night() {
  if (!nights_[1] || nights_[1]->fits(season_)) return;
  const bool here = nights_[1]->has_own() && nights_[1]->own() == own_name_;
  if (here && !nights_[1]->own_game()) {
    context_.say(context_.words->season_changed, false);
    context_.message.stay();
  }
  drop_league_question();
  nights_[1].reset();
  unsaved_.nights[1] = false;
}

void App::restore_season(std::string_view kept) {
  KeptSeasons seasons = parse_kept_seasons(kept);
  season_ = std::move(seasons.now);
  season_before_.reset();
  if (seasons.before)
    season_before_ = {*std::move(seasons.before), std::move(seasons.night_before)};
  end_foreign_night();
  changed();
}

std::string App::season_kept() const {
  KeptSeasons seasons{season_, std::nullopt, {}};
  if (season_before_) {
    seasons.before = season_before_->season;
    seasons.night_before = season_before_->night;
  }
  return kept_text(seasons);
}

}  // namespace allfours
