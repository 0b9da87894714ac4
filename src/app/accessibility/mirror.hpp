// The text mirror of the page (src/README.md §6), its accessibility tree: the hand as buttons, the
// possible actions, recent events, the score and the history, as one JSON object. The page keeps a
// DOM copy for screen readers, keyboards and tests; the id of each button is an action for
// App::act. Knows no DOM. Tests: tests/app/accessibility/mirror_test.cpp, tests/browser.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/app.hpp"

namespace allfours {

class Mirror {
 public:
  // The state as JSON. History rows and spoken lines are sent once: `history_from` is the index of
  // the first row in `history`; the page drops its rows from there on. `aside` is announced, too,
  // but shown elsewhere. `words` has the page's own texts when they have changed.
  std::string update(const App& app);

 private:
  // The members of every screen.
  void page(JsonWriter& json, const App& app);
  void asides(JsonWriter& json, const App& app);
  // The history from the first row that the page does not have.
  void changed_rows(JsonWriter& json, const App& app) const;
  // Those not heard yet; after a jump to known rows, or into a game in progress, the current state;
  // and spoken answers.
  void lines_to_speak(JsonWriter& json, const App& app);

  std::optional<Language> language_;  // of the texts the page has
  std::vector<HistoryRow> rows_;      // as the page has them
  std::vector<HistoryRow> heard_;     // rows already spoken, including those taken back or skipped
  int histories_ = 0;  // serials of the narration and of the last spoken answer already sent
  int answers_ = 0;
  int messages_ = 0;             // number of messages announced
  std::pair<int, int> asked_{};  // narration and moment of the last question announced
};

}  // namespace allfours
