// Verdicts on decisions (core/verdict.hpp) in words: marks, sentences, what a hand turned on.
// Knows no screen and no rule. Tests: tests/words/verdict_words_test.cpp.
#pragma once

#include <span>

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
// Of all verdicts of a hand: which decision it turned on, or that nothing was given away, or
// nothing that the cards did not forgive.
std::string hand_summary(const Words& words, int hand, std::span<const Verdict> verdicts);

}  // namespace allfours
