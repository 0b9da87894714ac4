// Mistakes of bots (RULES.md §4, `table_rules`): at a given rate a bot plays an illegal card, and
// sometimes takes it back in time; looks at its cards too early, exposes a card out of turn, or
// miscounts a deal by hand. The command line and tests set the rates; a beginner sometimes exposes
// a card by itself. Knows no hidden card. Tests: tests/properties/table_rules_test.cpp.
#pragma once

#include <cstdint>
#include <optional>

#include "core/cards/random.hpp"
#include "core/table/table.hpp"

namespace allfours {

struct Errors {
  std::uint32_t revokes = 0;  // per million cards for which an illegal one exists
  std::uint32_t slips =
      0;  // per million moments at which a seat can look, expose or miscount cards
};

// The random stream of mistakes at a moment, separate from that of the decision.
Stream error_stream(std::uint64_t seed_key, int seat, int decisions);

// Takes a revoke back at this moment, in turn or out of turn; empty: does not.
std::optional<Decision> repents(const Table& table, int seat, const Errors& errors, Stream& stream);

// A mistake before the regular decision at this moment, in turn or out of turn: looks at its cards,
// or exposes one. Empty: none.
std::optional<Decision> slips(const Table& table, int seat, const Errors& errors, Stream& stream);

// The same for the first of these seats (bit s: seat s), bots that expose cards by themselves.
std::optional<Decision> drops(const Table& table, unsigned seats, int decisions);

// A deal with one card too few for one seat, which another seat may have got.
Decision miscounted(const Decision& meant, Stream& stream);

// The decision after a possible mistake: unchanged, an illegal card, or a miscounted deal.
Decision erred(const Choice& now, const Decision& meant, const Errors& errors, Stream& stream);

}  // namespace allfours
