// Replayed hands (players/games/duplicate.hpp) in words. Knows no screen and no rule. Tests:
// tests/words/duplicate_words_test.cpp.
#pragma once

#include "core/advice/hand_played.hpp"
#include "words/advice_words.hpp"

namespace allfours {

// Points by side, this one first: "3–1", "2–0–1".
std::string points_text(const Scores& points, int side, int sides);
// Points of each side in a hand.
Scores gained_in(const HandPlayed& hand);
void add_points(Scores& sum, const Scores& points);
// The points this side scored: "High, Jack 3, Game"; empty for none.
std::string points_list(const Words& words, const HandPlayed& hand, int side);
// "Trick 2 – You: the ten of spades; Expert: the ace of spades"; or that both played alike.
std::string parting_text(const Words& words, const std::optional<Parting>& parting,
                         std::string_view one, std::string_view other);
// Points of a side in a hand minus those of all others.
int margin_of(const HandPlayed& hand, int side);
// A side's advantage over `who` across the deals, in points: the difference of margins.
std::string balance_text(const Words& words, int more, std::string_view who);

}  // namespace allfours
