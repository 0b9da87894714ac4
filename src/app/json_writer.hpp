// Builds one JSON object or array in a text, with commas where they belong.
// Tests: tests/app/mirror_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/event_json.hpp"

namespace allfours {

class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(&out) {}
  void open(char bracket) {
    separate();
    *out_ += bracket;
    first_ = true;
  }
  void close(char bracket) {
    *out_ += bracket;
    first_ = false;
  }
  void key(std::string_view name) {
    separate();
    append_json_string(*out_, name);
    *out_ += ':';
    first_ = true;
  }
  void text(std::string_view value) {
    separate();
    append_json_string(*out_, value);
  }
  void raw(std::string_view value) {
    separate();
    *out_ += value;
  }
  void member(std::string_view name, std::string_view value) {
    key(name);
    text(value);
  }
  void flag(std::string_view name, bool value) {
    key(name);
    raw(value ? "true" : "false");
  }
  void number(std::string_view name, int value) {
    key(name);
    raw(std::to_string(value));
  }

 private:
  void separate() {
    if (!first_) *out_ += ',';
    first_ = false;
  }
  std::string* out_;
  bool first_ = true;
};

}  // namespace allfours
