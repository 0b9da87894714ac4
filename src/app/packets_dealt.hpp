// The packets that the person has dealt by hand (RULES.md §4) and that are not decided yet: to
// whom, one after another. Undone by anything that leads elsewhere. Knows the session alone. Tests:
// tests/app/misdeal_test.cpp.
#pragma once

#include <vector>

#include "app/session.hpp"

namespace allfours {

class PacketsDealt {
 public:
  // Is it the person who deals now?
  static bool asked(const Session& session);

  bool none(const Session& session) const { return packets(session).empty(); }
  // How many cards each seat has so far.
  SeatCounts counts(const Session& session) const;
  // The seat that got the last packet; -1: none has.
  int last(const Session& session) const;
  // The seat whose packet is next in order, from eldest on.
  int next(const Session& session) const;
  // How many cards this seat's next packet has; 0: there is no room for one.
  int size_for(const Session& session, int seat) const;
  // Has nobody too many yet?
  bool can_be_right(const Session& session) const;
  // Has everybody what they should?
  bool right(const Session& session) const;

  // Another packet; false where there is no room for it.
  bool deal_to(const Session& session, int seat);
  // Takes the last one back; false where there is none.
  bool take_back(const Session& session);

 private:
  std::vector<int> packets(const Session& session) const;

  std::vector<int> seats_;
  int decisions_ = -1;  // those of the game when they were dealt
};

}  // namespace allfours
