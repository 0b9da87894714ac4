// The page's own text (src/README.md §6): the hand as buttons, what can be done now, what happened,
// the score and the history, as one JSON object. The page keeps a DOM copy of it for screen
// readers, keyboards and tests; each button's id is an action for App::act. Knows no DOM. Tests:
// tests/app/mirror_test.cpp, tests/browser.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/app.hpp"

namespace allfours {

class Mirror {
 public:
  // The state as JSON. History rows and spoken lines are sent once: `history_from` is the place of
  // the first row in `history`; the rows after it that the page holds are to be dropped. `words` of
  // the page itself come where they are new.
  std::string update(const App& app);

 private:
  std::optional<Language> language_;  // of the words the page holds
  std::vector<HistoryRow> rows_;      // as the page holds them
  std::vector<HistoryRow> heard_;     // as they were spoken, also those taken back or looked past
  int histories_ = 0;                 // App::histories() and answers() as the page knows them
  int answers_ = 0;
};

}  // namespace allfours
