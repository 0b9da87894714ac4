// Decisions in the compact form of a link (EVENTS.md "Record", web/LINKS.md "Decisions"). Most are
// indices among the legal choices, so a reader needs the table before each. For words and JSON see
// decision_text.hpp. Knows nothing of the other parts of a link. Tests:
// tests/core/game/record_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/table/table.hpp"

namespace allfours {

// Appends the decision of an event, given the table before it: one character for a word or a card
// played, one per discarded card, one per seat of a deal by hand. Decisions out of turn begin with
// `-` and a character for kind and seat: laying a hand down, taking a card back, looking too early,
// calling a misdeal; calling a revoke (then its seat and trick); exposing a card or calling for one
// (then the card's index in the pack).
void append_code(std::string& out, const Table& before, const Event& decision);

// Number of characters of the decision.
std::size_t code_size(const Event& decision);

// Reads decisions from such a text.
class CodeReader {
 public:
  explicit CodeReader(std::string_view text) : text_(text) {}
  bool done() const { return at_ == text_.size(); }
  std::size_t place() const { return at_; }

  // The next decision at this table; empty if the text is not one. Precondition: !done().
  std::optional<Decision> next(const Table& table);

 private:
  std::optional<int> number(int below);

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace allfours
