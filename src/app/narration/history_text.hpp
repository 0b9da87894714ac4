// The hand history as plain text for mail: by hand and trick, every award with its reason and the
// running score. Reveals nothing hidden from the person. Knows no screen. Tests:
// tests/app/narration/history_text_test.cpp.
#pragma once

#include <span>
#include <string>

#include "app/narration/narrator.hpp"

namespace allfours {

// Of a whole log; `mark` ("practice") is added to the heading if not empty. Lines end with \n and
// are wrapped at 72 columns. Without a seed the deal is not named.
std::string history_text(const Setup& setup, std::span<const Event> log, const Narrator& narrator,
                         std::string_view mark);

}  // namespace allfours
