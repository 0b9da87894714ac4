// Decisions as a link writes them (EVENTS.md "Record"): each the place of what was chosen among
// what was possible, so that a reader needs the table each falls on. Words and JSON:
// decision_text.hpp.
// Knows nothing of the rest of a link.
// Tests: tests/rules/record_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/table.hpp"

namespace allfours {

// Appends the decision that an event is, with the table before it: one character for a word or a
// card played, one for each card discarded, and for each seat that is dealt cards by hand; `-` and
// one that says who does what out of turn: lays a hand down, takes a card back, looks too early,
// calls a misdeal, or calls a revoke, where whose and in which trick follow; exposes a card or
// calls for one, where the card's place in the pack follows.
void append_code(std::string& out, const Table& before, const Event& decision);

// How many characters that is.
std::size_t code_size(const Event& decision);

// Reads decisions off such a text.
class CodeReader {
 public:
  explicit CodeReader(std::string_view text) : text_(text) {}
  bool done() const { return at_ == text_.size(); }
  std::size_t place() const { return at_; }

  // The next decision at this table, or nothing if the text does not name one. Not when done().
  std::optional<Decision> next(const Table& table);

 private:
  std::optional<int> number(int below);

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace allfours
