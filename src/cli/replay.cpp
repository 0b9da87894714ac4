// `allfours replay`: plays a record or an event log through the rules again (EVENTS.md "Command
// line"). Tests: tests/golden/cli_test.
#include <fstream>
#include <iostream>

#include "cli/commands.hpp"
#include "core/event_json.hpp"
#include "core/log_reader.hpp"
#include "core/record.hpp"

namespace allfours {

namespace {

using Complaint = std::optional<Fault>;  // why a line cannot stand; nothing if it can

// Writes events to standard output, in large pieces.
class Output {
 public:
  ~Output() { flush(); }
  void write(std::string_view line) {
    text_ += line;
    text_ += '\n';
    if (text_.size() >= enough) flush();
  }
  void flush() {
    std::cout.write(text_.data(), static_cast<std::streamsize>(text_.size())).flush();
    text_.clear();
  }

 private:
  static constexpr std::size_t enough = 1 << 16;
  std::string text_;
};

Complaint replay_record(Output& output, std::string_view text) {
  auto parsed = parse_record(text);
  if (const auto* no = std::get_if<Fault>(&parsed)) return *no;
  const auto& record = std::get<Record>(parsed);
  const auto played = events(record);
  if (const auto* no = std::get_if<IllegalStep>(&played)) return no->refusal.fault;
  for (const Event& event : std::get<Events>(played)) {
    std::string line;
    append_json(line, event, record.setup);
    output.write(line);
  }
  return std::nullopt;
}

// One line on standard error, whatever the input holds; the exit status of an illegal log.
int refuse(std::size_t line, std::string sentence) {
  for (char& c : sentence) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = '?';
  }
  std::cerr << "allfours: line " << line << ": " << sentence << '\n';
  return 1;
}

int replay(std::istream& input) {
  constexpr std::string_view blank = " \t\r";
  Output output;
  LogReader log;
  std::string line;
  std::size_t number = 0;
  bool found = false;
  bool is_log = false;  // the first character decides
  while (std::getline(input, line)) {
    ++number;
    const auto first = line.find_first_not_of(blank);
    if (first == std::string::npos) continue;
    const auto text =
        std::string_view(line).substr(first, line.find_last_not_of(blank) - first + 1);
    if (!found) is_log = text.front() == '{';
    found = true;
    if (auto no = is_log ? log.read(text) : replay_record(output, text)) {
      output.flush();
      return refuse(number, no->sentence());
    }
    if (is_log) output.write(log.line());
  }
  if (!found) return refuse(1, "There is no record and no event log to replay.");
  if (auto no = log.end()) {
    output.flush();
    return refuse(number + 1, no->sentence());
  }
  return 0;
}

}  // namespace

int run_replay(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(arguments, {}, {})) {
    return bad_usage("replay knows no options, only the name of a file");
  }
  if (options.rest().size() > 1) {
    return bad_usage("replay takes one file at most, not " + std::to_string(options.rest().size()));
  }
  std::ios::sync_with_stdio(false);
  if (options.rest().empty()) return replay(std::cin);
  const std::string name(options.rest().front());
  std::ifstream file(name, std::ios::binary);
  if (file) file.peek();  // a folder can be opened, but not read
  if (!file.is_open() || file.bad()) return bad_usage("there is no file \"" + name + "\" to read");
  file.clear();
  return replay(file);
}

}  // namespace allfours
