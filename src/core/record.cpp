#include "core/record.hpp"

#include <algorithm>
#include <charconv>

#include "core/event_json.hpp"
#include "core/given.hpp"
#include "core/random.hpp"

namespace allfours {

namespace {

constexpr std::string_view codes = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

constexpr auto at(int i) { return static_cast<std::size_t>(i); }

char code(int place) { return codes[static_cast<std::size_t>(place)]; }

int place_in(SaySet says, Say say) {
  return std::popcount(static_cast<unsigned>(says & (say_bit(say) - 1)));
}

void encode(std::string& out, const Table& table, const Decision& decision) {
  const Choice now = choice(table);
  switch (decision.kind) {
    case Decision::Kind::say:
      out += code(place_in(now.says, decision.say));
      break;
    case Decision::Kind::play:
      out += code(now.cards.place_of(decision.card));
      break;
    case Decision::Kind::discard: {
      CardSet left = now.cards;
      for (const Card card : decision.cards) {
        out += code(left.place_of(card));
        left.remove(card);
      }
      break;
    }
    case Decision::Kind::lay_down:
      out += '-';
      out += code(decision.seat);
      break;
  }
}

// Reads decisions off a log's text, each against the table it falls on.
class Decoder {
 public:
  explicit Decoder(std::string_view text) : text_(text) {}
  bool done() const { return at_ == text_.size(); }
  std::size_t place() const { return at_; }

  // The next decision, or nothing if the text does not name one.
  std::optional<Decision> next(const Table& table) {
    const Choice now = choice(table);
    if (now.seat < 0) return std::nullopt;
    if (text_[at_] == '-') {
      ++at_;
      const auto seat = number(table.players);
      if (!seat) return std::nullopt;
      return Decision::of_lay_down(*seat);
    }
    switch (now.kind) {
      case Decision::Kind::say: {
        const auto place = number(std::popcount(static_cast<unsigned>(now.says)));
        if (!place) return std::nullopt;
        int say = 0;
        for (int skip = *place;; ++say) {
          if ((now.says >> say & 1) != 0 && skip-- == 0) break;
        }
        return Decision::of_say(now.seat, static_cast<Say>(say));
      }
      case Decision::Kind::play: {
        const auto place = number(now.cards.count());
        if (!place) return std::nullopt;
        return Decision::of_play(now.seat, now.cards.at(*place));
      }
      case Decision::Kind::discard: {
        CardSet left = now.cards;
        CardList cards;
        for (int i = 0; i < now.discards; ++i) {
          const auto place = number(left.count());
          if (!place) return std::nullopt;
          cards.push(left.at(*place));
          left.remove(left.at(*place));
        }
        return Decision::of_discard(now.seat, cards);
      }
      case Decision::Kind::lay_down:
        break;
    }
    return std::nullopt;
  }

 private:
  std::optional<int> number(int below) {
    if (done()) return std::nullopt;
    const auto value = codes.find(text_[at_]);
    if (value == std::string_view::npos || value >= static_cast<std::size_t>(below)) {
      return std::nullopt;
    }
    ++at_;
    return static_cast<int>(value);
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

std::string variant_list() {
  std::string list;
  for (const Variant& variant : variants()) {
    list += (list.empty() ? "" : " ") + std::string(variant.id);
  }
  return list;
}

std::optional<Fault> read_rules(RuleSet& rules, std::string_view text) {
  while (!text.empty()) {
    const auto comma = text.find(',');
    const std::string_view change = text.substr(0, comma);
    const auto dot = change.find('.');
    if (dot == std::string_view::npos) {
      return Fault{FaultKind::rule_form, {cut_short(change)}};
    }
    if (auto no = set_field(rules, change.substr(0, dot), change.substr(dot + 1))) return no;
    if (comma == std::string_view::npos) break;
    text.remove_prefix(comma + 1);
    if (text.empty()) return Fault{FaultKind::rules_end};
  }
  return std::nullopt;
}

std::optional<Fault> read_log(Record& record, std::string_view text) {
  if (text.empty() || text[0] != '0' + log_version) {
    return Fault{FaultKind::game_version};
  }
  Table table = new_table(record.setup);
  Events ignored;
  advance(table, ignored);
  Decoder decoder(text.substr(1));
  while (!decoder.done()) {
    const std::size_t place = decoder.place();
    const auto decision = decoder.next(table);
    const auto broken = [&] {
      return Fault{FaultKind::impossible_step, {std::to_string(place + 1)}};
    };
    if (!decision) return broken();
    auto judged = judge(table, *decision);
    if (std::holds_alternative<Refusal>(judged)) return broken();
    apply(table, std::get<Event>(judged));
    advance(table, ignored);
    record.decisions.push_back(*decision);
  }
  return std::nullopt;
}

std::optional<Fault> read_moment(Record& record, std::string_view text) {
  const int length = static_cast<int>(std::get<Events>(events(record)).size());
  int moment = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), moment);
  if (error != std::errc() || std::to_string(moment) != text || moment < 1 || moment > length) {
    return Fault{FaultKind::bad_moment, {std::to_string(length), cut_short(text)}};
  }
  record.moment = moment;
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

std::variant<Events, IllegalStep> events(const Record& record) {
  Table table = new_table(record.setup);
  Events log;
  advance(table, log);
  for (std::size_t i = 0; i < record.decisions.size(); ++i) {
    auto judged = judge(table, record.decisions[i]);
    if (auto* no = std::get_if<Refusal>(&judged)) return IllegalStep{i, std::move(*no)};
    log.push_back(std::get<Event>(judged));
    apply(table, log.back());
    advance(table, log);
  }
  return log;
}

std::vector<Decision> decisions_in(std::span<const Event> log) {
  std::vector<Decision> decisions;
  for (const Event& event : log) {
    switch (event.kind) {
      case EventKind::say:
        decisions.push_back(Decision::of_say(event.seat, event.say));
        break;
      case EventKind::play:
        decisions.push_back(Decision::of_play(event.seat, event.card));
        break;
      case EventKind::discard:
        decisions.push_back(Decision::of_discard(event.seat, event.cards));
        break;
      case EventKind::lay_down:
        decisions.push_back(Decision::of_lay_down(event.seat));
        break;
      default:
        break;
    }
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

std::string record_text(const Record& record) {
  const std::string moment = record.moment > 0 ? "&at=" + std::to_string(record.moment) : "";
  std::string text = setup_text(record.setup);
  if (record.decisions.empty()) return text + moment;
  text += "&log=";
  text += static_cast<char>('0' + log_version);
  Table table = new_table(record.setup);
  Events ignored;
  advance(table, ignored);
  for (const Decision& decision : record.decisions) {
    encode(text, table, decision);
    apply(table, std::get<Event>(judge(table, decision)));
    advance(table, ignored);
  }
  return text + moment;
}

Record record_of_hand(const Setup& setup, std::span<const Event> log, int hand) {
  Record record{setup, {}};
  const auto begins = std::find_if(log.begin(), log.end(), [&](const Event& event) {
    return event.kind == EventKind::hand && event.number == hand;
  });
  if (begins == log.end()) return record;
  const auto ends = std::find_if(
      begins, log.end(), [](const Event& event) { return event.kind == EventKind::hand_end; });
  // Only the first deal of a game can have been given.
  const int first = setup.start ? setup.start->hand : 1;
  if (hand != first) record.setup.first_pack.reset();
  record.setup.start = Start{begins->number, begins->seat, begins->score};
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

std::variant<Record, Fault> parse_record(std::string_view text, std::string_view others) {
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
    moment,
    version
  };
  static constexpr std::array<std::string_view, 11> keys{
      "v", "players", "seed", "rules", "hand", "dealer", "score", "deal", "log", "at", "version"};
  std::array<std::string_view, keys.size()> values{};
  std::array<bool, keys.size()> given{};
  while (!text.empty()) {
    const auto end = text.find('&');
    const std::string_view part = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
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
  for (const int key : {players, hand, dealer, score, deal, moment}) {
    if (given[at(key)] && values[at(key)].empty()) {
      return Fault{FaultKind::part_empty, {std::string(keys[at(key)])}};
    }
  }
  auto made = make_setup(values[v], values[players], values[seed], values[rules]);
  if (auto* no = std::get_if<Fault>(&made)) return std::move(*no);
  Record record{std::get<Setup>(std::move(made)), {}};
  Setup& setup = record.setup;
  if (auto no = read_start(setup, values[hand], values[dealer], values[score])) return *no;
  if (given[deal]) {
    if (auto no = read_deal(setup, values[deal])) return *no;
  }
  if (given[moves]) {
    if (auto no = read_log(record, values[moves])) return *no;
  }
  if (given[moment]) {
    if (auto no = read_moment(record, values[moment])) return *no;
  }
  return record;
}

}  // namespace allfours
