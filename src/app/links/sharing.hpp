// Links to share a game: to the deal, the hand, the game, the moment on the screen, or as a
// challenge. A link contains only decisions already shown (the cards follow from the seed).
// Knows no page. Tests: tests/app/links/sharing_test.cpp.
#pragma once

#include <string>
#include <vector>

#include "app/session/session.hpp"
#include "words/words.hpp"

namespace allfours {

struct SharedLink {
  std::string id;  // deal, hand, game, moment, challenge
  std::string label;
  std::string note;
  std::string fragment;   // the part after '#'
  bool complete = false;  // it has its end, and no language
};

// With a challenge only after the end of a hand.
std::vector<SharedLink> shared_links(const Session& session, const Words& words);

}  // namespace allfours
