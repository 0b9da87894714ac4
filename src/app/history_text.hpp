// The hand history as plain text that can be read in a mail: by hand and trick, every award with
// its reason and the running score. Tells what the person at the screen knows, and no more.
// Knows no screen. Tests: tests/app/history_text_test.cpp.
#pragma once

#include <span>
#include <string>

#include "app/narrator.hpp"

namespace allfours {

// Of a whole log; `mark` ("practice") stands in the heading if it is not empty. Lines end with \n
// and are kept within 72 columns, as far as words allow.
std::string history_text(const Setup& setup, std::span<const Event> log, const Narrator& narrator,
                         std::string_view mark);

}  // namespace allfours
