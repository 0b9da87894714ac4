#include "app/modes/table_mode.hpp"

#include "app/modes/sent/table_sent.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

std::optional<std::vector<Action>> TableMode::actions(const TableState&) const {
  return std::nullopt;
}

bool TableMode::takes(const TableState&, const Decision&) const { return true; }

CardSet TableMode::asked_cards(const Session&) const { return {}; }

bool TableMode::leads(const Session&) const { return false; }

std::optional<bool> TableMode::goes_on(const Session&) const { return std::nullopt; }

std::optional<bool> TableMode::decide_for_others(Session&) { return std::nullopt; }

bool TableMode::holds_award(bool is_beginner) const {
  return facts().guides_beginners && is_beginner;
}

void TableMode::hear_shown(TableState&, const Event&) {}

std::string TableMode::title(const Narrator&) const { return {}; }

Caption TableMode::caption(const TableState& table) const { return sent_caption(table); }

std::vector<Caption> TableMode::captions(const TableState& table) const {
  return {sent_caption(table)};
}

Challenge TableMode::challenge(const TableState&) const { return {}; }

SentFacts TableMode::sent_facts(const TableState&) const { return {}; }

}  // namespace allfours
