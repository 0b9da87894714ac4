#include "app/statistics.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace allfours {

namespace {

constexpr int most = 1000000000;

AwardFor kind(std::size_t i) { return static_cast<AwardFor>(i); }

// Removes and returns the first word.
std::string_view next_word(std::string_view& text) {
  const auto end = text.find(' ');
  const std::string_view word = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  return word;
}

bool take_number(std::string_view& text, int& into) {
  const std::string_view word = next_word(text);
  const char* end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, into);
  return error == std::errc() && stop == end && into >= -most && into <= most;
}

std::optional<Tally> read_line(std::string_view line) {
  Tally tally;
  tally.variant = find_variant(next_word(line));
  if (tally.variant == nullptr) return std::nullopt;
  while (!line.empty()) {
    const std::string_view name = next_word(line);
    bool good = false;
    if (name == "games") good = take_number(line, tally.games);
    if (name == "won") good = take_number(line, tally.won);
    if (name == "hands") good = take_number(line, tally.hands);
    if (name == "all_fours") good = take_number(line, tally.all_fours);
    for (std::size_t i = 0; i < award_kinds; ++i) {
      if (name != wire(kind(i))) continue;
      // "game" is a point too; "games" is read above.
      good = take_number(line, tally.own[i]) && take_number(line, tally.others[i]);
    }
    if (!good) return std::nullopt;
  }
  const bool possible = tally.won >= 0 && tally.games >= tally.won && tally.hands >= tally.games &&
                        tally.all_fours >= 0 && tally.hands >= tally.all_fours;
  if (!possible) return std::nullopt;
  return tally;
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
    if (event.kind == EventKind::game_end && event.side == side) game.won = 1;
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

void Statistics::add(const Tally& game) {
  auto found = std::find_if(tallies.begin(), tallies.end(),
                            [&](const Tally& other) { return other.variant == game.variant; });
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
}

std::string statistics_text(const Statistics& statistics) {
  std::string text;
  for (const Tally& tally : statistics.tallies) {
    text += tally.variant->id;
    text += " games " + std::to_string(tally.games) + " won " + std::to_string(tally.won) +
            " hands " + std::to_string(tally.hands) + " all_fours " +
            std::to_string(tally.all_fours);
    for (std::size_t i = 0; i < award_kinds; ++i) {
      if (tally.own[i] == 0 && tally.others[i] == 0) continue;
      text += " " + std::string(wire(kind(i))) + " " + std::to_string(tally.own[i]) + " " +
              std::to_string(tally.others[i]);
    }
    text += '\n';
  }
  for (const std::string& line : statistics.unknown) text += line + '\n';
  return text;
}

Statistics parse_statistics(std::string_view text) {
  Statistics statistics;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty()) continue;
    const auto read = read_line(line);
    const bool twice =
        read && std::any_of(statistics.tallies.begin(), statistics.tallies.end(),
                            [&](const Tally& other) { return other.variant == read->variant; });
    if (read && !twice) {
      statistics.tallies.push_back(*read);
    } else {
      statistics.unknown.emplace_back(line);
    }
  }
  return statistics;
}

}  // namespace allfours
