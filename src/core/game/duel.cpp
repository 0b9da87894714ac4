#include "core/game/duel.hpp"

#include <algorithm>

#include "core/game/link_end.hpp"
#include "core/game/record.hpp"
#include "core/log/decision_code.hpp"
#include "core/log/event_json.hpp"
#include "core/table/dealing.hpp"

namespace allfours {

namespace {

// Parts of a link that a duel determines itself: the start of each deal and its decisions.
constexpr std::array<std::string_view, 6> parts_of_games{"hand", "dealer", "score",
                                                         "deal", "log",    "at"};

std::string logs_text(const std::vector<std::string>& logs) {
  std::string text(1, static_cast<char>('0' + log_version));
  for (std::size_t i = 0; i < logs.size(); ++i) text += (i == 0 ? "" : ".") + logs[i];
  return text;
}

std::optional<Fault> read_logs(Duel& duel, int player, std::string_view text, bool kept) {
  const std::string key(duel_keys[at(player + 1)]);
  if (text.empty() || text[0] != '0' + log_version) return Fault{FaultKind::game_version};
  text.remove_prefix(1);
  std::vector<std::string>& logs = duel.logs[at(player)];
  const auto count = static_cast<int>(std::count(text.begin(), text.end(), '.')) + 1;
  if (count > duel.deals || (!kept && count < duel.deals)) {
    return Fault{FaultKind::duel_number, {std::to_string(duel.deals), key, std::to_string(count)}};
  }
  for (int deal = 0; deal < count; ++deal) {
    const auto dot = std::min(text.find('.'), text.size());
    const std::string_view log = text.substr(0, dot);
    text.remove_prefix(std::min(dot + 1, text.size()));
    if (!played_deal(duel, deal, log)) {
      return Fault{FaultKind::duel_hand, {key, std::to_string(deal + 1)}};
    }
    logs.emplace_back(log);
  }
  return std::nullopt;
}

}  // namespace

bool Duel::operator==(const Duel& other) const { return duel_text(*this) == duel_text(other); }

Setup deal_of_duel(const Duel& duel, int deal) {
  Setup setup = duel.setup;
  const int first = first_dealer_event(new_table(duel.setup)).seat;
  setup.start = Start{static_cast<std::int16_t>(deal + 1),
                      static_cast<std::int8_t>((first + deal) % setup.players),
                      {}};
  return setup;
}

bool deal_over(const Game& game) {
  return game.over() || game.table().hand > game.setup().start->hand;
}

std::optional<Game> played_deal(const Duel& duel, int deal, std::string_view log) {
  Game game(deal_of_duel(duel, deal));
  CodeReader reader(log);
  while (!reader.done()) {
    if (deal_over(game)) return std::nullopt;
    const auto decision = reader.next(game.table());
    if (!decision || game.play(*decision)) return std::nullopt;
  }
  if (!deal_over(game)) return std::nullopt;
  return game;
}

std::string duel_text(const Duel& duel) {
  std::string text = setup_text(duel.setup) + "&duel=" + std::to_string(duel.deals);
  for (int player = 0; player < 2; ++player) {
    const auto& logs = duel.logs[at(player)];
    if (logs.empty()) continue;
    text += "&" + std::string(duel_keys[at(player + 1)]) + "=" + logs_text(logs);
  }
  return text;
}

namespace {

std::variant<Duel, Fault> read(std::string_view link, std::string_view others, bool kept) {
  const auto whole = parts_of_link(link);
  if (const auto* no = std::get_if<Fault>(&whole)) return *no;
  std::string_view text = std::get<std::string>(whole);
  std::array<std::optional<std::string_view>, duel_keys.size()> values;
  std::string rest;  // the parts of the setup
  while (!text.empty()) {
    const std::string_view part = take_link_part(text);
    const std::string_view name = part.substr(0, part.find('='));
    if (std::find(parts_of_games.begin(), parts_of_games.end(), name) != parts_of_games.end()) {
      return Fault{FaultKind::duel_with, {std::string(name)}};
    }
    const auto key = std::find(duel_keys.begin(), duel_keys.end(), name);
    if (key == duel_keys.end() || name.size() == part.size()) {
      rest += (rest.empty() ? "" : "&") + std::string(part);
      // make_setup refuses an empty part, wherever it is.
      if (part.empty()) rest += '&';
      continue;
    }
    auto& value = values[static_cast<std::size_t>(key - duel_keys.begin())];
    if (value) return Fault{FaultKind::part_twice, {std::string(name)}};
    value = part.substr(name.size() + 1);
  }
  auto opened = open_record(rest, others);
  if (auto* no = std::get_if<Fault>(&opened)) return std::move(*no);
  for (int key = 1; key <= 2; ++key) {
    // The second player replays what the first has sent.
    if (values[at(key)] && !values[at(key - 1)]) {
      return Fault{FaultKind::part_without,
                   {std::string(duel_keys[at(key)]), std::string(duel_keys[at(key - 1)])}};
    }
  }
  Duel duel{std::get<OpenedRecord>(opened).game.setup()};
  const std::string_view deals = values[0].value_or("");
  duel.deals = deals.size() == 1 ? deals[0] - '0' : 0;
  if (duel.deals < 1 || duel.deals > most_deals) {
    return Fault{FaultKind::bad_duel, {std::to_string(most_deals), cut_short(deals)}};
  }
  for (int player = 0; player < 2; ++player) {
    const auto& logs = values[at(player + 1)];
    if (!logs) continue;
    if (auto no = read_logs(duel, player, *logs, kept)) return *no;
  }
  return duel;
}

}  // namespace

std::variant<Duel, Fault> read_duel(std::string_view text, std::string_view others) {
  return read(text, others, false);
}

std::variant<Duel, Fault> read_kept_duel(std::string_view text) { return read(text, {}, true); }

}  // namespace allfours
