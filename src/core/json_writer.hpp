// Writes one JSON value into a text, with commas where they belong: whatever of ours is JSON is
// written here. The text has all of it once the value is complete, and till then any part of it.
// Knows no cards and no events. Tests: tests/rules/json_writer_test.cpp.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace allfours {

class JsonWriter {
 public:
  // Appends to `out`, which must stay as long as this does.
  explicit JsonWriter(std::string& out) : out_(&out) {}
  // For values that stand each in a line of its own, as in a log: end_line() behind each, and the
  // text has all of them after flush().
  enum class Lines : bool { each };
  JsonWriter(std::string& out, Lines) : out_(&out), depth_(1) {}
  JsonWriter(const JsonWriter&) = delete;
  JsonWriter& operator=(const JsonWriter&) = delete;

  // Values: of a list, after a key, or the whole.
  void open(char bracket);
  void close(char bracket);
  void text(std::string_view value) {
    separate();
    quote(value);
    settle();
  }
  // A word of ours: letters and digits, nothing to escape.
  void word(std::string_view value) {
    in_quotes(value.data(), value.size(), false);
    settle();
  }
  // Two of them with a letter between.
  void word(std::string_view first, char between, std::string_view second) {
    separate();
    put('"');
    put(first);
    put(between);
    put(second);
    put('"');
    settle();
  }
  void number(int value);
  void flag(bool value) { raw(value ? "true" : "false"); }
  void null() { raw("null"); }
  // A value that is JSON already.
  void raw(std::string_view value) {
    separate();
    put(value);
    settle();
  }

  // Members of an object. A name is a word of ours.
  void key(std::string_view name) {
    in_quotes(name.data(), name.size(), true);
    first_ = true;
  }
  // A name that somebody else has chosen.
  void any_key(std::string_view name) {
    text(name);
    put(':');
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

  void end_line() {
    put('\n');
    first_ = true;
  }
  void flush();

 private:
  void separate() {
    if (!first_) put(',');
    first_ = false;
  }
  void quote(std::string_view value);
  void in_quotes(const char* word, std::size_t size, bool is_key);
  void put(char c) {
    if (used_ == piece_.size()) flush();
    piece_[used_++] = c;
  }
  void put(std::string_view text) { put(text.data(), text.size()); }
  // Pointers and sizes: WebAssembly passes a view by way of memory.
  void put(const char* from, std::size_t size);
  void settle() {
    if (depth_ == 0) flush();
  }

  std::string* out_;
  int depth_ = 0;
  bool first_ = true;
  // What is not in the text yet. Nearly all of a log is words of a few letters, and appending one
  // to a text costs more than the word, above all in WebAssembly.
  std::size_t used_ = 0;
  std::array<char, 1024> piece_;
};

}  // namespace allfours
