// Result of a finished game: lines that reveal no card, and the decisive points. Functions of the
// log alone. Knows no screen, and not who may see it. Tests: tests/app/table/game_result_test.cpp.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/game/record.hpp"
#include "core/table/event.hpp"
#include "words/words.hpp"

namespace allfours {

// "Trinidad · KINGSTON-42 · 14–13", and how often each side had each of the four points: "High 3–3
// · …", the side of `human` first. Precondition: the game is over.
std::string game_result_text(const Setup& setup, std::span<const Event> log, int human,
                             Language language);

// Log index of the award that won the game; -1 if it is not over.
int winning_award(std::span<const Event> log);

// For a finished game: the moments of at most `most` awards, in order: the one that won, and those
// worth most or that turned the lead.
std::vector<int> decisive_awards(std::span<const Event> log, std::size_t most = 3);

}  // namespace allfours
