// The texts that an app wants stored, as a page stores them. Tests: shelf_test.cpp, adding_test.cpp
// and others use it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"

namespace allfours {

// All games, the one at the table in front.
inline std::vector<KeptText> all_kept(const App& app) {
  std::vector<KeptText> games = app.shelf().all();
  if (auto own = app.own_text()) games.insert(games.begin(), {app.own_name(), {}, *std::move(own)});
  return games;
}

// The stored text of this name once the app has added to it.
inline std::string added_to(App& app, std::string_view name, std::string_view kept) {
  std::string text = app.add_to(name, kept);
  app.note_stored(name, true);
  return text;
}

}  // namespace allfours
