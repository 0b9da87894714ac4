// The link in a text as it comes: an address with marks of the sentence around it, or a pasted
// text: a sentence, a quoted or wrapped mail, Markdown, HTML. Takes off what no link can hold and
// joins broken lines, but only where that cannot turn one deal into another: a link with an end
// (core/game/link_end.hpp) says itself whether it is whole. One without it keeps an ellipsis, with
// which programs show that they have cut an address, and is not joined where both ways can be read.
// Knows no screen. Tests: tests/app/links/found_link_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "core/text/fault.hpp"

namespace allfours {

// What follows an address's '#', without the marks of a text around it; as it is, where it can be
// read so, or not in any way.
std::string link_tidied(std::string_view fragment);

// What follows the '#' of the first link in a text that can be read. Where there is none, that of
// the first, which says why not; a fault where there is no link, or where it ends cannot be told.
std::variant<std::string, Fault> link_found_in(std::string_view text);

}  // namespace allfours
