#include "app/narration/sounds.hpp"

#include <algorithm>

#include "core/table/scoring.hpp"
#include "players/people.hpp"

namespace allfours {

namespace {

Sound after(Sound first, int steps) { return static_cast<Sound>(static_cast<int>(first) + steps); }

bool is_own(const Session& session, int side) {
  return side == session.human() % session.table().sides;
}

Sound sound_of_card(const Table& table, Card card) {
  const Card led = table.plays[at(table.trick_start)].card;
  const bool trumps = table.trump_fixed && card.suit() == table.trump && led.suit() != table.trump;
  return trumps ? Sound::trump_on_plain : Sound::card;
}

Sound sound_of_award(const Session& session, const Event& award) {
  if (award.award == AwardFor::hang_jack) return Sound::hanged;
  const bool own = is_own(session, award.side);
  const Sound first = own ? Sound::own_point : Sound::other_point;
  return after(first, std::max(place_among_four(award.award), 0));
}

// The bot's voice, by its place among the usual names.
Sound voice_of(const Session& session, int seat) {
  const Persons persons = persons_at(session.setup(), session.seating().home, &session.log()[1]);
  return after(Sound::voice, persons[at(seat)] - 1);
}

}  // namespace

std::vector<Sound> sounds_of(const Session& session) {
  const Event& event = session.last_shown();
  switch (event.kind) {
    case EventKind::deal:
      return {Sound::deal};
    case EventKind::play:
      return {sound_of_card(session.table(), event.card)};
    case EventKind::turn_up:
    case EventKind::draw:
    case EventKind::cut_trump:
      return {Sound::card};
    case EventKind::trick:
      return {Sound::trick};
    case EventKind::award:
      if (event.points == 0 || event.side < 0) return {};
      return {sound_of_award(session, event)};
    case EventKind::say:
      if (session.is_person(event.seat)) return {};
      return {voice_of(session, event.seat)};
    case EventKind::game_end:
      if (event.side < 0) return {};
      return {is_own(session, event.side) ? Sound::won : Sound::lost};
    default:
      return {};
  }
}

}  // namespace allfours
