// The person's irregularities at the table (RULES.md §4): playing an illegal card, taking it back
// or not, calling a revoke; exposing a card, or calling for one. Without table_rules no function
// here does anything. Verbs return true if something was done or said. Knows no rule: the core
// judges. Tests: tests/app/table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/context.hpp"
#include "core/cards/cards.hpp"

namespace allfours {

struct TableState;

// A question about an irregularity blocks the game.
bool waits_for_word(const TableState& table);
// Questions about irregularities, which come first, and their answers.
std::string mistake_prompt(const TableState& table);
std::vector<Action> mistake_actions(const TableState& table);
// The person's hand is face down and they could look too early.
bool may_look(const TableState& table);
// The person's cards that can be exposed out of turn; the person is choosing one.
CardSet cards_to_expose(const TableState& table);
bool is_exposing(const TableState& table);

bool play_illegal(TableState& table, std::string_view what);
bool look_early(TableState& table);
bool take_back(TableState& table);
bool leave_it(TableState& table);
bool toggle_exposing(TableState& table);
bool expose_card(TableState& table, std::string_view what);
bool call_card(TableState& table, std::string_view what);
bool toggle_call_list(TableState& table);
bool step_call(TableState& table, std::string_view what);
bool call_it(TableState& table);

// Exposes the card that the person has chosen, unless the moment has passed.
void drop_card(TableState& table);
// Says why this card of the hand is illegal, and that it can be played.
void warn_of_illegal(TableState& table, Card card, std::string why);

}  // namespace allfours
