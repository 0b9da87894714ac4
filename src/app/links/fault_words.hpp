// Faults of links, rule sets, decisions and logs in each language. Rules have the names of the
// house-rules dialog, suits those of the table. Knows no link and no rule set, only faults. Tests:
// tests/app/links/fault_words_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/game/log_reader.hpp"
#include "words/words.hpp"

namespace allfours {

// With the placeholders {first} to {fourth} for the details.
std::string_view fault_phrase(Language language, FaultKind kind);
std::string fault_text(const Fault& fault, Language language);
// "Zeile 3: …", for a log.
std::string fault_text(const LogFault& fault, Language language);

// Parses the fault of a log as the page passes it on: one line each for its key in the texts
// (`wire`), the line number in the log (from 1), and each detail, with \\ for a backslash and \n
// for a line end. Empty if the text is malformed or names an unknown fault.
std::optional<LogFault> parse_log_fault(std::string_view text);

}  // namespace allfours
