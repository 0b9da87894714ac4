#include "app/kept_dialog.hpp"

#include <algorithm>

#include "app/app.hpp"
#include "app/dialog_parts.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

// The saved games, with those deleted just now at their old places.
std::vector<KeptText> listed(const App& app) {
  std::vector<KeptText> games = app.shelf().all();
  for (const KeptText& game : app.forgotten()) {
    if (app.shelf().find(game.id) != nullptr) continue;
    const auto place = std::find_if(games.begin(), games.end(),
                                    [&](const KeptText& one) { return one.when < game.when; });
    games.insert(place, game);
  }
  return games;
}

}  // namespace

void write_kept(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  for (const KeptText& game : listed(app)) {
    const auto summary = app.shelf().summary(game);
    std::string name(w.kept_unread);
    if (summary) {
      name = fill(w.go_on_note, {{"text", variant_name(app.language(), *summary->variant)},
                                 {"n", number_text(summary->hand)}});
    }
    text_part(json, "heading", name);
    std::string state;
    if (summary) {
      for (const int points : summary->score) {
        state += (state.empty() ? "" : " : ") + number_text(points);
      }
      state += " · " + fill(w.to_target, {{"n", number_text(summary->target)}});
    }
    // To the minute.
    if (!game.when.empty()) state += (state.empty() ? "" : " · ") + game.when.substr(0, 16);
    if (!state.empty()) text_part(json, "text", state);
    if (app.shelf().find(game.id) == nullptr) {
      button_part(json, "keep_game:" + game.id, w.keep_game);
      continue;
    }
    if (summary) button_part(json, "resume:" + game.id, w.go_on);
    button_part(json, "forget_game:" + game.id, w.forget_game);
  }
}

}  // namespace allfours
