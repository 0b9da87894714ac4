// The tables of people on devices that this device takes part in, as they are stored: by the name
// of the table, the newest first. The list is one text: "allfours-tables 1", then for each table a
// line "length:BYTES", and its text (together/stored.cpp). A text that cannot be
// read is kept, unchanged, at the end. Knows no page. Tests:
// tests/app/modes/together/stored_tables_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace allfours {

struct StoredTable {
  std::string table;  // its name: 12 letters
  std::string text;
};

class StoredTables {
 public:
  // Reads the stored list. Own changes that are not stored yet are made again.
  void read(std::string_view text);
  std::string text() const;
  // Everything has been stored.
  void note_stored() { unsaved_.clear(); }

  const std::vector<StoredTable>& all() const { return tables_; }
  const StoredTable* find(std::string_view table) const;
  void put(const StoredTable& table);
  void remove(std::string_view table);

 private:
  void change(const StoredTable& table);

  std::vector<StoredTable> tables_;
  std::vector<StoredTable> unsaved_;  // without text: removed
  std::string unread_;
};

}  // namespace allfours
