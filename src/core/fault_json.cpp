#include "core/fault_json.hpp"

#include <charconv>

#include "core/json_value.hpp"
#include "core/json_writer.hpp"

namespace allfours {

namespace {

std::optional<FaultKind> to_kind(std::string_view word) {
  if (word.empty()) return std::nullopt;
  for (int i = 0; i < fault_kind_count; ++i) {
    if (wire(static_cast<FaultKind>(i)) == word) return static_cast<FaultKind>(i);
  }
  return std::nullopt;
}

std::optional<int> to_line(const Json* value) {
  if (value == nullptr || value->kind != Json::Kind::number) return std::nullopt;
  int line = 0;
  const char* end = value->text.data() + value->text.size();
  const auto [stop, error] = std::from_chars(value->text.data(), end, line);
  if (error != std::errc() || stop != end || line < 1) return std::nullopt;
  return line;
}

}  // namespace

void write_json(JsonWriter& json, const LogFault& fault) {
  json.open('{');
  json.member("kind", wire(fault.fault.kind));
  json.list("about", fault.fault.about, [&](const std::string& part) { json.text(part); });
  json.number("line", fault.line);
  json.close('}');
}

std::optional<LogFault> read_log_fault(std::string_view text) {
  const auto object = parse_json(text);
  if (!object || !object->is_object()) return std::nullopt;
  const Json* word = object->find("kind");
  const Json* about = object->find("about");
  const auto line = to_line(object->find("line"));
  if (word == nullptr || !word->is_text() || about == nullptr || !about->is_list() || !line) {
    return std::nullopt;
  }
  const auto kind = to_kind(word->text);
  if (!kind) return std::nullopt;
  LogFault fault{*line, {*kind}};
  for (const Json& part : about->items) {
    if (!part.is_text()) return std::nullopt;
    fault.fault.about.push_back(part.text);
  }
  return fault;
}

}  // namespace allfours
