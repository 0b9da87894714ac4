// Dealing by hand (RULES.md §4): the packets the person has dealt and not confirmed yet, in order.
// Discarded by any other action. Knows the session alone. Tests: tests/app/table/misdeal_test.cpp.
#pragma once

#include <vector>

#include "app/session/session.hpp"

namespace allfours {

class PacketsDealt {
 public:
  // True if the person deals now.
  static bool asked(const Session& session);

  bool none(const Session& session) const { return packets(session).empty(); }
  // Number of cards each seat has so far.
  SeatCounts counts(const Session& session) const;
  // The seat that got the last packet; -1: none.
  int last(const Session& session) const;
  // The seat whose packet is next in order, from eldest on.
  int next(const Session& session) const;
  // Size of this seat's next packet; 0: no room.
  int size_for(const Session& session, int seat) const;
  // True if nobody has too many cards yet.
  bool can_be_right(const Session& session) const;
  // True if everybody has the correct number.
  bool right(const Session& session) const;

  // Deals a packet; false if there is no room.
  bool deal_to(const Session& session, int seat);
  // Takes the last packet back; false if there is none.
  bool take_back(const Session& session);

 private:
  std::vector<int> packets(const Session& session) const;

  std::vector<int> seats_;
  int decisions_ = -1;  // number of decisions of the game when they were dealt
};

}  // namespace allfours
