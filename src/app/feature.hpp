// The registration of a feature, a folder of its own, in one row: its verbs, its dialogs, its
// stored texts, its functions for events and for replies of the worker, and its account of the game
// at the table. features.cpp lists the rows; src/README.md has the steps for a new feature. Knows
// no feature. Tests: tests/app/verbs_test.cpp, tests/app/feature_test.cpp.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "app/bots/requests.hpp"
#include "app/context.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/verbs.hpp"
#include "core/table/event.hpp"

namespace allfours {

struct RecordsSection;

struct Feature {
  std::span<const Verb> verbs{};
  std::span<const Dialog> dialogs{};
  std::span<const StoredText> texts{};
  // An event has been shown at the table.
  void (*hear)(App& app, const Event& event) = nullptr;
  // A dialog has closed or another one opens: withdraws what it asked the person to confirm.
  void (*cancel_confirmation)(App& app) = nullptr;
  // Its requests to the worker: `ask` is called after every change and sends one if there is
  // something to ask and Requests allows it; `hear` takes the reply and returns true if something
  // visible has changed.
  struct Asking {
    Requests::Owner owner{};
    void (*ask)(App& app) = nullptr;
    bool (*hear)(App& app, std::string_view text) = nullptr;
  } asking{};
  // Its entry in the menus: an action, its label, and when it is offered.
  struct MenuEntry {
    std::string_view action;
    std::string_view Words::*label = nullptr;
    bool (*offered)(const App& app) = nullptr;
  } menu{};
  // Takes in a file that it has saved, where links and files are opened; false if the text is none
  // of its own.
  bool (*take_file)(App& app, std::string_view text) = nullptr;
  // Its section in the file of records for another device.
  const RecordsSection* records = nullptr;
  // The texts of its account of the game at the table (contests.hpp); either may return nothing.
  struct AccountTexts {
    std::string (*mark)(const App& app) = nullptr;
    std::string (*note)(const App& app) = nullptr;
  } account{};
  // Its games at the table one after another: brings the next one, and tells the table of it
  // (contests.hpp).
  struct Contest {
    bool (*go_on)(App& app) = nullptr;
    void (*tell_table)(App& app) = nullptr;
  } contest{};
};

// In the order in which events are heard and ACTIONS.md lists the verbs.
std::span<const Feature* const> features();
// Gives the text of a file to the feature that has saved it; false if none has.
bool take_saved_file(App& app, std::string_view text);
// The menu entries that are offered now.
std::vector<Action> menu_entries(const App& app);

}  // namespace allfours
