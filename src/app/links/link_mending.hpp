// Undoes changes that programs make to a link in transit: repeated percent-encoding, escapes of
// HTML, JSON and Markdown, full-width forms, zero-width characters, typographic replacements, text
// before the link, tracking parameters. Most repairs apply only to links with an end
// (core/game/link_end.hpp), whose check confirms the result. Knows no game. Tests:
// tests/app/links/link_mending_test.cpp.
#pragma once

#include <string>
#include <string_view>

namespace allfours {

// Removes an invisible character at the beginning of the text, such as a zero-width space or a
// carriage return; false if there is none.
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

// The repaired link with an end that this text contains; the text itself if it contains none.
std::string mended_link(std::string_view fragment);

}  // namespace allfours
