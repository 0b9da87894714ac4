#include "app/features/duplicate/replayed_hands.hpp"

#include <optional>
#include <string>

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

bool ReplayedHands::look(const Session& session, int seen) {
  const std::string& moves = session.game().moves();
  const bool same = moves.starts_with(moves_);
  if (!same) *this = {};
  if (seen <= end_) return !same;
  const auto hands = hands_played(std::span(session.log()).first(at(seen)));
  if (hands.size() == hands_.size()) return !same;
  moves_ = moves;
  end_ = hands.back().ends;
  hands_.clear();
  for (const HandPlayed& hand : hands) hands_.push_back(hand.hand);
  return !same;
}

WorkerRequest ReplayedHands::request(const Session& session) const {
  return {.record = record_text(session.game()),
          .player = duplicate_name,
          .seat = session.human(),
          .number = hands_[again_.size()],
          .bots = bots_text(session.bots(), session.setup().players)};
}

void ReplayedHands::hear(std::string_view text, const Session& session) {
  if (!session.game().moves().starts_with(moves_)) return;
  failed_ = true;
  const auto own_chance = take_chance(text);
  const auto bot_chance = take_chance(text);
  if (complete() || !own_chance || !bot_chance) return;
  auto opened = open_record(text);
  if (std::holds_alternative<Fault>(opened)) return;
  auto again = compare_hand(session.game(), std::get<OpenedRecord>(std::move(opened)).game,
                            hands_[again_.size()]);
  if (!again) return;
  failed_ = false;
  again_.push_back({*std::move(again), *own_chance, *bot_chance});
}

}  // namespace allfours
