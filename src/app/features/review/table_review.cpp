#include "app/features/review/table_review.hpp"

#include "app/action_number.hpp"

namespace allfours {

bool offers_review(const TableState& table) {
  return table.context.can_advise && table.context.offers_play() && table.mode->facts().is_reviewed;
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

}  // namespace allfours
