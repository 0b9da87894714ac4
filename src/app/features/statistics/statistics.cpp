#include "app/features/statistics/statistics.hpp"

#include <algorithm>
#include <optional>

#include "core/text/ascii.hpp"
#include "core/text/number.hpp"
#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

constexpr int most = 1000000000;
// Games and tables whose names are kept: more than anybody goes on with.
constexpr std::size_t most_counted = 200;
constexpr std::size_t longest_device_name = 32;
constexpr std::string_view together_word = "together";
constexpr std::string_view counted_word = "counted";
constexpr std::string_view recent_word = "recent";

AwardFor kind(std::size_t i) { return static_cast<AwardFor>(i); }

bool take_count(std::string_view& text, int& into) {
  return read_number(take_field(text, ' '), into, -most, most);
}

std::optional<Tally> read_line(std::string_view line) {
  Tally tally;
  std::string_view id = take_field(line, ' ');
  tally.together = id == together_word;
  if (tally.together) id = take_field(line, ' ');
  tally.variant = find_variant(id);
  if (tally.variant == nullptr) return std::nullopt;
  while (!line.empty()) {
    const std::string_view name = take_field(line, ' ');
    bool good = false;
    if (name == "games") good = take_count(line, tally.games);
    if (name == "won") good = take_count(line, tally.won);
    if (name == "hands") good = take_count(line, tally.hands);
    if (name == "all_fours") good = take_count(line, tally.all_fours);
    for (std::size_t i = 0; i < award_kinds; ++i) {
      if (name != wire(kind(i))) continue;
      // "game" is a point too; "games" is read above.
      good = take_count(line, tally.own[i]) && take_count(line, tally.others[i]);
    }
    if (!good) return std::nullopt;
  }
  const bool possible = tally.won >= 0 && tally.games >= tally.won && tally.hands >= tally.games &&
                        tally.all_fours >= 0 && tally.hands >= tally.all_fours;
  if (!possible) return std::nullopt;
  return tally;
}

std::vector<Tally>::iterator find(std::vector<Tally>& tallies, const Tally& like) {
  return std::find_if(tallies.begin(), tallies.end(), [&like](const Tally& one) {
    return one.variant == like.variant && one.together == like.together;
  });
}

void add_to(std::vector<Tally>& tallies, const Tally& game) {
  const auto found = find(tallies, game);
  if (found == tallies.end()) {
    tallies.push_back(game);
    return;
  }
  found->games += game.games;
  found->won += game.won;
  found->hands += game.hands;
  found->all_fours += game.all_fours;
  for (std::size_t i = 0; i < award_kinds; ++i) {
    found->own[i] += game.own[i];
    found->others[i] += game.others[i];
  }
  found->recent += game.recent;
  if (found->recent.size() > most_recent) {
    found->recent.erase(0, found->recent.size() - most_recent);
  }
}

// "together trinidad".
std::string subject_of(const Tally& tally) {
  return (tally.together ? std::string(together_word) + ' ' : std::string()) +
         std::string(tally.variant->id);
}

std::string line_of(const Tally& tally) {
  std::string line = subject_of(tally);
  line += " games " + std::to_string(tally.games) + " won " + std::to_string(tally.won) +
          " hands " + std::to_string(tally.hands) + " all_fours " + std::to_string(tally.all_fours);
  for (std::size_t i = 0; i < award_kinds; ++i) {
    if (tally.own[i] == 0 && tally.others[i] == 0) continue;
    line += " " + std::string(wire(kind(i))) + " " + std::to_string(tally.own[i]) + " " +
            std::to_string(tally.others[i]);
  }
  return line;
}

// The names of tables.
bool take_counted(Statistics& statistics, std::string_view names) {
  std::vector<std::string> counted;
  while (!names.empty()) counted.emplace_back(take_field(names, ' '));
  const bool good = statistics.counted.empty() && !counted.empty() &&
                    std::ranges::all_of(counted, is_device_name);
  if (good) statistics.counted = std::move(counted);
  return good;
}

// The results of the last games of a variant whose own line has been read.
bool take_recent(Statistics& statistics, std::string_view line) {
  Tally like;
  std::string_view id = take_field(line, ' ');
  like.together = id == together_word;
  if (like.together) id = take_field(line, ' ');
  like.variant = find_variant(id);
  const auto found = find(statistics.tallies, like);
  if (found == statistics.tallies.end() || !found->recent.empty()) return false;
  const auto won = std::ranges::count(line, '1');
  const auto lost = std::ranges::count(line, '0');
  const bool possible = !line.empty() && line.size() <= most_recent &&
                        won + lost == std::ssize(line) && won <= found->won &&
                        lost <= found->games - found->won;
  if (possible) found->recent = line;
  return possible;
}

// False for an unreadable line, and for a second one about the same.
bool take_line(Statistics& statistics, std::string_view line) {
  std::string_view rest = line;
  const std::string_view first = take_field(rest, ' ');
  if (first == "device") {
    const bool good = statistics.device.empty() && is_device_name(rest);
    if (good) statistics.device = rest;
    return good;
  }
  if (first == counted_word) return take_counted(statistics, rest);
  if (first == recent_word) return take_recent(statistics, rest);
  const bool foreign = first == "from";
  const std::string_view device = foreign ? take_field(rest, ' ') : std::string_view();
  const auto read = read_line(foreign ? rest : line);
  if (!read || (foreign && !is_device_name(device))) return false;
  std::vector<Tally>& into = foreign ? statistics.devices[std::string(device)] : statistics.tallies;
  if (find(into, *read) != into.end()) return false;
  into.push_back(*read);
  return true;
}

}  // namespace

Tally tally(const Setup& setup, std::span<const Event> log, int human) {
  Tally game;
  game.variant = setup.variant;
  game.games = 1;
  const int side = human % side_count(setup.rules, setup.players);
  unsigned four = 0;  // points of this hand's four scored by the person's side
  int hand = 0;
  for (const Event& event : log) {
    if (event.kind == EventKind::hand) {
      if (event.hand_number != hand) ++game.hands;
      hand = event.hand_number;
      four = 0;
    }
    if (event.kind == EventKind::game_end) {
      game.won = event.side == side ? 1 : 0;
      game.recent = event.side == side ? "1" : "0";
    }
    if (event.kind != EventKind::award || event.side < 0) continue;
    const auto what = static_cast<std::size_t>(event.award);
    if (event.side == side) {
      if (event.award == AwardFor::high) four |= 1;
      if (event.award == AwardFor::low) four |= 2;
      if (event.award == AwardFor::jack || event.award == AwardFor::hang_jack) four |= 4;
      if (event.award == AwardFor::game) four |= 8;
      if (four == 15) {
        ++game.all_fours;
        four = 0;
      }
    }
    if (!event.counted) continue;
    (event.side == side ? game.own : game.others)[what] += event.points;
  }
  return game;
}

bool is_device_name(std::string_view name) {
  return !name.empty() && name.size() <= longest_device_name &&
         std::ranges::all_of(name, is_letter_or_digit);
}

std::string counted_name(std::string_view origin, const Setup& setup) {
  const std::string hand = std::to_string(setup.start ? setup.start->hand : 1);
  std::string name(origin);
  std::erase_if(name, [](char c) { return !is_letter_or_digit(c); });
  return name.substr(0, longest_device_name - hand.size()) + hand;
}

void Statistics::add(const Tally& game) { add_to(tallies, game); }

bool Statistics::add_once(const Tally& game, const std::string& name) {
  if (std::ranges::count(counted, name) > 0) return false;
  counted.push_back(name);
  limit_counted();
  add(game);
  return true;
}

void Statistics::limit_counted() {
  if (counted.size() > most_counted)
    counted.erase(counted.begin(), counted.end() - std::ptrdiff_t{most_counted});
}

std::vector<Tally> Statistics::total() const {
  std::vector<Tally> sum = tallies;
  for (const auto& [name, theirs] : devices) {
    for (const Tally& tally : theirs) add_to(sum, tally);
  }
  return sum;
}

// Counts only grow, so the larger is the later.
void Statistics::take(const Statistics& other) {
  const auto take_from = [this](const std::string& name, const std::vector<Tally>& theirs) {
    if (name.empty() || name == device) return;
    for (const Tally& tally : theirs) {
      std::vector<Tally>& kept = devices[name];
      const auto found = find(kept, tally);
      if (found == kept.end()) {
        kept.push_back(tally);
      } else if (tally.hands > found->hands) {
        *found = tally;
      }
    }
  };
  take_from(other.device, other.tallies);
  for (const auto& [name, theirs] : other.devices) take_from(name, theirs);
}

std::string statistics_text(const Statistics& statistics) {
  std::string text;
  if (!statistics.device.empty()) text += "device " + statistics.device + '\n';
  for (const Tally& tally : statistics.tallies) text += line_of(tally) + '\n';
  for (const Tally& tally : statistics.tallies) {
    if (tally.recent.empty()) continue;
    text += std::string(recent_word) + ' ' + subject_of(tally) + ' ' + tally.recent + '\n';
  }
  for (const auto& [name, tallies] : statistics.devices) {
    for (const Tally& tally : tallies) text += "from " + name + ' ' + line_of(tally) + '\n';
  }
  if (!statistics.counted.empty()) {
    text += counted_word;
    for (const std::string& table : statistics.counted) text += ' ' + table;
    text += '\n';
  }
  for (const std::string& line : statistics.unknown) text += line + '\n';
  return text;
}

Statistics parse_statistics(std::string_view text) {
  Statistics statistics;
  while (!text.empty()) {
    const std::string_view line = take_field(text, '\n');
    if (!line.empty() && !take_line(statistics, line)) statistics.unknown.emplace_back(line);
  }
  return statistics;
}

}  // namespace allfours
