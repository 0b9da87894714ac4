#include "core/json_writer.hpp"

#include <charconv>
#include <cstdint>
#include <cstring>

namespace allfours {

namespace {

// A word of a fixed size; the compiler needs no call for it.
template <typename Word>
void copy_one(char* to, const char* from) {
  Word word;
  std::memcpy(&word, from, sizeof word);
  std::memcpy(to, &word, sizeof word);
}

// Both ends, which lie over each other where there are less than two whole words.
template <typename Word>
void copy_ends(char* to, const char* from, std::size_t size) {
  copy_one<Word>(to, from);
  copy_one<Word>(to + size - sizeof(Word), from + size - sizeof(Word));
}

void copy_few(char* to, const char* from, std::size_t size) {
  if (size > 16) {
    std::memcpy(to, from, size);
  } else if (size >= 8) {
    copy_ends<std::uint64_t>(to, from, size);
  } else if (size >= 4) {
    copy_ends<std::uint32_t>(to, from, size);
  } else if (size >= 2) {
    copy_ends<std::uint16_t>(to, from, size);
  } else if (size == 1) {
    *to = *from;
  }
}

}  // namespace

void JsonWriter::open(char bracket) {
  separate();
  put(bracket);
  first_ = true;
  ++depth_;
}

void JsonWriter::close(char bracket) {
  put(bracket);
  first_ = false;
  --depth_;
  settle();
}

void JsonWriter::in_quotes(const char* word, std::size_t size, bool is_key) {
  constexpr std::size_t most_around = 4;
  if (size + most_around > piece_.size() - used_) {
    flush();
    if (size + most_around > piece_.size()) {
      separate();
      put('"');
      put(word, size);
      return put(is_key ? "\":" : "\"");
    }
  }
  char* to = piece_.data() + used_;
  *to = ',';
  to += first_ ? 0 : 1;
  first_ = false;
  *to++ = '"';
  copy_few(to, word, size);
  to += size;
  *to++ = '"';
  *to = ':';
  to += is_key ? 1 : 0;
  used_ = static_cast<std::size_t>(to - piece_.data());
}

void JsonWriter::number(int value) {
  separate();
  if (value >= 0 && value < 10) {
    put(static_cast<char>('0' + value));
    return settle();
  }
  std::array<char, 12> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  put({digits.data(), end});
  settle();
}

void JsonWriter::quote(std::string_view value) {
  put('"');
  for (const char c : value) {
    if (c == '"' || c == '\\') {
      put('\\');
      put(c);
    } else if (static_cast<unsigned char>(c) < 0x20) {
      constexpr std::string_view hex = "0123456789abcdef";
      put("\\u00");
      put(hex[static_cast<std::size_t>(c) >> 4]);
      put(hex[static_cast<std::size_t>(c) & 15]);
    } else {
      put(c);
    }
  }
  put('"');
}

void JsonWriter::put(const char* from, std::size_t size) {
  if (size > piece_.size() - used_) {
    flush();
    if (size > piece_.size()) {
      out_->append(from, size);
      return;
    }
  }
  copy_few(piece_.data() + used_, from, size);
  used_ += size;
}

void JsonWriter::flush() {
  out_->append(piece_.data(), used_);
  used_ = 0;
}

}  // namespace allfours
