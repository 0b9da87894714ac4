#include "app/features/records/records_file.hpp"

#include <algorithm>
#include <array>

#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

constexpr std::string_view first_words = "all fours records ";
constexpr std::string_view version = "1";
constexpr std::string_view version_together = "2";
constexpr std::array<std::string_view, 3> sections{"statistics", "days", "slate"};
constexpr std::string_view last_line = "end";

// Lines of one section, and the number of the first.
struct Section {
  std::string text;
  int first = 0;
};

// The number of the section's line that was not understood, or 0.
int unread_line(const Section& section, const std::vector<std::string>& unknown) {
  if (unknown.empty()) return 0;
  std::string_view text = section.text;
  for (int line = section.first; !text.empty(); ++line) {
    if (take_line(text) == unknown.front()) return line;
  }
  return section.first;
}

}  // namespace

void Records::take(const Records& other) {
  statistics.take(other.statistics);
  for (const auto& [day, result] : other.days.results) days.results.try_emplace(day, result);
  for (const SlateGame& game : other.slate.games) slate.chalk(game);
}

std::string records_text(const Records& records) {
  Records known = records;
  known.statistics.unknown.clear();
  known.statistics.counted.clear();
  for (Tally& tally : known.statistics.tallies) tally.recent.clear();
  known.days.unknown.clear();
  known.slate.unknown.clear();
  const std::vector<Tally> total = known.statistics.total();
  const bool together = std::ranges::any_of(total, &Tally::together);
  std::string text =
      std::string(first_words) + std::string(together ? version_together : version) + '\n';
  const std::array texts{statistics_text(known.statistics), days_text(known.days),
                         slate_text(known.slate)};
  for (std::size_t i = 0; i < sections.size(); ++i) {
    text += std::string(sections[i]) + '\n' + texts[i];
  }
  return text + std::string(last_line) + '\n';
}

std::variant<Records, RecordsFault> judge_records(std::string_view file) {
  using Kind = RecordsFault::Kind;
  if (file.starts_with(byte_order_mark)) file.remove_prefix(byte_order_mark.size());
  const std::string_view first = take_line(file);
  if (!first.starts_with(first_words)) return RecordsFault{Kind::none};
  const std::string_view written = first.substr(first_words.size());
  if (written != version && written != version_together) return RecordsFault{Kind::newer};
  std::array<Section, sections.size()> read;
  std::size_t section = 0;  // the next one
  bool ended = false;
  for (int number = 2; !file.empty(); ++number) {
    const std::string_view line = take_line(file);
    if (ended && !line.empty()) return RecordsFault{Kind::unreadable, number};
    if (section < sections.size() && line == sections[section]) {
      read[section++].first = number + 1;
    } else if (section == sections.size() && line == last_line) {
      ended = true;
    } else if (section > 0) {
      read[section - 1].text += std::string(line) + '\n';
    } else if (!line.empty()) {
      return RecordsFault{Kind::unreadable, number};
    }
  }
  Records records{parse_statistics(read[0].text), parse_days(read[1].text),
                  parse_slate(read[2].text)};
  const std::array unread{unread_line(read[0], records.statistics.unknown),
                          unread_line(read[1], records.days.unknown),
                          unread_line(read[2], records.slate.unknown)};
  for (const int line : unread) {
    if (line > 0 && ended) return RecordsFault{Kind::unreadable, line};
  }
  if (!ended) return RecordsFault{Kind::cut};
  return records;
}

}  // namespace allfours
