// The texts that the browser stores under a name, a row each: the dialog that shows its content,
// and how the app reads and writes it. A feature with something to store adds a row. The stored
// games have texts of their own (app/features/saved/saved_games.hpp).
// Knows no storage. Tests: tests/app/storage/storage_merge_test.cpp,
// tests/platform/storage_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "app/app.hpp"

namespace allfours {

struct App::StoredText {
  std::string_view name;
  Dialog dialog;  // says if a part of it cannot be read, or the storage has refused it
  // Several tabs add to it: it is written by `add_to`, while no other tab writes it.
  bool is_shared;
  bool is_read_at_start;
  // Null where it does not apply.
  void (*read)(App& app, std::string_view text);
  std::string (*text)(const App& app);
  void (*note_stored)(App& app);
  bool (*has_unread)(const App& app);

  // Null if the name is unknown.
  static const StoredText* find(std::string_view name);
};

}  // namespace allfours
