// What is wrong with a link, a rule set, a decision or a log, for people: the core's faults in each
// language. Rules are called as in the house-rules dialog, suits as at the table.
// Knows no link and no rule set, only what is wrong with them.
// Tests: tests/app/fault_words_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/log_reader.hpp"
#include "words/words.hpp"

namespace allfours {

// With the places {first} to {fourth}, for what the fault is about.
std::string_view fault_phrase(Language language, FaultKind kind);
std::string fault_text(const Fault& fault, Language language);
// "Zeile 3: …", of a log.
std::string fault_text(const LogFault& fault, Language language);

// The fault of a log as a page hands it on: a line each for what texts call it (`wire`), for the
// line of the log (from 1), and for each thing that it is about, in which \\ stands for a backslash
// and \n for the end of a line. Nothing if the text is none, or names a fault that there is not.
std::optional<LogFault> parse_log_fault(std::string_view text);

}  // namespace allfours
