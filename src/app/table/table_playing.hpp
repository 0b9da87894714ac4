// The person's decisions at a table, undo and redo, and the question they answer. Verbs return true
// if something was done or said. Knows no irregularities (table_mistakes.hpp). Tests:
// tests/app/app_test.cpp, tests/app/table.
#pragma once

#include <string>
#include <string_view>

#include "core/cards/cards.hpp"
#include "core/table/table.hpp"

namespace allfours {

struct TableState;

// The cards that can be clicked now: legal to play, to mark for discarding, or to expose.
CardSet playable_cards(const TableState& table);
// The moment of the question to the person; otherwise one value while cards are played, and one
// while points are counted.
int question_asked(const TableState& table);
// The person can answer it now.
bool asks_person(const TableState& table);
bool can_undo(const TableState& table);
bool can_redo(const TableState& table);

bool click_card(TableState& table, std::string_view what);
bool say_word(TableState& table, std::string_view what);
bool discard_picked(TableState& table);
bool lay_hand_down(TableState& table);
bool keep_hand(TableState& table);
bool go_to_next_hand(TableState& table);
bool undo(TableState& table);
bool redo(TableState& table);
bool skip(TableState& table);
bool tell(TableState& table, std::string_view what);

// Makes the person's decision. False if it is not theirs to make, or not possible.
bool decide(TableState& table, const Decision& decision);
// What follows a decision of the person: the game is theirs, and marks and messages are gone.
void decided(TableState& table);
// A message that holds only for the question the person is asked now.
void say_of_question(const TableState& table, std::string_view text, std::string rule = {});
// Takes away the message of a question that is no longer asked; true if it did.
bool drop_old_message(TableState& table);

}  // namespace allfours
