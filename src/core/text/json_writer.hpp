// Writes one JSON value into a text, with commas; the only JSON writer here. The text is complete
// once the value is complete; before that it has an unspecified prefix. Knows no cards and no
// events. Tests: tests/core/text/json_writer_test.cpp.
#pragma once

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace allfours {

class JsonWriter {
 public:
  // Appends to `out`, which must outlive the writer.
  explicit JsonWriter(std::string& out) : out_(&out) {}
  // For one value per line, as in a log: call end_line() after each, and flush() at the end.
  enum class Lines : bool { each };
  JsonWriter(std::string& out, Lines) : out_(&out), depth_(1) {}
  JsonWriter(const JsonWriter&) = delete;
  JsonWriter& operator=(const JsonWriter&) = delete;

  // Values: an item of a list, the value of a key, or the whole.
  void open(char bracket);
  void close(char bracket);
  void text(std::string_view value) {
    quote(value);
    end_value();
  }
  // A word without characters to escape.
  void word(std::string_view value) {
    in_quotes(value.data(), value.size(), ',');
    settle();
  }
  // A word of two characters.
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
  // Two words joined by a character.
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

  // Members of an object. Names need no escaping.
  void key(std::string_view name) { in_quotes(name.data(), name.size(), ':'); }
  // A name that may need escaping.
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
  // A list; `write(item)` writes each item.
  template <typename List, typename Write>
  void list(std::string_view name, const List& items, Write&& write) {
    key(name);
    open('[');
    for (const auto& item : items) write(item);
    close(']');
  }

  // An object whose members are texts.
  void object(std::initializer_list<std::pair<std::string_view, std::string_view>> members);

  void end_line() { piece_[used_ - 1] = '\n'; }
  void flush() {
    out_->append(piece_.data(), used_);
    used_ = 0;
  }

 private:
  // Every value is followed by a comma, which is taken back when no other value follows.
  void end_value() {
    put(',');
    settle();
  }
  // A pointer to space for so many characters, at most the size of the buffer. Leaves the last
  // character written in the buffer.
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
  // Pointer and size, because WebAssembly passes a view through memory.
  void put(const char* from, std::size_t size);
  void settle() {
    if (depth_ == 0) end();
  }
  // End of the whole value.
  void end() {
    --used_;
    flush();
  }

  std::string* out_;
  int depth_ = 0;
  // Buffer for characters not appended yet. Most of a log is short words, and appending a word to a
  // string costs more than the word itself, above all in WebAssembly.
  std::size_t used_ = 0;
  std::array<char, 1024> piece_;
};

}  // namespace allfours
