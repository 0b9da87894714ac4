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
// card played, one for each card discarded, `-` and the seat for laying a hand down.
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
