// `allfours replay`: plays a record or an event log through the rules again (events.md "Command
// line"). A log's lines are compared with what the rules give as JSON values: every field of ours
// must be there and equal, further fields are let pass. Tests: tests/golden/cli_test.
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "core/event_json.hpp"
#include "core/given.hpp"
#include "core/record.hpp"

namespace allfours {

namespace {

using Json = nlohmann::json;
using Complaint = std::optional<std::string>;  // why a line cannot stand; nothing if it can

// A value as it is quoted in a complaint: short, ASCII, on one line.
std::string shown(const Json& value) {
  constexpr std::size_t enough = 100;
  std::string text = value.dump(-1, ' ', true, Json::error_handler_t::replace);
  if (text.size() > enough) text = text.substr(0, enough) + "...";
  return text;
}

const Json* find(const Json& object, std::string_view name) {
  const auto found = object.find(name);
  return found == object.end() ? nullptr : &*found;
}

std::optional<std::string> find_text(const Json& object, std::string_view name) {
  const Json* value = find(object, name);
  if (value == nullptr || !value->is_string()) return std::nullopt;
  return *value->get_ptr<const std::string*>();
}

// A whole number from 0 to `most`.
std::optional<int> find_number(const Json& object, std::string_view name, int most) {
  const Json* value = find(object, name);
  if (value == nullptr || !value->is_number_unsigned()) return std::nullopt;
  const auto number = *value->get_ptr<const Json::number_unsigned_t*>();
  if (number > static_cast<Json::number_unsigned_t>(most)) return std::nullopt;
  return static_cast<int>(number);
}

std::optional<Card> to_card(const Json& value) {
  if (!value.is_string()) return std::nullopt;
  return parse_card(*value.get_ptr<const std::string*>());
}

// The first field of ours that the line lacks or has otherwise.
Complaint difference(const Json& ours, const Json& theirs, const std::string& inside = {}) {
  for (const auto& [name, value] : ours.items()) {
    const Json* given = find(theirs, name);
    if (given == nullptr) return "\"" + inside + name + "\" is missing.";
    if (value.is_object() && given->is_object()) {
      if (auto no = difference(value, *given, inside + name + ".")) return no;
    } else if (value != *given) {
      return "\"" + inside + name + "\" is " + shown(*given) + ", by the rules it is " +
             shown(value) + ".";
    }
  }
  return std::nullopt;
}

Complaint read_rules(RuleSet& rules, const Json& given) {
  for (const Field& field : fields()) {
    const Json* value = find(given, field.name);
    if (value == nullptr) return "\"rules." + std::string(field.name) + "\" is missing.";
    const auto* word = value->get_ptr<const std::string*>();
    if (auto no = set_field(rules, field.name, word != nullptr ? *word : shown(*value))) return no;
  }
  return std::nullopt;
}

Complaint read_pack(Pack& pack, const Json& given) {
  CardSet seen;
  if (given.is_array() && given.size() == pack.size()) {
    std::size_t place = 0;
    for (const Json& value : given) {
      const auto card = to_card(value);
      if (!card) return "\"pack\" holds " + shown(value) + ", which is no card.";
      seen.add(*card);
      pack[place++] = *card;
    }
  }
  if (seen == CardSet::pack()) return std::nullopt;
  return "\"pack\" is a list of all 52 cards, each once.";
}

Complaint read_start(Setup& setup, const Json& given) {
  const auto number = [&](std::string_view name) {
    const Json* value = find(given, name);
    return value == nullptr || value->is_null() ? std::string() : shown(*value);
  };
  std::string score;
  const Json* scores = find(given, "score");
  if (scores != nullptr && scores->is_array()) {
    for (const Json& value : *scores) score += (score.empty() ? "" : ".") + shown(value);
  }
  return read_start(setup, number("hand"), number("dealer"), score);
}

// The setup that a `game` line describes.
std::variant<Setup, std::string> read_setup(const Json& line) {
  const auto variant = find_text(line, "variant");
  if (!variant) return std::string("\"variant\" is missing.");
  const auto players = find_number(line, "players", max_players);
  if (!players) return "\"players\" is a number up to " + std::to_string(max_players) + ".";
  const auto seed = find_text(line, "seed");
  if (!seed) return std::string("\"seed\" is missing; what one seat saw cannot be played again.");
  auto made = make_setup(*variant, std::to_string(*players), *seed, {});
  if (std::holds_alternative<std::string>(made)) return made;
  auto& setup = std::get<Setup>(made);
  const Json* rules = find(line, "rules");
  if (rules == nullptr || !rules->is_object()) return std::string("\"rules\" is missing.");
  if (auto no = read_rules(setup.rules, *rules)) return *no;
  if (auto no = validate(setup.rules, setup.players)) return *no;
  if (const Json* start = find(line, "start")) {
    if (auto no = read_start(setup, *start)) return *no;
  }
  if (const Json* pack = find(line, "pack")) {
    if (auto no = read_pack(setup.first_pack.emplace(), *pack)) return *no;
  }
  return made;
}

std::optional<Say> to_say(std::string_view word) {
  for (int i = 0; i <= static_cast<int>(Say::pass); ++i) {
    if (wire(static_cast<Say>(i)) == word) return static_cast<Say>(i);
  }
  return std::nullopt;
}

// The decision that a line records.
std::variant<Decision, std::string> read_decision(const Json& line, std::string_view kind,
                                                  const Table& table) {
  const auto seat = find_number(line, "seat", table.players - 1);
  if (!seat) return "\"seat\" is a number from 0 to " + std::to_string(table.players - 1) + ".";
  if (kind == wire(EventKind::lay_down)) return Decision::of_lay_down(*seat);
  if (kind == wire(EventKind::say)) {
    const auto word = find_text(line, "say");
    const auto say = word ? to_say(*word) : std::nullopt;
    if (!say) return std::string("\"say\" is not a word of the game.");
    return Decision::of_say(*seat, *say);
  }
  if (kind == wire(EventKind::play)) {
    const Json* value = find(line, "card");
    const auto card = value != nullptr ? to_card(*value) : std::nullopt;
    if (!card) return std::string("\"card\" is not a card.");
    return Decision::of_play(*seat, *card);
  }
  CardList cards;
  const Json* list = find(line, "cards");
  if (list == nullptr || !list->is_array() || list->size() > pack_size) {
    return std::string("\"cards\" is not a list of cards.");
  }
  for (const Json& value : *list) {
    const auto card = to_card(value);
    if (!card) return std::string("\"cards\" is not a list of cards.");
    cards.push(*card);
  }
  return Decision::of_discard(*seat, cards);
}

bool is_decision(std::string_view kind) {
  return kind == wire(EventKind::say) || kind == wire(EventKind::play) ||
         kind == wire(EventKind::discard) || kind == wire(EventKind::lay_down);
}

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

// Plays an event log again, line by line; it may hold several games, one after another.
class LogReplay {
 public:
  explicit LogReplay(Output& output) : output_(output) {}

  Complaint read(std::string_view text) {
    const Json line = Json::parse(text, nullptr, false);
    if (!line.is_object()) return "The line is not one whole JSON object.";
    const auto kind = find_text(line, "e");
    if (!kind) return "\"e\" is missing: which event is this?";
    if (*kind == wire(EventKind::game)) {
      if (auto no = begin_game(line)) return no;
    } else if (!setup_) {
      return "A log begins with a \"game\" line, not with " + shown(*kind) + ".";
    }
    Event event;
    if (auto no = find_event(line, *kind, event)) return no;
    std::string ours;
    append_json(ours, event, *setup_);
    if (ours != text) {
      if (auto no = difference(Json::parse(ours, nullptr, false), line)) return no;
    }
    output_.write(ours);
    apply(table_, event);
    return std::nullopt;
  }

  // After the last line: a game may stop only where somebody must choose.
  Complaint end() const {
    Event missing;
    if (setup_ && next_event(table_, missing)) {
      return "The log ends where " + shown(wire(missing.kind)) + " follows by itself.";
    }
    return std::nullopt;
  }

 private:
  Complaint begin_game(const Json& line) {
    if (setup_ && table_.phase != Phase::over) {
      return "A new game begins before the last one has ended.";
    }
    auto made = read_setup(line);
    if (auto* no = std::get_if<std::string>(&made)) return std::move(*no);
    setup_ = std::get<Setup>(std::move(made));
    table_ = new_table(*setup_);
    return std::nullopt;
  }

  // The event that stands here by the rules: the next by itself, or the decision that the line
  // records, if it can be.
  Complaint find_event(const Json& line, std::string_view kind, Event& event) const {
    if (next_event(table_, event)) {
      if (kind == wire(event.kind)) return std::nullopt;
      return "Here " + shown(wire(event.kind)) + " follows by itself, not " + shown(kind) + ".";
    }
    if (table_.phase == Phase::over) {
      return "The game is over; " + shown(kind) + " cannot follow.";
    }
    if (!is_decision(kind)) {
      return "Here seat " + std::to_string(table_.turn) + " must choose; " + shown(kind) +
             " cannot follow.";
    }
    const auto decision = read_decision(line, kind, table_);
    if (const auto* no = std::get_if<std::string>(&decision)) return *no;
    auto judged = judge(table_, std::get<Decision>(decision));
    if (auto* no = std::get_if<Refusal>(&judged)) return std::move(no->sentence);
    event = std::get<Event>(judged);
    return std::nullopt;
  }

  Output& output_;
  std::optional<Setup> setup_;
  Table table_;
};

Complaint replay_record(Output& output, std::string_view text) {
  auto parsed = parse_record(text);
  if (auto* no = std::get_if<std::string>(&parsed)) return std::move(*no);
  const auto& record = std::get<Record>(parsed);
  const auto played = events(record);
  if (const auto* no = std::get_if<IllegalStep>(&played)) return no->refusal.sentence;
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
  LogReplay log(output);
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
      return refuse(number, std::move(*no));
    }
  }
  if (!found) return refuse(1, "There is no record and no event log to replay.");
  if (auto no = log.end()) {
    output.flush();
    return refuse(number + 1, std::move(*no));
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
