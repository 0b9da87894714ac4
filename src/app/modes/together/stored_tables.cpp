#include "app/modes/together/stored_tables.hpp"

#include <algorithm>
#include <variant>

#include "app/modes/together/table_device.hpp"
#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

constexpr std::string_view head = "allfours-tables 1\n";
constexpr int longest_stored = 2'000'000;

}  // namespace

void StoredTables::read(std::string_view text) {
  tables_.clear();
  unread_.clear();
  std::string_view rest = text;
  if (rest.starts_with(head)) rest.remove_prefix(head.size());
  while (!rest.empty()) {
    std::string_view after = rest;
    std::string_view line = take_field(after, '\n');
    int length = 0;
    bool bad = take_field(line, ':') != "length";
    take_number(line, 1, longest_stored, length, bad);
    if (bad || after.size() < static_cast<std::size_t>(length)) break;
    const std::string_view one = after.substr(0, static_cast<std::size_t>(length));
    const auto device = TableDevice::restored(one);
    if (std::holds_alternative<Fault>(device)) break;
    tables_.push_back({std::get<TableDevice>(device).device().sitting().table, std::string(one)});
    rest = after.substr(static_cast<std::size_t>(length));
  }
  unread_ = rest;
  const auto changes = unsaved_;
  for (const StoredTable& table : changes) change(table);
}

std::string StoredTables::text() const {
  if (tables_.empty() && unread_.empty()) return {};
  std::string text(head);
  for (const StoredTable& table : tables_) {
    text += "length:" + std::to_string(table.text.size()) + "\n" + table.text;
  }
  return text + unread_;
}

const StoredTable* StoredTables::find(std::string_view table) const {
  const auto found = std::find_if(tables_.begin(), tables_.end(),
                                  [&](const StoredTable& one) { return one.table == table; });
  return found == tables_.end() ? nullptr : &*found;
}

void StoredTables::change(const StoredTable& table) {
  std::erase_if(tables_, [&](const StoredTable& one) { return one.table == table.table; });
  if (!table.text.empty()) tables_.insert(tables_.begin(), table);
}

void StoredTables::put(const StoredTable& table) {
  change(table);
  std::erase_if(unsaved_, [&](const StoredTable& one) { return one.table == table.table; });
  unsaved_.push_back(table);
}

void StoredTables::remove(std::string_view table) { put({std::string(table), {}}); }

}  // namespace allfours
