// Verdicts on decisions (core/advice/verdict.hpp) in words: marks, sentences, turning points of
// hands. Knows no screen and no rule. Tests: tests/words/verdict_words_test.cpp.
#pragma once

#include <span>

#include "core/advice/verdict.hpp"
#include "core/game/decision_context.hpp"
#include "words/advice_words.hpp"

namespace allfours {

// "doubtful"; if forgiven by the cards: "lucky".
std::string_view mark_word(const Words& words, const Verdict& verdict);
// "−4.2 %"; empty for the best choice.
std::string cost_text(const Words& words, const Verdict& verdict);
// Cost, better choice, reasons, and whether the cards forgave it; empty for a best or good
// decision.
std::string verdict_sentences(const Words& words, const Verdict& verdict, const SeatNames& names);
// A decision in short: "under the queen of spades"; empty unless it was a card.
std::string occasion_text(const Words& words, const Occasion& occasion);
// From the verdicts of a hand and their circumstances: its turning point, or that nothing was given
// away, or only what the cards forgave. `person` is addressed as "you"; -1: nobody.
std::string hand_summary(const Words& words, std::span<const Verdict> verdicts,
                         std::span<const Occasion> occasions, const SeatNames& names, int person);
// The most costly verdict that was not forgiven; null if there is none.
const Verdict* costliest(std::span<const Verdict> verdicts);

}  // namespace allfours
