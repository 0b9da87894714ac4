// Lines of a stored table, "key value", with a check at the end: read whole or not at all. Knows no
// key. Tests: tests/together/stored_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/text/fault.hpp"

namespace allfours::together {

inline constexpr std::size_t longest_stored = 2'000'000;  // characters

// These lines after a first line with the role of the device, and with the end.
std::string stored_whole(std::string_view role, std::string_view lines);
// The lines between, of a text with this role; the fault of another text, or of another version.
std::variant<std::string_view, Fault> stored_lines(std::string_view text, std::string_view role);

// Reads lines in a fixed order.
class StoredLines {
 public:
  explicit StoredLines(std::string_view lines) : rest_(lines) {}
  // The value of the next line, which has this key; otherwise sets `bad`.
  std::string_view take(std::string_view key);
  // The same, if the next line has this key.
  std::optional<std::string_view> take_if(std::string_view key);
  bool done() const { return rest_.empty() && !bad_; }
  bool bad() const { return bad_; }
  void refuse() { bad_ = true; }

 private:
  std::string_view rest_;
  bool bad_ = false;
};

}  // namespace allfours::together
