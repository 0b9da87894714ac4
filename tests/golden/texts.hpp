// Logs and hashes in the form of the golden files.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/log/event_json.hpp"

namespace allfours {

// JSON lines.
inline std::string text_of(const Setup& setup, const Events& log) {
  std::string text;
  for (const Event& event : log) {
    append_json(text, event, setup);
    text += '\n';
  }
  return text;
}

// 16 hexadecimal digits.
inline std::string hash_text(std::uint64_t hash) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4)
    text += digits[static_cast<std::size_t>(hash >> shift & 15)];
  return text;
}

}  // namespace allfours
