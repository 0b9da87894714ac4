// Shared parts of the calls: the games they name, and the JSON of their answers. Knows players by
// name alone, and none of the calls. Tests: tests/script/calls_test.cpp.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "core/game/log_reader.hpp"
#include "core/game/record.hpp"
#include "core/text/json_writer.hpp"

namespace allfours::script {

// The text written by `write(json)`.
template <typename Write>
std::string written(Write&& write) {
  std::string out;
  JsonWriter json(out);
  write(json);
  return out;
}

// The same for an object whose members `write(json)` writes.
template <typename Write>
std::string object(Write&& write) {
  return written([&](JsonWriter& json) {
    json.open('{');
    write(json);
    json.close('}');
  });
}

template <typename List, typename Write>
std::string array(const List& list, Write&& write) {
  return written([&](JsonWriter& json) {
    json.open('[');
    for (const auto& item : list) write(json, item);
    json.close(']');
  });
}

// {"error": …}: a sentence; for a refusal with its reason in a word.
std::string error(std::string_view sentence);
std::string error(const Refusal& no);
// For a log with the fault itself: {"error": "Line 3: …", "fault": {"kind": …, "about": …, "line":
// 3}}.
std::string error(const LogFault& no);

// The games named by calls. Held games change in place; the last few links stay replayed, so that a
// call on the answer of another replays nothing.
class Games {
 public:
  // The game, or a sentence why there is none of this name.
  std::variant<const OpenedRecord*, std::string> find(std::string_view name) {
    if (name.starts_with('#')) {
      if (OpenedRecord* held = find_held(name)) return held;
      return "There is no game " + std::string(name.substr(0, 20)) + " any more.";
    }
    for (const auto& [link, game] : played_) {
      if (link == name && !name.empty()) return &game;  // an empty slot has no link
    }
    auto opened = open_record(name);
    if (const auto* no = std::get_if<Fault>(&opened)) return no->sentence();
    return keep(std::string(name), std::get<OpenedRecord>(std::move(opened)));
  }

  OpenedRecord* find_held(std::string_view name) {
    const auto found = held_.find(name);
    return found == held_.end() ? nullptr : &found->second;
  }

  std::string hold(OpenedRecord game) {
    const std::string name = "#" + std::to_string(++last_held_);
    held_.emplace(name, std::move(game));
    return name;
  }

  void let_go(std::string_view name) {
    if (const auto found = held_.find(name); found != held_.end()) held_.erase(found);
  }

  const OpenedRecord* keep(std::string link, OpenedRecord game) {
    auto& place = played_[oldest_];
    oldest_ = (oldest_ + 1) % played_.size();
    place = {std::move(link), std::move(game)};
    return &place.game;
  }

 private:
  struct Played {
    std::string link;
    OpenedRecord game;
  };
  std::array<Played, 4> played_;
  std::size_t oldest_ = 0;
  std::map<std::string, OpenedRecord, std::less<>> held_;
  int last_held_ = 0;
};

Games& games();

// Answers `call(game)`, or the error that there is no such game.
template <typename Call>
std::string with_game(std::string_view name, Call call) {
  const auto game = games().find(name);
  if (const auto* no = std::get_if<std::string>(&game)) return error(*no);
  return call(std::get<const OpenedRecord*>(game)->game);
}

bool has_seat(const Game& game, int seat);
// The errors for invalid arguments.
std::string no_seat(const Game& game, int seat);
std::string no_card(std::string_view card);
std::string no_player(std::string_view name);

// The answer of `open` for a game.
std::string described(const OpenedRecord& opened);

}  // namespace allfours::script
