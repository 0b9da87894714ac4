// A decision as words and as JSON; the only reader and writer of both. (decision_code.hpp has the
// characters of a link.) Knows no table: `judge` decides whether a decision is legal. Tests:
// tests/core/log/decision_text_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "core/table/table.hpp"

namespace allfours {

class JsonWriter;
struct Json;

// In words, for messages between programs: "say beg", "play Jh", "discard 2c 4d 9h", "lay_down".
// The seat is not part of the text.
std::string decision_text(const Decision& decision);

// The decision of this seat, or the fault of the text.
std::variant<Decision, Fault> parse_decision(std::string_view text, int seat);

// As JSON, with the first members of its event: {"e":"play","seat":2,"card":"Jh"}.
void write_json(JsonWriter& json, const Decision& decision);
// The same members for the decision of an event, without braces, so that more can follow.
void write_members(JsonWriter& json, const Event& decision);

// The legal choices, without the seat, as members of an open object: {"kind":"say","says": […]},
// {"kind":"play","cards":[…]}, {"kind":"discard","cards":[…],"count":3}.
void write_members(JsonWriter& json, const Choice& now);

// The decision in a JSON object, or its fault; further members are ignored. Without a `seat` member
// the decision is of `seat`; if that is -1, the member is required and must be below `players`.
std::variant<Decision, Fault> read_decision(const Json& object, int players, int seat = -1);

}  // namespace allfours
