// For the rows of verbs: short names, and functions behind verbs (Verb::take) that several features
// use. Knows no feature. Tests: tests/app/verbs_test.cpp.
#pragma once

#include <string_view>
#include <type_traits>

#include "app/app.hpp"
#include "app/layers.hpp"

namespace allfours {

using Where = Verb::Where;
using Touch = Verb::Touch;

// Calls a method, with or without the verb's object.
template <auto method, typename Object>
bool call_method(Object& object, std::string_view what) {
  if constexpr (std::is_invocable_v<decltype(method), Object&, std::string_view>) {
    return (object.*method)(what);
  } else {
    return (object.*method)();
  }
}

// A verb of the start screen. Precondition: it is on the screen.
template <auto method>
bool at_start(App& app, std::string_view what) {
  return call_method<method>(app.state().start, what);
}

// A verb of the table, with or without an object. Precondition: a table is on the screen.
template <bool (*verb)(TableState&)>
bool at_table(App& app, std::string_view) {
  return verb(app.state().table.value());
}
template <bool (*verb)(TableState&, std::string_view)>
bool at_table(App& app, std::string_view what) {
  return verb(app.state().table.value(), what);
}

// Sets a switch of the settings: "on" or "off".
template <bool Settings::*flag>
bool turn(App& app, std::string_view what) {
  Context& context = app.state().context;
  context.settings.*flag = what == "on";
  if (!context.message.offered().id.empty()) context.message.clear();
  return context.effects.save("settings");
}

// Opens the dialog of this name, or closes it.
template <const std::string_view& name>
bool toggle(App& app) {
  return toggle_dialog(app, name);
}

}  // namespace allfours
