// Dealing by hand at the table (hand_dealing), and calling a misdeal (RULES.md §4). Verbs return
// true if something was done or said. Knows no other decision. Tests: tests/app/table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/context.hpp"
#include "core/table/table.hpp"

namespace allfours {

struct TableState;

// The person deals now.
bool deals_by_hand(const TableState& table);
std::string dealing_prompt(const TableState& table);
std::vector<Action> dealing_actions(const TableState& table);
// The seats that can get a packet.
std::vector<Action> seats_to_deal_to(const TableState& table);
SeatCounts packets_dealt(const TableState& table);  // number of cards dealt to each seat
bool deal_to(TableState& table, std::string_view what);
bool deal_next(TableState& table);
bool deal_back(TableState& table);
bool deal_done(TableState& table);
bool deal_rightly(TableState& table);

bool may_call_misdeal(const TableState& table);
// The person is asked, though it is another seat's turn to call it.
bool asked_about_misdeal(const TableState& table);
bool call_misdeal(TableState& table);

}  // namespace allfours
