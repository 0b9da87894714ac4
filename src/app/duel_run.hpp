// A duel at a table (core/duel.hpp): which of the two the person is, which of its deals is on the
// table, and whose play of it. Who began it has `one=` of the link, who was sent it `two=`; a link
// that holds both is looked at by the one who began. Knows no words and no screen. Tests:
// tests/app/app_duel_test.cpp.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/duel.hpp"
#include "players/duplicate.hpp"

namespace allfours {

// What the two call themselves, the one who began it first; empty where nobody has said.
using DuelNames = std::array<std::string, 2>;

struct DuelRun {
  Duel duel;
  int me = 0;     // 0: began it; 1: was sent it
  int deal = 0;   // on the table, from 0
  int shown = 0;  // whose play of that deal, once it is looked back at
  DuelNames names{};

  // As a link brings it.
  static DuelRun of_link(Duel duel);

  int other() const { return 1 - me; }
  // The person has played the deal on the table; all of them.
  bool deal_played() const { return std::ssize(duel.logs[at(me)]) > deal; }
  bool finished() const { return duel.finished(me); }
  bool both_finished() const { return finished() && duel.finished(other()); }
  // The deal on the table: as it was played, where somebody's play is shown; else from its
  // beginning.
  Game game() const;
  // What a link says of it: nothing of what the person has not finished.
  Duel sent() const;
};

// A deal as the person has played it, and as the other one has.
struct DealCompared {
  HandPlayed own;
  std::optional<HandAgain> both;  // where the other one has
};
// One that the person has played, from 0; all of them.
DealCompared deal_compared(const DuelRun& run, int deal);
std::vector<DealCompared> deals_compared(const DuelRun& run);

}  // namespace allfours
