// JSON from outside, and replies of workers: our JSON reader against another one; decisions, advice
// and verdicts are written exactly as they were read.
#include <nlohmann/json.hpp>

#include "core/advice/advice.hpp"
#include "core/advice/verdict.hpp"
#include "core/log/decision_text.hpp"
#include "core/text/json_value.hpp"
#include "core/text/json_writer.hpp"
#include "fuzzing/fuzz.hpp"

namespace allfours::fuzz {

namespace {

using Theirs = nlohmann::json;

void write(JsonWriter& json, const Json& value) {
  switch (value.kind) {
    case Json::Kind::null:
      return json.null();
    case Json::Kind::flag:
      return json.flag(value.flag);
    case Json::Kind::number:
      return json.raw(value.text);
    case Json::Kind::text:
      return json.text(value.text);
    case Json::Kind::list:
      json.open('[');
      for (const Json& item : value.items) write(json, item);
      return json.close(']');
    case Json::Kind::object:
      json.open('{');
      for (std::size_t i = 0; i < value.items.size(); ++i) {
        json.any_key(value.names[i]);
        write(json, value.items[i]);
      }
      return json.close('}');
  }
}

int depth_of(const Theirs& value) {
  int deepest = 0;
  if (!value.is_structured()) return deepest;
  for (const Theirs& item : value) deepest = std::max(deepest, 1 + depth_of(item));
  return deepest;
}

void try_json(std::string_view text) {
  // The other reader skips a byte order mark and stops at U+0000.
  const bool alike = !text.starts_with("\xef\xbb\xbf") && text.find('\0') == std::string_view::npos;
  // It rejects numbers beyond the range of double, and nests deeper.
  const bool large = text.find_first_of("eE") != std::string_view::npos || text.size() > 300;
  if (std::count(text.begin(), text.end(), '[') + std::count(text.begin(), text.end(), '{') > 500) {
    return;
  }
  const auto ours = parse_json(text);
  const Theirs theirs = alike ? Theirs::parse(text, nullptr, false) : Theirs();
  if (!ours) {
    insist(!alike || theirs.is_discarded() || depth_of(theirs) > 30, "JSON is read", text);
    return;
  }
  std::string written;
  JsonWriter json(written);
  write(json, *ours);
  if (alike) {
    insist(!theirs.is_discarded() || large, "what is no JSON is not read", text);
    if (!theirs.is_discarded()) {
      insist(Theirs::parse(written, nullptr, false) == theirs, "JSON is read as it is", text);
    }
  }
  const auto again = parse_json(written);
  insist(again && *again == *ours, "JSON that is written is read again", written);
  const std::string short_text = quoted(*ours);
  insist(short_text.size() <= 104, "a value is quoted short", short_text);
  if (!ours->is_object()) return;
  const auto decision = read_decision(*ours, 4, 1);
  if (const auto* fault = std::get_if<Fault>(&decision)) return check_fault(*fault);
  std::string told;
  JsonWriter teller(told);
  write_json(teller, std::get<Decision>(decision));
  const auto heard = parse_json(told);
  insist(heard.has_value(), "a decision is JSON", told);
  const auto same = read_decision(*heard, 4, 1);
  insist(std::holds_alternative<Decision>(same) &&
             decision_text(std::get<Decision>(same)) == decision_text(std::get<Decision>(decision)),
         "a decision is written and read again", told);
}

void try_words(std::string_view text) {
  const auto decision = parse_decision(text, 2);
  if (const auto* fault = std::get_if<Fault>(&decision)) {
    check_fault(*fault);
  } else {
    const std::string told = decision_text(std::get<Decision>(decision));
    const auto again = parse_decision(told, 2);
    insist(std::holds_alternative<Decision>(again), "a decision in words is read again", told);
    insist(decision_text(std::get<Decision>(again)) == told, "as it was", told);
  }
  if (const auto advice = parse_advice(text)) {
    const std::string told = advice_text(*advice);
    const auto again = parse_advice(told);
    insist(again && advice_text(*again) == told, "advice is written and read again", told);
  }
  if (const auto verdict = parse_verdict(text)) {
    const std::string told = verdict_text(*verdict);
    const auto again = parse_verdict(told);
    insist(again && verdict_text(*again) == told, "a verdict is written and read again", told);
  }
}

}  // namespace

void try_text(std::string_view text) {
  try_json(text);
  try_words(text);
  // Any bytes can be written as a JSON string.
  std::string string;
  JsonWriter(string).text(text);
  insist(string.size() >= 2 && string.front() == '"' && string.back() == '"', "a string is quoted");
  for (const char c : string) insist(static_cast<unsigned char>(c) >= 0x20, "and is one line");
}

}  // namespace allfours::fuzz
