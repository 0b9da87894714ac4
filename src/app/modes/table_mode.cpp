#include "app/modes/table_mode.hpp"

#include "app/table/table_screen.hpp"

namespace allfours {

std::optional<std::vector<Action>> TableMode::actions(const TableScreen&) const {
  return std::nullopt;
}

bool TableMode::takes(const TableScreen&, const Decision&) const { return true; }

CardSet TableMode::asked_cards(const Session&) const { return {}; }

bool TableMode::leads(const Session&) const { return false; }

std::optional<bool> TableMode::goes_on(const Session&) const { return std::nullopt; }

std::optional<bool> TableMode::decide_for_others(Session&) { return std::nullopt; }

bool TableMode::holds_award(bool is_beginner) const {
  return facts().guides_beginners && is_beginner;
}

void TableMode::hear_shown(TableScreen&, const Event&) {}

std::string TableMode::title(const Narrator&) const { return {}; }

Caption TableMode::caption(const TableScreen& table) const { return table.sent(); }

std::vector<Caption> TableMode::captions(const TableScreen& table) const { return {table.sent()}; }

Challenge TableMode::challenge(const TableScreen&) const { return {}; }

SentFacts TableMode::sent_facts(const TableScreen&) const { return {}; }

}  // namespace allfours
