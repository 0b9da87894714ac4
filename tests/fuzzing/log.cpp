// Event logs: any text is a game or has a fault in one of its lines; a game is written and read
// again equal. The input is a log, or a link followed by changes of that game's log: "3 17 2 x"
// replaces two characters of line 3 by "x".
#include <vector>

#include "core/game/log_reader.hpp"
#include "core/log/event_json.hpp"
#include "fuzzing/fuzz.hpp"

namespace allfours::fuzz {

namespace {

using Lines = std::vector<std::string>;

Lines lines_of(const Setup& setup, const Events& log) {
  Lines lines;
  for (const Event& event : log) append_json(lines.emplace_back(), event, setup);
  return lines;
}

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) (text += line) += '\n';
  return text;
}

void change(Lines& lines, std::string_view how) {
  if (lines.empty() || how.empty()) return;
  const auto place = [](std::string_view word, std::size_t below) {
    return static_cast<std::size_t>(std::abs(number_of(word))) % below;
  };
  const std::size_t at_line = place(take_word(how), lines.size());
  std::string& line = lines[at_line];
  const std::size_t from = place(take_word(how), line.size() + 1);
  const std::size_t count = place(take_word(how), 400);
  if (how == "cut") {
    lines.resize(at_line);
  } else if (how == "twice") {
    const std::string copy = line;
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at_line), copy);
  } else {
    line.replace(from, count, how);
  }
}

void check_read(const Record& record, std::string_view text) {
  const auto folded = events(record);
  insist(std::holds_alternative<Events>(folded), "a log that is read can be played", text);
  const Lines lines = lines_of(record.setup, std::get<Events>(folded));
  const std::string written = joined(lines);
  const auto again = parse_log(written);
  insist(std::holds_alternative<Record>(again), "a log that is written can be read", written);
  insist(record_text(std::get<Record>(again)) == record_text(record), "and is the same", written);
  LogReader reader;
  for (const std::string& line : lines) {
    insist(!reader.read(line), "each line can stand", line);
    insist(reader.line() == line, "each line is written as it was", line);
  }
  insist(!reader.end(), "the log may end where it does", written);
}

}  // namespace

void try_text(std::string_view text) {
  std::string_view rest = text;
  std::string changed;
  const auto opened = open_record(take_line(rest));
  if (const auto* record = std::get_if<OpenedRecord>(&opened)) {
    Lines lines = lines_of(record->game.setup(), record->game.log());
    while (!rest.empty()) change(lines, take_line(rest));
    changed = joined(lines);
    text = changed;
  }
  const auto read = parse_log(text);
  if (const auto* record = std::get_if<Record>(&read)) return check_read(*record, text);
  const auto& fault = std::get<LogFault>(read);
  std::string_view all = text;
  int count = 0;
  for (; !all.empty(); ++count) take_line(all);
  insist(fault.line >= 1 && fault.line <= count + 1, "a fault is in a line of the log", text);
  check_fault(fault.fault);
  insist(!fault.sentence().empty(), "and says so", text);
}

}  // namespace allfours::fuzz
