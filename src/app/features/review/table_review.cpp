#include "app/features/review/table_review.hpp"

#include "app/action_number.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

bool offers_review(const TableState& table) {
  return table.context.can_advise && table.context.offers_play() && table.mode->facts().is_reviewed;
}

void hear_verdict(TableState& table, std::string_view text) {
  table.verdicts.hear(text, table.session);
}

void hear_hand_again(TableState& table, std::string_view text) {
  table.hands_again.hear(text, table.session);
}

bool review_seat(TableState& table, std::string_view what) {
  const int seat = number_in(what, -1);
  if (!offers_review(table) || seat < 0 || seat >= table.session.setup().players) return false;
  table.verdicts.look_at_seat(seat);
  return true;
}

bool review_at(TableState& table, std::string_view what) {
  return table.verdicts.show(number_in(what, -1));
}

void update_verdicts(TableState& table) {
  if (table.verdicts.look(table.session, live_moment(table)))
    table.context.requests.drop(Requests::Owner::verdict);
}

std::optional<Thought> verdict_request(const TableState& table) {
  if (!offers_review(table) || table.verdicts.failed() || table.verdicts.complete())
    return std::nullopt;
  return table.verdicts.request(table.session);
}

void update_hands_again(TableState& table) {
  if (table.hands_again.look(table.session, live_moment(table)))
    table.context.requests.drop(Requests::Owner::hand_again);
}

std::optional<Thought> hand_again_request(const TableState& table) {
  if (!offers_review(table) || table.hands_again.failed() || table.hands_again.complete())
    return std::nullopt;
  return table.hands_again.request(table.session);
}

}  // namespace allfours
