// What goes wrong at the table, where the rules let it (RULES.md §4): the person's own card that
// may be taken back, and the cards of others that may be called a revoke. Knows the session alone,
// and of the others no more than lies face up. Tests: tests/app/mistakes_test.cpp,
// tests/app/exposed_test.cpp.
#pragma once

#include <vector>

#include "app/session.hpp"

namespace allfours {

class Mistakes {
 public:
  // A card that an opponent has played to a complete trick, and that has not been called.
  struct Suspect {
    int seat = -1;
    int trick = 0;
    Card card;
  };

  // The card of the person's in the last trick that may be taken back now, until they leave it; or
  // no_card.
  Card own_card(const Session& session) const;
  void leave(const Session& session);

  // The exposed cards of the opponent who plays next that the person may call for, by all that lies
  // open, until they let them be.
  CardSet to_call_for(const Session& session) const;
  void let_be(const Session& session);
  // One that cannot be played: there is no need to ask again.
  void give_up(const Session& session, Card card);

  // The person's hand, out of turn: a card of it could fall face up on the table now, or as soon as
  // all has been shown. Which it may be.
  CardSet to_expose(const Session& session) const;
  // They are asked for one.
  bool exposes(const Session& session) const {
    return exposes_ && session.at_end() && !to_expose(session).empty();
  }
  bool asks_to_expose() const { return exposes_; }
  void ask_to_expose(bool ask) { exposes_ = ask; }

  // The cards that the person may call now, the last one first; none where it is not the time: the
  // person leads, or is asked before the settlement.
  std::vector<Suspect> suspects(const Session& session) const;
  // One of them is pointed at, or none.
  bool points(const Session& session) const { return pointed(session).seat >= 0; }
  Suspect pointed(const Session& session) const;
  void point(int place) { place_ = place; }
  int place() const { return place_; }
  void forget() {
    place_ = -1;
    exposes_ = false;
  }

 private:
  int left_ = 0;      // the hand and the place of the card that was left
  int place_ = -1;    // among the suspects
  int let_be_ = 0;    // the hand and the place of the card to be played when they were let be
  int gave_up_ = 0;   // the same, …
  CardSet given_up_;  // … of those that could not be played
  bool exposes_ = false;
};

}  // namespace allfours
