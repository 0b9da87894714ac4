// What is wrong with a log as JSON, from whoever reads it to whoever says it in another language:
// {"kind":"log_missing","about":["seed"],"line":1}. Knows no sentence and no rule.
// Tests: tests/rules/fault_test.cpp.
#pragma once

#include <optional>
#include <string_view>

#include "core/log_reader.hpp"

namespace allfours {

class JsonWriter;

// `kind` is what texts call the fault (`wire`), `line` counts from 1.
void write_json(JsonWriter& json, const LogFault& fault);
// Such an object again; nothing if the text is none, or names a fault that there is not.
std::optional<LogFault> read_log_fault(std::string_view text);

}  // namespace allfours
