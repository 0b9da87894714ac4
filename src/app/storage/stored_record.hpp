// The functions of a stored text (stored_texts.hpp) that is one of the person's records. Knows no
// record. Tests: tests/app/storage/storage_merge_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "app/app.hpp"

namespace allfours {

template <auto record>
void read_record(App& app, std::string_view text) {
  (app.state().records.*record).read(text);
}
template <auto record>
std::string record_as_text(const App& app) {
  return (app.state().records.*record).text();
}
template <auto record>
void note_record_stored(App& app) {
  (app.state().records.*record).note_stored();
}
template <auto record>
bool has_unread_record(const App& app) {
  return (app.state().records.*record).has_unread();
}

}  // namespace allfours
