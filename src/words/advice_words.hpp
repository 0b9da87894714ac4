// Advice (core/advice/advice.hpp) in sentences: what to do, and why; for hints, reviews and the
// command line. Knows no screen and no rule. Tests: tests/words/advice_words_test.cpp.
#pragma once

#include <array>
#include <string>

#include "core/advice/advice.hpp"
#include "words/words.hpp"

namespace allfours {

using SeatNames = std::array<std::string, max_players>;

// The label of a word's button: "Give one".
std::string_view word_button(const Words& words, Say say);
// Name of an award: "High", "Gift".
std::string_view award_name(const Words& words, AwardFor what);
// Name of an option: "the ten of spades", "Beg", "2♣ 4♦", "Play on".
std::string option_name(const Words& words, const Option& option);
// "Play the ace of spades.", "Beg."
std::string advice_headline(const Words& words, const Option& option);
// "It wins the trick in 7 out of 10 possible deals."
std::string reason_sentence(const Words& words, const Advice& advice, const Reason& reason,
                            const SeatNames& names);
// All reasons, or the first few, in order.
std::string advice_reasons(const Words& words, const Advice& advice, const SeatNames& names,
                           int most = 99);
// A chance in whole percent: 0 or 100 only if exact.
int percent_of(int chance);

}  // namespace allfours
