#include "core/game/log_reader.hpp"

#include "core/log/decision_text.hpp"
#include "core/log/event_json.hpp"
#include "core/table/preset_deal.hpp"
#include "core/text/json_value.hpp"
#include "core/text/number.hpp"

namespace allfours {

namespace {

using Complaint = std::optional<Fault>;  // the fault of a line, if any

std::string quoted_word(std::string_view word) {
  Json text;
  text.kind = Json::Kind::text;
  text.text = word;
  return quoted(text);
}

std::optional<std::string> find_text(const Json& object, std::string_view name) {
  const Json* value = object.find(name);
  if (value == nullptr || !value->is_text()) return std::nullopt;
  return value->text;
}

// A whole number from 0 to `most`.
std::optional<int> find_number(const Json& object, std::string_view name, int most) {
  const Json* value = object.find(name);
  if (value == nullptr || value->kind != Json::Kind::number) return std::nullopt;
  return whole_number(value->text, 0, most);
}

std::optional<Card> to_card(const Json& value) {
  if (!value.is_text()) return std::nullopt;
  return parse_card(value.text);
}

Fault missing(std::string field) { return {FaultKind::log_missing, {std::move(field)}}; }

// The first of our fields that the line lacks or contradicts.
Complaint difference(const Json& ours, const Json& theirs, const std::string& inside = {}) {
  for (std::size_t i = 0; i < ours.names.size(); ++i) {
    const std::string& name = ours.names[i];
    const Json& value = ours.items[i];
    const Json* given = theirs.find(name);
    if (given == nullptr) return missing(inside + name);
    if (value.is_object() && given->is_object()) {
      if (auto no = difference(value, *given, inside + name + ".")) return no;
    } else if (value != *given) {
      return Fault{FaultKind::log_other, {inside + name, quoted(*given), quoted(value)}};
    }
  }
  return std::nullopt;
}

Complaint read_rules(RuleSet& rules, const Json& given) {
  for (const Field& field : fields()) {
    const Json* value = given.find(field.name);
    if (value == nullptr && field.later) continue;
    if (value == nullptr) return missing("rules." + std::string(field.name));
    const std::string word = value->is_text() ? value->text : quoted(*value);
    if (auto no = set_field(rules, field.name, word)) return no;
  }
  return std::nullopt;
}

Complaint read_pack(Pack& pack, const Json& given) {
  CardSet seen;
  if (given.is_list() && given.items.size() == pack.size()) {
    std::size_t place = 0;
    for (const Json& value : given.items) {
      const auto card = to_card(value);
      if (!card) return Fault{FaultKind::log_pack_card, {quoted(value)}};
      seen.add(*card);
      pack[place++] = *card;
    }
  }
  if (seen == CardSet::pack()) return std::nullopt;
  return Fault{FaultKind::log_pack};
}

Complaint read_start(Setup& setup, const Json& given) {
  const auto number = [&](std::string_view name) {
    const Json* value = given.find(name);
    return value == nullptr || value->kind == Json::Kind::null ? std::string() : quoted(*value);
  };
  std::string score;
  const Json* scores = given.find("score");
  if (scores != nullptr && scores->is_list()) {
    for (const Json& value : scores->items) score += (score.empty() ? "" : ".") + quoted(value);
  }
  return read_start(setup, number("hand"), number("dealer"), score);
}

// The setup of a `game` line.
std::variant<Setup, Fault> read_setup(const Json& line) {
  const auto variant = find_text(line, "variant");
  if (!variant) return missing("variant");
  const auto players = find_number(line, "players", max_players);
  if (!players) return Fault{FaultKind::log_players, {std::to_string(max_players)}};
  const auto seed = find_text(line, "seed");
  if (!seed) return Fault{FaultKind::log_seed};
  auto made = make_setup(*variant, std::to_string(*players), *seed, {});
  if (const auto* no = std::get_if<Fault>(&made)) return *no;
  auto& setup = std::get<Setup>(made);
  const Json* rules = line.find("rules");
  if (rules == nullptr || !rules->is_object()) return missing("rules");
  if (auto no = read_rules(setup.rules, *rules)) return *no;
  if (auto no = validate(setup.rules, setup.players)) return *no;
  if (const Json* start = line.find("start")) {
    if (auto no = read_start(setup, *start)) return *no;
  }
  if (const Json* pack = line.find("pack")) {
    if (auto no = read_pack(setup.first_pack.emplace(), *pack)) return *no;
  }
  return std::move(setup);
}

bool names_decision(std::string_view kind) {
  for (int i = 0; i <= static_cast<int>(EventKind::game_end); ++i) {
    const auto event = static_cast<EventKind>(i);
    if (is_decision(event) && kind == wire(event)) return true;
  }
  return false;
}

}  // namespace

Complaint LogReader::read(std::string_view text) {
  const auto parsed = parse_json(text);
  if (!parsed || !parsed->is_object()) return Fault{FaultKind::log_no_object};
  const Json& line = *parsed;
  const auto kind = find_text(line, "e");
  if (!kind) return Fault{FaultKind::log_no_event};
  if (*kind == wire(EventKind::game)) {
    if (auto no = begin_game(line)) return no;
  } else if (games_ == 0) {
    return Fault{FaultKind::log_begin, {quoted_word(*kind)}};
  }
  if (auto no = find_event(line, *kind)) return no;
  line_.clear();
  append_json(line_, game_.log()[read_], game_.setup());
  if (line_ != text) {
    if (auto no = difference(*parse_json(line_), line)) return no;
  }
  ++read_;
  return std::nullopt;
}

Complaint LogReader::end() const {
  if (caught_up()) return std::nullopt;
  const Event& next = game_.log()[read_];
  return Fault{FaultKind::log_end, {quoted_word(wire(next.kind))}};
}

Complaint LogReader::begin_game(const Json& line) {
  if (games_ > 0 && !(caught_up() && game_.over())) {
    return Fault{FaultKind::log_new_game};
  }
  auto made = read_setup(line);
  if (auto* no = std::get_if<Fault>(&made)) return std::move(*no);
  game_ = Game(std::get<Setup>(std::move(made)));
  read_ = 0;
  ++games_;
  return std::nullopt;
}

// Finds the event required here by the rules: the automatic one, or the decision that the line
// records, if legal. Afterwards it is the game's event number `read_`.
Complaint LogReader::find_event(const Json& line, std::string_view kind) {
  if (!caught_up()) {
    const auto due = wire(game_.log()[read_].kind);
    if (kind == due) return std::nullopt;
    return Fault{FaultKind::log_by_itself, {quoted_word(due), quoted_word(kind)}};
  }
  if (game_.over()) return Fault{FaultKind::log_game_over, {quoted_word(kind)}};
  if (!names_decision(kind)) {
    return Fault{FaultKind::log_choice, {std::to_string(game_.table().turn), quoted_word(kind)}};
  }
  const auto decision = read_decision(line, game_.table().players);
  if (const auto* no = std::get_if<Fault>(&decision)) return *no;
  if (auto no = game_.play(std::get<Decision>(decision))) return std::move(no->fault);
  return std::nullopt;
}

std::string LogFault::sentence() const {
  return Fault{FaultKind::log_line, {std::to_string(line), fault.sentence()}}.sentence();
}

std::variant<Record, LogFault> parse_log(std::string_view text) {
  constexpr std::string_view blank = " \t\r";
  LogReader reader;
  int number = 0;
  const auto broken = [&](Fault fault) { return LogFault{number, std::move(fault)}; };
  while (!text.empty()) {
    const auto end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    ++number;
    const auto first = line.find_first_not_of(blank);
    if (first == std::string_view::npos) continue;
    line = line.substr(first, line.find_last_not_of(blank) - first + 1);
    if (auto no = reader.read(line)) return broken(*no);
    if (reader.games() > 1) return broken({FaultKind::log_second_game});
  }
  ++number;
  if (reader.games() == 0) return broken({FaultKind::log_empty});
  if (auto no = reader.end()) return broken(*no);
  return reader.record();
}

}  // namespace allfours
