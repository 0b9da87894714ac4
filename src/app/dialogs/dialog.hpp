// Dialogs that the page shows in DOM elements, because they contain text fields or long texts:
// keys, settings, statistics, sharing, opening and others. Each is a title and parts, as JSON; the
// page knows the kinds of parts and contains no text. Knows no DOM. Tests:
// tests/app/dialogs/dialog_test.cpp, tests/app/links/sharing_test.cpp, tests/browser.
#pragma once

#include <string>
#include <string_view>

#include "core/text/json_writer.hpp"
#include "words/words.hpp"

namespace allfours {

class App;

// A dialog: its name for the page, its title, and the function that writes its parts. A feature
// with a dialog has a row (app/feature.hpp).
struct Dialog {
  std::string_view name;
  std::string_view Words::*title = nullptr;
  void (*write)(JsonWriter& json, const App& app) = nullptr;
};

// Writes the open dialog as one object; nothing if there is none. Parts by `kind`:
// text, heading: `text`. keys: `rows` of `keys` (texts) and `text`. choice: `label`, `options` of
// `id`, `label`, `chosen`. slider: `label`, `low` and `high` for its ends, `id` (to which one of
// `steps` is appended), `step`, the index chosen. switch: `label`, `note`, `on`, `id` (to which on
// or off is appended). button: `id`, `label`, `primary`. table: `rows` of texts, the first its
// heads. field: `id` (to which the text is appended), `label`, `value`, `usual`, `longest`. links:
// `links` of `id`, `label`, `note`, `fragment`, and their texts; no `code` without QR codes. file:
// `fragment` of the game whose log is saved as `file`, with `reviews` of its decisions. page:
// `label`, `href`. scan: `label`, `stop`; the text of a QR code is appended to `id`, the reason why
// there is none to `failed`. save: `label`, the `text` to save as `file`. load: `label`, and `id`,
// to which the text of a file is appended. opening: texts alone; answered by act("open_link:…"), or
// by "open_failed:…" with the fault that `read` of the package returned
// (app/links/fault_words.hpp), or `unread`. review: verdict_dialog.hpp. hands: hands_part.hpp.
void write_dialog(JsonWriter& json, const App& app);

// Address of a page of the site beside the game, in the current language.
std::string page_beside(const App& app, std::string_view folder);
// Address of the page that recomputes the deals of the game at the table.
std::string fair_page(const App& app);

}  // namespace allfours
