// Finds the link in a text: an address with punctuation of the sentence around it, or a pasted
// sentence, quoted or wrapped mail, Markdown or HTML. Removes characters that no link can contain
// and joins broken lines, but only where this cannot turn one deal into another. In a link with an
// end (core/game/link_end.hpp), the check decides. A link without an end keeps an ellipsis, because
// programs mark truncated addresses with it; its lines are not joined if both readings are links.
// Knows no screen. Tests: tests/app/links/found_link_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "core/text/fault.hpp"

namespace allfours {

// The fragment of an address without the punctuation of a text around it. A fragment that is
// readable as it is, or that no change makes readable, is returned unchanged.
std::string link_tidied(std::string_view fragment);

// The fragment of the first readable link in a text. If no link is readable: that of the first one,
// whose fault says why. A fault if the text has no link, or if the end of its link is uncertain.
std::variant<std::string, Fault> link_found_in(std::string_view text);

}  // namespace allfours
