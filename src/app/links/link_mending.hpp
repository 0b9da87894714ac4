// Undoes changes that programs make to a link on its way: percent-encoding, however often,
// escapes of HTML, JSON and Markdown, full-width forms, marks that take no place or that typography
// sets, text before it, parts that count visits. Most of it only for links with an end
// (core/game/link_end.hpp), which says whether the result is right. Knows no game. Tests:
// tests/app/links/link_mending_test.cpp.
#pragma once

#include <string>
#include <string_view>

namespace allfours {

// The text without a mark that takes no place, or that only parts words, at its beginning; false if
// there is none.
bool take_unseen(std::string_view& text);

// The text without unseen marks, with `&` for `&amp;`, however often that was written, and with a
// line feed for a carriage return alone.
std::string plain_ampersands(std::string_view text);

// The text without Markdown's backslashes before marks, and with `&` for JSON's `\u0026`.
std::string without_backslashes(std::string_view text);

// The text as it was typed: without the marks that blogs and keyboards set for `--`, `...`, and an
// `x` between digits.
std::string without_typography(std::string_view text);

// A link without parts such as `utm_source=…`, which programs append to addresses.
std::string without_visit_counts(std::string_view fragment);

// The text with an end that these characters hold, everything undone; the text itself where there
// is none.
std::string mended_link(std::string_view fragment);

}  // namespace allfours
