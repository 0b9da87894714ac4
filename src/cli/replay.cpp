// `allfours replay`: replays a record or an event log through the rules (EVENTS.md "Command line");
// `allfours link`: a log as a link. Tests: tests/golden/cli_test.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>

#include "cli/commands.hpp"
#include "core/game/link_end.hpp"
#include "core/game/log_reader.hpp"
#include "core/game/record.hpp"
#include "core/log/event_json.hpp"

namespace allfours {

namespace {

using Complaint = std::optional<Fault>;  // the fault of a line, if any

// Buffered output of events.
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
  text.remove_prefix(text.find('#') + 1);  // all of it without an address
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

// Writes one line to standard error, whatever the input contains; returns the exit status of an
// illegal log.
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

// The game of a log, or its hand `hand` (0: all of it), up to its first `moment` events (0: all).
int link(std::istream& input, int hand, int moment) {
  const std::string text(std::istreambuf_iterator<char>(input), {});
  const auto parsed = parse_log(text);
  if (const auto* no = std::get_if<LogFault>(&parsed)) {
    return refuse(static_cast<std::size_t>(no->line), no->fault.sentence());
  }
  const Setup& setup = std::get<Record>(parsed).setup;
  const Events log = std::get<Events>(events(std::get<Record>(parsed)));
  if (moment > std::ssize(log))
    return bad_usage("there are no more than " + std::to_string(log.size()) + " events, not " +
                     std::to_string(moment));
  const auto shown =
      std::span(log).first(static_cast<std::size_t>(moment == 0 ? std::ssize(log) : moment));
  const auto begins = [&](const Event& event) {
    return event.kind == EventKind::hand && event.hand_number == hand;
  };
  if (hand > 0 && std::none_of(shown.begin(), shown.end(), begins)) {
    return bad_usage("there is no hand " + std::to_string(hand) + " in these events");
  }
  const Record record =
      hand > 0 ? record_of_hand(setup, shown, hand) : Record{setup, decisions_in(shown)};
  std::cout << whole_link(record_text(record)) << '\n';
  return 0;
}

// Applies `read(input)` to the named file, or to standard input.
template <typename Read>
int with_input(std::string_view call, const Arguments& names, Read read) {
  if (names.size() > 1) {
    return bad_usage(std::string(call) + " takes one file at most, not " +
                     std::to_string(names.size()));
  }
  std::ios::sync_with_stdio(false);
  if (names.empty()) return read(std::cin);
  const std::string name(names.front());
  std::ifstream file(name, std::ios::binary);
  if (file) file.peek();  // a folder can be opened, but not read
  if (!file.is_open() || file.bad()) return bad_usage("there is no file \"" + name + "\" to read");
  file.clear();
  return read(file);
}

}  // namespace

int run_replay(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(arguments, {}, {})) {
    return bad_usage("replay knows no options, only the name of a file");
  }
  return with_input("replay", options.rest(), replay);
}

int run_link(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(arguments, {"--hand", "--moment"}, {})) return bad_usage(*no);
  const auto hand = number_from(options, "--hand", 0, 1);
  const auto moment = number_from(options, "--moment", 0, 1);
  for (const auto* number : {&hand, &moment}) {
    if (const auto* no = std::get_if<std::string>(number)) return bad_usage(*no);
  }
  return with_input("link", options.rest(), [&](std::istream& input) {
    return link(input, std::get<int>(hand), std::get<int>(moment));
  });
}

}  // namespace allfours
