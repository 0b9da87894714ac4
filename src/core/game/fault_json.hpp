// A fault of a log as JSON, for programs that translate it:
// {"kind":"log_missing","about":["seed"],"line":1}. Knows no sentence and no rule. Tests:
// tests/core/text/fault_test.cpp.
#pragma once

#include "core/game/log_reader.hpp"

namespace allfours {

class JsonWriter;

// `kind` is the key of the fault in the texts (`wire`); `line` counts from 1.
void write_json(JsonWriter& json, const LogFault& fault);

}  // namespace allfours
