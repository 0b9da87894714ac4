#include "app/session/mistakes.hpp"

#include <utility>

#include "core/table/exposed.hpp"
#include "core/table/irregular.hpp"

namespace allfours {

namespace {

// A number for the card at this index of this hand.
int name_of(const Table& table, int place) { return table.hand * pack_size + place; }

}  // namespace

Card Mistakes::own_card(const Session& session) const {
  if (!session.setup().rules.table_rules || !session.at_end() || session.seating().eyes() < 0)
    return no_card;
  const Table& table = session.table();
  // Asked once the trick is gathered, so that no question covers it.
  const int place = trick_size(table) == 0 ? may_take_back(table, session.human()) : -1;
  if (place < 0 || name_of(table, place) == left_) return no_card;
  return table.plays[at(place)].card;
}

void Mistakes::leave(const Session& session) {
  const int place = may_take_back(session.table(), session.human());
  if (place >= 0) left_ = name_of(session.table(), place);
}

CardSet Mistakes::to_call_for(const Session& session) const {
  const Table& table = session.table();
  if (table.exposed.empty() || !session.at_end() || session.seating().eyes() < 0 || table.turn < 0)
    return {};
  const int owner = table.turn;
  // A last card is played anyway.
  if (owner == session.human() || table.hand_count[at(owner)] < 2) return {};
  const int now = name_of(table, table.play_count);
  if (now == let_be_) return {};
  const CardSet cards = callable(session.view().table, session.human(), owner);
  return now == gave_up_ ? cards - given_up_ : cards;
}

void Mistakes::let_be(const Session& session) {
  let_be_ = name_of(session.table(), session.table().play_count);
}

void Mistakes::give_up(const Session& session, Card card) {
  const int now = name_of(session.table(), session.table().play_count);
  if (std::exchange(gave_up_, now) != now) given_up_ = CardSet();
  given_up_.add(card);
}

CardSet Mistakes::to_expose(const Session& session) const {
  const Table& table = session.table();
  if (session.seating().eyes() < 0) return {};
  // A trick that is being gathered will be followed by another.
  const bool now = session.at_end() ? may_expose(table, session.human())
                                    : table.rules.table_rules && table.trump_fixed &&
                                          table.play_count > 0 && table.turn != session.human();
  return now ? table.hands[at(session.human())] - table.exposed : CardSet();
}

std::vector<Mistakes::Suspect> Mistakes::suspects(const Session& session) const {
  std::vector<Suspect> found;
  if (!session.setup().rules.table_rules || !session.person_to_decide()) return found;
  const Table& table = session.table();
  if (trick_size(table) > 0) return found;
  for (int place = table.play_count; place-- > 0;) {
    const Play& play = table.plays[at(place)];
    const int trick = trick_of(table, place);
    if (!may_call(table, session.human(), play.seat, trick)) continue;
    found.push_back({play.seat, trick, play.card});
  }
  return found;
}

Mistakes::Suspect Mistakes::pointed(const Session& session) const {
  if (place_ < 0) return {};
  const auto all = suspects(session);
  return place_ < static_cast<int>(all.size()) ? all[at(place_)] : Suspect();
}

}  // namespace allfours
