// Reads an event log back, line by line: every event is made again by the rules and compared with
// what the line says, as JSON: every field of ours must be there and equal, further fields are let
// pass. What stands is a record again.
// Knows no file.
// Tests: tests/rules/log_reader_test.cpp,
// tests/golden/cli_test.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/record.hpp"

namespace allfours {

struct Json;

class LogReader {
 public:
  // The next line; why it cannot stand, or nothing. After a game has ended another may begin. After
  // a complaint the reader is of no more use.
  std::optional<Fault> read(std::string_view line);
  // After the last line: a log may stop only where somebody must choose.
  std::optional<Fault> end() const;

  // The last line, as we write it.
  const std::string& line() const { return line_; }
  int games() const { return games_; }
  // The last game that began, as far as it went; only after a good line.
  Record record() const { return {game_.setup(), decisions_in(game_.log())}; }

 private:
  std::optional<Fault> begin_game(const Json& line);
  std::optional<Fault> find_event(const Json& line, std::string_view kind);
  // The lines have come to where the game stands.
  bool caught_up() const { return read_ == game_.log().size(); }

  Game game_;             // on from the lines read to where somebody must choose
  std::size_t read_ = 0;  // how many of its events the lines have told
  std::string line_;
  int games_ = 0;
};

// What is wrong with a log, and in which of its lines.
struct LogFault {
  int line = 0;
  Fault fault{};

  // "Line 3: …", in English.
  std::string sentence() const;
};

// The one game in the text of a log.
std::variant<Record, LogFault> parse_log(std::string_view text);

}  // namespace allfours
