#include "app/dialogs/dialog.hpp"

#include <algorithm>

#include "app/app.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "app/feature.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_state.hpp"
#include "core/game/link_end.hpp"

namespace allfours {

namespace {

// Null if the name is empty.
const Dialog* find_dialog(std::string_view name) {
  for (const Feature* feature : features()) {
    const auto dialog = std::ranges::find(feature->dialogs, name, &Dialog::name);
    if (dialog != feature->dialogs.end()) return &*dialog;
  }
  return nullptr;
}

}  // namespace

std::string page_beside(const App& app, std::string_view folder) {
  return std::string(folder) + "/?lang=" + std::string(language_code(app.state().context.language));
}

std::string fair_page(const App& app) {
  return page_beside(app, "fair") + "#" + whole_link(record_text(app.table().session.game()));
}

void write_dialog(JsonWriter& json, const App& app) {
  const Dialog* row = find_dialog(app.state().dialog);
  if (row == nullptr) return;
  const Words& w = app.words();
  json.open('{');
  json.member("name", row->name);
  json.member("title", w.*row->title);
  json.member("close", w.close);
  json.member("message", app.message());
  json.key("parts");
  json.open('[');
  if (has_unread(app)) text_part(json, "text", w.unread_here);
  if (has_unstored(app)) text_part(json, "text", w.unstored_here);
  row->write(json, app);
  json.close(']');
  json.close('}');
}

}  // namespace allfours
