// Messages of an embedded table to the page around it (web/embed/PROTOCOL.md): the events shown,
// redacted for the seat, and the state. Knows no page. Tests:
// tests/app/modes/embedded/embedding_test.cpp.
#pragma once

#include <string>

#include "app/app.hpp"

namespace allfours {

class Report {
 public:
  // {"from":n,"events":[…],"state":{…},"kept":"…","words":{…}}: the events from index n on; earlier
  // ones stay valid, later ones are replaced. The state is null without a table. `kept` is the link
  // of the whole game, with cards that the seat cannot know. The words are those of the buttons
  // around the table.
  std::string update(const App& app);

 private:
  std::string setup_;  // of the game reported
  Events told_;
};

}  // namespace allfours
