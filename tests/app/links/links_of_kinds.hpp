// Links of every kind, made from random games of every variant, and the game that a link opens. For
// the tests of links and for tests/links. Knows no end of a link. Tests:
// tests/app/links/whole_links_test.cpp.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace allfours {

// By kind (deal, game, hand, moment, challenge, duel, composed, puzzle, day, language, invitation,
// answer, turn), the parts of links with `v`.
using LinkKinds = std::map<std::string, std::vector<std::string>>;

// So many games of each variant with each number of players, and all puzzles.
LinkKinds links_of_every_kind(int games);

// The result of opening a fragment in the page: a link in canonical form without its end, or the
// reason in English for opening nothing.
struct LinkMeaning {
  std::string link{};
  std::string refusal{};
};
LinkMeaning opened_by(std::string_view fragment);

// The link alone; empty for a rejected fragment.
std::string meaning(std::string_view fragment);

}  // namespace allfours
