// What of a game can be sent to somebody, each as a link: the deal, the hand, the game, the moment
// on the screen, a challenge. Nothing that has not been shown yet is sent on, but cards: a link
// holds the seed. Knows no page. Tests: tests/app/sharing_test.cpp.
#pragma once

#include <string>
#include <vector>

#include "app/session.hpp"
#include "words/words.hpp"

namespace allfours {

struct SharedLink {
  std::string id;  // deal, hand, game, moment, challenge
  std::string label;
  std::string note;
  std::string fragment;  // what follows the '#'
};

// A challenge only after a hand has ended.
std::vector<SharedLink> shared_links(const Session& session, const Words& words);

}  // namespace allfours
