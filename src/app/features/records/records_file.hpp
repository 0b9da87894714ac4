// A person's records as a file for another device: those of the features that have a section in it
// (records_section.hpp). The file begins with "all fours records 1", then has the sections, each
// its name and its lines, and ends with "end". It is version 2 if there are games at tables of
// people on devices, which version 1 does not know. Knows no screen and no sentence. Tests:
// tests/app/features/records/records_file_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/features/records/records_section.hpp"

namespace allfours {

// Why a file is refused. `line` counts from 1; 0 if the fault is not in one line.
struct RecordsFault {
  enum class Kind : std::uint8_t {
    none,        // the file holds no records
    newer,       // a newer version has written it
    unreadable,  // malformed line
    cut          // the file ends before its end
  };
  Kind kind = Kind::none;
  int line = 0;
  bool operator==(const RecordsFault&) const = default;
};

// In the order of the file.
const std::vector<const RecordsSection*>& records_sections();
std::string records_text(const App& app);
// The lines of each section. All of the file is read, or nothing. A byte order mark, line ends of
// Windows and empty lines are accepted.
std::variant<std::vector<std::string>, RecordsFault> judge_records(std::string_view file);

}  // namespace allfours
