#include "app/verdicts.hpp"

#include <algorithm>

#include "app/session.hpp"
#include "players/reviewer.hpp"

namespace allfours {

namespace {

// How many of the first `seen` events of the log are of hands that are over.
int told(const Events& log, int seen) {
  while (seen > 0 && log[at(seen - 1)].kind != EventKind::hand_end &&
         log[at(seen - 1)].kind != EventKind::game_end) {
    --seen;
  }
  return seen;
}

}  // namespace

void Verdicts::look(const Session& session, int seen) {
  const std::string& moves = session.game().moves();
  if (!moves.starts_with(moves_)) *this = {};
  const int end = std::max(end_, told(session.log(), seen));
  if (end == end_) return;
  end_ = end;
  moves_ = moves;
  events_.clear();
  for (const int event : decisions_to_review(session.game(), session.human())) {
    if (event < end) events_.push_back(event);
  }
}

Thought Verdicts::ask(const Session& session, int serial) {
  serial_ = serial;
  return {.serial = serial,
          .record = record_text(session.game()),
          .player = reviewer_name,
          .seat = session.human(),
          .event = events_[verdicts_.size()]};
}

bool Verdicts::hear(std::string_view what, const Session& session) {
  const auto colon = what.find(':');
  if (serial_ == 0 || colon == std::string_view::npos ||
      what.substr(0, colon) != std::to_string(serial_)) {
    return false;
  }
  serial_ = 0;
  auto verdict = parse_verdict(what.substr(colon + 1));
  if (complete() || !verdict || verdict->event != events_[verdicts_.size()] ||
      verdict->advice.seat != session.human() ||
      verdict->chosen != verdict->advice.place_of(decision_of(session.log()[at(verdict->event)]))) {
    failed_ = true;
    return true;
  }
  verdicts_.push_back(*std::move(verdict));
  return true;
}

}  // namespace allfours
