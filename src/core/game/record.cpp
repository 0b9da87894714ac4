#include "core/game/record.hpp"

#include <algorithm>

#include "core/cards/random.hpp"
#include "core/game/link_end.hpp"
#include "core/log/decision_code.hpp"
#include "core/log/event_json.hpp"
#include "core/table/preset_deal.hpp"
#include "core/text/number.hpp"

namespace allfours {

namespace {

std::string variant_list() {
  std::string list;
  for (const Variant& variant : variants()) {
    list += (list.empty() ? "" : " ") + std::string(variant.id);
  }
  return list;
}

// True if a list of changed rules, each followed by a comma, contains this field.
bool has_change(std::string_view list, std::string_view name) {
  while (!list.empty()) {
    if (list.substr(0, list.find('.')) == name) return true;
    list.remove_prefix(list.find(',') + 1);
  }
  return false;
}

std::optional<Fault> read_rules(RuleSet& rules, std::string_view text) {
  const std::string_view whole = text;
  while (!text.empty()) {
    const auto comma = text.find(',');
    const std::string_view change = text.substr(0, comma);
    const auto dot = change.find('.');
    if (dot == std::string_view::npos) {
      return Fault{FaultKind::rule_form, {cut_short(change)}};
    }
    const std::string_view name = change.substr(0, dot);
    if (auto no = set_field(rules, name, change.substr(dot + 1))) return no;
    const std::string_view before(whole.data(),
                                  static_cast<std::size_t>(text.data() - whole.data()));
    if (has_change(before, name)) return Fault{FaultKind::rule_twice, {std::string(name)}};
    if (comma == std::string_view::npos) break;
    text.remove_prefix(comma + 1);
    if (text.empty()) return Fault{FaultKind::rules_end};
  }
  return std::nullopt;
}

std::optional<Fault> read_log(Game& game, std::string_view text) {
  if (text.empty() || text[0] != '0' + log_version) {
    return Fault{FaultKind::game_version};
  }
  CodeReader reader(text.substr(1));
  while (!reader.done()) {
    const std::size_t place = reader.place();
    const auto decision = reader.next(game.table());
    if (!decision || game.play(*decision)) {
      return Fault{FaultKind::impossible_step, {std::to_string(place + 1)}};
    }
  }
  return std::nullopt;
}

std::optional<Fault> read_moment(int& moment, const Game& game, std::string_view text) {
  const int length = static_cast<int>(game.log().size());
  const auto number = plain_number(text, 1, length);
  if (!number) return Fault{FaultKind::bad_moment, {std::to_string(length), cut_short(text)}};
  moment = *number;
  return std::nullopt;
}

std::string changed_rules(const Setup& setup) {
  std::string text;
  for (const Field& field : fields()) {
    if (field.get(setup.rules) == field.get(setup.variant->rules)) continue;
    if (!text.empty()) text += ',';
    text += std::string(field.name) + "." + value_text(field, setup.rules);
  }
  return text;
}

}  // namespace

std::variant<Game, IllegalStep> play_record(const Record& record) {
  Game game(record.setup);
  for (std::size_t i = 0; i < record.decisions.size(); ++i) {
    if (auto no = game.play(record.decisions[i])) return IllegalStep{i, std::move(*no)};
  }
  return game;
}

std::variant<Events, IllegalStep> events(const Record& record) {
  auto played = play_record(record);
  if (auto* no = std::get_if<IllegalStep>(&played)) return std::move(*no);
  return std::get<Game>(played).log();
}

std::vector<Decision> decisions_in(std::span<const Event> log) {
  std::vector<Decision> decisions;
  for (const Event& event : log) {
    if (is_decision(event.kind)) decisions.push_back(decision_of(event));
  }
  return decisions;
}

std::string setup_text(const Setup& setup) {
  std::string text = "v=" + std::string(setup.variant->id);
  if (std::popcount(setup.variant->players) > 1) {
    text += "&players=" + std::to_string(setup.players);
  }
  text += "&seed=" + setup.seed;
  const std::string rules = changed_rules(setup);
  if (!rules.empty()) text += "&rules=" + rules;
  text += start_text(setup);
  if (setup.first_pack) text += "&deal=" + deal_text(setup);
  return text;
}

std::string record_text(const Game& game, int moment) {
  std::string text = setup_text(game.setup());
  if (game.decisions() > 0) {
    text += "&log=";
    text += static_cast<char>('0' + log_version);
    text += game.moves();
  }
  if (moment > 0) text += "&at=" + std::to_string(moment);
  return text;
}

std::string record_text(const Record& record) {
  return record_text(std::get<Game>(play_record(record)), record.moment);
}

Record record_of_hand(const Setup& setup, std::span<const Event> log, int hand) {
  Record record{setup, {}};
  const auto begins = std::find_if(log.begin(), log.end(), [&](const Event& event) {
    return event.kind == EventKind::hand && event.hand_number == hand;
  });
  if (begins == log.end()) return record;
  const auto ends = std::find_if(
      begins, log.end(), [](const Event& event) { return event.kind == EventKind::hand_end; });
  // Only the first deal of a game can be preset.
  const int first = setup.start ? setup.start->hand : 1;
  if (hand != first) record.setup.first_pack.reset();
  record.setup.start = Start{begins->hand_number, begins->seat, begins->score};
  record.decisions = decisions_in({begins, ends});
  return record;
}

std::variant<Setup, Fault> make_setup(std::string_view variant, std::string_view players,
                                      std::string_view seed, std::string_view rules) {
  Setup setup;
  setup.variant = find_variant(variant);
  if (setup.variant == nullptr) {
    return Fault{FaultKind::unknown_variant, {cut_short(variant), variant_list()}};
  }
  setup.players = setup.variant->usual_players;
  if (!players.empty()) {
    setup.players = players.size() == 1 ? players[0] - '0' : 0;
    if (!setup.variant->allows(setup.players)) {
      std::string counts;
      for (int n = 2; n <= max_players; ++n) {
        if (setup.variant->allows(n)) counts += (counts.empty() ? "" : ", ") + std::to_string(n);
      }
      return Fault{FaultKind::variant_players,
                   {std::string(setup.variant->id), counts, cut_short(players)}};
    }
  }
  if (!valid_seed(seed)) {
    return Fault{FaultKind::bad_seed, {cut_short(seed)}};
  }
  setup.seed = seed;
  setup.rules = setup.variant->rules;
  if (auto no = read_rules(setup.rules, rules)) return *no;
  if (auto no = validate(setup.rules, setup.players)) return *no;
  return setup;
}

std::variant<OpenedRecord, Fault> open_record(std::string_view link, std::string_view others) {
  const auto whole = parts_of_link(link);
  if (const auto* no = std::get_if<Fault>(&whole)) return *no;
  std::string_view text = std::get<std::string>(whole);
  enum : std::uint8_t {
    v,
    players,
    seed,
    rules,
    hand,
    dealer,
    score,
    deal,
    moves,
    at_moment,
    version
  };
  static constexpr std::array<std::string_view, 11> keys{
      "v", "players", "seed", "rules", "hand", "dealer", "score", "deal", "log", "at", "version"};
  std::array<std::string_view, keys.size()> values{};
  std::array<bool, keys.size()> given{};
  while (!text.empty()) {
    const std::string_view part = take_link_part(text);
    const auto equals = part.find('=');
    const auto key = std::find(keys.begin(), keys.end(), part.substr(0, equals));
    if (equals == std::string_view::npos || key == keys.end()) {
      std::string list;
      for (const std::string_view known : keys) {
        list += (list.empty() ? "" : ", ") + std::string(known) + "=";
      }
      return Fault{FaultKind::unknown_part, {cut_short(part), list + std::string(others)}};
    }
    const auto i = static_cast<std::size_t>(key - keys.begin());
    if (given[i]) return Fault{FaultKind::part_twice, {std::string(*key)}};
    given[i] = true;
    values[i] = part.substr(equals + 1);
  }
  if (given[version] && values[version] != std::to_string(log_version)) {
    return Fault{FaultKind::link_version,
                 {cut_short(values[version]), std::to_string(log_version)}};
  }
  if (!given[v]) return Fault{FaultKind::no_variant};
  for (const int key : {players, hand, dealer, score, deal, at_moment}) {
    if (given[at(key)] && values[at(key)].empty()) {
      return Fault{FaultKind::part_empty, {std::string(keys[at(key)])}};
    }
  }
  auto made = make_setup(values[v], values[players], values[seed], values[rules]);
  if (auto* no = std::get_if<Fault>(&made)) return std::move(*no);
  Setup& setup = std::get<Setup>(made);
  if (auto no = read_start(setup, values[hand], values[dealer], values[score])) return *no;
  if (given[deal]) {
    if (auto no = read_deal(setup, values[deal])) return *no;
  }
  OpenedRecord opened{Game(std::move(setup)), 0};
  if (given[moves]) {
    if (auto no = read_log(opened.game, values[moves])) return *no;
  }
  if (given[at_moment]) {
    if (auto no = read_moment(opened.moment, opened.game, values[at_moment])) return *no;
  }
  return opened;
}

std::variant<Record, Fault> parse_record(std::string_view text, std::string_view others) {
  auto opened = open_record(text, others);
  if (auto* no = std::get_if<Fault>(&opened)) return std::move(*no);
  const auto& [game, moment] = std::get<OpenedRecord>(opened);
  return Record{game.setup(), decisions_in(game.log()), moment};
}

}  // namespace allfours
