// Writes one JSON value into a text, with commas where they belong: whatever of ours is JSON is
// written here. Knows no cards and no events. Tests: tests/rules/json_writer_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace allfours {

// Text as a JSON string, with quotes.
void append_json_string(std::string& out, std::string_view text);

class JsonWriter {
 public:
  // Appends to `out`, which must stay as long as this does.
  explicit JsonWriter(std::string& out) : out_(&out) {}

  // Values: of a list, after a key, or the whole.
  void open(char bracket) {
    separate();
    *out_ += bracket;
    first_ = true;
  }
  void close(char bracket) {
    *out_ += bracket;
    first_ = false;
  }
  void text(std::string_view value) {
    separate();
    append_json_string(*out_, value);
  }
  // A word of ours: letters and digits, nothing to escape.
  void word(std::string_view value) { quote(value, "\""); }
  void number(int value);
  void flag(bool value) { raw(value ? "true" : "false"); }
  void null() { raw("null"); }
  // A value that is JSON already.
  void raw(std::string_view value) {
    separate();
    *out_ += value;
  }

  // Members of an object. A name is a word of ours.
  void key(std::string_view name) {
    quote(name, "\":");
    first_ = true;
  }
  // A name that somebody else has chosen.
  void any_key(std::string_view name) {
    text(name);
    *out_ += ':';
    first_ = true;
  }
  void member(std::string_view name, std::string_view value) {
    key(name);
    text(value);
  }
  void flag(std::string_view name, bool value) {
    key(name);
    flag(value);
  }
  void number(std::string_view name, int value) {
    key(name);
    number(value);
  }
  // Null for a number below 0.
  void place(std::string_view name, int value) {
    key(name);
    if (value < 0) return null();
    number(value);
  }
  // A list of what `write(item)` writes for each.
  template <typename List, typename Write>
  void list(std::string_view name, const List& items, Write&& write) {
    key(name);
    open('[');
    for (const auto& item : items) write(item);
    close(']');
  }

 private:
  void separate() {
    if (!first_) *out_ += ',';
    first_ = false;
  }
  void quote(std::string_view value, std::string_view end) {
    // As few pieces as can be: most of a log is such words.
    std::array<char, 32> piece;
    if (value.size() + 4 > piece.size()) {
      *out_ += first_ ? "\"" : ",\"";
      (*out_ += value) += end;
    } else {
      char* to = piece.data();
      if (!first_) *to++ = ',';
      *to++ = '"';
      to = std::copy(value.begin(), value.end(), to);
      to = std::copy(end.begin(), end.end(), to);
      out_->append(piece.data(), static_cast<std::size_t>(to - piece.data()));
    }
    first_ = false;
  }

  std::string* out_;
  bool first_ = true;
};

}  // namespace allfours
