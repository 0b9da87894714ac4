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
    quote(value);
    end_value();
  }
  // A word of ours: letters and digits, nothing to escape.
  void word(std::string_view value) {
    in_quotes(value.data(), value.size(), ',');
    settle();
  }
  // Of two letters.
  void word(char first, char second) {
    char* to = room(5);
    to[0] = '"';
    to[1] = first;
    to[2] = second;
    to[3] = '"';
    to[4] = ',';
    used_ += 5;
    settle();
  }
  // Two of them with a letter between.
  void word(std::string_view first, char between, std::string_view second) {
    put('"');
    put(first);
    put(between);
    put(second);
    put('"');
    end_value();
  }
  void number(int value);
  void flag(bool value) { raw(value ? "true" : "false"); }
  void null() { raw("null"); }
  // A value that is JSON already.
  void raw(std::string_view value) {
    put(value);
    end_value();
  }

  // Members of an object. A name is a word of ours.
  void key(std::string_view name) { in_quotes(name.data(), name.size(), ':'); }
  // A name that somebody else has chosen.
  void any_key(std::string_view name) {
    quote(name);
    put(':');
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

  void end_line() { piece_[used_ - 1] = '\n'; }
  void flush() {
    out_->append(piece_.data(), used_);
    used_ = 0;
  }

 private:
  // A comma stands behind every value until it is known whether another follows.
  void end_value() {
    put(',');
    settle();
  }
  // Where so many letters have room, no more than the piece has. What was written last stays in it.
  char* room(std::size_t size) {
    if (size > piece_.size() - used_) pass_on();
    return piece_.data() + used_;
  }
  void pass_on();
  void quote(std::string_view value);
  void in_quotes(const char* word, std::size_t size, char behind);
  void put(char c) {
    *room(1) = c;
    ++used_;
  }
  void put(std::string_view text) { put(text.data(), text.size()); }
  // Pointers and sizes: WebAssembly passes a view by way of memory.
  void put(const char* from, std::size_t size);
  void settle() {
    if (depth_ == 0) end();
  }
  // Of the whole.
  void end() {
    --used_;
    flush();
  }

  std::string* out_;
  int depth_ = 0;
  // What is not in the text yet. Nearly all of a log is words of a few letters, and appending one
  // to a text costs more than the word, above all in WebAssembly.
  std::size_t used_ = 0;
  std::array<char, 1024> piece_;
};

}  // namespace allfours
