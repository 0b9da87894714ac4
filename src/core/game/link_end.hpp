// The end of a link that a program has written, which tells a whole link from one that was cut
// short or changed on its way:
//   game=trinidad&seed=KINGSTON-42&log=1AFc…&end=k7q
// `game` in the place of `v` promises the end, so that no cut goes unnoticed. The three letters or
// digits after `end=` check everything before `&end`: the first is its length modulo 62, the
// others are a polynomial over its bytes modulo 3833. A changed byte, two neighbours that changed
// places, a lost or a doubled byte never go unnoticed; anything else does once in 237,646 times.
// Length and polynomial are those of the text with each %XX decoded, however often it was encoded,
// since some programs encode more of a link than others.
// The end is last and ends in a letter or digit: programs that make links of text drop other marks.
// Behind the check of an arriving link marks of the text around it may stand, and after `&` parts
// that somebody has added; the check says nothing of those. A link with `v` is one that was typed,
// or is older than the end, and has none.
// Knows no part of a link but these and `deal`.
// Tests: tests/core/game/link_end_test.cpp, tests/app/links/whole_links_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "core/text/fault.hpp"

namespace allfours {

// The next part of a link's text, up to an `&`, which is taken off the text with it.
std::string_view take_part(std::string_view& text);

// The text with each %XX as its byte, once.
std::string percent_decoded(std::string_view text);
// The same, however often it was encoded.
std::string decoded_wholly(std::string_view text);

// These parts of a link, of which v= is one, as they are written for people: with the end, and
// without two dots in a row, at which some programs end a link. A text without v= stays as it is.
std::string whole_link(std::string_view parts);

// The parts of an arriving link, with v= and without the end; a fault where it is not whole.
std::variant<std::string, Fault> parts_of_link(std::string_view link);

// The parts of a link that say a deal, as far as each is whole: what is left of a link that cannot
// be read. Nothing without a variant and a seed, or where the cards were chosen and are not whole.
std::string deal_left_in(std::string_view link);
// Its seed; nothing where nothing is left.
std::string_view seed_in(std::string_view parts);

}  // namespace allfours
