#include "core/text/json_writer.hpp"

#include <charconv>
#include <cstdint>
#include <cstring>

namespace allfours {

namespace {

// Copies a word of a fixed size; compiles to one load and store.
template <typename Word>
void copy_one(char* to, const char* from) {
  Word word;
  std::memcpy(&word, from, sizeof word);
  std::memcpy(to, &word, sizeof word);
}

// Copies both ends, which overlap if there are fewer than two whole words.
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
  put(bracket);
  ++depth_;
}

void JsonWriter::close(char bracket) {
  char* to = room(2);
  // Overwrites the comma after the last value, if there is one.
  if (to[-1] == ',') {
    --to;
    --used_;
  }
  to[0] = bracket;
  to[1] = ',';
  used_ += 2;
  --depth_;
  settle();
}

void JsonWriter::in_quotes(const char* word, std::size_t size, char behind) {
  constexpr std::size_t around = 3;
  if (size + around >= piece_.size()) {
    put('"');
    put(word, size);
    put('"');
    return put(behind);
  }
  char* to = room(size + around);
  *to++ = '"';
  copy_few(to, word, size);
  to += size;
  to[0] = '"';
  to[1] = behind;
  used_ += size + around;
}

void JsonWriter::number(int value) {
  constexpr std::size_t most_digits = 12;
  char* to = room(most_digits);
  if (value >= 0 && value < 10) {
    *to++ = static_cast<char>('0' + value);
  } else {
    to = std::to_chars(to, to + most_digits - 1, value).ptr;
  }
  *to++ = ',';
  used_ = static_cast<std::size_t>(to - piece_.data());
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
  if (size >= piece_.size()) {
    flush();
    out_->append(from, size);
    return;
  }
  copy_few(room(size), from, size);
  used_ += size;
}

void JsonWriter::pass_on() {
  out_->append(piece_.data(), used_ - 1);
  piece_[0] = piece_[used_ - 1];
  used_ = 1;
}

void JsonWriter::object(
    std::initializer_list<std::pair<std::string_view, std::string_view>> members) {
  open('{');
  for (const auto& [name, value] : members) member(name, value);
  close('}');
}

}  // namespace allfours
