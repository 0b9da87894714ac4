// What the person should do now, and why a card cannot be played.
// Knows no rule: which cards are legal and why not comes from core; here it only gets its words.
// Tests: tests/app/narrator_test.cpp, tests/app/app_refusals_test.cpp.
#pragma once

#include <string>

#include "app/narrator.hpp"

namespace allfours {

// What the person at the screen should do now, or whom the table waits for.
std::string prompt(const Narrator& narrator, const SeatView& view);
// What follows from a word that the person can say now; empty where nothing does that is not said
// in the prompt.
std::string note_of(const Narrator& narrator, const SeatView& view, Say say);
// Why this card of the person's hand cannot be played; empty if it can.
std::string why_not_text(const Narrator& narrator, const SeatView& view, Card card);
// The rule behind that, field and value; empty where it is only not the person's turn.
std::string why_not_rule(const SeatView& view, Card card);

}  // namespace allfours
