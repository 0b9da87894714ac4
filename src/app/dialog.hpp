// The dialogs that the page shows in elements of its own, since they hold text fields and are for
// readers: the keys, the settings, the statistics. Each is a title and parts, as JSON; the page
// knows the kinds of parts, and no word. Knows no DOM. Tests: tests/app/dialog_test.cpp,
// tests/browser.
#pragma once

#include "app/app.hpp"
#include "app/json_writer.hpp"

namespace allfours {

// Writes the dialog that is open, as one object; App::dialog() is not none. Its parts, by `kind`:
// text, heading: `text`. keys: `rows` of `keys` (texts) and `text`. choice: `label`, `options` of
// `id`, `label`, `chosen`. switch: `label`, `note`, `on`, `id` (an action that ends in on or off
// behind it). button: `id`, `label`. table: `rows` of texts, the first its heads. field: `id` (the
// text goes behind it), `label`, `value`, `usual`, `longest`.
void write_dialog(JsonWriter& json, const App& app);

}  // namespace allfours
