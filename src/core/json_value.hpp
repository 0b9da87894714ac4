// One JSON value, read strictly: event logs come back through here. Knows no events.
// Tests: tests/rules/log_reader_test.cpp.
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
  std::string text{};                // of a text; of a number, as it is written
  std::vector<Json> items{};         // of a list or an object
  std::vector<std::string> names{};  // of an object's items

  bool is_text() const { return kind == Kind::text; }
  bool is_list() const { return kind == Kind::list; }
  bool is_object() const { return kind == Kind::object; }
  // An object's member; null where there is none.
  const Json* find(std::string_view name) const;
  // The same value; the order of an object's members does not count.
  bool operator==(const Json& other) const;
};

// The value that the text is, whole; nothing if it is none, is not UTF-8, or nests deeper than 32.
std::optional<Json> parse_json(std::string_view text);

// The value for a sentence about it: compact, ASCII, at most about 100 characters.
std::string quoted(const Json& value);

}  // namespace allfours
