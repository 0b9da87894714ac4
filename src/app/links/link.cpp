#include "app/links/link.hpp"

#include <algorithm>
#include <array>

#include "app/features/settings/settings.hpp"
#include "core/game/link_end.hpp"
#include "core/text/ascii.hpp"
#include "core/text/number.hpp"

namespace allfours {

namespace {

constexpr int most_points = 99;
constexpr std::array<std::string_view, 6> keys{"seat", "beat", "bots", "puzzle", "by", "with"};
enum : std::uint8_t { seat, beat, bots, puzzle, by, with };

constexpr bool plain(char c) { return is_letter_or_digit(c) || c == '-' || c == '.'; }

// Percent-encodes a name for an address.
std::string encoded(std::string_view name) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string text;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    if (plain(c)) {
      text += c;
    } else {
      text += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
  }
  return text;
}

// Only players who have played can have a name.
std::optional<Fault> name_players(DuelRun& run, std::optional<std::string_view> first,
                                  std::optional<std::string_view> second) {
  for (const int player : {0, 1}) {
    const auto& text = player == 0 ? first : second;
    if (!text) continue;
    const std::string key(keys[at(by + player)]);
    if (run.duel.logs[at(player)].empty()) {
      return Fault{FaultKind::part_without, {key, std::string(duel_keys[at(player + 1)])}};
    }
    run.names[at(player)] = percent_decoded(*text);
    if (!valid_name(run.names[at(player)])) {
      return Fault{FaultKind::bad_duel_name, {key, std::to_string(longest_name), cut_short(*text)}};
    }
  }
  return std::nullopt;
}

// The events of this hand: from its beginning to that of the next.
std::span<const Event> events_of_hand(std::span<const Event> log, int hand) {
  std::size_t begin = 0;
  while (begin < log.size() &&
         !(log[begin].kind == EventKind::hand && log[begin].hand_number == hand)) {
    ++begin;
  }
  std::size_t end = begin;
  while (end < log.size() && log[end].kind != EventKind::hand_end) ++end;
  return log.subspan(begin, std::min(end + 1, log.size()) - begin);
}

// Says the words of a deal so that it is played as dealt; then checks that it is a puzzle.
std::optional<Fault> make_puzzle(OpenedLink& link, std::string_view word) {
  link.puzzle = find_goal(word);
  if (!link.puzzle) {
    std::string goals;
    for (int i = 0; i < goal_count; ++i) {
      goals += (goals.empty() ? "" : ", ") + std::string(wire(static_cast<Goal>(i)));
    }
    return Fault{FaultKind::bad_goal, {goals, cut_short(word)}};
  }
  Puzzle judge(*link.puzzle, link.seat);
  const int hand = link.game.table().hand;
  while (!link.game.over() && link.game.table().hand == hand &&
         link.game.table().phase != Phase::play) {
    if (link.game.play(judge.best(link.game.table()))) break;
  }
  const auto no = link.game.table().hand == hand ? judge.fault(link.game.table())
                                                 : std::optional(NoPuzzle::not_playing);
  if (!no) return std::nullopt;
  switch (*no) {
    case NoPuzzle::not_playing:
      return Fault{FaultKind::puzzle_not_playing};
    case NoPuzzle::settled:
      return Fault{FaultKind::puzzle_settled};
    case NoPuzzle::too_long:
      return Fault{FaultKind::puzzle_too_long};
    case NoPuzzle::too_good:
      return Fault{FaultKind::puzzle_too_good};
  }
  return std::nullopt;
}

// The parts of a link: those of `keys`, and the rest, which the record or the duel reads.
struct Parts {
  std::array<std::optional<std::string_view>, keys.size()> values;
  std::string rest;
  bool is_duel = false;
};

std::variant<Parts, Fault> sorted_parts(std::string_view text) {
  Parts parts;
  while (!text.empty()) {
    const std::string_view part = take_link_part(text);
    const auto equals = part.find('=');
    const std::string_view name = part.substr(0, equals);
    const auto key = std::ranges::find(keys, name);
    if (equals == std::string_view::npos || key == keys.end()) {
      parts.is_duel = parts.is_duel || std::ranges::count(duel_keys, name) > 0;
      if (!parts.rest.empty()) parts.rest += '&';
      parts.rest += part;
      // The record's parser refuses an empty part, wherever it is.
      if (part.empty()) parts.rest += '&';
      continue;
    }
    auto& value = parts.values[static_cast<std::size_t>(key - keys.begin())];
    if (value) return Fault{FaultKind::part_twice, {std::string(*key)}};
    value = part.substr(equals + 1);
  }
  return parts;
}

// The game, and the duel that it is a deal of.
std::optional<Fault> read_game(const Parts& parts, OpenedLink& link) {
  constexpr std::string_view others =
      ", duel=, one=, two=, by=, with=, seat=, beat=, bots=, puzzle=, lang=";
  if (!parts.is_duel) {
    for (const auto key : {by, with}) {
      if (parts.values[key])
        return Fault{FaultKind::part_without, {std::string(keys[key]), "duel"}};
    }
    auto opened = open_record(parts.rest, others);
    if (auto* no = std::get_if<Fault>(&opened)) return std::move(*no);
    link.game = std::move(std::get<OpenedRecord>(opened).game);
    link.moment = std::get<OpenedRecord>(opened).moment;
    return std::nullopt;
  }
  for (const auto key : {beat, puzzle}) {
    if (parts.values[key]) return Fault{FaultKind::duel_with, {std::string(keys[key])}};
  }
  auto duel = read_duel(parts.rest, others);
  if (auto* no = std::get_if<Fault>(&duel)) return std::move(*no);
  link.duel = DuelRun::of_link(std::get<Duel>(std::move(duel)));
  if (auto no = name_players(*link.duel, parts.values[by], parts.values[with])) return no;
  link.game = link.duel->game();
  return std::nullopt;
}

// What stands beside the game: seat, points to beat, bots and puzzle.
std::optional<Fault> read_beside(const Parts& parts, OpenedLink& link) {
  const auto& values = parts.values;
  if (values[seat]) {
    const int last = link.game.setup().players - 1;
    const auto number = plain_number(*values[seat], 0, last);
    if (!number) {
      return Fault{FaultKind::bad_seat, {std::to_string(last), cut_short(*values[seat])}};
    }
    link.seat = *number;
  }
  if (values[beat]) {
    link.beat = plain_number(*values[beat], -most_points, most_points);
    if (!link.beat) {
      return Fault{
          FaultKind::bad_beat,
          {std::to_string(-most_points), std::to_string(most_points), cut_short(*values[beat])}};
    }
  }
  if (values[bots]) {
    auto named = parse_bots(*values[bots], link.game.setup().players);
    if (auto* no = std::get_if<Fault>(&named)) return std::move(*no);
    link.bots = std::get<Bots>(named);
  }
  return values[puzzle] ? make_puzzle(link, *values[puzzle]) : std::nullopt;
}

}  // namespace

std::variant<OpenedLink, Fault> read_link(std::string_view arrived) {
  if (arrived.size() > longest_link) {
    return Fault{FaultKind::link_too_long, {std::to_string(longest_link)}};
  }
  const auto whole = parts_of_link(arrived);
  if (const auto* no = std::get_if<Fault>(&whole)) return *no;
  auto parts = sorted_parts(std::get<std::string>(whole));
  if (auto* no = std::get_if<Fault>(&parts)) return std::move(*no);
  OpenedLink link;
  if (auto no = read_game(std::get<Parts>(parts), link)) return std::move(*no);
  if (auto no = read_beside(std::get<Parts>(parts), link)) return std::move(*no);
  return link;
}

std::string link_text(const Link& link) {
  std::string text = record_text(link.record);
  if (link.seat != 0) text += "&seat=" + std::to_string(link.seat);
  if (link.beat) text += "&beat=" + std::to_string(*link.beat);
  const std::string others = others_text(link.bots, link.record.setup.players, link.seat);
  if (!others.empty()) text += "&bots=" + others;
  return text;
}

// The parts that follow a record follow a duel as well.
std::string duel_link(const Duel& duel, const DuelNames& names, int seat, const Bots& bots) {
  const std::string game = link_text({{duel.setup, {}}, seat, {}, bots});
  std::string text = duel_text(duel);
  for (const int player : {0, 1}) {
    const std::string& name = names[at(player)];
    if (name.empty() || duel.logs[at(player)].empty()) continue;
    text += "&" + std::string(keys[at(by + player)]) + "=" + encoded(name);
  }
  return text + game.substr(setup_text(duel.setup).size());
}

std::string puzzle_text(const Game& game, int seat, Goal goal) {
  std::string text = record_text(game);
  if (seat != 0) text += "&seat=" + std::to_string(seat);
  return text + "&puzzle=" + std::string(wire(goal));
}

int first_hand(const Setup& setup) { return setup.start ? setup.start->hand : 1; }

Record deal_of_hand(const Setup& setup, std::span<const Event> log, int hand) {
  if (hand == first_hand(setup)) return {setup, {}};
  Record record = record_of_hand(setup, log, hand);
  record.decisions.clear();
  return record;
}

int points_in_hand(std::span<const Event> log, int hand, int side) {
  int points = 0;
  for (const Event& event : events_of_hand(log, hand)) {
    if (event.kind == EventKind::award && event.side == side && event.counted) {
      points += event.points;
    }
  }
  return points;
}

bool hand_ended(std::span<const Event> log, int hand) {
  const auto events = events_of_hand(log, hand);
  return !events.empty() && events.back().kind == EventKind::hand_end;
}

}  // namespace allfours
