// What an embedded table tells the page around it (web/embed/PROTOCOL.md): the events shown, as the
// seat can know them, and the state. Knows no page. Tests: tests/app/embedding_test.cpp.
#pragma once

#include <string>

#include "app/app.hpp"

namespace allfours {

class Report {
 public:
  // {"from":n,"events":[…],"state":{…},"words":{…}}: the events from place n on; those told before
  // it stand, those after it do not. The state is null without a table; the words are those of the
  // buttons around it.
  std::string update(const App& app);

 private:
  std::string setup_;  // of the game told
  Events told_;
};

}  // namespace allfours
