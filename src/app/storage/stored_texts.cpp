#include "app/storage/stored_texts.hpp"

#include <algorithm>

#include "app/app.hpp"

namespace allfours {

const StoredText* find_stored_text(std::string_view name) {
  const auto rows = stored_texts();
  const auto row = std::ranges::find(rows, name, &StoredText::name);
  return row == rows.end() ? nullptr : &*row;
}

void App::hear_stored(std::string_view name, std::string_view text) {
  const StoredText* row = find_stored_text(name);
  if (row == nullptr || row->read == nullptr) return;
  row->read(*this, text);
  changed();
}

std::string App::text_to_store(std::string_view name) const {
  const StoredText* row = find_stored_text(name);
  return row != nullptr && row->text != nullptr ? row->text(*this) : std::string();
}

std::string App::add_to(std::string_view name, std::string_view stored) {
  hear_stored(name, stored);
  return text_to_store(name);
}

void App::note_stored(std::string_view name, bool stored) {
  if (!stored) {
    if (unstored_.emplace(name).second) changed();
    return;
  }
  const StoredText* row = find_stored_text(name);
  if (row != nullptr && row->note_stored != nullptr) row->note_stored(*this);
  if (unstored_.erase(std::string(name)) > 0) changed();
}

bool App::has_unread() const {
  return std::ranges::any_of(stored_texts(), [&](const StoredText& row) {
    return row.dialog == state_.dialog && row.has_unread != nullptr && row.has_unread(*this);
  });
}

bool App::has_unstored() const {
  return std::ranges::any_of(stored_texts(), [&](const StoredText& row) {
    return row.dialog == state_.dialog && unstored_.contains(row.name);
  });
}

}  // namespace allfours
