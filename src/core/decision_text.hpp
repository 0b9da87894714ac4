// A decision as text and as JSON: here alone it is written and read, but for the characters of a
// link (decision_code.hpp). Knows no table: whether a decision is possible is for `judge` to say.
// Tests: tests/rules/decision_text_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "core/table.hpp"

namespace allfours {

class JsonWriter;
struct Json;

// In words, as it goes between programs: "say beg", "play Jh", "discard 2c 4d 9h", "lay_down". Who
// decides is said elsewhere.
std::string decision_text(const Decision& decision);

// The decision of this seat, or what is wrong with the words.
std::variant<Decision, Fault> parse_decision(std::string_view text, int seat);

// As JSON, the beginning of the event that it becomes: {"e":"play","seat":2,"card":"Jh"}.
void write_json(JsonWriter& json, const Decision& decision);
// The same of the decision that an event is, without the brackets, since more follows.
void write_members(JsonWriter& json, const Event& decision);

// What can be chosen, but not by whom, as members of an object that is open: {"kind":"say","says":
// […]}, {"kind":"play","cards":[…]}, {"kind":"discard","cards":[…],"count":3}.
void write_members(JsonWriter& json, const Choice& now);

// The decision that a JSON object is, further members let pass, or what is wrong with it. One
// without a seat is of `seat`; -1: it must name one, below `players`.
std::variant<Decision, Fault> read_decision(const Json& object, int players, int seat = -1);

}  // namespace allfours
