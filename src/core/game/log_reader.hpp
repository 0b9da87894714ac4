// Reads an event log line by line: the rules recreate every event, and the line must agree as JSON:
// each of our fields must be present and equal; further fields are ignored. The result is a record.
// Knows no file. Tests: tests/core/game/log_reader_test.cpp, tests/golden/cli_test.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/game/record.hpp"

namespace allfours {

struct Json;

class LogReader {
 public:
  // Reads the next line; returns its fault, if any. After the end of a game another may begin.
  // After a fault the reader must not be used again.
  std::optional<Fault> read(std::string_view line);
  // After the last line: a log may end only where somebody must choose.
  std::optional<Fault> end() const;

  // The last line in our own format.
  const std::string& line() const { return line_; }
  int games() const { return games_; }
  // The last game that began, as far as it went. Precondition: the last line had no fault.
  Record record() const { return {game_.setup(), decisions_in(game_.log())}; }

 private:
  std::optional<Fault> begin_game(const Json& line);
  std::optional<Fault> find_event(const Json& line, std::string_view kind);
  // True if the lines have reached the state of the game.
  bool caught_up() const { return read_ == game_.log().size(); }

  Game game_;             // advanced past the lines read, to the next decision
  std::size_t read_ = 0;  // number of its events covered by the lines
  std::string line_;
  int games_ = 0;
};

// A fault of a log, and its line.
struct LogFault {
  int line = 0;
  Fault fault{};

  // "Line 3: …", in English.
  std::string sentence() const;
};

// The single game in the text of a log.
std::variant<Record, LogFault> parse_log(std::string_view text);

}  // namespace allfours
