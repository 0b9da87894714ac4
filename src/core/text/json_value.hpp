// A JSON value and its strict parser, for event logs. Knows no events. Tests:
// tests/core/game/log_reader_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace allfours {

struct Json {
  enum class Kind : std::uint8_t { null, flag, number, text, list, object };

  Kind kind = Kind::null;
  bool flag = false;
  std::string text{};                // of a text; of a number, as written
  std::vector<Json> items{};         // of a list or an object
  std::vector<std::string> names{};  // of an object's items

  bool is_text() const { return kind == Kind::text; }
  bool is_list() const { return kind == Kind::list; }
  bool is_object() const { return kind == Kind::object; }
  // A member of an object; null if absent.
  const Json* find(std::string_view name) const;
  // Equality of values; ignores the order of members.
  bool operator==(const Json& other) const;
};

// The value of the whole text; empty if it is not JSON, not UTF-8, or nested deeper than 32.
std::optional<Json> parse_json(std::string_view text);

// The value for quotation in a sentence: compact, ASCII, at most about 100 characters.
std::string quoted(const Json& value);

}  // namespace allfours
