// Cards that are played without a press once it is the person's turn: a card chosen in advance, the
// last card of a hand, and the cards of a claim. Also the card that a first touch has raised. Knows
// no pointer. Tests: tests/app/table.
#pragma once

#include <optional>
#include <string_view>

#include "core/cards/cards.hpp"

namespace allfours {

struct TableState;

// The cards that can be chosen ahead, or taken back.
CardSet choosable_cards(const TableState& table);
// The card that a first touch has raised: a second one plays it, or chooses it ahead; or no_card.
Card raised_card(const TableState& table);
// The card that is about to be played without a press: the one chosen, the last of a hand, or
// one of a claim.
std::optional<Card> automatic_card(const TableState& table);
// The person leads, and no card that they have not seen beats any of theirs.
bool may_claim(const TableState& table);

// Verbs: true if something was done or said.
bool put_card(TableState& table, std::string_view what);
// Plays the card that plays itself now, or says why the chosen one cannot be played.
bool play_automatic_card(TableState& table);
// Takes the rest of the tricks: from now on the cards play themselves.
bool claim_rest(TableState& table);

// True if this touch only raises the card: a second one is wanted, and this is the first.
bool raises(TableState& table, Card card);
// Lowers a raised card; true if one was raised.
bool lowers(TableState& table);
bool choose_ahead(TableState& table, Card card);
// Forgets a choice and a claim that hold no more at the moment shown.
void drop_choice(TableState& table);

}  // namespace allfours
