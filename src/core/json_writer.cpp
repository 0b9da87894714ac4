#include "core/json_writer.hpp"

#include <array>
#include <charconv>

namespace allfours {

void append_json_string(std::string& out, std::string_view text) {
  out += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      constexpr std::string_view hex = "0123456789abcdef";
      out += "\\u00";
      out += hex[static_cast<std::size_t>(c) >> 4];
      out += hex[static_cast<std::size_t>(c) & 15];
    } else {
      out += c;
    }
  }
  out += '"';
}

void JsonWriter::number(int value) {
  separate();
  std::array<char, 12> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  out_->append(digits.data(), end);
}

}  // namespace allfours
