#include "app/hands_again.hpp"

#include "app/session.hpp"

namespace allfours {

void HandsAgain::look(const Session& session, int seen) {
  const std::string& moves = session.game().moves();
  if (!moves.starts_with(moves_)) *this = {};
  if (seen <= end_) return;
  const auto hands = hands_played(std::span(session.log()).first(at(seen)));
  if (hands.size() == hands_.size()) return;
  moves_ = moves;
  end_ = hands.back().ends;
  hands_.clear();
  for (const HandPlayed& hand : hands) hands_.push_back(hand.hand);
}

Thought HandsAgain::ask(const Session& session, int serial) {
  serial_ = serial;
  return {.serial = serial,
          .record = record_text(session.game()),
          .player = duplicate_name,
          .seat = session.human(),
          .hand = hands_[again_.size()],
          .bots = bots_text(session.bots(), session.setup().players)};
}

bool HandsAgain::hear(std::string_view what, const Session& session) {
  const auto colon = what.find(':');
  if (serial_ == 0 || colon == std::string_view::npos ||
      what.substr(0, colon) != std::to_string(serial_)) {
    return false;
  }
  serial_ = 0;
  auto opened = open_record(what.substr(colon + 1));
  failed_ = true;
  if (complete() || std::holds_alternative<Fault>(opened)) return true;
  auto again = compare_hand(session.game(), std::get<OpenedRecord>(std::move(opened)).game,
                            hands_[again_.size()]);
  if (!again) return true;
  failed_ = false;
  again_.push_back(*std::move(again));
  return true;
}

}  // namespace allfours
