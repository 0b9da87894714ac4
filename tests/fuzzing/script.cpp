// The calls for JavaScript: one call per line, its arguments separated by tabs, "@" for the game of
// the last answer. Every answer is JSON; a rejected call has a message and changes no game.
#include <nlohmann/json.hpp>
#include <vector>

#include "fuzzing/fuzz.hpp"
#include "script/calls.hpp"

namespace allfours::fuzz {

namespace {

namespace script = allfours::script;

struct Caller {
  std::string game = "v=pitch&seed=A";
  std::vector<std::string> held;
  int slow = 0;  // calls of bots

  std::string part(std::string_view& line) const {
    const std::string_view text = take_line(line, '\t');
    return text == "@" ? game : std::string(text);
  }
  std::string call(std::string_view line);
  std::string think(std::string_view name, std::string_view line);
};

// Only weak bots: the others are slow.
std::string Caller::think(std::string_view name, std::string_view line) {
  const std::string who = part(line);
  std::string player = part(line);
  const bool is_slow = player == "strong" || player == "expert" || player == "yardstick";
  if (is_slow && ++slow > 1) player = "sensible";
  if (name == "think") return script::think(who, player);
  if (name == "choose") return script::choose(who, player);
  return script::lays_down(who, player, number_of(line));
}

std::string Caller::call(std::string_view line) {
  const std::string name = part(line);
  if (name == "variants") return script::variants();
  if (name == "fields") return script::fields();
  if (name == "players") return script::players();
  if (name == "think" || name == "choose" || name == "lays_down") return think(name, line);
  if (name == "words") return script::words(part(line));
  if (name == "read") {
    std::string log = part(line);
    std::replace(log.begin(), log.end(), '\t', '\n');
    return script::read(log);
  }
  const std::string who = part(line);
  if (name == "open") return script::open(who);
  if (name == "hold") return script::hold(who);
  if (name == "let_go") script::let_go(who);
  if (name == "undo") return script::undo(who, number_of(line));
  if (name == "events") {
    const int seat = number_of(part(line));
    return script::events(who, seat, number_of(line));
  }
  if (name == "packs") return script::packs(who);
  if (name == "table") return script::table(who, number_of(line));
  if (name == "choice") return script::choice(who, number_of(line));
  if (name == "may_lay_down") return script::may_lay_down(who);
  if (name == "why_not") return script::why_not(who, line);
  if (name == "cut") {
    const std::string card = part(line);
    return script::cut(who, card, line);
  }
  if (name == "decide") {
    const int seat = number_of(part(line));
    return script::decide(who, seat, line);
  }
  if (name == "advise" && ++slow <= 1) return script::advise(who, number_of(line));
  if (name == "review" && ++slow <= 1) return script::review(who, number_of(line));
  return "null";
}

}  // namespace

void try_text(std::string_view text) {
  Caller caller;
  for (int calls = 0; !text.empty() && calls < 40; ++calls) {
    const std::string_view line = take_line(text);
    const std::string before = script::open(caller.game);
    const std::string answer = caller.call(line);
    const auto json = nlohmann::json::parse(answer, nullptr, false);
    insist(!json.is_discarded(), "an answer is JSON", answer);
    const auto error = json.is_object() ? json.find("error") : json.end();
    if (json.is_object() && error != json.end()) {
      insist(error->is_string() && error->get<std::string>().size() > 3, "refused in a sentence",
             answer);
      insist(script::open(caller.game) == before, "what is refused changes no game", line);
      continue;
    }
    if (!json.is_object()) continue;
    if (const auto held = json.find("game"); held != json.end() && held->is_string()) {
      caller.game = held->get<std::string>();
      caller.held.push_back(caller.game);
    }
    if (const auto link = json.find("link"); link != json.end() && link->is_string()) {
      const std::string name = link->get<std::string>();
      const auto opened = nlohmann::json::parse(script::open(name), nullptr, false);
      insist(opened.is_object() && opened.value("link", "") == name, "a link is written best",
             name);
      if (!caller.game.starts_with('#')) caller.game = name;
    }
  }
  for (const std::string& name : caller.held) script::let_go(name);
}

}  // namespace allfours::fuzz
