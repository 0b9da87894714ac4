// Parts of the dialog that lists the keys (dialog.hpp). Knows no DOM.
// Tests: tests/app/dialogs/dialog_test.cpp.
#include "app/app.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "app/sheets_feature.hpp"
#include "app/shortcuts.hpp"

namespace allfours {

namespace {

// The label of a key.
std::string_view key_name(const Words& w, std::string_view key) {
  if (key == "Enter") return w.key_enter;
  if (key == "Space") return w.key_space;
  if (key == "Home") return w.key_home;
  if (key == "End") return w.key_end;
  if (key == "ArrowLeft") return "←";
  if (key == "ArrowRight") return "→";
  return key;
}

void keys_part(JsonWriter& json, const Words& w, Shortcut::Group group) {
  begin_part(json, "keys");
  json.key("rows");
  json.open('[');
  for (const Shortcut& shortcut : shortcuts()) {
    if (shortcut.group != group) continue;
    json.open('{');
    json.list("keys", keys_of(shortcut),
              [&](std::string_view key) { json.text(key_name(w, key)); });
    json.member("text", w.*shortcut.what);
    json.close('}');
  }
  json.close(']');
  json.close('}');
}

}  // namespace

void write_keys(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  text_part(json, "text", app.settings().shortcuts ? w.keys_note : w.keys_off_note);
  text_part(json, "text", w.keys_reader);
  text_part(json, "heading", w.keys_play);
  keys_part(json, w, Shortcut::Group::play);
  text_part(json, "heading", w.keys_ask);
  keys_part(json, w, Shortcut::Group::ask);
  text_part(json, "heading", w.keys_look);
  keys_part(json, w, Shortcut::Group::look);
}

}  // namespace allfours
