// Hands that were played and played again (players/duplicate.hpp) in words. Knows no screen and no
// rule. Tests: tests/words/duplicate_words_test.cpp.
#pragma once

#include "core/hand_played.hpp"
#include "words/advice_words.hpp"

namespace allfours {

// Points by side, from this one on: "3–1", "2–0–1".
std::string points_text(const Scores& points, int side, int sides);
// What each side got of a hand.
Scores gained_in(const HandPlayed& hand);
void add_points(Scores& sum, const Scores& points);
// What this side scored: "High, Jack 3, Game"; empty for nothing.
std::string points_list(const Words& words, const HandPlayed& hand, int side);
// "Trick 2 – You: the ten of spades; Expert: the ace of spades"; that it was played alike.
std::string parting_text(const Words& words, const std::optional<Parting>& parting,
                         std::string_view one, std::string_view other);
// What a side got more than all others together, of one hand.
int margin_of(const HandPlayed& hand, int side);
// By how many points more or fewer than `who` a side made of the deals: the difference of margins.
std::string balance_text(const Words& words, int more, std::string_view who);

}  // namespace allfours
