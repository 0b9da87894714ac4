#include "app/features/saved/saved_feature.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/start/start_game.hpp"
#include "app/storage/resume.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

bool forget_game(App& app, std::string_view id) {
  AppState& state = app.state();
  if (state.saved_games.find(id) == nullptr) return false;
  std::vector<SavedText> games = listed_games(state);
  const auto game =
      std::find_if(games.begin(), games.end(), [&](const SavedText& one) { return one.id == id; });
  const auto place = static_cast<std::size_t>(game - games.begin());
  const auto after = std::find_if(state.forgotten.begin(), state.forgotten.end(),
                                  [&](const ForgottenGame& one) { return one.place > place; });
  state.forgotten.insert(after, {std::move(*game), place});
  state.context.asked_again = "keep_game";
  return state.saved_games.take(id);
}

// Restores a game that was deleted from the open list.
bool keep_forgotten(App& app, std::string_view id) {
  AppState& state = app.state();
  const auto game = std::find_if(state.forgotten.begin(), state.forgotten.end(),
                                 [&](const SavedText& one) { return one.id == id; });
  if (game == state.forgotten.end()) return false;
  // Those deleted before it are not among the saved games.
  state.saved_games.put_back(
      *game, game->place - static_cast<std::size_t>(game - state.forgotten.begin()));
  state.forgotten.erase(game);
  return true;
}

bool say_not_kept(App& app) {
  AppState& state = app.state();
  state.context.say(std::string(state.context.words->not_kept), true);
  if (has_game(state))
    state.context.message.offer("share", std::string(state.context.words->share));
  state.context.message.stay();
  app.changed();
  return true;
}

void forget_for_good(App& app) { app.state().forgotten.clear(); }

constexpr std::array saved_verbs{
    Verb{"resume", Where::start, "KEPT?", Touch::decides, act_by<resume_saved>},
    Verb{"kept_games", Where::start, "", Touch::once, act_by<toggle<saved_dialog>>},
    Verb{"forget_game", Where::start, "KEPT", Touch::decides, act_by<forget_game>},
    Verb{"keep_game", Where::start, "KEPT", Touch::confirms, act_by<keep_forgotten>},
    Verb{"not_kept", Where::anywhere, "", Touch::told, act_by<say_not_kept>}};

constexpr std::array saved_dialogs{Dialog{saved_dialog, &Words::kept_games, write_saved_games}};

constexpr std::array saved_texts{StoredText{.name = "games", .dialog = saved_dialog}};

}  // namespace

bool resume_saved(App& app, std::string_view id) {
  AppState& state = app.state();
  std::optional<SavedGame> game;
  if (id.empty()) {
    if (const SavedGame* newest = state.saved_games.newest()) game = *newest;
  } else if (const SavedText* kept = state.saved_games.find(id)) {
    game = parse_saved(kept->text);
    if (game) game->id = id;
  }
  if (!game) return false;
  if (state.dialog == saved_dialog) state.dialog = {};
  resume(app, *game);
  return true;
}

bool back_to_own_game(App& app, std::string_view origin) {
  AppState& state = app.state();
  const bool here = origin == state.own_origin;
  const SavedText* kept = here ? nullptr : state.saved_games.find_begun(origin);
  if (!here && kept == nullptr) return false;
  if (here || resume_saved(app, std::string(kept->id))) {
    state.dialog = {};
  } else {
    state.context.say(state.context.words->kept_unread, true);
  }
  return true;
}

extern const Feature saved_feature{.verbs = saved_verbs,
                                   .dialogs = saved_dialogs,
                                   .texts = saved_texts,
                                   .cancel_confirmation = forget_for_good};

}  // namespace allfours
