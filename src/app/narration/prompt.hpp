// The instruction to the person, and why a card cannot be played. Knows no rule: core says which
// cards are legal and why not; this room has the words. Tests:
// tests/app/narration/narrator_test.cpp, tests/app/app_refusals_test.cpp.
#pragma once

#include <string>

#include "app/narration/narrator.hpp"

namespace allfours {

// What the person at the screen should do now, or whom the table waits for.
std::string prompt(const Narrator& narrator, const SeatView& view);
// Consequence of a word that can be said now; empty if the prompt covers it.
std::string note_of(const Narrator& narrator, const SeatView& view, Say say);
// Why this card of the person's hand cannot be played; empty if it can.
std::string why_not_text(const Narrator& narrator, const SeatView& view, Card card);
// The rule behind that, field and value; empty if it is only not the person's turn.
std::string why_not_rule(const SeatView& view, Card card);

}  // namespace allfours
