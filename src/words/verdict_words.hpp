// Verdicts on decisions (core/verdict.hpp) in words: marks, sentences, what a hand turned on.
// Knows no screen and no rule. Tests: tests/words/verdict_words_test.cpp.
#pragma once

#include <span>

#include "core/occasion.hpp"
#include "core/verdict.hpp"
#include "words/advice_words.hpp"

namespace allfours {

// "doubtful"; where luck hid it: "lucky".
std::string_view mark_word(const Words& words, const Verdict& verdict);
// "−4.2 %"; nothing of what was best.
std::string cost_text(const Words& words, const Verdict& verdict);
// What it cost, what would have been better, why, and whether the cards forgave it; nothing of a
// decision that was best or good.
std::string verdict_sentences(const Words& words, const Verdict& verdict, const SeatNames& names);
// What was done, in short: "under the queen of spades"; nothing of what was no card.
std::string occasion_text(const Words& words, const Occasion& occasion);
// Of the verdicts of a hand, and their occasions: what it turned on, or that nothing was given
// away, or nothing that the cards did not forgive. `person` is who is told so with "you"; -1:
// nobody.
std::string hand_summary(const Words& words, std::span<const Verdict> verdicts,
                         std::span<const Occasion> occasions, const SeatNames& names, int person);
// The verdict that cost most, of those that were not forgiven; null where nothing did.
const Verdict* costliest(std::span<const Verdict> verdicts);

}  // namespace allfours
