// The canonical text of a link that has been read, with its end, for tests of links and their fuzz
// target. Knows no fault. Tests: tests/app/links/link_test.cpp.
#pragma once

#include <string>

#include "app/links/link.hpp"

namespace allfours {

inline std::string text_of(const OpenedLink& link) {
  if (link.duel) return duel_link(link.duel->duel, link.duel->names, link.seat, link.bots);
  if (link.puzzle) return puzzle_text(link.game, link.seat, *link.puzzle);
  return link_text({{link.game.setup(), decisions_in(link.game.log()), link.moment},
                    link.seat,
                    link.beat,
                    link.bots});
}

}  // namespace allfours
