#include "app/storage/resume.hpp"

#include <algorithm>

#include "app/app.hpp"
#include "app/contests.hpp"
#include "app/features/daily/daily_feature.hpp"
#include "app/features/league/league_feature.hpp"
#include "app/language.hpp"
#include "app/links/address.hpp"
#include "app/links/arrived_link.hpp"
#include "app/modes/lesson/lesson_feature.hpp"
#include "app/modes/together/together_feature.hpp"
#include "app/start/start_game.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_keeping.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

namespace {

// The text of a tab that shows a table of people on devices, with the name of the table behind it.
constexpr std::string_view together_tab = "together ";
// The text of a tab with a lesson, with the lesson behind it.
constexpr std::string_view lesson_tab = "lesson ";

// The saved game with the seat of its address, and the points to beat.
OpenedLink link_of(const SavedGame& game) {
  OpenedLink link{game.real.game};
  link.bots = game.bots;
  link.people = game.people;
  if (game.duel) link.duel = *game.duel;
  const SavedPlace place = place_in(game);
  link.seat = place.seat;
  link.beat = place.beat;
  return link;
}

// True if this link means the saved game. An empty one means any.
bool means(const ArrivedLink& arrived, const SavedGame& game) {
  if (arrived.rest().empty() || arrived.rest() == game.address) return true;
  const auto* link = std::get_if<OpenedLink>(&arrived.link());
  if (link != nullptr && link->duel && game.duel) {
    return duel_link(link->duel->duel, {}, link->seat, link->bots) ==
           duel_link(game.duel->sent(), {}, link_of(game).seat, game.bots);
  }
  // A link with moves shows these, not a saved game.
  if (link == nullptr || link->duel || game.duel || link->game.decisions() > 0 || link->moment != 0)
    return false;
  const OpenedLink kept = link_of(game);
  const auto text = [](const OpenedLink& one) {
    return link_text({{one.game.setup(), {}}, one.seat, one.beat, one.bots});
  };
  return text(*link) == text(kept);
}

}  // namespace

// Cheap test before parsing: does the text contain the deal?
static bool may_mean(std::string_view fragment, std::string_view text) {
  const auto seed = fragment.find("seed=");
  if (seed == std::string_view::npos) return true;
  const std::string_view part = fragment.substr(seed);
  return text.find(part.substr(0, part.find('&'))) != std::string_view::npos;
}

static bool resume_as(App& app, const ArrivedLink& arrived, const SavedGame& saved) {
  app.state().link_language = arrived.asked().language;
  rebuild_texts(app);
  resume(app, saved);
  return true;
}

// Resumes the first saved game that a link with a game means; false if none does.
static bool resume_meant(App& app, const ArrivedLink& arrived) {
  for (const SavedText& one : app.state().saved_games.all()) {
    if (!may_mean(arrived.rest(), one.text)) continue;
    auto saved = parse_saved(one.text);
    if (!saved || !means(arrived, *saved)) continue;
    saved->id = one.id;
    return resume_as(app, arrived, *saved);
  }
  return false;
}

// Resumes the game of this tab, or a saved one, that a link means; false if there is none.
static bool resume_by(App& app, const ArrivedLink& arrived, std::string_view tab) {
  const SavedGames& saved = app.state().saved_games;
  const bool any = arrived.rest().empty();
  auto here = parse_saved(tab);
  const bool left_here = here && here->left && any;
  if (here && !left_here && means(arrived, *here)) {
    // Another tab may have resumed the same game: then there are two.
    const SavedText* same = saved.find(here->id);
    if (same != nullptr && same->text != tab) {
      if (here->origin.empty()) here->origin = here->id;
      here->id.clear();
    }
    return resume_as(app, arrived, *here);
  }
  if (!any) return resume_meant(app, arrived);
  const SavedGame* newest = saved.newest();
  return !left_here && newest != nullptr && !newest->left && resume_as(app, arrived, *newest);
}

void App::follow_link(std::string_view fragment) {
  clear_table(*this);
  state_.table.reset();
  const ArrivedLink arrived(fragment);
  const bool asks = arrived.is_clear() && !arrived.rest().empty();
  if (!asks || !resume_meant(*this, arrived)) open_arrived(*this, arrived);
}

void App::open(std::string_view fragment, std::string_view tab, std::vector<SavedText> kept) {
  state_.saved_games.read(std::move(kept));
  const ArrivedLink arrived(fragment);
  const bool whole = arrived.fault() == nullptr;
  if (whole && arrived.rest().empty() && tab.starts_with(together_tab) &&
      !state_.context.embedding) {
    state_.together_screen.resumed = tab.substr(together_tab.size());
    state_.context.effects.prepare_together = true;
    return open_arrived(*this, arrived);
  }
  if (whole && arrived.rest().empty() && tab.starts_with(lesson_tab) && !state_.context.embedding) {
    open_arrived(*this, arrived);
    return resume_lesson(*this, tab.substr(lesson_tab.size()));
  }
  if (!arrived.is_clear() || !resume_by(*this, arrived, tab)) open_arrived(*this, arrived);
}

void resume(App& app, const SavedGame& saved) {
  AppState& state = app.state();
  const SavedGame game = saved;  // a copy, since the original may be removed on the way
  start_game(app, link_of(game), &game);
  state.begun_on_its_day = game.on_its_day;
  state.context.message.clear();
  state.start.want_league(game.league);
  if (!game.address.empty()) show_address(state, game.address);
  if (game.own) {
    start_saving(state);
    if (is_league(state)) begin_night(app);
    tell_table_of_contest(app);
  }
  app.changed();
}

std::vector<SavedText> listed_games(const AppState& state) {
  std::vector<SavedText> games = state.saved_games.all();
  for (const ForgottenGame& game : state.forgotten) {
    // Another tab may have restored it.
    if (state.saved_games.find(game.id) != nullptr) continue;
    const auto before = static_cast<std::ptrdiff_t>(std::min(game.place, games.size()));
    games.insert(games.begin() + before, game);
  }
  return games;
}

void read_saved_games(App& app, std::vector<SavedText> kept) {
  AppState& state = app.state();
  state.saved_games.read(std::move(kept), state.own_name);
  app.changed();
}

void keep_apart(App& app, std::string_view id) {
  AppState& state = app.state();
  if (id == state.own_name)
    state.own_name = state.saved_games.fresh_name();
  else
    state.saved_games.rename(id);
  app.changed();
}

std::optional<std::string> own_text(const App& app) {
  const AppState& state = app.state();
  if (!state.table || !state.table->own || state.own_name.empty() || shows_shared_table(app))
    return std::nullopt;
  return saved_text(saved(app));
}

SavedGame saved(const App& app) {
  const AppState& state = app.state();
  SavedGame game = saved_game(*state.table);
  game.league = is_league(state);
  game.on_its_day = on_its_day(app);
  game.id = state.own_name;
  game.origin = state.own_origin;
  return game;
}

std::string tab_text(const App& app) {
  const AppState& state = app.state();
  if (shows_shared_table(app)) return std::string(together_tab) + state.together_screen.shown;
  // Others may be answering the invitations of a table that gathers.
  const TableDevice* gathering = state.together.table();
  if (gathering != nullptr && !state.together.plays())
    return std::string(together_tab) + gathering->device().sitting().table;
  // A game that waits to begin is in the address.
  if (has_game(state) && !state.table->waits) return saved_text(saved(app));
  if (const std::string lesson = lesson_text(app); !lesson.empty())
    return std::string(lesson_tab) + lesson;
  const SavedGame* newest = state.saved_games.newest();
  return newest != nullptr ? saved_text(*newest) : std::string();
}

void keep_game(App& app) {
  AppState& state = app.state();
  if (!state.table || !state.table->own || shows_together(state)) return;
  const DuelRun* duel = duel_at(*state.table);
  const bool goes_on =
      duel != nullptr ? !duel->finished() : real_game(*state.table).table().phase != Phase::over;
  if (goes_on)
    state.saved_games.put(saved(app), state.today ? day_text(*state.today) : std::string());
}

void start_saving(AppState& state) {
  note_person_plays(*state.table);
  name_own(state);
}

void name_own(AppState& state) {
  if (!state.table->own) return;
  if (state.own_name.empty()) state.own_name = state.saved_games.fresh_name();
  if (state.own_origin.empty()) state.own_origin = state.own_name;
}

}  // namespace allfours
