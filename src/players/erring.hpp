// Players who err (RULES.md §4), where `table_rules` lets them: whoever plays may play a card that
// is not legal at a given rate, and sometimes sees it in time to take it back; whoever should not
// look at his cards may look, whoever is not to play may drop a card, and whoever deals by hand may
// miscount. At given rates for the command line and the tests; beginners drop a card now and then.
// Knows no hidden card.
// Tests: tests/properties/table_rules_test.cpp.
#pragma once

#include <cstdint>
#include <optional>

#include "core/random.hpp"
#include "core/table.hpp"

namespace allfours {

struct Errors {
  std::uint32_t revokes = 0;  // of a million cards for which there is an illegal one
  std::uint32_t slips = 0;  // of a million moments at which a seat can look, drop or miscount cards
};

// The stream of what goes wrong at a moment, beside that of the decision itself.
Stream error_stream(std::uint64_t seed_key, int seat, int decisions);

// What this seat does at this moment, its own turn or not, instead of what it would: it takes a
// revoke back. Nothing: it goes on.
std::optional<Decision> repents(const Table& table, int seat, const Errors& errors, Stream& stream);

// What this seat does by mistake at this moment, its own turn or not, before what it would do: it
// looks at its cards, or drops one of them face up. Nothing: it goes on.
std::optional<Decision> slips(const Table& table, int seat, const Errors& errors, Stream& stream);

// The same for the first of these seats (bit s: seat s), who are clumsy by themselves.
std::optional<Decision> drops(const Table& table, unsigned seats, int decisions);

// A deal with one card too few for somebody, which another may have got.
Decision miscounted(const Decision& meant, Stream& stream);

// What becomes of a decision: the same, or an illegal card, or a deal that is miscounted.
Decision erred(const Choice& now, const Decision& meant, const Errors& errors, Stream& stream);

}  // namespace allfours
