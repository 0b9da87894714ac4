#include "app/features/duplicate/replayed_hands.hpp"

#include <optional>
#include <string>
#include <system_error>

#include "app/session/session.hpp"
#include "core/text/number.hpp"

namespace allfours {

namespace {

// Removes a number up to 10,000 and the space after it, and returns it; empty if there is none.
std::optional<int> take_chance(std::string_view& text) {
  const auto space = text.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const auto number = whole_number(text.substr(0, space), 0, 10'000);
  if (number) text.remove_prefix(space + 1);
  return number;
}

}  // namespace

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
  if (!session.game().moves().starts_with(moves_)) return true;
  failed_ = true;
  what.remove_prefix(colon + 1);
  const auto own_chance = take_chance(what);
  const auto computer_chance = take_chance(what);
  if (complete() || !own_chance || !computer_chance) return true;
  auto opened = open_record(what);
  if (std::holds_alternative<Fault>(opened)) return true;
  auto again = compare_hand(session.game(), std::get<OpenedRecord>(std::move(opened)).game,
                            hands_[again_.size()]);
  if (!again) return true;
  failed_ = false;
  again_.push_back({*std::move(again), *own_chance, *computer_chance});
  return true;
}

}  // namespace allfours
