// What is wrong with a link or a rule set, for people: the core's faults in each language. Rules
// are called as in the house-rules dialog. Tests: tests/app/fault_words_test.cpp.
#pragma once

#include <span>
#include <string>

#include "core/fault.hpp"
#include "words/words.hpp"

namespace allfours {

// One row a kind of fault, with the places of the core's own sentence.
struct FaultRow {
  FaultKind kind;
  std::string_view text;
};

std::string_view fault_phrase(Language language, FaultKind kind);
std::string fault_text(const Fault& fault, Language language);

}  // namespace allfours
