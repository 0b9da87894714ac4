#include "players/bots.hpp"

#include <algorithm>

namespace allfours {

Bots all_bots(std::string_view name) {
  Bots bots;
  bots.fill(name);
  return bots;
}

std::optional<std::string_view> find_player_name(std::string_view name) {
  for (const PlayerName& one : player_names) {
    if (one.name == name) return one.name;
  }
  return std::nullopt;
}

std::string player_list() {
  std::string list;
  for (const PlayerName& one : player_names) {
    if (!list.empty()) list += ", ";
    list += one.name;
  }
  return list;
}

std::variant<Bots, Fault> parse_bots(std::string_view text, int players) {
  Bots bots = all_bots();
  int given = 0;
  for (bool more = true; more; ++given) {
    const auto comma = text.find(',');
    const std::string_view word = text.substr(0, comma);
    const auto name = find_player_name(word);
    if (!name) return Fault{FaultKind::unknown_player, {cut_short(word), player_list()}};
    if (given < max_players) bots[static_cast<std::size_t>(given)] = *name;
    more = comma != std::string_view::npos;
    if (more) text.remove_prefix(comma + 1);
  }
  if (given == 1) return all_bots(bots[0]);
  if (given != players) {
    return Fault{FaultKind::bots_number, {std::to_string(players), std::to_string(given)}};
  }
  return bots;
}

std::string bots_text(const Bots& bots, int players) {
  const auto end = bots.begin() + players;
  if (std::all_of(bots.begin(), end, [&](auto name) { return name == bots[0]; })) {
    return std::string(bots[0]);
  }
  std::string text;
  for (auto name = bots.begin(); name != end; ++name) {
    if (!text.empty()) text += ',';
    text += *name;
  }
  return text;
}

std::string others_text(const Bots& bots, int players, int person) {
  // The person's own entry does not matter: copy the neighbour's, so that one name may do.
  Bots others = bots;
  const auto place = static_cast<std::size_t>(person);
  others[place] = others[(place + 1) % static_cast<std::size_t>(players)];
  const std::string text = bots_text(others, players);
  return text == usual_player_name ? std::string() : text;
}

}  // namespace allfours
