#include "app/storage/stored_texts.hpp"

#include <algorithm>

#include "app/app.hpp"

namespace allfours {

const StoredText* find_stored_text(std::string_view name) {
  const auto rows = stored_texts();
  const auto row = std::ranges::find(rows, name, &StoredText::name);
  return row == rows.end() ? nullptr : &*row;
}

void hear_stored(App& app, std::string_view name, std::string_view text) {
  const StoredText* row = find_stored_text(name);
  if (row == nullptr || row->read == nullptr) return;
  row->read(app, text);
  app.changed();
}

std::string text_to_store(const App& app, std::string_view name) {
  const StoredText* row = find_stored_text(name);
  return row != nullptr && row->text != nullptr ? row->text(app) : std::string();
}

std::string add_to_stored(App& app, std::string_view name, std::string_view stored) {
  hear_stored(app, name, stored);
  return text_to_store(app, name);
}

void note_stored(App& app, std::string_view name, bool stored) {
  auto& unstored = app.state().unstored;
  if (!stored) {
    if (unstored.emplace(name).second) app.changed();
    return;
  }
  const StoredText* row = find_stored_text(name);
  if (row != nullptr && row->note_stored != nullptr) row->note_stored(app);
  if (unstored.erase(std::string(name)) > 0) app.changed();
}

bool has_unread(const App& app) {
  return std::ranges::any_of(stored_texts(), [&](const StoredText& row) {
    return row.dialog == app.state().dialog && row.has_unread != nullptr && row.has_unread(app);
  });
}

bool has_unstored(const App& app) {
  return std::ranges::any_of(stored_texts(), [&](const StoredText& row) {
    return row.dialog == app.state().dialog && app.state().unstored.contains(row.name);
  });
}

}  // namespace allfours
