// The texts that the browser stores under a name: the dialog that shows the content of each, and
// how the app reads and writes it. A feature with something to store has a row (app/feature.hpp).
// The stored games have texts of their own (app/features/saved/saved_games.hpp). Knows no storage.
// Tests: tests/app/storage/storage_merge_test.cpp, tests/platform/storage_test.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace allfours {

class App;

struct StoredText {
  std::string_view name;
  std::string_view dialog;  // says if a part of it cannot be read, or the storage has refused it
  // Several tabs add to it: it is written by `add_to_stored`, while no other tab writes it.
  bool is_shared = false;
  bool is_read_at_start = false;
  // Null where it does not apply.
  void (*read)(App& app, std::string_view text) = nullptr;
  std::string (*text)(const App& app) = nullptr;
  void (*note_stored)(App& app) = nullptr;
  bool (*has_unread)(const App& app) = nullptr;
};

// In the order in which they are read.
std::span<const StoredText> stored_texts();
// Null if the name is unknown.
const StoredText* find_stored_text(std::string_view name);

// The stored text of this name, at the start, or after another tab has stored it.
void hear_stored(App& app, std::string_view name, std::string_view text);
std::string text_to_store(const App& app, std::string_view name);
// Adds our changes to the stored text.
std::string add_to_stored(App& app, std::string_view name, std::string_view stored);
// The text of this name has been stored, or the storage has refused it: the dialog says so until it
// is stored.
void note_stored(App& app, std::string_view name, bool stored);
// The open dialog shows stored data of which a part cannot be read; data that the storage has
// refused.
bool has_unread(const App& app);
bool has_unstored(const App& app);

}  // namespace allfours
