// The dialogs that the page shows in elements of its own, since they hold text fields and are for
// readers: the keys, the settings, the statistics, what can be shared, what can be opened. Each is
// a title and parts, as JSON; the page knows the kinds of parts, and no word. Knows no DOM. Tests:
// tests/app/dialog_test.cpp, tests/app/sharing_test.cpp, tests/browser.
#pragma once

#include "app/app.hpp"
#include "core/json_writer.hpp"

namespace allfours {

// Writes the dialog that is open, as one object; App::dialog() is not none. Its parts, by `kind`:
// text, heading: `text`. keys: `rows` of `keys` (texts) and `text`. choice: `label`, `options` of
// `id`, `label`, `chosen`. slider: `label`, `low` and `high` for its ends, `id` (one of `steps`
// goes behind it), `step`, the place of the chosen one. switch: `label`, `note`, `on`, `id` (an
// action that ends in on or off behind it). button: `id`, `label`, `primary`. table: `rows` of
// texts, the first its heads. field: `id` (the text goes behind it), `label`, `value`, `usual`,
// `longest`. links: `links` of `id`, `label`, `note`, `fragment`, and the words around them; no
// `code` where no QR code can be drawn. file: `fragment` of the game whose log is saved as `file`,
// with `reviews` of its decisions. page: `label`, `href`. save: `label`, the `text` that is saved
// as `file`. load: `label`, and `id`, behind which the text of a file goes. opening: words alone;
// it answers with act("open_link:…"), or "open_failed:…" with what `read` of the package found
// wrong (app/fault_words.hpp), or `unread`. review: verdict_dialog.hpp. hands: hands_part.hpp.
void write_dialog(JsonWriter& json, const App& app);

// The address of a page of its own beside the game, in the language of the moment.
std::string page_beside(const App& app, std::string_view folder);
// The address of the page that works out the deals of the game at the table again.
std::string fair_page(const App& app);

}  // namespace allfours
