// A duel at a table (core/game/duel.hpp): which of the two players the person is, the deal on the
// table, and whose play of it. The initiator's decisions are `one=` of the link, the recipient's
// `two=`; a link with both is shown from the initiator's side. Knows no words and no screen. Tests:
// tests/app/modes/duel/app_duel_test.cpp.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/game/duel.hpp"
#include "players/games/duplicate.hpp"

namespace allfours {

// Names of the two, the initiator first; empty if not given.
using DuelNames = std::array<std::string, 2>;

struct DuelRun {
  Duel duel;
  int me = 0;     // 0: the initiator; 1: the recipient
  int deal = 0;   // on the table, from 0
  int shown = 0;  // whose play of that deal is shown when looking back
  DuelNames names{};

  // From a link.
  static DuelRun of_link(Duel duel);

  int other() const { return 1 - me; }
  // The person has played the deal on the table; all deals.
  bool deal_played() const { return std::ssize(duel.logs[at(me)]) > deal; }
  bool finished() const { return duel.finished(me); }
  bool both_finished() const { return finished() && duel.finished(other()); }
  // The deal on the table: as played, if somebody's play is shown; else from its start.
  Game game() const;
  // The duel of a link: without deals the person has not finished.
  Duel sent() const;
};

// A deal as the person played it, and as the other did.
struct DealCompared {
  HandPlayed own;
  std::optional<HandAgain> both;  // if the other has played it
};
// A deal the person has played, from 0; all of them.
DealCompared deal_compared(const DuelRun& run, int deal);
std::vector<DealCompared> deals_compared(const DuelRun& run);

}  // namespace allfours
