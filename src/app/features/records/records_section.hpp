// A section of the file that carries a person's records to another device (records_file.hpp). Its
// lines are those of a stored text, whose feature has a row for it (app/feature.hpp). Knows no
// record. Tests: tests/app/features/records/records_file_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "app/app.hpp"

namespace allfours {

struct RecordsSection {
  int place = 0;          // in the file
  std::string_view name;  // of the stored text
  // Without lines that this version does not know.
  std::string (*text)(const App& app) = nullptr;
  // The first line that this version does not know; empty if there is none.
  std::string (*unknown_line)(std::string_view lines) = nullptr;
  // Nothing is lost: an entry that is there already stays, and counts once.
  void (*take)(App& app, std::string_view lines) = nullptr;
  // Number of entries.
  int (*count)(const App& app) = nullptr;
  // True if it has lines that version 1 of the file does not know.
  bool (*needs_version_2)(const App& app) = nullptr;
};

// For a record, a member of PersonRecords, with the functions that write and parse its text.
template <auto record, auto write>
std::string known_lines(const App& app) {
  auto known = (app.state().records.*record).now();
  known.unknown.clear();
  return write(known);
}
template <auto parse>
std::string first_unknown_line(std::string_view lines) {
  const auto parsed = parse(lines);
  return parsed.unknown.empty() ? std::string() : parsed.unknown.front();
}
template <auto record, auto parse>
void take_lines(App& app, std::string_view lines) {
  (app.state().records.*record).take(parse(lines));
}

}  // namespace allfours
