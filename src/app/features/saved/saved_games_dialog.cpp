// Parts of the dialog that lists the saved games (dialog.hpp): each with its description, date and
// actions. Knows no DOM. Tests: tests/app/features/saved/saved_games_test.cpp.
#include "app/app.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "app/features/saved/saved_feature.hpp"
#include "app/storage/resume.hpp"
#include "words/variant_words.hpp"

namespace allfours {

void write_saved_games(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  for (const SavedText& game : listed_games(app.state())) {
    const auto summary = summary_of(game);
    std::string name(w.kept_unread);
    if (summary) {
      name = fill(w.go_on_note,
                  {{"text", variant_name(app.state().context.language, *summary->variant)},
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
    if (app.state().saved_games.find(game.id) == nullptr) {
      button_part(json, "keep_game:" + game.id, w.keep_game);
      continue;
    }
    if (summary) button_part(json, "resume:" + game.id, w.go_on);
    button_part(json, "forget_game:" + game.id, w.forget_game);
  }
}

}  // namespace allfours
