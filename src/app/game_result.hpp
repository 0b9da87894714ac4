// What is told of a game that is over: its result in lines that give no card away, and the points
// that decided it. Functions of the log alone.
// Knows no screen, and not who may see it. Tests: tests/app/game_result_test.cpp.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/event.hpp"
#include "core/record.hpp"
#include "words/words.hpp"

namespace allfours {

// "Trinidad · KINGSTON-42 · 14–13", and who had which of the four points how often: "High 3–3 · …",
// the side of `human` first. Of a whole game.
std::string game_result_text(const Setup& setup, std::span<const Event> log, int human,
                             Language language);

// The place in the log of the award with which the game was won; -1 if it is not over.
int winning_award(std::span<const Event> log);

// Of a whole game: the moments (how many events are shown then) of at most `most` awards, in their
// order: the one that won it, and those others that were worth most or turned the lead.
std::vector<int> decisive_awards(std::span<const Event> log, std::size_t most = 3);

}  // namespace allfours
