// The end of a generated link: a checksum that detects truncation and changes in transit:
//   game=trinidad&seed=KINGSTON-42&log=1AFc…&end=k7q
// `game` in the place of `v` announces the end, so that every truncation is detected. The three
// letters or digits after `end=` check everything before `&end`: the first is its length modulo 62,
// the others are a polynomial over its bytes modulo 3833. One changed, lost or doubled byte, or two
// swapped neighbours, are always detected. Any other damage passes once in 237,646 cases. Length
// and polynomial are computed after decoding every %XX, however often it was encoded, since some
// programs encode more of a link than others.
// The end is the last part and ends in a letter or digit, because linkifiers drop other characters.
// In an arriving link, punctuation of the text around it may follow the check, and so may further
// parts after `&`; the check does not cover these. A link with `v` was typed, or is older than the
// end; it has no end.
// Knows no part of a link but these and `deal`.
// Tests: tests/core/game/link_end_test.cpp, tests/app/links/whole_links_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "core/text/fault.hpp"

namespace allfours {

// The next part of a link's text, up to an `&`, which is taken off the text with it.
std::string_view take_link_part(std::string_view& text);

// The text with each %XX as its byte, once.
std::string percent_decoded(std::string_view text);
// The same, however often it was encoded.
std::string decoded_wholly(std::string_view text);

// These parts of a link, of which v= is one, as they are written for people: with the end, and
// without two dots in a row, at which some programs end a link. A text without v= stays as it is.
std::string whole_link(std::string_view parts);

// The parts of an arriving link, with v= and without the end; a fault where it is not whole.
std::variant<std::string, Fault> parts_of_link(std::string_view link);

// The complete parts of an unreadable link that describe its deal. Empty without a variant and a
// seed, or if the link has chosen cards (`deal`) and that part is incomplete.
std::string deal_left_in(std::string_view link);
// The seed of such parts; empty if there are none.
std::string_view seed_in(std::string_view parts);

}  // namespace allfours
