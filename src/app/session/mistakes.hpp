// Irregularities at the table (RULES.md §4, `table_rules`): the person's own card that may be taken
// back, and cards of others that may be called a revoke. Knows the session alone, and only the
// exposed cards of others. Tests: tests/app/session/mistakes_test.cpp,
// tests/app/table/exposed_test.cpp.
#pragma once

#include <vector>

#include "app/session/session.hpp"

namespace allfours {

class Mistakes {
 public:
  // A card an opponent has played to a complete trick and that has not been called.
  struct Suspect {
    int seat = -1;
    int trick = 0;
    Card card;
  };

  // The person's card in the last trick that may be taken back, until they decline; or no_card.
  Card own_card(const Session& session) const;
  void leave(const Session& session);

  // Exposed cards of the next opponent that the person may call for, from what is visible, until
  // they decline.
  CardSet to_call_for(const Session& session) const;
  void let_be(const Session& session);
  // A card that cannot be played: not offered again.
  void give_up(const Session& session, Card card);

  // Cards of the person's hand that could be exposed out of turn now, or once everything is shown.
  CardSet to_expose(const Session& session) const;
  // The person is asked for one.
  bool exposes(const Session& session) const {
    return exposes_ && session.at_end() && !to_expose(session).empty();
  }
  bool asks_to_expose() const { return exposes_; }
  void ask_to_expose(bool ask) { exposes_ = ask; }

  // Cards the person may call now, the last one first; none unless the person leads, or is asked
  // before the settlement.
  std::vector<Suspect> suspects(const Session& session) const;
  // One of them is selected, or none.
  bool points(const Session& session) const { return pointed(session).seat >= 0; }
  Suspect pointed(const Session& session) const;
  void point(int place) { place_ = place; }
  int place() const { return place_; }
  void forget() {
    place_ = -1;
    exposes_ = false;
  }

 private:
  int left_ = 0;      // hand and index of the card declined
  int place_ = -1;    // index among the suspects
  int let_be_ = 0;    // hand and index of the card to be played when calls were declined
  int gave_up_ = 0;   // hand and index, …
  CardSet given_up_;  // … and the cards that could not be played
  bool exposes_ = false;
};

}  // namespace allfours
