#include "app/modes/table_mode.hpp"

#include "app/modes/sent/table_sent.hpp"

namespace allfours {

Caption TableMode::caption(const TableState& table) const { return sent_caption(table); }

std::vector<Caption> TableMode::captions(const TableState& table) const {
  return {sent_caption(table)};
}

}  // namespace allfours
