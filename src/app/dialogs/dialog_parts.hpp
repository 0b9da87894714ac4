// Parts shared by several dialogs (dialog.hpp). Knows no DOM. Tests:
// tests/app/dialogs/dialog_test.cpp, tests/app/links/sharing_test.cpp.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "app/links/sharing.hpp"
#include "core/text/json_writer.hpp"

namespace allfours {

class App;

// Opens a part of this kind, which the caller closes.
void begin_part(JsonWriter& json, std::string_view kind);
// Text or heading.
void text_part(JsonWriter& json, std::string_view kind, std::string_view text);
// A switch; "on" or "off" is appended to the id.
void switch_part(JsonWriter& json, std::string_view id, std::string_view label,
                 std::string_view note, bool on);
void button_part(JsonWriter& json, std::string_view id, std::string_view label,
                 bool primary = false);
// A text field; the text typed is appended to the id.
struct FieldPart {
  std::string_view id, label, value, usual;
  int longest;
};
void field_part(JsonWriter& json, const FieldPart& field);
// One of several options, by its place; -1: none is chosen.
struct ChoiceOption {
  std::string id;
  std::string_view label;
};
void choice_part(JsonWriter& json, std::string_view label, std::span<const ChoiceOption> options,
                 int chosen);
// A choice among steps in order, with names for its ends; the step chosen is appended to the id.
struct SliderPart {
  std::string_view id, label, low, high;
  std::span<const std::string_view> steps;
  int step;
};
void slider_part(JsonWriter& json, const SliderPart& slider);
// A link to a page of the site.
void page_part(JsonWriter& json, std::string_view label, std::string_view href);
// Saves this text under that name; opens a text file, whose text is appended to the id.
void save_part(JsonWriter& json, std::string_view label, std::string_view text,
               std::string_view file);
void load_part(JsonWriter& json, std::string_view label, std::string_view id);
// Opens a table, or another part with such rows, and closes it.
void begin_table(JsonWriter& json, std::string_view kind = "table");
void end_table(JsonWriter& json);
// A table row: its subject, then the figures of the person's side and of the others.
void table_row(JsonWriter& json, std::initializer_list<std::string_view> cells);
// With what authors put into pages of their own, where these links can be shown there.
void links_part(JsonWriter& json, const App& app, std::span<const SharedLink> links,
                bool for_authors = false);

}  // namespace allfours
