// The texts that an app wants stored, for tests in the place of the page. Used by
// saved_games_test.cpp, storage_merge_test.cpp and others.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "app/storage/resume.hpp"
#include "app/storage/stored_texts.hpp"

namespace allfours {

// All games, with the one at the table first.
inline std::vector<SavedText> all_kept(const App& app) {
  std::vector<SavedText> games = app.state().saved_games.all();
  if (auto own = own_text(app))
    games.insert(games.begin(), {app.state().own_name, {}, *std::move(own)});
  return games;
}

// The stored text of this name after the app has added to it.
inline std::string added_to(App& app, std::string_view name, std::string_view kept) {
  std::string text = add_to_stored(app, name, kept);
  note_stored(app, name, true);
  return text;
}

}  // namespace allfours
