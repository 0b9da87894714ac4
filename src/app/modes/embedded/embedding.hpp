// A table embedded in another page (web/embed/PROTOCOL.md): permitted controls and the seat. Knows
// no page, and no message. Tests: tests/app/modes/embedded/embedding_test.cpp.
#pragma once

#include <cstdint>

namespace allfours {

struct Embedding {
  // Permissions of the person at the screen: watch only; step back and on; play.
  enum class Controls : std::uint8_t { none, step, full };
  Controls controls = Controls::step;
  bool open_hands = false;  // all hands are open, and the embedding page is told everything
  int seat = 0;             // the seat whose view is shown
};

}  // namespace allfours
