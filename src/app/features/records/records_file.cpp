#include "app/features/records/records_file.hpp"

#include <algorithm>

#include "app/feature.hpp"
#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

constexpr std::string_view first_words = "all fours records ";
constexpr std::string_view version = "1";
constexpr std::string_view version_2 = "2";
constexpr std::string_view last_line = "end";

// The number of the first line of a section that is not understood, or 0. `first`: number of the
// section's first line.
int unread_line(const RecordsSection& section, std::string_view lines, int first) {
  const std::string unknown = section.unknown_line(lines);
  if (unknown.empty()) return 0;
  for (int line = first; !lines.empty(); ++line) {
    if (take_line(lines) == unknown) return line;
  }
  return first;
}

}  // namespace

const std::vector<const RecordsSection*>& records_sections() {
  static const std::vector<const RecordsSection*> all = [] {
    std::vector<const RecordsSection*> found;
    for (const Feature* feature : features()) {
      if (feature->records != nullptr) found.push_back(feature->records);
    }
    std::ranges::sort(found, {}, &RecordsSection::place);
    return found;
  }();
  return all;
}

std::string records_text(const App& app) {
  const bool newer = std::ranges::any_of(records_sections(), [&](const RecordsSection* section) {
    return section->needs_version_2 != nullptr && section->needs_version_2(app);
  });
  std::string text = std::string(first_words) + std::string(newer ? version_2 : version) + '\n';
  for (const RecordsSection* section : records_sections()) {
    text += std::string(section->name) + '\n' + section->text(app);
  }
  return text + std::string(last_line) + '\n';
}

std::variant<std::vector<std::string>, RecordsFault> judge_records(std::string_view file) {
  using Kind = RecordsFault::Kind;
  if (file.starts_with(byte_order_mark)) file.remove_prefix(byte_order_mark.size());
  const std::string_view first = take_line(file);
  if (!first.starts_with(first_words)) return RecordsFault{Kind::none};
  const std::string_view written = first.substr(first_words.size());
  if (written != version && written != version_2) return RecordsFault{Kind::newer};
  const auto& sections = records_sections();
  std::vector<std::string> read(sections.size());
  std::vector<int> begun(sections.size());
  std::size_t next = 0;
  bool ended = false;
  for (int number = 2; !file.empty(); ++number) {
    const std::string_view line = take_line(file);
    if (ended && !line.empty()) return RecordsFault{Kind::unreadable, number};
    if (next < sections.size() && line == sections[next]->name) {
      begun[next++] = number + 1;
    } else if (next == sections.size() && line == last_line) {
      ended = true;
    } else if (next > 0) {
      read[next - 1] += std::string(line) + '\n';
    } else if (!line.empty()) {
      return RecordsFault{Kind::unreadable, number};
    }
  }
  if (!ended) return RecordsFault{Kind::cut};
  for (std::size_t i = 0; i < sections.size(); ++i) {
    if (const int line = unread_line(*sections[i], read[i], begun[i]); line > 0)
      return RecordsFault{Kind::unreadable, line};
  }
  return read;
}

}  // namespace allfours
