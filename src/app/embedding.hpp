// A table in somebody else's page (web/embed/PROTOCOL.md): what may be done there, and by whom.
// Knows no page, and no message. Tests: tests/app/embedding_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace allfours {

struct Embedding {
  // What the person at the screen can do: only look; step back and on; play.
  enum class Controls : std::uint8_t { none, step, full };
  Controls controls = Controls::step;
  bool open_hands = false;  // every hand lies open, and the page around is told everything
  int seat = 0;             // whose eyes the table is seen with
};

}  // namespace allfours
